//! Paths: the repository, Cargo's target folder, and programs. Programs are found in `.tools/bin`
//! before `PATH`: a pinned version precedes the machine's own.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use anyhow::{Context, Result};

/// The repository's root, two folders above this crate. Cargo says where the crate lies when it
/// runs the program: what was true when it was compiled ends when the folder is moved.
pub fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        let crate_folder = env::var_os("CARGO_MANIFEST_DIR");
        let crate_folder = PathBuf::from(crate_folder.unwrap_or(env!("CARGO_MANIFEST_DIR").into()));
        crate_folder
            .ancestors()
            .nth(2)
            .unwrap_or(&crate_folder)
            .to_owned()
    });
    &ROOT
}

/// Cargo's target folder, also where the caller has moved it by `CARGO_TARGET_DIR`.
pub fn target() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The folder `cargo install --root` is given.
pub fn tools() -> PathBuf {
    root().join(".tools")
}

/// `PATH` with the project's own tools in front.
fn search_path() -> OsString {
    let inherited = env::var_os("PATH").unwrap_or_default();
    let folders = [tools().join("bin")]
        .into_iter()
        .chain(env::split_paths(&inherited));
    env::join_paths(folders).unwrap_or(inherited)
}

/// The file a program's name stands for; `.exe` and `.cmd` are how Windows spells it.
pub fn find(program: &str) -> Option<PathBuf> {
    let spellings = ["", ".exe", ".cmd"].map(|ending| format!("{program}{ending}"));
    env::split_paths(&search_path())
        .flat_map(|folder| spellings.each_ref().map(|name| folder.join(name)))
        .find(|path| path.is_file())
}

/// A command in the repository's root which finds the project's own tools first.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(find(program).unwrap_or_else(|| program.into()));
    command.current_dir(root()).env("PATH", search_path());
    command
}

/// Cargo itself, the one that runs this program.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = command(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(arguments);
    command
}

/// What a command prints, or nothing where it is missing or fails.
pub fn output_of(program: &str, arguments: &[&str]) -> Option<String> {
    let output = command(program)
        .args(arguments)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// A text file, with its name in the error.
pub fn read(path: &Path) -> Result<String> {
    std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}

/// A file's path from a folder on, with slashes on every system.
pub fn name_below(folder: &Path, file: &Path) -> Result<String> {
    let parts = file.strip_prefix(folder)?.components();
    let parts: Vec<_> = parts
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    Ok(parts.join("/"))
}

/// Every file below a folder, in a stable order.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = folder
        .read_dir()
        .with_context(|| format!("cannot read {}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Removes a folder with all that is in it, where there is one.
pub fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}
