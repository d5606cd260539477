//! The command line for this machine's platform.

use std::env::consts::EXE_SUFFIX;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::version::VERSION;
use crate::{modules, paths, programs, step};

/// Compiles the command line and copies it into a folder, under a name with version and platform.
pub fn build(folder: &Path) -> Result<()> {
    let platform = host()?;
    // A separate folder: with other compiler flags, Cargo would compile everything again.
    let target = paths::target().join("release-program");
    let mut cargo = programs::cargo(&["build", "--locked", "--release", "--package=reversi-cli"]);
    cargo.arg("--target-dir").arg(&target);
    let mut root = OsString::from("--remap-path-prefix=");
    root.push(paths::root());
    root.push("=/reversi");
    cargo.env(modules::RUSTFLAGS, modules::plain_paths(&[root]));
    step::run_logged("Compiling the command line", &mut cargo)?;
    let program = target.join("release").join(format!("reversi{EXE_SUFFIX}"));
    let name = format!("reversi-{VERSION}-{platform}{EXE_SUFFIX}");
    fs::copy(program, folder.join(name))?;
    Ok(())
}

/// The platform of the compiler, such as `x86_64-unknown-linux-gnu`.
fn host() -> Result<String> {
    let version = programs::output_of("rustc", &["-vV"]).context("rustc is missing")?;
    let host = version.lines().find_map(|line| line.strip_prefix("host: "));
    Ok(host.context("rustc names no platform")?.to_owned())
}
