//! The client of the Go Text Protocol: a player that is a program.

use std::time::Duration;

use reversi_engine::{Color, Move, Position, Rng};

use crate::player::{Player, PlayerError};
use crate::process::{FAREWELL, MAX_BYTES, Process, endless};
use crate::time_control::{Clocks, seat};

/// The answer of a program to a command.
#[derive(Debug, PartialEq, Eq)]
enum Answer {
    Success(String),
    Failure(String),
    /// More than [`MAX_BYTES`]; what follows is not read.
    Endless,
}

/// A player by the Go Text Protocol.
pub struct GtpPlayer(Process);

impl GtpPlayer {
    /// The player that a running program is.
    pub fn new(program: Process) -> GtpPlayer {
        GtpPlayer(program)
    }

    /// Sends a command and waits for its answer.
    fn send(&mut self, command: &str) -> Result<String, PlayerError> {
        self.send_within(command, Duration::MAX)
    }

    fn send_within(&mut self, command: &str, time: Duration) -> Result<String, PlayerError> {
        let mut reader = AnswerReader::default();
        match self.0.ask_within(command, time, |line| reader.read(line))? {
            Answer::Success(text) => Ok(text),
            Answer::Failure(answer) => Err(PlayerError::Refused {
                command: command.to_owned(),
                answer,
            }),
            Answer::Endless => Err(endless(command)),
        }
    }

    /// Sends a command that a program may lack.
    fn send_optional(&mut self, command: &str) -> Result<(), PlayerError> {
        match self.send(command) {
            Ok(_) | Err(PlayerError::Refused { .. }) => Ok(()),
            Err(fault) => Err(fault),
        }
    }
}

impl Player for GtpPlayer {
    /// The random choices of a program are its own.
    fn new_game(&mut self, _: Rng, clocks: Option<Clocks>) -> Result<(), PlayerError> {
        // A program for this game alone may not have the command.
        self.send_optional("boardsize 8")?;
        if let Some(clocks) = clocks {
            let main = clocks.left[0].as_secs_f64().ceil();
            self.send_optional(&format!("time_settings {main} 0 0"))?;
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

    fn pick_move(
        &mut self,
        position: Position,
        clocks: Option<Clocks>,
    ) -> Result<Move, PlayerError> {
        let turn = position.turn();
        let left = clocks.map(|clocks| clocks.left[seat(turn)]);
        if let Some(left) = left {
            // Whole seconds, as the protocol has them.
            self.send_optional(&format!("time_left {} {} 0", letter(turn), left.as_secs()))?;
        }
        let time = left.map_or(Duration::MAX, |left| left + FAREWELL);
        let answer = self.send_within(&format!("genmove {}", letter(turn)), time)?;
        answer.parse().map_err(|_| PlayerError::NoMove { answer })
    }
}

/// The colour as the protocol abbreviates it.
fn letter(side: Color) -> char {
    match side {
        Color::Black => 'b',
        Color::White => 'w',
    }
}

/// Reads an answer line by line. Lines before it and the number of the command are skipped.
#[derive(Default)]
struct AnswerReader(Option<(bool, String)>);

impl AnswerReader {
    /// The answer, if `line` ends it.
    fn read(&mut self, line: &str) -> Option<Answer> {
        match &mut self.0 {
            Some((failed, text)) if line.is_empty() => {
                let text = std::mem::take(text);
                return Some(match failed {
                    true => Answer::Failure(text),
                    false => Answer::Success(text),
                });
            }
            Some((_, text)) if text.len() + line.len() > MAX_BYTES => {
                return Some(Answer::Endless);
            }
            Some((_, text)) => {
                text.push('\n');
                text.push_str(line);
            }
            None if line.starts_with(['=', '?']) => {
                let text = line[1..].trim_start_matches(|digit: char| digit.is_ascii_digit());
                self.0 = Some((line.starts_with('?'), text.trim().to_owned()));
            }
            None => {}
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(unix)]
    use reversi_engine::Square;

    /// The answers in an output.
    fn answers(output: &str) -> Vec<Answer> {
        let mut reader = AnswerReader::default();
        let read = output.lines().filter_map(|line| {
            let answer = reader.read(line.trim_end())?;
            reader = AnswerReader::default();
            Some(answer)
        });
        read.collect()
    }

    #[test]
    fn answers_are_read_with_numbers_blanks_and_remarks_around_them() {
        let output = "Welcome!\n\n=\n\n= 1 d3\r\n\r\n=12 d3\n\n? illegal move\n\nnoise\n=\n a b\n1 .\n\n= half";
        let ok = |text: &str| Answer::Success(text.to_owned());
        let refused = Answer::Failure("illegal move".to_owned());
        assert_eq!(
            answers(output),
            [ok(""), ok("1 d3"), ok("d3"), refused, ok("\n a b\n1 .")]
        );
    }

    #[test]
    fn an_answer_without_an_end_is_cut_short() {
        let lines = "= a\n".to_owned() + &"b\n".repeat(MAX_BYTES);
        assert_eq!(answers(&lines), [Answer::Endless]);
    }

    #[cfg(unix)]
    #[test]
    fn a_pass_may_be_refused_but_a_move_may_not() {
        let refuse_all = "while read -r line; do printf '? syntax error\\n\\n'; done";
        let arguments = ["-c".to_owned(), refuse_all.to_owned()];
        let limit = Duration::from_secs(60);
        let program = Process::start("sh", &arguments, limit).expect("sh is there");
        let mut program = GtpPlayer::new(program);
        assert!(program.observe(Color::Black, Move::Pass).is_ok());
        let observed = program.observe(Color::White, Move::Place(Square::C5));
        let fault = observed.expect_err("the move is refused");
        assert_eq!(
            fault.to_string(),
            "answers \"syntax error\" to \"play w c5\""
        );
    }
}
