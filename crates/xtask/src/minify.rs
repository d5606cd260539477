//! What esbuild makes of the page: its modules joined into few files and shortened, and the service
//! worker that keeps the result for playing without a network.
//!
//! The scripts in `js/` tell it what belongs together. The sources stay plain modules that any
//! browser loads as they are; only the finished folder holds the result.

use std::path::Path;

use anyhow::Result;

use crate::{programs, step};

/// Joins and shortens what lies in `page`, in place.
pub fn shorten(page: &Path) -> Result<()> {
    run("Joining and shortening the page's modules", "shorten", page)
}

/// Writes the service worker, which lists everything that lies in `page`.
pub fn list_for_offline(page: &Path) -> Result<()> {
    run("Listing the page for playing offline", "offline", page)
}

fn run(headline: &str, script: &str, page: &Path) -> Result<()> {
    let mut node = programs::command("node");
    node.arg(format!("crates/xtask/js/{script}.mjs")).arg(page);
    step::quietly(headline, &mut node)
}
