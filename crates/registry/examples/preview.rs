//! Writes a game's page to a file, to view it in a browser without a server:
//! `cargo run -p brocante-registry --example preview -- vintage 4 30 0 en light out.html`
//! The arguments are game, seats, ply (`end` for a finished game), viewer's seat or `public`, language, theme and
//! file. The game's guide chooses the moves.

use brocante_core::{Header, Remark, Rng, Seat, Seed, Viewer};
use brocante_show::page::{raw, seat_class, seat_sign};
use brocante_show::{Frame, Offer, Translator};
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
    let language = game.language(lang);
    let names: Vec<String> =
        ["Ada", "Basile", "Chloé", "Dov", "Emeka", "Freya", "Gus", "Hanneke"].map(str::to_owned).to_vec();
    let translator = Translator::new(&language, &names, viewer);
    let header = Header {
        seed: Some(Seed::from_text(args.get(7).map_or("preview", String::as_str))),
        ..Header::new(game.info().name, seats)
    };
    let mut table = game.open(&header).unwrap_or_else(|refused| panic!("{}", translator.text(&refused.message)));
    let mut rng = Rng::new(5);
    let mut remarks = Vec::new();
    while table.ply() < upto && !table.is_over() {
        let seat = table.to_act().first().expect("a seat is to act");
        if table.speech().is_some_and(|speech| speech.seat == seat) {
            let translator = Translator::new(&language, &names, Viewer::Seat(seat));
            remarks.push(Remark { seat, ply: table.ply(), text: game.patter(&*table, &translator, &mut rng) });
        }
        let mv = table.guided_move(seat, &mut rng);
        table.play(seat, &mv).unwrap_or_else(|refused| panic!("{mv}: {}", translator.text(&refused.message)));
    }
    let shown = game.render(
        &*table,
        &Frame {
            translator,
            action: "#",
            at: 0,
            remarks: &remarks,
            offer: Offer::Everything,
            hand_only: args.get(8).is_some_and(|word| word == "hand"),
            cache: None,
        },
    );
    let yours = viewer.seat().is_some_and(|seat| table.to_act().contains(seat));
    let page = html! {
        (DOCTYPE)
        html lang=(lang) data-theme=(theme) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                style { (PreEscaped(include_str!("../../../web/style.css"))) (raw(game.assets().style)) }
            }
            body {
                (PreEscaped(std::fs::read_to_string("web/sprite.svg").unwrap_or_default()))
                (raw(game.assets().sprite))
                div class={ "table game-" (game.info().name) } {
                    section.seats {
                        @for (seat, panel) in Seat::all(seats).zip(&shown.panels) {
                            div class={ "panel " (seat_class(seat)) @if table.to_act().contains(seat) { " to-act" } } {
                                div.who { (seat_sign(seat)) " " strong { (translator.name(seat)) } }
                                (panel)
                            }
                        }
                    }
                    section class={ "status" @if yours { " yours" } } {
                        div {
                        p.prompt { (shown.prompt) }
                        form.choices {
                            @for choice in shown.choices.iter().filter(|choice| choice.targets.is_empty()) {
                                button type="button" title=(choice.targets.join(" ")) { (choice.sentence) }
                            }
                        }
                        (shown.forms)
                        }
                    }
                    main.board-area { div.board { (shown.board) } }
                    aside.aside {
                        ol { @for line in game.log_since(&*table, table.ply().saturating_sub(8), &translator) { li { (line.text) } } }
                        @if let Some(score) = game.score(&*table, &translator) {
                            @for seat in score {
                                p { strong { (translator.name(seat.seat)) " " (seat.points) } }
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
