//! Reversi as JavaScript holds it.

#[cfg(feature = "engine")]
pub mod engine;
mod errors;
#[cfg(feature = "engine")]
pub mod request;

use js_sys::{Object, Uint8Array};
use reversi_engine::{
    Bot, Color, Game, IllegalMove, Opening, Opponent, Position, Rng, Setup, Square,
};
use reversi_engine::{game_text, link_fragment};
use reversi_game::BoardGame;
use wasm_bindgen::JsValue;

use crate::any_game::AnyGame;
use crate::any_game::OpponentInfo;
use crate::arguments;
use crate::errors::{ToJsError, error};
use crate::js_values::{indices, set_property};
use crate::options::Options;
use crate::snapshot;

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

    /// Reads the game in the fragment of an address; `None` if the fragment holds none.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub fn read_link(fragment: &str) -> Result<Option<Reversi>, JsValue> {
        let read = reversi_engine::read_link(fragment).transpose();
        read.map(|game| game.map(Reversi::from))
            .map_err(|wrong| wrong.to_js_error())
    }
}

impl AnyGame for Reversi {
    fn name(&self) -> &'static str {
        Position::NAME
    }

    fn snapshot(&self) -> Object {
        let game = &self.game;
        let name = |square: Square| square.to_string();
        let snapshot = snapshot::of(game.tree(), &self.changed, name);
        let set = |name: &str, value: JsValue| set_property(&snapshot, name, value);
        set(
            "outcome",
            self.outcome().map_or(JsValue::NULL, JsValue::from),
        );
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
        snapshot::cells(self.game.position())
    }

    fn turn(&self) -> Option<Color> {
        self.game.turn()
    }

    fn passed(&self) -> Option<Color> {
        self.game.forced_pass()
    }

    fn score(&self) -> Object {
        snapshot::score(self.game.position())
    }

    fn outcome(&self) -> Option<Object> {
        let outcome = self.game.outcome()?;
        let count = Object::new();
        set_property(&count, "black", outcome.black());
        set_property(&count, "white", outcome.white());
        set_property(&count, "winner", snapshot::winner(outcome.winner()));
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

/// An opening as JavaScript sees it.
pub fn named_opening(opening: Opening) -> Object {
    let found = Object::new();
    set_property(&found, "moves", opening.moves);
    set_property(&found, "en", opening.english);
    set_property(&found, "de", opening.german);
    set_property(&found, "ja", opening.japanese);
    found
}
