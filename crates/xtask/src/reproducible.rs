//! The same bytes from any folder: the page built here, and from a copy of the sources elsewhere.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{dist, files, paths, programs, step};

/// Builds the page twice and compares its files.
pub fn run() -> Result<()> {
    dist::build()?;
    let copy = paths::target().join("elsewhere/of another name");
    fs::create_dir_all(&copy)?;
    copy_sources(&copy)?;
    let mut cargo = programs::cargo(&["xtask", "dist"]);
    cargo.current_dir(&copy).env_remove("CARGO_TARGET_DIR");
    step::run_logged("Building the page from another folder", &mut cargo)?;
    let different = differences(&dist::folder(), &copy.join("dist"))?;
    if !different.is_empty() {
        bail!("not the same bytes: {}", different.join(", "));
    }
    println!("Two folders give the same bytes.");
    Ok(())
}

/// Copies the tracked files, and new ones that Git does not ignore.
fn copy_sources(copy: &Path) -> Result<()> {
    let files = step::output(programs::command("git").args([
        "ls-files",
        "--cached",
        "--others",
        "--exclude-standard",
    ]))?;
    for name in files.lines() {
        let target = copy.join(name);
        fs::create_dir_all(target.parent().context("a file lies in a folder")?)?;
        fs::copy(paths::root().join(name), &target)
            .with_context(|| format!("cannot copy {name}"))?;
    }
    Ok(())
}

/// The files of two folders that differ, or are in one of them.
fn differences(one: &Path, other: &Path) -> Result<Vec<String>> {
    let mut different = Vec::new();
    for (folder, opposite) in [(one, other), (other, one)] {
        for file in files::below(folder)? {
            let name = paths::name_below(folder, &file)?;
            let same = fs::read(opposite.join(&name))
                .is_ok_and(|bytes| fs::read(&file).is_ok_and(|found| found == bytes));
            if !same && !different.contains(&name) {
                different.push(name);
            }
        }
    }
    Ok(different)
}

#[cfg(test)]
mod tests {
    use super::differences;
    use std::fs;

    #[test]
    fn a_changed_and_a_missing_file_differ() {
        let root = std::env::temp_dir().join(format!("reversi-folders-{}", std::process::id()));
        let (one, other) = (root.join("one"), root.join("other"));
        for folder in [&one, &other] {
            fs::create_dir_all(folder).expect("a temporary folder");
            fs::write(folder.join("same"), "same").expect("a file");
            fs::write(folder.join("changed"), folder.display().to_string()).expect("a file");
        }
        fs::write(other.join("more"), "").expect("a file");
        let found = differences(&one, &other).expect("both are readable");
        fs::remove_dir_all(&root).expect("the folder was made above");
        assert_eq!(found, ["changed", "more"]);
    }
}
