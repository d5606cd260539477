//! Variations: what is read of them, what is wrong with them, and what is written.

use proptest::prelude::*;

use super::*;
use crate::rules::game::Game;
use crate::rules::square::Square;

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
    let record = record("f5 {usual} $1 d6 ({rare} f4 {but} {sound [%csl Gc3]} $2 $3 e3 {end}) c3");
    assert_eq!(record.glyphs, 1);
    let variation = record.read_variations().remove(0).expect("a variation");
    assert_eq!(variation.glyphs, 2);
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
    let record = record(&format!("f5 d6 (f4 {{{long}}}) (f4 {{more}})"));
    let characters = MAX_COMMENT + " more".len();
    assert_eq!(record.lines(), Err(CommentError::TooLong { characters }));
    assert_eq!(
        Notation::named("pgn").and_then(|pgn| pgn.write(&record)),
        None
    );
}

#[test]
fn a_position_without_moves_has_variations() {
    let text = "[Result \"*\"]\n\
        [FEN \"---------------------------XO------OX--------------------------- X\"]\n\n\
        (1. f4) (1. c5) *";
    let written = Notation::named("pgn").and_then(|pgn| pgn.write(&record(text)));
    assert_eq!(written.as_deref(), Some(text));
}

/// A game of the moves that numbers choose, after the first moves of another.
fn played(first: &[Square], choices: &[u8]) -> Vec<Square> {
    let mut game = Game::default();
    for &square in first {
        game.play(square).expect("a move of a game");
    }
    for &choice in choices {
        let legal: Vec<Square> = game.position().legal_moves().into_iter().collect();
        let Some(&square) = legal.get(usize::from(choice) % legal.len().max(1)) else {
            break;
        };
        game.play(square).expect("a legal move");
    }
    game.line().collect()
}

/// Lines that neither the game nor another line contains, each once.
fn distinct(main: &[Square], lines: impl IntoIterator<Item = Vec<Square>>) -> Vec<Vec<Square>> {
    let mut all: Vec<Vec<Square>> = lines.into_iter().collect();
    all.sort();
    all.dedup();
    let others = all.clone();
    let is_inside = |line: &Vec<Square>| {
        let longer = others.iter().filter(|other| other.len() > line.len());
        let mut holders = longer.map(|other| &other[..]).chain([main]);
        holders.any(|other| other.starts_with(line))
    };
    all.retain(|line| !is_inside(line));
    all
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
            let text = format!("{{{}}} \\", transcript(line.iter().copied()));
            let comments = vec![Comment { ply: line.len(), text, marks: Vec::new() }];
            record.add_variation(&Variation { line: line.clone(), comments, ..Variation::default() });
            lines.push(line);
        }
        let text = Notation::named("pgn").and_then(|pgn| pgn.write(&record)).expect("PGN");
        let again = &read_games(&text).expect(&text)[0];
        prop_assert_eq!(&again.game, &record.game);
        let read: Result<Vec<Variation>, _> = again.read_variations().into_iter().collect();
        let read = read.expect(&text);
        let read_lines = read.iter().map(|variation| variation.line.clone());
        prop_assert_eq!(distinct(&main, read_lines), distinct(&main, lines.clone()), "{}", text);
        for line in distinct(&main, lines) {
            let said = format!("({}) \\", transcript(line.iter().copied()));
            let is_said = read.iter().flat_map(|variation| &variation.comments);
            prop_assert!(is_said.clone().any(|comment| comment.text == said), "{}", text);
        }
    }
}
