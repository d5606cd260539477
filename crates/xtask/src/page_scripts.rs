//! The scripts in `js/`, which finish the assembled page: its texts, its buttons, its modules
//! joined by esbuild, its service worker, and everything inlined into one file.
//!
//! The sources stay plain modules that any browser loads as they are; only the finished folder
//! holds the result.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::{programs, step};

/// Compiles the texts of every language in `page` from Fluent to modules.
pub fn words(page: &Path) -> Result<()> {
    let headline = "Compiling the page's texts";
    step::run_logged(headline, node("write-words").arg(page))
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
    let mut node = programs::command("node");
    node.arg(format!("crates/xtask/js/{script}.mjs"));
    node
}
