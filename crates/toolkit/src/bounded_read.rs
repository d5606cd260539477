//! Whole files of a bounded size.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// Bytes: more than any game, database or weights file has. A device may have no end.
const MAX_BYTES: u64 = 256 << 20;

/// The bytes of a file.
///
/// # Errors
/// If the file cannot be read, or has more than 256 MiB. The error names the file.
pub fn read_bounded(path: &Path) -> Result<Vec<u8>> {
    read_at_most(path, MAX_BYTES)
}

/// The bytes of a file.
///
/// # Errors
/// If the file cannot be read, or has more than `max` bytes.
fn read_at_most(path: &Path, max: u64) -> Result<Vec<u8>> {
    let name = || path.display().to_string();
    let file = File::open(path).with_context(name)?;
    let mut bytes = Vec::new();
    file.take(max + 1)
        .read_to_end(&mut bytes)
        .with_context(name)?;
    ensure!(
        bytes.len() as u64 <= max,
        "{}: the file has more than {} MiB",
        path.display(),
        max >> 20
    );
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_of_the_bound_is_read_and_a_longer_one_is_refused() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("long.txt");
        std::fs::write(&file, vec![b'x'; 1 << 20]).expect("a file");
        let bytes = read_at_most(&file, 1 << 20).expect("as long as the bound");
        assert_eq!(bytes.len(), 1 << 20);
        std::fs::write(&file, vec![b'x'; (1 << 20) + 1]).expect("a file");
        let error = read_at_most(&file, 1 << 20).expect_err("one byte more");
        let expected = format!("{}: the file has more than 1 MiB", file.display());
        assert_eq!(error.to_string(), expected);
    }

    #[cfg(unix)]
    #[test]
    fn a_device_without_an_end_is_refused() {
        let error = read_at_most(Path::new("/dev/zero"), 1 << 20).expect_err("no end");
        assert_eq!(error.to_string(), "/dev/zero: the file has more than 1 MiB");
    }
}
