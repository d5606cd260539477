//! Notation: games, positions and endgame problems as text, and the records of tournaments.
//!
//! [`read_games`] reads a text in any of the notations of [`Notation::ALL`]. A new notation is a
//! module with a [`Notation`], and its place in that list.

mod board_signs;
mod board_text;
mod book_files;
mod chess;
mod clock_times;
mod closing_words;
mod comment;
mod coordinate;
mod coordinates;
mod fault;
mod foreign_link;
mod foreign_words;
mod full_width;
mod game_lines;
mod game_notation;
mod game_record;
mod ggf;
mod glyph;
mod heading;
mod link;
mod markup;
mod move_list;
mod move_time;
mod move_tree;
mod named_sides;
mod obf;
mod othello_quest;
mod pgn;
mod position_and_moves;
mod printed_board;
mod printed_rows;
mod properties;
mod read_error;
mod sgf;
mod svg_diagram;
mod table_of_squares;
mod transcript;
mod undressed;
mod variation;
mod words;
mod wthor;

pub use board_text::BoardTextError;
pub use book_files::{BookFile, BookFileError, BookFormat, BookReader, ValuedMove};
pub use clock_times::ClockTime;
pub use comment::{Comment, CommentError, MAX_COMMENT, Mark, UnreadComment};
pub use fault::{fault_in, good_beginning};
pub use game_lines::Line;
pub use game_notation::{Notation, ReadRecord};
pub use game_record::GameRecord;
pub use glyph::Glyph;
pub use link::{link_fragment, read_link, read_link_of_moves};
pub use obf::{EndgameProblem, EndgameProblemError};
pub use read_error::ReadError;
pub use transcript::{TranscriptError, transcript};
pub use variation::{UnreadVariation, Variation, VariationFault};
pub(crate) use wthor::named_records;
pub use wthor::{
    TheoreticalCount, WthorError, WthorGame, WthorNames, read_wthor, read_wthor_collection,
};

use full_width::{narrow, with_files};
use game_notation::{Records, all_or_first_error, count_newlines, only};
use reversi_game::{is_blank, trimmed};
use table_of_squares::rows_of_table;

use crate::rules::game::Game;
use crate::rules::position::Position;

impl Notation {
    /// All notations, in the order in which they are recognised. Of those that are read, the last
    /// takes any text.
    pub const ALL: [Notation; 14] = [
        pgn::PGN,
        ggf::GGF,
        sgf::SGF,
        link::LINK,
        coordinates::COORDINATES,
        othello_quest::QUEST,
        position_and_moves::POSITION_AND_MOVES,
        named_sides::SIDES,
        foreign_link::ADDRESS,
        printed_board::PRINTED,
        move_list::MOVE_LIST,
        obf::OBF,
        svg_diagram::DIAGRAM,
        svg_diagram::NUMBERED,
    ];
}

/// Reads a game from what people paste, in any notation; of several games the first.
///
/// ```
/// use reversi_engine::read_game;
///
/// for text in ["f5d6c3", "1. f5 d6 2. c3", "https://club.example/#m=f5d6c3&ply=3"] {
///     assert_eq!(read_game(text)?.to_string(), "f5d6c3");
/// }
/// # Ok::<(), reversi_engine::ReadError>(())
/// ```
///
/// # Errors
/// If the text holds no game, or is longer than any.
pub fn read_game(text: &str) -> Result<Game, ReadError> {
    let records = all_or_first_error(read(trimmed(text)?, usize::MAX))?;
    let first = records.into_iter().next();
    Ok(first.expect("a text is at least one record").game)
}

/// Reads all games of a text, in any notation.
///
/// ```
/// use reversi_engine::read_games;
///
/// let records = read_games("(;GM[Othello]PB[Ada]B[f5];)(;GM[Othello]B[f5]W[d6];)")?;
/// assert_eq!((records.len(), &records[0].black[..]), (2, "Ada"));
/// # Ok::<(), reversi_engine::ReadError>(())
/// ```
///
/// # Errors
/// If the text holds no game, or one that cannot be read.
pub fn read_games(text: &str) -> Result<Vec<GameRecord>, ReadError> {
    all_or_first_error(read_first_games(text, usize::MAX))
}

/// Reads each game of a text by itself, in any notation: one that cannot be read leaves the others.
/// A text without a game is one error.
///
/// ```
/// use reversi_engine::{ReadError, read_collection};
///
/// let records = read_collection("f5d6c3\nf5a1\nf5f6");
/// let legal: Vec<bool> = records.iter().map(Result::is_ok).collect();
/// assert_eq!(legal, [true, false, true]);
/// assert_eq!(read_collection(" "), [Err(ReadError::Empty)]);
/// ```
pub fn read_collection(text: &str) -> Vec<Result<GameRecord, ReadError>> {
    let records = read_first_games(text, usize::MAX);
    records.into_iter().map(|record| record.game).collect()
}

/// Reads the first games of a text as [`read_collection`] does, at most `most` of them and at least
/// one, each with its line; what stands after them is not looked at.
///
/// ```
/// use reversi_engine::read_first_games;
///
/// let records = read_first_games("\nf5d6c3\n\nf5a1\nf5f6\nf5f6", 3);
/// let lines: Vec<_> = records.iter().map(|read| read.line).collect();
/// assert_eq!(lines, [Some(2), Some(4), Some(5)]);
/// assert!(records[1].game.is_err());
/// ```
pub fn read_first_games(text: &str, most: usize) -> Vec<ReadRecord> {
    let trimmed = text.trim_start_matches(is_blank);
    let mut records = match trimmed.trim_end_matches(is_blank) {
        "" => only(Err(ReadError::Empty)),
        text => read(text, most.max(1)),
    };
    let before = count_newlines(&text[..text.len() - trimmed.len()]);
    for record in &mut records {
        record.line = record.line.map(|line| line + before);
    }
    records
}

/// How many notations, the first ones, are file formats or links.
const FILE_FORMATS: usize = 6;

/// The readers of the notations, apart from their writers: a program that only reads needs no more.
const READERS: [fn(&str, usize) -> Option<Records>; Notation::ALL.len()] = {
    let mut readers = [Notation::ALL[0].read; Notation::ALL.len()];
    let mut index = 1;
    while index < readers.len() {
        readers[index] = Notation::ALL[index].read;
        index += 1;
    }
    readers
};

/// Reads a text without blanks around it: as it stands, or else with the letters that others look
/// like, the board of its table, the text inside its markup, or the list of moves inside its dress.
fn read(text: &str, most: usize) -> Records {
    let text = narrow(text);
    let mut records = read_as_it_stands(&text, most);
    let alike = with_files(&text);
    let texts = || std::iter::once(&*text).chain(alike.as_deref());
    let ways: [fn(&str) -> Option<String>; 3] =
        [rows_of_table, markup::text_inside, undressed_list];
    let taken_out = ways.iter().flat_map(|way| texts().filter_map(way));
    for inside in alike.iter().cloned().chain(taken_out) {
        if is_read(&records) {
            break;
        }
        let inside = read_as_it_stands(&narrow(&inside), most);
        records = match legal(&inside) > legal(&records)
            || (legal(&records) == 0 && is_unclear(&inside))
        {
            true => inside,
            false => better(records, inside),
        };
    }
    match &mut records[..] {
        [
            ReadRecord {
                game: Err(wrong), ..
            },
        ] if is_move_of_chess(wrong, &text) => {
            let game = "chess".to_owned();
            *wrong = ReadError::OtherGame { game };
        }
        _ => {}
    }
    records
}

/// Whether what is wrong with the first moves of a text is that they are those of chess.
fn is_move_of_chess(wrong: &ReadError, text: &str) -> bool {
    let is_move = matches!(wrong, ReadError::Moves(_) | ReadError::Empty);
    is_move && read_error::moves_before(wrong) <= 1 && chess::is_chess(text)
}

/// The list of moves inside its dress, unless the text is a file format or a link: what these
/// cannot hold is no list.
fn undressed_list(text: &str) -> Option<String> {
    let mut formats = READERS[..FILE_FORMATS].iter();
    match formats.any(|read| read(text, 1).is_some()) {
        true => None,
        false => undressed::undressed(text),
    }
}

/// Whether a text is a board of digits that may mean either side.
fn is_unclear(records: &[ReadRecord]) -> bool {
    let unclear = ReadError::Position(BoardTextError::UnclearDigits);
    matches!(records, [ReadRecord { game: Err(wrong), .. }] if *wrong == unclear)
}

/// How many games can be read.
fn legal(records: &[ReadRecord]) -> usize {
    let legal = records.iter().filter(|record| record.game.is_ok());
    legal.count()
}

/// Reads a text by the first notation that reads all of it, or else by the one that reads the most.
/// What begins as a file format is read by that one alone.
fn read_as_it_stands(text: &str, most: usize) -> Records {
    let mut best = None;
    for (at, read) in READERS.iter().enumerate() {
        let Some(records) = read(text, most) else {
            continue;
        };
        if at < FILE_FORMATS || is_read(&records) {
            return records;
        }
        best = Some(match best {
            Some(other) => better(other, records),
            None => records,
        });
    }
    best.expect("the last notation that is read takes any text")
}

/// Whether each game can be read.
fn is_read(records: &[ReadRecord]) -> bool {
    records.iter().all(|record| record.game.is_ok())
}

/// Of two attempts at a text the one that reads more of it, or else the first.
fn better(one: Records, other: Records) -> Records {
    let read = |records: &Records| match &records[..] {
        [
            ReadRecord {
                game: Err(wrong), ..
            },
        ] => (false, read_error::moves_before(wrong)),
        records => (is_read(records), 0),
    };
    if read(&other) > read(&one) {
        other
    } else {
        one
    }
}

/// A game as text for people: its transcript, after its position if it has not started as usual.
///
/// ```
/// use reversi_engine::{Color, Game, Position, Start, game_text, read_game};
///
/// let mut game = Game::new(Position::start(Start::Parallel, Color::Black));
/// game.play_transcript("f4")?;
/// let text = "---------------------------XO------XO--------------------------- X\nf4";
/// assert_eq!(game_text(&game), text);
/// assert_eq!(read_game(text), Ok(game));
/// # Ok::<(), reversi_engine::TranscriptError>(())
/// ```
pub fn game_text(game: &Game) -> String {
    if game.initial_position() == Position::default() {
        game.to_string()
    } else {
        position_and_moves::write(game)
    }
}

#[cfg(test)]
mod clock_tests;
#[cfg(test)]
mod comment_tests;
#[cfg(test)]
mod dress_tests;
#[cfg(test)]
mod paste_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod variation_tests;
