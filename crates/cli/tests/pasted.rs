//! The texts of `tests/data/pasted/` on the command line: each is what the table there says.

use std::path::{Path, PathBuf};

use assert_cmd::Command;

/// A row of the table.
struct Answer<'a> {
    file: &'a str,
    games: Vec<&'a str>,
    /// Black's name and White's, if the text has them.
    names: Option<(&'a str, &'a str)>,
    /// What standard error says of a text with a fault.
    sentence: &'a str,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/pasted")
}

fn answers(table: &str) -> Vec<Answer<'_>> {
    let rows = table.lines().filter(|line| line.contains(".txt |"));
    let answers = rows.map(|row| {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let [_, file, games, names, sentence, ..] = cells[..] else {
            panic!("{row}");
        };
        let games = match games.len() {
            66 => vec![games],
            _ => games.split_whitespace().collect(),
        };
        Answer {
            file,
            games,
            names: names.split_once(", "),
            sentence,
        }
    });
    answers.collect()
}

/// The standard output and error of `reversi convert FILE --to NOTATION`, and its exit status.
fn convert(file: &Path, notation: &str) -> (String, String, Option<i32>) {
    let mut program = Command::cargo_bin("reversi").expect("cargo builds the program");
    let program = program.arg("convert").arg(file).args(["--to", notation]);
    let output = program.output().expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("a text");
    (
        text(output.stdout),
        text(output.stderr),
        output.status.code(),
    )
}

#[test]
fn each_pasted_text_is_what_the_table_says() {
    const START: &str = "---------------------------OX------XO--------------------------- X";
    let folder = folder();
    let table = std::fs::read_to_string(folder.join("README.md")).expect("the table");
    let answers = answers(&table);
    let files = std::fs::read_dir(&folder).expect("the folder");
    assert_eq!(files.count(), answers.len() + 1, "a row for each file");
    for answer in answers {
        let file = folder.join(answer.file);
        let (out, err, code) = convert(&file, "position");
        let written = answer.games.iter().map(|game| match game.len() {
            66 => (*game).to_owned(),
            _ => format!("{START}\n{game}"),
        });
        let games: Vec<&str> = out.split("\n\n").map(str::trim).collect();
        let found: Vec<&str> = games.into_iter().filter(|game| !game.is_empty()).collect();
        assert_eq!(found, written.collect::<Vec<_>>(), "{}: {err}", answer.file);
        let fault = format!("{}, {}", file.display(), answer.sentence);
        let is_whole = answer.sentence.is_empty();
        assert_eq!(code, Some(i32::from(!is_whole)), "{}", answer.file);
        assert!(is_whole || err.contains(&fault), "{err}");
        if let (Some((black, white)), false) = (answer.names, found.is_empty()) {
            let (out, ..) = convert(&file, "pgn");
            for name in [
                format!("[Black \"{black}\"]"),
                format!("[White \"{white}\"]"),
            ] {
                assert_eq!(out.matches(&name).count(), found.len(), "{out}");
            }
        }
    }
}
