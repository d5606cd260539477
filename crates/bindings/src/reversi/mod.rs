//! Reversi as JavaScript holds it.

mod errors;

use js_sys::{Object, Uint8Array};
#[cfg(feature = "notations")]
use reversi_engine::read_link;
#[cfg(not(feature = "notations"))]
use reversi_engine::read_link_of_moves as read_link;
use reversi_engine::{
    BoardTextError, Color, Game, IllegalMove, NodeId, Opening, Opponent, Position, Setup, Square,
    game_text, good_beginning, link_fragment,
};
use reversi_game::GameTree;
use wasm_bindgen::JsValue;

use crate::any_game::AnyGame;
use crate::errors::{ToJsError, error};
use crate::held::{GameKind, HeldGame, OpponentInfo};
use crate::js_values::{indices, set_property};
use crate::options::Options;
use crate::position;

/// Reversi, as a kind of game.
#[derive(Clone, Copy)]
pub struct Reversi;

impl GameKind for Reversi {
    type Game = Game;

    fn name(self) -> &'static str {
        Position::NAME
    }

    fn begin(self, settings: &Options) -> Result<Game, JsValue> {
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
                .map_err(|wrong: BoardTextError| wrong.to_js_error())?,
            None => Position::start(start.unwrap_or_default(), first.unwrap_or(Color::Black)),
        };
        let mut game = Game::new(position);
        if let Some(text) = settings.get("transcript", "a text", JsValue::as_string)? {
            game.play_transcript(&text)
                .map_err(|wrong| wrong.to_js_error())?;
        }
        Ok(game)
    }

    fn read(self, text: &str) -> Result<Game, JsValue> {
        reversi_engine::read_game(text).map_err(|wrong| wrong.to_js_error())
    }

    /// Without the feature `notations` the fragment must hold moves, not a position.
    fn read_link(self, fragment: &str) -> Result<Option<Game>, JsValue> {
        let read = read_link(fragment).transpose();
        read.map_err(|wrong| wrong.to_js_error())
    }

    fn before_fault(self, text: &str) -> Option<String> {
        good_beginning(text)
    }

    /// The bots, then the levels.
    fn opponents(self) -> Vec<OpponentInfo> {
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
}

impl From<Game> for AnyGame {
    fn from(game: Game) -> AnyGame {
        AnyGame::Reversi(game.into())
    }
}

impl HeldGame for Game {
    type Position = Position;

    const GAME_OVER: IllegalMove = IllegalMove::GameOver;

    fn tree(&self) -> &GameTree<Position> {
        Game::tree(self)
    }

    fn tree_mut(&mut self) -> &mut GameTree<Position> {
        Game::tree_mut(self)
    }

    fn move_on(&self, square: usize) -> Square {
        Square::from_index(square as u8).expect("the number of a square is checked")
    }

    fn write_move(&self, square: Square) -> String {
        square.to_string()
    }

    fn write_ply(&self, node: NodeId) -> Option<String> {
        Some(self.ply_at(node)?.to_string())
    }

    fn write_position(position: Position) -> String {
        position.to_string()
    }

    fn transcript(&self) -> String {
        self.to_string()
    }

    fn passed(&self) -> Option<Color> {
        self.forced_pass()
    }

    fn final_score(&self) -> Option<Object> {
        let outcome = self.outcome()?;
        let count = Object::new();
        set_property(&count, "black", outcome.black());
        set_property(&count, "white", outcome.white());
        set_property(&count, "winner", position::winner(outcome.winner()));
        Some(count)
    }

    fn setup(&self) -> JsValue {
        let setup = Object::new();
        match Game::setup(self) {
            Setup::Standard { start, first } => {
                set_property(&setup, "start", start.name());
                set_property(&setup, "first", first.name());
            }
            Setup::Position(position) => set_property(&setup, "position", position.to_string()),
        }
        setup.into()
    }

    fn initial(&self) -> Position {
        self.initial_position()
    }

    fn opening(&self) -> Option<Object> {
        Opening::of_game(self).map(named_opening)
    }

    fn text(&self) -> String {
        game_text(self)
    }

    fn fragment(&self) -> String {
        link_fragment(self)
    }
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

/// Squares as their numbers.
pub fn numbers(squares: impl IntoIterator<Item = Square>) -> Uint8Array {
    indices(squares.into_iter().map(|square| square.index().into()))
}
