//! Conversations by the Go Text Protocol: what goes in, and exactly what comes out.

use crate::program::{self, Running};

/// The answers of the program to `commands` at a level.
fn conversation(level: &str, commands: &str) -> String {
    program::answers("gtp", level, commands)
}

/// Checks every answer of one conversation; an answer is given without the empty line after it.
fn assert_answers(level: &str, exchange: &[(&str, &str)]) {
    let commands: String = exchange
        .iter()
        .map(|(line, _)| format!("{line}\n"))
        .collect();
    let answers: String = exchange
        .iter()
        .filter(|(_, answer)| !answer.is_empty())
        .map(|(_, answer)| format!("{answer}\n\n"))
        .collect();
    assert_eq!(conversation(level, &commands), answers);
}

/// Black has to pass after the first eight of these moves.
const FORCED_PASS: &str = "play b f5\nplay w f6\nplay b d3\nplay w g5\nplay b h5\nplay w h4\n\
                           play b f7\nplay w h6\n";
/// Black takes all discs with the ninth move.
const WIPEOUT: &str = "play b e6\nplay w f4\nplay b e3\nplay w f6\nplay b g5\nplay w d6\n\
                       play b e7\nplay w f5\nplay b c5\n";

/// The answers to the commands after a game, without those to the game itself.
fn answers_after(game: &str, commands: &str) -> String {
    let answers = conversation("ramscher", &format!("{game}{commands}"));
    let played = "=\n\n".repeat(game.lines().count());
    let behind = answers.strip_prefix(&played);
    behind.expect("the game is legal").to_owned()
}

#[test]
fn the_program_names_itself_and_its_commands() {
    let version = format!("= {}", env!("CARGO_PKG_VERSION"));
    assert_answers(
        "pascal",
        &[
            ("protocol_version", "= 2"),
            ("name", "= Reversi"),
            ("version", &version),
            ("known_command genmove", "= true"),
            ("known_command dance", "= false"),
            ("known_command", "= false"),
            ("list_games", "= Othello\nReversi"),
            ("set_game othello", "="),
            ("boardsize 8", "="),
            ("komi 6.5", "="),
            ("time_settings 300 0 0", "="),
            ("time_left B 120 0", "="),
            ("quit", "="),
            ("name", ""),
        ],
    );
}

#[test]
fn every_command_that_is_listed_is_known() {
    let list = conversation("doofie", "list_commands\n");
    let names: Vec<&str> = list.trim_start_matches("= ").split_whitespace().collect();
    assert!(names.len() >= 15, "{list}");
    for name in names {
        let answer = conversation("doofie", &format!("known_command {name}\n{name}\n"));
        assert!(answer.starts_with("= true\n\n"), "{name}: {answer}");
        assert!(!answer.contains("unknown command"), "{name}: {answer}");
    }
}

#[test]
fn numbers_remarks_tabs_and_empty_lines_are_understood() {
    assert_answers(
        "pascal",
        &[
            ("", ""),
            ("  # a remark", ""),
            ("7 name # a remark", "=7 Reversi"),
            ("08\tplay\tBlack\tF5\r", "=08"),
            (
                "9 play white a1",
                "?9 illegal move: a disc on a1 would enclose nothing",
            ),
            ("10 play W\u{1} d6", "=10"),
            ("11", "?11 unknown command: only a number is given"),
        ],
    );
}

#[test]
fn what_fails_is_reported_in_one_sentence_and_changes_nothing() {
    let board = "=\n  a b c d e f g h\n1 . . . . . . . .\n2 . . . . . . . .\n3 . . . . . . . .\n\
                 4 . . . O X . . .\n5 . . . X X X . .\n6 . . . . . . . .\n7 . . . . . . . .\n\
                 8 . . . . . . . .\nX Black 4, O White 1; White to move";
    assert_answers(
        "stratege",
        &[
            ("undo", "? cannot undo: no move has been made"),
            ("play b f5", "="),
            ("dance", "? unknown command: dance"),
            ("play", "? syntax error: the colour is missing"),
            ("play w", "? syntax error: the move is missing"),
            (
                "play red d6",
                "? syntax error: \"red\" is no colour; it is black or white",
            ),
            (
                "play w i9",
                "? syntax error: \"i9\" is no move; it is a square like f5, or pass",
            ),
            ("play w f5", "? illegal move: f5 is occupied"),
            (
                "play w pass",
                "? illegal move: only a side that cannot move may pass",
            ),
            ("play b d6", "? illegal move: it is White's turn"),
            ("genmove b", "? illegal move: it is White's turn"),
            ("genmove", "? syntax error: the colour is missing"),
            (
                "boardsize 10",
                "? unacceptable size: the board has 8 rows, not 10",
            ),
            ("boardsize", "? syntax error: the size is missing"),
            (
                "set_game Chess",
                "? unsupported game: this is Othello or Reversi, not Chess",
            ),
            ("set_game", "? syntax error: the game is missing"),
            ("komi much", "? syntax error: \"much\" is no number"),
            ("time_settings 300 0", "? syntax error: a number is missing"),
            ("time_left w nan 0", "? syntax error: \"nan\" is no number"),
            ("final_score", "? cannot score: the game is not over"),
            ("showboard", board),
        ],
    );
}

#[test]
fn a_generated_move_is_played_and_undo_takes_it_back() {
    // "Ramscher" takes the one corner it can.
    let game = "play b d3\nplay w c3\nplay b b3\nplay w b2\nplay b b1\n";
    let answers = answers_after(
        game,
        "reg_genmove w\ngenmove w\nplay w a1\nundo\nplay w a1\nclear_board\nundo\n",
    );
    assert_eq!(
        answers,
        "= a1\n\n= a1\n\n? illegal move: it is Black's turn\n\n=\n\n=\n\n=\n\n\
         ? cannot undo: no move has been made\n\n"
    );
}

#[test]
fn a_forced_pass_may_be_played_generated_or_left_out() {
    for (commands, answers) in [
        ("play b pass\nplay w c5\n", "=\n\n=\n\n"),
        (
            "play B PS\nplay b PASS\n",
            "=\n\n? illegal move: it is White's turn\n\n",
        ),
        ("genmove b\nplay w c5\n", "= pass\n\n=\n\n"),
        ("play w c5\nundo\ngenmove b\n", "=\n\n=\n\n= pass\n\n"),
        (
            "play w pass\n",
            "? illegal move: only a side that cannot move may pass\n\n",
        ),
    ] {
        assert_eq!(answers_after(FORCED_PASS, commands), answers, "{commands}");
    }
}

#[test]
fn after_the_end_both_sides_pass_and_the_score_is_given() {
    let commands = "final_score\ngenmove w\ngenmove b\nplay w pass\nplay w a1\nplay b a1\nfinal_score\n\
                    undo\nundo\nundo\nundo\nplay b c5\n";
    let answers = "= B+64\n\n= pass\n\n= pass\n\n=\n\n? illegal move: the game is over\n\n\
                   ? illegal move: the game is over\n\n= B+64\n\n=\n\n=\n\n=\n\n=\n\n=\n\n";
    assert_eq!(answers_after(WIPEOUT, commands), answers);
}

#[test]
fn two_computers_play_a_whole_game_that_repeats_with_its_seed() {
    let commands = "genmove b\ngenmove w\n".repeat(45) + "final_score\n";
    let answers = conversation("doofie", &commands);
    assert_eq!(answers, conversation("doofie", &commands));
    assert!(!answers.contains('?'), "{answers}");
    let score = answers
        .trim_end()
        .lines()
        .last()
        .expect("there are answers");
    assert!(
        ["= B+", "= W+", "= 0"]
            .iter()
            .any(|text| score.starts_with(text)),
        "{score}"
    );
    let placed = answers
        .lines()
        .filter(|line| !line.is_empty() && *line != "= pass");
    assert!(placed.count() <= 61, "{answers}");
}

#[test]
fn a_file_is_loaded_up_to_a_move_and_its_moves_can_be_taken_back() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;GM[2]FF[4];B[f5];W[d6];B[c3];W[d3])").expect("writable");
    let file = file.display();
    assert_answers(
        "pascal",
        &[
            (&format!("loadsgf {file}"), "="),
            ("play w c4", "? illegal move: it is Black's turn"),
            ("play b c4", "="),
            (&format!("loadsgf {file} 3"), "="),
            ("play b c3", "="),
            ("undo", "="),
            ("undo", "="),
            ("play w d6", "="),
            (&format!("loadsgf {file} 99"), "="),
            ("play b c4", "="),
            (
                &format!("loadsgf {file} 0"),
                "? syntax error: \"0\" is no number",
            ),
            ("loadsgf", "? syntax error: the file is missing"),
            ("undo", "="),
            ("play b c4", "="),
        ],
    );
    let named = folder.path().join("my game.sgf");
    let slip = "(;GM[2]FF[4];B[f5];W[d6];AB[d6];W[f4])";
    std::fs::write(&named, slip).expect("writable");
    let named = named.display();
    assert_answers(
        "pascal",
        &[
            (&format!("loadsgf {named}"), "="),
            ("play b d3", "="),
            (&format!("loadsgf {named} 3"), "="),
            ("play b f4", "? illegal move: it is White's turn"),
            ("play w f4", "="),
        ],
    );
    // The same name with a single blank, and with a number, are other files.
    for (name, moves) in [
        ("two  blanks.sgf", "f5"),
        ("two blanks.sgf", "e6"),
        ("game 3", "d3"),
    ] {
        let file = folder.path().join(name);
        std::fs::write(&file, moves).expect("writable");
    }
    std::fs::write(folder.path().join("game"), "f5d6c3").expect("writable");
    let path = folder.path().display();
    let occupied = |square: &str| format!("? illegal move: {square} is occupied");
    assert_answers(
        "pascal",
        &[
            (&format!("loadsgf {path}/two  blanks.sgf"), "="),
            ("play w f5", &occupied("f5")),
            (&format!("loadsgf {path}/two blanks.sgf 2"), "="),
            ("play w e6", &occupied("e6")),
            (&format!("loadsgf {path}/game 3"), "="),
            ("play w d3", &occupied("d3")),
            (&format!("loadsgf {path}/game 2"), "="),
            ("play w f5", &occupied("f5")),
        ],
    );
    let missing = conversation("pascal", &format!("loadsgf {file}.none\n"));
    let sentence = format!("? cannot load file: {file}.none: ");
    assert!(missing.starts_with(&sentence), "{missing}");
    std::fs::write(folder.path().join("bad.sgf"), "(;GM[2];B[a1])").expect("writable");
    let bad = folder.path().join("bad.sgf");
    let refused = conversation("pascal", &format!("loadsgf {}\n", bad.display()));
    let sentence = "? cannot load file: move 1, a1: a disc on a1 would enclose nothing\n\n";
    assert_eq!(refused, sentence);
}

#[test]
fn an_analysis_ranks_the_moves_until_the_next_line() {
    let mut program = Running::start("gtp");
    program.send("play b f5\n7 lz-analyze w");
    assert_eq!(program.read_to("=7"), ["=", "", "=7"]);
    let is_deep = |line: &str| line.contains(" depth 5 ");
    let values = loop {
        let line = program.read_to("info move ").remove(0);
        if is_deep(&line) {
            break line;
        }
    };
    let moves: Vec<&str> = values.split("info move ").skip(1).collect();
    let squares: Vec<&str> = moves.iter().map(|one| &one[..2]).collect();
    let mut sorted = squares.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, ["d6", "f4", "f6"], "{values}");
    let leads = moves.iter().zip(0..).map(|(one, order)| {
        let words: Vec<&str> = one.split(' ').collect();
        assert_eq!([words[1], words[7], words[9]], ["scoreLead", "order", "pv"]);
        assert_eq!(words[8], order.to_string());
        assert_eq!(words[10], words[0], "{values}");
        words[2].parse::<f32>().expect("a number of discs")
    });
    assert!(leads.is_sorted_by(|a, b| a >= b), "{values}");
    program.send("name");
    let end = program.read_to("= Reversi");
    assert_eq!(end[end.len() - 2], "", "{end:?}");
    program.send("quit");
    program.assert_success();
}

#[test]
fn an_analysis_of_a_finished_game_waits_as_well_and_a_wrong_one_is_refused() {
    let answers = answers_after(WIPEOUT, "lz-analyze\nlz-analyze w soon\nquit\n");
    let refused = "? syntax error: \"soon\" is no number";
    assert_eq!(answers, format!("=\n\n{refused}\n\n=\n\n"));
}
