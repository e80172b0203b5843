//! Helps to write `stories.toml`: prints a story note by note, then the position after its moves and the legal
//! moves there. Usage: `cargo run -p brocante-registry --example story -- vintage first-game [LANG] [PLIES]`. With
//! PLIES, the guide plays that many moves further and prints them as lines for the file.

use brocante_core::{Rng, Viewer};
use brocante_show::Translator;
use brocante_show::story::stories;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, name, ..] = &args[..] else { panic!("story GAME NAME [LANG] [PLIES]") };
    let game = brocante_registry::game(game).expect("a game of the registry");
    let language = game.language(args.get(2).map_or("en", String::as_str));
    let plies: usize = args.get(3).map_or(0, |plies| plies.parse().expect("a number of plies"));
    let stories = stories(game).unwrap_or_else(|error| panic!("{error}"));
    let story = stories.iter().find(|story| story.name == *name).expect("a story of the file");
    let names: Vec<String> =
        ["Ada", "Marcel", "Suzanne", "Lucien", "Colette", "Gaston", "Yvonne", "Fernand"].map(str::to_owned).to_vec();
    let translator = Translator::new(&language, &names, Viewer::Seat(story.seat));
    let mut told = 0;
    for (step, note) in story.notes.iter().enumerate() {
        let table = story
            .open(game, step, language.lang())
            .unwrap_or_else(|refused| panic!("{}", translator.text(&refused.message)));
        for line in game.log_since(&*table, told, &translator) {
            println!("    {:3} {}", line.ply, line.text);
        }
        told = table.ply() + 1;
        println!("\n# {} at {}: {}", note.say, note.at, translator.text(&story.message(note)));
        println!("  [{}]", game.prompt(&*table, &translator));
        if let Some(mv) = story.asked(step) {
            println!("  > {} {mv}", game.describe_move(&*table, mv, &translator));
        }
    }
    let mut table = story
        .open(game, usize::MAX, language.lang())
        .unwrap_or_else(|refused| panic!("{}", translator.text(&refused.message)));
    let mut rng = Rng::new(1);
    println!("\nafter all {} moves:", table.ply());
    for _ in 0..plies {
        let Some(seat) = table.to_act().first() else { break };
        let mv = table.guided_move(seat, &mut rng);
        println!("  '{} {mv}',", seat.0);
        table.play(seat, &mv).unwrap_or_else(|refused| panic!("{}", translator.text(&refused.message)));
    }
    println!("{}", game.sketch(&*table, &translator));
    for seat in table.to_act().iter() {
        for mv in table.moves(seat).0 {
            println!("  '{} {mv}',   {}", seat.0, game.describe_move(&*table, &mv, &translator));
        }
    }
    println!("points so far: {:?}, over: {}", table.points_so_far(), table.is_over());
}
