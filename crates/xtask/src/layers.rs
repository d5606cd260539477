//! The engine's layers: a file may use files of its own layer and of those below, never one
//! above, and no two in a circle.
//!
//! Read are `use crate::…`, `crate::…` inside expressions, and `super::…` at the beginning of a
//! line's `use`; tests at a file's end may use what they like. A folder's `mod.rs` is its face:
//! files in the folder may use it although it uses them. The page's modules have no layers, but may not import each
//! other in a circle either.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};

use crate::paths;

/// From the bottom up: a module, or a folder with all in it.
const LAYERS: [&[&str]; 5] = [
    &["rules"],
    &["notation"],
    &["eval"],
    &["search"],
    &["opponents"],
];

/// A crate's modules, such as `search/node`, with the text of each.
type Sources = BTreeMap<String, String>;

/// Checks the engine's files, and that the crates depend on nothing they should not.
pub fn run() -> Result<()> {
    let mut problems = problems_in(&engine_sources()?);
    problems.extend(dependency_problems()?);
    problems.extend(page_problems(&page_sources()?));
    if !problems.is_empty() {
        bail!("the layers do not hold:\n  {}", problems.join("\n  "));
    }
    println!("The layers hold.");
    Ok(())
}

/// Reads the engine; `lib.rs` stands above all layers and is left out.
fn engine_sources() -> Result<Sources> {
    let folder = paths::root().join("crates/engine/src");
    let mut sources = Sources::new();
    for file in paths::files_below(&folder)? {
        let path = file
            .strip_prefix(&folder)?
            .with_extension("")
            .display()
            .to_string();
        let path = path.replace('\\', "/");
        if file.extension().is_some_and(|ending| ending == "rs") && path != "lib" {
            let module = path.strip_suffix("/mod").unwrap_or(&path).to_owned();
            sources.insert(module, paths::read(&file)?);
        }
    }
    Ok(sources)
}

/// One sentence for each edge that breaks a rule.
fn problems_in(sources: &Sources) -> Vec<String> {
    let mut problems = Vec::new();
    let mut edges = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (module, text) in sources {
        let Some(layer) = layer_of(module) else {
            problems.push(format!(
                "{module} is in no layer: name its layer in xtask's layers.rs"
            ));
            continue;
        };
        for path in paths_used(module, text) {
            let Some(used) = owner(sources, &path) else {
                problems.push(format!(
                    "{module} uses crate::{path}: name the module it is in"
                ));
                continue;
            };
            if layer_of(used).is_some_and(|other| other > layer) {
                problems.push(format!("{module} uses {used}, which is a layer above it"));
            }
            let is_face = module
                .strip_prefix(used)
                .is_some_and(|rest| rest.starts_with('/'));
            if used != module && !is_face {
                edges.entry(module).or_default().insert(used);
            }
        }
    }
    problems.extend(circle(&edges).map(|modules| format!("a circle: {}", modules.join(" → "))));
    problems
}

fn layer_of(module: &str) -> Option<usize> {
    let top = module.split('/').next()?;
    LAYERS.iter().position(|layer| layer.contains(&top))
}

/// The module a path such as `search/node/Node` leads to: the longest beginning that is a file.
fn owner<'a>(sources: &'a Sources, path: &str) -> Option<&'a str> {
    match sources.get_key_value(path) {
        Some((module, _)) => Some(module),
        None => owner(sources, path.rsplit_once('/')?.0),
    }
}

/// The paths from the crate's root that a file names, with `/` between their words.
fn paths_used(module: &str, text: &str) -> Vec<String> {
    let code = text
        .split("\n#[cfg(test)]\nmod tests")
        .next()
        .unwrap_or(text);
    let parent = module
        .rsplit_once('/')
        .map_or(String::new(), |(parent, _)| format!("{parent}::"));
    let parent = format!("use crate::{}", parent.replace('/', "::"));
    let code: String = code
        .lines()
        .map(|line| {
            line.split("//")
                .next()
                .unwrap_or(line)
                .replace("use super::", &parent)
                + "\n"
        })
        .collect();
    let mut paths = Vec::new();
    for (at, _) in code.match_indices("crate::") {
        read_path(&code[at + "crate::".len()..], "", &mut paths);
    }
    paths
}

/// Reads a path, or a group of them in braces, that continues `before`; returns what follows.
fn read_path<'a>(text: &'a str, before: &str, paths: &mut Vec<String>) -> &'a str {
    let text = text.trim_start();
    if let Some(mut rest) = text.strip_prefix('{') {
        while !rest.trim_start().starts_with('}') && !rest.is_empty() {
            rest = read_path(rest, before, paths);
            let next = rest.find([',', '}']).unwrap_or(rest.len());
            rest = rest[next..].strip_prefix(',').unwrap_or(&rest[next..]);
        }
        return rest.trim_start().strip_prefix('}').unwrap_or_default();
    }
    let in_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let (word, rest) = text.split_at(text.find(|letter| !in_word(letter)).unwrap_or(text.len()));
    let path = [before, word]
        .into_iter()
        .filter(|part| !part.is_empty())
        .collect::<Vec<_>>();
    let path = path.join("/");
    match rest.strip_prefix("::").filter(|_| !word.is_empty()) {
        Some(longer) => read_path(longer, &path, paths),
        None => {
            paths.push(path);
            rest
        }
    }
}

/// A circle among the edges, if there is one.
fn circle(edges: &BTreeMap<&str, BTreeSet<&str>>) -> Option<Vec<String>> {
    let mut open = edges.clone();
    // Whatever uses nothing that is still open is in no circle.
    loop {
        let before = open.len();
        let keys: BTreeSet<&str> = open.keys().copied().collect();
        open.retain(|_, used| {
            used.retain(|module| keys.contains(module));
            !used.is_empty()
        });
        if open.len() == before {
            break;
        }
    }
    // What is left always leads on, so that walking along it comes back to where it was.
    let mut walk = vec![*open.keys().next()?];
    loop {
        let next = *open[walk.last()?].first()?;
        let start = walk.iter().position(|module| *module == next);
        walk.push(next);
        if let Some(start) = start {
            return Some(walk[start..].iter().map(ToString::to_string).collect());
        }
    }
}

/// The page's modules by their paths in `www`, such as `i18n/de.js`; tests import what they like.
fn page_sources() -> Result<Sources> {
    let folder = paths::root().join("www");
    let mut sources = Sources::new();
    for file in paths::files_below(&folder)? {
        let path = file.strip_prefix(&folder)?.display().to_string();
        let path = path.replace('\\', "/");
        if path.ends_with(".js") && !path.starts_with("test/") {
            sources.insert(path, paths::read(&file)?);
        }
    }
    Ok(sources)
}

/// A sentence if modules of the page import each other in a circle.
fn page_problems(sources: &Sources) -> Option<String> {
    let mut edges = BTreeMap::<&str, BTreeSet<&str>>::new();
    for (module, text) in sources {
        let folder = module.rsplit_once('/').map_or("", |(folder, _)| folder);
        let imports = text.lines().filter_map(imported);
        let paths = imports.map(|path| joined(folder, path));
        let known = paths.filter_map(|path| Some(sources.get_key_value(&path)?.0.as_str()));
        edges.entry(module).or_default().extend(known);
    }
    circle(&edges).map(|modules| format!("a circle of imports: {}", modules.join(" → ")))
}

/// The relative path that a line of a module imports from; the last line of an import names it. Types are imported in
/// comments, and do not count.
fn imported(line: &str) -> Option<&str> {
    let (before, path) = line.split_once('"')?;
    let mut starts = ["import ", "export ", "} "].into_iter();
    let in_code = starts.any(|start| before.starts_with(start));
    let imports = in_code && (before.ends_with("from ") || before == "import ");
    let path = path.split('"').next()?;
    (imports && path.starts_with('.')).then_some(path)
}

/// A relative path as seen from the folder that `folder` is seen from.
fn joined(folder: &str, path: &str) -> String {
    let mut words: Vec<&str> = folder.split('/').filter(|word| !word.is_empty()).collect();
    for word in path.split('/') {
        match word {
            "." => {}
            ".." => drop(words.pop()),
            word => words.push(word),
        }
    }
    words.join("/")
}

/// The engine stands alone; the programs above it use the engine and never one another.
fn dependency_problems() -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for (name, allowed) in [
        ("engine", None),
        ("bindings", Some("engine")),
        ("wasm", Some("bindings")),
        ("wasm-rules", Some("bindings")),
        ("toolkit", Some("engine")),
        ("cli", Some("engine toolkit")),
        ("trainer", Some("engine toolkit")),
        ("xtask", Some("no other crate")),
    ] {
        let path = paths::root().join("crates").join(name).join("Cargo.toml");
        let manifest: toml::Table = paths::read(&path)?
            .parse()
            .with_context(|| format!("{}", path.display()))?;
        let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
        for dependency in dependencies.into_iter().flat_map(toml::Table::keys) {
            let ours = dependency.strip_prefix("reversi-");
            let mut known = allowed.into_iter().flat_map(str::split_whitespace);
            if allowed.is_none() || ours.is_some_and(|ours| known.all(|known| known != ours)) {
                problems.push(format!("the crate {name} may not depend on {dependency}"));
            }
        }
    }
    Ok(problems)
}

#[cfg(test)]
mod tests {
    use super::{Sources, page_problems, page_sources, paths_used, problems_in};

    fn sources(files: &[(&str, &str)]) -> Sources {
        let own = |(module, text): &(&str, &str)| (module.to_string(), text.to_string());
        files.iter().map(own).collect()
    }

    fn problems(files: &[(&str, &str)]) -> Vec<String> {
        problems_in(&sources(files))
    }

    #[test]
    fn grouped_and_nested_paths_are_read() {
        let text = "use crate::{square::{File, Square as S}, bitboard::*};\nfn f() -> crate::board::Board {}";
        let expected = ["square/File", "square/Square", "bitboard/", "board/Board"];
        let paths = paths_used("perft", text);
        assert_eq!(paths.len(), expected.len());
        assert!(
            paths
                .iter()
                .zip(expected)
                .all(|(path, start)| path.starts_with(start.trim_end_matches('/'))),
            "{paths:?}"
        );
    }

    #[test]
    fn comments_and_tests_are_not_read() {
        let text = "// crate::a::B\n/// [`crate::c::D`]\n#[cfg(test)]\nmod tests {\n    use crate::e::F;\n}";
        assert!(paths_used("board", text).is_empty());
    }

    #[test]
    fn a_lower_layer_may_be_used() {
        let files = [("square", ""), ("board", "use crate::square::Square;")];
        assert!(problems(&files).is_empty());
    }

    #[test]
    fn a_layer_above_may_not_be_used() {
        let files = [("square", "use crate::board::Board;"), ("board", "")];
        assert_eq!(
            problems(&files),
            ["square uses board, which is a layer above it"]
        );
    }

    #[test]
    fn a_circle_within_a_layer_is_found() {
        let files = [
            ("search", ""),
            ("search/node", "use super::ordering::Order;"),
            ("search/ordering", "use crate::search::node::Node;"),
        ];
        assert_eq!(
            problems(&files),
            ["a circle: search/node → search/ordering → search/node"]
        );
    }

    #[test]
    fn a_file_may_use_the_face_of_its_folder() {
        let files = [
            ("search", "use crate::search::node::Node;"),
            ("search/node", "use super::Limits;"),
        ];
        assert!(problems(&files).is_empty());
    }

    #[test]
    fn a_file_without_a_layer_is_named() {
        assert!(problems(&[("helper", "")])[0].starts_with("helper is in no layer"));
    }

    #[test]
    fn modules_of_the_page_that_import_each_other_are_found() {
        let german = ("i18n/de.js", "import {\n  rows,\n} from \"../squares.js\";");
        let straight = ("squares.js", " * @import { Row } from \"./i18n/de.js\"");
        let back = ("squares.js", "export * from \"./i18n/de.js\";");
        assert_eq!(page_problems(&sources(&[german, straight])), None);
        let found = page_problems(&sources(&[german, back]));
        let expected = "a circle of imports: i18n/de.js → squares.js → i18n/de.js";
        assert_eq!(found.as_deref(), Some(expected));
    }

    #[test]
    fn the_imports_of_the_page_are_found() {
        let main = page_sources()
            .expect("the page")
            .remove("main.js")
            .expect("main.js");
        let imports: Vec<&str> = main.lines().filter_map(super::imported).collect();
        assert!(imports.contains(&"./store.js"), "{imports:?}");
    }
}
