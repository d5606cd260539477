//! What a browser downloads of the page, gzipped as hosts compress it, against the limits in
//! `limits.toml`.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{dist, files, gzip, paths};

/// How much more than its limit the page may weigh, in per cent.
const TOLERANCE: usize = 2;

/// The folder of the texts, which has one for each language.
const TEXTS: &str = "www/play/words/";

/// How a line of `limits.toml` begins that `--accept` writes.
const BYTES: &str = "bytes = ";

/// A sum of files that visitors feel.
struct Limit {
    what: String,
    /// What visitors feel of it, in a sentence.
    felt: String,
    /// The accepted sum, in gzipped bytes.
    bytes: usize,
    /// How the names of its files begin.
    files: Vec<String>,
    /// How the names of its texts end, which count in the language with most texts.
    texts: Vec<String>,
}

/// A file of the page and its weight in bytes, as it is and gzipped.
struct Weight {
    name: String,
    plain: usize,
    packed: usize,
}

/// Builds the page and prints what its files weigh. Refuses sums over their limits, unless they are
/// accepted as the limits of the next time.
pub fn run(accept: bool) -> Result<()> {
    dist::build()?;
    let mut weights = weigh(&dist::folder())?;
    weights.sort_by_key(|weight| std::cmp::Reverse(weight.packed));
    println!("{:>9} {:>9}  file", "bytes", "gzipped");
    for weight in &weights {
        println!("{:>9} {:>9}  {}", weight.plain, weight.packed, weight.name);
    }
    let file = paths::root().join("crates/xtask/limits.toml");
    let text = files::read(&file)?;
    let limits = limits(&text).with_context(|| format!("cannot read {}", file.display()))?;
    println!("\n{:>9} {:>9}  sum", "limit", "gzipped");
    let mut sums = Vec::new();
    let mut problems = Vec::new();
    for limit in &limits {
        let sum = limit.sum(&weights);
        println!("{:>9} {sum:>9}  {}", limit.bytes, limit.what);
        problems.extend(limit.excess(sum));
        sums.push(sum);
    }
    if accept {
        return Ok(fs::write(&file, accepted(&text, &sums))?);
    }
    if !problems.is_empty() {
        problems.push("`cargo xtask size --accept` raises the limits".to_owned());
        bail!(problems.join("\n"));
    }
    Ok(())
}

/// The limits of `limits.toml`.
fn limits(text: &str) -> Result<Vec<Limit>> {
    let table: toml::Table = text.parse()?;
    let rows = table.get("limits").and_then(toml::Value::as_array);
    let rows = rows.context("it has no [[limits]]")?;
    rows.iter()
        .map(|row| limit(row).with_context(|| format!("a limit lacks a field: {row:?}")))
        .collect()
}

fn limit(row: &toml::Value) -> Option<Limit> {
    let text = |field| Some(row.get(field)?.as_str()?.to_owned());
    let list = |field| -> Option<Vec<String>> {
        let names = row.get(field)?.as_array()?.iter();
        names.map(|name| Some(name.as_str()?.to_owned())).collect()
    };
    Some(Limit {
        what: text("what")?,
        felt: text("felt")?,
        bytes: row.get("bytes")?.as_integer()?.try_into().ok()?,
        files: list("files")?,
        texts: list("texts")?,
    })
}

/// The text of `limits.toml` with other bytes, in the order of its limits.
fn accepted(text: &str, sums: &[usize]) -> String {
    let mut sums = sums.iter();
    let lines = text.lines().map(|line| {
        let sum = line.starts_with(BYTES).then(|| sums.next()).flatten();
        sum.map_or(format!("{line}\n"), |sum| format!("{BYTES}{sum}\n"))
    });
    lines.collect()
}

impl Limit {
    /// The gzipped bytes of its files and texts.
    fn sum(&self, weights: &[Weight]) -> usize {
        let named = |weight: &&Weight| {
            self.files
                .iter()
                .any(|start| weight.name.starts_with(start))
        };
        let files = weights.iter().filter(named).map(|weight| weight.packed);
        let mut languages = BTreeMap::<&str, usize>::new();
        for weight in weights {
            let (folder, _) = weight.name.rsplit_once('/').unwrap_or_default();
            if folder.starts_with(TEXTS) && self.texts.iter().any(|end| weight.name.ends_with(end))
            {
                *languages.entry(folder).or_default() += weight.packed;
            }
        }
        files.sum::<usize>() + languages.into_values().max().unwrap_or_default()
    }

    /// Says by how much a sum is over the limit, where it is, and who feels it.
    fn excess(&self, sum: usize) -> Option<String> {
        let Self {
            what, felt, bytes, ..
        } = self;
        (100 * sum > (100 + TOLERANCE) * bytes).then(|| {
            format!(
                "{what} has {sum} bytes, more than {TOLERANCE} % over its limit of {bytes}. {felt}"
            )
        })
    }
}

fn weigh(page: &Path) -> Result<Vec<Weight>> {
    let weigh_file = |path: &PathBuf| {
        let bytes = fs::read(path)?;
        Ok(Weight {
            name: paths::name_below(page, path)?,
            plain: bytes.len(),
            packed: gzip::pack(&bytes)?.len(),
        })
    };
    files::below(page)?.iter().map(weigh_file).collect()
}

#[cfg(test)]
mod tests {
    use super::{Limit, Weight, accepted, files, limits, paths};

    fn boat() -> Limit {
        Limit {
            what: "the boat".to_owned(),
            felt: "It sinks.".to_owned(),
            bytes: 1_000,
            files: vec!["keel".to_owned(), "www/sail/".to_owned()],
            texts: vec!["/page.js".to_owned(), "/later.js".to_owned()],
        }
    }

    #[test]
    fn two_per_cent_over_a_limit_are_allowed_and_a_byte_more_is_not() {
        assert_eq!(boat().excess(1_020), None);
        assert_eq!(
            boat().excess(1_021).as_deref(),
            Some("the boat has 1021 bytes, more than 2 % over its limit of 1000. It sinks.")
        );
    }

    #[test]
    fn a_sum_has_the_named_files_and_the_texts_of_the_largest_language() {
        let weights = [
            ("keel.js", 1),
            ("www/sail/a.svg", 10),
            ("www/sails.svg", 1_000_000),
            ("www/play/words/de/page.js", 400),
            ("www/play/words/en/page.js", 300),
            ("www/play/words/en/later.js", 200),
            ("www/play/words/en/study.js", 1_000_000),
        ];
        let weights = weights.map(|(name, packed)| Weight {
            name: name.to_owned(),
            plain: 3 * packed,
            packed,
        });
        assert_eq!(boat().sum(&weights), 511);
    }

    #[test]
    fn accepted_sums_replace_the_bytes_and_nothing_else() {
        let text = "# Why.\n[[limits]]\nbytes = 7\nfelt = \"bytes = 7\"\n[[limits]]\nbytes = 8\n";
        let expected = text.replace("\nbytes = 7", "\nbytes = 90");
        let expected = expected.replace("\nbytes = 8", "\nbytes = 91");
        assert_eq!(accepted(text, &[90, 91]), expected);
    }

    #[test]
    fn every_limit_of_the_file_is_read() {
        let file = paths::root().join("crates/xtask/limits.toml");
        let text = files::read(&file).expect("the file is there");
        let named: Vec<_> = limits(&text).expect("its limits have all fields");
        let named: Vec<_> = named.iter().map(|limit| &limit.what[..]).collect();
        let expected = [
            "the first load",
            "a visit against the computer",
            "the engine",
            "an embedded board",
            "all files",
        ];
        assert_eq!(named, expected);
    }
}
