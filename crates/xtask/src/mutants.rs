//! Mutants: small changes of the engine's source, and of the page's, that tests have to notice.

use std::fs;

use anyhow::Result;

use crate::{paths, step, tools};

/// The files whose tests state laws: rules, notation, values, symmetries, levels and evaluation.
/// A change of the search may be slower and as right, so its tests need not notice it.
const FILES: [&str; 4] = [
    "crates/engine/src/rules/*.rs",
    "crates/engine/src/notation/*.rs",
    "crates/engine/src/eval/*.rs",
    "crates/engine/src/opponents/levels.rs",
];

/// Seconds for the tests of one mutant, which may loop for ever.
const SECONDS: &str = "600";

/// Tries every mutant of some files, or of those above, and lists the ones that no test notices.
pub fn run(files: &[String]) -> Result<()> {
    tools::cargo_mutants()?;
    let mut mutants = paths::command("cargo-mutants");
    mutants.args(["mutants", "--package=reversi-engine", "--timeout", SECONDS]);
    mutants.arg("--output").arg(paths::target());
    let usual = FILES.map(str::to_owned);
    let files = if files.is_empty() { &usual } else { files };
    mutants.args(files.iter().map(|file| format!("--file={file}")));
    mutants.args(["--", "--lib", "--tests"]);
    step::run_streaming("cargo mutants", &mut mutants)
}

/// The folders of `www` that hold state and study. A view shows state, and what is wrong with it
/// shows in a browser: files of views are left out.
const FOLDERS: [&str; 5] = ["editor", "exercises", "comments", "share", "game"];

/// Tests beside those of a folder that state laws of all rooms.
const COMMON_TESTS: &str = "www/app/erased.test.js www/app/unfinished.test.js";

/// Tries every mutant of some folders of the page, or of those above, and lists the ones that no
/// test notices.
pub fn run_page(folders: &[String]) -> Result<()> {
    let script = tools::stryker()?;
    let usual = FOLDERS.map(str::to_owned);
    for folder in if folders.is_empty() { &usual } else { folders } {
        let settings = paths::target().join(format!("stryker-{folder}.json"));
        fs::write(&settings, page_settings(folder))?;
        let mut stryker = paths::command("node");
        stryker.arg(&script).arg("run").arg(&settings);
        step::run_streaming(&format!("Stryker, www/{folder}"), &mut stryker)?;
    }
    Ok(())
}

/// Stryker's settings for a folder: its sandbox holds the page and the finished modules alone.
fn page_settings(folder: &str) -> String {
    format!(
        r#"{{
  "testRunner": "command",
  "commandRunner": {{ "command": "node --test www/{folder}/*.test.js {COMMON_TESTS}" }},
  "mutate": ["www/{folder}/*.js", "!www/{folder}/*.test.js", "!www/{folder}/*-view.js"],
  "ignorePatterns": [".tools", "target", "crates", "tests", "fuzz", "docs", "data", "dist-single", "embed"],
  "tempDirName": "target/stryker",
  "tsconfigFile": "target/no-types.json",
  "reporters": ["clear-text"],
  "plugins": [],
  "timeoutMS": 30000
}}
"#
    )
}
