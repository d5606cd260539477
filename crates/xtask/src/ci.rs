//! Everything that has to hold before a change lands, in the order in which it is quick to fail.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use crate::{layers, paths, size, step, test, types};

/// The laws for fuzzing lie outside the workspace; without libFuzzer they compile like everything else.
const FUZZ: &str = "--manifest-path=fuzz/Cargo.toml";

/// A check's name and what carries it out.
type Check = (&'static str, fn() -> Result<()>);

const CHECKS: [Check; 7] = [
    ("format", format),
    ("layers", layers::run),
    ("lints", lints),
    ("docs", docs),
    ("types", types::run),
    ("size", size::run),
    ("test", || test::run(&[])),
];

/// Runs the checks up to the first that fails, and says how long each took.
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
    rows.map(|(name, time)| format!("{name:<8} {:>6.1} s\n", time.as_secs_f64()))
        .collect()
}

fn format() -> Result<()> {
    step::run_streaming(
        "cargo fmt --check",
        &mut paths::cargo(&["fmt", "--all", "--check"]),
    )?;
    step::run_streaming(
        "cargo fmt --check for fuzz",
        &mut paths::cargo(&["fmt", FUZZ, "--check"]),
    )
}

fn lints() -> Result<()> {
    let arguments = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "--deny=warnings",
    ];
    step::run_streaming("cargo clippy", &mut paths::cargo(&arguments))?;
    let laws = ["clippy", FUZZ, "--no-default-features", "--locked"];
    let arguments = [&laws[..], &["--", "--deny=warnings"]].concat();
    step::run_streaming("cargo clippy for fuzz", &mut paths::cargo(&arguments))
}

fn docs() -> Result<()> {
    step::run_streaming(
        "cargo doc",
        paths::cargo(&[
            "doc",
            "--workspace",
            "--no-deps",
            "--document-private-items",
        ])
        .env("RUSTDOCFLAGS", "--deny=warnings"),
    )
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
            "format      1.0 s\nlints       1.0 s\nin all      2.0 s\n"
        );
    }
}
