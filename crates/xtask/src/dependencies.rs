//! The dependencies that `deny.toml` allows: their licences, their sources, and one version each.
//!
//! `cargo tree` lists them in a second; cargo-deny reads the same file and takes minutes to
//! install.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use crate::{paths, step};

/// What `deny.toml` says.
struct Rules {
    licences: Vec<String>,
    /// Crates that may come in a second version, as `name@version`.
    doubled: Vec<String>,
}

/// One version of a crate.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Package {
    name: String,
    version: String,
    /// Where it comes from, unless from the registry.
    source: Option<String>,
    licence: String,
}

/// Checks everything that any crate of the workspace depends on, for any target.
pub fn run() -> Result<()> {
    let rules = read_rules(&paths::read(&paths::root().join("deny.toml"))?)?;
    let tree = step::output(&mut paths::cargo(&[
        "tree",
        "--locked",
        "--workspace",
        "--all-features",
        "--target=all",
        "--edges=normal,build,dev",
        "--prefix=none",
        "--format={p}|{l}",
    ]))?;
    let packages: BTreeSet<Package> = tree
        .lines()
        .filter(|line| !line.is_empty())
        .map(|line| package(line).with_context(|| format!("not a package: {line}")))
        .collect::<Result<_>>()?;
    let problems = problems(&rules, &packages);
    if !problems.is_empty() {
        bail!(
            "deny.toml does not allow this:\n  {}",
            problems.join("\n  ")
        );
    }
    println!("{} packages are as deny.toml allows.", packages.len());
    Ok(())
}

fn read_rules(text: &str) -> Result<Rules> {
    let file: toml::Table = text.parse().context("deny.toml is not readable")?;
    let list = |section: &str, key: &str| {
        let list = file
            .get(section)
            .and_then(|section| section.get(key)?.as_array());
        list.with_context(|| format!("deny.toml has no list {section}.{key}"))
    };
    let text = |value: &toml::Value| value.as_str().map(str::to_owned);
    Ok(Rules {
        licences: list("licenses", "allow")?.iter().filter_map(text).collect(),
        doubled: list("bans", "skip")?
            .iter()
            .filter_map(|entry| entry.get("crate").and_then(text))
            .collect(),
    })
}

/// Reads a line such as `syn v3.0.9 (proc-macro)|MIT OR Apache-2.0`.
fn package(line: &str) -> Option<Package> {
    let (package, licence) = line.trim_end_matches(" (*)").split_once('|')?;
    let mut words = package.splitn(3, ' ');
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let rest = words.next().unwrap_or_default().replace("(proc-macro)", "");
    let source = rest.trim().trim_matches(['(', ')']);
    Some(Package {
        name: name.to_owned(),
        version: version.to_owned(),
        source: (!source.is_empty()).then(|| source.to_owned()),
        licence: licence.trim_end_matches(" (*)").to_owned(),
    })
}

/// One sentence for each broken rule.
fn problems(rules: &Rules, packages: &BTreeSet<Package>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut versions = BTreeMap::<&str, Vec<&str>>::new();
    let root = paths::root().to_string_lossy();
    for package in packages {
        let Package {
            name,
            version,
            source,
            licence,
        } = package;
        if !allows(&rules.licences, licence) {
            problems.push(format!("{name} {version} has the licence \"{licence}\""));
        }
        if let Some(source) = source.as_ref().filter(|source| !source.starts_with(&*root)) {
            problems.push(format!("{name} {version} comes from {source}"));
        }
        let skipped = |entry: &String| match entry.split_once('@') {
            Some((skipped, from)) => skipped == name && version.starts_with(&format!("{from}.")),
            None => entry == name,
        };
        if !rules.doubled.iter().any(skipped) {
            versions.entry(name).or_default().push(version);
        }
    }
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        problems.push(format!(
            "{name} comes in the versions {}",
            versions.join(" and ")
        ));
    }
    let unused = rules.licences.iter().filter(|allowed| {
        let named = |package: &Package| tokens(&package.licence).contains(&allowed.as_str());
        !packages.iter().any(named)
    });
    problems.extend(unused.map(|licence| format!("no crate has the licence {licence}")));
    problems
}

/// The words and brackets of a licence expression; a slash is an old way to write OR.
fn tokens(expression: &str) -> Vec<&str> {
    let words = expression.split_whitespace();
    words
        .flat_map(|word| word.split_inclusive(['(', '/']))
        .flat_map(|word| match word.strip_suffix(['(', '/', ')']) {
            Some(before) => [before, &word[before.len()..]],
            None => [word, ""],
        })
        .map(|word| if word == "/" { "OR" } else { word })
        .filter(|word| !word.is_empty())
        .collect()
}

/// Whether the allowed licences satisfy an expression; AND binds closer than OR.
fn allows(allowed: &[String], expression: &str) -> bool {
    let tokens = tokens(expression);
    let mut rest = &tokens[..];
    any(allowed, &mut rest) && rest.is_empty()
}

fn any(allowed: &[String], rest: &mut &[&str]) -> bool {
    let mut holds = all(allowed, rest);
    while let ["OR", after @ ..] = *rest {
        *rest = after;
        holds |= all(allowed, rest);
    }
    holds
}

fn all(allowed: &[String], rest: &mut &[&str]) -> bool {
    let mut holds = one(allowed, rest);
    while let ["AND", after @ ..] = *rest {
        *rest = after;
        holds &= one(allowed, rest);
    }
    holds
}

fn one(allowed: &[String], rest: &mut &[&str]) -> bool {
    match **rest {
        ["(", ref inner @ ..] => {
            *rest = inner;
            let holds = any(allowed, rest);
            match **rest {
                [")", ref after @ ..] => *rest = after,
                _ => return false,
            }
            holds
        }
        // An exception only adds permissions.
        [licence, "WITH", _, ref after @ ..] | [licence, ref after @ ..] => {
            *rest = after;
            allowed.iter().any(|name| name == licence)
        }
        [] => false,
    }
}

#[cfg(test)]
mod tests {
    use super::{BTreeSet, Rules, allows, package, problems};

    fn found(lines: &[&str]) -> Vec<String> {
        let rules = Rules {
            licences: vec!["MIT".into()],
            doubled: vec!["old@1".into()],
        };
        let packages = lines.iter().map(|line| package(line).expect("a package"));
        problems(&rules, &packages.collect::<BTreeSet<_>>())
    }

    #[test]
    fn a_licence_expression_is_evaluated() {
        let allowed = ["MIT".to_owned(), "Zlib".to_owned()];
        for good in [
            "MIT",
            "Apache-2.0 OR MIT",
            "Apache-2.0/MIT",
            "(MIT OR GPL-3.0) AND Zlib",
            "GPL-3.0 AND BSD-3-Clause OR MIT",
            "MIT WITH Some-exception",
        ] {
            assert!(allows(&allowed, good), "{good}");
        }
        for bad in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT",
            "MIT AND (GPL-3.0 OR Apache-2.0)",
        ] {
            assert!(!allows(&allowed, bad), "{bad}");
        }
    }

    #[test]
    fn a_forbidden_licence_is_named() {
        assert_eq!(
            found(&["a v1.0.0|MIT", "b v2.0.0|GPL-3.0"]),
            ["b 2.0.0 has the licence \"GPL-3.0\""]
        );
    }

    #[test]
    fn a_second_version_needs_a_reason() {
        assert_eq!(
            found(&["old v1.2.0|MIT", "old v2.0.0 (proc-macro)|MIT"]),
            [""; 0]
        );
        assert_eq!(
            found(&["a v1.2.0|MIT", "a v2.0.0|MIT (*)"]),
            ["a comes in the versions 1.2.0 and 2.0.0"]
        );
    }

    #[test]
    fn other_sources_than_the_registry_are_named() {
        assert_eq!(
            found(&["a v1.0.0 (https://git.example/a#0123)|MIT"]),
            ["a 1.0.0 comes from https://git.example/a#0123"]
        );
    }

    #[test]
    fn an_allowed_licence_that_nothing_has_is_named() {
        assert_eq!(found(&[]), ["no crate has the licence MIT"]);
    }
}
