//! Collections of games as JavaScript reads them: `read_collection`.

use js_sys::{Array, Function, Object};
use reversi_engine::{
    GameRecord, Opening, ReadRecord, WthorError, WthorNames, read_wthor_collection,
};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use super::notation::{object, set_clocks};
use crate::arguments::{MAX_COLLECTION, MAX_DATABASE, PACKED, bytes_up_to, items};
use crate::errors::{ToJsError, error, property};
use crate::js_values;
use crate::js_values::{or_null, set_property};
use crate::options::Options;
use crate::reversi::named_opening;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** A file as it is read; its name says what it holds: `.wtb`, `.jou`, `.trn`, otherwise text. */
export interface NamedFile { name: string; bytes: Uint8Array; }

/** A game of a collection. */
export interface CollectedGame extends GameRecord {
  /** Its number in the collection, from 1. */
  number: number;
  /**
   * Black's final count, empties given to the winner; of a game that is not over the one that its
   * text names, or null.
   */
  black_discs: number | null;
  /** The last named opening of the game, or null. */
  opening: Opening | null;
  /** As in a record; absent after the first 1,000 games. */
  clocks?: ClockTime[];
}

/** A record that cannot be read. */
export interface UnreadGame {
  number: number;
  /** The name of its file. */
  file: string;
  /** The line of that file on which it begins, from 1; null in a database. */
  line: number | null;
  code: string;
  detail: string;
  message: string;
}

/** The games of one file or several. */
export interface Collection {
  games: CollectedGame[];
  unread: UnreadGame[];
  /** Whether there are more than 100,000 records: those after them are left out. */
  more: boolean;
}

export interface CollectionOptions {
  /**
   * Gets what is read in parts of 250 records, while the rest is read; the last part alone is
   * returned.
   */
  progress?: (part: Collection) => void;
}
"#;

/// The most records that are read at once.
const MAX_RECORDS: usize = 100_000;

/// The first records, whose clocks are read too: those of 100,000 games are six million values.
const MAX_WITH_CLOCKS: u32 = 1_000;

/// Records of a part that is passed on while the rest is read.
const PART: usize = 250;

/// Reads each game of one file or several by itself, in any notation and as a WTHOR database, whose
/// names of players and tournaments may be in files beside it; only the first 100,000 games
/// are read.
///
/// # Errors
/// If `files` is no list of files, an option is wrong, or a database has another format.
#[wasm_bindgen(unchecked_return_type = "Collection")]
pub fn read_collection(
    #[wasm_bindgen(unchecked_param_type = "NamedFile[]")] files: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CollectionOptions")] options: JsValue,
) -> Result<Object, JsValue> {
    let progress = Options::read(&options, "options", &["progress"])?.progress()?;
    let files = Files::of(&files)?;
    let mut collection = Parts::new(progress);
    for file in &files.files {
        // Reads one record past the limit, to know whether any are left.
        let most = MAX_RECORDS - collection.count + 1;
        for record in file.games(&files.names, most)? {
            if !collection.add(file, record) {
                return Ok(collection.part(true));
            }
        }
    }
    Ok(collection.part(false))
}

/// The games of a collection that are read and not passed on yet.
struct Parts {
    progress: Option<Function>,
    games: Array,
    unread: Array,
    /// Records read so far, the parts that were passed on included.
    count: usize,
}

impl Parts {
    fn new(progress: Option<Function>) -> Parts {
        let (games, unread) = (Array::new(), Array::new());
        Parts {
            progress,
            games,
            unread,
            count: 0,
        }
    }

    /// Adds a record; a full part is passed on. Returns whether there was room for it.
    fn add(&mut self, file: &File, ReadRecord { line, game }: ReadRecord) -> bool {
        if self.count == MAX_RECORDS {
            return false;
        }
        if let Some(progress) = &self.progress
            && self.count > 0
            && self.count.is_multiple_of(PART)
        {
            // If the caller's function throws, the reading goes on.
            let _ = progress.call1(&JsValue::NULL, &self.part(false));
            (self.games, self.unread) = (Array::new(), Array::new());
        }
        self.count += 1;
        let number = self.count as u32;
        let game = game.map_err(|wrong| wrong.to_js_error());
        match game.map(|record| collected(&record, number)) {
            Ok(game) => self.games.push(&game),
            Err(wrong) => self.unread.push(&refused(&wrong, number, file, line)),
        };
        true
    }

    fn part(&self, more: bool) -> Object {
        let part = Object::new();
        set_property(&part, "games", self.games.clone());
        set_property(&part, "unread", self.unread.clone());
        set_property(&part, "more", more);
        part
    }
}

/// Files of games, with the names that databases refer to.
pub(super) struct Files {
    pub files: Vec<File>,
    pub names: WthorNames,
}

impl Files {
    /// The files of a caller.
    ///
    /// # Errors
    /// If the value is no list of files.
    pub fn of(files: &JsValue) -> Result<Files, JsValue> {
        let files = files.dyn_ref::<Array>().ok_or_else(no_files)?;
        let files = items(files)?
            .map(|file| File::of(&file?))
            .collect::<Result<Vec<_>, _>>()?;
        let mut names = WthorNames::default();
        for file in &files {
            match &file.extension()[..] {
                "jou" => names.read_players(&file.bytes),
                "trn" => names.read_tournaments(&file.bytes),
                _ => {}
            }
        }
        Ok(Files { files, names })
    }
}

/// A file with its name, whose ending says what it holds.
pub(super) struct File {
    name: String,
    pub bytes: Vec<u8>,
}

impl File {
    fn of(value: &JsValue) -> Result<File, JsValue> {
        if !value.is_object() {
            return Err(no_files());
        }
        let name = js_values::property(value, "name")?.as_string();
        let is_packed = name
            .as_ref()
            .is_some_and(|name| name.to_ascii_lowercase().ends_with(PACKED));
        let most = if is_packed {
            MAX_DATABASE
        } else {
            MAX_COLLECTION
        };
        let bytes = bytes_up_to(&js_values::property(value, "bytes")?, most)?;
        Ok(File {
            name: name.ok_or_else(no_files)?,
            bytes: bytes.ok_or_else(no_files)?,
        })
    }

    /// The ending of the name in small letters.
    pub fn extension(&self) -> String {
        let ending = self.name.rsplit_once('.').map_or("", |(_, ending)| ending);
        ending.to_ascii_lowercase()
    }

    /// The first games of the file, at most `most` of them.
    ///
    /// # Errors
    /// If it is a database of another format.
    pub fn games(&self, names: &WthorNames, most: usize) -> Result<Vec<ReadRecord>, JsValue> {
        match &self.extension()[..] {
            "jou" | "trn" => Ok(Vec::new()),
            "wtb" => read_wthor_collection(&self.bytes, names, most)
                .map_err(|wrong: WthorError| error("bad-database", "", &wrong.to_string())),
            _ => {
                let text = String::from_utf8_lossy(&self.bytes);
                Ok(reversi_engine::read_first_games(&text, most))
            }
        }
    }
}

fn no_files() -> JsValue {
    let message = "a collection is a list of files with a name and bytes";
    error("bad-option", "files", message)
}

fn collected(record: &GameRecord, number: u32) -> Object {
    let game = object(record);
    let count = record.outcome();
    let count = or_null(count.map(|outcome| outcome.black()));
    let opening = Opening::of_game(&record.game);
    let opening = or_null(opening.map(named_opening));
    if number <= MAX_WITH_CLOCKS {
        set_clocks(&game, record);
    }
    set_property(&game, "number", number);
    set_property(&game, "black_discs", count);
    set_property(&game, "opening", opening);
    game
}

fn refused(wrong: &JsValue, number: u32, file: &File, line: Option<usize>) -> Object {
    let refused = Object::new();
    set_property(&refused, "number", number);
    set_property(&refused, "file", &file.name[..]);
    let line = or_null(line.map(|line| line as u32));
    set_property(&refused, "line", line);
    for name in ["code", "detail", "message"] {
        set_property(&refused, name, property(wrong, name));
    }
    refused
}
