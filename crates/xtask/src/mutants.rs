//! Mutants: small changes of the engine's source that its tests have to notice.

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
