//! The games of the module, by name.

use reversi_game::Quoted;
use wasm_bindgen::JsValue;

use crate::any_game::{AnyGame, each};
use crate::errors::{error, shortened};
use crate::held::{GameKind, OpponentInfo};
use crate::options::Options;

/// A kind of game that the module has.
#[derive(Clone, Copy)]
pub enum Kind {
    #[cfg(any(feature = "rules", feature = "engine"))]
    Reversi(crate::reversi::Reversi),
    #[cfg(feature = "side-games")]
    Side(side_games::SideGame),
}

/// The games of this module. Without a name the first one is meant; a text is read by each in turn.
pub fn kinds() -> impl Iterator<Item = Kind> {
    let kinds = core::iter::empty();
    #[cfg(any(feature = "rules", feature = "engine"))]
    let kinds = kinds.chain([Kind::Reversi(crate::reversi::Reversi)]);
    #[cfg(feature = "side-games")]
    let kinds = kinds.chain(side_games::SideGame::ALL.map(Kind::Side));
    kinds
}

impl Kind {
    /// Its name in addresses and settings.
    pub fn name(self) -> &'static str {
        each!(Kind, self, kind => kind.name())
    }

    /// The game that the settings of `new_game` describe.
    ///
    /// # Errors
    /// If a setting is not understood, or the transcript contains an illegal move.
    pub fn start(self, settings: &Options) -> Result<AnyGame, JsValue> {
        each!(Kind, self, kind => kind.begin(settings).map(AnyGame::from))
    }

    /// Reads a game from a text.
    ///
    /// # Errors
    /// If the text holds no game of this kind.
    pub fn read(self, text: &str) -> Result<AnyGame, JsValue> {
        each!(Kind, self, kind => kind.read(text).map(AnyGame::from))
    }

    /// Reads the game in the fragment of an address; `None` if it holds none.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub fn read_link(self, fragment: &str) -> Result<Option<AnyGame>, JsValue> {
        each!(Kind, self, kind => kind.read_link(fragment).map(|game| game.map(AnyGame::from)))
    }

    /// The part of a text before its first wrong move, if that part is a game.
    pub fn before_fault(self, text: &str) -> Option<String> {
        each!(Kind, self, kind => kind.before_fault(text))
    }

    /// The opponents, the weakest levels first.
    pub fn opponents(self) -> Vec<OpponentInfo> {
        each!(Kind, self, kind => kind.opponents())
    }
}

/// The game of this name, or the first one.
///
/// # Errors
/// If the module has no such game.
pub fn find(name: Option<&str>) -> Result<Kind, JsValue> {
    let wanted = |kind: &Kind| name.is_none_or(|name| name == kind.name());
    let found = kinds().find(wanted);
    found.ok_or_else(|| {
        let name = shortened(name.unwrap_or_default());
        let known = kinds().map(Kind::name).collect::<Vec<_>>();
        let (quoted, known) = (Quoted(&name), known.join(", "));
        let message = format!("this module has no game {quoted}; it has {known}");
        error("other-game", &name, &message)
    })
}
