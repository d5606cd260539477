//! The page while it is being worked on: built again when a source is saved, reloaded in the
//! browser.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::mpsc::channel;
use std::time::Duration;
use std::{env, thread};

use anyhow::{Context, Result};
use notify_debouncer_mini::new_debouncer;
use notify_debouncer_mini::notify::RecursiveMode;

use crate::{dist, paths, serve, step};

/// How long a file is quiet before the page is built: editors save in several steps.
const QUIET: Duration = Duration::from_millis(100);

/// The folders beside the sources that builds write: they are not watched.
const WRITTEN: [&str; 3] = ["target", "node_modules", "dist"];

/// Builds the page below the target folder, serves it, and builds it again after each change.
pub fn play(port: u16, open: bool) -> Result<()> {
    let folder = paths::target().join("watched");
    dist::build_into(&folder, true)?;
    let (changes, changed) = channel();
    let mut debouncer = new_debouncer(QUIET, changes).context("cannot watch the sources")?;
    for source in sources() {
        let watched = debouncer.watcher().watch(&source, RecursiveMode::Recursive);
        watched.with_context(|| format!("cannot watch {}", source.display()))?;
    }
    let page = folder.clone();
    // A program for each build: this one builds the page once.
    thread::spawn(move || {
        for events in changed {
            let events = events.unwrap_or_default();
            if events.iter().any(|event| is_source(&event.path))
                && let Err(problem) = build_again(&page)
            {
                eprintln!("{problem:#}");
            }
        }
    });
    let served = serve::serve(folder, port, open);
    drop(debouncer);
    served
}

/// The sources of the page.
fn sources() -> Vec<PathBuf> {
    let crates = paths::root().join("crates");
    let parts = dist::PARTS.iter().map(|(part, _)| paths::root().join(part));
    parts.chain([crates]).collect()
}

/// Whether a changed file is one that somebody edits.
fn is_source(path: &Path) -> bool {
    let below = path.strip_prefix(paths::root()).unwrap_or(path);
    !below
        .components()
        .any(|part| WRITTEN.iter().any(|written| part.as_os_str() == *written))
}

fn build_again(page: &Path) -> Result<()> {
    let program = env::current_exe().context("the program does not name its own file")?;
    let mut command = Command::new(program);
    command
        .args(["stage", "--profile", "debug", "--folder"])
        .arg(page);
    step::run_logged("Building the page again", &mut command)
}

#[cfg(test)]
mod tests {
    use super::{is_source, paths, sources};

    #[test]
    fn sources_are_watched_and_what_builds_write_is_not() {
        for name in ["www/main.js", "crates/engine/src/lib.rs", "style.css"] {
            assert!(is_source(&paths::root().join(name)), "{name}");
        }
        for name in ["target/page/index.html", "dist/index.html"] {
            assert!(!is_source(&paths::root().join(name)), "{name}");
        }
        assert!(sources().iter().all(|source| source.exists()));
    }
}
