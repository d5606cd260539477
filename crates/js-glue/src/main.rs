//! JavaScript glue of compiled modules: `js-glue FOLDER MODULE…` writes each module, the script
//! that loads it, and the declarations of its types.
//!
//! It is `wasm-bindgen --target=web` in the version of `Cargo.lock`, without its other targets and
//! options. A separate crate, because it takes longer to compile than all of xtask, and only the
//! commands that build the page need it.

use std::path::Path;
use std::{env, fs, mem};

use anyhow::{Context, Result, bail, ensure};
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
    let name = name.to_string_lossy().replace('_', "-");
    let mut joined = Bindgen::new()
        .web(true)?
        .typescript(true)
        .omit_default_module_path(false)
        .input_path(module)
        .out_name(&name)
        .generate_output()?;
    // Checksums name the imports of a module, and do not compress. Short names make each module
    // with its script half a kilobyte smaller. A shared memory is imported by a short name.
    let imports = joined.wasm_mut().imports.iter_mut();
    let renamed: Vec<(String, String)> = imports
        .filter(|import| import.name != "memory")
        .enumerate()
        .map(|(index, import)| {
            let short = format!("i{index}");
            (mem::replace(&mut import.name, short.clone()), short)
        })
        .collect();
    joined.emit(folder)?;
    let script = folder.join(name).with_extension("js");
    let mut text = fs::read_to_string(&script)?;
    for (long, short) in &renamed {
        ensure!(
            text.matches(long).count() == 1,
            "{long} is not imported once"
        );
        text = text.replace(long, short);
    }
    fs::write(script, text)?;
    Ok(())
}
