//! JavaScript glue of compiled modules: `js-glue FOLDER MODULE…` writes each module, the script
//! that loads it, and the declarations of its types.
//!
//! It is `wasm-bindgen --target=web` in the version of `Cargo.lock`, without its other targets and
//! options. A crate of its own, because it takes longer to compile than all of xtask, and only the
//! commands that build the page need it.

use std::env;
use std::path::Path;

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = env::args_os().skip(1);
    let Some(folder) = arguments.next() else {
        bail!("usage: js-glue FOLDER MODULE…");
    };
    for module in arguments {
        join(Path::new(&module), Path::new(&folder))
            .with_context(|| format!("cannot join {} to JavaScript", module.display()))?;
    }
    Ok(())
}

/// Joins a module to JavaScript under the name of its package, which has hyphens.
fn join(module: &Path, folder: &Path) -> Result<()> {
    let name = module.file_stem().context("a module is a file")?;
    Bindgen::new()
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .input_path(module)
        .out_name(&name.to_string_lossy().replace('_', "-"))
        .generate(folder)
}
