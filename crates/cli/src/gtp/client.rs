//! The client of the Go Text Protocol: a player that is a program.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, channel, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use reversi_engine::{Color, Move, Position, Rng};

use crate::player::{Player, PlayerError};

/// How long a program may take over its last lines after `quit`, or after its end.
const FAREWELL: Duration = Duration::from_secs(1);

/// The most bytes of an answer, and of a line.
const MOST_BYTES: usize = 1 << 16;

/// The most answers that wait to be read: a program has to answer one command at a time.
const MOST_ANSWERS: usize = 16;

/// What a program has answered to a command.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    Success(String),
    Failure(String),
    /// More than [`MOST_BYTES`]; what follows is not read.
    Endless,
}

/// A running program. Dropping the value ends it, by `quit` or otherwise by force.
pub struct Program {
    child: Child,
    /// The program's standard input; taken to send the last command.
    commands: Option<ChildStdin>,
    answers: Receiver<Answer>,
    /// The last line on standard error, sent when the program closes it.
    last_words: Receiver<String>,
    limit: Duration,
}

impl Program {
    /// Starts a program, which has `limit` for each answer.
    pub fn start(
        program: &str,
        arguments: &[String],
        limit: Duration,
    ) -> Result<Program, PlayerError> {
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(PlayerError::NotStarted)?;
        let (to_answers, answers) = sync_channel(MOST_ANSWERS);
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || read_answers(output, &to_answers));
        }
        let (to_last_words, last_words) = channel();
        if let Some(errors) = child.stderr.take() {
            thread::spawn(move || to_last_words.send(last_line(errors)));
        }
        let commands = child.stdin.take();
        Ok(Program {
            child,
            commands,
            answers,
            last_words,
            limit,
        })
    }

    /// Sends a command and waits for its answer.
    fn send(&mut self, command: &str) -> Result<String, PlayerError> {
        let written = match &mut self.commands {
            Some(commands) => writeln!(commands, "{command}").and_then(|()| commands.flush()),
            None => return Err(self.ended(command)),
        };
        if written.is_err() {
            return Err(self.ended(command));
        }
        match self.answers.recv_timeout(self.limit) {
            Ok(Answer::Success(text)) => Ok(text),
            Ok(Answer::Failure(answer)) => Err(PlayerError::Refused {
                command: command.to_owned(),
                answer,
            }),
            Ok(Answer::Endless) => Err(PlayerError::Endless {
                command: command.to_owned(),
                limit: MOST_BYTES,
            }),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended(command)),
            Err(RecvTimeoutError::Timeout) => Err(PlayerError::Silent {
                command: command.to_owned(),
                limit: self.limit,
            }),
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

impl Player for Program {
    /// The random choices of a program are its own.
    fn new_game(&mut self, _: Rng) -> Result<(), PlayerError> {
        match self.send("boardsize 8") {
            // A program for this game alone may not have the command.
            Ok(_) | Err(PlayerError::Refused { .. }) => {}
            Err(fault) => return Err(fault),
        }
        self.send("clear_board").map(drop)
    }

    fn observe(&mut self, side: Color, played: Move) -> Result<(), PlayerError> {
        let command = format!("play {} {}", letter(side), played);
        match self.send(&command) {
            // Some programs pass by themselves and have no command for it. If one of them did not
            // pass, it fails at the next command.
            Err(PlayerError::Refused { .. }) if played == Move::Pass => Ok(()),
            answer => answer.map(drop),
        }
    }

    fn pick_move(&mut self, position: Position) -> Result<Move, PlayerError> {
        let answer = self.send(&format!("genmove {}", letter(position.turn())))?;
        answer.parse().map_err(|_| PlayerError::NoMove { answer })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut commands) = self.commands.take() {
            // A program that has ended already cannot read it, and need not.
            let _ = writeln!(commands, "quit");
        }
        // The channel closes when the program ends. One that goes on writing has no more time.
        let end = Instant::now() + FAREWELL;
        let left = || end.saturating_duration_since(Instant::now());
        while self.answers.recv_timeout(left()).is_ok() && !left().is_zero() {}
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The colour as the protocol abbreviates it.
fn letter(side: Color) -> char {
    match side {
        Color::Black => 'b',
        Color::White => 'w',
    }
}

/// Sends each answer in `output`, until that ends, an answer is endless, or nobody receives. Other
/// lines and the numbers of commands are skipped.
fn read_answers(output: impl Read, answers: &SyncSender<Answer>) {
    let mut answer: Option<(bool, String)> = None;
    for line in lines(output) {
        let Line { text: line, cut } = line;
        let line = line.trim_end();
        let length = answer.as_ref().map_or(0, |(_, text)| text.len());
        if cut || length + line.len() > MOST_BYTES {
            // The program cannot have meant this for an answer: its next command gets this error.
            let _ = answers.send(Answer::Endless);
            return;
        }
        match &mut answer {
            Some((failed, text)) if line.is_empty() => {
                let text = std::mem::take(text);
                let sent = answers.send(match failed {
                    true => Answer::Failure(text),
                    false => Answer::Success(text),
                });
                if sent.is_err() {
                    return;
                }
                answer = None;
            }
            Some((_, text)) => {
                text.push('\n');
                text.push_str(line);
            }
            None if line.starts_with(['=', '?']) => {
                let text = line[1..].trim_start_matches(|digit: char| digit.is_ascii_digit());
                answer = Some((line.starts_with('?'), text.trim().to_owned()));
            }
            None => {}
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

/// A line of at most [`MOST_BYTES`].
struct Line {
    text: String,
    /// Whether the line was longer: the rest is the next line.
    cut: bool,
}

/// Lines, up to the first that cannot be read; invalid UTF-8 is replaced.
fn lines(source: impl Read) -> impl Iterator<Item = Line> {
    let mut source = BufReader::new(source);
    std::iter::from_fn(move || {
        let mut line = Vec::new();
        let part = source.by_ref().take(MOST_BYTES as u64);
        let read = { part }.read_until(b'\n', &mut line).ok()?;
        (read > 0).then(|| Line {
            text: String::from_utf8_lossy(&line).into_owned(),
            cut: read == MOST_BYTES && !line.ends_with(b"\n"),
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use reversi_engine::Square;

    #[test]
    fn answers_are_read_with_numbers_blanks_and_remarks_around_them() {
        let (sender, answers) = sync_channel(MOST_ANSWERS);
        let output = "Welcome!\n\n=\n\n= 1 d3\r\n\r\n=12 d3\n\n? illegal move\n\nnoise\n=\n a b\n1 .\n\n= half";
        read_answers(output.as_bytes(), &sender);
        drop(sender);
        let answers: Vec<Answer> = answers.iter().collect();
        let ok = |text: &str| Answer::Success(text.to_owned());
        let refused = Answer::Failure("illegal move".to_owned());
        assert_eq!(
            answers,
            [ok(""), ok("1 d3"), ok("d3"), refused, ok("\n a b\n1 .")]
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_pass_may_be_refused_but_a_move_may_not() {
        let refuse_all = "while read -r line; do printf '? syntax error\\n\\n'; done";
        let arguments = ["-c".to_owned(), refuse_all.to_owned()];
        let limit = Duration::from_secs(60);
        let mut program = Program::start("sh", &arguments, limit).expect("sh is there");
        assert!(program.observe(Color::Black, Move::Pass).is_ok());
        let observed = program.observe(Color::White, Move::Place(Square::C5));
        let fault = observed.expect_err("the move is refused");
        assert_eq!(
            fault.to_string(),
            "answers \"syntax error\" to \"play w c5\""
        );
    }

    #[test]
    fn the_last_words_are_the_last_line_that_is_not_blank() {
        assert_eq!(last_line("one\ntwo \n\n".as_bytes()), "two");
        assert_eq!(last_line("".as_bytes()), "");
    }

    #[test]
    fn a_line_or_an_answer_without_an_end_is_cut_short() {
        let read = |output: &mut dyn Read| {
            let (sender, answers) = sync_channel(MOST_ANSWERS);
            read_answers(output, &sender);
            drop(sender);
            answers.iter().collect::<Vec<_>>()
        };
        assert_eq!(read(&mut std::io::repeat(b'x')), [Answer::Endless]);
        let lines = "= a\n".to_owned() + &"b\n".repeat(MOST_BYTES);
        assert_eq!(read(&mut lines.as_bytes()), [Answer::Endless]);
        let errors = format!("{}\nshort", "x".repeat(3 * MOST_BYTES));
        assert_eq!(last_line(errors.as_bytes()), "short");
    }

    #[cfg(unix)]
    #[test]
    fn a_program_that_never_stops_writing_is_ended() {
        let endless = "while :; do printf '= x\\n\\n'; done";
        let arguments = ["-c".to_owned(), endless.to_owned()];
        let program = Program::start("sh", &arguments, Duration::from_secs(60));
        let started = Instant::now();
        drop(program.expect("sh is there"));
        assert!(started.elapsed() < 20 * FAREWELL, "{:?}", started.elapsed());
    }
}
