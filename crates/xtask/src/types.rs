//! The types of the page's JavaScript, written as JSDoc and checked by the TypeScript compiler
//! against the declarations wasm-bindgen writes for the engine's module.

use anyhow::Result;

use crate::{bundle, programs, step, tools};

/// Checks the page and its worker.
pub fn run() -> Result<()> {
    tools::for_the_page()?;
    bundle::compile_module()?;
    declare_module()?;
    for project in ["tsconfig.json", "tsconfig.worker.json"] {
        let mut tsc = programs::command("node");
        tsc.args(["node_modules/typescript/bin/tsc", "--project", project]);
        step::openly(&format!("Types by {project}"), &mut tsc)?;
    }
    Ok(())
}

/// Writes `reversi-wasm.d.ts` to where tsconfig.json looks for it, which is always `target/`.
fn declare_module() -> Result<()> {
    let mut bindgen = programs::command("wasm-bindgen");
    bindgen.args([
        "--target=web",
        "--out-name=reversi-wasm",
        "--out-dir=target/wasm-types",
    ]);
    step::quietly(
        "Declaring the engine's types",
        bindgen.arg(bundle::module()),
    )
}
