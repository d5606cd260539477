//! Files as hosts compress them on the way to a browser.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use flate2::{Compression, write::GzEncoder};

/// The bytes, compressed.
pub fn pack(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

/// Whether a file shrinks that way; pictures made of pixels are compressed already.
pub fn shrinks(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    !matches!(&*ending, "png" | "jpg" | "webp")
}

#[cfg(test)]
mod tests {
    use super::{Path, pack, shrinks};

    #[test]
    fn repetition_weighs_little() {
        assert!(pack(&[7; 10_000]).is_ok_and(|packed| packed.len() < 100));
    }

    #[test]
    fn pictures_of_pixels_are_left_alone() {
        assert!(shrinks(Path::new("www/icon.svg")));
        assert!(!shrinks(Path::new("www/icon.png")));
    }
}
