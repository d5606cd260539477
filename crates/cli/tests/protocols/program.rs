//! The program in a conversation by one of its protocols.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// The answers of the program to `commands` at a level.
pub fn answers(protocol: &str, level: &str, commands: &str) -> String {
    let mut program = assert_cmd::Command::cargo_bin("reversi").expect("cargo builds it first");
    let output = program
        .args([protocol, "--seed", "1", "--level", level])
        .write_stdin(commands)
        .output()
        .expect("the program starts");
    assert!(output.status.success(), "{commands}: {output:?}");
    assert!(output.stderr.is_empty(), "{commands}: {output:?}");
    String::from_utf8(output.stdout).expect("answers are text")
}

/// A program whose answers are read while it runs.
pub struct Running {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Running {
    /// Starts the program, which speaks a protocol with level 10.
    pub fn start(protocol: &str) -> Running {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("reversi"))
            .args([protocol, "--seed", "1"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let input = child.stdin.take().expect("the input is a pipe");
        let output = BufReader::new(child.stdout.take().expect("the output is a pipe"));
        Running {
            child,
            input,
            output,
        }
    }

    /// Sends a line.
    pub fn send(&mut self, command: &str) {
        writeln!(self.input, "{command}").expect("the program reads");
    }

    /// Reads lines up to one that begins with `wanted`, and returns all of them.
    pub fn read_to(&mut self, wanted: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let mut line = String::new();
            let read = self
                .output
                .read_line(&mut line)
                .expect("the program writes");
            assert!(read > 0, "{wanted} does not come: {lines:?}");
            lines.push(line.trim().to_owned());
            if line.starts_with(wanted) {
                return lines;
            }
        }
    }

    /// Waits for the program's end, which has to be a good one.
    pub fn assert_success(mut self) {
        assert!(self.child.wait().expect("the program ends").success());
    }
}
