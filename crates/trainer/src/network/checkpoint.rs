//! The file of a network in training: a line that says how it is trained, the number of passes, and
//! all numbers that training goes on from.

use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::model::Network;

/// A network between two passes.
pub struct Checkpoint {
    header: String,
    /// The passes done.
    pub passes: u32,
    /// The network after them.
    pub network: Network,
}

impl Checkpoint {
    /// That of a file, or `network` before its first pass if there is no file.
    ///
    /// # Errors
    /// If the file cannot be read, or holds another training.
    pub fn open(path: &Path, header: String, network: Network) -> Result<Checkpoint> {
        let mut checkpoint = Checkpoint {
            header,
            passes: 0,
            network,
        };
        let name = || path.display().to_string();
        match fs::read(path) {
            Ok(bytes) => checkpoint.read(&bytes).with_context(name)?,
            Err(error) if error.kind() == ErrorKind::NotFound => {}
            Err(error) => return Err(error).with_context(name),
        }
        Ok(checkpoint)
    }

    /// Takes passes and network from the bytes of a file.
    fn read(&mut self, bytes: &[u8]) -> Result<()> {
        let line = bytes
            .split(|&byte| byte == b'\n')
            .next()
            .unwrap_or_default();
        ensure!(
            line == self.header.as_bytes(),
            "the file holds another training: {:?}, not {:?}",
            String::from_utf8_lossy(line),
            self.header
        );
        let (numbers, rest) = bytes.get(line.len() + 1..).unwrap_or_default().as_chunks();
        let mut places: Vec<&mut f32> = self.network.state_mut().collect();
        ensure!(
            rest.is_empty() && numbers.len() == places.len() + 1,
            "the file is cut off"
        );
        self.passes = u32::from_le_bytes(numbers[0]);
        for (place, &number) in places.iter_mut().zip(&numbers[1..]) {
            **place = f32::from_le_bytes(number);
        }
        Ok(())
    }

    /// Writes the file as a whole or not at all.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write(&self, path: &Path) -> Result<()> {
        let mut bytes = format!("{}\n", self.header).into_bytes();
        bytes.extend(self.passes.to_le_bytes());
        bytes.extend(self.network.state().flat_map(f32::to_le_bytes));
        let part = path.with_added_extension("part");
        fs::write(&part, bytes)
            .and_then(|()| fs::rename(&part, path))
            .with_context(|| path.display().to_string())
    }
}
