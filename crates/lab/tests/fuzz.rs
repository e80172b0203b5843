//! Fuzzes the parsers of bot specifications and run files: nothing panics, and what was parsed survives a round
//! trip.

#[path = "../../../tests/fuzz/damage.rs"]
mod damage;

use brocante_bots::Spec;
use brocante_core::Header;
use brocante_lab::run::{self, FileKind, Run, Writer};
use brocante_lab::sim::{Order, begin};
use std::fs;
use std::sync::atomic::AtomicBool;

#[test]
fn bot_names() {
    let good = ["hard", "guide/never-steals", "hard:20000", "flat-guide:250ms", "easy", "random", "normal"];
    let good: Vec<String> = good.into_iter().map(str::to_owned).collect();
    bolero::check!().with_iterations(5000).for_each(|bytes: &[u8]| {
        let Ok(spec) = damage::text(bytes, &good).parse::<Spec>() else { return };
        assert_eq!(spec.to_string().parse::<Spec>().as_ref(), Ok(&spec));
    });
}

#[test]
fn runs() {
    let folder = tempfile::tempdir().unwrap();
    let order = Order {
        table: Header::new("vintage", 3),
        bots: vec!["easy".to_owned(), "random".to_owned()],
        styles: false,
        games: 4,
        seed: "a seed".to_owned(),
        moves: false,
        file: FileKind::Csv,
        dir: folder.path().join("run"),
    };
    begin(&order, 1, &AtomicBool::new(false), |_| {}).unwrap();
    let (dir, again) = (order.dir.as_path(), folder.path().join("again"));
    fs::create_dir(&again).unwrap();
    let files = [run::info_path(dir), run::games_csv(dir)];
    let good = files.each_ref().map(|file| fs::read_to_string(file).unwrap());
    bolero::check!().with_iterations(1000).for_each(|bytes: &[u8]| {
        let Some((&which, rest)) = bytes.split_first() else { return };
        let at = usize::from(which % 2);
        fs::write(&files[at], damage::text(rest, &good[at..=at])).unwrap();
        fs::write(&files[1 - at], &good[1 - at]).unwrap();
        let Ok(read) = Run::read(dir) else { return };
        let _ = fs::remove_file(run::games_csv(&again));
        run::write_info(&again, &read.info).unwrap();
        let mut writer = Writer::open(&again, &read.info, true).unwrap();
        for row in &read.games {
            writer.game(&read.info, row, &[]).unwrap();
        }
        writer.flush().unwrap();
        drop(writer);
        // NaN is not equal to itself, so compare the debug output.
        let written = Run::read(&again).unwrap();
        assert_eq!(format!("{written:?}"), format!("{read:?}"));
    });
}
