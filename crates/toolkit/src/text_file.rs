//! Text files.

use std::path::Path;

use anyhow::{Context, Result, anyhow};

/// The text of a file.
///
/// # Errors
/// If the file cannot be read, or is no text.
pub fn read_text(path: &Path) -> Result<String> {
    let bytes = std::fs::read(path).with_context(|| path.display().to_string())?;
    String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        anyhow!("{}: byte {} is no UTF-8 text", path.display(), valid + 1)
    })
}
