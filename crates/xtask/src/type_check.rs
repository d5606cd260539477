//! The types of the page's JavaScript, written as JSDoc and checked by the TypeScript compiler
//! against the declarations that wasm-bindgen writes for the modules.

use anyhow::Result;

use crate::dist::{self, Module};
use crate::{paths, step};

/// Checks the page and its worker.
pub fn run() -> Result<()> {
    dist::prepare()?;
    for module in dist::MODULES {
        declare(&module)?;
    }
    for project in ["tsconfig.json", "tsconfig.worker.json"] {
        let mut tsc = paths::command("node");
        tsc.args(["node_modules/typescript/bin/tsc", "--project", project]);
        step::run_streaming(&format!("Types by {project}"), &mut tsc)?;
    }
    Ok(())
}

/// Writes a module's declarations into `target/`, where tsconfig.json finds them.
fn declare(module: &Module) -> Result<()> {
    let mut bindgen = paths::command("wasm-bindgen");
    bindgen.args([
        "--target=web",
        "--out-dir=target/wasm-types",
        "--out-name",
        module.name,
    ]);
    let headline = format!("Declaring the types of {}", module.name);
    step::run_logged(&headline, bindgen.arg(module.compiled()))
}
