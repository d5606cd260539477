//! The crates that others build on, packed as their registry takes them.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};

use super::version::VERSION;
use crate::{paths, programs, step};

/// The crates that are published; all others stay in this repository.
const PUBLISHED: [&str; 5] = [
    "reversi-game",
    "reversi-engine",
    "side-games",
    "reversi-toolkit",
    "reversi-cli",
];

/// Packs the crates into a folder.
pub fn pack(folder: &Path) -> Result<()> {
    let mut cargo = cargo_package();
    step::run_logged("Packing the crates", cargo.arg("--no-verify"))?;
    for name in PUBLISHED {
        let file = format!("{name}-{VERSION}.crate");
        fs::copy(
            paths::target().join("package").join(&file),
            folder.join(&file),
        )?;
    }
    Ok(())
}

/// Compiles each crate from the files that its package has, and checks that these are all.
pub fn check() -> Result<()> {
    step::run_logged(
        "Compiling the crates from their packages",
        &mut cargo_package(),
    )?;
    for name in PUBLISHED {
        let mut cargo = programs::cargo(&["package", "--list", "--allow-dirty", "--package", name]);
        let list = step::output(&mut cargo)?;
        for needed in ["README.md", "LICENSE-MIT", "LICENSE-APACHE"] {
            ensure!(
                list.lines().any(|line| line == needed),
                "the package of {name} lacks {needed}"
            );
        }
    }
    Ok(())
}

/// `release` has refused a tree with uncommitted changes already.
fn cargo_package() -> Command {
    let mut cargo = programs::cargo(&["package", "--locked", "--allow-dirty"]);
    cargo.args(PUBLISHED.map(|name| format!("--package={name}")));
    cargo
}

#[cfg(test)]
mod tests {
    use super::PUBLISHED;
    use crate::{files, paths};

    #[test]
    fn the_programs_of_the_readmes_have_no_line_that_only_a_doc_test_hides() {
        let mut programs = 0;
        for name in PUBLISHED {
            let folder = name.strip_prefix("reversi-").unwrap_or(name);
            let file = paths::root().join("crates").join(folder).join("README.md");
            let text = files::read(&file).expect("each crate has a README");
            for program in text.split("```rust\n").skip(1) {
                let program = program.split("```").next().unwrap_or_default();
                let hidden = program.lines().find(|line| line.starts_with("# "));
                assert_eq!(hidden, None, "{name}");
                programs += 1;
            }
        }
        assert!(programs >= 3, "{programs} programs");
    }
}
