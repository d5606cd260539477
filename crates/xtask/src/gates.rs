//! What has to hold, in two sizes: for a small change, and before a change lands.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::browsers::{self, Browser};
use crate::{
    dependencies, dist, layers, programs, release, size, step, test, tools, type_check, words,
};

/// A check's name and what carries it out.
type Check<'a> = (&'static str, &'a (dyn Fn() -> Result<()> + Sync));

/// The checks that compile nothing; npm's packages are downloaded if they are missing.
const READING: [Check; 4] = [
    ("format", &format),
    ("page lints", &page_lints),
    ("words", &words::run),
    ("layers", &|| layers::run(false)),
];

/// The checks that compile the sources for this machine, and the tests that need nothing else.
const COMPILING: [Check; 4] = [
    ("lints", &lints),
    ("docs", &docs),
    ("tests compiled", &test::compile),
    ("crates", &test::crates),
];

/// What installs tools, and the checks of the finished page that run in Node. The packages of npm
/// are tried in empty projects.
const FINISHING: [Check; 7] = [
    ("browsers", &|| browsers::install(Browser::value_variants())),
    ("page", &|| {
        dist::build().and_then(|()| dist::build_single_file())
    }),
    ("types", &type_check::run),
    ("size", &|| size::run(false)),
    ("dependencies", &dependencies::run),
    ("packages", &release::check_packages),
    ("page's modules", &test::modules),
];

/// The checks that keep all cores busy.
const TESTING: [Check; 1] = [("browsers' cases", &|| {
    test::page(Browser::value_variants(), false)
})];

/// Runs what a small change needs. `base` is the commit that it is compared with.
pub fn check(base: Option<&str>) -> Result<()> {
    let changed = || test::changed_modules(base);
    let compiling: [Check; 3] = [
        ("types", &type_check::run),
        ("modules that have changed", &changed),
        ("lints", &lints),
    ];
    timed(|progress| {
        step::side_by_side(
            || progress.in_turn(&compiling),
            || progress.in_turn(&READING),
        )
    })
}

/// Runs everything that has to hold before a change lands. What waits for downloads, or takes one
/// core only, runs beside the compiler.
pub fn ci() -> Result<()> {
    timed(|progress| {
        step::side_by_side(
            || {
                progress.in_turn(&READING)?;
                progress.in_turn(&COMPILING)
            },
            || progress.in_turn(&FINISHING),
        )?;
        progress.in_turn(&TESTING)
    })
}

/// Runs checks, and prints how long each took.
fn timed(checks: impl FnOnce(&Progress) -> Result<()>) -> Result<()> {
    let start = Instant::now();
    let progress = Progress::default();
    checks(&progress)?;
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
    rows.map(|(name, time)| format!("{name:<26} {:>6.1} s\n", time.as_secs_f64()))
        .collect()
}

fn format() -> Result<()> {
    step::run_streaming(
        "cargo fmt --check",
        &mut programs::cargo(&["fmt", "--all", "--check"]),
    )
}

/// Formatting and lints of the scripts, style sheets and JSON files.
fn page_lints() -> Result<()> {
    tools::node()?;
    tools::npm_packages()?;
    let mut biome = programs::command("node");
    biome.args([
        "node_modules/@biomejs/biome/bin/biome",
        "check",
        "--error-on-warnings",
    ]);
    step::run_streaming("npx biome check (--write formats)", &mut biome)?;
    let mut stylelint = programs::command("node");
    stylelint.arg("node_modules/stylelint/bin/stylelint.mjs");
    stylelint.args(["style.css", "www/**/*.css", "embed/**/*.css"]);
    step::run_streaming("stylelint", &mut stylelint)
}

fn lints() -> Result<()> {
    let workspace = ["clippy", "--workspace", "--all-targets", "--locked"];
    let arguments = [&workspace[..], &["--", "--deny=warnings"]].concat();
    step::run_streaming("cargo clippy", &mut programs::cargo(&arguments))
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

#[cfg(test)]
mod tests {
    use anyhow::bail;

    use super::{Check, Duration, Progress, table};

    #[test]
    fn no_check_begins_after_one_has_failed() {
        let fails: [Check; 1] = [("lints", &|| bail!("a lint"))];
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
            "lints                         1.0 s\n\
             browsers                      1.0 s\n\
             in all                        1.0 s\n"
        );
    }
}
