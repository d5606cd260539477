//! Builds that are left out while their sources and their results are as they were.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::{files, paths};

/// What a build reads and writes.
pub struct Build<'a> {
    /// The name of its record below the target folder.
    pub name: &'a str,
    /// The files and folders that it reads.
    pub sources: Vec<PathBuf>,
    /// The folder or file that it writes, which somebody may have changed since.
    pub result: PathBuf,
    /// What else its result depends on.
    pub variant: &'a str,
}

impl Build<'_> {
    /// Builds, unless nothing has changed since the last build of this name.
    pub fn run(&self, build: impl FnOnce() -> Result<()>) -> Result<()> {
        let record = paths::target().join("unchanged").join(self.name);
        self.run_recorded(&record, build)
    }

    fn run_recorded(&self, record: &Path, build: impl FnOnce() -> Result<()>) -> Result<()> {
        // Taken first: a source that is saved while the build runs has changed for the next one.
        let sources = (self.variant, state(&self.sources)?);
        let result = || state(std::slice::from_ref(&self.result));
        if fs::read_to_string(record)
            .is_ok_and(|kept| kept == format!("{sources:?} {:?}", result().ok()))
        {
            return Ok(());
        }
        build()?;
        fs::create_dir_all(record.parent().unwrap_or(record))?;
        Ok(fs::write(
            record,
            format!("{sources:?} {:?}", result().ok()),
        )?)
    }
}

/// A number for the names, sizes and times of all files at some places.
fn state(places: &[PathBuf]) -> Result<u64> {
    let mut state = DefaultHasher::new();
    for place in places {
        let found = if place.is_dir() {
            files::below(place)?
        } else {
            vec![place.clone()]
        };
        for file in found {
            let facts = file.metadata().ok();
            let facts = facts.map(|facts| (facts.len(), facts.modified().ok()));
            (file, facts).hash(&mut state);
        }
    }
    Ok(state.finish())
}

#[cfg(test)]
mod tests {
    use super::{Build, fs};

    #[test]
    fn a_build_runs_again_after_a_change_of_its_source_its_result_or_its_variant() {
        let root = std::env::temp_dir().join(format!("reversi-unchanged-{}", std::process::id()));
        let (source, result) = (root.join("source"), root.join("result"));
        fs::create_dir_all(&source).expect("a temporary folder");
        let save = |text: &str| fs::write(source.join("page"), text).expect("a source");
        let runs = |variant: &str| {
            let build = Build {
                name: "page",
                sources: vec![source.clone()],
                result: result.clone(),
                variant,
            };
            let mut runs = 0;
            let record = root.join("records/page");
            let ended = build.run_recorded(&record, || {
                runs += 1;
                Ok(fs::write(&result, "built")?)
            });
            ended.expect("the build succeeds");
            runs
        };
        save("one");
        assert_eq!((runs(""), runs("")), (1, 0));
        save("two, and longer");
        assert_eq!((runs(""), runs("")), (1, 0));
        fs::write(source.join("more"), "").expect("another source");
        assert_eq!((runs(""), runs("")), (1, 0));
        fs::remove_file(&result).expect("it was built");
        assert_eq!((runs(""), runs("")), (1, 0));
        assert_eq!((runs("with a card"), runs("with a card")), (1, 0));
        fs::remove_dir_all(&root).expect("the folder was made above");
    }

    #[test]
    fn a_failed_build_runs_again() {
        let root = std::env::temp_dir().join(format!("reversi-failed-{}", std::process::id()));
        let build = Build {
            name: "page",
            sources: vec![root.join("absent")],
            result: root.join("result"),
            variant: "",
        };
        let record = root.join("page");
        for _ in 0..2 {
            let ended = build.run_recorded(&record, || anyhow::bail!("no network"));
            assert!(ended.is_err());
        }
    }
}
