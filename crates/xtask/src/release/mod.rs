//! `release`: the files that others download, in the folder `release/`. Nothing is uploaded.
//!
//! Two runs give the same bytes, in any folder: file times are fixed, and the program's compiler
//! gets no path of the machine.

mod archive;
mod bill_of_materials;
mod checksums;
mod crates;
mod notes;
mod packages;
mod program;
mod version;

use std::fs;
use std::path::PathBuf;

use anyhow::{Result, ensure};

use crate::{dist, files, paths, programs, step, tools};
use version::VERSION;

/// Where the files lie.
pub fn folder() -> PathBuf {
    paths::root().join("release")
}

/// Makes every file of the release. `dirty` takes a tree with changes that are not committed.
///
/// # Errors
/// If the tree has such changes, or a file cannot be made.
pub fn run(dirty: bool) -> Result<()> {
    let changes = step::output(programs::command("git").args(["status", "--porcelain"]))?;
    ensure!(
        dirty || changes.is_empty(),
        "the tree has changes that are not committed; commit them, or try with --dirty"
    );
    let folder = folder();
    files::remove(&folder)?;
    fs::create_dir_all(&folder)?;
    dist::build()?;
    dist::build_single_file()?;
    let name = |ending: &str| folder.join(format!("reversi-{VERSION}{ending}"));
    archive::write(
        &dist::folder(),
        &format!("reversi-{VERSION}"),
        &name(".zip"),
    )?;
    fs::copy(dist::single_file(), name(".html"))?;
    program::build(&folder)?;
    packages::pack(&folder)?;
    crates::pack(&folder)?;
    fs::write(name(".cdx.json"), bill_of_materials::text()?)?;
    let changelog = files::read(&paths::root().join("CHANGELOG.md"))?;
    fs::write(
        folder.join("RELEASE_NOTES.md"),
        notes::cut(&changelog, VERSION)?,
    )?;
    print!("{}", checksums::write(&folder)?);
    println!("The release is in {}.", folder.display());
    Ok(())
}

/// Packs the packages of npm and the crates, and tries them as their users do: installed into
/// empty projects, and compiled from their own files.
///
/// # Errors
/// If one of them fails.
pub fn check() -> Result<()> {
    tools::node()?;
    dist::build()?;
    packages::check()?;
    crates::check()?;
    println!("The packages and the crates hold.");
    Ok(())
}

/// Tries the packages of npm in empty projects.
///
/// # Errors
/// If one of them fails.
pub fn check_packages() -> Result<()> {
    dist::build()?;
    packages::check()
}
