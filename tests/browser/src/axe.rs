//! axe-core, the checker of pages for people with disabilities, run inside the page.

use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::page::Page;

/// What runs behind the checker's source.
const RUN: &str = include_str!("axe.js");

/// The checker with what runs it, for one script call.
///
/// # Errors
/// It is not installed.
pub fn script() -> Result<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../node_modules/axe-core/axe.min.js");
    let source = std::fs::read_to_string(path)
        .context("axe-core is not installed: run `npm ci` or `cargo xtask test`")?;
    Ok(format!("{source}\n{RUN}"))
}

/// Fails if the page breaks a rule at present; `view` says what it shows.
///
/// # Errors
/// The violations, one a line.
pub async fn no_violation(page: &Page, script: &str, view: &str) -> Result<()> {
    let found = page.browser.session.execute_async(script, vec![]).await?;
    let found: Vec<String> = serde_json::from_value(found.json().clone())?;
    ensure!(found.is_empty(), "{view}:\n  {}", found.join("\n  "));
    Ok(())
}
