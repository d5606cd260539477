//! Trunk, the second front of the page's build: it calls `cargo xtask stage` (Trunk.toml), so both
//! make the same page.

use std::fs;

use anyhow::{Result, ensure};

use crate::{dist, files, paths, programs, step, tools};

/// Builds the page by `trunk build --release`, and refuses any difference to that of `dist`.
pub fn compare() -> Result<()> {
    dist::build()?;
    tools::trunk()?;
    let by_trunk = paths::target().join("by-trunk");
    let mut trunk = programs::command("trunk");
    trunk
        .args(["build", "--release", "--offline", "--dist"])
        .arg(&by_trunk);
    step::run_logged("Building the page by Trunk", &mut trunk)?;
    let names = |folder| -> Result<Vec<String>> {
        let files = files::below(folder)?;
        files
            .iter()
            .map(|file| paths::name_below(folder, file))
            .collect()
    };
    let (ours, theirs) = (names(&dist::folder())?, names(&by_trunk)?);
    ensure!(
        ours == theirs,
        "Trunk's page has other files: {theirs:?}, not {ours:?}"
    );
    for name in &ours {
        let same = fs::read(dist::folder().join(name))? == fs::read(by_trunk.join(name))?;
        ensure!(same, "{name} of Trunk's page differs from that of dist");
    }
    println!("Trunk and dist make the same page: {} files.", ours.len());
    Ok(())
}
