//! Conversations by the NBoard protocol, as its specification has them.

use crate::program;

/// The answers of the program to `commands` at a level.
fn conversation(level: &str, commands: &str) -> Vec<String> {
    let answers = program::answers("nboard", level, commands);
    answers.lines().map(str::to_owned).collect()
}

/// The answers that begin with `word`.
fn of<'a>(answers: &'a [String], word: &str) -> Vec<&'a str> {
    let begins = answers.iter().map(String::as_str);
    begins
        .filter(|answer| answer.split(' ').next() == Some(word))
        .collect()
}

/// The values of an analysis, each with the number of moves before its position.
fn analysis(answers: &[String]) -> Vec<(usize, f64)> {
    let lines = of(answers, "analysis").into_iter();
    let read = lines.map(|line| {
        let words: Vec<&str> = line.split(' ').collect();
        let [_, moves, value] = words[..] else {
            panic!("an analysis is a number and a value: {line}");
        };
        let moves = moves.parse().expect("a number of moves");
        (moves, value.parse().expect("a value"))
    });
    read.collect()
}

/// The game of the specification's example session.
const GAME: &str = "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[./mEdax]PW[chris]\
                    RE[?]TI[15:00]TY[8]BO[8 ---------------------------O*------*O-----------------\
                    ---------- *]B[F5]W[F6]B[D3]W[C5]B[E6]W[F7]B[E7]W[F4];)\n";

/// Black has to pass after these moves.
const FORCED_PASS: &str =
    "move F5\nmove F6\nmove D3\nmove G5\nmove H5\nmove H4\nmove F7\nmove H6\n";

#[test]
fn the_session_of_the_specification_ends_with_a_move_its_value_and_its_time() {
    let commands = format!("nboard 2\n{GAME}set depth 6\nping 1\ngo\n");
    let answers = conversation("10", &commands);
    let fixed = [
        "set myname Reversi6",
        "pong 1",
        "status Reversi is thinking",
    ];
    assert_eq!(answers[..3], fixed, "{answers:?}");
    assert_eq!(
        answers.last().map(String::as_str),
        Some("status Reversi is waiting")
    );
    let [played] = of(&answers, "===")[..] else {
        panic!("one move is answered: {answers:?}");
    };
    let words: Vec<&str> = played.split(' ').collect();
    assert_eq!(words.len(), 4, "{played}");
    // Black's legal moves after the game.
    assert!(
        [
            "C4", "D6", "F3", "F8", "G3", "G4", "G6", "G7", "B5", "B6", "E3", "E8", "C6", "D7",
            "C7", "G8", "G5"
        ]
        .contains(&words[1]),
        "{played}"
    );
    assert!(
        words[2..].iter().all(|word| word.parse::<f64>().is_ok()),
        "{played}"
    );
    let [.., last] = of(&answers, "search")[..] else {
        panic!("the search is reported: {answers:?}");
    };
    assert!(
        last.starts_with(&format!("search {}", words[1])) && last.ends_with(" 0 6"),
        "{last}"
    );
    assert!(!of(&answers, "nodestats").is_empty());
}

#[test]
fn the_program_plays_no_move_that_is_not_sent() {
    let answers = conversation(
        "ramscher",
        &format!("nboard 2\nset depth 3\n{GAME}go\ngo\n"),
    );
    let moves = of(&answers, "===");
    assert!(moves.len() == 2 && moves[0] == moves[1], "{moves:?}");
    assert_eq!(answers[0], "set myname Reversi ramscher");
}

#[test]
fn a_hint_values_as_many_moves_as_asked_for_the_best_first() {
    let answers = conversation("10", "nboard 2\nset depth 4\nmove F5\nhint 2\n");
    let lines = of(&answers, "search");
    let [.., best, second] = lines[..] else {
        panic!("two moves are valued: {lines:?}");
    };
    let value = |line: &str| {
        line.split(' ')
            .nth(2)
            .and_then(|word| word.parse::<f64>().ok())
    };
    assert!(
        value(best) >= value(second) && value(best).is_some(),
        "{lines:?}"
    );
    assert!(
        best.ends_with(" 0 4") && second.ends_with(" 0 4"),
        "{lines:?}"
    );
    assert_ne!(best[..9], second[..9]);
    assert_eq!(lines.len() % 2, 0);
}

#[test]
fn a_pass_is_answered_and_may_be_sent_or_left_out() {
    let pass = conversation("ramscher", &format!("{FORCED_PASS}go\n"));
    assert_eq!(of(&pass, "==="), ["=== PA"]);
    let sent = conversation(
        "ramscher",
        &format!("{FORCED_PASS}move PA//0.5\nmove C5\ngo\n"),
    );
    let left_out = conversation("ramscher", &format!("{FORCED_PASS}move C5/1.2/0.5\ngo\n"));
    assert_eq!(of(&sent, "==="), of(&left_out, "==="));
    assert_eq!(of(&sent, "status").len(), 2, "{sent:?}");
    // The same game in one text, with the pass and without.
    let moves = "B[F5]W[F6]B[D3]W[G5]B[H5]W[H4]B[F7]W[H6]";
    let board = "BO[8 ---------------------------O*------*O--------------------------- *]";
    let answer = |end: &str| {
        let game = format!("set game (;GM[Othello]PB[a]PW[b]TY[8]{board}{moves}{end};)\ngo\n");
        of(&conversation("ramscher", &game), "===").join("")
    };
    assert_eq!(answer(""), "=== PA");
    assert_eq!(answer("B[PA//0.01]W[C5]"), of(&sent, "===").join(""));
    assert_ne!(answer("B[PA//0.01]"), "=== PA");
}

#[test]
fn an_endgame_near_the_depth_is_solved() {
    let board = "O--OOOO*-OOOOOO*OO**OOO*OO*OOO**OOOOOO**---OOOO*----O--*-------- *";
    let game = format!("set game (;GM[Othello]PB[a]PW[b]TY[8]BO[8 {board}];)\n");
    let answers = conversation("10", &format!("set depth 14\n{game}go\n"));
    let [played] = of(&answers, "===")[..] else {
        panic!("one move is answered: {answers:?}");
    };
    assert!(played.starts_with("=== A2 38.00 "), "{played}");
    assert!(
        of(&answers, "search")
            .iter()
            .any(|line| line.ends_with(" 38.00 0 100%"))
    );
}

#[test]
fn a_ping_ends_the_search() {
    // Without it, forty plies would take days.
    let answers = conversation("10", &format!("set depth 40\n{GAME}go\nping 7\n"));
    assert_eq!(of(&answers, "===").len(), 1);
    assert_eq!(answers.last().map(String::as_str), Some("pong 7"));
}

#[test]
fn an_analysis_values_every_position_of_the_game_for_its_side_to_move() {
    let answers = conversation("10", &format!("set depth 4\n{GAME}analyze\n"));
    let analysed = analysis(&answers);
    let moves: Vec<usize> = analysed.iter().map(|&(moves, _)| moves).collect();
    assert_eq!(moves, [8, 7, 6, 5, 4, 3, 2, 1, 0], "{answers:?}");
    assert_eq!(answers[1], "status Reversi is thinking");
    assert_eq!(answers[11..], ["status Reversi is waiting"]);
    // Black takes every disc with the last move of this game.
    let moves = "e6f4e3f6g5d6e7f5c5";
    let moves = moves.as_bytes().chunks(2).map(String::from_utf8_lossy);
    let moves: String = moves.map(|square| format!("move {square}\n")).collect();
    let answers = conversation("doofie", &format!("set depth 2\n{moves}analyze\n"));
    assert_eq!(analysis(&answers)[..2], [(9, -64.0), (8, 64.0)]);
}

#[test]
fn passes_count_as_moves_of_an_analysis_whether_they_are_sent_or_left_out() {
    let analysed = |end: &str| {
        analysis(&conversation(
            "10",
            &format!("set depth 3\n{FORCED_PASS}{end}analyze\n"),
        ))
    };
    let sent = analysed("move PA\nmove C5\n");
    assert_eq!(sent.len(), 11);
    assert_eq!(sent, analysed("move C5\n"));
    // White has the value of Black, who has to pass, with the other sign.
    let [_, (9, after), (8, before), ..] = sent[..] else {
        panic!("the moves are counted backwards: {sent:?}");
    };
    assert_eq!(before.to_bits(), (-after).to_bits());
}

#[test]
fn a_ping_ends_an_analysis_without_a_value_of_the_search_that_it_ends() {
    let answers = conversation("10", &format!("set depth 40\n{GAME}analyze\nping 7\n"));
    assert_eq!(analysis(&answers), []);
    assert_eq!(answers.last().map(String::as_str), Some("pong 7"));
}

#[test]
fn a_fault_is_named_and_changes_nothing() {
    for (line, fault) in [
        ("dance", "\"dance\" is no command"),
        ("ping", "a number is missing"),
        ("ping x", "\"x\" is no number"),
        ("nboard two", "\"two\" is no number"),
        ("set", "what to set is missing"),
        (
            "set depth 0",
            "\"0\" is no depth; it is a number of plies from 1",
        ),
        ("move", "the move is missing"),
        (
            "move Z9",
            "\"Z9\" is no move; it is a square like F5, or PA",
        ),
        (
            "move A1",
            "the move is illegal: a disc on a1 would enclose nothing",
        ),
        (
            "A1",
            "the move is illegal: a disc on a1 would enclose nothing",
        ),
        (
            "move PA",
            "the move is illegal: only a side that cannot move may pass",
        ),
        ("set game", "the game cannot be read: "),
        ("set game (;GM[Othello]B[A1];)", "the game cannot be read: "),
        ("\u{20ac}\u{7}", "\"\u{20ac}\\u{7}\" is no command"),
    ] {
        let answers = conversation("aufpasser", &format!("{GAME}{line}\ngo\n"));
        assert!(
            answers[0].starts_with(&format!("status {fault}")),
            "{line}: {answers:?}"
        );
        let played = conversation("aufpasser", &format!("{GAME}go\n"));
        assert_eq!(answers[1..], played, "{line}");
    }
    let quiet = "set contempt 20\nset colour blue\n\nlearn\nquit\nping 3\n";
    assert_eq!(conversation("doofie", quiet), ["learned"]);
}
