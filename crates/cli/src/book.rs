//! `reversi book FILE --to FORMAT`: the opening book of another program, written in another format.

use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use reversi_engine::{BookFile, BookFormat, BookReader};

/// Bytes of a part of a file.
const PART: usize = 1 << 20;

/// The most positions that the page keeps.
const MOST_ON_PAGE: u32 = 50_000;

/// Lines that are named.
const MOST_NAMED: usize = 10;

/// The format of this name, if books are written in it.
///
/// # Errors
/// Lists the formats, if there is none.
pub fn format(name: &str) -> Result<BookFormat> {
    let found = BookFormat::WRITTEN
        .into_iter()
        .find(|format| format.name() == name);
    if let Some(format) = found {
        return Ok(format);
    }
    let names = BookFormat::WRITTEN.map(BookFormat::name).join(", ");
    bail!("{name:?} is no format of books to write; there are {names}")
}

/// Writes the book of a file in a format, with at most the given number of positions.
///
/// # Errors
/// If the file cannot be read or is no book; if it is damaged, which leaves what stands before.
pub fn run(path: &Path, to: BookFormat, most: Option<u32>) -> Result<()> {
    let name = || path.display().to_string();
    let on_page = (to == BookFormat::Reversi).then_some(MOST_ON_PAGE);
    let most = most.or(on_page).unwrap_or(u32::MAX) as usize;
    let mut file = File::open(path).with_context(name)?;
    let mut reader = BookReader::new(most);
    let mut part = vec![0; PART];
    loop {
        let count = file.read(&mut part).with_context(name)?;
        if count == 0 {
            break;
        }
        reader.push(&part[..count]).with_context(name)?;
    }
    let book = reader.finish().with_context(name)?;
    let bytes = book
        .write(to)
        .context("books are not written in this format")?;
    let mut out = std::io::stdout().lock();
    out.write_all(&bytes)
        .context("the book cannot be written")?;
    if book.left_out > 0 {
        let kept = book.positions.len();
        let count = book.left_out;
        let sentence = format!("positions kept: {kept}; with more discs left out: {count}");
        // Without standard error, the book still has what was kept.
        let _ = writeln!(std::io::stderr(), "reversi: {}: {sentence}", name());
    }
    whole(&book).with_context(name)
}

/// # Errors
/// If a part of the book could not be read.
fn whole(book: &BookFile) -> Result<()> {
    if let Some(byte) = book.damaged_at {
        bail!("the book is damaged from byte {byte} on; what stands before it is written");
    }
    let lines = book.unread.iter().take(MOST_NAMED).map(u64::to_string);
    let lines = lines.collect::<Vec<_>>().join(", ");
    let count = book.unread.len();
    ensure!(
        count == 0,
        "lines that cannot be read are left out: {count}, first {lines}"
    );
    Ok(())
}
