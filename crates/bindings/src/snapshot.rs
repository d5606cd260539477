//! Snapshots: all that a page shows of a game, as plain values.

use js_sys::{Array, Object, Uint8Array};
use reversi_engine::{
    Bitboard, Color, Game, Opening, Outcome, Position, Setup, Square, game_text, link_fragment,
};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::values::{indices, set_property};

/// The name of the game.
const GAME: &str = "reversi";

/// Columns and rows of the board.
const SIDE_LENGTH: u8 = 8;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The two sides. Black begins unless the settings say otherwise. */
export type Side = "black" | "white";

/** Discs of each side on the board. */
export interface Score { black: number; white: number; }

/** The final count; the empties are given to the winner. */
export interface FinalScore { black: number; white: number; winner: Side | "draw"; }

/** How a game starts: one of the four standard setups, or a position. */
export type Setup = { start: "diagonal" | "parallel"; first: Side } | { position: string };

/** A legal move. */
export interface LegalMove {
  /** Its name, "f5". */
  move: string;
  square: number;
  /** The squares whose discs it flips. */
  changed: number[];
}

/** A game at one ply, as plain values. */
export interface Snapshot {
  game: "reversi";
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

/// The snapshot of a game whose last move, if it has just been played, flipped `changed`.
pub fn of(game: &Game, changed: Bitboard) -> Object {
    let position = game.position();
    let snapshot = Object::new();
    let set = |name: &str, value: JsValue| set_property(&snapshot, name, value);
    set("game", GAME.into());
    set("columns", SIDE_LENGTH.into());
    set("rows", SIDE_LENGTH.into());
    set("cells", plain(&cells(position)));
    set("turn", side(game.turn()));
    set("moves", legal_moves(position));
    set(
        "last",
        game.last_move()
            .map_or(JsValue::NULL, |last| last.index().into()),
    );
    set("changed", plain(&indices(changed)));
    set(
        "outcome",
        game.outcome()
            .map_or(JsValue::NULL, |outcome| final_score(outcome).into()),
    );
    set("score", score(position).into());
    set("passed", side(game.forced_pass()));
    set("ply", (game.ply() as u32).into());
    if let Some(found) = Opening::of_game(game) {
        set("opening", opening(found).into());
    }
    set(
        "line",
        array(game.line().map(|square| square.to_string().into())),
    );
    set("movers", array(game.movers().map(side)));
    set("position", position.to_string().into());
    set("setup", setup(game.setup()));
    set("initial", game.initial_position().to_string().into());
    set("text", game_text(game).into());
    set("fragment", link_fragment(game).into());
    snapshot
}

/// An opening as JavaScript sees it.
pub fn opening(opening: Opening) -> Object {
    let found = Object::new();
    set_property(&found, "moves", opening.moves);
    set_property(&found, "en", opening.english);
    set_property(&found, "de", opening.german);
    set_property(&found, "ja", opening.japanese);
    found
}

/// The squares: 0 empty, 1 black, 2 white.
pub fn cells(position: Position) -> Uint8Array {
    let codes = Square::ALL.map(|square| match position.disc(square) {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    });
    Uint8Array::from(codes.as_slice())
}

/// The discs on the board.
pub fn score(position: Position) -> Object {
    let score = Object::new();
    for color in Color::ALL {
        set_property(&score, color.name(), position.discs(color).len());
    }
    score
}

/// The final count, and who has won.
pub fn final_score(outcome: Outcome) -> Object {
    let score = Object::new();
    set_property(&score, "black", outcome.black());
    set_property(&score, "white", outcome.white());
    set_property(
        &score,
        "winner",
        outcome.winner().map_or("draw", Color::name),
    );
    score
}

fn legal_moves(position: Position) -> JsValue {
    array(position.legal_moves().into_iter().map(|square| {
        let legal = Object::new();
        set_property(&legal, "move", square.to_string());
        set_property(&legal, "square", square.index());
        set_property(
            &legal,
            "changed",
            plain(&indices(position.board().flips(square))),
        );
        legal.into()
    }))
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

fn side(color: Option<Color>) -> JsValue {
    color.map_or(JsValue::NULL, |color| color.name().into())
}

/// Numbers as a plain array.
fn plain(numbers: &Uint8Array) -> JsValue {
    Array::from(numbers).into()
}

fn array(values: impl Iterator<Item = JsValue>) -> JsValue {
    values.collect::<Array>().into()
}
