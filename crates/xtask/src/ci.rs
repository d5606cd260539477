//! Everything that has to hold before a change lands, the quickest checks first.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::browsers::{self, Browser};
use crate::{
    dependencies, layers, paths, programs, release, size, step, test, tools, trunk, type_check,
    words,
};

/// The laws for fuzzing lie outside the workspace; libFuzzer is left out.
const FUZZ: [&str; 2] = ["--manifest-path=fuzz/Cargo.toml", "--locked"];

/// A check's name and what carries it out.
type Check = (&'static str, fn() -> Result<()>);

/// The steps that compile nothing; npm's packages are downloaded if they are missing.
const READING: [Check; 4] = [
    ("format", format),
    ("page lints", page_lints),
    ("words", words::run),
    ("layers", layers::run),
];

/// The steps that compile the sources; the laws for fuzzing are tried as well.
const COMPILING: [Check; 5] = [
    ("lints", lints),
    ("docs", docs),
    ("types", type_check::run),
    ("size", || size::run(false)),
    ("laws", laws),
];

/// The steps that compile or download tools; they take minutes on a new machine.
const INSTALLING: [Check; 3] = [
    ("dependencies", dependencies::run),
    ("browsers", install_browsers),
    ("trunk", trunk::compare),
];

/// The packages of npm in empty projects, then the test of everything, which needs all that was
/// installed.
const TESTING: [Check; 2] = [
    ("packages", release::check_packages),
    ("test", || test::run(&[], false)),
];

/// Runs the checks until one fails, and prints how long each took. The tools are installed while
/// the sources are compiled: when one ends, the other has a core to itself.
pub fn run() -> Result<()> {
    let start = Instant::now();
    let progress = Progress::default();
    progress.in_turn(&READING)?;
    step::side_by_side(
        || progress.in_turn(&COMPILING),
        || progress.in_turn(&INSTALLING),
    )?;
    progress.in_turn(&TESTING)?;
    let times = progress.times.into_inner();
    let times = times.unwrap_or_else(PoisonError::into_inner);
    eprintln!("\n{}", table(&times, start.elapsed()));
    Ok(())
}

/// Shared by all checks, also those that run at the same time.
#[derive(Default)]
struct Progress {
    /// The checks that have passed, with the time of each.
    times: Mutex<Vec<(&'static str, Duration)>>,
    /// Whether a check has failed.
    failed: AtomicBool,
}

impl Progress {
    /// Runs checks in turn, up to the first that fails among them or beside them.
    fn in_turn(&self, checks: &[Check]) -> Result<()> {
        for (name, check) in checks {
            if self.failed.load(Ordering::Relaxed) {
                break;
            }
            eprintln!("\n=== {name}");
            let start = Instant::now();
            let result = check().with_context(|| format!("the check `{name}` fails"));
            self.failed.fetch_or(result.is_err(), Ordering::Relaxed);
            result?;
            let mut times = self.times.lock().unwrap_or_else(PoisonError::into_inner);
            times.push((name, start.elapsed()));
        }
        Ok(())
    }
}

fn table(times: &[(&str, Duration)], in_all: Duration) -> String {
    let rows = times.iter().copied().chain([("in all", in_all)]);
    rows.map(|(name, time)| format!("{name:<12} {:>6.1} s\n", time.as_secs_f64()))
        .collect()
}

fn format() -> Result<()> {
    step::run_streaming(
        "cargo fmt --check",
        &mut programs::cargo(&["fmt", "--all", "--check"]),
    )?;
    step::run_streaming(
        "cargo fmt --check for fuzz",
        &mut programs::cargo(&["fmt", FUZZ[0], "--check"]),
    )
}

/// Formatting and lints of the scripts, style sheets and JSON files.
fn page_lints() -> Result<()> {
    tools::node()?;
    tools::npm_packages()?;
    let mut biome = programs::command("node");
    biome.args([
        "node_modules/@biomejs/biome/bin/biome",
        "ci",
        "--error-on-warnings",
    ]);
    step::run_streaming("biome ci", &mut biome)?;
    let mut stylelint = programs::command("node");
    stylelint.arg("node_modules/stylelint/bin/stylelint.mjs");
    stylelint.args(["style.css", "www/**/*.css", "embed/**/*.css"]);
    step::run_streaming("stylelint", &mut stylelint)
}

fn lints() -> Result<()> {
    let workspace = ["clippy", "--workspace", "--all-targets", "--locked"];
    let deny = ["--", "--deny=warnings"];
    let arguments = [&workspace[..], &deny].concat();
    step::run_streaming("cargo clippy", &mut programs::cargo(&arguments))?;
    let laws = ["clippy", "--all-targets", "--no-default-features"];
    let arguments = [&laws[..], &FUZZ, &deny].concat();
    step::run_streaming("cargo clippy for fuzz", &mut fuzz(&arguments))
}

/// Cargo for the laws, in the workspace's target folder.
fn fuzz(arguments: &[&str]) -> std::process::Command {
    let mut cargo = programs::cargo(arguments);
    cargo.env("CARGO_TARGET_DIR", paths::target());
    cargo
}

/// Makes the pages of all items, private ones too, and refuses a warning such as a link to nothing.
/// The examples are among the parts: without one that needs the dependencies of tests, Cargo would
/// compile a third of all dependencies again, with fewer features than for the lints.
fn docs() -> Result<()> {
    let parts = ["--lib", "--bins", "--examples"];
    let workspace = ["doc", "--workspace", "--no-deps", "--locked"];
    let arguments = [&workspace[..], &parts, &["--document-private-items"]].concat();
    step::run_streaming(
        "cargo doc",
        programs::cargo(&arguments).env("RUSTDOCFLAGS", "--deny=warnings"),
    )
}

fn install_browsers() -> Result<()> {
    browsers::install(Browser::value_variants())
}

/// The laws with some bytes of each kind.
fn laws() -> Result<()> {
    let arguments = [&["test", "--no-default-features"][..], &FUZZ].concat();
    step::run_streaming("Tests of the laws for fuzzing", &mut fuzz(&arguments))
}

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::{Check, Duration, Progress, table};

    #[test]
    fn no_check_begins_after_one_has_failed() {
        let fails: [Check; 1] = [("lints", || bail!("a lint"))];
        let progress = Progress::default();
        let error = progress.in_turn(&fails).expect_err("the check fails");
        assert_eq!(format!("{error:#}"), "the check `lints` fails: a lint");
        progress.in_turn(&fails).expect("the check does not begin");
    }

    #[test]
    fn the_table_ends_with_the_time_in_all() {
        let second = Duration::from_secs(1);
        let text = table(&[("lints", second), ("browsers", second)], second);
        assert_eq!(
            text,
            "lints           1.0 s\nbrowsers        1.0 s\nin all          1.0 s\n"
        );
    }
}
