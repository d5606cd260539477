//! Release notes: the part of the changelog that belongs to a version.

use anyhow::{Result, ensure};

/// The lines below the heading of `version`, up to the next heading of its kind.
pub fn cut(changelog: &str, version: &str) -> Result<String> {
    let belongs = |line: &str| {
        let heading = line.strip_prefix("## ").unwrap_or_default();
        heading.split([' ', '-']).next() == Some(version)
    };
    let below = changelog.lines().skip_while(|line| !belongs(line)).skip(1);
    let lines: Vec<&str> = below.take_while(|line| !line.starts_with("## ")).collect();
    let text = lines.join("\n").trim().to_owned();
    ensure!(
        !text.is_empty(),
        "CHANGELOG.md has nothing below a heading \"## {version}\""
    );
    Ok(text + "\n")
}

#[cfg(test)]
mod tests {
    use super::cut;

    #[test]
    fn the_notes_are_the_part_of_the_version_alone() {
        let changelog = "# Changelog\n\n## Unreleased\n\n- new\n\n## 0.2.0 - 2026-12-01\n\n\
                         ### Added\n\n- a\n\n## 0.1.0 - 2026-11-25\n\n- b\n";
        let notes = |version| cut(changelog, version);
        assert_eq!(
            notes("0.2.0").expect("there are notes"),
            "### Added\n\n- a\n"
        );
        assert_eq!(notes("0.1.0").expect("there are notes"), "- b\n");
        let error = notes("0.3.0").expect_err("there are none").to_string();
        assert!(error.contains("\"## 0.3.0\""), "{error}");
    }
}
