//! What esbuild makes of the page: its modules joined into few files and shortened, and the service
//! worker that keeps the result for playing without a network.
//!
//! The scripts in `js/` tell it what belongs together. The sources stay plain modules that any
//! browser loads as they are; only the finished folder holds the result.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::{programs, step};

/// Joins and shortens what lies in `page`, in place.
pub fn shorten(page: &Path) -> Result<()> {
    let headline = "Joining and shortening the page's modules";
    step::quietly(headline, node("shorten").arg(page))
}

/// Writes the service worker, which lists everything that lies in `page`.
pub fn list_for_offline(page: &Path) -> Result<()> {
    let headline = "Listing the page for playing offline";
    step::quietly(headline, node("offline").arg(page))
}

/// Writes everything that lies in `page` into one file.
pub fn write_into_one_file(page: &Path, file: &Path) -> Result<()> {
    let headline = "Writing the page into one file";
    step::quietly(headline, node("single-file").arg(page).arg(file))
}

fn node(script: &str) -> Command {
    let mut node = programs::command("node");
    node.arg(format!("crates/xtask/js/{script}.mjs"));
    node
}
