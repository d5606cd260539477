//! WTHOR, the tournament database of the Fédération Française d'Othello: a file a year (`.wtb`).
//!
//! A file is a header of 16 bytes (bytes 4-7: number of games, little-endian; byte 12: side of the
//! board, 8 or 0 for 8) and a record of 68 bytes a game: three 16-bit references (tournament,
//! Black, White), Black's final count with the empties for the winner, Black's theoretical count,
//! and 60 bytes of moves, each ten times the row plus the column, both from 1; 0 means no more
//! moves. Passes are not written.

use std::fmt;

use crate::rules::square::Square;

/// Length of the file's header in bytes.
const HEADER: usize = 16;
/// Length of a game's record in bytes.
const RECORD: usize = 68;
/// Offset of Black's final count in a record.
const BLACK_DISCS: usize = 6;
/// Offset of the first move in a record.
const MOVES: usize = 8;

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
    /// The moves in order, without passes.
    pub moves: Vec<Square>,
}

/// What is wrong with a database file.
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
    records
        .chunks_exact(RECORD)
        .zip(1..)
        .map(|(record, game)| {
            let moves = record[MOVES..]
                .iter()
                .take_while(|&&found| found != 0)
                .zip(1..)
                .map(|(&found, number)| {
                    square(found).ok_or(WthorError::NoSquare {
                        game,
                        number,
                        found,
                    })
                })
                .collect::<Result<_, _>>()?;
            Ok(WthorGame {
                black_discs: record[BLACK_DISCS],
                moves,
            })
        })
        .collect()
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
    fn a_record_gives_the_moves_and_the_count() {
        let mut record = [0; RECORD];
        record[BLACK_DISCS] = 40;
        record[MOVES..MOVES + 3].copy_from_slice(&[56, 64, 33]);
        assert_eq!(
            read_wthor(&file(1, &record)),
            Ok(vec![WthorGame {
                black_discs: 40,
                moves: vec![Square::F5, Square::D6, Square::C3]
            }])
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
    }
}
