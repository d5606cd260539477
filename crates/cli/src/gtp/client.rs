//! A program that plays by the Go Text Protocol, as the side that gives the commands sees it.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use reversi_engine::{Color, Move, Position, Rng};

use crate::player::{Player, PlayerError};

/// How long a program that was told to quit, or that is gone, may take over its last lines.
const FAREWELL: Duration = Duration::from_secs(1);

/// An answer to a command: its text, or the text of its refusal.
type Answer = Result<String, String>;

/// A running program. It is told to quit, and if need be ended, when the value is dropped.
pub struct Program {
    child: Child,
    /// Where commands go; taken when the program is told to quit.
    commands: Option<ChildStdin>,
    answers: Receiver<Answer>,
    /// The last line on standard error, sent once that is closed.
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
        let (to_answers, answers) = channel();
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

    /// Gives a command and waits for its answer.
    fn ask(&mut self, command: &str) -> Result<String, PlayerError> {
        let written = match &mut self.commands {
            Some(commands) => writeln!(commands, "{command}").and_then(|()| commands.flush()),
            None => return Err(self.ended(command)),
        };
        if written.is_err() {
            return Err(self.ended(command));
        }
        match self.answers.recv_timeout(self.limit) {
            Ok(Ok(text)) => Ok(text),
            Ok(Err(answer)) => Err(PlayerError::Refused {
                command: command.to_owned(),
                answer,
            }),
            Err(RecvTimeoutError::Disconnected) => Err(self.ended(command)),
            Err(RecvTimeoutError::Timeout) => Err(PlayerError::Silent {
                command: command.to_owned(),
                limit: self.limit,
            }),
        }
    }

    fn ended(&self, command: &str) -> PlayerError {
        let last_words = self.last_words.recv_timeout(FAREWELL).ok();
        PlayerError::Ended {
            command: command.to_owned(),
            last_words: last_words.filter(|words| !words.is_empty()),
        }
    }
}

impl Player for Program {
    /// Programs have their chance from their own command line.
    fn new_game(&mut self, _: Rng) -> Result<(), PlayerError> {
        match self.ask("boardsize 8") {
            // A program for this game alone need not know of sizes.
            Ok(_) | Err(PlayerError::Refused { .. }) => {}
            Err(fault) => return Err(fault),
        }
        self.ask("clear_board").map(drop)
    }

    fn observe(&mut self, side: Color, played: Move) -> Result<(), PlayerError> {
        let command = format!("play {} {}", letter(side), played);
        match self.ask(&command) {
            // Some programs know passes only as what follows from the board, and from whose move
            // comes next. A program that does not even know that refuses the next command.
            Err(PlayerError::Refused { .. }) if played == Move::Pass => Ok(()),
            answer => answer.map(drop),
        }
    }

    fn choose(&mut self, position: Position) -> Result<Move, PlayerError> {
        let answer = self.ask(&format!("genmove {}", letter(position.turn())))?;
        answer.parse().map_err(|_| PlayerError::NoMove { answer })
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if let Some(mut commands) = self.commands.take() {
            // A program that is gone cannot be told; that it is gone is all that is wanted.
            let _ = writeln!(commands, "quit");
        }
        while self.answers.recv_timeout(FAREWELL).is_ok() {}
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

/// Sends each answer read from `output`, until that is closed or nobody listens. What a program
/// says outside its answers is left unread, and so are the numbers of commands.
fn read_answers(output: impl Read, answers: &Sender<Answer>) {
    let mut answer: Option<(bool, String)> = None;
    for line in lines(output) {
        let line = line.trim_end();
        match &mut answer {
            Some((refused, text)) if line.is_empty() => {
                let text = std::mem::take(text);
                let sent = answers.send(if *refused { Err(text) } else { Ok(text) });
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

/// The last line of a text that is not empty.
fn last_line(errors: impl Read) -> String {
    let mut last = String::new();
    for line in lines(errors).filter(|line| !line.trim().is_empty()) {
        last = line.trim().to_owned();
    }
    last
}

/// Lines, up to the first that cannot be read; bytes that are no text do no harm.
fn lines(source: impl Read) -> impl Iterator<Item = String> {
    BufReader::new(source)
        .split(b'\n')
        .map_while(Result::ok)
        .map(|line| String::from_utf8_lossy(&line).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use reversi_engine::Square;

    #[test]
    fn answers_are_read_with_numbers_blanks_and_remarks_around_them() {
        let (sender, answers) = channel();
        let output = "Welcome!\n\n=\n\n= 1 d3\r\n\r\n=12 d3\n\n? illegal move\n\nnoise\n=\n a b\n1 .\n\n= half";
        read_answers(output.as_bytes(), &sender);
        drop(sender);
        let answers: Vec<Answer> = answers.iter().collect();
        let ok = |text: &str| Ok(text.to_owned());
        let refused = Err("illegal move".to_owned());
        assert_eq!(
            answers,
            [ok(""), ok("1 d3"), ok("d3"), refused, ok("\n a b\n1 .")]
        );
    }

    #[cfg(unix)]
    #[test]
    fn a_pass_may_be_refused_and_a_move_may_not() {
        let refuse_all = "while read -r line; do printf '? syntax error\\n\\n'; done";
        let arguments = ["-c".to_owned(), refuse_all.to_owned()];
        let limit = Duration::from_secs(60);
        let mut program = Program::start("sh", &arguments, limit).expect("sh is there");
        assert!(program.observe(Color::Black, Move::Pass).is_ok());
        let heard = program.observe(Color::White, Move::Place(Square::C5));
        let fault = heard.expect_err("the move is refused");
        assert_eq!(
            fault.to_string(),
            "answers \"syntax error\" to \"play w c5\""
        );
    }

    #[test]
    fn the_last_words_are_the_last_line_that_says_something() {
        assert_eq!(last_line("one\ntwo \n\n".as_bytes()), "two");
        assert_eq!(last_line("".as_bytes()), "");
    }
}
