//! Every test of the project, from the engine's to the page in real browsers.

use std::collections::BTreeMap;
use std::fs;
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
    step::side_by_side(|| crates().and_then(|()| page(browsers, every)), modules)
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

/// The crates' tests, and the examples in the documentation.
pub fn crates() -> Result<()> {
    let mut cargo = programs::cargo(&CARGO_TEST);
    cargo.env("REVERSI_BROWSERS", "");
    step::run_streaming("Tests of the crates", &mut cargo)
}

/// The page in real browsers.
pub fn page(browsers: &[Browser], every: bool) -> Result<()> {
    let names: Vec<_> = browsers.iter().map(|browser| browser.name()).collect();
    let mut cargo = programs::cargo(&CARGO_TEST);
    cargo
        .args(["--test", "page"])
        .env("REVERSI_DIST", dist::folder())
        .env("REVERSI_SINGLE_FILE", dist::single_file())
        .env("REVERSI_BROWSERS", names.join(","));
    if every {
        cargo.env("REVERSI_ALL", "1");
    }
    let headline = format!("Tests of the page in {}", names.join(", "));
    step::run_streaming(&headline, &mut cargo)
}

/// How many random events each of the five seeds in `www/shell/nothing-lost.test.js` plays here:
/// the list of left games is full after 6,000 to 9,000, and has to shed one for each further game.
const RANDOM_EVENTS: &str = "10000";

/// How many it plays while somebody waits.
const FEW_RANDOM_EVENTS: &str = "1000";

/// Tests the page's own modules, and the engine's as Node loads it.
pub fn modules() -> Result<()> {
    let mut node = programs::node();
    node.env("REVERSI_RANDOM_EVENTS", RANDOM_EVENTS);
    run_in_node(&mut node, tests_in_node()?)
}

/// Tests what differs from a commit, by the tests that try it. If none is named, it is the commit
/// where the branch has left main, on main the one before the last.
pub fn changed_modules(base: Option<&str>) -> Result<()> {
    let base = match base {
        Some(base) => base.to_owned(),
        None => usual_base()?,
    };
    let changed = changed_files(&base)?;
    let mut tests = Vec::new();
    for test in tests_in_node()? {
        let (name, text) = (
            paths::name_below(paths::root(), &test)?,
            files::read(&test)?,
        );
        if changed.iter().any(|file| tries(&name, &text, file)) {
            tests.push(test);
        }
    }
    if tests.is_empty() {
        println!("No module of the page has changed since {base}.");
        return Ok(());
    }
    dist::build()?;
    let mut node = programs::node();
    node.env("REVERSI_RANDOM_EVENTS", FEW_RANDOM_EVENTS);
    run_in_node(&mut node, tests)
}

/// Whether a test tries a file: it is the file itself, or the file is no test and lies in a folder
/// of `www` that the test lies in too, or is imported by it. What host pages load is tried in
/// `www/rooms/host` and by each test that names its folder; what joins the rooms, and what embeds
/// the page, by the tests of the whole page.
fn tries(test: &str, text: &str, file: &str) -> bool {
    if is_test(file) {
        return test == file;
    }
    let is_beside = |file: &str| {
        let folder = Path::new(test).parent();
        test.starts_with("www/") && folder.is_some_and(|folder| Path::new(file).starts_with(folder))
    };
    let is_imported = || {
        let mut parts = file.rsplit('/');
        let (name, folder) = (parts.next().unwrap_or(file), parts.next().unwrap_or("www"));
        text.contains(&format!("/{folder}/{name}\""))
    };
    let is_of_host = file.starts_with("embed/");
    let is_joining = is_of_host || JOINING.iter().any(|folder| file.starts_with(folder));
    is_beside(file)
        || is_imported()
        || is_of_host && (is_beside("www/rooms/host/") || text.contains("embed/"))
        || is_joining && test.ends_with(ON_PAGE)
}

/// The folders of the page whose changes show in other folders than those that import them.
const JOINING: [&str; 2] = ["www/shell/", "www/rooms/host/"];

/// How the files of tests end that show the whole page.
const ON_PAGE: &str = "-on-page.test.js";

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
    tests.retain(|path| is_test(&path.to_string_lossy()));
    Ok(tests)
}

fn is_test(name: &str) -> bool {
    name.ends_with(".test.js") || name.ends_with(".test.mjs")
}

/// Lists what has failed at the end of the log, which is what a failed step shows.
const FAILURES_LAST: &str = "--test-reporter=spec";

/// Runs files of tests on all cores; Node leaves one idle. The laws of the whole page, which take
/// longest, are in the folders that come last by name: they start first, so none runs alone.
fn run_in_node(node: &mut Command, tests: Vec<PathBuf>) -> Result<()> {
    let cores = thread::available_parallelism()?;
    node.args(["--test", FAILURES_LAST])
        .arg(format!("--test-concurrency={cores}"));
    step::run_logged(
        "Tests of the page's modules",
        node.args(joined(tests)?.into_iter().rev()),
    )
}

/// The folders whose tests load the whole page in several ways, change what all modules share, or
/// watch the process that they run in: each of their files gets a process, and so does each test
/// elsewhere that shows the page.
const ONE_BY_ONE: [&str; 4] = [
    "www/shell",
    "www/play/words",
    "www/rooms/comments",
    "tests/node",
];

/// The files of tests, those of a folder joined to one that imports them: a process spends most of
/// its time on loading the page's modules, which they share.
fn joined(tests: Vec<PathBuf>) -> Result<Vec<PathBuf>> {
    let joints = paths::target().join("node-tests");
    fs::create_dir_all(&joints)?;
    let join = |group: Vec<PathBuf>| {
        let [first, _, ..] = &group[..] else {
            return Ok(group);
        };
        let name = paths::name_below(paths::root(), first)?.replace('/', "-");
        let joint = joints.join(name).with_extension("mjs");
        fs::write(&joint, imports(&group))?;
        Ok(vec![joint])
    };
    let files: Result<Vec<_>> = groups(tests).into_iter().map(join).collect();
    Ok(files?.concat())
}

/// The files that share a process.
fn groups(tests: Vec<PathBuf>) -> Vec<Vec<PathBuf>> {
    let mut groups: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for test in tests {
        let folder = test.parent().unwrap_or(&test);
        let shows_page = test.to_string_lossy().ends_with(ON_PAGE);
        let is_alone = shows_page || ONE_BY_ONE.iter().any(|name| folder.ends_with(name));
        let group = if is_alone { &test } else { folder };
        groups.entry(group.to_owned()).or_default().push(test);
    }
    groups.into_values().collect()
}

/// A module that imports files, by addresses that are the same on every system. It loads them in
/// turn, for some set the page's globals before they load a module of it, and no test
/// begins before the last one is loaded.
fn imports(files: &[PathBuf]) -> String {
    let lines = files.iter().map(|file| {
        let path = file.to_string_lossy().replace('\\', "/");
        let signs = [('%', "%25"), ('#', "%23"), ('?', "%3F"), ('"', "%22")];
        let path = signs
            .iter()
            .fold(path, |path, (sign, code)| path.replace(*sign, code));
        format!(
            "await import(\"file:///{}\");\n",
            path.trim_start_matches('/')
        )
    });
    let lines: String = lines.collect();
    format!(
        "import {{ test }} from \"node:test\";\n\
         let open;\n\
         const loaded = new Promise((resolve) => {{ open = resolve; }});\n\
         test(\"the tests of the folder are loaded\", () => loaded);\n\
         {lines}open();\n"
    )
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::{groups, imports, tries};

    #[test]
    fn the_tests_of_a_folder_share_a_process_but_those_that_show_the_page() {
        let names = ["www/a/1.test.js", "www/a/b/1.test.js", "www/a/2.test.js"];
        let alone = [
            "www/a/a-on-page.test.js",
            "www/shell/1.test.js",
            "www/shell/2.test.js",
        ];
        let tests = names.into_iter().chain(alone).map(Into::into);
        let expected = [
            &[names[0], names[2]][..],
            &alone[..1],
            &names[1..2],
            &alone[1..2],
            &alone[2..],
        ];
        let expected = expected.map(|group| group.iter().map(PathBuf::from).collect::<Vec<_>>());
        assert_eq!(groups(tests.collect()), expected);
    }

    #[test]
    fn files_are_imported_in_turn_by_their_addresses() {
        let files = ["/a#b/1.test.js", "C:\\a\\2.test.js"].map(Into::into);
        let imported = imports(&files);
        assert!(
            imported.ends_with(
                "await import(\"file:///a%23b/1.test.js\");\n\
                 await import(\"file:///C:/a/2.test.js\");\n\
                 open();\n"
            ),
            "{imported}"
        );
    }

    #[test]
    fn a_changed_file_is_tried_by_the_tests_beside_it_and_by_those_that_import_it() {
        let text = "import { step } from \"../undo/steps.ts\";";
        for (test, file, is_tried) in [
            ("www/undo/undo.test.js", "www/undo/undo.ts", true),
            ("www/undo/undo.test.js", "www/undo/way/back.ts", true),
            ("www/undo/undo.test.js", "www/undo-view/undo.ts", false),
            ("www/undo/undo.test.js", "www/main.ts", false),
            ("www/replay/replay.test.js", "www/undo/steps.ts", true),
            ("www/replay/replay.test.js", "www/redo/steps.ts", false),
            ("www/undo/undo.test.js", "www/undo/redo.test.js", false),
            ("tests/node/api.test.mjs", "tests/node/api.test.mjs", true),
            (
                "tests/node/api.test.mjs",
                "tests/node/memory.test.mjs",
                false,
            ),
        ] {
            assert_eq!(tries(test, text, file), is_tried, "{test}, {file}");
        }
    }

    #[test]
    fn the_shell_and_what_embeds_a_board_are_tried_on_the_whole_page() {
        let relay = "embed/host-page/relay.ts";
        for (test, text, file, is_tried) in [
            (
                "www/play/board/board-on-page.test.js",
                "",
                "www/shell/house.ts",
                true,
            ),
            (
                "www/play/board/board-on-page.test.js",
                "",
                "www/rooms/host/sight.ts",
                true,
            ),
            ("www/play/board/board-on-page.test.js", "", relay, true),
            (
                "www/play/board/board-on-page.test.js",
                "",
                "www/rooms/book/book.ts",
                false,
            ),
            ("www/rooms/host/embedded.test.js", "", relay, true),
            ("tests/node/demo.test.mjs", "dist/embed/demo", relay, true),
            (
                "tests/node/api.test.mjs",
                "dist/reversi-wasm.js",
                relay,
                false,
            ),
        ] {
            assert_eq!(tries(test, text, file), is_tried, "{test}, {file}");
        }
    }
}
