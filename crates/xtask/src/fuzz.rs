//! Fuzzing: the search for bytes that break a law of `fuzz/`.

use std::fs;

use anyhow::{Result, ensure};

use crate::{files, paths, programs, step, tools};

/// Tries every law for an equal share of the minutes, from the bytes in `fuzz/seeds/`. What
/// libFuzzer finds useful stays in `fuzz/corpus/` for the next time.
pub fn run(minutes: u64) -> Result<()> {
    tools::cargo_fuzz()?;
    let laws = laws()?;
    let seconds = (minutes * 60 / laws.len() as u64).max(1);
    for law in laws {
        let found = paths::root().join("fuzz/corpus").join(&law);
        fs::create_dir_all(&found)?;
        let mut fuzz = programs::command("cargo-fuzz");
        fuzz.args(["run", "--features=libfuzzer", "--sanitizer=none", &law]);
        fuzz.arg(found).arg(paths::root().join("fuzz/seeds"));
        fuzz.args(["--", &format!("-max_total_time={seconds}")]);
        step::run_streaming(&format!("The law {law} for {seconds} s"), &mut fuzz)?;
    }
    Ok(())
}

/// The names of the laws: each has a program of its name.
fn laws() -> Result<Vec<String>> {
    let folder = paths::root().join("fuzz/fuzz_targets");
    let laws: Vec<_> = files::below(&folder)?
        .iter()
        .filter_map(|program| program.file_stem())
        .map(|name| name.to_string_lossy().into_owned())
        .collect();
    ensure!(!laws.is_empty(), "{} is empty", folder.display());
    Ok(laws)
}

#[cfg(test)]
mod tests {
    use super::laws;

    #[test]
    fn the_laws_are_those_with_a_program() {
        let laws = laws().expect("the folder is readable");
        assert!(laws.contains(&"transcript".to_owned()), "{laws:?}");
    }
}
