//! The packages of npm: the element `<reversi-game>` and the engine.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::{dist, files, modules, page_scripts, paths, programs, step};

/// A package: its folder below `packages/`.
const PACKAGES: [&str; 2] = ["element", "engine"];

/// Assembles and packs the packages into a folder. The page has been built before.
pub fn pack(folder: &Path) -> Result<()> {
    for name in PACKAGES {
        let package = assemble(name)?;
        let mut npm = programs::command("npm");
        npm.args(["pack", "--ignore-scripts", "--pack-destination"]);
        npm.arg(folder).arg(&package);
        step::run_logged(&format!("Packing the {name} for npm"), &mut npm)?;
    }
    Ok(())
}

/// Packs the packages, and tries them in empty projects.
pub fn check() -> Result<()> {
    let folder = paths::target().join("packages").join("packed");
    files::remove(&folder)?;
    fs::create_dir_all(&folder)?;
    pack(&folder)?;
    let mut node = programs::node();
    node.args(["--test", "tests/packages/packages.test.mjs"]);
    node.env("REVERSI_PACKAGES", &folder);
    step::run_logged("Trying the packages in empty projects", &mut node)
}

/// Lays out the files of a package, and returns their folder.
fn assemble(name: &str) -> Result<PathBuf> {
    let root = paths::root();
    let package = paths::target().join("packages").join(name);
    files::remove(&package)?;
    fs::create_dir_all(&package)?;
    copy_below(&root.join("packages").join(name), &package, |_| true)?;
    match name {
        // The rules with all notations hold the page's small ones, and what starts helpers is part
        // of the page.
        "engine" => copy_below(&modules::folder(), &package, |name| {
            !["reversi-rules", "reversi-threads"]
                .iter()
                .any(|module| name.starts_with(module))
        })?,
        // The scripts as the build has joined them.
        _ => {
            copy_below(&dist::folder().join("embed"), &package, |name| {
                ["embed.js", "embed.d.ts", "diagram.js"].contains(&name)
            })?;
            page_scripts::compile_in(&package, "embed.mts")?;
        }
    }
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(root.join(licence), package.join(licence))?;
    }
    Ok(package)
}

/// Copies the files of a folder whose names below it are `wanted`.
fn copy_below(source: &Path, target: &Path, wanted: fn(&str) -> bool) -> Result<()> {
    for file in files::below(source)? {
        let name = paths::name_below(source, &file)?;
        if wanted(&name) {
            let place = target.join(&name);
            fs::create_dir_all(place.parent().context("a file lies in a folder")?)?;
            fs::copy(&file, &place)?;
        }
    }
    Ok(())
}
