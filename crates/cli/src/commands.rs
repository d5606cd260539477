//! Commands that are read while a search runs: some of them end it.

use std::io::{BufRead, ErrorKind, Read};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use reversi_toolkit::Interrupt;

/// Bytes of the longest line of a protocol: more than any game has with all its comments.
const LONGEST_LINE: u64 = 1 << 20;

/// Adds the next line of an input to `line`; 0 bytes are the end of the input.
///
/// # Errors
/// If the input cannot be read, or the line has more than 1 MiB.
pub fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> std::io::Result<usize> {
    let read = input.take(LONGEST_LINE + 1).read_until(b'\n', line)?;
    if read as u64 > LONGEST_LINE {
        let sentence = format!("a line has more than {} MiB", LONGEST_LINE >> 20);
        return Err(std::io::Error::new(ErrorKind::InvalidData, sentence));
    }
    Ok(read)
}

/// The lines of an input, in their order.
pub struct Commands {
    /// Each line, and whether it has raised the interrupt.
    lines: Receiver<std::io::Result<(String, bool)>>,
    interrupt: Interrupt,
}

impl Commands {
    /// Reads the lines of `input`, each as soon as it is there. One for which `ends_search` is true
    /// raises `interrupt`, until it is taken by [`Commands::next`]; so does the end of the input,
    /// which counts as an empty line.
    pub fn read(
        mut input: impl BufRead + Send + 'static,
        interrupt: Interrupt,
        mut ends_search: impl FnMut(&str) -> bool + Send + 'static,
    ) -> Commands {
        let (sender, lines) = channel();
        let raised = interrupt.clone();
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = read_line(&mut input, &mut line);
                let command = match read {
                    Ok(0) => {
                        if ends_search("") {
                            raised.raise();
                        }
                        return;
                    }
                    Ok(_) => {
                        let text = String::from_utf8_lossy(&line).trim().to_owned();
                        let ends = ends_search(&text);
                        Ok((text, ends))
                    }
                    Err(wrong) => Err(wrong),
                };
                if matches!(command, Ok((_, true))) {
                    raised.raise();
                }
                let failed = command.is_err();
                if sender.send(command).is_err() || failed {
                    return;
                }
            }
        });
        Commands { lines, interrupt }
    }

    /// The next line, without blanks around it; `None` at the end of the input.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub fn next(&mut self) -> std::io::Result<Option<String>> {
        let Ok(line) = self.lines.recv() else {
            return Ok(None);
        };
        let (line, ends_search) = line?;
        if ends_search {
            self.interrupt.clear();
        }
        Ok(Some(line))
    }
}

/// Why a command ends: by a fault in it, or because nobody reads the answers any more.
pub enum Failure<Fault> {
    /// The command has a fault.
    Fault(Fault),
    /// The answer cannot be written.
    Output(std::io::Error),
}

impl<Fault> From<std::io::Error> for Failure<Fault> {
    fn from(error: std::io::Error) -> Failure<Fault> {
        Failure::Output(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_an_end_is_refused() {
        let mut line = Vec::new();
        let wrong = read_line(
            &mut std::io::BufReader::new(std::io::repeat(b'x')),
            &mut line,
        );
        let sentence = wrong.expect_err("no end").to_string();
        assert_eq!(sentence, "a line has more than 1 MiB");
        let mut longest = vec![b'x'; (1 << 20) - 1];
        longest.extend(b"\nnext");
        line.clear();
        let read = read_line(&mut &longest[..], &mut line);
        assert_eq!(read.expect("as long as the bound"), 1 << 20);
    }

    #[test]
    fn a_line_that_ends_a_search_does_so_until_it_is_taken() {
        let interrupt = Interrupt::default();
        let input = "go\nstop\n go \n".as_bytes();
        let mut commands = Commands::read(input, interrupt.clone(), |line| line == "stop");
        let mut next = || commands.next().expect("the input can be read");
        assert_eq!(next().as_deref(), Some("go"));
        while !interrupt.is_raised() {
            thread::yield_now();
        }
        assert_eq!(next().as_deref(), Some("stop"));
        assert!(!interrupt.is_raised());
        assert_eq!(next().as_deref(), Some("go"));
        assert_eq!(next(), None);
    }
}
