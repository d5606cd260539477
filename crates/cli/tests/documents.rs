//! The reference against the program: a row for each command, with options that it has.

use assert_cmd::Command;

/// The help of the program, or of a command.
fn help(command: Option<&str>) -> String {
    let mut reversi = Command::cargo_bin("reversi").expect("cargo builds the program first");
    let output = reversi.arg("help").args(command).output();
    String::from_utf8(output.expect("the program starts").stdout).expect("a text")
}

/// The rows of the table of commands: the name of each with the rest of its row.
fn rows() -> Vec<(&'static str, &'static str)> {
    let reference = include_str!("../../../docs/reference.md");
    let (_, table) = reference
        .split_once("| command | prints |\n|---|---|\n")
        .expect("the table of commands");
    let rows = table.lines().map_while(|line| line.strip_prefix("| `"));
    rows.map(|row| {
        let end = row.find(['`', ' ']).expect("a name in a span of code");
        row.split_at(end)
    })
    .collect()
}

#[test]
fn the_reference_has_every_command() {
    let help = help(None);
    let (_, commands) = help.split_once("Commands:\n").expect("a list of commands");
    let mut commands: Vec<_> = commands
        .lines()
        .map_while(|line| line.strip_prefix("  "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|&command| command != "help")
        .collect();
    commands.sort_unstable();
    let mut named: Vec<_> = rows().into_iter().map(|(command, _)| command).collect();
    named.sort_unstable();
    named.dedup();
    assert_eq!(named, commands);
}

#[test]
fn a_command_has_the_options_of_its_row() {
    let mut options = 0;
    for (command, row) in rows() {
        let help = help(Some(command));
        for option in row.split("--").skip(1) {
            let name: String = option
                .chars()
                .take_while(|&character| character.is_ascii_lowercase() || character == '-')
                .collect();
            assert!(help.contains(&format!("--{name}")), "{command} --{name}");
            options += 1;
        }
    }
    assert!(options > 15, "{options} options");
}
