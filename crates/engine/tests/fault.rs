//! The fault of a game is found in any notation, wherever its text ends behind the fault.

mod support;

use reversi_engine::{
    Game, GameRecord, Notation, ReadError, Rng, Square, TranscriptError, fault_in, good_beginning,
    read_game, read_games,
};
use std::cell::Cell;
use support::tournament_games;

/// The numbers of the wrong move.
const WRONG: [usize; 2] = [1, 8];

/// Where the commas of comments stand: before, at and behind the wrong move.
const COMMENTS: [usize; 6] = [0, 2, 5, 6, 7, 9];

/// The texts of a game with a word in place of a move, each with the place of that word.
fn texts(game: &Game, number: usize, wrong: &str) -> Vec<(String, usize)> {
    let mut record = GameRecord::from(game.clone());
    record.black = "Ada".to_owned();
    record.comments = COMMENTS
        .map(|ply| (ply, "a [\"quiet\"] move".to_owned()))
        .to_vec();
    let squares: Vec<String> = game.line().map(|square| square.to_string()).collect();
    let numbered = |between: &str| {
        let pairs = squares.chunks(2).zip(1..);
        let pairs: Vec<String> = pairs
            .map(|(pair, number)| format!("{number}. {}", pair.join(" ")))
            .collect();
        pairs.join(between)
    };
    let lists = [squares.join(" "), numbered(" {usual} "), numbered("\n")];
    let written = Notation::ALL
        .iter()
        .filter(|notation| notation.holds_game());
    let written = written.filter_map(|notation| notation.write(&record));
    let replaced = written.chain(lists).filter_map(|text| {
        let mut at = 0;
        for square in &squares[..number] {
            at += text[at..].find(square.as_str())?;
        }
        Some((text[..at].to_owned() + wrong + &text[at + 2..], at))
    });
    replaced.collect()
}

#[test]
fn the_fault_is_found_wherever_a_text_ends_behind_it() {
    for game in tournament_games::read(1) {
        for number in WRONG {
            let before = game.line().take(number - 1).collect::<Vec<_>>();
            for wrong in ["z9", "d4"] {
                let texts = texts(&game, number, wrong);
                assert!(texts.len() >= 8, "{} notations only", texts.len());
                for (text, at) in texts {
                    for end in at + 3..=text.len() {
                        check(&text[..end], at, &before);
                    }
                }
            }
        }
    }
}

/// Checks that the fault of a text is found at a place, behind these moves.
fn check(text: &str, at: usize, moves: &[Square]) {
    // A cut inside the name of a link's parameter is another fault, as is a position with no move.
    match read_game(text) {
        Err(ReadError::BadPly { .. }) => return,
        Err(ReadError::Position(_)) if moves.is_empty() => return,
        _ => {}
    }
    let fault = fault_in(text).unwrap_or_else(|| panic!("no fault: {text}"));
    // An open bracket, or the number of the first move, may go with the word.
    let place = fault.before.len();
    let first = at.saturating_sub(if moves.is_empty() { 3 } else { 1 });
    assert!(
        (first..=at + 2).contains(&place),
        "{place}, not {at}: {text}"
    );
    assert_eq!(fault.beginning.is_some(), moves.len() >= 4, "{text}");
    if let Some(beginning) = fault.beginning {
        let found = read_game(&beginning).expect(&beginning);
        assert!(found.line().eq(moves.iter().copied()), "{text}");
    }
}

#[test]
fn pairs_of_moves_with_their_numbers_are_one_game() {
    let text = "1. f5 f6\n2. e6 f4\n3. z9";
    let fault = fault_in(text).expect("z9 is no square");
    assert_eq!(fault.before, "1. f5 f6\n2. e6 f4\n3. ");
    let wrong = read_game(text).expect_err("z9 is no square");
    assert!(wrong.to_string().starts_with("move 5: \"z9\""), "{wrong}");
}

#[test]
fn a_comment_before_the_fault_stays_whole() {
    for (text, comment) in [
        (
            "f5 d6 c3 d3 c4 {first line\nsecond line} a1",
            "first line\nsecond line",
        ),
        ("f5 d6 c3 d3 c4\n{a good comment} a1", "a good comment"),
    ] {
        let beginning = good_beginning(text).expect(text);
        let record = &read_games(&beginning).expect(&beginning)[0];
        assert_eq!(record.comments, [(5, comment.to_owned())], "{beginning}");
    }
}

#[test]
fn a_link_with_a_slip_keeps_all_that_it_says_of_the_moves_before() {
    for text in [
        "#m=f4c3d6d7f4&start=parallel&pb=Anna&c2=usual&v1=c5&ply=5&c5=odd",
        "see https://club.example/#pb=Anna&ply=5&c2=usual&m=f4c3d6d7f4&start=parallel&v1=c5",
    ] {
        let beginning = fault_in(text).and_then(|fault| fault.beginning);
        assert_eq!(beginning, good_beginning(text), "{text}");
        let beginning = beginning.expect(text);
        let record = &read_games(&beginning).expect(&beginning)[0];
        assert_eq!(record.game.to_string(), "f4c3d6d7", "{beginning}");
        assert_eq!(record.black, "Anna", "{beginning}");
        let comments = record.read_comments().expect(&beginning);
        let comments: Vec<_> = comments
            .iter()
            .map(|found| (found.ply, &*found.text))
            .collect();
        assert_eq!(comments, [(2, "usual")], "{beginning}");
        assert_eq!(record.read_variations().len(), 1, "{beginning}");
    }
    for link in ["#m=e6", "#m=e6f4e3f2", "#m=f5d6c3d3"] {
        for (text, kept) in [
            (
                format!("[Site \"{link}\"]\n[Black \"Ada\"]\n\n1. f5 d6 2. c3 d3 3. z9"),
                "[Site ",
            ),
            (
                format!("(;GM[Othello]PB[Ada]C[see {link}]B[f5]W[d6]B[c3]W[d3]B[a1])"),
                "(;GM",
            ),
        ] {
            let beginning = good_beginning(&text).expect("four moves");
            assert!(beginning.starts_with(kept), "{beginning}");
        }
    }
}

/// How many damaged texts are tried.
const DAMAGED: usize = 1_000;

/// The most reads of the parts of a damaged text of some hundred bytes in search of its fault.
const MOST_READS: usize = 100;

/// A text with a few of its characters left out, doubled, or replaced by others of it or by signs.
fn damaged(text: &str, rng: &mut Rng) -> String {
    let signs: Vec<char> = text
        .chars()
        .chain("[]{}()<>;&#=~%\n\"\\é０".chars())
        .collect();
    let mut found: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(6) {
        let at = rng.below(found.len().max(1));
        let sign = signs[rng.below(signs.len())];
        match rng.below(4) {
            0 => found.truncate(at.max(found.len() / 2)),
            1 => found.insert(at, sign),
            2 if at < found.len() => found[at] = sign,
            _ => drop(found.drain(at..(at + 3).min(found.len()))),
        }
    }
    found.into_iter().collect()
}

#[test]
fn a_damaged_text_is_read_a_bounded_number_of_times() {
    let game = &tournament_games::read(1)[0];
    let texts: Vec<String> = ["z9", "d4"]
        .iter()
        .flat_map(|wrong| texts(game, WRONG[1], wrong))
        .map(|(text, _)| text)
        .collect();
    let mut rng = Rng::new(11);
    let mut most = 0;
    for number in 0..DAMAGED {
        let text = damaged(&texts[number % texts.len()], &mut rng);
        let reads = Cell::new(0);
        reversi_game::fault_in(&text, |part| {
            reads.set(reads.get() + 1);
            match read_game(part) {
                Ok(game) => Ok(game.line().len()),
                Err(ReadError::Moves(wrong)) => Err(number_of(&wrong)),
                Err(_) => Err(None),
            }
        });
        most = most.max(reads.get());
        assert!(reads.get() <= MOST_READS, "{} reads: {text}", reads.get());
    }
    assert!(most > 10, "no fault is sought");
}

/// The number with which a wrong move is named.
fn number_of(wrong: &TranscriptError) -> Option<usize> {
    let sentence = wrong.to_string();
    let numbers = sentence.split(|sign: char| !sign.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).next()
}
