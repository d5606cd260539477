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

use std::collections::BTreeMap;
use std::fmt;

use reversi_game::Color;

use super::explorer::{
    KnownGame, MAX_MOVES, PlayedMove, Results, SoughtPosition, after, played_in_groups, winner_by,
};
use crate::notation::{GameRecord, WthorError, WthorNames, named_records};
use crate::rules::position::Position;
use crate::rules::square::Square;

/// The first bytes.
const MAGIC: &[u8; 16] = b"reversi-games 1\n";
/// Offset of the first record.
const RECORDS: usize = MAGIC.len() + 4;
/// Offset of the references to the names in a record, after the facts that make a game the same.
const NAMES: usize = MAX_MOVES + 4;
/// Length of a record in bytes.
const RECORD: usize = NAMES + 12;
/// The byte in place of a move after the last one, and of an unknown count.
const NONE: u8 = u8::MAX;

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
/// let found = again.search(Position::default(), &of_ada, 10);
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

/// Which games count; one without anything leaves all in.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// A part of the name of a player; the letters from a to z may be of either case.
    pub player: String,
    /// The side of that player; either if it is absent.
    pub side: Option<Color>,
    /// The first year.
    pub from: Option<u16>,
    /// The last year.
    pub to: Option<u16>,
    /// The winner, or nobody in a drawn game.
    pub winner: Option<Option<Color>>,
}

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

/// The games that come by a position.
#[derive(Clone, Debug, PartialEq)]
pub struct FoundGames<'a> {
    /// How many they are.
    pub count: usize,
    /// The legal moves with the games in which they were played.
    pub moves: Vec<PlayedMove>,
    /// The latest of the games.
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

    /// The games that come by a position, in any symmetry and after any order of moves, and which
    /// the filter leaves in; of them the latest `most` by themselves.
    pub fn search(&self, position: Position, filter: &GameFilter, most: usize) -> FoundGames<'_> {
        let names = self.names();
        let sought = SoughtPosition::from(position);
        let ply = sought.ply.filter(|&ply| ply <= MAX_MOVES);
        let passes = filter.passes(&names);
        // Games that begin alike follow each other, and are replayed once.
        let found: Vec<Record<'_>> = match ply {
            Some(ply) => self
                .records()
                .chunk_by(|one, other| one[..ply] == other[..ply])
                .filter(|alike| Record(&alike[0]).game().comes_by(&sought))
                .flatten()
                .map(Record)
                .filter(passes)
                .collect(),
            None => Vec::new(),
        };
        let next = ply.map_or(0, |ply| MAX_MOVES.min(ply + 1));
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
        let games = latest(&found, most).into_iter().map(|record| DatabaseGame {
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
    fn records(&self) -> &[RecordBytes] {
        self.bytes[RECORDS..self.end].as_chunks().0
    }

    /// The names by their numbers; that of 0 is empty.
    fn names(&self) -> Vec<&str> {
        let names = std::str::from_utf8(&self.bytes[self.end..]).unwrap_or_default();
        std::iter::once("").chain(names.lines()).collect()
    }

    /// Packs records in ascending order, and the names after the empty one.
    fn packed(records: &[RecordBytes], names: &[String]) -> GameDatabase {
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

impl GameFilter {
    /// Whether a record is left in, by the names of its database.
    fn passes(&self, names: &[&str]) -> impl Fn(&Record<'_>) -> bool {
        // The tables for letters of all languages would be a tenth of the module of the page.
        let player = self.player.to_ascii_lowercase();
        let of_player = if player.is_empty() { &[] } else { names };
        let is_named: Vec<bool> = of_player
            .iter()
            .map(|name| name.to_ascii_lowercase().contains(&player))
            .collect();
        let GameFilter {
            side,
            from,
            to,
            winner,
            ..
        } = *self;
        move |record| {
            let plays = |color, name: u32| {
                side.is_none_or(|side| side == color)
                    && is_named.get(name as usize).is_some_and(|&named| named)
            };
            let is_of_player = player.is_empty()
                || plays(Color::Black, record.black())
                || plays(Color::White, record.white());
            is_of_player
                && from.is_none_or(|year| record.year() >= year)
                && to.is_none_or(|year| (1..=year).contains(&record.year()))
                && winner.is_none_or(|winner| record.black_discs().map(winner_by) == Some(winner))
        }
    }
}

/// The bytes of a game with references to its names.
type RecordBytes = [u8; RECORD];

/// A game with references to its names.
#[derive(Clone, Copy, Debug)]
struct Record<'a>(&'a RecordBytes);

impl Record<'_> {
    fn game(self) -> KnownGame {
        let moves = self.0[..MAX_MOVES].iter();
        let moves = moves.map_while(|&square| Square::from_index(square));
        KnownGame::new(moves, self.black_discs()).expect("no more moves and discs than possible")
    }

    fn black_discs(self) -> Option<u8> {
        Some(self.0[MAX_MOVES]).filter(|&discs| discs <= 64)
    }

    /// 0 if it is unknown.
    fn year(self) -> u16 {
        u16::from_le_bytes([self.0[MAX_MOVES + 2], self.0[MAX_MOVES + 3]])
    }

    fn black(self) -> u32 {
        self.name(0)
    }

    fn white(self) -> u32 {
        self.name(1)
    }

    fn event(self) -> u32 {
        self.name(2)
    }

    /// Whether it is the same game, with no other name.
    fn is_part_of(self, other: Record<'_>) -> bool {
        let names = |record: Record<'_>| [record.black(), record.white(), record.event()];
        let mut pairs = names(self).into_iter().zip(names(other));
        self.0[..NAMES] == other.0[..NAMES] && pairs.all(|(own, its)| own == 0 || own == its)
    }

    fn name(self, place: usize) -> u32 {
        let bytes = self.0[NAMES..].as_chunks();
        u32::from_le_bytes(bytes.0[place])
    }
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

    /// Adds a game; returns false for one that has no moves, or another start than the usual one.
    pub fn add(&mut self, record: &GameRecord) -> bool {
        let game = &record.game;
        let black_discs = record.outcome().map(|outcome| outcome.black());
        let moves = game.line().len();
        if moves == 0 || game.initial_position() != Position::default() {
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

    /// Packs a game of at most 60 moves.
    fn push(
        &mut self,
        moves: impl IntoIterator<Item = Square>,
        black_discs: Option<u8>,
        year: u16,
        names: [u32; 3],
    ) {
        let mut record = [0; RECORD];
        let (places, facts) = record.split_at_mut(MAX_MOVES);
        places.fill(NONE);
        for (place, square) in places.iter_mut().zip(moves) {
            *place = square.index();
        }
        facts[0] = black_discs.unwrap_or(NONE);
        facts[2..4].copy_from_slice(&year.to_le_bytes());
        for (place, name) in facts[4..].chunks_exact_mut(4).zip(names) {
            place.copy_from_slice(&name.to_le_bytes());
        }
        self.records.push(record);
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

/// The latest records, at most `most` of them, the newest first.
fn latest<'a>(records: &[Record<'a>], most: usize) -> Vec<Record<'a>> {
    let mut latest: Vec<Record<'a>> = Vec::new();
    for &record in records {
        let place = latest.partition_point(|other| other.year() >= record.year());
        if place < most {
            latest.truncate(most - 1);
            latest.insert(place, record);
        }
    }
    latest
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
fn year_in(date: &str) -> Option<u16> {
    let numbers = date.split(|letter: char| !letter.is_ascii_digit());
    let mut years = numbers.filter(|digits| digits.len() == 4);
    years.next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_wthor_collection;
    use crate::rules::game::Game;
    use crate::rules::outcome::Outcome;
    use crate::rules::setup::Start;

    /// A game of a text that names its players.
    fn record(transcript: &str, [black, white, date]: [&str; 3], lead: Option<i32>) -> GameRecord {
        let game: Game = transcript.parse().expect(transcript);
        let mut record = GameRecord::from(game);
        (record.black, record.white) = (black.to_owned(), white.to_owned());
        record.date = date.to_owned();
        record.named_outcome = lead.and_then(Outcome::of_lead);
        record
    }

    fn database(records: &[GameRecord]) -> GameDatabase {
        let mut builder = DatabaseBuilder::new(&GameDatabase::default());
        for record in records {
            assert!(builder.add(record), "{record:?}");
        }
        let built = builder.finish();
        let again = GameDatabase::from_bytes(built.bytes().to_vec());
        assert_eq!(again.as_ref(), Ok(&built));
        built
    }

    fn three() -> GameDatabase {
        database(&[
            record("f5d6c3", ["Ada", "Bob", "2001.02.03"], Some(10)),
            record("d3c5f6f5", ["Bob", "Eve", "1999"], Some(0)),
            record("f5f6", ["Eve", "Ada", ""], Some(-4)),
        ])
    }

    fn players(transcript: &str, filter: &GameFilter) -> Vec<String> {
        let game: Game = transcript.parse().expect(transcript);
        let database = three();
        let found = database.search(game.position(), filter, 10);
        assert_eq!(found.count, found.games.len());
        let name = |game: &DatabaseGame<'_>| format!("{}-{}", game.black, game.white);
        found.games.iter().map(name).collect()
    }

    #[test]
    fn games_are_found_by_position_in_every_symmetry_the_latest_first() {
        let all = GameFilter::default();
        assert_eq!(players("", &all), ["Ada-Bob", "Bob-Eve", "Eve-Ada"]);
        assert_eq!(players("f5d6", &all), ["Ada-Bob", "Bob-Eve"]);
        assert_eq!(players("c4e3", &all), ["Ada-Bob", "Bob-Eve"]);
        assert_eq!(players("f5d6c3f4", &all), [""; 0]);
    }

    #[test]
    fn a_filter_leaves_in_a_player_a_side_years_and_a_result() {
        let filters = [
            (
                GameFilter {
                    player: "AD".to_owned(),
                    ..GameFilter::default()
                },
                vec!["Ada-Bob", "Eve-Ada"],
            ),
            (
                GameFilter {
                    player: "ada".to_owned(),
                    side: Some(Color::White),
                    ..GameFilter::default()
                },
                vec!["Eve-Ada"],
            ),
            (
                GameFilter {
                    from: Some(2000),
                    ..GameFilter::default()
                },
                vec!["Ada-Bob"],
            ),
            (
                GameFilter {
                    to: Some(2000),
                    ..GameFilter::default()
                },
                vec!["Bob-Eve"],
            ),
            (
                GameFilter {
                    winner: Some(None),
                    ..GameFilter::default()
                },
                vec!["Bob-Eve"],
            ),
            (
                GameFilter {
                    winner: Some(Some(Color::White)),
                    ..GameFilter::default()
                },
                vec!["Eve-Ada"],
            ),
        ];
        for (filter, found) in filters {
            assert_eq!(players("", &filter), found, "{filter:?}");
        }
    }

    #[test]
    fn moves_are_counted_in_the_games_that_are_left_in() {
        let of_bob = GameFilter {
            player: "bob".to_owned(),
            ..GameFilter::default()
        };
        let game: Game = "f5".parse().expect("a game");
        let database = three();
        let played = |filter| {
            let found = database.search(game.position(), filter, 0);
            assert_eq!(found.games, []);
            let d6 = found
                .moves
                .iter()
                .find(|played| played.square == Square::D6);
            d6.map(|d6| (d6.games, d6.share, d6.wins, d6.draws, d6.losses))
        };
        assert_eq!(played(&of_bob), Some((2, 1.0, 0, 1, 1)));
        let d6 = played(&GameFilter::default()).expect("d6 is legal");
        assert!((d6.1 - 2.0 / 3.0).abs() < 1e-9, "{d6:?}");
    }

    #[test]
    fn the_same_game_is_kept_once_and_databases_join() {
        let one = three();
        let mut builder = DatabaseBuilder::new(&one);
        builder.add_all(&one);
        assert!(builder.add(&record("f5d6c3", ["Ada", "Bob", "2001"], Some(10))));
        assert!(builder.add(&record("f5d6c3", ["Ada", "Bob", "2002"], Some(10))));
        assert_eq!(builder.len(), 8);
        let joined = builder.finish();
        assert_eq!((joined.len(), one.len()), (4, 3));
    }

    #[test]
    fn a_game_of_another_start_or_without_moves_is_left_out() {
        let mut builder = DatabaseBuilder::new(&GameDatabase::default());
        let mut other = Game::new(Position::start(Start::Parallel, Color::Black));
        let first = other.position().legal_moves().first();
        other.play(first.expect("a move")).expect("a legal move");
        assert!(!builder.add(&other.into()));
        assert!(!builder.add(&GameRecord::default()));
        assert!(builder.is_empty());
        assert!(builder.finish().is_empty());
    }

    /// A file of the WTHOR database with a record for each list of moves.
    fn wthor(games: &[&[u8]]) -> Vec<u8> {
        let mut bytes = vec![0; 16];
        bytes[4] = games.len() as u8;
        bytes[10..12].copy_from_slice(&1999_u16.to_le_bytes());
        for moves in games {
            let mut record = [0; 68];
            (record[2], record[6]) = (1, 40);
            record[8..8 + moves.len()].copy_from_slice(moves);
            bytes.extend_from_slice(&record);
        }
        bytes
    }

    #[test]
    fn a_tournament_file_gives_the_games_that_its_records_give() {
        let known = WthorNames {
            players: vec!["Ada".to_owned(), "Bob".to_owned()],
            ..WthorNames::default()
        };
        let wipeout = [65, 46, 35, 66, 57, 64, 75, 56, 53];
        let file = wthor(&[&[56, 64, 33], &[], &[56, 11], &[19], &wipeout]);
        let mut quick = DatabaseBuilder::new(&GameDatabase::default());
        let added = quick.add_wthor(&file, &known, 9).expect("a database");
        let left = AddedRecords {
            other: 1,
            unread: 2,
            more: false,
        };
        assert_eq!(added, left);
        let mut plain = DatabaseBuilder::new(&GameDatabase::default());
        for record in read_wthor_collection(&file, &known, 9).expect("a database") {
            record.game.iter().for_each(|game| {
                plain.add(game);
            });
        }
        assert_eq!((quick.len(), quick.clone().finish()), (2, plain.finish()));
        let full = quick.add_wthor(&file, &known, 3).expect("a database");
        assert_eq!((full.more, quick.len()), (true, 3));
        assert_eq!(quick.add_wthor(b"", &known, 9), Err(WthorError::NoHeader));
    }

    #[test]
    fn a_file_of_names_that_comes_later_names_the_games() {
        let file = wthor(&[&[56, 64, 33], &[56, 66]]);
        let known = WthorNames {
            players: vec!["Ada".to_owned(), "Bob".to_owned()],
            ..WthorNames::default()
        };
        let add = |database: &GameDatabase, known: &WthorNames| {
            let mut builder = DatabaseBuilder::new(database);
            builder.add_wthor(&file, known, 9).expect("a database");
            builder.finish()
        };
        let nameless = add(&GameDatabase::default(), &WthorNames::default());
        let named = add(&nameless, &known);
        let found = named.search(Position::default(), &GameFilter::default(), 9);
        let players = |game: &DatabaseGame<'_>| [game.black, game.white].join("-");
        let players: Vec<String> = found.games.iter().map(players).collect();
        assert_eq!(
            (nameless.len(), players.as_slice()),
            (2, ["Bob-Ada", "Bob-Ada"].map(str::to_owned).as_slice())
        );
        assert_eq!(add(&named, &WthorNames::default()), named);
        let other = WthorNames {
            players: vec!["Eve".to_owned(), "Bob".to_owned()],
            ..WthorNames::default()
        };
        assert_eq!(add(&named, &other).len(), 4, "another player, another game");
    }

    #[test]
    fn a_name_is_one_line() {
        let name = "Ada\nLovelace";
        let database = database(&[record("f5", [name, "Ada Lovelace", ""], None)]);
        let found = database.search(Position::default(), &GameFilter::default(), 1);
        let DatabaseGame { black, white, .. } = found.games[0];
        assert_eq!((black, white), ("Ada Lovelace", "Ada Lovelace"));
    }

    #[test]
    fn bytes_of_another_format_are_refused_by_a_sentence() {
        let whole = three().bytes().to_vec();
        let mut names = whole.clone();
        names.push(0xFF);
        let refused = [
            (Vec::new(), "the file is no database of games"),
            (whole[..19].to_vec(), "the file is no database of games"),
            (
                whole[..RECORDS + 3 * RECORD - 1].to_vec(),
                "the file ends before the last of its 3 games",
            ),
            (names, "the names of the players are damaged"),
        ];
        for (bytes, sentence) in refused {
            let wrong = GameDatabase::from_bytes(bytes).expect_err(sentence);
            assert_eq!(wrong.to_string(), sentence);
        }
        // References and moves that lead nowhere are left out.
        let mut damaged = whole;
        damaged[RECORDS..RECORDS + RECORD].fill(0xFE);
        let damaged = GameDatabase::from_bytes(damaged).expect("three games");
        let found = damaged.search(Position::default(), &GameFilter::default(), 9);
        assert_eq!(found.count, 3);
        assert_eq!(found.moves.iter().map(|played| played.games).max(), Some(2));
    }

    #[test]
    fn a_year_is_four_digits_of_a_date() {
        let dates = [
            "2024",
            "01/02/1998",
            "2005.05.12_10:00",
            "98",
            "",
            "20240501",
        ];
        let years = dates.map(year_in);
        assert_eq!(
            years,
            [Some(2024), Some(1998), Some(2005), None, None, None]
        );
    }
}
