//! WTHOR, the tournament database of the Fédération Française d'Othello: a file a year (`.wtb`).
//!
//! A file is a header of 16 bytes (bytes 4-7: number of games, little-endian; byte 12: side of the
//! board, 8 or 0 for 8; byte 14: empties that theoretical counts begin at) and a record of 68 bytes
//! a game: three 16-bit references (tournament, Black, White), Black's final count with the empties
//! for the winner, Black's theoretical count, and 60 bytes of moves, each ten times the row plus
//! the column, both from 1; 0 means no more moves. Passes are not written.
//!
//! The names of players (`.jou`, 20 bytes each) and tournaments (`.trn`, 26 bytes each) are in
//! separate files, behind the same header, in the order of the references.

use std::fmt;

use super::game_notation::ReadRecord;
use super::game_record::GameRecord;
use super::read_error::ReadError;
use super::transcript::{TranscriptError, transcript};
use crate::rules::outcome::Outcome;
use crate::rules::position::Position;
use crate::rules::square::Square;

/// Length of the file's header in bytes.
const HEADER: usize = 16;
/// Length of a game's record in bytes.
const RECORD: usize = 68;
/// Offset of Black's final count in a record.
const BLACK_DISCS: usize = 6;
/// Offset of Black's theoretical count in a record.
const THEORETICAL_DISCS: usize = 7;
/// Offset of the first move in a record.
const MOVES: usize = 8;
/// Offset of the year in the header.
const YEAR: usize = 10;
/// Offset of the number of empties that theoretical counts begin at in the header.
const THEORETICAL_EMPTIES: usize = 14;
/// Length of a player's name in bytes.
const PLAYER: usize = 20;
/// Length of a tournament's name in bytes.
const TOURNAMENT: usize = 26;

/// One recorded game.
///
/// ```
/// use reversi_engine::{Square, read_wthor};
///
/// // A header that announces one game, then the game: Black counts 33 and begins with f5.
/// let mut file = [0; 16 + 68];
/// (file[4], file[16 + 6], file[16 + 8]) = (1, 33, 56);
/// let games = read_wthor(&file)?;
/// assert_eq!((games[0].black_discs, &games[0].moves[..]), (33, &[Square::F5][..]));
/// # Ok::<(), reversi_engine::WthorError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WthorGame {
    /// Black's final count, empties given to the winner, 0 to 64.
    pub black_discs: u8,
    /// The theoretical count, if the file has one that is possible.
    pub theoretical: Option<TheoreticalCount>,
    /// The moves in order, without passes.
    pub moves: Vec<Square>,
}

/// How a recorded game would have ended with best play of both sides from a position on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TheoreticalCount {
    /// Black's count, empties given to the winner, 0 to 64.
    pub discs: u8,
    /// The empties of that position, 1 to 60.
    pub empties: u8,
}

/// The fault in a database file.
///
/// ```
/// use reversi_engine::{WthorError, read_wthor};
///
/// assert_eq!(read_wthor(b"too short"), Err(WthorError::NoHeader));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WthorError {
    /// The file ends within its header.
    NoHeader,
    /// The games are not played on eight by eight squares.
    BoardSize(u8),
    /// The file does not hold as many games as its header says.
    Length {
        /// Number of games in the header.
        games: u32,
        /// Bytes after the header.
        bytes: usize,
    },
    /// A move is no square.
    NoSquare {
        /// Number of the game, counted from 1.
        game: usize,
        /// Number of the move, counted from 1.
        number: usize,
        /// The byte found.
        found: u8,
    },
}

impl fmt::Display for WthorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WthorError::NoHeader => {
                write!(f, "the file is shorter than its header of {HEADER} bytes")
            }
            WthorError::BoardSize(side) => write!(f, "the board has {side} rows instead of 8"),
            WthorError::Length { games, bytes } => {
                write!(
                    f,
                    "{games} games need {} bytes, not {bytes}",
                    *games as u64 * RECORD as u64
                )
            }
            WthorError::NoSquare {
                game,
                number,
                found,
            } => {
                write!(f, "game {game}, move {number}: {found} is no square")
            }
        }
    }
}

impl std::error::Error for WthorError {}

/// Reads the games of one file.
///
/// # Errors
/// If the file does not have the format; the error names the game.
pub fn read_wthor(bytes: &[u8]) -> Result<Vec<WthorGame>, WthorError> {
    let numbered = records(bytes)?.zip(1..);
    let games = numbered.map(|(record, game)| {
        let moves = moves(record).map_err(|(number, found)| WthorError::NoSquare {
            game,
            number,
            found,
        })?;
        Ok(WthorGame {
            black_discs: record[BLACK_DISCS],
            theoretical: theoretical(record[THEORETICAL_DISCS], bytes[THEORETICAL_EMPTIES]),
            moves,
        })
    });
    games.collect()
}

/// The theoretical count of a record, if it is possible; a file without any has 0 empties.
fn theoretical(discs: u8, empties: u8) -> Option<TheoreticalCount> {
    let is_possible = discs <= 64 && (1..=60).contains(&empties);
    is_possible.then_some(TheoreticalCount { discs, empties })
}

/// The names of the players and tournaments that games of the database refer to by number.
///
/// ```
/// use reversi_engine::WthorNames;
///
/// let mut names = WthorNames::default();
/// let mut players = [0; 16 + 2 * 20];
/// players[36..39].copy_from_slice(b"Ada");
/// names.read_players(&players);
/// assert_eq!(names.players, ["", "Ada"]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct WthorNames {
    /// The players, by their numbers.
    pub players: Vec<String>,
    /// The tournaments, by their numbers.
    pub tournaments: Vec<String>,
}

impl WthorNames {
    /// Reads a file of players (`.jou`).
    pub fn read_players(&mut self, bytes: &[u8]) {
        self.players = names(bytes, PLAYER);
    }

    /// Reads a file of tournaments (`.trn`).
    pub fn read_tournaments(&mut self, bytes: &[u8]) {
        self.tournaments = names(bytes, TOURNAMENT);
    }
}

/// A record of a file of games, with the names that are known.
#[derive(Clone, Debug)]
pub(crate) struct NamedRecord<'a> {
    pub(crate) event: &'a str,
    pub(crate) black: &'a str,
    pub(crate) white: &'a str,
    /// 0 if it is unknown, as in the whole file.
    pub(crate) year: u16,
    /// The outcome that the record has, whatever its moves lead to.
    pub(crate) outcome: Option<Outcome>,
    /// The moves, or the number of the first that is no square, with its byte.
    pub(crate) moves: Result<Vec<Square>, (usize, u8)>,
}

/// The records of a file with their names.
///
/// # Errors
/// If the file does not have the format.
pub(crate) fn named_records<'a>(
    bytes: &'a [u8],
    known: &'a WthorNames,
) -> Result<impl Iterator<Item = NamedRecord<'a>>, WthorError> {
    let records = records(bytes)?;
    let year = u16::from_le_bytes([bytes[YEAR], bytes[YEAR + 1]]);
    Ok(records.map(move |record| {
        let name = |names: &'a [String], field: usize| {
            let number = u16::from_le_bytes([record[2 * field], record[2 * field + 1]]);
            names.get(usize::from(number)).map_or("", String::as_str)
        };
        // Other programs leave the count at 0 where they have none.
        let black = Some(i32::from(record[BLACK_DISCS])).filter(|&black| black > 0);
        NamedRecord {
            event: name(&known.tournaments, 0),
            black: name(&known.players, 1),
            white: name(&known.players, 2),
            year,
            outcome: black.and_then(|black| Outcome::of_lead(2 * black - 64)),
            moves: moves(record),
        }
    }))
}

/// Reads the first games of a file, at most `most` of them, each by itself, as a record with the
/// names that are known: one that cannot be read leaves the others.
///
/// # Errors
/// If the file does not have the format.
pub fn read_wthor_collection(
    bytes: &[u8],
    known: &WthorNames,
    most: usize,
) -> Result<Vec<ReadRecord>, WthorError> {
    let read = |record: NamedRecord<'_>| {
        let moves = record.moves.map_err(|(number, found)| {
            ReadError::from(TranscriptError::NoSquare {
                number,
                found: found.to_string(),
            })
        })?;
        let date = Some(record.year).filter(|&year| year > 0);
        let named = GameRecord {
            event: record.event.to_owned(),
            black: record.black.to_owned(),
            white: record.white.to_owned(),
            date: date.map(|year| year.to_string()).unwrap_or_default(),
            named_outcome: record.outcome,
            ..GameRecord::default()
        };
        named.with_game(Position::default(), &transcript(moves))
    };
    let read = |record: NamedRecord<'_>| ReadRecord {
        line: None,
        game: read(record),
    };
    Ok(named_records(bytes, known)?.take(most).map(read).collect())
}

/// The records of a file of games.
fn records(bytes: &[u8]) -> Result<std::slice::ChunksExact<'_, u8>, WthorError> {
    let Some((header, records)) = bytes.split_at_checked(HEADER) else {
        return Err(WthorError::NoHeader);
    };
    if !matches!(header[12], 0 | 8) {
        return Err(WthorError::BoardSize(header[12]));
    }
    let games = u32::from_le_bytes([header[4], header[5], header[6], header[7]]);
    if records.len() as u64 != u64::from(games) * RECORD as u64 {
        return Err(WthorError::Length {
            games,
            bytes: records.len(),
        });
    }
    Ok(records.chunks_exact(RECORD))
}

/// The moves of a record, or the number of the first that is no square, with its byte.
fn moves(record: &[u8]) -> Result<Vec<Square>, (usize, u8)> {
    let moves = record[MOVES..].iter().take_while(|&&found| found != 0);
    let numbered = moves.zip(1..);
    numbered
        .map(|(&found, number)| square(found).ok_or((number, found)))
        .collect()
}

/// Names of this length behind a header, each up to its first zero.
fn names(bytes: &[u8], length: usize) -> Vec<String> {
    let names = bytes.get(HEADER..).unwrap_or_default();
    let name = |bytes: &[u8]| {
        let letters = bytes.iter().take_while(|&&letter| letter != 0);
        letters
            .map(|&letter| char::from(letter))
            .collect::<String>()
    };
    let names = names.chunks_exact(length).map(name);
    names.map(|name| name.trim().to_owned()).collect()
}

/// The square that a move byte (11 to 88) stands for.
fn square(found: u8) -> Option<Square> {
    let (rank, file) = ((found / 10).checked_sub(1)?, (found % 10).checked_sub(1)?);
    if rank < 8 && file < 8 {
        Square::from_index(rank * 8 + file)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(games: u32, records: &[u8]) -> Vec<u8> {
        let mut bytes = vec![0; HEADER];
        bytes[4..8].copy_from_slice(&games.to_le_bytes());
        bytes.extend_from_slice(records);
        bytes
    }

    #[test]
    fn a_record_gives_the_moves_and_the_counts() {
        let mut record = [0; RECORD];
        record[BLACK_DISCS] = 40;
        record[THEORETICAL_DISCS] = 33;
        record[MOVES..MOVES + 3].copy_from_slice(&[56, 64, 33]);
        let mut bytes = file(1, &record);
        bytes[THEORETICAL_EMPTIES] = 24;
        assert_eq!(
            read_wthor(&bytes),
            Ok(vec![WthorGame {
                black_discs: 40,
                theoretical: Some(TheoreticalCount {
                    discs: 33,
                    empties: 24
                }),
                moves: vec![Square::F5, Square::D6, Square::C3]
            }])
        );
        for (discs, empties) in [(33, 0), (33, 61), (65, 24)] {
            bytes[HEADER + THEORETICAL_DISCS] = discs;
            bytes[THEORETICAL_EMPTIES] = empties;
            let games = read_wthor(&bytes).expect("a database");
            assert_eq!(games[0].theoretical, None, "{discs} at {empties} empties");
        }
    }

    #[test]
    fn a_collection_has_the_names_and_keeps_what_can_be_read() {
        let mut bad = [0; RECORD];
        bad[MOVES] = 11;
        let mut good = [0; RECORD];
        (good[0], good[2], good[4]) = (1, 2, 9);
        good[MOVES..MOVES + 2].copy_from_slice(&[56, 64]);
        good[BLACK_DISCS] = 20;
        let mut bytes = file(2, &[bad, good].concat());
        bytes[YEAR..YEAR + 2].copy_from_slice(&2019_u16.to_le_bytes());
        let mut known = WthorNames::default();
        let mut tournaments = vec![0; HEADER + 2 * TOURNAMENT];
        tournaments[HEADER + TOURNAMENT..][..5].copy_from_slice(b"Paris");
        known.read_tournaments(&tournaments);
        let mut players = vec![0; HEADER + 3 * PLAYER];
        for (name, at) in ["Ada", "Bob", "Eve"].into_iter().zip(0..) {
            players[HEADER + at * PLAYER..][..3].copy_from_slice(name.as_bytes());
        }
        known.read_players(&players);
        let games = read_wthor_collection(&bytes, &known, usize::MAX).expect("a database");
        let illegal = games[0].game.as_ref().expect_err("a1 is illegal");
        assert!(illegal.to_string().starts_with("move 1, a1"), "{illegal}");
        let game = games[1].game.as_ref().expect("a game");
        assert_eq!(game.game.to_string(), "f5d6");
        let texts = [&game.black, &game.white, &game.event, &game.date];
        assert_eq!(texts, ["Eve", "", "Paris", "2019"]);
        let count = |game: &GameRecord| game.outcome().map(Outcome::black);
        assert_eq!(count(game), Some(20), "one of them resigned");
        let unknown =
            read_wthor_collection(&file(1, &[0; RECORD]), &known, usize::MAX).expect("a database");
        assert_eq!(unknown[0].game.as_ref().map(count), Ok(None));
        let end = bytes.len();
        bytes[end - RECORD + 4] = 1;
        let games = read_wthor_collection(&bytes, &known, usize::MAX).expect("a database");
        assert_eq!(
            games[1].game.as_ref().map(|game| &game.white[..]),
            Ok("Bob")
        );
    }

    #[test]
    fn files_of_another_format_are_refused() {
        assert_eq!(read_wthor(&[0; 15]), Err(WthorError::NoHeader));
        assert_eq!(
            read_wthor(&file(2, &[0; 68])),
            Err(WthorError::Length {
                games: 2,
                bytes: 68
            })
        );
        let mut record = [0; RECORD];
        record[MOVES] = 19;
        assert_eq!(
            read_wthor(&file(1, &record)),
            Err(WthorError::NoSquare {
                game: 1,
                number: 1,
                found: 19
            })
        );
        let mut ten = file(0, &[]);
        ten[12] = 10;
        assert_eq!(read_wthor(&ten), Err(WthorError::BoardSize(10)));
        for (bytes, sentence) in [
            (
                vec![0; 15],
                "the file is shorter than its header of 16 bytes",
            ),
            (ten, "the board has 10 rows instead of 8"),
            (file(2, &[0; 68]), "2 games need 136 bytes, not 68"),
            (file(1, &record), "game 1, move 1: 19 is no square"),
        ] {
            let error = read_wthor(&bytes).expect_err(sentence);
            assert_eq!(error.to_string(), sentence);
        }
    }
}
