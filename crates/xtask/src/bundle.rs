//! The page as a folder for any static host: `dist/`.
//!
//! Trunk puts it together below the target folder, and esbuild joins its modules; only what passes
//! [`page_check`] replaces `dist/`, so that a failed build leaves the former page whole and nothing
//! of it stays behind.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{minify, page_check, programs, step, tools};

/// The finished page.
pub fn folder() -> PathBuf {
    programs::root().join("dist")
}

/// The modules of the page: the whole engine, and the rules alone, which the first move waits for.
pub const MODULES: [&str; 2] = ["reversi-wasm", "reversi-rules"];

/// A module as Cargo compiles it, before wasm-bindgen.
pub fn module(name: &str) -> PathBuf {
    let folder = programs::target().join(tools::WASM_TARGET).join("release");
    folder.join(name.replace('-', "_")).with_extension("wasm")
}

/// The page in one file.
pub fn single_file() -> PathBuf {
    programs::root().join("dist-single").join("reversi.html")
}

/// Installs what is missing and builds the page.
pub fn dist() -> Result<()> {
    let _lock = lock()?;
    let page = put_together()?;
    minify::shorten(&page)?;
    minify::list_for_offline(&page)?;
    page_check::check(&page)?;
    remove(&folder())?;
    copy(&page, &folder())
}

/// Installs what is missing and builds the page in one file, which plays from a disk.
pub fn dist_single_file() -> Result<()> {
    let _lock = lock()?;
    let page = put_together()?;
    let file = single_file();
    fs::create_dir_all(file.parent().context("a file lies in a folder")?)?;
    minify::write_into_one_file(&page, &file)
}

/// Has Trunk put the page together, and returns the folder below the target folder.
fn put_together() -> Result<PathBuf> {
    tools::for_the_page()?;
    compile_modules()?;
    let page = programs::target().join("page");
    remove(&page)?;
    // Offline, Trunk uses the tools at hand or fails, and never downloads others. It reads NO_COLOR
    // as a flag of its own and refuses the usual value 1; a backtrace would hide its message.
    let mut trunk = programs::command("trunk");
    trunk
        .args(["build", "--release", "--offline", "--dist"])
        .arg(&page)
        .env_remove("NO_COLOR")
        .env_remove("RUST_BACKTRACE");
    step::quietly("Putting the page together", &mut trunk)?;
    remove(&page.join("www/test"))?;
    strip_instructions(&page.join("index.html"))?;
    Ok(page)
}

/// Makes a second command wait that would build into the same folders; ends with its value.
fn lock() -> Result<File> {
    fs::create_dir_all(programs::tools())?;
    let file = File::create(programs::tools().join("lock"))?;
    file.lock().context("cannot lock .tools/lock")?;
    Ok(file)
}

/// Compiles the modules to WebAssembly, which also fetches the crates Trunk needs. Each on its own:
/// compiled together, both would get whatever either of them asks for.
pub fn compile_modules() -> Result<()> {
    for name in MODULES {
        let mut cargo = programs::cargo(&["build", "--release", "--target", tools::WASM_TARGET]);
        cargo.arg(format!("--package={name}"));
        step::quietly(&format!("Compiling {name} to WebAssembly"), &mut cargo)?;
    }
    Ok(())
}

/// Trunk leaves its own instruction in the page where it injects no script for it.
fn strip_instructions(index: &Path) -> Result<()> {
    let text = programs::read(index)?;
    let lines = text.lines().filter(|line| !line.contains(" data-trunk "));
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    fs::write(index, text).with_context(|| format!("cannot write {}", index.display()))
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

/// Copies rather than moves, as the target folder may lie on another disk.
fn copy(from: &Path, to: &Path) -> Result<()> {
    for source in programs::files_below(from)? {
        let target = to.join(source.strip_prefix(from)?);
        fs::create_dir_all(target.parent().context("a file lies in a folder")?)?;
        fs::copy(&source, &target).with_context(|| format!("cannot write {}", target.display()))?;
    }
    Ok(())
}
