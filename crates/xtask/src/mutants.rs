//! Mutants: small changes of the engine's source, and of the page's, that tests have to notice.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::{files, paths, programs, step, tools};

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
    let mut mutants = programs::command("cargo-mutants");
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
const FOLDERS: [&str; 11] = [
    "rooms/editor",
    "rooms/exercises",
    "rooms/comments",
    "rooms/share",
    "play/games",
    "rooms/review",
    "play/game",
    "play/players",
    "rooms/left-games",
    "play/links",
    "shell",
];

/// Views by another name: the page with its document, which browser tests alone try, strokes of a
/// pointer, the opener of the comments, pictures and faces, the scrolling of the moves.
const VIEWS: [&str; 9] = [
    "shell/all-views",
    "shell/later-views",
    "shell/page",
    "rooms/comments/comment-drawing",
    "rooms/comments/comment-opener",
    "rooms/editor/painting",
    "rooms/exercises/theme-pictures",
    "play/game/moves-in-sight",
    "play/players/portraits",
];

/// Folders with the tests that try them by the page as a whole, without an import: a folder or the
/// beginning of a file.
const TRIED_BY: [(&str, &str); 4] = [
    ("rooms/comments", "play/game/variations"),
    ("play/links", "rooms/friends/"),
    ("play/game", "rooms/left-games/"),
    ("play/game", "rooms/replay/"),
];

/// Tests beside those of a folder: `www/shell` states laws of all rooms. The ones with random
/// events and damaged values take seconds for each mutant; the start, and rooms and parts that have
/// not loaded, need their own process.
const APART: [&str; 8] = [
    "boot",
    "damaged-storage",
    "later-actions",
    "later-parts-on-page",
    "nothing-lost",
    "page-store",
    "random-events",
    "rooms",
];

/// Tries every mutant of some folders of the page, or of some files in them, or of the folders
/// above, and lists the ones that no test notices.
pub fn run_page(parts: &[String]) -> Result<()> {
    let script = tools::stryker()?;
    let usual = FOLDERS.map(str::to_owned);
    for part in if parts.is_empty() { &usual } else { parts } {
        let settings = paths::target().join(format!("stryker-{}.json", part.replace('/', "-")));
        fs::write(&settings, page_settings(part)?)?;
        let mut stryker = programs::command("node");
        stryker.arg(&script).arg("run").arg(&settings);
        step::run_streaming(&format!("Stryker, www/{part}"), &mut stryker)?;
    }
    Ok(())
}

/// Stryker's settings for a folder or a file: its sandbox holds the page, the finished modules
/// and what the tests read beside them. A process loads the tests once, in Mocha, and tries each
/// mutant by the tests that reach it. Mutants of what a module computes once would each need
/// its own process.
fn page_settings(part: &str) -> Result<String> {
    let file_of_folder = part.rsplit_once('/').filter(|_| part.ends_with(".ts"));
    let (folder, file) = file_of_folder.unwrap_or((part, "*.ts"));
    let hooks = paths::root().join("crates/xtask/js/mutants-hooks.mjs");
    let elsewhere: String = tests_elsewhere(folder)?
        .iter()
        .map(|test| format!(", \"{test}\""))
        .collect();
    let ignored = APART.map(|test| format!("\"www/shell/{test}.test.js\""));
    Ok(format!(
        r#"{{
  "testRunner": "mocha",
  "plugins": ["@stryker-mutator/mocha-runner"],
  "mochaOptions": {{
    "spec": ["www/{folder}/*.test.js", "www/shell/*.test.js"{elsewhere}],
    "ignore": [{ignored}],
    "no-config": true, "no-package": true, "no-opts": true
  }},
  "testRunnerNodeArgs": ["--no-experimental-require-module", "--import", "tsx", "--import", "{hooks}"],
  "coverageAnalysis": "perTest",
  "ignoreStatic": true,
  "mutate": ["www/{folder}/{file}", "!www/{folder}/*-view.ts"{views}],
  "ignorePatterns": [
    ".tools", "target", "crates", "tests", "fuzz", "docs", "data", "dist-single", "release",
    "!crates/game/src/link.rs", "!tests/data/tournament-games.txt",
    "!docs/embedding.md"
  ],
  "tempDirName": "target/stryker",
  "tsconfigFile": "target/no-types.json",
  "reporters": ["clear-text"],
  "clearTextReporter": {{ "logTests": false, "reportTests": false }},
  "timeoutMS": 6000
}}
"#,
        ignored = ignored.join(", "),
        views = VIEWS.map(|view| format!(", \"!www/{view}.ts\"")).concat(),
        hooks = hooks.display()
    ))
}

/// The tests of other folders of the page that import a module of this one, or are named with it
/// above: a room is often tried by the tests of the rooms that it serves.
fn tests_elsewhere(folder: &str) -> Result<Vec<String>> {
    let page = paths::root().join("www");
    // A test beside the folder leaves the group that both are in unsaid.
    let (_, name) = folder.rsplit_once('/').unwrap_or(("", folder));
    let imports = [format!("../{folder}/"), format!("../{name}/")];
    let mut tests = Vec::new();
    for file in files::below(&page)? {
        let test = paths::name_below(&page, &file)?;
        let is_apart = [folder, "shell"]
            .iter()
            .any(|own| Path::new(&test).starts_with(own));
        if is_apart || !test.ends_with(".test.js") {
            continue;
        }
        let tries = TRIED_BY
            .iter()
            .any(|(of, by)| *of == folder && test.starts_with(by));
        let text = files::read(&file)?;
        if tries || imports.iter().any(|import| text.contains(import)) {
            tests.push(format!("www/{test}"));
        }
    }
    tests.sort();
    Ok(tests)
}
