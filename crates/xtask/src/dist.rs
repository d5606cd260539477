//! The finished page: `dist/`, a folder for any static host, and `dist-single/`, one file.
//!
//! Trunk assembles the page below the target folder and esbuild joins its modules. Only a page
//! that passes [`page_check`] replaces `dist/`, so a failed build leaves the previous one whole.

use std::env;
use std::ffi::OsString;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::step::Once;
use crate::{link_card, page_check, page_scripts, paths, step, tools};

/// A WebAssembly module of the page.
pub struct Module {
    /// Its package, whose name it bears.
    pub name: &'static str,
    /// The profile of Cargo that compiles it, which index.html names too.
    profile: &'static str,
}

/// The modules of the page: the whole engine; the rules alone, which the first move waits for; and
/// the side games, which are loaded when one is chosen.
pub const MODULES: [Module; 3] = [
    Module {
        name: "reversi-wasm",
        profile: "release",
    },
    Module {
        name: "reversi-rules",
        profile: "small",
    },
    Module {
        name: "reversi-side-games",
        profile: "small",
    },
];

impl Module {
    /// The module as Cargo compiles it, before wasm-bindgen.
    pub fn compiled(&self) -> PathBuf {
        let folder = paths::target().join(tools::WASM_TARGET).join(self.profile);
        folder
            .join(self.name.replace('-', "_"))
            .with_extension("wasm")
    }
}

/// Vectors of 128 bits: every browser that runs module workers has had them since March 2023.
const SIMD: &str = "-Ctarget-feature=+simd128";

/// The finished page.
pub fn folder() -> PathBuf {
    paths::root().join("dist")
}

/// The page in one file.
pub fn single_file() -> PathBuf {
    paths::root().join("dist-single").join("reversi.html")
}

/// Installs what is missing and builds the page, once per run of this program.
pub fn build() -> Result<()> {
    build_for(None)
}

/// Builds the page as [`build`] does, with a card for links to its address if that is given.
pub fn build_for(address: Option<&str>) -> Result<()> {
    static BUILT: Once = Once::new();
    BUILT.run(|| {
        let _lock = lock()?;
        let assembled = assemble()?;
        let page = paths::target().join("page");
        replace(&page, &assembled)?;
        if let Some(address) = address {
            link_card::write(&page.join("index.html"), address)?;
        }
        page_scripts::bundle(&page)?;
        page_scripts::release(&page)?;
        page_check::check(&page)?;
        replace(&folder(), &page)
    })
}

/// Installs what is missing and builds the page in one file, which plays from a disk.
pub fn build_single_file() -> Result<()> {
    static BUILT: Once = Once::new();
    BUILT.run(|| {
        let _lock = lock()?;
        let assembled = assemble()?;
        let file = single_file();
        fs::create_dir_all(file.parent().context("a file lies in a folder")?)?;
        page_scripts::inline(&assembled, &file)
    })
}

/// The command that compiles a package to WebAssembly by a profile.
pub fn cargo_wasm(package: &str, profile: &str) -> Command {
    let mut cargo = paths::cargo(&["build", "--locked", "--profile", profile]);
    cargo.args(["--target", tools::WASM_TARGET, "--package", package]);
    cargo.env(RUSTFLAGS, wasm_flags());
    cargo
}

/// Compiles the modules to WebAssembly, which also fetches the crates that Trunk needs. Each on
/// its own: compiled together, each would get the features that the other asks for.
fn compile_modules() -> Result<()> {
    static COMPILED: Once = Once::new();
    COMPILED.run(|| {
        for Module { name, profile } in MODULES {
            let headline = format!("Compiling {name} to WebAssembly");
            step::run_logged(&headline, &mut cargo_wasm(name, profile))?;
        }
        Ok(())
    })
}

/// Installs the tools and compiles the modules. On the first run Trunk takes as long to compile as
/// everything else, and its last crates leave a core idle: both run at the same time.
pub fn prepare() -> Result<()> {
    tools::for_compiling()?;
    step::side_by_side(
        || compile_modules().and_then(|()| tools::wasm_bindgen()),
        tools::trunk,
    )
}

/// Has Trunk assemble the page from its unjoined modules, once per run of this program; returns
/// the folder.
fn assemble() -> Result<PathBuf> {
    static ASSEMBLED: Once = Once::new();
    let page = paths::target().join("assembled");
    ASSEMBLED.run(|| {
        prepare()?;
        remove(&page)?;
        // Offline, Trunk uses the installed tools or fails, and never downloads others. It reads
        // NO_COLOR as a flag of its own and refuses the usual value 1; a backtrace would hide its
        // message.
        let mut trunk = paths::command("trunk");
        trunk
            .args(["build", "--release", "--offline", "--locked", "--dist"])
            .arg(&page)
            .env(RUSTFLAGS, wasm_flags())
            .env_remove("NO_COLOR")
            .env_remove("RUST_BACKTRACE");
        step::run_logged("Assembling the page", &mut trunk)?;
        remove(&page.join("www/test"))?;
        strip_instructions(&page.join("index.html"))?;
        page_scripts::page_buttons(&page)
    })?;
    Ok(page)
}

/// Where Cargo reads compiler flags that may hold blanks, separated by [`FLAG_SEPARATOR`].
const RUSTFLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";
const FLAG_SEPARATOR: &str = "\u{1f}";

/// The compiler flags of the modules. Panic messages name source files; without the path of the
/// builder's home folder, two machines build the same bytes.
fn wasm_flags() -> OsString {
    let mut flags = OsString::from(SIMD);
    let home = env::home_dir().map(|home| home.join(".cargo"));
    if let Some(cargo) = env::var_os("CARGO_HOME").map(PathBuf::from).or(home) {
        flags.push(FLAG_SEPARATOR);
        flags.push("--remap-path-prefix=");
        flags.push(cargo);
        flags.push("=/cargo");
    }
    flags
}

/// The build lock, held until dropped: two commands never build into the same folders.
fn lock() -> Result<File> {
    fs::create_dir_all(paths::tools())?;
    let file = File::create(paths::tools().join("lock"))?;
    file.lock().context("cannot lock .tools/lock")?;
    Ok(file)
}

/// Removes the instructions that Trunk leaves in `index.html` if it injects no script for them.
fn strip_instructions(index: &Path) -> Result<()> {
    let text = paths::read(index)?;
    let lines = text.lines().filter(|line| !line.contains(" data-trunk "));
    let text: String = lines.flat_map(|line| [line, "\n"]).collect();
    fs::write(index, text).with_context(|| format!("cannot write {}", index.display()))
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

/// Makes `target` a copy of `source`. A rename would fail if the target folder of Cargo lies on
/// another disk.
fn replace(target: &Path, source: &Path) -> Result<()> {
    remove(target)?;
    for file in paths::files_below(source)? {
        let copy = target.join(file.strip_prefix(source)?);
        fs::create_dir_all(copy.parent().context("a file lies in a folder")?)?;
        fs::copy(&file, &copy).with_context(|| format!("cannot write {}", copy.display()))?;
    }
    Ok(())
}
