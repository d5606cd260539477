//! The database of games: its bytes, and the search through all of its records.

use std::cmp::Reverse;
use std::fmt;
use std::ops::Range;

use super::filter::GameFilter;
use super::record::{RECORD, Record, RecordBytes};
use crate::rules::position::Position;
use crate::study::explorer::{
    KnownGame, MAX_MOVES, PlayedMove, Results, SoughtPosition, played_in_groups,
};

/// The first bytes.
const MAGIC: &[u8; 16] = b"reversi-games 1\n";
/// Offset of the first record.
pub(super) const RECORDS: usize = MAGIC.len() + 4;

/// Games with their players, events and years, packed.
///
/// ```
/// use reversi_engine::{DatabaseBuilder, GameDatabase, GameFilter, Position, read_games};
///
/// let text = "[Black \"Ada\"]\n[White \"Bob\"]\n[Date \"2024.05.01\"]\n\n1. f5 d6 2. c3";
/// let mut builder = DatabaseBuilder::new(&GameDatabase::default());
/// assert!(builder.add(&read_games(text)?[0]));
/// let database = builder.finish();
/// let again = GameDatabase::from_bytes(database.bytes().to_vec())?;
/// let of_ada = GameFilter { player: "ada".to_owned(), ..GameFilter::default() };
/// let found = again.search(Position::default(), &of_ada, 0..10);
/// assert_eq!((found.count, found.games[0].white, found.games[0].year), (1, "Bob", Some(2024)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameDatabase {
    bytes: Vec<u8>,
    /// The end of the last record, where the names begin.
    end: usize,
}

/// The fault in the bytes of a database.
///
/// ```
/// use reversi_engine::{DatabaseError, GameDatabase};
///
/// let wrong = GameDatabase::from_bytes(b"[Black \"Ada\"]".to_vec());
/// assert_eq!(wrong, Err(DatabaseError::OtherFormat));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseError {
    /// The bytes do not begin as a database of this version.
    OtherFormat,
    /// There are fewer games than the header announces.
    CutOff {
        /// Number of games in the header.
        games: u32,
    },
    /// The names are no text.
    BadNames,
}

impl fmt::Display for DatabaseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatabaseError::OtherFormat => f.write_str("the file is no database of games"),
            DatabaseError::CutOff { games } => {
                write!(f, "the file ends before the last of its {games} games")
            }
            DatabaseError::BadNames => f.write_str("the names of the players are damaged"),
        }
    }
}

impl std::error::Error for DatabaseError {}

/// A game of a database. What is unknown is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DatabaseGame<'a> {
    /// Its moves and Black's final count.
    pub game: KnownGame,
    /// Who plays Black.
    pub black: &'a str,
    /// Who plays White.
    pub white: &'a str,
    /// The tournament, or another occasion.
    pub event: &'a str,
    /// The year in which it was played.
    pub year: Option<u16>,
}

/// The games that reach a position.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundGames<'a> {
    /// How many they are.
    pub count: usize,
    /// The legal moves with the games in which they were played.
    pub moves: Vec<PlayedMove>,
    /// Some of the games, the latest first.
    pub games: Vec<DatabaseGame<'a>>,
}

impl Default for GameDatabase {
    fn default() -> GameDatabase {
        GameDatabase::packed(&[], &[])
    }
}

impl GameDatabase {
    /// Takes the bytes of a database.
    ///
    /// # Errors
    /// If they are none, or not all of one.
    pub fn from_bytes(bytes: Vec<u8>) -> Result<GameDatabase, DatabaseError> {
        let header = bytes.strip_prefix(MAGIC).and_then(<[u8]>::first_chunk);
        let games = u32::from_le_bytes(*header.ok_or(DatabaseError::OtherFormat)?);
        let end = (games as usize).checked_mul(RECORD);
        let end = end.and_then(|records| records.checked_add(RECORDS));
        let end = end.filter(|&end| end <= bytes.len());
        let end = end.ok_or(DatabaseError::CutOff { games })?;
        std::str::from_utf8(&bytes[end..]).map_err(|_| DatabaseError::BadNames)?;
        Ok(GameDatabase { bytes, end })
    }

    /// The bytes of the database.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Number of games.
    pub fn len(&self) -> usize {
        (self.end - RECORDS) / RECORD
    }

    /// Whether it has no games.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The games that reach a position, in any symmetry and after any order of moves, and which
    /// the filter leaves in; `rows` are those that are given by themselves, by their places with
    /// the latest first.
    pub fn search(
        &self,
        position: Position,
        filter: &GameFilter,
        rows: Range<usize>,
    ) -> FoundGames<'_> {
        let names = self.names();
        let sought = SoughtPosition::from(position);
        let through = filter.through.map(SoughtPosition::from);
        let plies = [
            sought.ply,
            through.as_ref().map_or(Some(0), |through| through.ply),
        ];
        let ply = plies[0].zip(plies[1]).map(|(ply, other)| ply.max(other));
        let ply = ply.filter(|&ply| ply <= MAX_MOVES);
        let passes = filter.passes(&names);
        // Games that begin alike follow each other, and are replayed once.
        let mut found: Vec<Record<'_>> = match ply {
            Some(ply) => self
                .records()
                .chunk_by(|one, other| one[..ply] == other[..ply])
                .filter(|alike| {
                    let game = Record(&alike[0]).game();
                    let passes = |through| game.reaches(through);
                    game.reaches(&sought) && through.as_ref().is_none_or(passes)
                })
                .flatten()
                .map(Record)
                .filter(passes)
                .collect(),
            None => Vec::new(),
        };
        let next = sought.ply.map_or(0, |ply| MAX_MOVES.min(ply + 1));
        let groups = found
            .chunk_by(|one, other| one.0[..next] == other.0[..next])
            .map(|alike| {
                let mut results = Results::default();
                for record in alike {
                    results.add(record.black_discs());
                }
                (alike[0].game(), results)
            });
        let moves = played_in_groups(position, groups);
        let count = found.len();
        let name = |number: u32| names.get(number as usize).copied().unwrap_or_default();
        if !rows.is_empty() {
            found.sort_by_key(|record| Reverse(record.year()));
        }
        let first = rows.start.min(count);
        let rows = &found[first..rows.end.clamp(first, count)];
        let games = rows.iter().map(|&record| DatabaseGame {
            game: record.game(),
            black: name(record.black()),
            white: name(record.white()),
            event: name(record.event()),
            year: Some(record.year()).filter(|&year| year > 0),
        });
        FoundGames {
            count,
            moves,
            games: games.collect(),
        }
    }

    /// The records, in ascending order.
    pub(super) fn records(&self) -> &[RecordBytes] {
        self.bytes[RECORDS..self.end].as_chunks().0
    }

    /// The names by their numbers; that of 0 is empty.
    pub(super) fn names(&self) -> Vec<&str> {
        let names = std::str::from_utf8(&self.bytes[self.end..]).unwrap_or_default();
        std::iter::once("").chain(names.lines()).collect()
    }

    /// Packs records in ascending order, and the names after the empty one.
    pub(super) fn packed(records: &[RecordBytes], names: &[String]) -> GameDatabase {
        let end = RECORDS + records.len() * RECORD;
        let length = names.iter().map(|name| name.len() + 1).sum::<usize>();
        let mut bytes = Vec::with_capacity(end + length);
        bytes.extend_from_slice(MAGIC);
        bytes.extend_from_slice(&(records.len() as u32).to_le_bytes());
        bytes.extend_from_slice(records.as_flattened());
        for name in names {
            bytes.extend_from_slice(name.as_bytes());
            bytes.push(b'\n');
        }
        GameDatabase { bytes, end }
    }
}
