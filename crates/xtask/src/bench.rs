//! How fast the engine is: Criterion's measurements on this machine, and the same race of perft
//! against a plain yardstick as WebAssembly in Node.

use std::path::Path;

use anyhow::Result;

use crate::{bundle, programs, step, tools};

/// Plies that the engine looks ahead in its game against itself, as `reversi bench` does.
const DEPTH: &str = "10";

const ENGINE: &str = "--package=reversi-engine";

/// Runs all measurements.
pub fn run() -> Result<()> {
    tools::node()?;
    tools::wasm_target()?;
    step::openly(
        "Criterion",
        &mut programs::cargo(&["bench", ENGINE, "--bench=*"]),
    )?;
    let target = format!("--target={}", tools::WASM_TARGET);
    let build = [
        "build",
        "--release",
        ENGINE,
        "--example=perft_race",
        &target,
    ];
    step::quietly(
        "Compiling the perft race to WebAssembly",
        &mut programs::cargo(&build),
    )?;
    let module = programs::target()
        .join(tools::WASM_TARGET)
        .join("release/examples/perft_race.wasm");
    let mut node = programs::command("node");
    step::openly(
        "Perft race, WebAssembly",
        node.arg("tests/bench/perft-race.mjs").arg(module),
    )
}

/// The search of the finished module in Node: its game against itself, and problems if there are any.
pub fn search_in_node(problems: Option<&Path>) -> Result<()> {
    tools::node()?;
    bundle::dist()?;
    let mut node = programs::command("node");
    node.arg("tests/bench/bench.mjs")
        .arg(bundle::folder())
        .arg(DEPTH);
    step::openly("Search, WebAssembly", node.args(problems))
}
