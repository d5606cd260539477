//! A running program that answers commands, a line each.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::player::PlayerError;

/// How long a program may take over its last lines after `quit`, or after its end.
pub const FAREWELL: Duration = Duration::from_secs(1);

/// The most bytes of an answer, and of a line.
pub const MAX_BYTES: usize = 1 << 16;

/// The most lines that wait to be read.
const MAX_LINES: usize = 256;

/// A running program. Dropping the value ends it, by `quit` or otherwise by force.
pub struct Process {
    child: Child,
    /// The program's standard input; taken to send the last command.
    commands: Option<ChildStdin>,
    lines: Receiver<Line>,
    /// The last line on standard error, sent when the program closes it.
    last_words: Receiver<String>,
    limit: Duration,
}

/// A line of at most [`MAX_BYTES`].
struct Line {
    text: String,
    /// Whether the line was longer: the rest is the next line.
    cut: bool,
}

impl Process {
    /// Starts a program, which has `limit` for each answer.
    pub fn start(
        program: &str,
        arguments: &[String],
        limit: Duration,
    ) -> Result<Process, PlayerError> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(PlayerError::NotStarted)?;
        let (to_lines, received) = sync_channel(MAX_LINES);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || pass_on(output, &to_lines));
        }
        let (to_last_words, last_words) = channel();
        if let Some(errors) = child.stderr.take() {
            thread::spawn(move || to_last_words.send(last_line(errors)));
        }
        let commands = child.stdin.take();
        Ok(Process {
            child,
            commands,
            lines: received,
            last_words,
            limit,
        })
    }

    /// Sends a command.
    pub fn send(&mut self, command: &str) -> Result<(), PlayerError> {
        let written = match &mut self.commands {
            Some(commands) => writeln!(commands, "{command}").and_then(|()| commands.flush()),
            None => return Err(self.ended(command)),
        };
        written.map_err(|_| self.ended(command))
    }

    /// Sends a command and reads lines until `answer` returns one.
    pub fn ask<T>(
        &mut self,
        command: &str,
        answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, PlayerError> {
        self.ask_within(command, self.limit, answer)
    }

    /// The same, within `time` if that is less than the limit of each answer.
    pub fn ask_within<T>(
        &mut self,
        command: &str,
        time: Duration,
        mut answer: impl FnMut(&str) -> Option<T>,
    ) -> Result<T, PlayerError> {
        self.send(command)?;
        let limit = self.limit.min(time);
        let end = Instant::now() + limit;
        let command = || command.to_owned();
        loop {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(Line { cut: true, .. }) => return Err(endless(&command())),
                Ok(Line { text, .. }) => {
                    if let Some(answer) = answer(text.trim_end()) {
                        return Ok(answer);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.ended(&command())),
                Err(RecvTimeoutError::Timeout) => {
                    let command = command();
                    return Err(PlayerError::Silent { command, limit });
                }
            }
        }
    }

    /// The error of a program that has ended.
    fn ended(&self, command: &str) -> PlayerError {
        let last_words = self.last_words.recv_timeout(FAREWELL).ok();
        PlayerError::Ended {
            command: command.to_owned(),
            last_words: last_words.filter(|words| !words.is_empty()),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if let Some(mut commands) = self.commands.take() {
            // A program that has ended already cannot read it, and need not.
            let _ = writeln!(commands, "quit");
        }
        // The channel closes when the program ends. One that goes on writing has no more time.
        let end = Instant::now() + FAREWELL;
        let left = || end.saturating_duration_since(Instant::now());
        while self.lines.recv_timeout(left()).is_ok() && !left().is_zero() {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The error of an answer with more than [`MAX_BYTES`].
pub fn endless(command: &str) -> PlayerError {
    PlayerError::Endless {
        command: command.to_owned(),
        limit: MAX_BYTES,
    }
}

/// Sends each line of `output`, until that ends, a line is cut, or nobody receives.
fn pass_on(output: impl Read, to: &SyncSender<Line>) {
    for line in lines(output) {
        let cut = line.cut;
        if to.send(line).is_err() || cut {
            return;
        }
    }
}

/// The last line that is not blank.
fn last_line(errors: impl Read) -> String {
    let mut last = String::new();
    for line in lines(errors).filter(|line| !line.text.trim().is_empty()) {
        last = line.text.trim().to_owned();
    }
    last
}

/// Lines, up to the first that cannot be read; invalid UTF-8 is replaced.
fn lines(source: impl Read) -> impl Iterator<Item = Line> {
    let mut source = BufReader::new(source);
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        let part = source.by_ref().take(MAX_BYTES as u64);
        let read = { part }.read_until(b'\n', &mut line).ok()?;
        (read > 0).then(|| Line {
            text: String::from_utf8_lossy(&line).into_owned(),
            cut: read == MAX_BYTES && !line.ends_with(b"\n"),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_words_are_the_last_line_that_is_not_blank() {
        assert_eq!(last_line("one\ntwo \n\n".as_bytes()), "two");
        assert_eq!(last_line("".as_bytes()), "");
        let errors = format!("{}\nshort", "x".repeat(3 * MAX_BYTES));
        assert_eq!(last_line(errors.as_bytes()), "short");
    }

    #[test]
    fn a_line_without_an_end_is_cut_and_nothing_after_it_is_read() {
        let (sender, received) = sync_channel(MAX_LINES);
        pass_on(std::io::repeat(b'x'), &sender);
        drop(sender);
        let lines: Vec<Line> = received.iter().collect();
        assert!(lines.len() == 1 && lines[0].cut);
    }

    #[cfg(unix)]
    fn shell(script: &str, limit: Duration) -> Process {
        let arguments = ["-c".to_owned(), script.to_owned()];
        Process::start("sh", &arguments, limit).expect("sh is there")
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_never_stops_writing_is_ended() {
        let program = shell("while :; do printf 'x\\n'; done", Duration::from_secs(60));
        let started = Instant::now();
        drop(program);
        assert!(started.elapsed() < 20 * FAREWELL, "{:?}", started.elapsed());
    }

    #[cfg(unix)]
    #[test]
    fn lines_that_are_no_answer_do_not_put_off_the_limit() {
        let limit = Duration::from_millis(200);
        let mut program = shell("read -r line; while :; do printf 'x\\n'; done", limit);
        let answer = program.ask("go", |line| (line == "y").then_some(()));
        let error = answer.expect_err("no line is an answer").to_string();
        assert_eq!(error, "gives no answer to \"go\" within 0.2 s");
    }
}
