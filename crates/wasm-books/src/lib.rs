//! The module `reversi-books`: it reads the opening books of other programs, and writes them.

use reversi_engine::{BookFile, BookFormat, BookReader};
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// The file of an opening book, which is read part by part.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ReadingBook(BookReader);

#[wasm_bindgen]
impl ReadingBook {
    /// A reader that keeps at most `most` positions, those with the fewest discs.
    #[wasm_bindgen(constructor)]
    pub fn new(most: u32) -> ReadingBook {
        ReadingBook(BookReader::new(most as usize))
    }

    /// Reads the next part of the file; false if it is no book.
    pub fn push(&mut self, part: &[u8]) -> bool {
        self.0.push(part).is_ok()
    }

    /// What was read, after the last part; nothing if it is no book.
    pub fn finish(self) -> Option<ReadBook> {
        self.0.finish().ok().map(ReadBook)
    }
}

/// A book that was read.
#[wasm_bindgen]
#[derive(Debug)]
pub struct ReadBook(BookFile);

#[wasm_bindgen]
impl ReadBook {
    /// The book for Edax.
    pub fn edax(&self) -> Vec<u8> {
        self.written(BookFormat::Edax)
    }

    /// The book as lines of moves.
    pub fn lines(&self) -> Vec<u8> {
        self.written(BookFormat::Lines)
    }

    /// The book as a file of the page.
    pub fn reversi(&self) -> Vec<u8> {
        self.written(BookFormat::Reversi)
    }

    /// Entries that were left out, because the file has too many positions.
    #[wasm_bindgen(getter)]
    pub fn left_out(&self) -> f64 {
        self.0.left_out as f64
    }

    /// The byte, from 1, at which a damaged file cannot be read any further.
    #[wasm_bindgen(getter)]
    pub fn damaged_at(&self) -> Option<f64> {
        self.0.damaged_at.map(|byte| byte as f64)
    }

    /// The numbers of the lines of a text that cannot be read, from 1; the first 1,000.
    #[wasm_bindgen(getter)]
    pub fn unread(&self) -> Vec<f64> {
        self.0.unread.iter().map(|&line| line as f64).collect()
    }

    fn written(&self, format: BookFormat) -> Vec<u8> {
        self.0.write(format).unwrap_or_default()
    }
}
