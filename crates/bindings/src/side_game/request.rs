//! Who chooses a move of Tic-Tac-Toe and Connect Four: requests and answers.

use js_sys::{Array, Object};
use reversi_game::{BoardGame, GameTree, Position, Quoted};
use side_games::{
    Choice, Explanation, IllegalMove, Level, Limits, MoveValue, MoveValues, Outcome, SideGame,
    SideMove, SidePosition, Theme,
};
use wasm_bindgen::JsValue;

use crate::arguments::{SEED, seed_number, square_list};
use crate::clock::milliseconds;
use crate::errors::{ToJsError, error, shortened};
use crate::held::{OpponentInfo, Played};
use crate::js_values::{indices, or_null, set_property};
use crate::options::Options;
use crate::progress::Progress;
use crate::random::seeded_rng;

/// Milliseconds that the strongest level takes at most if nothing limits it.
const DEFAULT_MS: f64 = 1500.0;

/// The levels of a game, the weakest first.
pub fn opponents(game: SideGame) -> Vec<OpponentInfo> {
    let info = |level: &Level| OpponentInfo {
        name: level.name().to_owned(),
        kind: "level",
        takes_limits: takes_limits(game, level),
    };
    game.levels().iter().map(info).collect()
}

/// Whether the time and the positions of a level can be limited.
fn takes_limits(game: SideGame, level: &Level) -> bool {
    level.name() == game.strongest().name()
}

impl Played for GameTree<SidePosition> {
    fn choose(&self, options: &JsValue) -> Result<Object, JsValue> {
        choose(self.position(), options)
    }

    fn value_moves(&self, options: &JsValue) -> Result<Object, JsValue> {
        analyse(self.position(), options)
    }
}

fn choose(position: SidePosition, options: &JsValue) -> Result<Object, JsValue> {
    let start = milliseconds();
    let allowed = ["level", "seed", "explain", "ms", "nodes", "progress"];
    let options = Options::read(options, "options", &allowed)?;
    let seed = options.get("seed", SEED, seed_number)?;
    let rng = seeded_rng(seed)?;
    let explain = options.get("explain", "true or false", JsValue::as_bool)?;
    let (ms, nodes) = (options.ms()?, options.nodes()?);
    // These searches end before there is progress to report.
    options.progress()?;
    let game = position.game();
    let level = level(game, options.get("level", "a text", JsValue::as_string)?)?;
    let limit = ms.map(|_| "ms").or(nodes.map(|_| "nodes"));
    if let Some(limit) = limit.filter(|_| !takes_limits(game, level)) {
        let message = format!("level {} takes no limit", Quoted(level.name()));
        return Err(error("bad-option", limit, &message));
    }
    let ms = ms.or(nodes.is_none().then_some(DEFAULT_MS));
    let is_over = || ms.is_some_and(|ms| milliseconds() - start >= ms);
    let limits = Limits {
        nodes,
        is_over: Some(&is_over),
    };
    let choice = level.choose(position, rng, &limits);
    let choice = choice.ok_or_else(|| IllegalMove::GameOver.to_js_error())?;
    let found = ai_move(position, &choice, milliseconds() - start);
    if explain.unwrap_or(false)
        && let Some(explained) = position.explain(choice.mv)
    {
        add_explanation(position, &found, &explained);
    }
    Ok(found)
}

/// Adds the theme of a choice, the squares that show it, and how the game could go on.
fn add_explanation(position: SidePosition, found: &Object, explained: &Explanation) {
    let theme = explained.theme.map(Theme::name);
    set_property(found, "theme", or_null(theme));
    let region = explained.region.iter().copied();
    set_property(found, "region", indices(region));
    set_property(found, "pv", indices(squares(position, &explained.line)));
}

/// The level of this name, or the strongest.
fn level(game: SideGame, name: Option<String>) -> Result<&'static Level, JsValue> {
    let Some(name) = name else {
        return Ok(game.strongest());
    };
    game.level(&name).ok_or_else(|| {
        let name = shortened(&name);
        let known = game.levels().iter().map(Level::name).collect::<Vec<_>>();
        let (quoted, known) = (Quoted(&name), known.join(", "));
        let message = format!("there is no level {quoted}; there are {known}");
        error("unknown-level", &name, &message)
    })
}

/// A choice as JavaScript sees it, found in `ms` milliseconds.
fn ai_move(position: SidePosition, choice: &Choice, ms: f64) -> Object {
    let found = Object::new();
    let square = position.square_of(choice.mv);
    set_property(&found, "square", square as u32);
    let score = choice.score;
    set_property(&found, "score", or_null(score));
    set_property(&found, "exact", score.is_some());
    let outcome = choice.outcome.map(Outcome::name);
    set_property(&found, "outcome", or_null(outcome));
    set_property(&found, "depth", choice.depth);
    set_property(&found, "nodes", choice.nodes as f64);
    set_property(&found, "ms", ms);
    set_property(&found, "pv", indices(squares(position, &choice.pv)));
    found
}

/// The squares that the moves of a variation fill.
fn squares(mut position: SidePosition, moves: &[SideMove]) -> Vec<usize> {
    let mut squares = Vec::with_capacity(moves.len());
    for &mv in moves {
        squares.push(position.square_of(mv));
        let Ok(after) = position.play(mv) else {
            break;
        };
        position = after;
    }
    squares
}

/// The values of the legal moves, or of those on `squares`, that are proven in time.
fn analyse(position: SidePosition, options: &JsValue) -> Result<Object, JsValue> {
    let allowed = ["squares", "ms", "nodes", "progress"];
    let options = Options::read(options, "options", &allowed)?;
    let all: Vec<SideMove> = position.moves().collect();
    if all.is_empty() {
        return Err(IllegalMove::GameOver.to_js_error());
    }
    let moves = options.get("squares", "a list of legal moves", |list| {
        moves(position, &all, list)
    })?;
    let (ms, nodes) = (options.ms()?, options.nodes()?);
    let progress = Progress::new(options.progress()?);
    let ms = ms.or(nodes.is_none().then_some(DEFAULT_MS));
    let is_over = || ms.is_some_and(|ms| progress.elapsed() >= ms);
    let limits = Limits {
        nodes,
        is_over: Some(&is_over),
    };
    let moves = moves.as_deref().unwrap_or(&all);
    let values = position.values(moves, &limits, &mut |found| {
        progress.report(|ms| analysis(position, found, ms));
    });
    Ok(analysis(position, &values, progress.elapsed()))
}

/// An analysis as JavaScript sees it, found in `ms` milliseconds.
fn analysis(position: SidePosition, values: &MoveValues, ms: f64) -> Object {
    let analysis = Object::new();
    let moves = values.moves.iter().map(|value| move_value(position, value));
    set_property(&analysis, "moves", moves.collect::<Array>());
    set_property(&analysis, "nodes", values.nodes as f64);
    set_property(&analysis, "ms", ms);
    analysis
}

/// The legal moves on the squares in a list of at least one.
fn moves(position: SidePosition, legal: &[SideMove], list: &JsValue) -> Option<Vec<SideMove>> {
    let squares = square_list(list, position.grid())?;
    let legal_on = |square| {
        let on_square = |mv: &&SideMove| position.square_of(**mv) == square;
        legal.iter().find(on_square).copied()
    };
    squares.into_iter().map(legal_on).collect()
}

fn move_value(position: SidePosition, found: &MoveValue) -> Object {
    let value = Object::new();
    let square = position.square_of(found.mv);
    set_property(&value, "square", square as u32);
    set_property(&value, "score", found.score);
    set_property(&value, "exact", found.exact);
    set_property(&value, "depth", 0);
    set_property(&value, "pv", indices([square]));
    value
}
