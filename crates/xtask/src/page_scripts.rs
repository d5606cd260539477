//! The scripts in `js/`, which finish the assembled page: its texts, its buttons, its modules
//! joined by esbuild, its service worker, and everything inlined into one file.
//!
//! The sources are TypeScript, whose types are stripped; only the finished folder holds the result.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};

use crate::{paths, programs, step};

/// Compiles the texts of every language in `page` from Fluent to modules.
pub fn words(page: &Path) -> Result<()> {
    let headline = "Compiling the page's texts";
    step::run_logged(headline, node("write-words").arg(page))
}

/// Writes the types that a host page sees beside the scripts for host pages in `page`.
pub fn declarations(page: &Path) -> Result<()> {
    let folder = paths::target().join("declarations");
    let mut tsc = typescript();
    tsc.arg("--emitDeclarationOnly")
        .arg("--outDir")
        .arg(&folder);
    tsc.arg("embed/element-types.ts");
    step::run_logged("Writing the types for host pages", &mut tsc)?;
    let written = folder.join("element-types.d.ts");
    fs::copy(&written, page.join("embed/embed.d.ts"))
        .with_context(|| written.display().to_string())?;
    Ok(())
}

/// Replaces a module in `folder` by its script and its types.
pub fn compile_in(folder: &Path, module: &str) -> Result<()> {
    let source = folder.join(module);
    let mut tsc = typescript();
    tsc.args(["--module", "nodenext"]).arg(&source);
    step::run_logged(&format!("Compiling {module}"), &mut tsc)?;
    fs::remove_file(&source).with_context(|| source.display().to_string())
}

fn typescript() -> Command {
    let mut tsc = programs::command("node");
    tsc.args(["node_modules/typescript/bin/tsc", "--ignoreConfig"]);
    tsc.args(["--declaration", "--target", "es2022"]);
    tsc
}

/// Writes the type of the keys of all texts into `file`.
pub fn text_keys(file: &Path) -> Result<()> {
    let headline = "Writing the type of the texts' keys";
    step::run_logged(headline, node("text-keys").arg(file))
}

/// Begins a language: a folder of texts to translate, and its line in the list.
pub fn new_language(lang: &str) -> Result<()> {
    step::run_streaming("A new language", node("new-language").arg(lang))
}

/// Checks the texts of every language, and prints what they lack.
pub fn check_words() -> Result<()> {
    step::run_streaming("Texts of the page", &mut node("check-words"))
}

/// Writes the action buttons and the tabs of the panels into `page`.
pub fn page_buttons(page: &Path) -> Result<()> {
    let headline = "Writing the buttons of the page";
    step::run_logged(headline, node("prerender-buttons").arg(page))
}

/// Joins and minifies the modules and style sheets in `page`, in place.
pub fn bundle(page: &Path) -> Result<()> {
    let headline = "Joining and minifying the page's modules";
    step::run_logged(headline, node("bundle").arg(page))
}

/// Gives every file in `page` the id of their release, and writes the service worker, which caches
/// them.
pub fn release(page: &Path) -> Result<()> {
    let headline = "Making the files one release, with its service worker";
    step::run_logged(headline, node("release").arg(page))
}

/// Adds the script that reloads the finished page in `page` once it is built again.
pub fn reload(page: &Path) -> Result<()> {
    let headline = "Adding the script that reloads the page";
    step::run_logged(headline, node("add-reload").arg(page))
}

/// Writes everything in `page` into one file.
pub fn inline(page: &Path, file: &Path) -> Result<()> {
    let headline = "Writing the page into one file";
    step::run_logged(headline, node("single-file").arg(page).arg(file))
}

fn node(script: &str) -> Command {
    let mut node = programs::node();
    node.arg(format!("crates/xtask/js/{script}.mjs"));
    node
}
