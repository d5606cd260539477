//! Variations: what is read of them, what is wrong with them, and what is written.

use proptest::prelude::*;

use super::*;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::game::{Game, Ply};
use crate::rules::square::Square;
use reversi_game::Color;

/// The only game of a text.
fn record(text: &str) -> GameRecord {
    let records = read_games(text).unwrap_or_else(|wrong| panic!("{text}: {wrong}"));
    assert_eq!(records.len(), 1, "{text}");
    records
        .into_iter()
        .next()
        .expect("a text is at least one record")
}

/// The lines of the variations of a text, or what is wrong with one.
fn lines(text: &str) -> Vec<String> {
    let read = record(text).read_variations().into_iter();
    read.map(|variation| match variation {
        Ok(variation) => transcript(variation.line),
        Err(wrong) => wrong.to_string(),
    })
    .collect()
}

#[test]
fn variations_are_read_in_the_order_of_the_text_each_before_those_inside_it() {
    for (text, expected) in [
        ("1. f5 d6 (1... f4 e3) 2. c3", &["f5f4e3"][..]),
        (
            "1. f5 d6 (f4) (f6 e6) c3 (c4 d3)",
            &["f5f4", "f5f6e6", "f5d6c4d3"],
        ),
        ("f5 (e6 f4 (f6 f5) e3) d6", &["e6f4e3", "e6f6f5"]),
        ("f5 d6 (f4 {or (a1) :-)} e3)", &["f5f4e3"]),
        ("f5 d6 ({rare} f4 $2 e3!?) c3", &["f5f4e3"]),
        ("(e6) f5 d6", &["e6"]),
        ("f5 d6 (;f4)", &["f5f4"]),
        ("[Black \"(f4)\"]\n\n1. f5 d6 (1... f4) *", &["f5f4"]),
        (
            "(;GM[2];B[f5](;W[d6];B[c3](;W[d3])(;W[f4]))(;W[f4](;B[e3])(;B[d3])))",
            &["f5d6c3f4", "f5f4e3", "f5f4d3"],
        ),
        (
            "(;GM[2](;B[f5];W[d6])\n (;B[fe]C[:-) \\] (;];W[fd]))",
            &["f5f4"],
        ),
    ] {
        assert_eq!(lines(text), expected, "{text}");
    }
}

#[test]
fn a_remark_in_brackets_is_no_variation() {
    for text in [
        "f5 (a good move) d6",
        "f5 d6 (33-31)",
        "f5 (see {e6}) d6",
        "f5 () d6",
    ] {
        assert!(lines(text).is_empty(), "{text}");
        assert_eq!(record(text).game.to_string(), "f5d6", "{text}");
    }
}

#[test]
fn a_bad_variation_is_named_and_leaves_the_game_and_the_others() {
    for (text, expected) in [
        (
            "f5 d6 (f4 a1) (f6) c3",
            &[
                "the variation \"(f4 a1)\": move 3, a1: a disc on a1 would enclose nothing",
                "f5f6",
            ][..],
        ),
        (
            "f5 d6 (better is f4) c3",
            &[
                "the variation \"(better is f4)\": move 2: \"better\" is no square (a letter a-h and a digit 1-8)",
            ],
        ),
        (
            "f5 d6 c3 (c4 d3",
            &["the variation \"(c4 d3\": its closing bracket is missing"],
        ),
        (
            "(;GM[2];B[f5];W[d6](;B[c3])(;B",
            &["the variation \"(;B\": its closing bracket is missing"],
        ),
    ] {
        assert_eq!(lines(text), expected, "{text}");
        let game = record(text).game.to_string();
        assert_eq!(game, "f5d6c3", "{text}");
    }
}

#[test]
fn a_variation_stands_in_at_most_sixty_others() {
    let wrong = "it stands in more than 60 other variations";
    for (levels, is_refused) in [(61, false), (62, true)] {
        let text = format!("f5 d6 {}{} c3", "(f4".repeat(levels), ")".repeat(levels));
        let last = lines(&text).pop().expect("at least one variation");
        assert_eq!(last.ends_with(wrong), is_refused, "{levels} levels: {last}");
    }
}

#[test]
fn a_blank_inside_a_square_moves_no_comment_and_no_variation() {
    let [apart, together] =
        ["f 5 d 6 {usual} c 3 (c 4) d3", "f5 d6 {usual} c3 (c4) d3"].map(record);
    let comments = |record: &GameRecord| record.read_comments().expect("a comment");
    assert_eq!(comments(&apart), comments(&together));
    assert_eq!(comments(&apart)[0].ply, 2);
    let line =
        |record: &GameRecord| transcript(record.read_variations().remove(0).expect("c4").line);
    assert_eq!(line(&apart), "f5d6c4");
    assert_eq!(line(&together), "f5d6c4");
}

#[test]
fn comments_and_glyphs_of_a_variation_are_its_own() {
    let record = record(
        "f5 {usual} $1 d6 $10 ({rare} f4 {but} {sound [%csl Gc3]} $2 $13 $14 e3?! {end}) c3",
    );
    assert_eq!(record.glyphs, 1);
    let variation = record.read_variations().remove(0).expect("a variation");
    assert_eq!(variation.glyphs, 2);
    let glyphs: Vec<Option<Glyph>> = variation.comments.iter().map(|one| one.glyph).collect();
    assert_eq!(glyphs, [Some(Glyph::Mistake), Some(Glyph::Inaccuracy)]);
    let said: Vec<(usize, &str)> = variation
        .comments
        .iter()
        .map(|comment| (comment.ply, &comment.text[..]))
        .collect();
    assert_eq!(said, [(2, "rare but sound"), (3, "end")]);
    assert_eq!(record.read_comments().map(|comments| comments.len()), Ok(1));
}

#[test]
fn a_comment_that_cannot_be_read_costs_its_variation_nothing() {
    let record = record("f5 d6 (f4 {[%csl Gz9]} e3 {end} (d3 {[%cal Ga9b1]})) c3");
    let read = record.read_variations().into_iter();
    let read = read.collect::<Result<Vec<_>, _>>().expect("both lines");
    let unread: Vec<String> = read
        .iter()
        .flat_map(|variation| &variation.unread_comments)
        .map(ToString::to_string)
        .collect();
    assert_eq!(read[0].comments.len(), 1);
    assert_eq!(read[1].line.len(), 3);
    assert_eq!(unread.len(), 2);
    assert!(
        unread[0].starts_with("the comment on move 2: \"Gz9\""),
        "{unread:?}"
    );
    assert!(
        unread[1].starts_with("the comment on move 3: \"Ga9b1\""),
        "{unread:?}"
    );
}

#[test]
fn variations_are_written_beside_the_move_that_they_replace() {
    for text in [
        "1. f5 d6 (1... f4 {rare} 2. e3) (1... f6) 2. c3 d3 3. c4",
        "1. f5 (1. e6 f4 (1... f6 2. f5) 2. e3) 1... d6",
        "1. f5 d6 2. c3 (2. c3 d3)",
    ] {
        let written = Notation::named("pgn").and_then(|pgn| pgn.write(&record(text)));
        let written = written.expect(text);
        assert!(written.ends_with(&format!("\n{text} *")), "{written}");
    }
}

#[test]
fn comments_of_several_variations_on_one_position_become_one() {
    for (text, expected) in [
        (
            "f5 d6 (f4 {rare} e3) (f4 {odd [%csl Gc3]} d3) c3",
            "1. f5 d6 (1... f4 {[%csl Gc3] rare odd} 2. e3 (2. d3)) 2. c3",
        ),
        (
            "f5 d6 (f4 {rare} e3) (f4 {rare})",
            "1. f5 d6 (1... f4 {rare} 2. e3)",
        ),
        (
            "f5 d6 {usual} (d6 {of course} c3) c4",
            "1. f5 d6 {usual of course} 2. c4 (2. c3)",
        ),
    ] {
        let record = record(text);
        let written = Notation::named("pgn").and_then(|pgn| pgn.write(&record));
        let written = written.expect(text);
        assert!(written.ends_with(&format!("\n{expected} *")), "{written}");
    }
    let long = "x".repeat(MAX_COMMENT);
    let record = record(&format!(
        "f5 d6 (f4 {{{long}}}) (f4 {{more}} e3 {{kept}}) (f4 {{{long}}})"
    ));
    let written = Notation::named("pgn").and_then(|pgn| pgn.write(&record));
    let expected = format!("1. f5 d6 (1... f4 {{{long}}} 2. e3 {{kept}}) *");
    assert!(written.is_some_and(|written| written.ends_with(&expected)));
    let unread = record.read_variations().into_iter().flatten();
    let unread: Vec<_> = unread.flat_map(|read| read.unread_comments).collect();
    let characters = MAX_COMMENT + " more".len();
    let fault = CommentError::TooLong { characters };
    assert_eq!(unread, [UnreadComment { ply: 2, fault }]);
}

#[test]
fn a_position_without_moves_has_variations() {
    let text = "[Result \"*\"]\n\
        [FEN \"---------------------------XO------OX--------------------------- X\"]\n\n\
        (1. f4) (1. c5) *";
    let written = Notation::named("pgn").and_then(|pgn| pgn.write(&record(text)));
    assert_eq!(written.as_deref(), Some(text));
}

/// A game of the moves that numbers choose, after the first moves of another. A large number has
/// discs of the board turned over by mistake, or a side move twice.
fn played(first: &[Ply], choices: &[u8]) -> Vec<Ply> {
    let mut game = Game::default();
    let first = transcript(first.iter().copied());
    game.play_transcript(&first).expect("moves of a game");
    for &choice in choices {
        let legal: Vec<Square> = game.position().legal_moves().into_iter().collect();
        let Some(&square) = legal.get(usize::from(choice) % legal.len().max(1)) else {
            break;
        };
        let by_rules = game.position().play(square.into()).expect("a legal move");
        let correction = choice
            .checked_sub(200)
            .map(|slip| with_slip(by_rules, slip));
        game.play_ply(Ply { square, correction })
            .expect("a legal move");
    }
    game.plies().collect()
}

/// A position in which discs are turned over, and one is added or not, in the turn of either side.
fn with_slip(position: Position, slip: u8) -> Position {
    let (player, opponent) = (position.board().player(), position.board().opponent());
    let turned = Bitboard::from_bits(0x0102_0408_1020_4080 << (slip % 7));
    let added = Bitboard::from_bits(1 << (slip % 64));
    let board = Board::new(
        (player & !turned) | added,
        (opponent | (player & turned)) & !added,
    );
    let turn = Color::ALL[usize::from(slip % 2)];
    Position::new(board.expect("no square has two discs"), turn)
}

/// The lines of a record in the order of their moves.
fn sorted_lines(record: &GameRecord) -> Vec<Line> {
    let mut lines = record.lines().expect("comments that are not too long");
    lines.sort_by_key(|line| transcript(line.moves.iter().copied()));
    lines
}

/// The comments of all lines of a text that have a glyph, as `move number, sign`.
fn glyphs(text: &str) -> Vec<(usize, String)> {
    let lines = record(text).lines().expect(text);
    let comments = lines.into_iter().flat_map(|line| line.comments);
    let signed = comments.filter_map(|comment| Some((comment.ply, comment.glyph?.to_string())));
    signed.collect()
}

#[test]
fn glyphs_are_read_as_signs_numbers_and_fields() {
    let expected = [
        (1, "!"),
        (2, "?"),
        (3, "!!"),
        (2, "??"),
        (3, "!?"),
        (4, "?!"),
    ];
    let expected = expected.map(|(number, sign)| (number, sign.to_owned()));
    for text in [
        "1. f5! d6? (1... f4?? 2. e3!? f6?!) 2. c3!!",
        "1. f5! d6？ {usual} (1... f4?? {rare} 2. e3!? f6?!) 2. c3!! 33-31",
        "1. f5 $1 d6 $2 (1... f4 $4 2. e3 $5 f6 $6) 2. c3 $3 *",
        "(;GM[2];B[f5]TE[1](;W[d6]BM[1];B[c3]TE[2])(;W[f4]BM[2];B[e3]IT[];W[f6]DO[]))",
        "#m=f5d6c3&n1=1&n2=2&n3=3&v1=f4%3F%3Fe3%21%3Ff6%3F%21",
    ] {
        assert_eq!(glyphs(text), expected, "{text}");
    }
}

#[test]
fn signs_without_a_move_and_glyphs_of_other_kinds_are_left_out() {
    for (text, left_out) in [
        ("$1 1. f5 d6 $10 2. c3!!!", 3),
        ("f5 ! d6 ?? c3", 0),
        ("f5 (a good move!) d6 c3", 0),
    ] {
        let record = record(text);
        assert_eq!(record.game.to_string(), "f5d6c3", "{text}");
        assert!(glyphs(text).is_empty(), "{text}");
        assert_eq!(record.glyphs, left_out, "{text}");
    }
    let wrong = record("#m=f5d6c3&n2=7").read_comments();
    let found = "7".to_owned();
    assert_eq!(wrong, Err(CommentError::BadGlyph { found }));
}

#[test]
fn sgf_has_a_branch_for_each_variation_and_ends_a_game_that_one_goes_on_from() {
    let setup = "AB[e4][d5]AW[d4][e5]PL[B]";
    for (text, expected) in [
        (
            "1. f5! {usual} d6 (1... f4 2. e3 (2. d3)) (1... f6) 2. c3",
            ";B[f5]TE[1]C[usual](;W[d6];B[c3])(;W[f4](;B[e3])(;B[d3]))(;W[f6])",
        ),
        (
            "f5 d6 (d6 c3 d3) (d6 c4)",
            ";B[f5];W[d6](;)(;B[c3];W[d3])(;B[c4])",
        ),
        ("f5 d6 (f4) (d6 c3)", ";B[f5](;W[d6](;)(;B[c3]))(;W[f4])"),
    ] {
        let record = record(text);
        let written = Notation::named("sgf").and_then(|sgf| sgf.write(&record));
        let written = written.expect(text);
        assert!(
            written.ends_with(&format!("{setup}{expected})")),
            "{written}"
        );
        let again = &read_games(&written).expect(&written)[0];
        assert_eq!(again.game, record.game, "{written}");
        assert_eq!(sorted_lines(again), sorted_lines(&record), "{written}");
    }
}

/// A game after four moves, with the disc of d3 the other way round and the one on c3 taken off,
/// and White to move twice.
const SLIP: &str = "f5d6c3d3~-------------------X-------OX------OXX-----O--------------------O";

#[test]
fn sgf_corrects_the_board_in_a_separate_node() {
    let game: Game = format!("{SLIP}d2").parse().expect("a game with a slip");
    let written = Notation::named("sgf").and_then(|sgf| sgf.write(&game.clone().into()));
    let written = written.expect("SGF holds corrections");
    let expected = ";B[f5];W[d6];B[c3];W[d3];AE[c3]AB[d3]PL[W];W[d2])";
    assert!(written.ends_with(expected), "{written}");
    assert_eq!(read_game(&written), Ok(game.clone()));
    let start = "(;GM[2];B[f5];W[d6];B[c3];W[d3]";
    for fields in [
        "AE[c3]AB[d3]PL[W];W[d2])",
        ";AE[cc]AB[dc];W[d2])",
        ";AB[d3];AE[c3]PL[White];B[];W[db])",
        "(;AB[d3]AE[c3];W[d2])(;B[c4]))",
        ";AB[d3][c3];AE[c3];PL[2];W[d2])",
    ] {
        let again = read_game(&format!("{start}{fields}"));
        assert_eq!(again, Ok(game.clone()), "{fields}");
    }
}

#[test]
fn a_variation_may_begin_with_a_correction_or_leave_one_out() {
    assert_eq!(
        lines("(;GM[2];B[f5];W[d6];B[c3];W[d3](;B[c4])(;AE[c3]AB[d3]PL[W];W[d2]))"),
        [format!("{SLIP}d2")]
    );
    assert_eq!(
        lines(&format!(
            "1. f5 d6 2. {} 3... d2 (3... f4)",
            &SLIP[4..].replacen("d3", " d3", 1)
        )),
        [format!("{SLIP}f4")]
    );
}

#[test]
fn pgn_counts_on_with_the_side_that_moves_twice_and_ggf_has_no_place_for_a_correction() {
    let record = GameRecord::from(format!("{SLIP}d2").parse::<Game>().expect("a game"));
    let write = |name| Notation::named(name).and_then(|notation| notation.write(&record));
    let pgn = write("pgn").expect("PGN is written");
    assert!(
        pgn.ends_with(&format!("1. f5 d6 2. c3 {} 3... d2 *", &SLIP[6..])),
        "{pgn}"
    );
    assert_eq!(write("ggf"), None);
}

#[test]
fn what_is_wrong_with_a_correction_is_said_with_its_move() {
    for (text, sentence) in [
        (
            "f5d6~--XO",
            "the board as corrected after move 2: only 4 of 64 squares are given",
        ),
        (
            "f5 ~-?",
            "the board as corrected after move 1: character 2 is '?'; a square is X, O or -",
        ),
        (
            &format!("{}-", &SLIP[..SLIP.len() - 1]),
            "the board as corrected after move 4: the side to move is X or O, not '-'",
        ),
        (
            "~--XO",
            "move 1: \"~--XO\" is no square (a letter a-h and a digit 1-8)",
        ),
    ] {
        let error = text.parse::<Game>().expect_err(text).to_string();
        assert_eq!(error, sentence);
    }
}

proptest! {
    #[test]
    fn every_variation_is_written_and_read_again(
        main in prop::collection::vec(any::<u8>(), 1..60),
        beside in prop::collection::vec((any::<u8>(), prop::collection::vec(any::<u8>(), 1..12)), 0..8),
    ) {
        let main = played(&[], &main);
        let mut record = GameRecord::from(transcript(main.iter().copied()).parse::<Game>().expect("legal"));
        let mut lines = vec![main.clone()];
        for (choice, moves) in beside {
            let from = &lines[usize::from(choice) % lines.len()];
            let line = played(&from[..usize::from(choice) % from.len()], &moves);
            // All comments may meet on one position, where they have to fit together.
            let text = format!("{{{}}} \\", transcript(line.last().copied()));
            let glyph = Glyph::numbered(usize::from(choice) % 9);
            let comments = vec![Comment { ply: line.len(), text, glyph, ..Comment::default() }];
            record.add_variation(&Variation { line: line.clone(), comments, ..Variation::default() });
            lines.push(line);
        }
        for notation in ["pgn", "sgf", "link"] {
            let Some(text) = Notation::named(notation).and_then(|one| one.write(&record)) else {
                prop_assert_eq!(notation, "link");
                continue;
            };
            let again = &read_games(&text).expect(&text)[0];
            let end = |game: &Game| game.plies().collect::<Vec<_>>();
            prop_assert_eq!(end(&again.game), end(&record.game));
            prop_assert_eq!(sorted_lines(again), sorted_lines(&record), "{}", text);
        }
    }
}
