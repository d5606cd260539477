//! Tic-Tac-Toe and Connect Four as JavaScript holds them.

mod errors;
mod request;

use js_sys::Object;
use reversi_game::{BoardGame, Color, GameTree};
use side_games::{
    Group, IllegalMove, SideGame, SideMove, SidePosition, game_text, good_beginning, initial,
    link_fragment, read_game, read_link, read_position, read_transcript, write_position,
    write_transcript,
};
use wasm_bindgen::JsValue;

use crate::any_game::AnyGame;
use crate::errors::{ToJsError, error};
use crate::held::{GameKind, HeldGame, OpponentInfo};
use crate::js_values::{or_null, plain, set_property};
use crate::options::Options;
use crate::position;

/// A side game as it is held.
type Game = GameTree<SidePosition>;

impl GameKind for SideGame {
    type Game = Game;

    fn name(self) -> &'static str {
        SideGame::name(self)
    }

    fn begin(self, settings: &Options) -> Result<Game, JsValue> {
        let first = settings.first()?;
        let text = |name| settings.get(name, "a text", JsValue::as_string);
        if text("start")?.is_some() {
            let message = format!("a game of {} has one start only", self.name());
            return Err(error("bad-option", "start", &message));
        }
        let position = match text("position")? {
            Some(_) if first.is_some() => {
                let message = "settings.position stands in place of first";
                return Err(error("bad-option", "position", message));
            }
            Some(text) => read_position(self, &text).map_err(|wrong| wrong.to_js_error())?,
            None => self.start(first.unwrap_or(Color::Black)),
        };
        let mut game = GameTree::new(position);
        if let Some(text) = text("transcript")? {
            read_transcript(&mut game, &text).map_err(|wrong| wrong.to_js_error())?;
        }
        Ok(game)
    }

    fn read(self, text: &str) -> Result<Game, JsValue> {
        read_game(self, text).map_err(|wrong| wrong.to_js_error())
    }

    fn read_link(self, fragment: &str) -> Result<Option<Game>, JsValue> {
        let read = read_link(self, fragment).transpose();
        read.map_err(|wrong| wrong.to_js_error())
    }

    fn before_fault(self, text: &str) -> Option<String> {
        good_beginning(self, text)
    }

    fn opponents(self) -> Vec<OpponentInfo> {
        request::opponents(self)
    }
}

impl From<Game> for AnyGame {
    fn from(game: Game) -> AnyGame {
        AnyGame::Side(game.into())
    }
}

impl HeldGame for Game {
    type Position = SidePosition;

    const GAME_OVER: IllegalMove = IllegalMove::GameOver;

    fn tree(&self) -> &Game {
        self
    }

    fn tree_mut(&mut self) -> &mut Game {
        self
    }

    fn move_on(&self, square: usize) -> SideMove {
        let mv = self.position().game().move_on(square);
        mv.expect("the number of a square is checked")
    }

    fn write_move(&self, mv: SideMove) -> String {
        self.position().game().write_move(mv)
    }

    fn write_position(position: SidePosition) -> String {
        write_position(position)
    }

    fn transcript(&self) -> String {
        write_transcript(self)
    }

    fn final_score(&self) -> Option<Object> {
        let position = self.position();
        let ending = position.ending()?;
        let count = position::score(position);
        set_property(&count, "winner", position::winner(ending.winner));
        set_property(&count, "line", plain(&ending.line));
        Some(count)
    }

    fn setup(&self) -> JsValue {
        let initial = initial(self);
        let setup = Object::new();
        let game = initial.game();
        set_property(&setup, "game", game.name());
        if initial == game.start(Color::White) {
            set_property(&setup, "first", Color::White.name());
        } else if initial != game.start(Color::Black) {
            set_property(&setup, "position", write_position(initial));
        }
        setup.into()
    }

    fn initial(&self) -> SidePosition {
        initial(self)
    }

    fn text(&self) -> String {
        game_text(self)
    }

    fn fragment(&self) -> String {
        link_fragment(self)
    }

    fn groups(&self) -> Vec<Object> {
        let groups = self.position().groups();
        groups.into_iter().map(group).collect()
    }
}

/// A group as JavaScript sees it.
fn group(group: Group) -> Object {
    let object = Object::new();
    set_property(&object, "side", group.side.name());
    set_property(&object, "squares", plain(&group.squares));
    set_property(&object, "discs", group.discs);
    set_property(&object, "value", or_null(group.value));
    object
}
