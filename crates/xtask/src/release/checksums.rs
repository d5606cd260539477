//! The list of the release's checksums.

use std::fs;
use std::path::Path;

use anyhow::Result;
use sha2::{Digest, Sha256};

use crate::{files, paths};

/// The name of the list.
const LIST: &str = "SHA256SUMS";

/// Writes a line for each file of a folder, its SHA-256 checksum and its name, as
/// `sha256sum --check` reads it, and returns the lines.
pub fn write(folder: &Path) -> Result<String> {
    let mut list = String::new();
    for file in files::below(folder)? {
        let name = paths::name_below(folder, &file)?;
        let digest = Sha256::digest(fs::read(&file)?);
        list += &format!("{}  {name}\n", hexadecimal(&digest));
    }
    fs::write(folder.join(LIST), &list)?;
    Ok(list)
}

/// Bytes, two digits each.
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
