//! Players with faults: programs written as shell scripts.

use super::*;

/// A match of two games between "ramscher" and a program that does `wrong` when it is to
/// move; returns the fault that is reported of it in the game in which it is Black.
fn fault_of(wrong: &str) -> String {
    fault_within("60", wrong)
}

/// The same, with a limit in seconds for each answer.
fn fault_within(limit: &str, wrong: &str) -> String {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let script = folder.path().join("faulty");
    let script_text = format!(
        "while read -r line; do\n  case \"$line\" in\n    genmove*) {wrong} ;;\n    \
         quit) exit 0 ;;\n    *) printf '=\\n\\n' ;;\n  esac\ndone\n"
    );
    std::fs::write(&script, script_text).expect("the file can be written");
    let program = format!("sh '{}'", script.display());
    let options = ["--games", "2", "--plies", "0", "--move-limit", limit];
    let (code, out, err) = reversi(&[&["match", &program, "ramscher"], &options[..]].concat());
    assert_eq!(code, Some(0), "{err}");
    assert!(
        out.contains("games 2 wins 0 draws 0 losses 2 score 0.0 %"),
        "{out}"
    );
    assert!(
        out.contains("lost by a fault: 2, by a fault of the other: 0"),
        "{out}"
    );
    let lines: Vec<&str> = err.lines().collect();
    assert_eq!(lines.len(), 2, "{err}");
    let (before, behind) = lines[0].split_once(" (Black) ").expect("the side is named");
    assert_eq!(before, format!("reversi: in game 1, {program:?}"));
    // The second game starts the program again, which has the same fault.
    let again = format!("reversi: in game 2, {program:?} (White) ");
    let again = lines[1].strip_prefix(&again).expect("the side is named");
    let known = behind
        .split(&['"', ';'][..])
        .next()
        .expect("there is a text");
    assert!(
        again.starts_with(known) && !again.contains("boardsize"),
        "{err}"
    );
    let start = "---------------------------OX------XO--------------------------- X";
    let said = behind.strip_suffix(&format!("; the position is {start}"));
    said.unwrap_or_else(|| panic!("{err}")).to_owned()
}

#[test]
fn an_illegal_move_loses_the_game() {
    assert_eq!(
        fault_of("printf '= a1\\n\\n'"),
        "plays a1, which is illegal: a disc on a1 would enclose nothing"
    );
    assert_eq!(
        fault_of("printf '= PASS\\n\\n'"),
        "plays pass, which is illegal: only a side that cannot move may pass"
    );
    assert_eq!(
        fault_of("printf '= resign\\n\\n'"),
        "answers \"resign\", which is no move"
    );
    assert_eq!(
        fault_of("printf '? no idea\\n\\n'"),
        "answers \"no idea\" to \"genmove b\""
    );
}

#[test]
fn a_program_that_ends_loses_the_game_and_its_last_words_are_reported() {
    assert_eq!(
        fault_of("echo 'out of memory' >&2; exit 3"),
        "ends instead of answering \"genmove b\", its last words being \"out of memory\""
    );
    assert_eq!(
        fault_of("exit 0"),
        "ends instead of answering \"genmove b\""
    );
}

#[test]
fn a_program_that_does_not_answer_loses_the_game() {
    assert_eq!(
        fault_within("4", "exec sleep 1000"),
        "gives no answer to \"genmove b\" within 4 s"
    );
}

#[test]
fn an_answer_without_an_end_loses_the_game() {
    assert_eq!(
        fault_of("printf '= '; exec cat /dev/zero"),
        "answers \"genmove b\" with more than 65536 bytes"
    );
}

#[test]
fn a_program_that_does_not_speak_the_protocol_cannot_play() {
    let arguments = [
        "match",
        "cat",
        "ramscher",
        "--games",
        "2",
        "--move-limit",
        "1",
    ];
    let (code, out, err) = reversi(&arguments);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert_eq!(
        err,
        "reversi: \"cat\" gives no answer to \"boardsize 8\" within 1 s\n"
    );
}
