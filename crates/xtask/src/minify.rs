//! The page's modules joined into few files and shortened, together with the style sheet.
//!
//! esbuild does it, told by `js/shorten.mjs` what belongs together. The sources stay plain modules
//! that any browser loads as they are; only the finished folder holds the result.

use std::path::Path;

use anyhow::Result;

use crate::{programs, step};

/// Joins and shortens what lies in `page`, in place.
pub fn shorten(page: &Path) -> Result<()> {
    let mut node = programs::command("node");
    node.arg("crates/xtask/js/shorten.mjs").arg(page);
    step::quietly("Joining and shortening the page's modules", &mut node)
}
