//! One step of a command: a headline, a sign of life while it runs, and the end of its log where
//! it fails.

use std::fs::{self, File};
use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};

use crate::programs;

/// How much of a failed command's log is shown: enough for a compiler's last two messages.
const LOG_LINES: usize = 40;

/// Runs a command behind a spinner; what it prints goes to a log below the target folder.
pub fn quietly(headline: &str, command: &mut Command) -> Result<()> {
    let folder = programs::target().join("xtask-logs");
    fs::create_dir_all(&folder)?;
    let path = folder.join(format!("{}.log", file_name(headline)));
    let log = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    command.stdout(log.try_clone()?).stderr(log);

    let spinner = spinner(headline);
    let start = Instant::now();
    let status = command.status();
    spinner.finish_and_clear();
    let status = status.with_context(|| cannot_start(command))?;
    if !status.success() {
        eprintln!(
            "{}",
            last_lines(&fs::read_to_string(&path).unwrap_or_default(), LOG_LINES)
        );
        bail!("{headline}: failed; the whole log is in {}", path.display());
    }
    eprintln!("✓ {headline} ({:.0} s)", start.elapsed().as_secs_f64());
    Ok(())
}

/// Runs a command whose output the reader wants to see, such as tests, under a headline.
pub fn openly(headline: &str, command: &mut Command) -> Result<()> {
    eprintln!("\n— {headline}");
    let status = command.status().with_context(|| cannot_start(command))?;
    if !status.success() {
        bail!("{headline}: failed, see above");
    }
    Ok(())
}

/// A spinner with the time a step has run; on a terminal that cannot draw, a plain line.
fn spinner(headline: &str) -> ProgressBar {
    let spinner = ProgressBar::new_spinner();
    let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}");
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

/// The headline's words up to any bracket, as a file's name.
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

#[cfg(test)]
mod tests {
    use super::{file_name, last_lines};

    #[test]
    fn a_log_is_named_after_its_step() {
        assert_eq!(
            file_name("Installing Trunk 0.21 (bundles)"),
            "installing-trunk-0.21"
        );
    }

    #[test]
    fn only_the_end_of_a_log_is_shown() {
        assert_eq!(last_lines("a\nb\nc", 2), "b\nc");
        assert_eq!(last_lines("a", 2), "a");
    }
}
