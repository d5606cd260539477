//! Licences, sources and versions of the dependencies, which cargo-deny checks against `deny.toml`,
//! and the advisories of npm's registry against what the page holds of npm.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::{programs, step, tools};

/// Installs cargo-deny if it is missing, and checks all that any crate depends on, for any target,
/// then the packages of npm. The advisories for crates are left out: they are a repository that
/// changes without this one.
pub fn run() -> Result<()> {
    tools::cargo_deny()?;
    let mut deny = programs::command("cargo-deny");
    deny.args(["--locked", "check", "--deny=warnings"])
        .args(["licenses", "bans", "sources"]);
    step::run_streaming("cargo deny check", &mut deny)?;
    tools::node()?;
    let mut npm = programs::command("npm");
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

/// All crates that any crate of the workspace depends on, as Cargo describes them.
pub fn metadata() -> Result<Value> {
    let mut cargo = programs::cargo(&["metadata", "--format-version=1", "--locked"]);
    Ok(serde_json::from_str(&step::output(&mut cargo)?)?)
}

/// The number of advisories in a report of `npm audit`; none in what a registry without advisories
/// answers.
fn advisories(report: &Value) -> Option<u64> {
    report["metadata"]["vulnerabilities"]["total"].as_u64()
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use serde_json::{Value, json};

    use super::{advisories, metadata};
    use crate::{files, paths};

    /// The parts of a licence, in any order: Cargo accepts `MIT/Apache-2.0` as well.
    fn alternatives(licence: &str) -> BTreeSet<String> {
        let inner = licence
            .strip_prefix('(')
            .and_then(|rest| rest.strip_suffix(')'));
        let plain = inner.unwrap_or(licence).replace('/', " OR ");
        plain.split(" OR ").map(str::to_owned).collect()
    }

    /// The dependencies that a manifest of Cargo names, without those of this repository.
    fn named_by(manifest: &toml::Table, found: &mut BTreeSet<String>) {
        for (key, value) in manifest {
            let Some(table) = value.as_table() else {
                continue;
            };
            if key.ends_with("dependencies") {
                let foreign = table.iter().filter(|(_, one)| one.get("path").is_none());
                found.extend(foreign.map(|(name, _)| name.clone()));
            } else if key == "target" || key.starts_with("cfg(") {
                named_by(table, found);
            }
        }
    }

    /// The direct dependencies of every crate and of the page.
    fn direct() -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for file in files::below(&paths::root().join("crates")).expect("crates") {
            if file.ends_with("Cargo.toml") {
                let manifest = files::read(&file).expect("a manifest");
                named_by(&manifest.parse().expect("TOML"), &mut found);
            }
        }
        for place in ["fuzz/Cargo.toml", "tests/browser/Cargo.toml"] {
            let manifest = files::read(&paths::root().join(place)).expect("a manifest");
            named_by(&manifest.parse().expect("TOML"), &mut found);
        }
        let page = files::read(&paths::root().join("package.json")).expect("package.json");
        let page: Value = serde_json::from_str(&page).expect("JSON");
        for kind in ["dependencies", "devDependencies"] {
            let names = page[kind].as_object().expect("packages of npm");
            found.extend(names.keys().cloned());
        }
        found
    }

    /// The licences that the registries name.
    fn licences() -> BTreeMap<String, BTreeSet<String>> {
        let crates = metadata().expect("Cargo describes the crates");
        let crates = crates["packages"].as_array().expect("packages");
        let crates = crates.iter().map(|one| (one["name"].as_str(), one));
        let lock = files::read(&paths::root().join("package-lock.json")).expect("a lock");
        let lock: Value = serde_json::from_str(&lock).expect("JSON");
        let packages = lock["packages"].as_object().expect("packages");
        let packages = packages
            .iter()
            .map(|(path, one)| (path.strip_prefix("node_modules/"), one));
        let licensed = crates.chain(packages).filter_map(|(name, one)| {
            let licence = one["license"].as_str()?;
            Some((name?.to_owned(), alternatives(licence)))
        });
        licensed.collect()
    }

    #[test]
    fn the_tables_have_every_direct_dependency_with_its_licence() {
        let document = files::read(&paths::root().join("docs/dependencies.md"));
        let document = document.expect("docs/dependencies.md");
        let (tables, _) = document
            .split_once("## Ours")
            .expect("the document ends with what is ours");
        let licences = licences();
        let mut rows = BTreeSet::new();
        for row in tables.lines().filter(|line| line.starts_with("| `")) {
            let cells: Vec<&str> = row.split('|').map(str::trim).collect();
            let (name, licence) = (cells[1].trim_matches('`'), cells[3]);
            assert!(rows.insert(name.to_owned()), "{name} has two rows");
            assert!(
                cells.iter().filter(|cell| cell.is_empty()).count() == 2,
                "{row}"
            );
            // Of what only the fuzzer compiles, Cargo describes nothing here.
            if let Some(named) = licences.get(name) {
                assert_eq!(alternatives(licence), *named, "the licence of {name}");
            }
        }
        assert_eq!(rows, direct());
    }

    #[test]
    fn each_part_that_is_ours_is_where_the_document_says() {
        let document = files::read(&paths::root().join("docs/dependencies.md"));
        let document = document.expect("docs/dependencies.md");
        let (_, table) = document.split_once("## Ours").expect("what is ours");
        let parts = table.lines().filter_map(|line| line.strip_prefix("| "));
        let named: Vec<_> = parts
            .filter_map(|row| row.split(" | ").next()?.split('`').nth(1))
            .filter(|part| part.contains('/'))
            .collect();
        assert!(named.len() > 10, "{named:?}");
        for part in named {
            assert!(paths::root().join(part).exists(), "{part}");
        }
    }

    #[test]
    fn a_report_of_npm_has_its_number_of_advisories() {
        let report = json!({ "metadata": { "vulnerabilities": { "high": 2, "total": 3 } } });
        assert_eq!(advisories(&report), Some(3));
        let error = json!({ "message": "405 Method Not Allowed", "error": {} });
        assert_eq!(advisories(&error), None);
    }
}
