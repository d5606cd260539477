//! One step of a command: a headline, a spinner while it runs, and the end of its log if it fails.

use std::fs::{self, File};
use std::io;
use std::process::{Command, ExitStatus, Stdio};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::{MultiProgress, ProgressBar, ProgressStyle};

use crate::paths;

/// How many lines of a failed command's log are shown: enough for several failed tests.
const LOG_LINES: usize = 80;

/// The time between two looks at a log.
const LOOK: Duration = Duration::from_millis(100);

/// Runs a command behind a spinner with the last line of its output; its output goes to a log below
/// the target folder.
pub fn run_logged(headline: &str, command: &mut Command) -> Result<()> {
    let folder = paths::target().join("xtask-logs");
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{}.log", file_name(headline)));
    let log = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    command.stdout(log.try_clone()?).stderr(log);

    let spinner = spinner(headline);
    let start = Instant::now();
    let status = wait(command, || {
        if spinner.is_hidden() {
            return;
        }
        let log = fs::read_to_string(&path).unwrap_or_default();
        spinner.set_message(format!("{headline}: {}", last_lines(&log, 1).trim()));
    });
    spinner.finish_and_clear();
    let status = status.with_context(|| cannot_start(command))?;
    if !status.success() {
        let log = fs::read_to_string(&path).unwrap_or_default();
        let end = last_lines(&log, LOG_LINES);
        let path = path.display();
        bail!("{headline}: failed; the whole log is in {path}, and this is its end:\n{end}");
    }
    let seconds = start.elapsed().as_secs_f64();
    SPINNERS.suspend(|| eprintln!("✓ {headline} ({seconds:.0} s)"));
    Ok(())
}

/// Runs a command to its end, with a look at it every now and then.
fn wait(command: &mut Command, look: impl Fn()) -> io::Result<ExitStatus> {
    let mut child = command.spawn()?;
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status);
        }
        look();
        thread::sleep(LOOK);
    }
}

/// Runs two parts at the same time; the error names both problems if both fail.
pub fn side_by_side(
    one: impl FnOnce() -> Result<()>,
    other: impl FnOnce() -> Result<()> + Send,
) -> Result<()> {
    thread::scope(|scope| {
        let other = scope.spawn(other);
        let one = one();
        let other = other.join().expect("a part returns its error");
        match (one, other) {
            (Err(one), Err(other)) => bail!("{one:#}; {other:#}"),
            (one, other) => one.and(other),
        }
    })
}

/// Runs a command under a headline and streams its output to the terminal.
pub fn run_streaming(headline: &str, command: &mut Command) -> Result<()> {
    eprintln!("\n— {headline}");
    let status = command.status().with_context(|| cannot_start(command))?;
    if !status.success() {
        bail!("{headline}: failed, see above");
    }
    Ok(())
}

/// Runs a command and returns what it prints.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.with_context(|| cannot_start(command))?;
    if !output.status.success() {
        bail!("{} failed, see above", command.get_program().display());
    }
    Ok(String::from_utf8(output.stdout)?)
}

/// The spinners of all running steps, one below the other.
static SPINNERS: LazyLock<MultiProgress> = LazyLock::new(MultiProgress::new);

/// A spinner with the elapsed time; a plain line if the output is no terminal.
fn spinner(headline: &str) -> ProgressBar {
    let spinner = SPINNERS.add(ProgressBar::new_spinner());
    let style = ProgressStyle::with_template("{spinner} {elapsed} {wide_msg}");
    spinner.set_style(style.expect("the template is well-formed"));
    spinner.set_message(headline.to_owned());
    if spinner.is_hidden() {
        eprintln!("… {headline}");
    }
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
}

fn cannot_start(command: &Command) -> String {
    format!(
        "cannot start {}; is it installed?",
        command.get_program().display()
    )
}

/// A file name made of the headline's words up to the first bracket.
fn file_name(headline: &str) -> String {
    let words = headline
        .split('(')
        .next()
        .unwrap_or(headline)
        .trim()
        .to_lowercase();
    words.replace(
        |letter: char| !letter.is_ascii_alphanumeric() && letter != '.',
        "-",
    )
}

fn last_lines(text: &str, count: usize) -> String {
    let lines: Vec<&str> = text.lines().collect();
    lines[lines.len().saturating_sub(count)..].join("\n")
}

/// A step that several commands share and that runs once per run of this program. Callers on other
/// threads wait for the first one; a failed step runs again.
pub struct Once(Mutex<bool>);

impl Once {
    /// A step that has not run.
    pub const fn new() -> Self {
        Self(Mutex::new(false))
    }

    /// Runs the step unless it has succeeded before.
    pub fn run(&self, step: impl FnOnce() -> Result<()>) -> Result<()> {
        let mut done = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if !*done {
            step()?;
            *done = true;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use anyhow::anyhow;

    use super::{Once, Result, bail, file_name, last_lines, side_by_side};

    #[test]
    fn a_shared_step_runs_until_it_succeeds_and_then_never_again() {
        let shared = Once::new();
        assert!(shared.run(|| bail!("no network")).is_err());
        let mut runs = 0;
        for _ in 0..2 {
            shared
                .run(|| {
                    runs += 1;
                    Ok(())
                })
                .expect("the step succeeds");
        }
        assert_eq!(runs, 1);
    }

    #[test]
    fn an_error_of_either_part_is_shown_and_both_if_both_fail() {
        let message = |one: Result<()>, other: Result<()>| {
            let error = side_by_side(|| one, || other).expect_err("a part fails");
            format!("{error:#}")
        };
        let (lint, network) = (|| Err(anyhow!("a lint")), || Err(anyhow!("no network")));
        assert_eq!(message(lint(), Ok(())), "a lint");
        assert_eq!(message(Ok(()), network()), "no network");
        assert_eq!(message(lint(), network()), "a lint; no network");
    }

    #[test]
    fn a_log_is_named_after_its_step() {
        assert_eq!(
            file_name("Installing geckodriver 0.37 (drives)"),
            "installing-geckodriver-0.37"
        );
    }

    #[test]
    fn only_the_end_of_a_log_is_shown() {
        assert_eq!(last_lines("a\nb\nc", 2), "b\nc");
        assert_eq!(last_lines("a", 2), "a");
    }
}
