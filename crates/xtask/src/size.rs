//! What a first visit downloads: every file of the page, compressed as hosts compress it.

use std::io::Write;

use anyhow::{Result, bail};
use flate2::{Compression, write::GzEncoder};

use crate::{bundle, programs};

/// Bytes after compression that the whole page may weigh.
const BUDGET: usize = 150_000;

/// A file of the page and its weight in bytes, as it is and compressed.
struct Weight {
    name: String,
    plain: usize,
    packed: usize,
}

/// Builds the page, prints the table and fails where the sum is over the budget.
pub fn run() -> Result<()> {
    bundle::dist()?;
    let mut weights = weigh()?;
    weights.sort_by_key(|weight| std::cmp::Reverse(weight.packed));
    println!("{:>9} {:>9}  file", "bytes", "gzipped");
    for Weight {
        name,
        plain,
        packed,
    } in &weights
    {
        println!("{plain:>9} {packed:>9}  {name}");
    }
    let plain: usize = weights.iter().map(|weight| weight.plain).sum();
    let packed: usize = weights.iter().map(|weight| weight.packed).sum();
    println!("{plain:>9} {packed:>9}  in all, of {BUDGET} gzipped");
    within_budget(packed)
}

fn within_budget(packed: usize) -> Result<()> {
    if packed > BUDGET {
        bail!(
            "the page is {} bytes over its budget of {BUDGET}",
            packed - BUDGET
        );
    }
    Ok(())
}

fn weigh() -> Result<Vec<Weight>> {
    let page = bundle::folder();
    let weigh_file = |path: &std::path::PathBuf| {
        let bytes = std::fs::read(path)?;
        let name = path.strip_prefix(&page)?.display().to_string();
        Ok(Weight {
            name,
            plain: bytes.len(),
            packed: packed_size(&bytes)?,
        })
    };
    programs::files_below(&page)?
        .iter()
        .map(weigh_file)
        .collect()
}

fn packed_size(bytes: &[u8]) -> Result<usize> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?.len())
}

#[cfg(test)]
mod tests {
    use super::{BUDGET, packed_size, within_budget};

    #[test]
    fn the_budget_itself_is_allowed_and_a_byte_more_is_not() {
        assert!(within_budget(BUDGET).is_ok());
        assert!(within_budget(BUDGET + 1).is_err());
    }

    #[test]
    fn repetition_weighs_little() {
        assert!(packed_size(&[7; 10_000]).is_ok_and(|size| size < 100));
    }
}
