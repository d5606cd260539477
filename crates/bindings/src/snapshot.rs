//! Snapshots: all that a page shows of a game, as plain values.

use js_sys::{Array, Object};
use reversi_game::{BoardGame, Color, GameTree};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::js_values::{or_null, set_property};
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
  | { game: string; first?: Side; position?: string; start?: undefined };

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
  square: number;
  /** The squares whose discs it flips. */
  changed: number[];
}

/** A game at one ply, as plain values. */
export interface Snapshot {
  game: string;
  columns: number;
  rows: number;
  /** The squares, row by row: 0 empty, 1 black, 2 white. */
  cells: number[];
  /** The side to move, null once the game is over. */
  turn: Side | null;
  /** The legal moves, in the order of squares. */
  moves: LegalMove[];
  /** The square of the last move. */
  last: number | null;
  /** The squares whose discs the last move flipped, if it has just been played. */
  changed: number[];
  outcome: FinalScore | null;
  score: Score;
  /** The side that had to pass just before this turn. */
  passed: Side | null;
  /** Number of moves up to this position. */
  ply: number;
  /** The last named opening on the way to this position; absent if there is none. */
  opening?: Opening;
  /** The names of all moves, also of those after this position. */
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

/// The properties that the snapshots of all games have. The last move, if it has just been played,
/// changed `changed`; `name` is what a move is called.
pub fn of<P: BoardGame>(
    tree: &GameTree<P>,
    changed: &[usize],
    name: impl Fn(P::Move) -> String,
) -> Object {
    let position = tree.position();
    let snapshot = Object::new();
    let set = |name: &str, value: JsValue| set_property(&snapshot, name, value);
    let grid = position.grid();
    set("game", position.name().into());
    set("columns", (grid.columns as u32).into());
    set("rows", (grid.rows as u32).into());
    set("cells", Array::from(&cells(position)).into());
    set("turn", side(position.turn()));
    set(
        "moves",
        array(
            position
                .moves()
                .map(|mv| legal_move(position, mv, name(mv))),
        ),
    );
    let last = last_square(tree);
    set("last", or_null(last.map(|last| last as u32)));
    set("changed", plain(changed));
    set("outcome", JsValue::NULL);
    set("score", score(position).into());
    set("passed", JsValue::NULL);
    set("ply", (tree.ply() as u32).into());
    let line = tree.line();
    set(
        "line",
        array(
            tree.moves(line.clone())
                .into_iter()
                .map(|mv| name(mv).into()),
        ),
    );
    let movers = line.into_iter().filter_map(|node| tree.position_at(node));
    set(
        "movers",
        array(movers.map(|position| side(position.turn()))),
    );
    snapshot
}

/// The square that the last move filled.
pub fn last_square<P: BoardGame>(tree: &GameTree<P>) -> Option<usize> {
    let node = tree.current();
    let before = tree.position_at(tree.parent(node)?)?;
    Some(before.square_of(tree.last_move(node)?))
}

fn legal_move<P: BoardGame>(position: P, mv: P::Move, name: String) -> JsValue {
    let legal = Object::new();
    set_property(&legal, "move", name);
    set_property(&legal, "square", position.square_of(mv) as u32);
    set_property(&legal, "changed", plain(&position.changed(mv)));
    legal.into()
}

/// A side as JavaScript sees it.
pub fn side(color: Option<Color>) -> JsValue {
    or_null(color.map(Color::name))
}

/// Squares as a plain array.
pub fn plain(squares: &[usize]) -> JsValue {
    array(squares.iter().map(|&square| (square as u32).into()))
}

/// Values as an array.
pub fn array(values: impl Iterator<Item = JsValue>) -> JsValue {
    values.collect::<Array>().into()
}
