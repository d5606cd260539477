//! Moves with words around them: a heading, the side before each move, passes in words, times.
//!
//! A list of moves is first read as [`move_list`](super::move_list) has it. One that cannot be read
//! so is taken apart into words here, line by line. Words without a meaning that stand before each
//! move or each second one, such as `Move` or the names of both players, are its [`Frame`].

use super::foreign_words::{is_pass, side_of};
use super::transcript::{
    CORRECTION, MAX_QUOTED, TranscriptError, correction_text, split_correction,
};
use crate::rules::game::Game;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use reversi_game::{Color, is_blank};

/// The fewest moves below words that are taken for a heading.
const MIN_MOVES: usize = 4;

/// What the words of a text say.
pub(super) struct Words {
    /// The game up to the first move that it does not allow.
    game: Option<Game>,
    placed: usize,
    /// The words before the first move.
    heading: String,
    /// The first move of a side that is not to move.
    fault: Option<TranscriptError>,
    /// The words without a meaning before each move or pass, and behind the last one.
    asides: Vec<Aside>,
    /// The frame of an earlier reading of the text.
    frame: Option<Frame>,
}

/// The words without a meaning between two moves, each without its digits.
type Aside = Vec<String>;

/// The words that stand before the moves of both sides, and mean nothing.
pub(super) struct Frame {
    before_first: Aside,
}

impl Words {
    pub(super) fn from(start: Position) -> Words {
        Words {
            game: Some(Game::new(start)),
            placed: 0,
            heading: String::new(),
            fault: None,
            asides: vec![Aside::new()],
            frame: None,
        }
    }

    /// Reads a text again, without the words of its frame.
    pub(super) fn within(frame: Frame, start: Position) -> Words {
        Words {
            frame: Some(frame),
            ..Words::from(start)
        }
    }

    /// The frame of the text that was read, if it has one: the same words two moves later.
    pub(super) fn into_frame(self) -> Option<Frame> {
        let (last, before) = self.asides.split_last()?;
        let [_, asides @ ..] = before else {
            return None;
        };
        let is_repeated = asides.len() >= MIN_MOVES - 1
            && asides
                .iter()
                .zip(&asides[2..])
                .all(|(one, next)| one == next)
            && (last.is_empty() || *last == asides[asides.len() - 2]);
        let has_words = asides.iter().any(|aside| !aside.is_empty());
        (is_repeated && has_words).then(|| Frame {
            before_first: asides[1].clone(),
        })
    }

    /// The moves of the next part of the text, and among them the words that have no meaning.
    pub(super) fn take_moves(&mut self, text: &str) -> String {
        let mut moves = String::new();
        for line in text.lines().filter(|line| !is_ruling(line)) {
            let mut rest = line;
            while let Some((before, corrected, after)) = around_correction(rest) {
                self.take_line(before, &mut moves);
                moves += &correction_text(corrected);
                // Which side moves next does not follow from the moves any more.
                self.game = None;
                rest = after;
            }
            self.take_line(rest, &mut moves);
        }
        moves
    }

    fn take_line(&mut self, line: &str, moves: &mut String) {
        let words = words(line);
        if words.last().is_some_and(|word| is_pass(word))
            && !words.iter().any(|word| moves_of(word).is_some())
        {
            let others = words.iter().filter(|word| !has_meaning(word));
            others.for_each(|word| self.note(word));
            self.asides.push(Aside::new());
            *moves += " --";
        } else {
            self.take_words(line, &words, moves);
        }
    }

    /// The heading, if there is one.
    ///
    /// # Errors
    /// If the text names a side that is not to move.
    pub(super) fn heading(&mut self) -> Result<Option<String>, TranscriptError> {
        if let Some(fault) = self.fault.take() {
            return Err(fault);
        }
        let heading = std::mem::take(&mut self.heading);
        let is_frame = self.frame.as_ref().is_some_and(|frame| {
            let words = words(&heading).into_iter();
            let words = words.filter(|word| !has_meaning(word)).map(without_digits);
            words.eq(frame.before_first.iter().cloned())
        });
        Ok(Some(heading).filter(|heading| !is_frame && !heading.is_empty()))
    }

    /// Whether the moves are too few for the words before them: then these are no heading.
    pub(super) fn is_prose(&self) -> bool {
        !self.heading.is_empty() && self.placed < MIN_MOVES
    }

    fn take_words(&mut self, line: &str, words: &[&str], moves: &mut String) {
        let mut named = None;
        let last_move = words.iter().rposition(|word| moves_of(word).is_some());
        for (at, word) in words.iter().enumerate() {
            let is_before_move = last_move > Some(at);
            if let Some((side, found)) = moves_of(word) {
                self.play(found, side.or(named.take()), line);
                self.asides.push(Aside::new());
                *moves += " ";
                *moves += found;
            } else if is_pass(word) {
                named = None;
                self.asides.push(Aside::new());
                *moves += " --";
            } else if let Some(side) = side_of(word) {
                named = Some(side);
            } else if word.bytes().all(|sign| sign.is_ascii_digit())
                || named.is_some() && is_before_move
            {
                // The number, the value or the time of a move, or what a side does.
            } else if self.placed == 0 {
                let before = words.iter().position(|word| moves_of(word).is_some());
                let end = before.and_then(|at| line.find(words[at]));
                self.add_heading(end.map_or(line, |end| without_number(&line[..end])));
                if let Some(first) = before {
                    self.take_words(line, &words[first..], moves);
                }
                return;
            } else {
                self.note(word);
                if self.frame.is_none() {
                    *moves += " ";
                    *moves += word;
                }
            }
        }
    }

    /// Notes a word without a meaning.
    fn note(&mut self, word: &str) {
        if let Some(aside) = self.asides.last_mut() {
            aside.push(without_digits(word));
        }
    }

    fn add_heading(&mut self, text: &str) {
        let blank = if self.heading.is_empty() { "" } else { " " };
        self.heading += blank;
        self.heading += text.trim_matches(is_blank);
    }

    /// Plays moves; a side may be named for the first.
    fn play(&mut self, moves: &str, named: Option<Color>, line: &str) {
        let number = self.placed + 1;
        self.placed += squares(moves).unwrap_or_default();
        let Some(game) = &mut self.game else {
            return;
        };
        let turn = game.turn();
        if named.is_some_and(|side| turn.is_some_and(|turn| turn != side)) {
            let found = line
                .trim_matches(is_blank)
                .chars()
                .take(MAX_QUOTED)
                .collect();
            let fault = TranscriptError::OtherSide { number, found };
            self.fault.get_or_insert(fault);
        }
        if game.play_transcript(moves).is_err() {
            self.game = None;
        }
    }
}

/// The first position in a line to which the board was corrected, and what stands around it.
fn around_correction(line: &str) -> Option<(&str, Position, &str)> {
    let (before, after) = line.split_at(line.find(CORRECTION)?);
    let (board, after) = split_correction(after)?;
    Some((before, board.parse().ok()?, after))
}

/// Whether a word says something of a move by itself.
fn has_meaning(word: &str) -> bool {
    let is_number = word.bytes().all(|sign| sign.is_ascii_digit());
    is_number || is_pass(word) || side_of(word).is_some() || moves_of(word).is_some()
}

/// What stands before the first move, without the number of that move.
fn without_number(before: &str) -> &str {
    let signs = before
        .trim_end_matches(is_blank)
        .trim_end_matches(['.', ')']);
    let words = signs.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let is_numbered = signs.len() < before.trim_end_matches(is_blank).len();
    let is_apart = words.is_empty() || words.ends_with(is_blank);
    if is_numbered && is_apart {
        words
    } else {
        before
    }
}

fn without_digits(word: &str) -> String {
    word.chars().filter(|sign| !sign.is_ascii_digit()).collect()
}

/// How many moves a word consists of, which a sign for a side may stand before.
pub(super) fn moves_in(word: &str) -> Option<usize> {
    moves_of(word).and_then(|(_, moves)| squares(moves))
}

/// The moves that a word consists of, and the side that a sign before them names.
fn moves_of(word: &str) -> Option<(Option<Color>, &str)> {
    if squares(word).is_some_and(|squares| squares > 0) {
        return Some((None, word));
    }
    let (side, moves) = word.split_at_checked(1)?;
    let side = side_of(side).filter(|_| squares(moves) == Some(1))?;
    Some((Some(side), moves))
}

/// How many squares a word names; `None` if it is not made of moves.
fn squares(word: &str) -> Option<usize> {
    let (mut squares, mut rest) = (0, word);
    while !rest.is_empty() {
        let (played, after) = Move::split_from(rest)?;
        squares += usize::from(played != Move::Pass);
        rest = after;
    }
    Some(squares)
}

/// How the signs of a line stand together.
#[derive(Clone, Copy, PartialEq)]
enum Sign {
    /// Signs of one kind are a word: letters and digits, or those of languages without blanks.
    Letter,
    Ideograph,
    /// Two are a pass.
    Dash(char),
    /// A word by itself.
    Disc,
    /// What stands between words.
    Gap,
}

impl Sign {
    fn of(sign: char) -> Sign {
        match sign {
            '0'..='9' | 'A'..='Z' | 'a'..='z' | 'À'..='\u{1fff}' => Sign::Letter,
            '・' => Sign::Gap,
            '\u{3005}'
            | '\u{3041}'..='\u{30ff}'
            | '\u{3400}'..='\u{9fff}'
            | '\u{ac00}'..='\u{d7a3}' => Sign::Ideograph,
            '-' | '@' => Sign::Dash(sign),
            '●' | '○' | '⚫' | '⚪' => Sign::Disc,
            _ => Sign::Gap,
        }
    }
}

/// The words of a line, without the signs around them. An address is one word.
pub(super) fn words(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    for part in line.split_whitespace() {
        if part.contains("://") || part.starts_with("www.") {
            words.push(part);
        } else {
            add_words(part, &mut words);
        }
    }
    words
}

fn add_words<'a>(part: &'a str, words: &mut Vec<&'a str>) {
    let mut rest = part;
    while let Some(first) = rest.chars().next() {
        let kind = Sign::of(first);
        let end = match kind {
            Sign::Disc => first.len_utf8(),
            _ => rest
                .find(|sign| Sign::of(sign) != kind)
                .unwrap_or(rest.len()),
        };
        let word;
        (word, rest) = rest.split_at(end);
        let is_word = match kind {
            Sign::Dash(_) => end == 2,
            Sign::Gap => false,
            _ => true,
        };
        if is_word {
            words.push(word);
        }
    }
}

/// Whether a line is the one below the heading of a table, `|:--|:-:|`, and no pass.
fn is_ruling(line: &str) -> bool {
    let is_drawn = |sign: char| matches!(sign, '|' | '-' | ':') || is_blank(sign);
    line.contains('|') && (line.contains(':') || line.contains("---")) && line.chars().all(is_drawn)
}
