//! axe-core, the accessibility checker, run inside the page.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::js;
use crate::page::Page;

/// The rule of the contrast of texts, the one that depends on the theme and its colours.
pub const CONTRAST: &str = "color-contrast";
/// The rule of the size of what is pressed, which takes as long as all others together.
pub const TARGET_SIZE: &str = "target-size";

/// The checker, with the rules that it applies.
pub struct Checker {
    source: String,
    rules: Value,
}

impl Checker {
    /// Applies every rule.
    ///
    /// # Errors
    /// axe-core is not installed.
    pub fn of_all_rules() -> Result<Self> {
        Self::new(json!({}))
    }

    /// Applies every rule but some.
    ///
    /// # Errors
    /// axe-core is not installed.
    pub fn of_all_rules_but(without: &[&str]) -> Result<Self> {
        Self::new(json!({ "without": without }))
    }

    /// Applies one rule.
    ///
    /// # Errors
    /// axe-core is not installed.
    pub fn of_rule(rule: &str) -> Result<Self> {
        Self::new(json!({ "alone": rule }))
    }

    fn new(rules: Value) -> Result<Self> {
        let path =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("../../node_modules/axe-core/axe.min.js");
        let source = std::fs::read_to_string(path)
            .context("axe-core is not installed: run `npm ci` or `cargo xtask test`")?;
        Ok(Self { source, rules })
    }

    /// Fails if the page violates a rule at present; `view` names what it shows.
    ///
    /// # Errors
    /// The violations, one a line.
    pub async fn check(&self, page: &Page, view: &str) -> Result<()> {
        if page.run("return 'axe' in window", vec![]).await? == json!(false) {
            page.run(&self.source, vec![]).await?;
        }
        let found = page
            .call_async(js!("axe.js"), vec![self.rules.clone()])
            .await?;
        let found: Vec<String> =
            serde_json::from_value(found.clone()).with_context(|| found.to_string())?;
        ensure!(found.is_empty(), "{view}:\n  {}", found.join("\n  "));
        Ok(())
    }
}
