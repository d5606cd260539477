//! The WebAssembly modules of the page: Cargo compiles them, and `js-glue` joins them to
//! JavaScript.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::step::Once;
use crate::unchanged::Build;
use crate::{files, paths, programs, step, tools};

/// A module of the page.
struct Module {
    /// Its package, whose name it bears.
    name: &'static str,
    /// The profile of Cargo that compiles it.
    profile: &'static str,
    /// The compiler flags that it has beside those of all modules.
    flags: &'static [&'static str],
}

/// Those that search: all of Reversi, for other programs, and the same without its notations, which
/// the page's worker loads.
const FAST: [Module; 2] = [
    Module {
        name: "reversi-wasm",
        profile: "release",
        flags: &[SIMD],
    },
    Module {
        name: "reversi-worker",
        profile: "release",
        flags: &[SIMD],
    },
];

/// The rules alone, which the first move waits for; the rules with all notations, which are loaded
/// when a text or a file is read or written; the opening books of other programs, when somebody
/// gives one; and the side games, which are loaded when one is chosen.
const SMALL: [Module; 4] = [
    Module {
        name: "reversi-rules",
        profile: "small",
        flags: &[],
    },
    Module {
        name: "reversi-notations",
        profile: "small",
        flags: &[],
    },
    Module {
        name: "reversi-books",
        profile: "small",
        flags: &[],
    },
    Module {
        name: "reversi-side-games",
        profile: "small",
        flags: &[],
    },
];

/// The engine with shared memory, for several workers of an isolated page.
const THREADS: Module = Module {
    name: "reversi-threads",
    profile: "release",
    flags: &[
        "-Ctarget-feature=+simd128,+atomics",
        "-Clink-arg=--shared-memory",
        "-Clink-arg=--import-memory",
        // The most that its memory grows to, in bytes: a search takes less than half of it.
        // Browsers reserve addresses for all of it.
        "-Clink-arg=--max-memory=268435456",
        // The symbols by which wasm-bindgen starts a thread.
        "-Clink-arg=--export=__wasm_init_tls",
        "-Clink-arg=--export=__tls_size",
        "-Clink-arg=--export=__tls_align",
        "-Clink-arg=--export=__tls_base",
    ],
};

/// Vectors of 128 bits: every browser that runs module workers has had them since March 2023. They
/// make the search faster; elsewhere they only make more code.
pub const SIMD: &str = "-Ctarget-feature=+simd128";

/// The modules with the scripts that load them and the declarations of their types, where
/// tsconfig.json looks for them.
pub fn folder() -> PathBuf {
    paths::root().join("target/modules")
}

/// What the modules are made of.
pub fn sources() -> impl Iterator<Item = PathBuf> {
    let files = [
        "crates",
        "Cargo.toml",
        "Cargo.lock",
        "rust-toolchain.toml",
        ".cargo/config.toml",
    ];
    files.into_iter().map(|file| paths::root().join(file))
}

/// Installs what is missing and builds the modules, once per run of this program, unless nothing
/// has changed since the last run.
pub fn build() -> Result<()> {
    static BUILT: Once = Once::new();
    BUILT.run(|| {
        tools::for_dist()?;
        let build = Build {
            name: "modules",
            sources: sources().collect(),
            result: folder(),
            variant: "",
        };
        build.run(compile)
    })
}

/// Compiles each module on its own: compiled together, each would get the features that another
/// asks for. Two profiles and `js-glue` are compiled at the same time, because optimising the whole
/// of a module takes one core only; so does [`THREADS`], whose standard library is compiled with
/// it.
fn compile() -> Result<()> {
    step::side_by_side(
        || {
            step::side_by_side(
                || FAST.iter().try_for_each(Module::compile),
                compile_threads,
            )
        },
        || step::side_by_side(|| SMALL.iter().try_for_each(Module::compile), compile_glue),
    )?;
    join()
}

/// The command that compiles a package to WebAssembly by a profile, with flags beside those of all
/// modules.
pub fn cargo_wasm(package: &str, profile: &str, flags: &[&str]) -> Command {
    let mut cargo = programs::cargo(&["build", "--locked", "--profile", profile]);
    cargo.args(["--target", tools::WASM_TARGET, "--package", package]);
    cargo.env(RUSTFLAGS, wasm_flags(flags));
    cargo
}

impl Module {
    fn compile(&self) -> Result<()> {
        let headline = format!("Compiling {} to WebAssembly", self.name);
        step::run_logged(
            &headline,
            &mut cargo_wasm(self.name, self.profile, self.flags),
        )
    }

    /// The module as Cargo compiles it.
    fn compiled(&self) -> PathBuf {
        self.compiled_below(&paths::target())
    }

    /// The module in a target folder of Cargo.
    fn compiled_below(&self, target: &Path) -> PathBuf {
        let folder = target.join(tools::WASM_TARGET).join(self.profile);
        folder
            .join(self.name.replace('-', "_"))
            .with_extension("wasm")
    }
}

/// Compiles [`THREADS`] with a standard library that shares memory: the one that comes with the
/// compiler is built without atomic instructions, and the linker refuses to share its memory.
/// Building another one is a feature that Cargo calls unstable, which `RUSTC_BOOTSTRAP` lets the
/// pinned compiler do.
fn compile_threads() -> Result<()> {
    let Module {
        name,
        profile,
        flags,
    } = THREADS;
    let sources = tools::standard_library()?;
    // Panic messages name its files, as they name those of dependencies.
    let mut remap = OsString::from("--remap-path-prefix=");
    remap.push(sources);
    remap.push("=/rust");
    let mut flags: Vec<OsString> = flags.iter().map(OsString::from).collect();
    flags.push(remap);
    let mut cargo = programs::cargo(&["build", "--locked", "--profile", profile]);
    cargo.args(["--target", tools::WASM_TARGET, "--package", name]);
    cargo.args(["-Z", "build-std=std,panic_abort"]);
    cargo.arg("--target-dir").arg(threads_target());
    cargo.env("RUSTC_BOOTSTRAP", "1");
    cargo.env(RUSTFLAGS, plain_paths(&flags));
    step::run_logged(&format!("Compiling {name} to WebAssembly"), &mut cargo)
}

/// A separate target folder: crates for the machine are compiled differently with
/// `RUSTC_BOOTSTRAP`, and each build would compile those of the other again.
fn threads_target() -> PathBuf {
    paths::target().join("threads")
}

/// Compiles the program that joins modules to JavaScript.
fn compile_glue() -> Result<()> {
    step::run_logged("Compiling wasm-bindgen", &mut cargo_glue("build"))
}

/// Joins the compiled modules to JavaScript.
fn join() -> Result<()> {
    files::remove(&folder())?;
    let mut glue = cargo_glue("run");
    glue.arg("--").arg(folder());
    glue.args(FAST.iter().chain(&SMALL).map(Module::compiled));
    glue.arg(THREADS.compiled_below(&threads_target()));
    step::run_logged("Joining the modules to JavaScript", &mut glue)
}

fn cargo_glue(what: &str) -> Command {
    programs::cargo(&[what, "--locked", "--package=js-glue"])
}

/// Where Cargo reads compiler flags that may hold blanks, separated by [`FLAG_SEPARATOR`].
pub const RUSTFLAGS: &str = "CARGO_ENCODED_RUSTFLAGS";
const FLAG_SEPARATOR: &str = "\u{1f}";

/// The compiler flags of a module.
fn wasm_flags(own: &[&str]) -> OsString {
    let own: Vec<OsString> = own.iter().map(OsString::from).collect();
    plain_paths(&own)
}

/// Compiler flags, with one that hides the path of the builder's home folder: panic messages name
/// source files, and without that path two machines build the same bytes.
pub fn plain_paths(own: &[OsString]) -> OsString {
    let mut flags = own.to_vec();
    let home = env::home_dir().map(|home| home.join(".cargo"));
    if let Some(cargo) = env::var_os("CARGO_HOME").map(PathBuf::from).or(home) {
        let mut remap = OsString::from("--remap-path-prefix=");
        remap.push(cargo);
        remap.push("=/cargo");
        flags.push(remap);
    }
    flags.join(FLAG_SEPARATOR.as_ref())
}
