//! Snapshots of games of Reversi, and the links that a page opens.

use js_sys::Object;
#[cfg(feature = "notations")]
use reversi_engine::read_link;
#[cfg(not(feature = "notations"))]
use reversi_engine::read_link_of_moves as read_link;
use reversi_engine::{Opening, Setup, Square, game_text, link_fragment};
use wasm_bindgen::JsValue;

use super::Reversi;
use crate::any_game::AnyGame;
use crate::errors::ToJsError;
use crate::js_values::{or_null, set_property};
use crate::snapshot;

impl Reversi {
    /// Reads the game in the fragment of an address; `None` if the fragment holds none. Without the
    /// feature `notations` it must hold moves, not a position.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub fn read_link(fragment: &str) -> Result<Option<Reversi>, JsValue> {
        let read = read_link(fragment).transpose();
        read.map(|game| game.map(Reversi::from))
            .map_err(|wrong| wrong.to_js_error())
    }

    /// All that a page shows of the game.
    pub(super) fn shown(&self) -> Object {
        let game = &self.game;
        let name = |square: Square| square.to_string();
        let snapshot = snapshot::of(game.tree(), &self.changed, name);
        let set = |name: &str, value: JsValue| set_property(&snapshot, name, value);
        set("outcome", or_null(self.outcome()));
        set("passed", snapshot::side(game.forced_pass()));
        set("position", self.position().into());
        set("setup", setup(game.setup()));
        set("initial", game.initial_position().to_string().into());
        if let Some(found) = Opening::of_game(game) {
            set("opening", named_opening(found).into());
        }
        set("text", game_text(game).into());
        set("fragment", link_fragment(game).into());
        snapshot
    }
}

fn setup(setup: Setup) -> JsValue {
    let object = Object::new();
    match setup {
        Setup::Standard { start, first } => {
            set_property(&object, "start", start.name());
            set_property(&object, "first", first.name());
        }
        Setup::Position(position) => set_property(&object, "position", position.to_string()),
    }
    object.into()
}

/// An opening as JavaScript sees it.
pub fn named_opening(opening: Opening) -> Object {
    let found = Object::new();
    set_property(&found, "moves", opening.moves);
    set_property(&found, "en", opening.english);
    set_property(&found, "de", opening.german);
    set_property(&found, "ja", opening.japanese);
    found
}
