//! Texts that people paste: a sample of each notation, and texts without a game, each with its
//! sentence.

use super::*;
use reversi_game::Color;

/// The usual start without a side to move.
const BOARD: &str = "---------------------------OX------XO---------------------------";

/// Texts that hold no game, and what is said of them.
const BAD: [(&str, &str); 74] = [
    (
        "hello",
        "move 1: \"hello\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "f",
        "move 1: \"f\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "f9",
        "move 1: \"f9\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "i5",
        "move 1: \"i5\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "f5x",
        "move 2: \"x\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "f5d6zz",
        "move 3: \"zz\" is no square (a letter a-h and a digit 1-8)",
    ),
    ("f5 f5", "move 2, f5: f5 is occupied"),
    ("f5 d3", "move 2, d3: a disc on d3 would enclose nothing"),
    ("a1", "move 1, a1: a disc on a1 would enclose nothing"),
    (
        "f5d6c3d3c4a8",
        "move 6, a8: a disc on a8 would enclose nothing",
    ),
    ("f5 pass d6", "before move 2 nobody has to pass"),
    ("pass", "before move 1 nobody has to pass"),
    ("--", "before move 1 nobody has to pass"),
    ("f5d6 --", "before move 3 nobody has to pass"),
    ("1. f5 2. e5", "move 2, e5: e5 is occupied"),
    (
        "f5d6c3d3c4f4f6g5e6d7e3c5f3e7h5e2c6d2c2b3b4g6a4zz",
        "move 24: \"zz\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "1 f5 2 x9",
        "move 2: \"2\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "F5-D6-C9",
        "move 3: \"C9\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "f5;d6;q1",
        "move 3: \"q1\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "ｆ５ｄ９",
        "move 2: \"d9\" is no square (a letter a-h and a digit 1-8)",
    ),
    ("{only a comment}", "there is no game in the text"),
    ("(f5 d6)", "there is no game in the text"),
    ("33-31", "there is no game in the text"),
    ("https://club.example/", "there is no game in the text"),
    (
        "https://club.example/game/12345",
        "there is no game in the text",
    ),
    (
        "https://other.example/?g=f5f5f5f5f5",
        "move 2, f5: f5 is occupied",
    ),
    ("www.club.example", "there is no game in the text"),
    ("#m=f5&ply=2", "the game has no ply \"2\""),
    ("#m=f5&ply=x", "the game has no ply \"x\""),
    ("#m=a1", "move 1, a1: a disc on a1 would enclose nothing"),
    ("#m=f5&start=odd", "there is no setup with start \"odd\""),
    ("#m=&first=red", "there is no setup with first \"red\""),
    ("#pos=XO", "only 2 of 64 squares are given"),
    (
        "#m=zz",
        "move 1: \"zz\" is no square (a letter a-h and a digit 1-8)",
    ),
    ("(;GM[Othello])", "there is no game in the text"),
    ("(;GM[Othello]B[f5]W[f5];)", "move 2, f5: f5 is occupied"),
    (
        "(;GM[Othello]B[Z9];)",
        "move 1: \"Z9\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "(;GM[Othello]BO[8 --B])",
        "character 3 is 'B'; a square is X, O or -",
    ),
    (
        "(;GM[Othello]BO[8 ---------------------------OX------XO---------------------------]B[f5];)",
        "the side to move (X or O) is missing after the 64 squares",
    ),
    (
        "(;GM[Othello]B[f5];)(;GM[Othello]B[a1];)",
        "game 2: move 1, a1: a disc on a1 would enclose nothing",
    ),
    ("(;GM[1]FF[4]SZ[19];B[pd])", "this is a game of \"GM[1]\""),
    (
        "(;GM[2]FF[4];B[a1])",
        "move 1, a1: a disc on a1 would enclose nothing",
    ),
    (
        "(;GM[2]FF[4]AB[d4][e4]AW[d4];B[f5])",
        "the setup has two discs on one square",
    ),
    (
        "(;GM[2]FF[4]AB[pass];B[f5])",
        "there is no setup with AB \"pass\"",
    ),
    (
        "(;GM[2]FF[4]AB[z9];B[f5])",
        "there is no setup with AB \"z9\"",
    ),
    ("(;FF[4];B[f5])", "there is no game in the text"),
    (
        "[Black \"Ada\"]\n[White \"Bob\"]",
        "there is no game in the text",
    ),
    ("[Black \"Ada\"]\n\n1. f5 f5", "move 2, f5: f5 is occupied"),
    ("[FEN \"XO\"]\n\n1. f5", "only 2 of 64 squares are given"),
    (
        "[FEN \"8/8/8/3OX3 b\"]\n\n1. f5",
        "character 1 is '8'; a square is X, O or -",
    ),
    (
        "[Black \"Ada\"]\n\n1. f5\n\n[Black \"Cid\"]\n\n1. a1",
        "game 2: move 1, a1: a disc on a1 would enclose nothing",
    ),
    (
        "[Event \"no quotes]\nf5",
        "move 1: \"[Event\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "{\"moves\":[{\"m\":\"f5\"},{\"m\":\"f5\"}]}",
        "move 2, f5: f5 is occupied",
    ),
    (
        "{\"moves\":[{\"m\":\"xx\"}]}",
        "move 1: \"xx\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "{\"moves\":[{\"m\":\"-\"}]}",
        "before move 1 nobody has to pass",
    ),
    ("{\"m\":7}", "there is no game in the text"),
    (
        "{\"moves\":[{\"square\":3}]}",
        "there is no game in the text",
    ),
    ("XO-XO-XO-", "only 9 of 64 squares are given"),
    (
        "XO-XO-XO?--------------------------------------------------------",
        "character 9 is '?'; a square is X, O or -",
    ),
    (
        "---------------------------OX------XO--------------------------- Q",
        "the side to move is X or O, not 'Q'",
    ),
    (
        "---------------------------OX------XO--------------------------- -",
        "the side to move is X or O, not '-'",
    ),
    (
        "---------------------------OX------XO--------------------------- X X",
        "the side to move is X or O, not 'X'",
    ),
    (
        "---------------------------OX------XO--------------------------- Xf5",
        "the side to move is X or O, not 'f'",
    ),
    (
        "---------------------------OX------XO--------------------------- X\nf5 f5",
        "move 2, f5: f5 is occupied",
    ),
    (
        "---------------------------OX------XO--------------------------- X\n---------------------------OX------XO---",
        "game 2: only 40 of 64 squares are given",
    ),
    (
        "0000000000000000000000000000100000010000000000000000000000000000 X",
        "0 and 1 may mean either side; write X for Black, O for White, - for empty",
    ),
    (
        "........\n........\n........\n...01...\n...10...\n........\n........",
        "only 56 of 64 squares are given",
    ),
    (
        "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX?",
        "character 64 is '?'; a square is X, O or -",
    ),
    (
        "f5d6c3d3c4 z9 f4 f6",
        "move 6: \"z9\" is no square (a letter a-h and a digit 1-8)",
    ),
    (
        "1. f5 d6 2. c3 z12 d3 c4",
        "move 4: \"z12\" is no square (a letter a-h and a digit 1-8)",
    ),
    ("Black: Ada\nWhite: Bob", "there is no game in the text"),
    (
        "Schwarz: Ada\nWeiß: Bob\n1. f5 a1",
        "move 2, a1: a disc on a1 would enclose nothing",
    ),
    (
        "f5d6c3\nf5d6c3\nf5d6a1",
        "game 3: move 3, a1: a disc on a1 would enclose nothing",
    ),
    ("f5\na1", "move 2, a1: a disc on a1 would enclose nothing"),
];

#[test]
fn every_bad_paste_has_its_sentence() {
    for (text, sentence) in BAD {
        let error = read_games(text).expect_err(text);
        assert_eq!(error.to_string(), sentence, "{text}");
        if !matches!(error, ReadError::InGame { .. }) {
            assert_eq!(read_game(text), Err(error), "{text}");
        }
    }
}

#[test]
fn boards_without_a_gap_between_them_are_no_list_of_positions() {
    let error = read_games(&"x".repeat(30_000)).expect_err("no position");
    assert_eq!(error.to_string(), "the side to move is X or O, not 'x'");
}

/// The game f5 d6 c3, as different programs write it.
const SAME_GAME: [&str; 26] = [
    "f5d6c3",
    "F5D6C3",
    "f5 d6 c3",
    "1. f5 d6 2. c3",
    "1 f5 2 d6 3 c3",
    "1) f5 2) d6 3) c3",
    "1: f5 2: d6 3: c3",
    "1. f5 1... d6 2. c3 33-31",
    "ｆ５ｄ６ｃ３",
    "１．ｆ５　２．ｄ６　３．ｃ３",
    "f5! {usual} d6 $1 (d6 f4 (f6)) c3?? *",
    "https://club.example/#m=f5d6c3&ply=3",
    "[Black \"Ada\"]\n[White \"Bob\"]\n\n1. F5 d6 2. C3 *",
    "(;GM[Othello]PC[x]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5//0.1]W[D6]B[C3];)",
    "(;GM[2]FF[4]SZ[8]AB[e4][d5]AW[d4][e5]PL[B];B[f5];W[d6](;B[c3])(;B[c4]))",
    "(;GM[2]FF[4];B[fe]C[a \\] in it];W[df];B[cc])",
    "{\"players\":[{\"name\":\"Ada\"},{\"name\":\"Bob\"}],\"moves\":[{\"m\":\"f5\",\"t\":1},{\"m\" : \"d6\"},{\"m\":\"c3\"}]}",
    "---------------------------OX------XO--------------------------- X\nf5d6c3",
    "---------------------------ox------xo--------------------------- x 1. f5 d6 2. c3",
    "........\n........\n........\n...O*...\n...*O...\n........\n........\n........\n*\nf5 d6 c3",
    "  a b c d e f g h\n1 . . . . . . . . 1\n2 . . . . . . . . 2\n3 . . . . . . . . 3\n4 . . . O X . . . 4\n5 . . . X O . . . 5\n6 . . . . . . . . 6\n7 . . . . . . . . 7\n8 . . . . . . . . 8\n  a b c d e f g h\nBlack to move\nf5d6c3",
    "00000000 00000000 00000000 00021000 00012000 00000000 00000000 00000000 1 f5d6c3",
    "----------- ---------------- WB------BW ---------------- -------- --- B f5d6c3",
    "Black: Ada\nWhite: Bob\n1. f5 d6 2. c3",
    "Schwarz: Ada\nWeiß: Bob\nf5d6c3",
    "●: Ada\n○: Bob\nf5d6c3",
];

#[test]
fn one_game_is_read_from_all_its_spellings() {
    for text in SAME_GAME {
        let game = read_game(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(
            (game.to_string().as_str(), game.ply()),
            ("f5d6c3", 3),
            "{text}"
        );
        assert_eq!(game.initial_position(), Position::default(), "{text}");
        assert_eq!(read_games(text).map(|games| games.len()), Ok(1), "{text}");
    }
}

#[test]
fn each_link_of_a_text_is_a_game() {
    let own = "https://club.example/#m=f5d6c3d3";
    let (second, third) = (
        "https://club.example/#m=f5f6e6f4&ply=2",
        "https://club.example/#m=f5f4",
    );
    let other = "https://other.example/?moves=f5d6c3d3";
    for (text, games) in [
        (
            format!("{own}\n{second}"),
            vec![(1, "f5d6c3d3"), (2, "f5f6e6f4")],
        ),
        (
            format!("{own} and {second} or {third}"),
            vec![(1, "f5d6c3d3"), (1, "f5f6e6f4"), (1, "f5f4")],
        ),
        (
            format!("[one]({own}), [two]({second})."),
            vec![(1, "f5d6c3d3"), (1, "f5f6e6f4")],
        ),
        (
            format!("Game 1: {own}\nGame 2: {second}"),
            vec![(1, "f5d6c3d3"), (2, "f5f6e6f4")],
        ),
        (
            format!("Anna - Ben {own}\n\nCid - Dan\n{second}"),
            vec![(1, "f5d6c3d3"), (4, "f5f6e6f4")],
        ),
        (format!("{own} {{see {second}}}"), vec![(1, "f5d6c3d3")]),
        (
            format!("{other}\n{}", other.replace("c3", "c4")),
            vec![(1, "f5d6c3d3"), (2, "f5d6c4d3")],
        ),
    ] {
        let found = read_first_games(&text, 9);
        let found: Vec<_> = found
            .iter()
            .map(|read| {
                (
                    read.line,
                    read.game.as_ref().map(|record| record.game.to_string()),
                )
            })
            .collect();
        let games = games
            .into_iter()
            .map(|(line, game)| (Some(line), Ok(game.to_owned())));
        assert!(
            found
                .iter()
                .map(|(line, game)| (*line, game.clone().map_err(|_| ())))
                .eq(games),
            "{text}: {found:?}"
        );
    }
    let slip = read_first_games(&format!("{own}z9\n{second}"), 9);
    assert_eq!(
        slip.iter()
            .map(|read| read.game.is_ok())
            .collect::<Vec<_>>(),
        [false, true]
    );
    assert_eq!(read_first_games(&format!("{own}\n{second}"), 1).len(), 1);
}

#[test]
fn what_a_link_says_ends_where_the_message_around_it_goes_on() {
    let text = "See https://club.example/#m=f5d6&pb=Ada+L%2E&pw=Ben&dt=2026-12-01, well played!";
    let record = &read_games(text).expect("a link")[0];
    let said = [&record.black, &record.white, &record.date];
    assert_eq!(said, ["Ada L.", "Ben", "2026-12-01"]);
    let error = read_game("#m=f5 d6 xx c3").expect_err("xx is no square");
    assert!(
        error.to_string().starts_with("move 3: \"xx\" is no square"),
        "{error}"
    );
}

#[test]
fn links_of_other_sites_hold_transcripts() {
    for text in [
        "https://other.example/viewer?moves=F5D6C3D3C4&lang=ja",
        "look at https://other.example/g/f5d6c3d3c4 !",
        "www.other.example/#f5d6c3d3c4",
        "https://other.example/?m=f5%20d6%20c3%20d3%20c4",
    ] {
        assert_eq!(
            read_game(text).map(|game| game.to_string()),
            Ok("f5d6c3d3c4".to_owned())
        );
    }
}

#[test]
fn names_dates_and_comments_are_read_and_written_again() {
    let record = GameRecord {
        black: "Ada".to_owned(),
        white: "Bob [x]".to_owned(),
        event: "Club \"final\"".to_owned(),
        date: "2026.11.22".to_owned(),
        comments: [(0, "before"), (2, "usual [sic]"), (3, "end")]
            .map(|(ply, text)| (ply, text.to_owned()))
            .to_vec(),
        ..GameRecord::from(read_game("f5d6c3").expect("a game"))
    };
    for name in ["ggf", "sgf", "pgn"] {
        let notation = Notation::named(name).expect(name);
        let text = notation.write(&record).expect(name);
        let again = &read_games(&text).expect(&text)[0];
        assert_eq!(again.game, record.game);
        assert_eq!(
            (&again.white[..], &again.event[..]),
            ("Bob (x)", "Club 'final'")
        );
        assert_eq!((&again.black, &again.date), (&record.black, &record.date));
        assert_eq!(again.comments, record.comments, "{text}");
    }
}

#[test]
fn several_games_are_a_list() {
    let line = format!("{BOARD} X; F5:+0; D3:+0;");
    for (text, transcripts) in [
        ("f5d6c3\nf5f6e6\n\nf5f4", &["f5d6c3", "f5f6e6", "f5f4"][..]),
        ("(;GM[Othello]B[f5];)\n(;GM[Othello]B[c4];)", &["f5", "c4"]),
        ("(;GM[2];B[f5])(;GM[2];B[c4])", &["f5", "c4"]),
        ("[Black \"A\"]\nf5 d6\n[Black \"B\"]\nc4", &["f5d6", "c4"]),
        (&format!("% problems\n{line}\n% more\n{line}\n"), &["", ""]),
    ] {
        let records = read_games(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let games = records.iter().map(|record| record.game.to_string());
        assert!(games.eq(transcripts.iter().copied()), "{text}");
    }
}

#[test]
fn a_board_without_its_side_is_taken_for_blacks_turn_and_says_so() {
    let records = read_games(BOARD).expect("a board");
    assert!(records[0].assumed_black);
    assert_eq!(records[0].game.turn(), Some(Color::Black));
    for side in ["O", "White", "weiß am Zug", "○", "w"] {
        let records = read_games(&format!("{BOARD}\n{side}")).expect(side);
        assert!(!records[0].assumed_black, "{side}");
        assert_eq!(records[0].game.turn(), Some(Color::White), "{side}");
    }
}

#[test]
fn a_pass_is_written_where_a_notation_needs_it() {
    let record = read_game("f5f6d3g5h5h4f7h6c5").expect("a game").into();
    let written = |name: &str| Notation::named(name).and_then(|one| one.write(&record));
    let pgn = written("pgn").expect("PGN");
    assert!(pgn.ends_with("4. f7 h6 5. -- c5 *"), "{pgn}");
    let ggf = written("ggf").expect("GGF");
    assert!(ggf.ends_with("W[h6]B[PA]W[c5];)"), "{ggf}");
}

#[test]
fn a_diagram_has_a_disc_for_each_disc_and_a_number_for_each_move() {
    let record = read_game("f5d6c3").expect("a game").into();
    let written = |name: &str| Notation::named(name).and_then(|one| one.write(&record));
    let count = |text: &str, part: &str| text.matches(part).count();
    let (diagram, numbered) = (
        written("diagram").expect("SVG"),
        written("numbered").expect("SVG"),
    );
    assert_eq!(
        (count(&diagram, "<circle"), count(&numbered, "<circle")),
        (7, 7)
    );
    assert_eq!(
        (count(&diagram, "<text"), count(&numbered, "<text")),
        (16, 19)
    );
    assert!(
        numbered.contains(r##"fill="#fff">3</text>"##),
        "Black plays the third move"
    );
}

#[test]
fn a_row_of_digits_does_not_begin_with_the_name_of_its_rank() {
    let mut rows = vec!["1 2 1 0 0 0 0 0", "2 1 2 0 0 0 0 0"];
    rows.extend(["0 0 0 0 0 0 0 0"; 6]);
    let digits = rows.join("\n");
    let letters = digits.replace('1', "X").replace('2', "O").replace('0', "-");
    for (side, digit) in [("X", "1"), ("O", "2")] {
        let expected = read_game(&format!("{letters}\n{side}")).expect("a board of letters");
        assert_eq!(read_game(&format!("{digits}\n{digit}")), Ok(expected));
    }
}

#[test]
fn a_position_that_cannot_be_read_leaves_those_on_the_lines_after_it() {
    let legal = |text: &str| {
        let records = read_collection(text);
        records.iter().map(Result::is_ok).collect::<Vec<_>>()
    };
    assert_eq!(
        legal(&format!("{BOARD} Q\n{BOARD} X\n{BOARD} -\n{BOARD} O")),
        [false, true, false, true]
    );
    let rows: Vec<&str> = (0..8).map(|row| &BOARD[8 * row..8 * row + 8]).collect();
    assert_eq!(
        legal(&format!("{}\nQ\n{BOARD} X", rows.join("\n"))),
        [false]
    );
}

#[test]
fn a_move_without_a_blank_after_the_side_is_what_is_refused() {
    for side in ["X", "x", "O", "o"] {
        let error = read_game(&format!("{BOARD} {side}f5")).expect_err(side);
        assert_eq!(
            error.to_string(),
            "the side to move is X or O, not 'f'",
            "{side}"
        );
    }
}

#[test]
fn the_names_of_a_game_of_othello_quest_are_blacks_and_whites() {
    let text = r#"{"players":[{"name":"Ada"},{"name":"Bob"}],"moves":[{"m":"f5"}]}"#;
    let record = &read_games(text).expect("a game")[0];
    assert_eq!((&record.black[..], &record.white[..]), ("Ada", "Bob"));
}

#[test]
fn the_smart_game_format_has_comments_passes_and_either_side_first() {
    let text = r"(;GM[2]FF[4];B[f5]C[one \] two];W[d6];B[c3]C[end])";
    let comments = [(1, "one ] two"), (3, "end")].map(|(after, said)| (after, said.to_owned()));
    assert_eq!(read_games(text).expect("a game")[0].comments, comments);
    let error = read_game("(;GM[2];B[f5];W[z9])").expect_err("no square");
    assert!(error.to_string().starts_with("move 2: "), "{error}");
    let passed = read_game("f5f6d3g5h5h4f7h6c5").expect("a game");
    for pass in ["", "tt", "pass"] {
        let text = format!(
            "(;GM[2];B[f5];W[f6];B[d3];W[g5];B[h5];W[h4];B[f7];W[h6];B[{pass}]C[forced];W[c5])"
        );
        let record = &read_games(&text).expect(&text)[0];
        assert_eq!((&record.game, record.comments[0].0), (&passed, 8), "{text}");
    }
    for white in ["W", "w", "2"] {
        let game = read_game(&format!("(;GM[2]PL[{white}];W[f4])")).expect(white);
        assert_eq!(game.initial_position().turn(), Color::White, "{white}");
    }
}

#[test]
fn a_heading_of_two_names_names_the_players() {
    for (heading, black, white) in [
        ("Schmidt - Huber:", "Schmidt", "Huber"),
        ("Ada Smith – Dr. B. O'Neill", "Ada Smith", "Dr. B. O'Neill"),
        ("村上 - 岡本:", "村上", "岡本"),
        ("Müller vs. Anne-Marie", "Müller", "Anne-Marie"),
    ] {
        for text in [
            format!("{heading} 1. f5 d6 2. c3 d3 3. c4"),
            format!("{heading}\n\n1. f5 d6\n2. c3 d3\n3. c4 nice"),
        ] {
            let record = &read_games(&text).expect(&text)[0];
            assert_eq!(
                (&record.black[..], &record.white[..]),
                (black, white),
                "{text}"
            );
            assert!(record.comments.iter().all(|(ply, _)| *ply == 5), "{text}");
        }
    }
    for heading in [
        "Final - 2019:",
        "my first game - look at it:",
        "Rome Open, round 3, Ada - Bob:",
    ] {
        let text = format!("{heading} 1. f5 d6 2. c3 d3 3. c4");
        let record = &read_games(&text).expect(&text)[0];
        assert!(record.black.is_empty() && record.white.is_empty(), "{text}");
        assert_eq!(record.comments, [(0, heading.to_owned())]);
    }
}

#[test]
fn the_names_beside_the_sides_are_the_players() {
    for text in [
        "Black: Ada\nWhite: Bob\nf5 d6",
        "White: Bob\nBlack: Ada\nf5 d6",
        "Black: Ada White: Bob\nf5 d6",
        "White: Bob, Black: Ada\nf5 d6",
        "Schwarz: Ada / Weiß: Bob\nf5 d6",
        "黒：Ada　白：Bob\nf5 d6",
    ] {
        let record = &read_games(text).expect(text)[0];
        assert_eq!((&record.black[..], &record.white[..]), ("Ada", "Bob"));
    }
    let record = &read_games("Black: Ada, Paris, White: Dr. B. Bob\nf5").expect("a game")[0];
    assert_eq!(
        (&record.black[..], &record.white[..]),
        ("Ada, Paris", "Dr. B. Bob")
    );
    for text in ["Black: f5 White: d6", "Black: f5, White: d6\nBlack: c3"] {
        let record = &read_games(text).expect(text)[0];
        assert!(record.black.is_empty(), "{text}");
        assert!(record.game.to_string().starts_with("f5d6"), "{text}");
    }
}
