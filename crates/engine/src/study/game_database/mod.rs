//! Database of games: many thousands in one piece of bytes, searched by position, player, year and
//! result.
//!
//! The bytes are a header of 16 (`reversi-games 1\n`), the number of games in four (little-endian,
//! as all numbers), a record of 76 bytes for each game in ascending order, and the names in UTF-8,
//! each ended by a line feed. A record has 60 bytes of moves (0 for a1 to 63 for h8, 255 after the
//! last one; passes are not written), Black's final count with the empties for the winner (255 if
//! it is unknown), a zero, the year in two bytes (0 if it is unknown), and three references of four
//! bytes each, to the names of Black, White and the event: 0 for none, then from 1.
//!
//! A search goes through all records: it compares the occupied squares, and replays a game only
//! where they are the same. That takes less time than an index takes to build.

mod builder;
mod database;
mod filter;
mod record;
#[cfg(test)]
mod tests;

pub use builder::{AddedRecords, DatabaseBuilder};
pub use database::{DatabaseError, DatabaseGame, FoundGames, GameDatabase};
pub use filter::GameFilter;
