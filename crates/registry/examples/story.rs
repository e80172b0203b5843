//! Helps to write `stories.toml`: tells a story note by note, then says where its moves lead and what may
//! follow. `cargo run -p brocante-registry --example story -- vintage first-game [LANG] [PLIES]`
//! With PLIES, guides play on so far; their moves are printed as lines for the file.

use brocante_core::story::stories;
use brocante_core::text::{Speaker, Tongue};
use brocante_core::{Rng, Viewer};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, name, ..] = &args[..] else { panic!("story GAME NAME [LANG] [PLIES]") };
    let game = brocante_registry::game(game).expect("a game of the registry");
    let tongue = Tongue::new(game.info(), args.get(2).map_or("en", String::as_str));
    let plies: usize = args.get(3).map_or(0, |plies| plies.parse().expect("a number of plies"));
    let stories = stories(game.info()).unwrap_or_else(|error| panic!("{error}"));
    let story = stories.iter().find(|story| story.name == *name).expect("a story of the file");
    let names: Vec<String> =
        ["Ada", "Marcel", "Suzanne", "Lucien", "Colette", "Gaston", "Yvonne", "Fernand"].map(str::to_owned).to_vec();
    let speaker = Speaker::new(&tongue, &names, Viewer::Seat(story.seat));
    let mut told = 0;
    for (step, note) in story.notes.iter().enumerate() {
        let table = story.open(game, step, &tongue).unwrap_or_else(|refused| panic!("{}", refused.sentence));
        for line in table.log_since(told, &speaker) {
            println!("    {:3} {}", line.ply, line.text);
        }
        told = table.ply() + 1;
        println!("\n# {} at {}: {}", note.say, note.at, speaker.say(&story.say(note)));
        println!("  [{}]", table.prompt(&speaker));
        if let Some(mv) = story.asked(step) {
            println!("  > {} {mv}", table.speak_move(mv, &speaker));
        }
    }
    let mut table = story.open(game, usize::MAX, &tongue).unwrap_or_else(|refused| panic!("{}", refused.sentence));
    let mut rng = Rng::new(1);
    println!("\nafter all {} moves:", table.ply());
    for _ in 0..plies {
        let Some(seat) = table.to_act().first() else { break };
        let mv = table.guide(seat, &mut rng);
        println!("  '{} {mv}',", seat.0);
        table.play(seat, &mv, &speaker).unwrap_or_else(|refused| panic!("{}", refused.sentence));
    }
    println!("{}", table.sketch(&speaker));
    for seat in table.to_act().iter() {
        for mv in table.moves(seat).0 {
            println!("  '{} {mv}',   {}", seat.0, table.speak_move(&mv, &speaker));
        }
    }
    println!("points so far: {:?}, over: {}", table.points_so_far(), table.is_over());
}
