//! Commands that are read while a search runs: some of them end it.

use std::io::BufRead;
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use reversi_toolkit::Interrupt;

/// The lines of an input, in their order.
pub struct Commands {
    lines: Receiver<std::io::Result<String>>,
    interrupt: Interrupt,
    ends_search: fn(&str) -> bool,
}

impl Commands {
    /// Reads the lines of `input`, each as soon as it is there. One for which `ends_search` is true
    /// raises `interrupt`, until it is taken by [`Commands::next`].
    pub fn read(
        mut input: impl BufRead + Send + 'static,
        interrupt: Interrupt,
        ends_search: fn(&str) -> bool,
    ) -> Commands {
        let (sender, lines) = channel();
        let raised = interrupt.clone();
        thread::spawn(move || {
            loop {
                let mut line = Vec::new();
                let read = input.read_until(b'\n', &mut line);
                let text = match read {
                    Ok(0) => return,
                    Ok(_) => Ok(String::from_utf8_lossy(&line).trim().to_owned()),
                    Err(wrong) => Err(wrong),
                };
                if text.as_deref().is_ok_and(ends_search) {
                    raised.raise();
                }
                let failed = text.is_err();
                if sender.send(text).is_err() || failed {
                    return;
                }
            }
        });
        Commands {
            lines,
            interrupt,
            ends_search,
        }
    }

    /// The next line, without blanks around it; `None` at the end of the input.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub fn next(&mut self) -> std::io::Result<Option<String>> {
        let Ok(line) = self.lines.recv() else {
            return Ok(None);
        };
        let line = line?;
        if (self.ends_search)(&line) {
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
