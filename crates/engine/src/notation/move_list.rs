//! Moves as people and programs write them: `1. f5 d6 2. c3`, `f5-d6-c3`, `F5, D6, pass`,
//! `1 f5 {usual} 2 d6 33-31`. Several games stand on a line each.

use super::closing_words::split_closing_words;
use super::coordinate::{is_file, is_rank};
use super::game_notation::{Notation, ReadRecord, Records, only};
use super::game_record::GameRecord;
use super::glyph::Glyph;
use super::heading::names_in_heading;
use super::read_error::{ReadError, moves_before};
use super::transcript::{TranscriptError, split_correction};
use super::words::Words;
use crate::rules::moves::Move;
use crate::rules::position::Position;
use reversi_game::is_blank;

/// The braces around comments.
pub(super) const BRACES: [u8; 2] = *b"{}";

/// Moves from the usual start, in any of the usual spellings.
pub const MOVE_LIST: Notation = Notation {
    name: "moves",
    read: |text, most| Some(read(text, most)),
    write: Some(write),
    holds_game: true,
};

/// Moves of the longest game.
const MAX_MOVES: usize = 60;

/// Bytes of the longest text that is tried as one game, with all comments that it may have.
const LONGEST_GAME: usize = 1_000_000;

fn read(text: &str, most: usize) -> Records {
    let read_one = |text| read_commented(GameRecord::default(), Position::default(), text);
    let lines = (1..).zip(text.lines());
    let lines = lines.filter(|(_, line)| !line.trim().is_empty());
    let is_one = text.len() <= LONGEST_GAME || lines.clone().nth(1).is_none();
    let whole = match is_one.then(|| read_one(text)) {
        Some(Ok(record)) if record.game.line().len() == 0 => return only(Err(ReadError::Empty)),
        Some(Ok(record)) => return only(Ok(record)),
        // Lines of a game with the side of each move are no games.
        Some(Err(error @ ReadError::Moves(TranscriptError::OtherSide { .. }))) => {
            return only(Err(error));
        }
        Some(Err(error)) => error,
        None => ReadError::Empty,
    };
    // One game over several lines is more usual: its error counts unless two lines or more,
    // and at least half of them, are games.
    let mut legal = 0;
    let read = |(line, text)| {
        let game = read_one(text);
        let is_pair = |record: &GameRecord| is_numbered(text) && record.game.line().len() <= 2;
        legal += usize::from(game.as_ref().is_ok_and(|record| !is_pair(record)));
        let line = Some(line);
        ReadRecord { line, game }
    };
    let mut games: Records = lines.take(most.max(2)).map(read).collect();
    if legal > 1 && 2 * legal >= games.len() {
        games.truncate(most);
        games
    } else {
        only(Err(whole))
    }
}

/// Whether a number stands before the moves of a line, as before each pair of a game.
fn is_numbered(line: &str) -> bool {
    let moves = line.trim_start();
    let rest = moves.trim_start_matches(|sign: char| sign.is_ascii_digit());
    rest.len() < moves.len() && rest.starts_with('.')
}

fn write(record: &GameRecord) -> Option<String> {
    let is_standard_start = record.game.initial_position() == Position::default();
    Some(record.game.to_string()).filter(|moves| is_standard_start && !moves.is_empty())
}

/// Reads moves from `start` on, and the comments and variations among them: as a list of moves, or
/// else with words around the moves. Words behind the last move become a comment on it.
pub(super) fn read_commented(
    record: GameRecord,
    start: Position,
    text: &str,
) -> Result<GameRecord, ReadError> {
    let wrong = match read_moves(record.clone(), start, text) {
        Err(wrong) => wrong,
        read => return read,
    };
    let before = split_closing_words(text);
    let read = before.map(|(before, words)| {
        let mut record = read_moves(record, start, before)?;
        let comment = (record.game.line().len(), words.to_owned());
        record.comments.push(comment);
        Ok(record)
    });
    further(Err(wrong), read.unwrap_or(Err(ReadError::Empty)))
}

/// Reads moves up to the end of a text. The error is that of the attempt that reads more.
fn read_moves(record: GameRecord, start: Position, text: &str) -> Result<GameRecord, ReadError> {
    let mut listed = record.clone();
    let moves = take_moves(&mut listed, text);
    let wrong = match listed.with_game(start, &moves) {
        Ok(record) => return Ok(record),
        Err(wrong) => wrong,
    };
    let mut words = Words::from(start);
    let read = read_words(record.clone(), start, text, &mut words);
    let read = further(Err(wrong), read);
    match words.into_frame().filter(|_| read.is_err()) {
        Some(frame) => {
            let mut words = Words::within(frame, start);
            further(read, read_words(record, start, text, &mut words))
        }
        None => read,
    }
}

/// Of two attempts at a text the second one, if it reads more moves.
fn further(
    one: Result<GameRecord, ReadError>,
    other: Result<GameRecord, ReadError>,
) -> Result<GameRecord, ReadError> {
    match (&one, &other) {
        (Err(wrong), Err(other)) if moves_before(other) <= moves_before(wrong) => one,
        _ => other,
    }
}

/// Reads moves with words around them. A heading that consists of the names of both sides names
/// the players; any other becomes a comment before the first move.
fn read_words(
    mut record: GameRecord,
    start: Position,
    text: &str,
    words: &mut Words,
) -> Result<GameRecord, ReadError> {
    let moves = take_parts(&mut record, text, &mut |part| words.take_moves(part));
    if words.is_prose() {
        return Err(ReadError::Empty);
    }
    if let Some(heading) = words.heading()? {
        let is_nameless = record.black.is_empty() && record.white.is_empty();
        match names_in_heading(&heading).filter(|_| is_nameless) {
            Some((black, white)) => {
                record.black = black.to_owned();
                record.white = white.to_owned();
            }
            None => record.comments.insert(0, (0, heading)),
        }
    }
    match record.with_game(start, &moves)? {
        record if record.game.line().len() == 0 => Err(ReadError::Empty),
        record => Ok(record),
    }
}

/// The moves of a text, blanks between them. The comments and variations among them go to the
/// record.
pub(super) fn take_moves(record: &mut GameRecord, text: &str) -> String {
    take_parts(record, text, &mut bare_moves)
}

/// The moves of the parts of a text, each found by `moves_of`.
fn take_parts(
    record: &mut GameRecord,
    text: &str,
    moves_of: &mut dyn FnMut(&str) -> String,
) -> String {
    // A blank may stand inside a square: moves are counted without any.
    let (mut moves, mut bare, mut rest) = (String::new(), String::new(), text);
    while let Some(at) = rest.find(['{', '(']) {
        add_moves(record, &mut moves, &mut bare, &rest[..at], moves_of);
        let onward = &rest[at..];
        let length = closed_length(onward, BRACES).unwrap_or(onward.len());
        let (aside, after) = onward.split_at(length);
        let placed = count_placed(&bare);
        if let Some(comment) = aside.strip_prefix('{') {
            let comment = comment.strip_suffix('}').unwrap_or(comment);
            record.comments.push((placed, comment.trim().to_owned()));
        } else {
            // It stands after the move that it replaces.
            let variation = (placed.saturating_sub(1), aside.to_owned());
            record.variations.push(variation);
        }
        rest = after;
    }
    add_moves(record, &mut moves, &mut bare, rest, moves_of);
    moves
}

/// Adds the moves of a part of a text, with blanks between its words and without, and the glyphs
/// among them.
#[inline(never)]
fn add_moves(
    record: &mut GameRecord,
    moves: &mut String,
    bare: &mut String,
    text: &str,
    moves_of: &mut dyn FnMut(&str) -> String,
) {
    let mut rest = text;
    loop {
        let found = next_glyph(rest);
        let before = found.map_or(rest, |(at, _)| &rest[..at]);
        for word in moves_of(before).split_whitespace() {
            moves.push(' ');
            moves.push_str(word);
            bare.push_str(word);
        }
        let Some((at, length)) = found else {
            return;
        };
        match glyph_of(&rest[at..at + length]) {
            Some(glyph) => record.add_glyph(count_placed(bare), glyph),
            None => record.glyphs += 1,
        }
        rest = &rest[at + length..];
    }
}

/// Where the next glyph of a text stands, and its length: a number such as `$1`, or signs right
/// behind a move.
fn next_glyph(text: &str) -> Option<(usize, usize)> {
    let signs = text.as_bytes();
    let length_from = |at: usize, is_of_kind: fn(&&u8) -> bool| {
        let after = signs[at..].iter();
        after.take_while(is_of_kind).count()
    };
    (0..signs.len()).find_map(|at| {
        let length = match signs[at] {
            b'$' => match length_from(at + 1, |sign| sign.is_ascii_digit()) {
                digits @ 1..=3 => 1 + digits,
                _ => return None,
            },
            b'!' | b'?' if at > 0 && is_rank(char::from(signs[at - 1])) => {
                length_from(at, |sign| matches!(sign, b'!' | b'?'))
            }
            _ => return None,
        };
        Some((at, length))
    })
}

/// The judgement of a move that a glyph stands for.
fn glyph_of(text: &str) -> Option<Glyph> {
    match text.strip_prefix('$') {
        Some(number) => Glyph::numbered(number.parse().ok()?),
        None => Glyph::signed(text),
    }
}

/// The length of what a text begins with, a part between quotes or in round brackets; `None` if it
/// does not end. Brackets between quotes mean nothing, and in square ones a backslash keeps the
/// sign after it.
pub(super) fn closed_length(text: &str, [begin, end]: [u8; 2]) -> Option<usize> {
    let (mut open, mut is_quoted, mut is_kept) = (0, false, false);
    let last = text.bytes().position(|sign| {
        if is_kept {
            is_kept = false;
        } else if sign == end {
            is_quoted = false;
        } else if is_quoted {
            is_kept = sign == b'\\' && end == b']';
        } else {
            is_quoted = sign == begin;
            open += i32::from(sign == b'(') - i32::from(sign == b')');
        }
        open == 0 && !is_quoted
    });
    last.map(|last| last + 1)
}

/// Number of squares among moves without blanks, up to what is no move; more than any game has
/// where there are more.
fn count_placed(moves: &str) -> usize {
    let (mut placed, mut rest) = (0, moves);
    for _ in 0..2 * MAX_MOVES {
        if let Some((_, after)) = split_correction(rest) {
            rest = after;
        } else if let Some((played, after)) = Move::split_from(rest) {
            placed += usize::from(played != Move::Pass);
            rest = after;
        } else {
            break;
        }
    }
    placed
}

/// The moves without the numbers, commas, dashes and results that are written around them.
fn bare_moves(text: &str) -> String {
    let words = text.split_inclusive(char::is_whitespace);
    let text: String = words
        .filter(|word| !is_result_or_glyph(word.trim()))
        .collect();
    let text: Vec<char> = text.chars().collect();
    without_separators(&without_numbers(&text))
        .into_iter()
        .collect()
}

/// Whether a word is a result, such as `33-31` or `*`, or an annotation glyph, such as `$1`.
fn is_result_or_glyph(word: &str) -> bool {
    let is_count = |text: &str| {
        (1..=2).contains(&text.len()) && text.bytes().all(|digit| digit.is_ascii_digit())
    };
    let result = word.split_once(['-', ':', '–']);
    result.is_some_and(|(black, white)| is_count(black) && is_count(white))
        || word.strip_prefix('$').is_some_and(is_count)
        || word == "*"
}

/// The text with blanks in place of the numbers of moves: one or two digits before a dot, a
/// bracket, a colon, or a blank. The digit of a square is part of the square, also before a dot.
fn without_numbers(text: &[char]) -> Vec<char> {
    let mut kept = Vec::with_capacity(text.len());
    let (mut at, mut after_file, mut in_word) = (0, false, false);
    while let Some(&first) = text.get(at) {
        let is_number = !after_file && !in_word;
        let number = is_number.then(|| number_length(&text[at..])).flatten();
        match number {
            Some(length) => {
                kept.push(' ');
                at += length;
            }
            None => {
                kept.push(first);
                at += 1;
                if !is_blank(first) {
                    after_file = is_file(first);
                }
                in_word = match first {
                    '0'..='9' => in_word,
                    _ => is_no_move(first),
                };
            }
        }
    }
    kept
}

/// Whether a letter is in no move and no pass: the digits right behind it belong to its word.
fn is_no_move(sign: char) -> bool {
    sign.is_ascii_alphabetic() && !is_file(sign) && !matches!(sign, 'p' | 'P' | 's' | 'S')
}

/// The length of the number of a move that the text begins with, its dots included.
fn number_length(text: &[char]) -> Option<usize> {
    let digits = count(&text[..text.len().min(2)], |found| found.is_ascii_digit());
    if digits == 0 {
        return None;
    }
    let number = digits + count(&text[digits..], is_blank);
    let signs = count(&text[number..], |found| matches!(found, '.' | ')' | ':'));
    let is_apart = number > digits && text.get(number).is_some_and(|&next| is_file(next));
    (signs > 0 || is_apart).then_some(number + signs)
}

/// The text with blanks in place of punctuation, and of a dash between two squares: two dashes are
/// a pass.
fn without_separators(text: &[char]) -> Vec<char> {
    let mut kept = Vec::with_capacity(text.len());
    let mut at = 0;
    while let Some(&first) = text.get(at) {
        let after_square = at > 0 && is_rank(text[at - 1]);
        let dash = after_square.then(|| dash_length(&text[at..])).flatten();
        match dash {
            Some(length) => {
                kept.push(' ');
                at += length;
            }
            None => {
                let separates = matches!(first, '.' | ',' | ';' | '|' | '!' | '?');
                kept.push(if separates { ' ' } else { first });
                at += 1;
            }
        }
    }
    kept
}

/// The length of a dash with the blanks around it that the text begins with, before a square.
fn dash_length(text: &[char]) -> Option<usize> {
    let dash = count(text, is_blank);
    if !matches!(text.get(dash), Some('-' | '–')) {
        return None;
    }
    let next = dash + 1 + count(&text[dash + 1..], is_blank);
    text.get(next)
        .filter(|&&first| is_file(first))
        .map(|_| next)
}

/// How many characters of a kind the text begins with.
fn count(text: &[char], is_of_kind: impl Fn(char) -> bool) -> usize {
    text.iter().take_while(|&&found| is_of_kind(found)).count()
}
