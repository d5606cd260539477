//! The commands that make files of the project, as programs.

use std::path::{Path, PathBuf};

use assert_cmd::Command;

fn trainer() -> Command {
    Command::cargo_bin("reversi-trainer").expect("the trainer is built")
}

fn output(command: &mut Command) -> (Option<i32>, String, String) {
    let output = command.output().expect("the program starts");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.code(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

fn write(folder: &Path, name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("the folder is writable");
    path
}

#[test]
fn a_line_of_an_exercise_goes_on_while_one_move_is_right() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let exercises = include_str!("../../../data/exercises.txt");
    // The first paragraph is about the file.
    let mut paragraphs = exercises.split("\n\n").skip(1);
    let longer = paragraphs
        .find(|text| text.lines().last().is_some_and(|line| line.contains(' ')))
        .expect("an exercise of several moves");
    let (task, line) = longer.trim().rsplit_once('\n').expect("a line");
    let first = line.split(' ').next().expect("a move");
    let continued = |difficulty: &str| {
        let task = task.replace(" 2 ", difficulty).replace(" 3 ", difficulty);
        let text = format!("# of the file\n\n{task}\n{first}\n");
        let file = write(folder.path(), "exercises.txt", text.as_bytes());
        let (code, out, _) = output(trainer().args(["exercises", "lines"]).arg(file));
        assert_eq!(code, Some(0));
        out.trim().rsplit_once('\n').expect("a line").1.to_owned()
    };
    assert_eq!(continued(" 2 "), line);
    assert_eq!(continued(" 1 "), first);
}

#[test]
fn balanced_starts_are_openings_of_eight_plies() {
    let (code, out, _) = output(trainer().args(["starts", "--count", "2"]));
    let lines: Vec<&str> = out.lines().collect();
    assert_eq!((code, lines.len()), (Some(0), 2), "{out}");
    assert!(
        lines
            .iter()
            .all(|line| line.len() == 16 && line.starts_with("f5"))
    );
}
