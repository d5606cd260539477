//! Databases of games: built, packed, joined, filtered and searched.

use reversi_game::Color;

use super::builder::year_in;
use super::database::RECORDS;
use super::record::RECORD;
use super::*;
use crate::notation::{GameRecord, WthorError, WthorNames, read_wthor_collection};
use crate::rules::game::Game;
use crate::rules::outcome::Outcome;
use crate::rules::position::Position;
use crate::rules::setup::Start;
use crate::rules::square::Square;

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
    let found = database.search(game.position(), filter, 0..10);
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
        let found = database.search(game.position(), filter, 0..0);
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
    let found = named.search(Position::default(), &GameFilter::default(), 0..9);
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
    let found = database.search(Position::default(), &GameFilter::default(), 0..1);
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
    let found = damaged.search(Position::default(), &GameFilter::default(), 0..9);
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

#[test]
fn rows_are_the_latest_first_from_any_place() {
    let database = three();
    let names = |rows| {
        let found = database.search(Position::default(), &GameFilter::default(), rows);
        assert_eq!(found.count, 3);
        found
            .games
            .iter()
            .map(|game| game.black)
            .collect::<Vec<_>>()
    };
    assert_eq!(
        (names(0..2), names(2..9)),
        (vec!["Ada", "Bob"], vec!["Eve"])
    );
    assert!(names(3..9).is_empty() && names(9..12).is_empty());
}

#[test]
fn words_are_in_any_name_and_an_opening_is_on_the_way() {
    let mut games = [
        record("f5d6c3", ["Ada", "Bob", ""], None),
        record("f5f6e6", ["Eve", "Ada", ""], None),
    ];
    games[1].event = "Rome".to_owned();
    let database = database(&games);
    let count = |words: &[&str], opening: &str| {
        let filter = GameFilter {
            words: words.iter().map(|&word| word.to_owned()).collect(),
            through: Some(opening.parse::<Game>().expect(opening).position()),
            ..GameFilter::default()
        };
        let found = database.search(Position::default(), &filter, 0..0);
        found.count
    };
    assert_eq!([count(&["ada"], ""), count(&["ada", "rom"], "")], [2, 1]);
    assert_eq!([count(&["ada"], "d3c5"), count(&["rome"], "d3c5")], [1, 0]);
}
