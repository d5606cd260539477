//! Reading a game from any text: `read_game`, and `before_fault` where it has a slip.

use reversi_game::{LinkParameters, linked_fragment};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_game::AnyGame;
use crate::arguments;
use crate::errors::property;
use crate::game::Game;
use crate::game_kinds::{find, kinds};

/// Reads a game from what people paste: a link, moves in any of the usual spellings, a position
/// with or without moves from there, or a game in a file format of docs/protocol.md. A link may
/// name the ply that is shown; otherwise the whole game is. The snapshot names which game it is.
///
/// A text may be one of several games: it is first read as one of `game`, if that is given, unless
/// a link in it names another game.
///
/// # Errors
/// If the module has no such `game`, or the text holds no game that the module has. The error then
/// says what is wrong with it as one of `game`, or as the game that reads most of it.
#[wasm_bindgen]
pub fn read_game(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] game: JsValue,
) -> Result<Game, JsValue> {
    let name = name_of(&game)?;
    read(&arguments::text(&text, "text")?, name.as_deref()).map(Game::from)
}

/// The part of a text that `read_game` refuses before its first wrong move or unreadable word;
/// undefined if it is no game of four moves or more. A text may be one of several games: it is read
/// as one of `game`, if that is given.
///
/// # Errors
/// If the module has no such `game`, or it is no text, or a far longer one than a game needs.
#[wasm_bindgen]
pub fn before_fault(
    #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "string")] game: JsValue,
) -> Result<Option<String>, JsValue> {
    let kind = find(name_of(&game)?.as_deref())?;
    let text = arguments::text(&text, "text")?;
    Ok(kind.before_fault(&text))
}

/// The name of a game in place of an argument that may be missing.
fn name_of(game: &JsValue) -> Result<Option<String>, JsValue> {
    let name = (!game.is_undefined()).then(|| arguments::text(game, "game"));
    name.transpose()
}

/// Reads a game: the one that a link in the text names, otherwise the first as which the text can
/// be read. The game called `name` is tried first, or the module's first one.
///
/// # Errors
/// If the module has no game called `name`, or no game can be read. The reason is that of the game
/// called `name`; without a name, that of the game that reads most of the text.
fn read(text: &str, name: Option<&str>) -> Result<AnyGame, JsValue> {
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
fn place(reason: &JsValue) -> usize {
    let detail = property(reason, "detail");
    let number = detail.split(':').next().unwrap_or_default();
    number.parse().unwrap_or_default()
}
