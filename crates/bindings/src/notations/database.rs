//! Databases of games as JavaScript has them: `read_database` and `Game.search_database`.

use std::cell::RefCell;

use js_sys::{Array, Function, Object, Uint8Array};
use reversi_engine::{
    Color, DatabaseBuilder, DatabaseGame, GameDatabase, GameFilter, Opening, transcript,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::collection::Files;
use crate::arguments::{MAX_DATABASE, bytes_up_to};
use crate::errors::error;
use crate::game::Game;
use crate::js_values::{or_null, set_property, whole_number};
use crate::options::Options;
use crate::played_move;
use crate::reversi::named_opening;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The games that files have added to a database. */
export interface ReadDatabase {
  /** The whole database, packed. */
  database: Uint8Array;
  /** Its games. */
  games: number;
  /** Those that were not there before. */
  added: number;
  /** Games of the files that were there before, or in the files twice. */
  repeated: number;
  /** Games that have no moves or another start than the usual one: they are left out. */
  other: number;
  /** Records that cannot be read. */
  unread: number;
  /** Whether there was no room for more: the database has 500,000 games at most. */
  more: boolean;
}

export interface DatabaseOptions {
  /** Gets the number of games read so far. */
  progress?: (games: number) => void;
}

/** Which games of a database count; what is absent leaves all in. */
export interface GameFilter {
  /** A part of the name of a player. */
  player?: string;
  /** The side of that player. */
  side?: Side;
  /** The first and the last year. */
  from?: number;
  to?: number;
  result?: Side | "draw";
  /** Words: each is a part of the name of a player or of the event. */
  words?: string[];
  /** Moves of an opening whose position the games reach too. */
  opening?: string;
}

/** Which of the games are given by themselves: `most` from the place `first` on. */
export interface GameRows {
  /** 0, the latest one, if absent. */
  first?: number;
  /** 100 if absent, 20,000 at most. */
  most?: number;
}

/** A game of a database. */
export interface FoundGame {
  /** Its moves, for `read_game`. */
  text: string;
  /** Black's final count, empties given to the winner; null if it is unknown. */
  black_discs: number | null;
  /** The names; empty if they are unknown. */
  black: string;
  white: string;
  event: string;
  year: number | null;
  /** The last named opening of the game, or null. */
  opening: Opening | null;
}

/** The games that reach a position. */
export interface FoundGames {
  /** Their number. */
  count: number;
  /** The legal moves with the games in which they were played. */
  moves: PlayedMove[];
  /** Those of the games that are wanted, the latest first. */
  games: FoundGame[];
}
"#;

/// The most games of a database.
const MAX_GAMES: usize = 500_000;

/// Games of a text from one report of progress to the next.
const PART: usize = 1_000;

/// Games of a position that are listed, unless the caller wants others.
const LISTED: usize = 100;

/// The most games that are listed at once.
const MAX_LISTED: f64 = 20_000.0;

std::thread_local! {
    /// The database of the last search, by the caller's array.
    static SEARCHED: RefCell<Option<(JsValue, GameDatabase)>> = const { RefCell::new(None) };
}

/// Adds the games of files, of any notation and of WTHOR databases as `read_collection` reads them,
/// to a database, which is empty if there is none. A file whose name ends in `.games` is a database
/// that this function has packed.
///
/// # Errors
/// If `files` is no list of files, an option is wrong, or a database has another format.
#[wasm_bindgen(unchecked_return_type = "ReadDatabase")]
pub fn read_database(
    #[wasm_bindgen(unchecked_param_type = "NamedFile[]")] files: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "Uint8Array")] database: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "DatabaseOptions")] options: JsValue,
) -> Result<Object, JsValue> {
    let progress = Options::read(&options, "options", &["progress"])?.progress()?;
    let files = Files::of(&files)?;
    SEARCHED.set(None);
    let before = if database.is_undefined() {
        GameDatabase::default()
    } else {
        database_of(&database)?
    };
    let mut builder = DatabaseBuilder::new(&before);
    let had = builder.len();
    let (mut other, mut unread, mut more) = (0_u32, 0_u32, false);
    drop(before);
    for file in &files.files {
        match &file.extension()[..] {
            "games" => {
                let database = GameDatabase::from_bytes(file.bytes.clone());
                builder.add_all(&database.map_err(bad_database)?);
                continue;
            }
            "wtb" => {
                let added = builder
                    .add_wthor(&file.bytes, &files.names, MAX_GAMES)
                    .map_err(|wrong| error("bad-database", "", &wrong.to_string()))?;
                other += added.other;
                unread += added.unread;
                more |= added.more;
                report(progress.as_ref(), builder.len() - had);
                continue;
            }
            _ => {}
        }
        for record in file.games(&files.names, MAX_GAMES)? {
            if builder.len() >= MAX_GAMES {
                more = true;
                break;
            }
            match record.game {
                Ok(record) => other += u32::from(!builder.add(&record)),
                Err(_) => unread += 1,
            }
            if builder.len().is_multiple_of(PART) {
                report(progress.as_ref(), builder.len() - had);
            }
        }
    }
    let taken = builder.len() - had;
    let database = builder.finish();
    let added = database.len() - had;
    let read = Object::new();
    set_property(&read, "database", Uint8Array::from(database.bytes()));
    set_property(&read, "games", database.len() as u32);
    set_property(&read, "added", added as u32);
    set_property(&read, "repeated", (taken - added) as u32);
    set_property(&read, "other", other);
    set_property(&read, "unread", unread);
    set_property(&read, "more", more);
    Ok(read)
}

/// Says how far the reading is. If the caller's function throws, the reading goes on.
fn report(progress: Option<&Function>, games: usize) {
    if let Some(progress) = progress {
        let _ = progress.call1(&JsValue::NULL, &(games as u32).into());
    }
}

#[wasm_bindgen]
impl Game {
    /// The games of a database, packed by `read_database`, that reach the position shown, in any
    /// symmetry and after any order of moves. The module keeps a copy of the database of the last
    /// search: the next one with the same array, whose bytes must not change, copies nothing.
    ///
    /// # Errors
    /// If it is no game of Reversi, the bytes are no database, or the filter is wrong.
    #[wasm_bindgen(unchecked_return_type = "FoundGames")]
    pub fn search_database(
        &self,
        #[wasm_bindgen(unchecked_param_type = "Uint8Array")] database: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameFilter")] filter: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameRows")] rows: JsValue,
    ) -> Result<Object, JsValue> {
        let game = self.reversi()?;
        let filter = filter_of(&filter)?;
        let rows = rows_of(&rows)?;
        let kept = SEARCHED.take().filter(|(array, _)| *array == database);
        let searched = match kept {
            Some((_, searched)) => searched,
            None => database_of(&database)?,
        };
        let found = searched.search(game.position(), &filter, rows);
        let object = Object::new();
        set_property(&object, "count", found.count as u32);
        let moves = found.moves.iter().map(played_move::object);
        set_property(&object, "moves", moves.collect::<Array>());
        let games = found.games.iter().map(found_game);
        set_property(&object, "games", games.collect::<Array>());
        SEARCHED.set(Some((database, searched)));
        Ok(object)
    }
}

fn found_game(found: &DatabaseGame<'_>) -> Object {
    let object = Object::new();
    let count = found.game.black_discs();
    let text = transcript(found.game.moves());
    set_property(&object, "text", &text[..]);
    set_property(&object, "black_discs", or_null(count));
    set_property(&object, "black", found.black);
    set_property(&object, "white", found.white);
    set_property(&object, "event", found.event);
    set_property(&object, "year", or_null(found.year));
    let opening = text.parse().ok().and_then(|game| Opening::of_game(&game));
    set_property(&object, "opening", or_null(opening.map(named_opening)));
    object
}

/// The database that the bytes of a caller are.
fn database_of(value: &JsValue) -> Result<GameDatabase, JsValue> {
    let bytes = bytes_up_to(value, MAX_DATABASE)?;
    let bytes =
        bytes.ok_or_else(|| error("bad-option", "database", "a database must be a Uint8Array"))?;
    GameDatabase::from_bytes(bytes).map_err(bad_database)
}

fn bad_database(wrong: reversi_engine::DatabaseError) -> JsValue {
    error("bad-database", "", &wrong.to_string())
}

fn filter_of(filter: &JsValue) -> Result<GameFilter, JsValue> {
    let allowed = ["player", "side", "from", "to", "result", "words", "opening"];
    let options = Options::read(filter, "filter", &allowed)?;
    let side = "\"black\" or \"white\"";
    let color = |value: &JsValue| value.as_string()?.parse::<Color>().ok();
    let year = |value: &JsValue| {
        let year = whole_number(value, f64::from(u16::MAX))?;
        u16::try_from(year).ok()
    };
    let player = options.get("player", "a text", JsValue::as_string)?;
    let words = options.get("words", "a list of texts", |value| {
        let words = value.is_array().then(|| Array::from(value))?;
        words.iter().map(|word| word.as_string()).collect()
    })?;
    let through = options.get("opening", "moves from the usual start", |value| {
        let game: reversi_engine::Game = value.as_string()?.parse().ok()?;
        Some(game.position())
    })?;
    Ok(GameFilter {
        player: player.unwrap_or_default(),
        words: words.unwrap_or_default(),
        through,
        side: options.get("side", side, color)?,
        from: options.get("from", "a year", year)?,
        to: options.get("to", "a year", year)?,
        winner: options.get("result", "\"black\", \"white\" or \"draw\"", |value| {
            if value.as_string()? == "draw" {
                Some(None)
            } else {
                color(value).map(Some)
            }
        })?,
    })
}

fn rows_of(rows: &JsValue) -> Result<std::ops::Range<usize>, JsValue> {
    let options = Options::read(rows, "rows", &["first", "most"])?;
    let count = |most| move |value: &JsValue| whole_number(value, most).map(|count| count as usize);
    let first = options.get("first", "a place", count(MAX_GAMES as f64))?;
    let most = options.get("most", "at most 20,000", count(MAX_LISTED))?;
    let first = first.unwrap_or_default();
    Ok(first..first + most.unwrap_or(LISTED))
}
