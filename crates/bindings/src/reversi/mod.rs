//! Reversi as JavaScript holds it.

#[cfg(feature = "engine")]
pub mod engine;
mod errors;
#[cfg(feature = "threads")]
pub mod helpers;
#[cfg(feature = "engine")]
pub mod reasons;
#[cfg(feature = "engine")]
pub mod request;
#[cfg(feature = "snapshots")]
mod snapshot;

#[cfg(feature = "snapshots")]
pub use snapshot::named_opening;

use js_sys::{Object, Uint8Array};
use reversi_engine::{Bot, Color, Game, IllegalMove, Opponent, Position, Rng, Square};
use reversi_game::BoardGame;
use wasm_bindgen::JsValue;

use crate::any_game::AnyGame;
use crate::any_game::OpponentInfo;
use crate::arguments;
use crate::errors::{ToJsError, error};
use crate::js_values::{indices, set_property};
use crate::options::Options;
use crate::position;

/// A game of Reversi, and the discs that the last move flipped, if it has just been played.
pub struct Reversi {
    game: Game,
    changed: Vec<usize>,
}

impl From<Game> for Reversi {
    fn from(game: Game) -> Reversi {
        let changed = Vec::new();
        Reversi { game, changed }
    }
}

impl Reversi {
    /// The game that the settings of `new_game` describe.
    ///
    /// # Errors
    /// If a setting is not understood, or the transcript contains an illegal move.
    pub fn new(settings: &Options) -> Result<Reversi, JsValue> {
        let start = settings.get("start", "\"diagonal\" or \"parallel\"", |value| {
            value.as_string()?.parse().ok()
        })?;
        let first = settings.first()?;
        let position = match settings.get("position", "a text", JsValue::as_string)? {
            Some(_) if start.is_some() || first.is_some() => {
                let message = "settings.position stands in place of start and first";
                return Err(error("bad-option", "position", message));
            }
            Some(text) => text
                .parse()
                .map_err(|wrong: reversi_engine::BoardTextError| wrong.to_js_error())?,
            None => Position::start(start.unwrap_or_default(), first.unwrap_or(Color::Black)),
        };
        let mut game = Game::new(position);
        if let Some(text) = settings.get("transcript", "a text", JsValue::as_string)? {
            game.play_transcript(&text)
                .map_err(|wrong| wrong.to_js_error())?;
        }
        Ok(game.into())
    }

    /// Reads a game from a text.
    ///
    /// # Errors
    /// If the text holds no game.
    #[cfg(feature = "notations")]
    pub fn read(text: &str) -> Result<Reversi, JsValue> {
        let read = reversi_engine::read_game(text);
        read.map(Reversi::from).map_err(|wrong| wrong.to_js_error())
    }
}

impl AnyGame for Reversi {
    fn name(&self) -> &'static str {
        Position::NAME
    }

    #[cfg(feature = "snapshots")]
    fn snapshot(&self) -> Object {
        self.shown()
    }

    fn legal_moves(&self) -> Uint8Array {
        numbers(self.game.position().legal_moves())
    }

    fn flips(&self, square: &JsValue) -> Result<Uint8Array, JsValue> {
        let square = self::square(square)?;
        Ok(numbers(self.game.position().board().flips(square)))
    }

    fn play(&mut self, square: &JsValue) -> Result<Uint8Array, JsValue> {
        let square = self::square(square)?;
        let changed = self.game.position().changed(square);
        self.game
            .play(square)
            .map_err(|reason| reason.to_js_error())?;
        self.changed = changed;
        Ok(indices(self.changed.iter().copied()))
    }

    fn random_move(&self, rng: Rng) -> Result<u8, JsValue> {
        let choice = Bot::Doofie.choose(self.game.position().board(), rng);
        let choice = choice.ok_or_else(|| IllegalMove::GameOver.to_js_error())?;
        Ok(choice.square.index())
    }

    fn undo(&mut self) -> bool {
        self.changed.clear();
        self.game.undo()
    }

    fn redo(&mut self) -> bool {
        self.changed.clear();
        self.game.redo()
    }

    fn go_to(&mut self, ply: usize) -> bool {
        let exists = self.game.go_to(ply);
        if exists {
            self.changed.clear();
        }
        exists
    }

    fn board(&self) -> Uint8Array {
        position::cells(self.game.position())
    }

    fn turn(&self) -> Option<Color> {
        self.game.turn()
    }

    fn passed(&self) -> Option<Color> {
        self.game.forced_pass()
    }

    fn score(&self) -> Object {
        position::score(self.game.position())
    }

    fn outcome(&self) -> Option<Object> {
        let outcome = self.game.outcome()?;
        let count = Object::new();
        set_property(&count, "black", outcome.black());
        set_property(&count, "white", outcome.white());
        set_property(&count, "winner", position::winner(outcome.winner()));
        Some(count)
    }

    fn ply(&self) -> usize {
        self.game.ply()
    }

    fn transcript(&self) -> String {
        self.game.to_string()
    }

    fn last_move(&self) -> Option<usize> {
        self.game.last_move().map(|square| square.index().into())
    }

    fn position(&self) -> String {
        self.game.position().to_string()
    }

    fn groups(&self) -> Vec<Object> {
        Vec::new()
    }

    fn as_reversi(&self) -> Option<&Game> {
        Some(&self.game)
    }

    #[cfg(feature = "engine")]
    fn ai_move(&self, options: &JsValue) -> Result<Object, JsValue> {
        self.choose(options)
    }

    #[cfg(feature = "engine")]
    fn analyse(&self, options: &JsValue) -> Result<Object, JsValue> {
        self.value_moves(options)
    }
}

/// The square of a JavaScript value.
fn square(value: &JsValue) -> Result<Square, JsValue> {
    let index = arguments::square(value, Position::GRID)?;
    Ok(Square::from_index(index as u8).expect("the number of a square is checked"))
}

/// Squares as their numbers.
pub fn numbers(squares: impl IntoIterator<Item = Square>) -> Uint8Array {
    indices(squares.into_iter().map(|square| square.index().into()))
}

/// The bots, then the levels from the weakest to the strongest.
pub fn opponents() -> Vec<OpponentInfo> {
    let info = |opponent: Opponent| OpponentInfo {
        name: opponent.to_string(),
        kind: match opponent {
            Opponent::Bot(_) => "bot",
            Opponent::Level(_) => "level",
        },
        takes_limits: opponent.takes_limits(),
    };
    Opponent::all().map(info).collect()
}
