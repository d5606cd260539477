//! Positions, with or without moves after them: board text in any of the usual dresses, and lists
//! of endgame problems.
//!
//! Black is `X`, `*`, `B`, `#` or a black disc, White `O`, `W` or a white disc, an empty square
//! `-`, `.`, `_` or a small dot. Boards of digits have 1 for Black, 2 for White and 0 for empty.
//! The names of files and ranks may stand around the board. After the squares comes the side to
//! move; without it, Black is assumed.

use super::board_signs::cell_of;
use super::board_text::{BoardTextError, position_of};
use super::foreign_words::side_of;
use super::game_notation::{LineNumbers, Notation, ReadRecord, Records, only};
use super::game_record::GameRecord;
use super::move_list::read_commented;
use super::printed_rows::{other_size, without_rules, without_stars};
use super::read_error::ReadError;
use crate::rules::position::Position;
use reversi_game::Color;
use reversi_game::is_blank;

/// Positions, with or without moves from there.
pub const POSITION_AND_MOVES: Notation = Notation {
    name: "position",
    read,
    write: Some(|record| Some(write(&record.game))),
    holds_game: true,
};

/// A text that begins with this number of squares of a board is meant as a position.
const TELLTALE_SQUARES: usize = 8;

/// The initial position, and the whole line of moves below it.
pub fn write(game: &crate::rules::game::Game) -> String {
    let moves = game.to_string();
    let separator = if moves.is_empty() { "" } else { "\n" };
    format!("{}{separator}{moves}", game.initial_position())
}

/// Reads a position, or several that follow each other.
fn read(text: &str, most: usize) -> Option<Records> {
    let text = &without_rules(text);
    let text = &without_stars(text);
    let (mut lines, text) = (LineNumbers::of(text), without_comment_lines(text));
    begins_as_board(text).then(|| {
        if let Some(error) = other_size(text) {
            return only(Err(error));
        }
        let (mut records, mut rest) = (Vec::new(), text);
        while !rest.is_empty() && records.len() < most {
            let line = Some(lines.of_rest(rest));
            let (game, after) = match read_next(rest) {
                Ok((record, after)) => (Ok(record), after),
                Err(error) => (Err(error), after_line_of_squares(rest)),
            };
            records.push(ReadRecord { line, game });
            rest = without_comment_lines(after);
        }
        records
    })
}

/// The boards after the first line, if that is one by itself; nothing follows a board over several
/// lines that cannot be read.
fn after_line_of_squares(text: &str) -> &str {
    match text.split_once('\n') {
        Some((line, rest)) if line.len() >= 64 && begins_as_board(rest) => rest,
        _ => "",
    }
}

/// Reads one position with its moves; `None` if the text does not begin with a board.
pub fn read_one(text: &str) -> Option<Result<GameRecord, ReadError>> {
    begins_as_board(text).then(|| Ok(read_next(text)?.0))
}

/// Reads a text that holds a position and nothing else.
pub(super) fn read_position(text: &str) -> Result<Position, ReadError> {
    let board = Squares::read(text)?;
    let (turn, _) = side_to_move(board.rest)?;
    Ok(position_of(&board.cells, turn.unwrap_or(Color::Black)))
}

/// The text after the lines that begin with `%`, which are comments in lists of problems.
fn without_comment_lines(text: &str) -> &str {
    let mut text = text.trim_start_matches(is_blank);
    while text.starts_with('%') {
        let (_, rest) = text.split_once('\n').unwrap_or((text, ""));
        text = rest.trim_start_matches(is_blank);
    }
    text
}

fn begins_as_board(text: &str) -> bool {
    let Squares { count, .. } = Squares::scan(text);
    count >= TELLTALE_SQUARES
}

/// Reads the position with which a text begins, its moves, and what follows them.
fn read_next(text: &str) -> Result<(GameRecord, &str), ReadError> {
    let board = Squares::read(text)?;
    let (turn, rest) = side_to_move(board.rest)?;
    let position = position_of(&board.cells, turn.unwrap_or(Color::Black));
    let record = GameRecord {
        assumed_black: turn.is_none(),
        ..GameRecord::default()
    };
    let rest = rest.strip_prefix(']').unwrap_or(rest);
    let after = rest.trim_start_matches(is_blank);
    let is_apart = after.len() < rest.len();
    let is_next = is_apart && begins_as_board(after) || after.starts_with('%');
    if after.is_empty() || is_next {
        return Ok((record.with_game(position, "")?, after));
    }
    if let Some(scores) = after.strip_prefix(';') {
        let (_, after) = scores.split_once('\n').unwrap_or((scores, ""));
        return Ok((record.with_game(position, "")?, after));
    }
    let first = after.chars().next().unwrap_or_default();
    if is_apart && matches!(first, 'a'..='h' | 'A'..='H' | '0'..='9' | '{' | '(') {
        return Ok((read_commented(record, position, after)?, ""));
    }
    Err(bad_character(first, 66).into())
}

const fn bad_character(found: char, place: usize) -> BoardTextError {
    BoardTextError::BadCharacter { found, place }
}

/// The side to move, `None` if the text ends before it, and what follows.
fn side_to_move(text: &str) -> Result<(Option<Color>, &str), ReadError> {
    let text = text.trim_start_matches(is_blank);
    let Some(found) = text.chars().next() else {
        return Ok((None, text));
    };
    let is_letter = |sign: &char| sign.is_ascii_alphabetic() || *sign == 'ß';
    let letters = text.chars().take_while(is_letter).map(char::len_utf8).sum();
    let word = &text[..found.len_utf8().max(letters)];
    if let Some(color) = side_of(word) {
        let rest = &text[word.len()..];
        let phrase = ["to move", "to play", "am Zug"].into_iter();
        let blank = rest.len() - rest.trim_start_matches(is_blank).len();
        let said = phrase
            .filter_map(|phrase| rest[blank..].strip_prefix(phrase))
            .next();
        return Ok((Some(color), said.unwrap_or(rest)));
    }
    match found {
        '1' => Ok((Some(Color::Black), &text[1..])),
        '2' => Ok((Some(Color::White), &text[1..])),
        // Moves may follow the side without a blank; that is refused after the side.
        'X' | 'x' => Ok((Some(Color::Black), &text[1..])),
        'O' | 'o' => Ok((Some(Color::White), &text[1..])),
        _ => Err(bad_character(found, 65).into()),
    }
}

/// The squares that are never empty in a game.
const CENTRE: [usize; 4] = [27, 28, 35, 36];

/// More squares with 0, the whole centre among them, are empty rather than discs of one side.
const MOST_OF_A_SIDE: usize = 48;

/// The squares with which a text begins, and what follows.
struct Squares<'a> {
    cells: [Option<Color>; 64],
    count: usize,
    rest: &'a str,
    /// Whether 0 and 1 stand for squares, but no 2 does, or 0 for one of the centre: then it may be
    /// a disc, and 2 an empty square, unless nearly all squares are 0 and the others discs of both
    /// sides, as in a composed position.
    unclear: bool,
}

impl<'a> Squares<'a> {
    /// All 64 squares.
    fn read(text: &'a str) -> Result<Squares<'a>, ReadError> {
        let squares = Squares::scan(text);
        if squares.count == 64 {
            return if squares.unclear {
                Err(BoardTextError::UnclearDigits.into())
            } else {
                Ok(squares)
            };
        }
        let place = squares.count + 1;
        Err(
            match squares.rest.trim_start_matches(is_blank).chars().next() {
                Some(found) => bad_character(found, place).into(),
                None => BoardTextError::TooShort {
                    squares: squares.count,
                }
                .into(),
            },
        )
    }

    /// The squares up to the first character that is none, at most 64.
    fn scan(text: &'a str) -> Squares<'a> {
        let mut squares = Squares {
            cells: [None; 64],
            count: 0,
            rest: text,
            unclear: false,
        };
        let (mut ones, mut twos, mut zeros, mut centre) = (false, false, 0, 0);
        while squares.count < 64 {
            squares.rest = skip_frame(squares.rest, squares.count);
            let Some(found) = squares.rest.chars().next() else {
                break;
            };
            let Some(cell) = cell_of(found) else {
                break;
            };
            ones |= found == '1';
            twos |= found == '2';
            zeros += usize::from(found == '0');
            centre += usize::from(found == '0' && CENTRE.contains(&squares.count));
            squares.cells[squares.count] = cell;
            squares.count += 1;
            squares.rest = &squares.rest[found.len_utf8()..];
        }
        let is_composed = centre == CENTRE.len() && zeros > MOST_OF_A_SIDE && ones;
        squares.unclear = (centre > 0 && !is_composed) || (!twos && (ones || zeros > 0));
        squares.rest = skip_frame(squares.rest, squares.count);
        squares
    }
}

/// The text without blanks, bars and the names of files and ranks around the board, after
/// `squares` squares.
fn skip_frame(text: &str, squares: usize) -> &str {
    let is_frame = |sign: char| is_blank(sign) || matches!(sign, '|' | '+');
    let mut text = text.trim_start_matches(is_frame);
    if squares == 0 {
        // Servers write the length of a side first, `[8 ---`.
        text = text.strip_prefix('[').unwrap_or(text);
        text = text.strip_prefix("8 ").unwrap_or(text);
    }
    if squares.is_multiple_of(8) {
        text = skip_files(text).trim_start_matches(is_frame);
        // The name of the rank before or after its squares stands apart from them.
        let ranks = [squares / 8, squares / 8 + 1];
        for rank in ranks {
            let name = rank.to_string();
            let is_name = |rest: &&str| rest.is_empty() || rest.starts_with(is_frame);
            if let Some(rest) = text.strip_prefix(&name[..]).filter(is_name)
                && (rank > 2 || !is_row_of_digits(text))
            {
                text = rest.trim_start_matches(is_frame);
            }
        }
        text = skip_files(text).trim_start_matches(is_frame);
    }
    text
}

/// Whether the next eight signs are all digits of squares: then no rank stands before them.
fn is_row_of_digits(text: &str) -> bool {
    let mut signs = text.chars().filter(|&sign| !is_blank(sign));
    (0..8).all(|_| signs.next().is_some_and(|sign| matches!(sign, '0'..='2')))
}

/// The text after the names of the files, if it begins with them.
fn skip_files(text: &str) -> &str {
    let mut rest = text;
    for file in 'a'..='h' {
        let is_between = |sign: char| matches!(sign, ' ' | '\t' | '|');
        let after = rest.trim_start_matches(is_between);
        let Some(next) = after.strip_prefix([file, file.to_ascii_uppercase()]) else {
            return text;
        };
        rest = next;
    }
    rest
}
