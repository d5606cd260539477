//! Every test of the project, from the engine's to the page in real browsers.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use anyhow::Result;

use crate::browsers::{self, Browser};
use crate::{dist, files, paths, programs, step, tools};

/// Installs what is missing and runs the tests, in Chromium if no browser is named. `every` runs
/// every case of the page in each of them, not only the cases in which browsers differ.
pub fn run(browsers: &[Browser], every: bool) -> Result<()> {
    let browsers = if browsers.is_empty() {
        &[Browser::Chromium]
    } else {
        browsers
    };
    tools::node()?;
    tools::npm_packages()?;
    browsers::install(browsers)?;
    step::side_by_side(
        || dist::build().and_then(|()| dist::build_single_file()),
        compile,
    )?;
    step::side_by_side(|| crates_and_page(browsers, every), modules)
}

/// Compiles the tests of the crates and of the page.
pub fn compile() -> Result<()> {
    let headline = "Compiling the tests";
    step::run_logged(headline, programs::cargo(&CARGO_TEST).arg("--no-run"))
}

/// One command for the crates and the browser tests, whose dependencies are compiled once that
/// way. The development profile is optimised enough to count millions of positions, and checks
/// for overflow. `js-glue` has no tests, and features of other crates would compile it again.
const CARGO_TEST: [&str; 4] = ["test", "--workspace", "--exclude=js-glue", "--locked"];

/// The crates' tests, the page in real browsers, and the examples in the documentation.
pub fn crates_and_page(browsers: &[Browser], every: bool) -> Result<()> {
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

/// How many random events each of the five seeds in `www/shell/nothing-lost.test.js` plays here:
/// the list of left games is full after 6,000 to 9,000, and has to shed one for each further game.
const RANDOM_EVENTS: &str = "10000";

/// Tests the page's own modules, and the engine's as Node loads it.
pub fn modules() -> Result<()> {
    let mut node = programs::node();
    node.env("REVERSI_RANDOM_EVENTS", RANDOM_EVENTS);
    run_in_node(&mut node, tests_in_node()?)
}

/// Tests the folders of the page that differ from a commit, and runs the tests in `tests/node` that
/// differ. If none is named, it is the commit where the branch has left main, on main the one
/// before the last.
pub fn changed_modules(base: Option<&str>) -> Result<()> {
    let base = match base {
        Some(base) => base.to_owned(),
        None => usual_base()?,
    };
    let changed = changed_files(&base)?;
    let mut tests = tests_in_node()?;
    tests.retain(|test| {
        let name = paths::name_below(paths::root(), test).unwrap_or_default();
        changed.iter().any(|file| tries(&name, file))
    });
    if tests.is_empty() {
        println!("No module of the page has changed since {base}.");
        return Ok(());
    }
    dist::build()?;
    run_in_node(&mut programs::node(), tests)
}

/// Whether a test tries a file: it is the file itself, or lies in a folder of `www` that the file
/// lies in, too. What host pages load is tried in `www/rooms/host`.
fn tries(test: &str, file: &str) -> bool {
    let file = match file.strip_prefix("embed/") {
        Some(name) => format!("www/rooms/host/{name}"),
        None => file.to_owned(),
    };
    let folder = Path::new(test)
        .parent()
        .filter(|_| test.starts_with("www/"));
    test == file || folder.is_some_and(|folder| Path::new(&file).starts_with(folder))
}

/// What a command of Git prints, without the line's end.
fn git(arguments: &[&str]) -> Result<String> {
    let printed = step::output(programs::command("git").args(arguments))?;
    Ok(printed.trim_end().to_owned())
}

/// The commit where the branch has left main; on main the one before the last.
fn usual_base() -> Result<String> {
    let left_main = git(&["merge-base", "HEAD", "main"])?;
    if left_main == git(&["rev-parse", "HEAD"])? {
        return git(&["rev-parse", "HEAD^"]);
    }
    Ok(left_main)
}

/// The names of the files that differ from a commit, new ones that Git does not ignore included.
fn changed_files(base: &str) -> Result<Vec<String>> {
    let changed = git(&["diff", "--name-only", base])?;
    let new = git(&["ls-files", "--others", "--exclude-standard"])?;
    let lines = changed.lines().chain(new.lines());
    Ok(lines.map(str::to_owned).collect())
}

/// The files of tests for Node, one by one: versions of Node differ in how they search for them.
fn tests_in_node() -> Result<Vec<PathBuf>> {
    let mut tests: Vec<PathBuf> = Vec::new();
    for folder in ["www", "tests/node"] {
        tests.extend(files::below(&paths::root().join(folder))?);
    }
    tests.retain(|path| {
        let name = path.to_string_lossy();
        name.ends_with(".test.js") || name.ends_with(".test.mjs")
    });
    Ok(tests)
}

/// Runs files of tests on all cores; Node leaves one idle. The laws of the whole page, which take
/// longest, are in the folders that come last by name: they start first, so none runs alone.
fn run_in_node(node: &mut Command, tests: Vec<PathBuf>) -> Result<()> {
    let cores = thread::available_parallelism()?;
    node.args(["--test".to_owned(), format!("--test-concurrency={cores}")]);
    step::run_logged(
        "Tests of the page's modules",
        node.args(tests.into_iter().rev()),
    )
}

#[cfg(test)]
mod tests {
    use super::tries;

    #[test]
    fn a_changed_file_is_tried_by_the_tests_of_its_folder() {
        for (file, is_tried) in [
            ("www/undo/undo.js", true),
            ("www/undo/way/back.js", true),
            ("www/undo-view/undo.js", false),
            ("www/main.js", false),
            ("crates/engine/src/lib.rs", false),
        ] {
            assert_eq!(tries("www/undo/undo.test.js", file), is_tried, "{file}");
        }
        assert!(tries(
            "www/rooms/host/embedded.test.js",
            "embed/host-page/relay.js"
        ));
        assert!(tries("tests/node/api.test.mjs", "tests/node/api.test.mjs"));
        assert!(!tries(
            "tests/node/api.test.mjs",
            "tests/node/memory.test.mjs"
        ));
    }
}
