//! Licences, sources and versions of the dependencies, which cargo-deny checks against `deny.toml`.

use anyhow::Result;

use crate::{paths, step, tools};

/// Installs cargo-deny if it is missing, and checks all that any crate depends on, for any target.
/// The advisories are left out: they are a repository that changes without this one.
pub fn run() -> Result<()> {
    tools::cargo_deny()?;
    let mut deny = paths::command("cargo-deny");
    deny.args(["--locked", "check", "--deny=warnings"])
        .args(["licenses", "bans", "sources"]);
    step::run_streaming("cargo deny check", &mut deny)
}
