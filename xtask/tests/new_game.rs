//! A new game is a folder and three lines, and passes the laws at once: made in a copy of the
//! workspace, with the program a person would use.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").canonicalize().unwrap()
}

/// Copies what the workspace is made of, without what was built.
fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let name = entry.file_name();
        let hidden = name.to_string_lossy().starts_with('.') && name != ".cargo";
        if hidden || name.to_string_lossy().starts_with("target") || name == "node_modules" {
            continue;
        }
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &to.join(name)),
            false => drop(fs::copy(entry.path(), to.join(name)).unwrap()),
        }
    }
}

fn xtask(copy: &Path, args: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_xtask")).args(args).current_dir(copy).output().unwrap();
    (output.status.success(), String::from_utf8_lossy(&output.stderr).into_owned())
}

#[test]
fn a_new_game_passes_the_laws_at_once() {
    let copied = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("new-game");
    let _ = fs::remove_dir_all(&copied);
    copy(&root(), &copied);
    for wrong in ["Tea", "tea--party", "", "../tea", "boxes"] {
        let (made, error) = xtask(&copied, &["new-game", wrong]);
        assert!(!made && error.lines().count() == 1, "{wrong}: {error}");
    }
    let (made, error) = xtask(&copied, &["new-game", "tea-party"]);
    assert!(made, "{error}");
    // Shared with the workspace, so that the dependencies are built once.
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).parent().unwrap();
    let cargo = |args: &[&str]| {
        let mut command = Command::new(env!("CARGO"));
        command.args(args).current_dir(&copied).env("BLESS", "1").env("CARGO_TARGET_DIR", target);
        let output = command.output().unwrap();
        let text = String::from_utf8_lossy(&output.stdout).into_owned() + &String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "cargo {args:?}: {}\n{text}", output.status);
    };
    cargo(&["fmt", "--package", "brocante-tea-party"]);
    cargo(&["test", "--quiet", "--package", "brocante-tea-party"]);
    cargo(&["test", "--quiet", "--package", "brocante-registry", "--test", "conformance"]);
    let laws = ["run", "--quiet", "--package", "brocante-registry", "--example", "laws", "--"];
    cargo(&[&laws[..], &["--games", "200", "--game", "tea-party"]].concat());
    fs::remove_dir_all(&copied).unwrap();
}
