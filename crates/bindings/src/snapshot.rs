//! Snapshots: all that a page shows of a game, as plain values.

use js_sys::{Array, Object};
use reversi_game::{BoardGame, Color, Position};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::any_game::{AnyGame, each};
use crate::game::Game;
use crate::held::{Held, HeldGame};
use crate::js_values::{or_null, plain, set_property};
use crate::position::{cells, score};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * How a game starts: in Reversi one of the four standard setups, or a position; in the other games
 * the empty board, with Black to move unless `first` is given, or a position.
 */
export type Setup =
  | { start: "diagonal" | "parallel"; first: Side }
  | { position: string }
  | { game: GameId; first?: Side; position?: string; start?: never };

/** An opening of Reversi with its names. */
export interface Opening {
  /** The moves that lead to it, from f5. */
  moves: string;
  en: string;
  de: string;
  ja: string;
}

/** A legal move. */
export interface LegalMove {
  /** Its name: "f5"; in Connect Four the number of the column, "4". */
  move: string;
  /** The square that it fills. */
  square: Square;
  /** The squares whose discs it flips. */
  changed: Square[];
}

/** A game at one ply, as plain values. */
export interface Snapshot {
  game: GameId;
  columns: number;
  rows: number;
  /** The squares, row by row: 0 empty, 1 black, 2 white. */
  cells: number[];
  /** The side to move, null once the game is over. */
  turn: Side | null;
  /** The legal moves, in the order of squares. */
  moves: LegalMove[];
  /** The square of the last move. */
  last: Square | null;
  /** The squares whose discs the last move flipped, if it has just been played. */
  changed: Square[];
  outcome: FinalScore | null;
  score: Score;
  /** The side that had to pass just before this turn. */
  passed: Side | null;
  /** Number of moves up to this position. */
  ply: number;
  /** The last named opening on the way to this position; absent if there is none. */
  opening?: Opening;
  /**
   * The names of all moves, also of those after this position. Behind one after which the board of
   * Reversi was corrected stand a tilde and the corrected position, without a blank.
   */
  line: string[];
  /** The side to move before each move of the line and after the last, null if the game is over. */
  movers: (Side | null)[];
  /** This position as text. */
  position: string;
  setup: Setup;
  /** The position before the first move as text. */
  initial: string;
  /** The game as text: its moves, after the initial position unless it starts as usual. */
  text: string;
  /** The fragment of a link to the game with its sign; empty for the usual start without a move. */
  fragment: string;
}
"#;

#[wasm_bindgen]
impl Game {
    /// All that a page shows of the game, as plain values.
    #[wasm_bindgen(unchecked_return_type = "Snapshot")]
    pub fn snapshot(&self) -> Object {
        each!(AnyGame, &self.game, held => held.snapshot())
    }
}

impl<G: HeldGame> Held<G> {
    /// All that a page shows of the game.
    pub fn snapshot(&self) -> Object {
        let (game, tree) = (&self.game, self.game.tree());
        let position = tree.position();
        let snapshot = Object::new();
        let set = |name: &str, value: JsValue| set_property(&snapshot, name, value);
        let grid = position.grid();
        set("game", position.name().into());
        set("columns", (grid.columns as u32).into());
        set("rows", (grid.rows as u32).into());
        set("cells", Array::from(&cells(position)).into());
        set("turn", side(position.turn()));
        let moves = position.moves();
        let moves = moves.map(|mv| legal_move(position, mv, game.write_move(mv)));
        set("moves", array(moves));
        set("last", or_null(self.last_move().map(|last| last as u32)));
        set("changed", plain(&self.changed));
        set("outcome", or_null(game.final_score()));
        set("score", score(position).into());
        set("passed", side(game.passed()));
        set("ply", (tree.ply() as u32).into());
        let line = tree.line();
        let name = |&node| game.write_ply(node).map(JsValue::from);
        set("line", array(line.iter().filter_map(name)));
        let movers = line.into_iter().filter_map(|node| tree.position_at(node));
        let movers = movers.map(|position| side(position.turn()));
        set("movers", array(movers));
        set("position", self.position().into());
        set("setup", game.setup());
        set("initial", G::write_position(game.initial()).into());
        if let Some(opening) = game.opening() {
            set("opening", opening.into());
        }
        set("text", game.text().into());
        set("fragment", game.fragment().into());
        snapshot
    }
}

fn legal_move<P: BoardGame>(position: P, mv: P::Move, name: String) -> JsValue {
    let legal = Object::new();
    set_property(&legal, "move", name);
    set_property(&legal, "square", position.square_of(mv) as u32);
    set_property(&legal, "changed", plain(&position.changed(mv)));
    legal.into()
}

/// A side as JavaScript sees it.
fn side(color: Option<Color>) -> JsValue {
    or_null(color.map(Color::name))
}

/// Values as an array.
fn array(values: impl Iterator<Item = JsValue>) -> JsValue {
    values.collect::<Array>().into()
}
