//! Everything that has to hold before a change lands, the quickest checks first.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::browsers::{self, Browser};
use crate::{dependencies, layers, paths, size, step, test, tools, type_check, words};

/// The laws for fuzzing lie outside the workspace; libFuzzer is left out.
const FUZZ: [&str; 2] = ["--manifest-path=fuzz/Cargo.toml", "--locked"];

/// A check's name and what carries it out.
type Check = (&'static str, fn() -> Result<()>);

const CHECKS: [Check; 11] = [
    ("format", format),
    ("tools", install_tools),
    ("page lints", page_lints),
    ("words", words::run),
    ("layers", layers::run),
    ("dependencies", dependencies::run),
    ("lints", lints),
    ("docs", docs),
    ("types", type_check::run),
    ("size", size::run),
    ("test", all_tests),
];

/// Runs the checks up to the first that fails, and prints how long each took.
pub fn run() -> Result<()> {
    let mut times = Vec::new();
    for (name, check) in CHECKS {
        eprintln!("\n=== {name}");
        let start = Instant::now();
        check().with_context(|| format!("the check `{name}` fails"))?;
        times.push((name, start.elapsed()));
    }
    eprintln!("\n{}", table(&times));
    Ok(())
}

fn table(times: &[(&str, Duration)]) -> String {
    let sum = times.iter().map(|(_, time)| *time).sum();
    let rows = times.iter().copied().chain([("in all", sum)]);
    rows.map(|(name, time)| format!("{name:<12} {:>6.1} s\n", time.as_secs_f64()))
        .collect()
}

fn format() -> Result<()> {
    step::run_streaming(
        "cargo fmt --check",
        &mut paths::cargo(&["fmt", "--all", "--check"]),
    )?;
    step::run_streaming(
        "cargo fmt --check for fuzz",
        &mut paths::cargo(&["fmt", FUZZ[0], "--check"]),
    )
}

/// Downloads npm's packages and the browsers while Cargo compiles cargo-deny.
fn install_tools() -> Result<()> {
    tools::node()?;
    step::side_by_side(
        || {
            tools::npm_packages()?;
            browsers::install_packages(Browser::value_variants())
        },
        tools::cargo_deny,
    )
}

/// Formatting and lints of the scripts, style sheets and JSON files.
fn page_lints() -> Result<()> {
    let mut biome = paths::command("node");
    biome.args([
        "node_modules/@biomejs/biome/bin/biome",
        "ci",
        "--error-on-warnings",
    ]);
    step::run_streaming("biome ci", &mut biome)
}

fn lints() -> Result<()> {
    let workspace = ["clippy", "--workspace", "--all-targets", "--locked"];
    let deny = ["--", "--deny=warnings"];
    let arguments = [&workspace[..], &deny].concat();
    step::run_streaming("cargo clippy", &mut paths::cargo(&arguments))?;
    let laws = ["clippy", "--all-targets", "--no-default-features"];
    let arguments = [&laws[..], &FUZZ, &deny].concat();
    step::run_streaming("cargo clippy for fuzz", &mut fuzz(&arguments))
}

/// Cargo for the laws, in the workspace's target folder.
fn fuzz(arguments: &[&str]) -> std::process::Command {
    let mut cargo = paths::cargo(arguments);
    cargo.env("CARGO_TARGET_DIR", paths::target());
    cargo
}

fn docs() -> Result<()> {
    let arguments = [
        "doc",
        "--workspace",
        "--no-deps",
        "--document-private-items",
        "--locked",
    ];
    step::run_streaming(
        "cargo doc",
        paths::cargo(&arguments).env("RUSTDOCFLAGS", "--deny=warnings"),
    )
}

/// The laws with some bytes of each kind, and every other test.
fn all_tests() -> Result<()> {
    let arguments = [&["test", "--no-default-features"][..], &FUZZ].concat();
    step::run_streaming("Tests of the laws for fuzzing", &mut fuzz(&arguments))?;
    test::run(&[], false)
}

#[cfg(test)]
mod tests {
    use super::{Duration, table};

    #[test]
    fn the_table_ends_with_the_sum() {
        let second = Duration::from_secs(1);
        let text = table(&[("format", second), ("lints", second)]);
        assert_eq!(
            text,
            "format          1.0 s\nlints           1.0 s\nin all          2.0 s\n"
        );
    }
}
