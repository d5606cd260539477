//! Tic-Tac-Toe and Connect Four as JavaScript holds them.

mod errors;
mod request;

use js_sys::{Object, Uint8Array};
use reversi_game::{BoardGame, Color, GameTree, Position, Rng};
use side_games::{
    Group, IllegalMove, Limits, SideGame, SideMove, SidePosition, game_text, initial,
    link_fragment, read_game, read_link, read_position, read_transcript, write_position,
    write_transcript,
};
use wasm_bindgen::JsValue;

use crate::any_game::AnyGame;
use crate::arguments;
use crate::errors::{ToJsError, error};
use crate::js_values::{indices, or_null, set_property};
use crate::options::Options;
use crate::{position, snapshot};

pub use request::opponents;

/// A side game on the board.
pub struct SideGameTree {
    tree: GameTree<SidePosition>,
}

impl SideGameTree {
    /// The game that the settings of `new_game` describe.
    ///
    /// # Errors
    /// If a setting is not understood, or the transcript contains an illegal move.
    pub fn new(game: SideGame, settings: &Options) -> Result<SideGameTree, JsValue> {
        let first = settings.first()?;
        let text = |name| settings.get(name, "a text", JsValue::as_string);
        if text("start")?.is_some() {
            let message = format!("a game of {} has one start only", game.name());
            return Err(error("bad-option", "start", &message));
        }
        let position = match text("position")? {
            Some(_) if first.is_some() => {
                let message = "settings.position stands in place of first";
                return Err(error("bad-option", "position", message));
            }
            Some(text) => read_position(game, &text).map_err(|wrong| wrong.to_js_error())?,
            None => game.start(first.unwrap_or(Color::Black)),
        };
        let mut tree = GameTree::new(position);
        if let Some(text) = text("transcript")? {
            read_transcript(&mut tree, &text).map_err(|wrong| wrong.to_js_error())?;
        }
        Ok(SideGameTree { tree })
    }

    /// Reads a game from a text.
    ///
    /// # Errors
    /// If the text holds no game.
    pub fn read(game: SideGame, text: &str) -> Result<SideGameTree, JsValue> {
        let read = read_game(game, text).map_err(|wrong| wrong.to_js_error());
        read.map(|tree| SideGameTree { tree })
    }

    /// Reads the game in the fragment of an address; `None` if the fragment holds none.
    ///
    /// # Errors
    /// If the game cannot be read.
    pub fn read_link(game: SideGame, fragment: &str) -> Result<Option<SideGameTree>, JsValue> {
        let read = read_link(game, fragment).transpose();
        let read = read.map_err(|wrong| wrong.to_js_error());
        Ok(read?.map(|tree| SideGameTree { tree }))
    }

    /// The move that a JavaScript value names by its square.
    fn move_on(&self, square: &JsValue) -> Result<SideMove, JsValue> {
        let game = self.game();
        let square = arguments::square(square, game.grid())?;
        let mv = game.move_on(square);
        Ok(mv.expect("the number of a square is checked"))
    }

    fn game(&self) -> SideGame {
        self.tree.position().game()
    }

    fn setup(&self) -> JsValue {
        let initial = initial(&self.tree);
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
}

impl AnyGame for SideGameTree {
    #[cfg(feature = "reversi")]
    fn name(&self) -> &'static str {
        self.game().name()
    }

    fn snapshot(&self) -> Object {
        let snapshot = snapshot::of(&self.tree, &[], |mv| self.game().write_move(mv));
        let set = |name: &str, value: JsValue| set_property(&snapshot, name, value);
        set("outcome", or_null(self.outcome()));
        set("position", self.position().into());
        set("setup", self.setup());
        set("initial", write_position(initial(&self.tree)).into());
        set("text", game_text(&self.tree).into());
        set("fragment", link_fragment(&self.tree).into());
        snapshot
    }

    fn legal_moves(&self) -> Uint8Array {
        let position = self.tree.position();
        indices(position.moves().map(|mv| position.square_of(mv)))
    }

    fn flips(&self, square: &JsValue) -> Result<Uint8Array, JsValue> {
        self.move_on(square)?;
        Ok(indices([]))
    }

    fn play(&mut self, square: &JsValue) -> Result<Uint8Array, JsValue> {
        let mv = self.move_on(square)?;
        let played = self.tree.play(mv);
        played.map_err(|reason| reason.to_js_error())?;
        Ok(indices([]))
    }

    fn random_move(&self, rng: Rng) -> Result<u8, JsValue> {
        let position = self.tree.position();
        let random = self.game().levels().first().expect("every game has levels");
        let choice = random.choose(position, rng, &Limits::default());
        let choice = choice.ok_or_else(|| IllegalMove::GameOver.to_js_error())?;
        Ok(position.square_of(choice.mv) as u8)
    }

    fn undo(&mut self) -> bool {
        self.tree.undo()
    }

    fn redo(&mut self) -> bool {
        self.tree.redo()
    }

    fn go_to(&mut self, ply: usize) -> bool {
        self.tree.go_to_ply(ply)
    }

    fn board(&self) -> Uint8Array {
        position::cells(self.tree.position())
    }

    fn turn(&self) -> Option<Color> {
        self.tree.position().turn()
    }

    fn passed(&self) -> Option<Color> {
        None
    }

    fn score(&self) -> Object {
        position::score(self.tree.position())
    }

    fn outcome(&self) -> Option<Object> {
        let ending = self.tree.position().ending()?;
        let count = self.score();
        set_property(&count, "winner", position::winner(ending.winner));
        set_property(&count, "line", snapshot::plain(&ending.line));
        Some(count)
    }

    fn ply(&self) -> usize {
        self.tree.ply()
    }

    fn transcript(&self) -> String {
        write_transcript(&self.tree)
    }

    fn last_move(&self) -> Option<usize> {
        snapshot::last_square(&self.tree)
    }

    fn position(&self) -> String {
        write_position(self.tree.position())
    }

    fn groups(&self) -> Vec<Object> {
        let groups = self.tree.position().groups();
        groups.into_iter().map(group).collect()
    }

    #[cfg(feature = "reversi")]
    fn as_reversi(&self) -> Option<&reversi_engine::Game> {
        None
    }

    fn ai_move(&self, options: &JsValue) -> Result<Object, JsValue> {
        request::choose(self.tree.position(), options)
    }

    fn analyse(&self, options: &JsValue) -> Result<Object, JsValue> {
        request::analyse(self.tree.position(), options)
    }
}

/// A group as JavaScript sees it.
fn group(group: Group) -> Object {
    let object = Object::new();
    set_property(&object, "side", group.side.name());
    set_property(&object, "squares", snapshot::plain(&group.squares));
    set_property(&object, "discs", group.discs);
    set_property(&object, "value", or_null(group.value));
    object
}
