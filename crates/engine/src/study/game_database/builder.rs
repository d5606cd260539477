//! Building a database from games of files and from other databases.

use std::collections::BTreeMap;

use super::database::GameDatabase;
use super::record::{Record, RecordBytes, packed};
use crate::notation::{GameRecord, WthorError, WthorNames, named_records};
use crate::rules::position::Position;
use crate::rules::square::Square;
use crate::study::explorer::after;

/// The games of a file that were not added to a database.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AddedRecords {
    /// Records without moves.
    pub other: u32,
    /// Records that cannot be read.
    pub unread: u32,
    /// Whether there was no room for more.
    pub more: bool,
}

/// Builds a database from games. A game that is there twice, with the same names, year and count,
/// is kept once, and so is one that lacks names which the other has: a file of tournament games may
/// come before the file of its names.
#[derive(Clone, Debug)]
pub struct DatabaseBuilder {
    /// The names after the empty one.
    names: Vec<String>,
    numbers: BTreeMap<String, u32>,
    records: Vec<RecordBytes>,
}

impl DatabaseBuilder {
    /// Begins with the games of a database.
    pub fn new(database: &GameDatabase) -> DatabaseBuilder {
        let mut builder = DatabaseBuilder {
            names: Vec::new(),
            numbers: BTreeMap::from([(String::new(), 0)]),
            records: Vec::new(),
        };
        builder.add_all(database);
        builder
    }

    /// Number of games so far; those that are there twice count twice.
    pub fn len(&self) -> usize {
        self.records.len()
    }

    /// Whether there are no games so far.
    pub fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Adds a game; returns false for one that has no moves, another start than the usual one, or a
    /// board that was corrected.
    pub fn add(&mut self, record: &GameRecord) -> bool {
        let game = &record.game;
        let black_discs = record.outcome().map(|outcome| outcome.black());
        let moves = game.line().len();
        let is_corrected = game.plies().any(|ply| ply.correction.is_some());
        if moves == 0 || is_corrected || game.initial_position() != Position::default() {
            return false;
        }
        let names = [&record.black, &record.white, &record.event];
        let names = names.map(|name| self.number_of(name));
        let year = year_in(&record.date).unwrap_or_default();
        self.push(game.line(), black_discs, year, names);
        true
    }

    /// Adds the games of a file of the WTHOR database, without building each as a record: that
    /// takes a tenth of the time.
    ///
    /// # Errors
    /// If the file does not have the format.
    pub fn add_wthor(
        &mut self,
        bytes: &[u8],
        known: &WthorNames,
        most: usize,
    ) -> Result<AddedRecords, WthorError> {
        let mut added = AddedRecords::default();
        for record in named_records(bytes, known)? {
            if self.len() >= most {
                added.more = true;
                break;
            }
            let Some((moves, end)) = record.moves.ok().and_then(|moves| {
                let end = end_of(&moves)?;
                Some((moves, end))
            }) else {
                added.unread += 1;
                continue;
            };
            if moves.is_empty() {
                added.other += 1;
                continue;
            }
            let outcome = end.outcome().or(record.outcome);
            let names = [record.black, record.white, record.event];
            let names = names.map(|name| self.number_of(name));
            let black_discs = outcome.map(|outcome| outcome.black());
            self.push(moves, black_discs, record.year, names);
        }
        Ok(added)
    }

    /// Adds the games of a database.
    pub fn add_all(&mut self, database: &GameDatabase) {
        let names = database.names();
        let numbers: Vec<u32> = names.iter().map(|name| self.number_of(name)).collect();
        let own = |number: u32| numbers.get(number as usize).copied().unwrap_or_default();
        let records = database.records();
        self.records.reserve(records.len());
        for record in records.iter().map(Record) {
            let names = [record.black(), record.white(), record.event()].map(own);
            let game = record.game();
            self.push(game.moves(), record.black_discs(), record.year(), names);
        }
    }

    /// The database of all games.
    pub fn finish(mut self) -> GameDatabase {
        // Of the same game, a record without a name comes before one that has it.
        self.records.sort_unstable();
        self.records.dedup_by(|later, earlier| {
            let is_same = Record(earlier).is_part_of(Record(later));
            if is_same {
                *earlier = *later;
            }
            is_same
        });
        GameDatabase::packed(&self.records, &self.names)
    }

    /// Adds a game of at most 60 moves.
    fn push(
        &mut self,
        moves: impl IntoIterator<Item = Square>,
        black_discs: Option<u8>,
        year: u16,
        names: [u32; 3],
    ) {
        self.records.push(packed(moves, black_discs, year, names));
    }

    /// The number of a name, as one line.
    fn number_of(&mut self, name: &str) -> u32 {
        if let Some(&number) = self.numbers.get(name) {
            return number;
        }
        let line = name.split(char::is_control).collect::<Vec<_>>().join(" ");
        if line != name {
            return self.number_of(line.trim());
        }
        self.names.push(line.clone());
        let number = self.names.len() as u32;
        self.numbers.insert(line, number);
        number
    }
}

/// The position after moves from the usual start; `None` if one of them is illegal.
fn end_of(moves: &[Square]) -> Option<Position> {
    moves
        .iter()
        .try_fold(Position::default(), |position, &square| {
            after(position, square)
        })
}

/// The year of a date as texts write it: the first four digits in a row, `2024.05.01`.
pub(super) fn year_in(date: &str) -> Option<u16> {
    let numbers = date.split(|letter: char| !letter.is_ascii_digit());
    let mut years = numbers.filter(|digits| digits.len() == 4);
    years.next()?.parse().ok()
}
