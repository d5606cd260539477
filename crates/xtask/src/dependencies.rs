//! Licences, sources and versions of the dependencies, which cargo-deny checks against `deny.toml`,
//! and the advisories of npm's registry against what the page holds of npm.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{paths, step, tools};

/// Installs cargo-deny if it is missing, and checks all that any crate depends on, for any target,
/// then the packages of npm. The advisories for crates are left out: they are a repository that
/// changes without this one.
pub fn run() -> Result<()> {
    tools::cargo_deny()?;
    let mut deny = paths::command("cargo-deny");
    deny.args(["--locked", "check", "--deny=warnings"])
        .args(["licenses", "bans", "sources"]);
    step::run_streaming("cargo deny check", &mut deny)?;
    tools::node()?;
    let mut npm = paths::command("npm");
    npm.args(["audit", "--json", "--omit=dev"]);
    let output = npm.output().context("npm does not start")?;
    let report = serde_json::from_slice(&output.stdout).unwrap_or_default();
    let Some(count) = advisories(&report) else {
        println!("npm audit: the registry gives no advisories here; not checked.");
        return Ok(());
    };
    ensure!(count == 0, "npm audit names {count} advisories: {report:#}");
    println!("npm audit: no advisory for what the page holds.");
    Ok(())
}

/// The number of advisories in a report of `npm audit`; none in what a registry without advisories
/// answers.
fn advisories(report: &Value) -> Option<u64> {
    report["metadata"]["vulnerabilities"]["total"].as_u64()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::advisories;

    #[test]
    fn a_report_of_npm_has_its_number_of_advisories() {
        let report = json!({ "metadata": { "vulnerabilities": { "high": 2, "total": 3 } } });
        assert_eq!(advisories(&report), Some(3));
        let error = json!({ "message": "405 Method Not Allowed", "error": {} });
        assert_eq!(advisories(&error), None);
    }
}
