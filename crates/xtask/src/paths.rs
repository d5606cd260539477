//! Paths: the repository, Cargo's target folder, the project's own tools, and the names of files.

use std::env;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::Result;

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

/// A file's path from a folder on, with slashes on every system.
pub fn name_below(folder: &Path, file: &Path) -> Result<String> {
    let parts = file.strip_prefix(folder)?.components();
    let parts: Vec<_> = parts
        .map(|part| part.as_os_str().to_string_lossy().into_owned())
        .collect();
    Ok(parts.join("/"))
}
