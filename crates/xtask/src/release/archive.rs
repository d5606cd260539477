//! The finished page as one archive.

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use crate::{files, paths};

/// Packs the files below `source` into the archive `target`, in a folder `name`. Order, times and
/// modes are fixed: the same files give the same bytes.
pub fn write(source: &Path, name: &str, target: &Path) -> Result<()> {
    let file =
        File::create(target).with_context(|| format!("cannot write {}", target.display()))?;
    let mut archive = ZipWriter::new(file);
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for path in files::below(source)? {
        let place = format!("{name}/{}", paths::name_below(source, &path)?);
        archive.start_file(place, options)?;
        archive.write_all(&fs::read(&path)?)?;
    }
    archive.finish()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn the_same_files_give_the_same_bytes_whenever_they_were_written() {
        let root = std::env::temp_dir().join(format!("reversi-archive-{}", std::process::id()));
        let bytes = |name: &str| {
            let folder = root.join(name);
            fs::create_dir_all(folder.join("www")).expect("a temporary folder");
            fs::write(folder.join("www/a.js"), "a".repeat(500)).expect("a file");
            fs::write(folder.join("index.html"), "page").expect("a file");
            let archive = root.join(format!("{name}.zip"));
            write(&folder, "reversi", &archive).expect("the archive is written");
            fs::read(archive).expect("the archive is there")
        };
        let (one, other) = (bytes("one"), bytes("other"));
        assert_eq!(one, other);
        let mut archive = zip::ZipArchive::new(std::io::Cursor::new(one)).expect("an archive");
        let names: Vec<String> = archive
            .file_names()
            .map(|name| name.expect("a plain name").into_owned())
            .collect();
        assert_eq!(names, ["reversi/index.html", "reversi/www/a.js"]);
        let mut text = String::new();
        let mut script = archive.by_name("reversi/www/a.js").expect("a file");
        script.read_to_string(&mut text).expect("the file is text");
        assert_eq!(text, "a".repeat(500));
        fs::remove_dir_all(&root).expect("the folder was made above");
    }
}
