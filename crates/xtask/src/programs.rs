//! Programs and what they print. They are found in `.tools/bin` before `PATH`: a pinned version
//! precedes the machine's own.

use std::env;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::paths::{root, tools};

/// `PATH` with the project's own tools in front.
fn search_path() -> OsString {
    let inherited = env::var_os("PATH").unwrap_or_default();
    let folders = [tools().join("bin")]
        .into_iter()
        .chain(env::split_paths(&inherited));
    env::join_paths(folders).unwrap_or(inherited)
}

/// The file a program's name stands for; `.exe` and `.cmd` are how Windows spells it.
pub fn find(program: &str) -> Option<PathBuf> {
    let spellings = ["", ".exe", ".cmd"].map(|ending| format!("{program}{ending}"));
    env::split_paths(&search_path())
        .flat_map(|folder| spellings.each_ref().map(|name| folder.join(name)))
        .find(|path| path.is_file())
}

/// A command in the repository's root which finds the project's own tools first.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(find(program).unwrap_or_else(|| program.into()));
    command.current_dir(root()).env("PATH", search_path());
    command
}

/// Node, which reads TypeScript: where it does not strip types itself, tsx does.
pub fn node() -> Command {
    let mut node = command("node");
    if output_of("node", &["--print", "process.features.typescript"]).as_deref() != Some("strip") {
        node.args(["--import", "tsx"]);
    }
    node
}

/// Cargo itself, the one that runs this program.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = command(&env::var("CARGO").unwrap_or_else(|_| "cargo".into()));
    command.args(arguments);
    command
}

/// The output of a command, or nothing where it is missing or fails.
pub fn output_of(program: &str, arguments: &[&str]) -> Option<String> {
    let output = command(program)
        .args(arguments)
        .stderr(Stdio::null())
        .output()
        .ok()?;
    output
        .status
        .success()
        .then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}
