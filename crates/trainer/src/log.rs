//! Logs with a known number of lines: a stopped run resumes where its log ends.

use std::fmt::Display;
use std::path::Path;

use anyhow::{Context, Result};
use rayon::prelude::*;
use reversi_toolkit::{AppendLog, progress_bar};

/// Appends the lines that a log lacks. There are `count` lines, one for each of the `things` that a
/// bar counts; `line` makes one by its number from 0, and `at_once` of them are written together.
///
/// # Errors
/// If the file cannot be used, or has another header.
pub fn complete<L: Display + Send>(
    path: &Path,
    header: &str,
    (count, things): (usize, &str),
    at_once: usize,
    line: impl Fn(usize) -> L + Sync,
) -> Result<()> {
    let name = || path.display().to_string();
    let (mut log, lines) = AppendLog::open(path, header).with_context(name)?;
    let mut finished = lines.lines().count();
    let bar = progress_bar(count, things).with_position(finished as u64);
    bar.reset_eta();
    while finished < count {
        let end = count.min(finished + at_once);
        let lines: Vec<L> = (finished..end).into_par_iter().map(&line).collect();
        log.append(&lines).with_context(name)?;
        finished = end;
        bar.set_position(finished as u64);
    }
    bar.finish();
    Ok(())
}
