//! The games of the module, by name.

use reversi_game::Quoted;
#[cfg(feature = "texts")]
use reversi_game::{LinkParameters, linked_fragment};
#[cfg(feature = "side-games")]
use side_games::SideGame;
use wasm_bindgen::JsValue;

use crate::any_game::{AnyGame, each};
#[cfg(feature = "texts")]
use crate::errors::property;
use crate::errors::{error, shortened};
use crate::held::{GameKind, OpponentInfo};
use crate::options::Options;
#[cfg(feature = "reversi")]
use crate::reversi::Reversi;

/// A kind of game that the module has.
#[derive(Clone, Copy)]
pub enum Kind {
    #[cfg(feature = "reversi")]
    Reversi(Reversi),
    #[cfg(feature = "side-games")]
    Side(SideGame),
}

/// The games of this module. Without a name the first one is meant; a text is read by each in turn.
fn kinds() -> impl Iterator<Item = Kind> {
    let kinds = core::iter::empty();
    #[cfg(feature = "reversi")]
    let kinds = kinds.chain([Kind::Reversi(Reversi)]);
    #[cfg(feature = "side-games")]
    let kinds = kinds.chain(SideGame::ALL.map(Kind::Side));
    kinds
}

impl Kind {
    fn name(self) -> &'static str {
        each!(Kind, self, kind => kind.name())
    }

    /// The game that the settings of `new_game` describe.
    ///
    /// # Errors
    /// If a setting is not understood, or the transcript contains an illegal move.
    pub fn start(self, settings: &Options) -> Result<AnyGame, JsValue> {
        each!(Kind, self, kind => kind.begin(settings).map(AnyGame::from))
    }

    #[cfg(feature = "texts")]
    fn read(self, text: &str) -> Result<AnyGame, JsValue> {
        each!(Kind, self, kind => kind.read(text).map(AnyGame::from))
    }

    /// Reads the game in the fragment of an address; `None` if it holds none.
    ///
    /// # Errors
    /// If the game cannot be read.
    #[cfg(feature = "snapshots")]
    pub fn read_link(self, fragment: &str) -> Result<Option<AnyGame>, JsValue> {
        each!(Kind, self, kind => kind.read_link(fragment).map(|game| game.map(AnyGame::from)))
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

/// Reads a game: the one that a link in the text names, otherwise the first as which the text can
/// be read. The game called `name` is tried first, or the module's first one.
///
/// # Errors
/// If the module has no game called `name`, or no game can be read. The reason is that of the game
/// called `name`; without a name, that of the game that reads most of the text.
#[cfg(feature = "texts")]
pub fn read(text: &str, name: Option<&str>) -> Result<AnyGame, JsValue> {
    let first = find(name)?;
    if let Some(linked) =
        linked_fragment(text).and_then(|link| LinkParameters::new(link).get("game"))
    {
        return find(Some(&linked))?.read(text);
    }
    let mut result = first.read(text);
    for other in kinds().filter(|other| other.name() != first.name()) {
        let Err(reason) = &result else { break };
        let found = other.read(text);
        let is_better = match &found {
            Ok(_) => true,
            Err(found) => name.is_none() && place(found) > place(reason),
        };
        if is_better {
            result = found;
        }
    }
    result
}

/// The place in a text at which an error is: the number with which its detail begins, otherwise 0.
#[cfg(feature = "texts")]
fn place(reason: &JsValue) -> usize {
    let detail = property(reason, "detail");
    let number = detail.split(':').next().unwrap_or_default();
    number.parse().unwrap_or_default()
}
