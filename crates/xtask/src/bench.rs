//! Benchmarks of the engine: Criterion's on this machine, and as WebAssembly in Node the race of
//! perft against plain perft.

use std::path::Path;

use anyhow::Result;

use crate::{dist, modules, paths, programs, step, tools};

/// Search depth of the engine's game against itself, as in `reversi bench`.
const DEPTH: &str = "10";

const ENGINE: &str = "reversi-engine";

/// Random positions for the perfect player of Connect Four.
const POSITIONS: &str = "1000";

/// Runs all benchmarks.
pub fn run() -> Result<()> {
    tools::node()?;
    tools::wasm_target()?;
    step::run_streaming(
        "Criterion",
        &mut programs::cargo(&["bench", "--locked", "--package", ENGINE, "--bench=*"]),
    )?;
    step::run_logged(
        "Compiling the perft race to WebAssembly",
        modules::cargo_wasm(ENGINE, "release", &[modules::SIMD]).arg("--example=perft_race"),
    )?;
    let module = paths::target()
        .join(tools::WASM_TARGET)
        .join("release/examples/perft_race.wasm");
    let mut node = programs::node();
    step::run_streaming(
        "Perft race, WebAssembly",
        node.arg("tests/bench/perft-race.mjs").arg(module),
    )
}

/// Times the searches of the finished modules in Node: a game of Reversi against itself, problems
/// if given, and the perfect player of Connect Four.
pub fn search_in_node(problems: Option<&Path>) -> Result<()> {
    tools::node()?;
    dist::build()?;
    let mut node = programs::node();
    node.arg("tests/bench/search.mjs")
        .arg(dist::folder())
        .arg(DEPTH);
    step::run_streaming("Search, WebAssembly", node.args(problems))?;
    let mut node = programs::node();
    node.arg("tests/bench/perfect-player.mjs")
        .arg(dist::folder())
        .arg(POSITIONS);
    step::run_streaming("Perfect player of Connect Four, WebAssembly", &mut node)
}
