//! Games as people write, share and paste them.

use super::*;
use crate::rules::game::Ply;
use crate::rules::setup::{Setup, Start};
use crate::rules::square::Square;
use reversi_game::Color;
use reversi_game::MAX_CHARACTERS;

/// White has to pass before the first move.
const PASS_AT_START: &str = "XO-------------------------------------------------------------- O";

const ENDGAME: &str = "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X";

fn read(text: &str) -> Game {
    read_game(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn error(text: &str) -> ReadError {
    read_game(text).expect_err(text)
}

fn no_square(number: usize, found: &str) -> ReadError {
    let found = found.to_owned();
    ReadError::Moves(TranscriptError::NoSquare { number, found })
}

fn parallel() -> Game {
    Game::new(Position::start(Start::Parallel, Color::White))
}

/// Games of every kind: without and with moves, in the midst and at the end, from every setup, with
/// a pass at the start.
fn games() -> Vec<Game> {
    let mut games = vec![
        parallel(),
        read(ENDGAME),
        read(&format!("{ENDGAME} g8")),
        read(PASS_AT_START),
        read(&format!("{PASS_AT_START} c1")),
    ];
    for transcript in ["f5", "f5d6c3", "f5f6d3g5h5h4f7h6", "e6f4e3f6g5d6e7f5c5"] {
        games.push(read(transcript));
        games.push(read(transcript));
        games.last_mut().expect("just added").undo();
    }
    let mut corrected = read("f5");
    let slip = Ply {
        square: Square::D6,
        correction: Some(read("f5d6c5f4").position()),
    };
    assert_eq!(corrected.play_ply(slip), Ok(()));
    games.push(corrected);
    games
}

#[test]
fn every_game_is_read_from_every_text_that_is_written_of_it() {
    for game in games() {
        let mut at_end = game.clone();
        while at_end.redo() {}
        assert_eq!(read(&game_text(&game)), at_end);
        assert_eq!(read_link(&link_fragment(&game)), Some(Ok(game.clone())));
        for notation in Notation::ALL.iter().filter(|one| one.holds_game()) {
            let Some(text) = notation.write(&game.clone().into()) else {
                continue;
            };
            let mut again = notation.read(&text).expect(&text).expect(&text);
            assert_eq!(read_games(&text), Ok(again.clone()), "{text}");
            let again = &mut again[0].game;
            assert!(again.go_to(game.ply()), "{text}");
            assert_eq!(*again, game, "{}: {text}", notation.name());
        }
    }
}

#[test]
fn a_link_holds_the_game_and_its_setup_unless_that_is_the_usual_one() {
    let fragment = |text: &str| link_fragment(&read(text));
    assert_eq!(fragment("#m=f5d6&ply=1"), "#m=f5d6&ply=1");
    assert_eq!(fragment("f5"), "#m=f5&ply=1");
    assert_eq!(link_fragment(&parallel()), "#m=&start=parallel&first=white");
    assert_eq!(link_fragment(&Game::default()), "");
    let position = ENDGAME.replace(' ', "+");
    assert_eq!(
        fragment(&format!("{ENDGAME} g8")),
        format!("#m=g8&ply=1&pos={position}")
    );
    assert_eq!(fragment(ENDGAME), format!("#m=&pos={position}"));
}

#[test]
fn a_fragment_without_moves_position_and_start_is_no_link() {
    for fragment in ["", "#", "#board", "#ply=3", "#c0=usual", "#xm=f5"] {
        assert_eq!(read_link(fragment), None, "{fragment}");
    }
}

#[test]
fn a_link_without_moves_begins_a_game_and_a_wrong_start_is_named() {
    assert_eq!(read("#start=parallel&first=white"), parallel());
    let wrong = read_link("#start=sideways").expect("a link");
    let wrong = wrong.expect_err("no such start").to_string();
    assert!(wrong.contains("sideways"), "{wrong}");
}

#[test]
fn a_link_of_moves_holds_no_position_in_their_place() {
    let links = [
        "#m=F5 d6&ply=1",
        "#m=&start=parallel&first=white",
        "#m=f5f5",
        "#m=f5&ply=9",
        "#board",
    ];
    for fragment in links {
        assert_eq!(
            read_link_of_moves(fragment),
            read_link(fragment),
            "{fragment}"
        );
    }
    let position = ENDGAME.replace(' ', "+");
    let beside = format!("#m=g8&ply=1&pos={position}");
    assert_eq!(read_link_of_moves(&beside), Some(Ok(read(&beside))));
    let in_place = format!("#m={position}");
    assert!(matches!(read_link(&in_place), Some(Ok(_))));
    assert!(matches!(read_link_of_moves(&in_place), Some(Err(_))));
}

#[test]
fn a_link_without_ply_leads_to_its_end() {
    assert_eq!(read("#m=f5d6").ply(), 2);
    assert_eq!(read("#m=f5d6&ply=0").ply(), 0);
    assert_eq!(read("#ply=1&m=f5d6").ply(), 1);
}

#[test]
fn what_is_wrong_with_a_link_is_named() {
    for (ply, found) in [
        ("x", "x"),
        ("-1", "-1"),
        ("", ""),
        ("100", "100"),
        ("02", "2"),
    ] {
        let found = found.to_owned();
        assert_eq!(
            error(&format!("#m=f5&ply={ply}")),
            ReadError::BadPly { found }
        );
    }
    let bad = |name, found: &str| ReadError::BadSetup {
        name,
        found: found.to_owned(),
    };
    assert_eq!(error("#m=f5&start=odd"), bad("start", "odd"));
    assert_eq!(error("#m=&first=red"), bad("first", "red"));
    assert_eq!(
        error("#pos=XO"),
        ReadError::Position(BoardTextError::TooShort { squares: 2 })
    );
    assert!(matches!(
        error("#m=a1"),
        ReadError::Moves(TranscriptError::Illegal { number: 1, .. })
    ));
}

#[test]
fn links_are_found_inside_longer_texts() {
    for text in [
        "https://club.example/reversi/?lang=de#m=f5d6&ply=1",
        "https://club.example/#m=f5d6&ply=1 nice!",
        "<https://club.example/#m=f5d6&ply=1>",
        "#m=f5d6&ply=1.",
        "look: #m=F5+d6&ply=1",
        "#m=f5%64%36&ply=1",
    ] {
        let game = read(text);
        assert_eq!(
            (game.to_string().as_str(), game.ply()),
            ("f5d6", 1),
            "{text}"
        );
    }
}

#[test]
fn a_link_may_hold_a_position_in_place_of_the_moves() {
    let position = ENDGAME.replace(' ', "+");
    for fragment in [
        format!("#m={position}"),
        format!("#pos={position}"),
        format!("#m=&pos={position}"),
        format!("#m={position}&start=odd"),
    ] {
        assert_eq!(read(&fragment), read(ENDGAME), "{fragment}");
    }
    let game = read(&format!("#m={position}+g8h1&ply=1"));
    assert_eq!((game.to_string().as_str(), game.ply()), ("g8h1", 1));
}

#[test]
fn a_link_inside_a_link_is_not_a_link() {
    assert_eq!(error("#m=%23m=f5"), no_square(1, "#m=f5"));
    assert_eq!(error("#board"), no_square(1, "#board"));
}

#[test]
fn positions_are_read_with_scores_and_with_moves_after_them() {
    let position: Position = ENDGAME.parse().expect("a position");
    let rows: Vec<&str> = (0..8).map(|row| &ENDGAME[8 * row..8 * row + 8]).collect();
    for text in [
        ENDGAME.to_owned(),
        ENDGAME.to_lowercase().replace('-', "."),
        format!("{ENDGAME}; G8:+2; H1:+0;"),
        format!("\u{feff}{ENDGAME}\n"),
        format!("{}\nX", rows.join("\n")),
    ] {
        assert_eq!(read(&text), Game::new(position), "{text}");
    }
    let unseen = "\u{200e}\ng8\u{200b}\u{2066}h1\u{2069}";
    for moves in [
        "\ng8 h1",
        " g8h1",
        "\n\nG8\nH1\n",
        "\n1. g8 h1",
        " g8-h1",
        unseen,
    ] {
        let game = read(&format!("{ENDGAME}{moves}"));
        assert_eq!(game.to_string(), "g8h1", "{moves}");
        assert_eq!(game.setup(), Setup::Position(position));
    }
    let side = |found| ReadError::Position(BoardTextError::BadCharacter { found, place: 66 });
    assert_eq!(error(&format!("{ENDGAME}g8")), side('g'));
    assert_eq!(error(&format!("{ENDGAME} X")), side('X'));
    assert_eq!(
        error("XO-XO-XO?"),
        ReadError::Position(BoardTextError::BadCharacter {
            found: '?',
            place: 9
        })
    );
}

#[test]
fn a_pass_at_the_start_is_kept_by_every_text() {
    let game = read(PASS_AT_START);
    let position = PASS_AT_START.parse().expect("a position");
    assert_eq!(game.setup(), Setup::Position(position));
    assert_eq!(game.forced_pass(), Some(Color::White));
    assert_eq!(game_text(&game), PASS_AT_START);
    let fragment = format!("#m=&pos={}", PASS_AT_START.replace(' ', "+"));
    assert_eq!(link_fragment(&game), fragment);
}

#[test]
fn the_standard_setups_are_recognised_in_a_position() {
    for start in Start::ALL {
        for first in Color::ALL {
            let game = read(&Position::start(start, first).to_string());
            assert_eq!(game.setup(), Setup::Standard { start, first });
        }
    }
}

#[test]
fn moves_are_found_among_what_is_usually_written_around_them() {
    for text in [
        "f5d6c3",
        " F5 d6\nc3 ",
        "1. f5 2. d6 3. c3",
        "1.f5 d6 2.c3",
        "1... f5 2 . d6 c3",
        "f5-d6-c3",
        "f5 - d6 – c3",
        "f5,d6; c3",
        "f5|d6|c3.",
        "F5\nD6\nC3",
        "F5. D6. C3.",
    ] {
        assert_eq!(read(text).to_string(), "f5d6c3", "{text}");
    }
    let passed = read("f5f6d3g5h5h4f7h6c5");
    for pass in ["pass", "PASS,", "--", " -- ", "pa", "9. pass 10."] {
        assert_eq!(
            read(&format!("f5f6d3g5h5h4f7h6 {pass} c5")),
            passed,
            "{pass}"
        );
    }
}

#[test]
fn what_is_wrong_with_moves_is_named() {
    assert_eq!(
        error("f5 pass d6"),
        ReadError::Moves(TranscriptError::PassNotForced { number: 2 })
    );
    assert_eq!(error("f5 d6 zz"), no_square(3, "zz"));
    assert_eq!(error("hello"), no_square(1, "hello"));
    let game = "GM[1]".to_owned();
    assert_eq!(error("(;GM[1]B[pd]W[dp])"), ReadError::OtherGame { game });
}

#[test]
fn a_game_by_other_rules_is_named_in_each_notation() {
    for (text, game) in [
        (
            "[Variant \"anti-reversi\"]\n\n1. f5 d6 2. c3",
            "Anti-Reversi (anti-reversi)",
        ),
        ("(;GM[2]RU[anti];B[f5];W[d6])", "Anti-Reversi (anti)"),
        (
            "(;GM[Othello]TY[8]KM[4]B[f5]W[d6];)",
            "Komi-Reversi (KM[4])",
        ),
        ("1. e4 e5 2. Nf3", "chess"),
        ("1.d4 Nf6 2.c4 e6", "chess"),
        ("1. c4 Nf6 2. Nc3 O-O", "chess"),
        ("[White \"Ada\"]\n\n1. e4 c5 2. Nf3 d6 *", "chess"),
    ] {
        let game = game.to_owned();
        assert_eq!(
            read_game(text),
            Err(ReadError::OtherGame { game }),
            "{text}"
        );
    }
    for text in [
        "[Variant \"Othello\"]\n\n1. f5 d6",
        "(;GM[2]RU[Atlantis]KM[0.0];B[f5];W[d6])",
        "(;GM[2]RU[Japanese]KM[6.5];B[f5];W[d6])",
        "(;GM[Othello]TY[8]KM[0]B[f5]W[d6];)",
    ] {
        let game = read_game(text).expect(text);
        assert_eq!(game.to_string(), "f5d6", "{text}");
    }
    for text in ["1. e4 e5", "f5 d6 Nf3", "c4 Nf3x c5", "c4 N\u{65e5} c5"] {
        let error = read_game(text).expect_err(text);
        assert!(matches!(error, ReadError::Moves(_)), "{text}: {error}");
    }
}

#[test]
fn a_game_in_the_general_game_format_is_read_with_its_position() {
    let usual = "-------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
    let ggf =
        |board: &str, moves: &str| format!("(;GM[Othello]PB[a1]PW[b]TY[8]BO[8 {board}]{moves};)");
    let game = read(&ggf(usual, "B[F5//0.01]W[D6/1.2]B[C3]"));
    assert_eq!(
        (game.setup(), game.to_string()),
        (Setup::default(), "f5d6c3".to_owned())
    );
    let passed = "B[f5]W[f6]B[d3]W[g5]B[h5]W[h4]B[f7]W[h6]B[PASS]W[c5]";
    assert_eq!(read(&ggf(usual, passed)), read("f5f6d3g5h5h4f7h6c5"));
    assert_eq!(read("(;gm[reversi]b[f5];)"), read("f5"));
    let other = "-------- -------- -------- ---**--- ---OO--- -------- -------- -------- O";
    assert!(matches!(read(&ggf(other, "")).setup(), Setup::Position(_)));
    assert_eq!(error("(;GM[Othello]PB[a];)"), ReadError::Empty);
    assert_eq!(error("(;GM[2]PC[club]BO[8 ---"), ReadError::Empty);
    assert_eq!(
        error(&ggf("--B", "")),
        ReadError::Position(BoardTextError::BadCharacter {
            found: 'B',
            place: 3
        })
    );
}

#[test]
fn only_the_first_of_several_games_is_read() {
    let first = "(;GM[Othello]B[f5]W[d6];)";
    assert_eq!(read(&format!("{first}(;GM[Othello]B[c4];)")), read("f5d6"));
    assert_eq!(read(&format!("1. {first}\n2. {first}")), read("f5d6"));
}

#[test]
fn a_move_field_holds_a_square_or_a_pass() {
    let ggf = |moves: &str| format!("(;GM[Othello]{moves};)");
    assert_eq!(error(&ggf("B[f5]W[Z9]")), no_square(2, "Z9"));
    assert_eq!(error(&ggf("B[f5d6]")), no_square(1, "f5d6"));
    assert_eq!(error(&ggf("B[]")), no_square(1, ""));
    assert_eq!(
        error(&ggf("B[f5]W[PASS]B[d6]")),
        ReadError::Moves(TranscriptError::PassNotForced { number: 2 })
    );
    assert_eq!(read(&ggf("B[ f5 ]W[d6//1.2]")), read("f5d6"));
    assert_eq!(read("(;GM[Othello]B[f5];W[d6"), read("f5d6"));
}

#[test]
fn a_comment_holds_no_move() {
    let text = "(;GM[Othello]PC[b[d3 (;]B[f5]C[w[a1)]W[d6];)";
    assert_eq!(read(text), read("f5d6"));
}

#[test]
fn no_text_is_a_separate_error() {
    for text in ["", "  \n", "\u{feff}"] {
        assert_eq!(error(text), ReadError::Empty);
    }
}

#[test]
fn texts_longer_than_any_game_are_refused_unread() {
    let longest = format!("f5{}", " ".repeat(MAX_CHARACTERS - 2));
    assert_eq!(read(&longest), read("f5"));
    let characters = MAX_CHARACTERS + 1;
    let too_long = ReadError::TooLong { characters };
    assert_eq!(error(&format!("{longest} ")), too_long);
    assert_eq!(
        too_long.to_string(),
        "a game has at most 20000 characters, not 20001"
    );
    assert!(read_games(&format!("{longest} ")).is_ok());
    let link = format!("#m={longest}");
    assert_eq!(
        read_link(&link),
        Some(Err(ReadError::TooLong {
            characters: MAX_CHARACTERS + 2
        }))
    );
}

#[test]
fn an_address_holds_a_game_from_five_squares_on_and_the_first_of_two_as_long() {
    assert_eq!(error("https://club.example/f5d6c3d3"), ReadError::Empty);
    let two = "https://club.example/f5d6c3d3c4/e6f4e3f6g5";
    assert_eq!(read(two), read("f5d6c3d3c4"));
    for place in ["?m=f5", "?m=a1"] {
        let list = format!("f5 d6 c3 d3 c4 https://club.example/{place}");
        assert_eq!(read(&list), read("f5d6c3d3c4"), "{list}");
    }
}

#[test]
fn a_bracket_without_a_field_after_a_game_leaves_the_game() {
    assert_eq!(read("(;GM[Othello]B[f5];)["), read("f5"));
}

#[test]
fn a_notation_is_found_by_its_name_and_says_what_it_writes() {
    let record = GameRecord::from(read("f5d6c3"));
    for notation in &Notation::ALL {
        let found = Notation::named(notation.name()).expect("its own name");
        assert_eq!(found.name(), notation.name());
        let text = notation.write(&record);
        assert_eq!(notation.is_written(), text.is_some(), "{}", notation.name());
        let Some(text) = text else { continue };
        let again = notation.read(&text).and_then(Result::ok);
        let is_same = again.is_some_and(|again| again[0].game.line().eq(record.game.line()));
        assert_eq!(notation.holds_game(), is_same, "{}", notation.name());
    }
    assert!(Notation::named("").is_none());
}

#[test]
fn the_names_of_a_record_are_in_every_text_that_holds_a_game_with_names() {
    let record = GameRecord {
        black: "Ada & Ö = 1".to_owned(),
        white: "高橋".to_owned(),
        event: "Paris #1".to_owned(),
        date: "2005-11-02".to_owned(),
        ..GameRecord::from(read("f5d6c3"))
    };
    for name in ["link", "ggf", "sgf", "pgn"] {
        let notation = Notation::named(name).expect(name);
        let text = notation.write(&record).expect(name);
        let again = &read_games(&text).expect(&text)[0];
        let names = |record: &GameRecord| {
            let GameRecord {
                black,
                white,
                event,
                date,
                ..
            } = record.clone();
            [black, white, event, date]
        };
        assert_eq!(names(again), names(&record), "{text}");
    }
    let start = GameRecord {
        black: "Ada".to_owned(),
        ..GameRecord::default()
    };
    let link = Notation::named("link").and_then(|link| link.write(&start));
    assert_eq!(link.as_deref(), Some("#m=&pb=Ada"));
}

#[test]
fn a_record_has_the_outcome_of_the_last_move_wherever_the_game_is() {
    let mut game = read("e6f4e3f6g5d6e7f5c5");
    let outcome = game.outcome();
    assert!(outcome.is_some());
    game.undo();
    assert_eq!(GameRecord::from(game).outcome(), outcome);
    assert_eq!(GameRecord::from(read("f5")).outcome(), None);
}

#[test]
fn a_comment_is_written_without_the_signs_that_end_one() {
    let mut record = GameRecord::from(read("f5d6"));
    record.comments = vec![(1, "a\\b [c] {d}\n\"e\"".to_owned())];
    let pgn = Notation::named("pgn").and_then(|pgn| pgn.write(&record));
    let again = read_games(&pgn.expect("PGN is written")).expect("what is written is read");
    assert_eq!(again[0].comments, [(1, "a\\b [c] (d) \"e\"".to_owned())]);
}

#[test]
fn lines_are_games_if_two_and_at_least_half_of_them_are() {
    let legal = |text: &str| {
        let records = read_collection(text);
        records.iter().filter(|record| record.is_ok()).count()
    };
    assert_eq!(legal("f5\nf5d6\nf5d6c3\na1\na1\na1"), 3);
    assert_eq!(legal("f5\nf5d6\na1\na1\na1"), 0);
    assert_eq!(legal("f5\na1"), 0);
}

#[test]
fn moves_are_written_where_the_start_is_the_usual_one() {
    let moves = Notation::named("moves").expect("moves are a notation");
    let written = |game: Game| moves.write(&game.into());
    assert_eq!(written(read("f5d6")), Some("f5d6".to_owned()));
    assert_eq!(written(Game::default()), None);
    assert_eq!(written(read(&format!("{ENDGAME} g8"))), None);
}

#[test]
fn a_number_right_before_its_square_is_no_mark() {
    assert_eq!(error("1f5"), no_square(1, "1f5"));
    assert_eq!(read("f5 d6 33-31 *"), read("f5d6"));
}

#[test]
fn sentences_quote_accents_as_they_are() {
    let moves = no_square(1, "e\u{301}").to_string();
    assert!(moves.contains("\"e\u{301}\""), "{moves}");
    for place in [1, 65] {
        let found = '\u{301}';
        let board = BoardTextError::BadCharacter { found, place }.to_string();
        assert!(board.contains("'\u{301}'"), "{board}");
    }
    let found = "e\u{301}".to_owned();
    let score = EndgameProblemError::Result { found }.to_string();
    assert!(score.contains("\"e\u{301}\""), "{score}");
}

#[test]
fn ggf_names_the_lead_as_servers_write_it() {
    let ggf = Notation::named("ggf").expect("GGF is a notation");
    for (text, field) in [
        ("e6f4e3f6g5d6e7f5c5", "RE[+64.000]"),
        ("[Result \"26-38\"]\n\n1. f5 d6", "RE[-12.000]"),
        ("[Result \"32-32\"]\n\n1. f5 d6", "RE[+0.000]"),
        ("f5d6", "RE[?]"),
    ] {
        let records = read_games(text).expect(text);
        let written = ggf.write(&records[0]).expect("every game has a text");
        assert!(written.contains(field), "{written}");
        let again = read_games(&written).expect("its own text");
        assert_eq!(again[0].outcome(), records[0].outcome(), "{written}");
    }
}

#[test]
fn a_game_that_was_not_finished_keeps_the_outcome_that_its_text_names() {
    for (text, black) in [
        ("[Result \"40-24\"]\n\n1. f5 d6", Some(40)),
        ("[Result \"40-20\"]\n\n1. f5 d6", Some(44)),
        ("[Result \"20-30\"]\n\n1. f5 d6", Some(20)),
        ("[Result \"30-30\"]\n\n1. f5 d6", Some(32)),
        ("[Result \"1-0\"]\n\n1. f5 d6", None),
        ("[Result \"40-40\"]\n\n1. f5 d6", None),
        ("[Result \"-10-40\"]\n\n1. f5 d6", None),
        ("[Result \"*\"]\n\n1. f5 d6", None),
        ("(;GM[Othello]RE[-12.00:t]B[f5]W[d6];)", Some(26)),
        ("(;GM[Othello]RE[+64:r]B[f5]W[d6];)", Some(64)),
        ("(;GM[Othello]RE[13]B[f5]W[d6];)", None),
        ("(;GM[Othello]RE[66]B[f5]W[d6];)", None),
        ("(;GM[Othello]RE[?]B[f5]W[d6];)", None),
        ("(;GM[2]RE[W+12];B[f5];W[d6])", Some(26)),
        ("(;GM[2]RE[B+12];B[f5];W[d6])", Some(38)),
        ("(;GM[2]RE[B+R];B[f5];W[d6])", None),
        ("(;GM[2]RE[W-2147483648];B[f5];W[d6])", None),
        ("(;GM[2]RE[0];B[f5];W[d6])", Some(32)),
    ] {
        let records = read_games(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let outcome = |record: &GameRecord| record.outcome().map(|outcome| outcome.black());
        assert_eq!(outcome(&records[0]), black, "{text}");
        for name in ["pgn", "ggf", "sgf"] {
            let notation = Notation::named(name).expect(name);
            let written = notation.write(&records[0]).expect(text);
            let again = read_games(&written).expect("its own text");
            assert_eq!(outcome(&again[0]), black, "{written}");
        }
    }
    let finished = "[Result \"40-24\"]\n\n1. e6 f4 e3 f6 g5 d6 e7 f5 c5";
    let records = read_games(finished).expect("a game");
    let outcome = records[0].outcome().map(|outcome| outcome.black());
    assert_eq!(outcome, Some(64), "the board decides");
}

#[test]
fn the_first_games_of_a_text_are_read_in_every_notation() {
    let board = format!("{}OX------XO{} X;\n", "-".repeat(27), "-".repeat(27));
    let games = [
        "(;GM[Othello]B[f5];)",
        "(;GM[2]B[f5])",
        "[Black \"A\"]\nf5\n",
        &board,
        "f5\n",
    ];
    for game in games {
        let text = game.repeat(5);
        assert_eq!(read_collection(&text).len(), 5, "{game}");
        for most in [1, 2, 3, 5, 9] {
            let records = read_first_games(&text, most);
            assert!(
                records.iter().all(|read| read.game.is_ok()),
                "{game}, {most}"
            );
            assert_eq!(records.len(), most.min(5), "{game}, {most}");
        }
        assert_eq!(read_first_games(&text, 0).len(), 1, "{game}");
    }
}

#[test]
fn records_have_the_lines_on_which_they_begin() {
    let board = "-".repeat(27) + "OX------XO" + &"-".repeat(27) + " X";
    let boards = format!("\n\n{board}\n\n{board}Q\n{board}");
    for (text, expected) in [
        ("\n\nf5\n\nf5a1\n  f5d6", [3, 5, 6]),
        (
            "\n\n(;GM[Othello]B[f5];)\n\n(;GM[Othello]B[a1];)\n(;GM[Othello]\nB[f5];)",
            [3, 5, 6],
        ),
        (
            "\n\n(;GM[2]B[f5])\n\n(;GM[2]B[a1])\n(;GM[2]\nB[f5])",
            [3, 5, 6],
        ),
        (
            "\n\n[Black \"A\"]\nf5\n[Black \"B\"]\nf5 {\n[a \"\"]}\n[Black \"C\"]\nf5",
            [3, 5, 8],
        ),
        (&boards, [3, 5, 6]),
    ] {
        let records = read_first_games(text, 3);
        let lines: Vec<usize> = records.iter().flat_map(|read| read.line).collect();
        assert_eq!(lines, expected, "{text}");
    }
}

#[test]
fn a_text_longer_than_any_game_is_one_of_lines() {
    let lines = "f5\n".repeat(400_000);
    assert_eq!(read_first_games(&lines, 3).len(), 3);
    let nonsense = "no game\n".repeat(200_000);
    let [only] = &read_first_games(&nonsense, 3)[..] else {
        panic!("nonsense is one record");
    };
    assert_eq!((only.line, &only.game), (Some(1), &Err(ReadError::Empty)));
}
