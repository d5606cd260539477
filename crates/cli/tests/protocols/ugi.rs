//! Conversations by the Universal Game Interface, as its specification has them.

use crate::program::{self, Running};

/// The answers of the program to `commands` at a level.
fn conversation(level: &str, commands: &str) -> Vec<String> {
    let answers = program::answers("ugi", level, commands);
    answers.lines().map(str::to_owned).collect()
}

/// Black has to pass after these moves.
const FORCED_PASS: &str = "position startpos moves f5 f6 d3 g5 h5 h4 f7 h6";
/// Black takes all discs with the last move.
const WIPEOUT: &str = "position startpos moves e6 f4 e3 f6 g5 d6 e7 f5 c5";

#[test]
fn the_session_of_the_specification_is_answered() {
    let commands = "ugi \n isready \n uginewgame \n position startpos\nquery p1turn\ngo depth 4\n\
                    position startpos moves f5\nquery p1turn\nquery result\nquery gameover\n";
    let answers = conversation("10", commands);
    assert!(answers[0].starts_with("id name Reversi "), "{answers:?}");
    assert_eq!(answers[3..6], ["ugiok", "readyok", "response true"]);
    let last_info = &answers[answers.len() - 5];
    let words: Vec<&str> = last_info.split(' ').collect();
    assert_eq!(
        [words[0], words[1], words[2], words[3], words[4]],
        ["info", "depth", "4", "score", "cp"]
    );
    let played = answers[answers.len() - 4].strip_prefix("bestmove ");
    assert!(
        ["d3", "c4", "f5", "e6"].map(Some).contains(&played),
        "{answers:?}"
    );
    assert_eq!(words.last().map(|_| words[11]), played, "{last_info}");
    let queries = ["response false", "response none", "response false"];
    assert_eq!(answers[answers.len() - 3..], queries);
}

#[test]
fn several_threads_answer_by_time_and_by_depth() {
    for limit in ["depth 9", "movetime 200"] {
        let mut program = assert_cmd::Command::cargo_bin("reversi").expect("cargo builds it first");
        let commands = format!("position startpos moves f5 f6 e6 f4 g5 c5 d3\ngo {limit}\n");
        let output = program
            .args(["ugi", "--threads", "3"])
            .write_stdin(commands);
        let output = output.output().expect("the program starts");
        let text = String::from_utf8(output.stdout).expect("answers are text");
        let played = text
            .lines()
            .last()
            .and_then(|line| line.strip_prefix("bestmove "));
        assert!(
            played.is_some_and(|played| played.len() == 2),
            "{limit}: {text}"
        );
    }
}

#[test]
fn the_first_player_is_black_and_a_forced_pass_is_a_move_that_may_be_left_out() {
    let answers =
        |position: &str| conversation("ramscher", &format!("{position}\nquery p1turn\ngo\n"));
    assert_eq!(answers(FORCED_PASS), ["response true", "bestmove 0000"]);
    let passed = answers(&format!("{FORCED_PASS} 0000"));
    assert_eq!(passed[0], "response false");
    assert_ne!(passed[1], "bestmove 0000");
    let with = answers(&format!("{FORCED_PASS} 0000 c5"));
    let without = answers(&format!("{FORCED_PASS} c5"));
    assert_eq!(with, without);
}

#[test]
fn the_end_of_a_game_has_a_result() {
    let query = "\nquery gameover\nquery result\ngo\n";
    let answers = conversation("ramscher", &format!("{WIPEOUT}{query}"));
    assert_eq!(
        answers,
        ["response true", "response p1win", "bestmove 0000"]
    );
}

#[test]
fn a_board_is_rows_with_digits_or_sixty_four_squares() {
    let after = |board: &str| {
        conversation(
            "ramscher",
            &format!("position fen {board} moves f5\nquery p1turn\ngo\n"),
        )
    };
    let start = conversation("ramscher", "position startpos moves f5\nquery p1turn\ngo\n");
    assert_eq!(after("8/8/8/3OX3/3XO3/8/8/8 X"), start);
    assert_eq!(after("8/8/8/3ox3/3xo3/8/8/8 x 0 1"), start);
    let squares = "---------------------------OX------XO---------------------------";
    assert_eq!(after(&format!("{squares} X")), start);
}

#[test]
fn the_clock_of_the_side_to_move_limits_the_search() {
    // An hour of the other side must not be spent, nor a time that has run out be refused.
    let commands = "position startpos moves f5\n\
                    go p1time 3600000 p2time 40 p1inc 0 p2inc 0\n\
                    go p1time 3600000 p2time -5 p1inc 3600000 p2inc 0\ngo movetime 10\ngo nodes 500\n";
    let answers = conversation("10", commands);
    let moves = answers.iter().filter(|line| line.starts_with("bestmove "));
    assert_eq!(moves.count(), 4, "{answers:?}");
}

#[test]
fn stop_ends_an_endless_search_and_no_move_comes_before_it() {
    let mut program = Running::start("ugi");
    // Endless in two ways: too many squares to be solved, and one that is solved at once.
    program.send("position startpos moves f5 d6 c5 f4 e3 c6 d3 f6 e6 d7\ngo infinite");
    program.read_to("info depth 4 ");
    program.send("stop");
    program.read_to("bestmove ");
    let board = "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXO-";
    program.send(&format!("position fen {board} X\ngo infinite\n isready"));
    let lines = program.read_to("readyok");
    assert!(
        !lines.iter().any(|line| line.starts_with("bestmove")),
        "{lines:?}"
    );
    program.send("stop");
    assert_eq!(program.read_to("bestmove"), ["bestmove h8"]);
    program.send("go infinite\nquit");
    program.read_to("bestmove h8");
    program.assert_success();
}

#[test]
fn several_moves_are_valued_from_the_best_to_the_worst_and_the_best_is_played() {
    let answers = conversation(
        "10",
        "setoption name MultiPV value 2\nposition startpos moves f5\ngo depth 4\n",
    );
    let [.., first, second, played] = &answers[..] else {
        panic!("{answers:?}");
    };
    let words = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let (first, second) = (words(first), words(second));
    assert_eq!(first[..5], ["info", "depth", "4", "multipv", "1"]);
    assert_eq!(second[..5], ["info", "depth", "4", "multipv", "2"]);
    let score = |words: &[String]| words[7].parse::<i32>().expect("a score");
    assert!(score(&first) >= score(&second), "{answers:?}");
    assert_ne!(first[13], second[13], "{answers:?}");
    assert_eq!(*played, format!("bestmove {}", first[13]));
    // A bot has no search that could be widened.
    let bot = "setoption name multipv value 2\ngo\n";
    assert_eq!(conversation("ramscher", bot).len(), 1);
}

#[test]
fn a_fault_is_named_and_changes_nothing() {
    for (line, fault) in [
        ("dance", "\"dance\" is no command"),
        (
            "setoption name hash value 512",
            "there is no option \"hash\"",
        ),
        ("setoption MultiPV", "there is no option \"MultiPV\""),
        (
            "setoption name MultiPV value 0",
            "\"0\" is no number of moves to value, at least 1",
        ),
        (
            "query",
            "\"\" is no query; there are gameover, p1turn and result",
        ),
        (
            "position",
            "\"\" is no position; it is startpos, or fen and a board",
        ),
        (
            "position here",
            "\"here\" is no position; it is startpos, or fen and a board",
        ),
        (
            "position fen 8/8 X",
            "the board cannot be read: only 17 of 64 squares are given",
        ),
        (
            "position startpos moves f5 a1",
            "move 2 is illegal: a disc on a1 would enclose nothing",
        ),
        (
            "position startpos moves f5 z9",
            "move 2, \"z9\", is none; it is a square like f5, or 0000",
        ),
        (
            "position startpos moves 0000",
            "move 1 is illegal: only a side that cannot move may pass",
        ),
        ("go depth", "\"\" is no number"),
        ("go fast", "\"fast\" is no limit of a search"),
    ] {
        let answers = conversation("aufpasser", &format!("{FORCED_PASS}\n{line}\ngo\n"));
        let expected = [format!("info string {fault}"), "bestmove 0000".to_owned()];
        assert_eq!(answers, expected, "{line}");
    }
}
