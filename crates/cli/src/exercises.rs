//! `reversi exercises`: exercises checked by the solver.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use reversi_engine::read_exercises;
use reversi_toolkit::{progress_bar, read_text};

/// Checks the exercises of a file, prints what the solver finds, and then `exercises E findings F`.
///
/// # Errors
/// If the file cannot be read, there is no exercise in it, an exercise is wrong, or the
/// solver finds anything.
pub fn check(path: &Path) -> Result<()> {
    let name = || path.display().to_string();
    let text = read_text(path)?;
    let exercises = read_exercises(&text).with_context(name)?;
    ensure!(
        !exercises.is_empty(),
        "{}: there is no exercise in it",
        name()
    );
    let bar = progress_bar(exercises.len(), "exercises");
    let mut out = std::io::stdout();
    let mut findings = 0;
    for (exercise, number) in exercises.iter().zip(1..) {
        let found = exercise.check();
        for finding in found.with_context(|| format!("{}, exercise {number}", path.display()))? {
            findings += 1;
            bar.suspend(|| writeln!(out, "exercise {number}: {finding}"))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    writeln!(out, "exercises {} findings {findings}", exercises.len())?;
    ensure!(
        findings == 0,
        "exercises that the solver does not confirm: {findings}"
    );
    Ok(())
}
