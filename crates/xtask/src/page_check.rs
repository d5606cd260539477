//! The check of the finished page: no inline code or style, which its policy would block, and no
//! address that is absolute or foreign, which would break it on a sub-path or offline.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{files, link_card, paths};

/// XML names look like addresses but nothing is loaded from them.
const NAMESPACES: &str = "http://www.w3.org/";

/// The address that tournament files come from, the only one of another host that the page links
/// to: it is opened by a press, and the page's policy allows no request to it.
const SOURCE: &str = "https://www.ffothello.org/informatique/la-base-wthor/";

/// How `www/club.js` names the page that "Home" leads to, which may lie anywhere.
const HOME: &str = "home: \"";

/// Beginnings of an address that does not start at the page's own folder.
const ABSOLUTE: [&str; 12] = [
    "src=\"/",
    "href=\"/",
    "url(/",
    "url(\"/",
    "url('/",
    "from \"/",
    "from\"/",
    "from '/",
    "import(\"/",
    "import \"/",
    "import\"/",
    "fetch(\"/",
];

/// The code before the name of a module that another one imports, written out or shortened.
const IMPORT: [&str; 5] = ["from \"", "from\"", "import \"", "import\"", "import(\""];

/// Checks every text file of the page, and that the files named by `index.html` and by modules are
/// there.
pub fn check(page: &Path) -> Result<()> {
    let mut problems = Vec::new();
    for file in files::below(page)? {
        let name = paths::name_below(page, &file)?;
        let ending = file.extension().unwrap_or_default().to_string_lossy();
        if matches!(
            &*ending,
            "html" | "js" | "css" | "svg" | "json" | "webmanifest"
        ) {
            let text = files::read(&file)?;
            problems.extend(foreign_addresses(&text).map(|line| format!("{name}: {line}")));
            if ending == "html" {
                problems.extend(inline_code(&text).map(|tag| format!("{name}: inline {tag}")));
            }
            if ending == "js" {
                let folder = file.parent().unwrap_or(page);
                problems.extend(
                    imports(&text)
                        .filter(|path| !folder.join(path).is_file())
                        .map(|path| format!("{name} imports {path}, which is not in the page")),
                );
            }
        }
    }
    let index = files::read(&page.join("index.html"))?;
    problems.extend(
        own_files(&index)
            .filter(|path| !page.join(path).is_file())
            .map(|path| format!("index.html names {path}, which is not in the page")),
    );
    if !problems.is_empty() {
        bail!(
            "the page is not fit for a static host:\n  {}",
            problems.join("\n  ")
        );
    }
    Ok(())
}

/// The lines with an address outside the page's folder. One in a comment is only read; the club's
/// home page and the source of tournament files are opened by a press.
fn foreign_addresses(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(str::trim);
    lines.filter(|line| !line.starts_with(HOME)).filter(|line| {
        let comment = ["//", "/*", "*", "<!--"]
            .iter()
            .any(|start| line.starts_with(start));
        let card = link_card::LINES.iter().any(|start| line.starts_with(start));
        let source = format!("\"{SOURCE}\"");
        let line = line.replace(NAMESPACES, "").replace(&source, "");
        let absolute = ABSOLUTE.iter().any(|start| line.contains(start));
        !(comment || card) && (absolute || line.contains("://"))
    })
}

/// The tags which hold code or style, or are bound to a checksum.
fn inline_code(html: &str) -> impl Iterator<Item = &str> {
    tags(html).filter(|tag| {
        let attributes = attributes(tag);
        let has = |name: &str| attributes.iter().any(|(key, _)| *key == name);
        let script = tag.starts_with("script") && !has("src");
        let handler = attributes.iter().any(|(key, _)| key.starts_with("on"));
        script || handler || tag.starts_with("style") || has("style") || has("integrity")
    })
}

/// The files that a page's `src` and `href` name, without queries: no anchors, no folders above.
fn own_files(html: &str) -> impl Iterator<Item = &str> {
    tags(html)
        .flat_map(attributes)
        .filter(|(key, value)| matches!(*key, "src" | "href") && !value.starts_with('#'))
        .map(|(_, value)| without_query(value))
        .filter(|value| !value.starts_with("../") && !value.contains("://"))
}

/// The files that a module imports by a relative name.
fn imports(module: &str) -> impl Iterator<Item = &str> {
    IMPORT
        .iter()
        .flat_map(|start| module.split(start).skip(1))
        .filter(|rest| rest.starts_with('.'))
        .filter_map(|rest| rest.split('"').next())
        .map(without_query)
}

/// The file of an address that names its release.
fn without_query(address: &str) -> &str {
    address
        .split_once('?')
        .map_or(address, |(path, _query)| path)
}

/// The opening tags of a page, without the closing bracket.
fn tags(html: &str) -> impl Iterator<Item = &str> {
    html.split('<')
        .skip(1)
        .filter(|text| text.starts_with(|letter: char| letter.is_ascii_alphabetic()))
        .map(|text| text.split('>').next().unwrap_or(text))
}

/// The `name="value"` pairs of a tag.
fn attributes(tag: &str) -> Vec<(&str, &str)> {
    tag.split('"')
        .collect::<Vec<_>>()
        .chunks_exact(2)
        .filter_map(|pair| {
            let name = pair[0].strip_suffix('=')?.split_whitespace().last()?;
            Some((name, pair[1]))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{foreign_addresses, imports, inline_code, own_files};

    #[test]
    fn code_and_style_inside_a_page_are_found() {
        let found = |html| inline_code(html).count();
        assert_eq!(
            found("<script type=\"module\" src=\"www/main.js\"></script>"),
            0
        );
        assert_eq!(found("<p lang=\"en\">on=\"x\"</p>"), 0);
        assert_eq!(found("<script>start()</script>"), 1);
        assert_eq!(found("<style>p {}</style><p style=\"color: red\">"), 2);
        assert_eq!(found("<button class=\"a\" onclick=\"start()\">"), 1);
    }

    #[test]
    fn addresses_elsewhere_are_found() {
        let found = |text| foreign_addresses(text).count();
        assert_eq!(found("<svg xmlns=\"http://www.w3.org/2000/svg\">"), 0);
        assert_eq!(found("  // see https://example.org"), 0);
        assert_eq!(found("  home: \"https://club.example/\","), 0);
        assert_eq!(found("import x from \"../y.js\"; // and/or"), 0);
        assert_eq!(found("fetch(\"https://example.org\")"), 1);
        assert_eq!(
            found("const source = \"https://www.ffothello.org/informatique/la-base-wthor/\""),
            0
        );
        assert_eq!(
            found("fetch(\"https://www.ffothello.org/informatique/\")"),
            1
        );
        assert_eq!(found("background: url(/tip.svg)\nhref=\"/\""), 2);
    }

    #[test]
    fn the_modules_a_module_imports_are_listed() {
        let module =
            "import{a as b}from\"./a.js\";import \"./b.js?v=1\";const c = import(\"../c.js\")";
        let found: Vec<_> = imports(module).collect();
        assert_eq!(found, ["./a.js", "./b.js", "../c.js"]);
        assert_eq!(imports("import.meta.url + \"./d.js\"").count(), 0);
    }

    #[test]
    fn the_files_a_page_names_are_listed() {
        let html = "<a href=\"#board\"><a href=\"../\"><img alt=\"\" src=\"a.svg\"><link href=\"./b.css?v=1\">";
        assert_eq!(own_files(html).collect::<Vec<_>>(), ["a.svg", "./b.css"]);
    }
}
