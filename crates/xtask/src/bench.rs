//! How fast the engine is: Criterion's measurements on this machine, and the same race of perft
//! against a plain yardstick as WebAssembly in Node.

use anyhow::Result;

use crate::{programs, step, tools};

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
        node.arg("tests/node/perft-race.mjs").arg(module),
    )
}
