//! Writes a game's page to a file, to be looked at in a browser without a server:
//! `cargo run -p brocante-registry --example preview -- vintage 4 30 0 en light out.html`
//! (game, seats, ply, viewer's seat or `public`, language, theme, file; ply `end` for a finished game). Bots' guides choose the moves.

use brocante_core::show::{raw, seat_class, seat_sign};
use brocante_core::text::{Speaker, Tongue};
use brocante_core::{Frame, Header, Offer, Rng, Seat, Seed, Viewer, Words};
use maud::{DOCTYPE, PreEscaped, html};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, seats, ply, viewer, lang, theme, file, ..] = &args[..] else {
        panic!("preview GAME SEATS PLY|end VIEWER|public LANG THEME FILE [SEED [hand]]")
    };
    let game = brocante_registry::game(game).expect("a game of the registry");
    let seats: u8 = seats.parse().expect("a number of seats");
    let upto = ply.parse().unwrap_or(usize::MAX);
    let viewer = viewer.parse().map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
    let tongue = Tongue::new(game.info(), lang);
    let names: Vec<String> =
        ["Ada", "Basile", "Chloé", "Dov", "Emeka", "Freya", "Gus", "Hanneke"].map(str::to_owned).to_vec();
    let speaker = Speaker::new(&tongue, &names, viewer);
    let header = Header {
        seed: Some(Seed::from_text(args.get(7).map_or("preview", String::as_str))),
        ..Header::new(game.info().name, seats)
    };
    let mut table = game.open(&header, &tongue).unwrap_or_else(|refused| panic!("{}", refused.sentence));
    let mut rng = Rng::new(5);
    let mut words = Vec::new();
    while table.ply() < upto && !table.is_over() {
        let seat = table.to_act().first().expect("somebody is to act");
        if table.speech().is_some_and(|speech| speech.seat == seat) {
            let speaker = Speaker::new(&tongue, &names, Viewer::Seat(seat));
            words.push(Words { seat, ply: table.ply(), text: table.patter(&speaker, &mut rng) });
        }
        let mv = table.guide(seat, &mut rng);
        table.play(seat, &mv, &speaker).unwrap_or_else(|refused| panic!("{mv}: {}", refused.sentence));
    }
    let shown = table.show(&Frame {
        speaker,
        action: "#",
        at: 0,
        words: &words,
        offer: Offer::Everything,
        hand_only: args.get(8).is_some_and(|word| word == "hand"),
        memory: None,
    });
    let yours = viewer.seat().is_some_and(|seat| table.to_act().contains(seat));
    let page = html! {
        (DOCTYPE)
        html lang=(lang) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                style { (PreEscaped(include_str!("../../../web/style.css"))) (raw(game.look().style)) }
            }
            body {
                (PreEscaped(std::fs::read_to_string("web/sprite.svg").unwrap_or_default()))
                (raw(game.look().sprite))
                div class={ "table game-" (game.info().name) } {
                    section.seats {
                        @for (seat, panel) in Seat::all(seats).zip(&shown.panels) {
                            div class={ "panel " (seat_class(seat)) @if table.to_act().contains(seat) { " to-act" } } {
                                div.who { (seat_sign(seat)) " " strong { (speaker.name(seat)) } }
                                (panel)
                            }
                        }
                    }
                    section class={ "status" @if yours { " yours" } } {
                        div {
                        p.prompt { (shown.prompt) }
                        form.choices {
                            @for choice in shown.choices.iter().filter(|choice| choice.spots.is_empty()) {
                                button type="button" title=(choice.spots.join(" ")) { (choice.sentence) }
                            }
                        }
                        (shown.forms)
                        }
                    }
                    main.board-area { div.board { (shown.board) } }
                    aside.aside {
                        ol { @for line in table.log_since(table.ply().saturating_sub(8), &speaker) { li { (line.text) } } }
                        @if let Some(score) = table.score(&speaker) {
                            @for seat in score {
                                p { strong { (speaker.name(seat.seat)) " " (seat.points) } }
                                ul { @for line in seat.lines { li { (line.points) " " (line.what) } } }
                            }
                        }
                    }
                }
            }
        }
    };
    std::fs::write(file, page.into_string()).expect("the file can be written");
    println!("ply {} of a game that {}", table.ply(), if table.is_over() { "is over" } else { "goes on" });
}
