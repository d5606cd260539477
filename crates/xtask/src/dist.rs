//! The finished page: `dist/`, a folder for any static host, and `dist-single/`, one file.
//!
//! The page is assembled below the target folder, where esbuild joins its modules. Only a page
//! that passes [`page_check`] replaces `dist/`, so a failed build leaves the previous one whole.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::step::Once;
use crate::unchanged::Build;
use crate::{files, link_card, modules, page_check, page_scripts, paths};

/// The parts of the page beside its modules: files and folders of the repository, each with
/// its place in the page.
pub const PARTS: [(&str, &str); 10] = [
    ("index.html", "index.html"),
    ("style.css", "style.css"),
    ("www", "www"),
    ("embed", "embed"),
    ("data/exercises.txt", "exercises.txt"),
    ("data/games.txt", "games.txt"),
    ("LICENSE-MIT", "LICENSE-MIT"),
    ("LICENSE-APACHE", "LICENSE-APACHE"),
    ("node_modules/lit-html/LICENSE", "LICENSE-BSD-lit-html"),
    ("node_modules/qr/LICENSE-MIT", "LICENSE-MIT-qr"),
];

/// What the page is made of: its parts, the crates of its modules with the build itself, and what
/// pins their tools.
fn sources() -> Vec<PathBuf> {
    let pinned = ["package-lock.json", "node_modules/.package-lock.json"];
    let parts = PARTS.iter().map(|(part, _)| paths::root().join(part));
    parts
        .chain(pinned.map(|file| paths::root().join(file)))
        .chain(modules::sources())
        .collect()
}

/// The finished page.
pub fn folder() -> PathBuf {
    paths::root().join("dist")
}

/// The page in one file.
pub fn single_file() -> PathBuf {
    paths::root().join("dist-single").join("reversi.html")
}

/// Installs what is missing and builds the page, once per run of this program, unless nothing has
/// changed since the last run.
pub fn build() -> Result<()> {
    build_for(None)
}

/// Builds the page as [`build`] does, with a card for links to its address if that is given.
pub fn build_for(address: Option<&str>) -> Result<()> {
    static BUILT: Once = Once::new();
    BUILT.run(|| {
        let _lock = lock()?;
        let build = Build {
            name: "dist",
            sources: sources(),
            result: folder(),
            variant: address.unwrap_or_default(),
        };
        build.run(|| replace(&folder(), &finished(address)?))
    })
}

/// Installs what is missing and builds the page into `folder`, in place of what is there. A page
/// that is being worked on has a script that reloads the browser once the page is built again.
pub fn build_into(folder: &Path, reloading: bool) -> Result<()> {
    let _lock = lock()?;
    let page = finished(None)?;
    if reloading {
        page_scripts::reload(&page)?;
    }
    replace(folder, &page)
}

/// Builds and checks the page; returns its folder, below the target folder.
fn finished(address: Option<&str>) -> Result<PathBuf> {
    let assembled = assemble()?;
    let page = paths::target().join("page");
    replace(&page, &assembled)?;
    if let Some(address) = address {
        link_card::write(&page.join("index.html"), address)?;
    }
    page_scripts::bundle(&page)?;
    page_scripts::release(&page)?;
    page_check::check(&page)?;
    Ok(page)
}

/// Installs what is missing and builds the page in one file, which plays from a disk.
pub fn build_single_file() -> Result<()> {
    static BUILT: Once = Once::new();
    BUILT.run(|| {
        let _lock = lock()?;
        let file = single_file();
        let build = Build {
            name: "dist-single",
            sources: sources(),
            result: file.clone(),
            variant: "",
        };
        build.run(|| {
            let assembled = assemble()?;
            fs::create_dir_all(file.parent().context("a file lies in a folder")?)?;
            page_scripts::inline(&assembled, &file)
        })
    })
}

/// Assembles the page from its modules as they are, once per run of this program; returns the
/// folder.
fn assemble() -> Result<PathBuf> {
    static ASSEMBLED: Once = Once::new();
    let page = paths::target().join("assembled");
    ASSEMBLED.run(|| {
        modules::build()?;
        files::remove(&page)?;
        for (part, place) in PARTS {
            copy(&paths::root().join(part), &page, place)?;
        }
        copy(&modules::folder(), &page, "")?;
        page_scripts::declarations(&page)?;
        page_scripts::words(&page)?;
        page_scripts::page_buttons(&page)
    })?;
    Ok(page)
}

/// The build lock, held until dropped: two commands never build into the same folders. Who holds
/// it must not request it again.
pub fn lock() -> Result<File> {
    fs::create_dir_all(paths::tools())?;
    let file = File::create(paths::tools().join("lock"))?;
    file.lock().context("cannot lock .tools/lock")?;
    Ok(file)
}

/// Copies a file or a folder to its place in the page, without what does not belong there.
fn copy(source: &Path, page: &Path, place: &str) -> Result<()> {
    if source.is_file() {
        return copy_file(source, &page.join(place));
    }
    for file in files::below(source)? {
        let name = paths::name_below(source, &file)?;
        let place = Path::new(place).join(name);
        if belongs(&place) {
            copy_file(&file, &page.join(place))?;
        }
    }
    Ok(())
}

/// Whether a file belongs in the page, by its place there. Tests and the declarations of the
/// modules' types do not.
fn belongs(place: &Path) -> bool {
    let name = place.to_string_lossy();
    let declarations = name.starts_with("reversi-") && name.ends_with(".d.ts");
    let tests = name.ends_with(".test.js") || place.starts_with("www/test");
    !declarations && !tests
}

/// Makes `target` a copy of `source`. A rename would fail if the target folder of Cargo lies on
/// another disk.
fn replace(target: &Path, source: &Path) -> Result<()> {
    files::remove(target)?;
    for file in files::below(source)? {
        copy_file(&file, &target.join(file.strip_prefix(source)?))?;
    }
    Ok(())
}

fn copy_file(file: &Path, copy: &Path) -> Result<()> {
    fs::create_dir_all(copy.parent().context("a file lies in a folder")?)?;
    fs::copy(file, copy).with_context(|| format!("cannot write {}", copy.display()))?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{Path, belongs};

    #[test]
    fn tests_and_the_declarations_of_modules_stay_out() {
        for place in ["www/floor/base/store.test.js", "reversi-wasm_bg.wasm.d.ts"] {
            assert!(!belongs(Path::new(place)), "{place}");
        }
        for place in ["www/main.js", "embed/element-types.ts", "reversi-wasm.js"] {
            assert!(belongs(Path::new(place)), "{place}");
        }
    }
}
