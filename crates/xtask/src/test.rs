//! Every test of the project, from the engine's to the page in real browsers.

use std::path::PathBuf;

use anyhow::Result;
use clap::ValueEnum;

use crate::browsers::{self, Browser};
use crate::{dist, files, paths, programs, step, tools};

/// Installs what is missing and runs the tests, in all browsers if none is named. `every` runs
/// every case of the page in each of them, not only the cases in which browsers differ.
pub fn run(browsers: &[Browser], every: bool) -> Result<()> {
    let browsers = if browsers.is_empty() {
        Browser::value_variants()
    } else {
        browsers
    };
    tools::node()?;
    tools::npm_packages()?;
    browsers::install(browsers)?;
    step::side_by_side(
        || dist::build().and_then(|()| dist::build_single_file()),
        || {
            let headline = "Compiling the tests";
            step::run_logged(headline, programs::cargo(&CARGO_TEST).arg("--no-run"))
        },
    )?;
    step::side_by_side(|| crates_and_page(browsers, every), modules)
}

/// One command for the crates and the browser tests, whose dependencies are compiled once that
/// way. The development profile is optimised enough to count millions of positions, and checks
/// for overflow. `js-glue` has no tests, and features of other crates would compile it again.
const CARGO_TEST: [&str; 4] = ["test", "--workspace", "--exclude=js-glue", "--locked"];

/// The crates' tests, the page in real browsers, and the examples in the documentation.
fn crates_and_page(browsers: &[Browser], every: bool) -> Result<()> {
    let names: Vec<_> = browsers.iter().map(|browser| browser.name()).collect();
    let mut cargo = programs::cargo(&CARGO_TEST);
    cargo
        .env("REVERSI_DIST", dist::folder())
        .env("REVERSI_SINGLE_FILE", dist::single_file())
        .env("REVERSI_BROWSERS", names.join(","));
    if every {
        cargo.env("REVERSI_ALL", "1");
    }
    let headline = format!(
        "Tests of the crates, and of the page in {}",
        names.join(", ")
    );
    step::run_streaming(&headline, &mut cargo)
}

/// How many random events each of the five seeds in `www/app/nothing-lost.test.js` plays here.
const RANDOM_EVENTS: &str = "20000";

/// The page's own modules, and the engine's as Node loads it. The files are named one by one:
/// versions of Node differ in how they search for tests.
fn modules() -> Result<()> {
    let mut files: Vec<PathBuf> = Vec::new();
    for folder in ["www", "tests/node"] {
        files.extend(files::below(&paths::root().join(folder))?);
    }
    files.retain(|path| {
        let name = path.to_string_lossy();
        name.ends_with(".test.js") || name.ends_with(".test.mjs")
    });
    let mut node = programs::command("node");
    step::run_logged(
        "Tests of the page's modules",
        node.env("REVERSI_RANDOM_EVENTS", RANDOM_EVENTS)
            .arg("--test")
            .args(files),
    )
}
