//! The types of the page's TypeScript, checked by the native compiler against the declarations that
//! wasm-bindgen writes for the modules, and the keys of the texts.

use anyhow::Result;

use crate::{dist, modules, page_scripts, paths, programs, step};

/// Checks the page and its worker.
pub fn run() -> Result<()> {
    let _lock = dist::lock()?;
    modules::build()?;
    page_scripts::text_keys(&paths::root().join("target/text-keys/www/play/words/keys.d.ts"))?;
    for project in ["tsconfig.json", "tsconfig.worker.json"] {
        let mut tsc = programs::command("node");
        tsc.args(["node_modules/typescript/bin/tsc", "--project", project]);
        step::run_streaming(&format!("Types by {project}"), &mut tsc)?;
    }
    Ok(())
}
