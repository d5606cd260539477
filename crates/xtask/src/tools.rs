//! The build tools: the WebAssembly target, npm's packages, geckodriver, cargo-deny, cargo-mutants
//! and cargo-fuzz.
//!
//! A tool that is installed in exactly the right version is used; otherwise it is installed into
//! `.tools`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::{paths, step};

/// The target the page's module is compiled for.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The oldest Node whose test runner (`node --test`) and modules the project uses.
const NODE_MAJOR: u32 = 18;

/// Compiles the tools without optimisation: they run for seconds, optimising them takes minutes.
const QUICK_BUILD: [(&str, &str); 4] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "off"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_RELEASE_PANIC", "abort"),
];

/// A program that Cargo builds from its registry.
struct CargoTool {
    package: &'static str,
    program: &'static str,
    version: &'static str,
    flags: &'static [&'static str],
    purpose: &'static str,
}

/// Everything that `dist` needs.
pub fn for_dist() -> Result<()> {
    node()?;
    npm_packages()?;
    wasm_target()
}

/// Firefox's driver, the only one that is not a system package.
pub fn geckodriver() -> Result<()> {
    install(&CargoTool {
        package: "geckodriver",
        program: "geckodriver",
        version: "0.37.1",
        flags: &["--locked"],
        purpose: "drives Firefox",
    })
}

/// The reader of `deny.toml`, which only `dependencies` needs.
pub fn cargo_deny() -> Result<()> {
    install(&CargoTool {
        package: "cargo-deny",
        program: "cargo-deny",
        version: "0.20.2",
        flags: &["--locked", "--no-default-features"],
        purpose: "checks the dependencies",
    })
}

/// The maker of mutants, which only `mutants` needs.
pub fn cargo_mutants() -> Result<()> {
    install(&CargoTool {
        package: "cargo-mutants",
        program: "cargo-mutants",
        version: "27.1.0",
        flags: &["--locked"],
        purpose: "changes the engine in small ways",
    })
}

/// The driver of libFuzzer, which only `fuzz` needs.
pub fn cargo_fuzz() -> Result<()> {
    install(&CargoTool {
        package: "cargo-fuzz",
        program: "cargo-fuzz",
        version: "0.13.2",
        flags: &["--locked"],
        purpose: "searches for bytes that break laws",
    })
}

/// Installs a tool into `.tools` unless exactly its version is there or on `PATH`.
fn install(tool: &CargoTool) -> Result<()> {
    let CargoTool {
        package,
        program,
        version,
        flags,
        purpose,
    } = tool;
    let found = paths::output_of(program, &["--version"]);
    if found.as_deref().and_then(version_in) == Some(version) {
        return Ok(());
    }
    let mut cargo = paths::cargo(&["install", "--root"]);
    cargo
        .arg(paths::tools())
        .args(*flags)
        .arg(format!("{package}@{version}"));
    // A folder of its own: tools that share one would wait for each other.
    let build = paths::tools().join("build").join(package);
    cargo.env("CARGO_TARGET_DIR", &build).envs(QUICK_BUILD);
    step::run_logged(
        &format!("Installing {program} {version} ({purpose}; some minutes, once)"),
        &mut cargo,
    )?;
    fs::remove_dir_all(&build).with_context(|| format!("cannot remove {}", build.display()))
}

/// The version in a `--version` line: the second word of "cargo-deny 0.20.2".
fn version_in(line: &str) -> Option<&str> {
    line.split_whitespace().nth(1)
}

/// Adds the WebAssembly target to the toolchain in use.
pub fn wasm_target() -> Result<()> {
    let sysroot = paths::output_of("rustc", &["--print", "sysroot"])
        .context("rustc is missing; install Rust with rustup (https://rustup.rs)")?;
    if Path::new(&sysroot)
        .join("lib/rustlib")
        .join(WASM_TARGET)
        .is_dir()
    {
        return Ok(());
    }
    if paths::find("rustup").is_none() {
        bail!("this Rust has no {WASM_TARGET} target, and there is no rustup to add it");
    }
    step::run_logged(
        "Adding Rust's WebAssembly target",
        paths::command("rustup").args(["target", "add", WASM_TARGET]),
    )
}

/// Checks that Node and npm are there; the error says how to get them.
pub fn node() -> Result<()> {
    let advice = format!("install Node {NODE_MAJOR} or newer with npm (https://nodejs.org)");
    let version = paths::output_of("node", &["--version"])
        .with_context(|| format!("Node is missing; {advice}"))?;
    if node_major(&version).is_none_or(|major| major < NODE_MAJOR) {
        bail!("Node {version} is too old; {advice}");
    }
    paths::find("npm")
        .map(drop)
        .with_context(|| format!("npm is missing; {advice}"))
}

/// The 20 of "v20.1.0".
fn node_major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

/// Installs npm's development packages, again if the lock file is newer than they are.
pub fn npm_packages() -> Result<()> {
    let time = |path: &str| paths::root().join(path).metadata()?.modified();
    let lock = time("package-lock.json").context("cannot read package-lock.json")?;
    if time("node_modules/.package-lock.json").is_ok_and(|installed| installed >= lock) {
        return Ok(());
    }
    step::run_logged(
        "Installing npm's packages (bundle, format and check the page)",
        paths::command("npm").args(["ci", "--no-audit", "--no-fund"]),
    )
}

#[cfg(test)]
mod tests {
    use super::{node_major, version_in};

    #[test]
    fn a_version_is_the_second_word() {
        assert_eq!(version_in("cargo-deny 0.20.2"), Some("0.20.2"));
        assert_eq!(
            version_in("geckodriver 0.37.1 (abc 2000-01-01)\n\nmore"),
            Some("0.37.1")
        );
        assert_eq!(version_in("cargo-deny"), None);
    }

    #[test]
    fn nodes_major_version_is_read() {
        assert_eq!(node_major("v20.20.2"), Some(20));
        assert_eq!(node_major("20"), None);
    }
}
