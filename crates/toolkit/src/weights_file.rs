//! Files of evaluation weights.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context, Result};
use flate2::Crc;
use reversi_engine::Weights;

use crate::bounded_read::read_bounded;

/// Weights read from a file.
#[derive(Clone)]
pub struct WeightsFile {
    /// The weights.
    pub weights: Arc<Weights>,
    /// CRC-32 of the file: it distinguishes weights in logs, which a file's name does not.
    pub checksum: u32,
}

impl WeightsFile {
    /// Reads a file.
    ///
    /// # Errors
    /// If the file cannot be read, or has another format.
    pub fn read(file: &Path) -> Result<WeightsFile> {
        let name = || file.display().to_string();
        let bytes = read_bounded(file)?;
        let mut crc = Crc::new();
        crc.update(&bytes);
        Ok(WeightsFile {
            weights: Arc::new(Weights::from_bytes(&bytes).with_context(name)?),
            checksum: crc.sum(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_known_by_its_content() {
        let folder = tempfile::tempdir().expect("a folder");
        let builtin = concat!(env!("CARGO_MANIFEST_DIR"), "/../engine/weights/weights.bin");
        let copy = folder.path().join("copy.bin");
        std::fs::copy(builtin, &copy).expect("writable");
        let read = |path: &Path| WeightsFile::read(path).expect("weights").checksum;
        assert_eq!(read(&copy), read(builtin.as_ref()));
        std::fs::write(&copy, b"something else").expect("writable");
        let error = WeightsFile::read(&copy).err().expect("no weights");
        assert!(format!("{error:#}").starts_with(&format!("{}: ", copy.display())));
    }
}
