//! Every test of the project, from the engine's to the page in real browsers.

use std::path::PathBuf;

use anyhow::Result;
use clap::ValueEnum;

use crate::browsers::{self, Browser};
use crate::{bundle, paths, step, tools};

/// Installs what is missing and runs the tests, in all browsers where none is named.
pub fn run(browsers: &[Browser]) -> Result<()> {
    let browsers = if browsers.is_empty() {
        Browser::value_variants()
    } else {
        browsers
    };
    tools::node()?;
    tools::npm_packages()?;
    browsers::install(browsers)?;
    crates()?;
    bundle::dist()?;
    bundle::dist_single_file()?;
    modules()?;
    page(browsers)
}

/// The crates' tests and the examples in their documentation. The development profile is optimised
/// enough for counting millions of positions, and keeps the checks for overflow.
fn crates() -> Result<()> {
    step::run_streaming(
        "Tests of the crates",
        &mut paths::cargo(&["test", "--workspace", "--exclude=reversi-tests"]),
    )
}

/// The page's own modules, and the engine's as Node sees it. The files are named one by one, as
/// versions of Node differ in how they look for tests.
fn modules() -> Result<()> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in ["www/test", "tests/node"] {
        files.extend(paths::files_below(&paths::root().join(folder))?);
    }
    files.retain(|path| {
        let name = path.to_string_lossy();
        name.ends_with(".test.js") || name.ends_with(".test.mjs")
    });
    let mut node = paths::command("node");
    step::run_streaming(
        "Tests of the page's modules",
        node.arg("--test").args(files),
    )
}

/// The page in real browsers.
fn page(browsers: &[Browser]) -> Result<()> {
    let names: Vec<_> = browsers.iter().map(|browser| browser.name()).collect();
    step::run_streaming(
        &format!("Tests of the page in {}", names.join(", ")),
        paths::cargo(&["test", "--package=reversi-tests"])
            .env("REVERSI_DIST", bundle::folder())
            .env("REVERSI_SINGLE_FILE", bundle::single_file())
            .env("REVERSI_BROWSERS", names.join(",")),
    )
}
