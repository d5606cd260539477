//! Reads which file of a Rust crate uses which, from the tokens of its sources.
//!
//! A use counts for the file that declares the item, also when it is reached by a re-export. A
//! re-export by itself (`pub use`) is no use: a `mod.rs` may offer what is built on top of it.
//! Tokens rather than a syntax tree, because paths inside macro calls count too. Modules behind
//! `#[cfg(test)]` do not: tests may use everything.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use anyhow::{Context, Result, bail};
use proc_macro2::{Delimiter, TokenStream, TokenTree};

use super::graph::Graph;
use crate::files;

/// The words of a path, such as `crate`, `rules`, `Board`.
type Words = Vec<String>;

/// The words that declare an item; its name follows.
const DECLARE: [&str; 8] = [
    "fn", "struct", "enum", "union", "trait", "type", "const", "static",
];

/// How many re-exports a name may pass through; more are a circle of them.
const RE_EXPORTS: usize = 16;

/// One module: a file, or a `mod` with a body inside one.
#[derive(Default)]
struct Module {
    /// The path of its file below the source folder.
    file: String,
    children: BTreeSet<String>,
    items: BTreeSet<String>,
    /// The items of the module's `use` declarations, by the name they give it.
    names: BTreeMap<String, Words>,
    globs: Vec<Words>,
    /// Every path with its line.
    paths: Vec<(Words, usize)>,
}

/// The modules of one program or library by their paths; the root's path is empty.
type Modules = BTreeMap<Words, Module>;

/// The graph of a source folder with a `lib.rs`, a `main.rs`, or both.
pub fn read(folder: &Path) -> Result<Graph> {
    let mut graph = Graph::default();
    let roots = ["lib.rs", "main.rs"].into_iter();
    for root in roots.filter(|root| folder.join(root).is_file()) {
        let read = |file: &str| {
            let path = folder.join(file);
            path.is_file().then(|| files::read(&path))
        };
        add(root, &read, &mut graph)?;
    }
    Ok(graph)
}

/// Adds what can be reached from a root file; `source` returns a file's text if it is there.
fn add(
    root: &str,
    source: &dyn Fn(&str) -> Option<Result<String>>,
    graph: &mut Graph,
) -> Result<()> {
    let mut modules = Modules::new();
    let mut open = vec![(Words::new(), vec![root.to_owned()])];
    while let Some((at, candidates)) = open.pop() {
        let found = candidates
            .iter()
            .find_map(|file| Some((file, source(file)?)));
        let Some((file, text)) = found else {
            bail!("there is no file for the module {}", at.join("::"));
        };
        graph.add_file(file);
        let tokens: TokenStream = text?
            .parse()
            .map_err(|problem| anyhow::anyhow!("{problem}"))
            .with_context(|| format!("{file} is not Rust"))?;
        let mut declared = Vec::new();
        read_module(tokens, &at, file, &mut modules, &mut declared);
        open.extend(declared.into_iter().map(|module| {
            let path = module.join("/");
            (module, vec![format!("{path}.rs"), format!("{path}/mod.rs")])
        }));
    }
    for (at, module) in &modules {
        for (words, line) in &module.paths {
            if let Some(used) = owner(&modules, at, words, RE_EXPORTS) {
                graph.add_arrow(&module.file, *line, used);
            }
        }
    }
    Ok(())
}

/// Reads a module's tokens; modules that are files go to `declared`.
fn read_module(
    tokens: TokenStream,
    at: &[String],
    file: &str,
    modules: &mut Modules,
    declared: &mut Vec<Words>,
) {
    let mut module = Module {
        file: file.to_owned(),
        ..Module::default()
    };
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        rest = after;
        if is_test_attribute(first, after) {
            rest = after_item(&after[1..]);
            continue;
        }
        match (word(first).as_deref(), after) {
            (Some("mod"), [name, body, ..]) => {
                let Some(name) = word(name) else { continue };
                module.children.insert(name.clone());
                let path = [at, &[name]].concat();
                match body {
                    TokenTree::Group(body) => {
                        read_module(body.stream(), &path, file, modules, declared)
                    }
                    _ => declared.push(path),
                }
                rest = &after[2..];
            }
            (Some("use"), _) => {
                let before = &tokens[..tokens.len() - after.len() - 1];
                rest = read_import(before, after, &mut module);
            }
            (Some(kind), [name, ..]) if DECLARE.contains(&kind) => {
                module.items.extend(word(name));
            }
            (Some("extern"), [TokenTree::Literal(_), TokenTree::Group(body), ..]) => {
                module.items.extend(declared_outside(body.stream()));
                read_tokens(body.stream(), &mut module);
                rest = &after[2..];
            }
            _ => {
                let from = tokens.len() - rest.len() - 1;
                rest = read_path(&tokens, from, &mut module);
            }
        }
    }
    modules.insert(at.to_vec(), module);
}

/// The names of the functions and types that an `extern` block declares.
fn declared_outside(block: TokenStream) -> Vec<String> {
    let tokens: Vec<TokenTree> = block.into_iter().collect();
    let pairs = tokens.windows(2).filter_map(|pair| {
        let kind = word(&pair[0])?;
        DECLARE.contains(&kind.as_str()).then(|| word(&pair[1]))?
    });
    pairs.collect()
}

/// Reads the path that begins at a token, or the tokens of a group; returns what follows.
fn read_path<'a>(tokens: &'a [TokenTree], from: usize, module: &mut Module) -> &'a [TokenTree] {
    let mut rest = &tokens[from + 1..];
    match &tokens[from] {
        TokenTree::Group(group) => read_tokens(group.stream(), module),
        TokenTree::Ident(first) => {
            let mut words = vec![first.to_string()];
            while let [a, b, next, after @ ..] = rest
                && is(a, ':')
                && is(b, ':')
                && let Some(next) = word(next)
            {
                words.push(next);
                rest = after;
            }
            let continues = match &tokens[..from] {
                [.., a, b] if is(a, ':') && is(b, ':') => true,
                [.., before] => is(before, '.'),
                [] => false,
            };
            if !continues {
                module.paths.push((words, first.span().start().line));
            }
        }
        _ => {}
    }
    rest
}

/// Reads the paths inside a body.
fn read_tokens(tokens: TokenStream, module: &mut Module) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = &tokens[..];
    while let [first, after @ ..] = rest {
        if is_test_attribute(first, after) {
            rest = after_item(&after[1..]);
        } else if word(first).as_deref() == Some("use") {
            rest = read_import(&[], after, module);
        } else {
            let from = tokens.len() - rest.len();
            rest = read_path(&tokens, from, module);
        }
    }
}

/// Reads a `use` declaration after its first word; returns what follows. The tokens
/// `before` it decide whether it is public.
fn read_import<'a>(
    before: &[TokenTree],
    after: &'a [TokenTree],
    module: &mut Module,
) -> &'a [TokenTree] {
    let end = after.iter().position(|token| is(token, ';'));
    let (tree, rest) = after.split_at(end.unwrap_or(after.len()));
    let known = module.paths.len();
    read_use(tree, &[], module);
    let public = match before {
        [.., public, TokenTree::Group(_)] | [.., public] => word(public).as_deref() == Some("pub"),
        [] => false,
    };
    if public {
        module.paths.truncate(known);
    }
    rest
}

/// Reads the tree of a `use`, which continues the words before it.
fn read_use(tree: &[TokenTree], before: &[String], module: &mut Module) {
    let mut words = before.to_vec();
    let mut rest = tree;
    while let [first, after @ ..] = rest {
        rest = after;
        match first {
            TokenTree::Group(group) => {
                let tokens: Vec<TokenTree> = group.stream().into_iter().collect();
                for branch in tokens.split(|token| is(token, ',')) {
                    read_use(branch, &words, module);
                }
                return;
            }
            _ if is(first, '*') => {
                let line = first.span().start().line;
                module.paths.push((words.clone(), line));
                module.globs.push(words);
                return;
            }
            TokenTree::Ident(name) if name == "as" => {
                if let Some(alias) = rest.first().and_then(word) {
                    module.names.insert(alias, words);
                }
                return;
            }
            TokenTree::Ident(name) => {
                words.push(name.to_string());
                let line = name.span().start().line;
                // The last word names the item; those before it only lead there.
                if !rest.first().is_some_and(|token| is(token, ':')) {
                    let item = words.clone();
                    module.paths.push((item, line));
                }
            }
            _ => {}
        }
    }
    if words.last().is_some_and(|word| word == "self") {
        words.pop();
    }
    if let Some(name) = words.last() {
        module.names.insert(name.clone(), words);
    }
}

/// The file that declares what a path in the module `at` leads to; nothing if it leads out of the
/// crate, or only to a module.
fn owner<'a>(
    modules: &'a Modules,
    at: &[String],
    words: &[String],
    left: usize,
) -> Option<&'a str> {
    let (mut here, mut rest) = (at.to_vec(), words);
    if rest.first()? == "crate" {
        (here, rest) = (Words::new(), &rest[1..]);
    }
    while let [first, after @ ..] = rest
        && (first == "self" || first == "super")
    {
        if first == "super" {
            here.pop()?;
        }
        rest = after;
    }
    descend(modules, here, rest, left)
}

/// The same for the words that are left on the way down from a module.
fn descend<'a>(
    modules: &'a Modules,
    mut here: Words,
    words: &[String],
    left: usize,
) -> Option<&'a str> {
    let mut rest = words;
    loop {
        let module = modules.get(&here)?;
        let [first, after @ ..] = rest else {
            return None;
        };
        if module.children.contains(first) {
            here.push(first.clone());
            rest = after;
            continue;
        }
        if module.items.contains(first) {
            return Some(&module.file);
        }
        let left = left.checked_sub(1)?;
        if let Some(target) = module.names.get(first) {
            // A name of the same crate would lead back here.
            let target = [target, after].concat();
            return (target != words).then(|| owner(modules, &here, &target, left))?;
        }
        return module.globs.iter().find_map(|glob| {
            let target = [&glob[..], rest].concat();
            owner(modules, &here, &target, left)
        });
    }
}

/// Whether an attribute such as `#[cfg(test)]` begins here.
fn is_test_attribute(first: &TokenTree, after: &[TokenTree]) -> bool {
    let Some(TokenTree::Group(attribute)) = after.first() else {
        return false;
    };
    let brackets = attribute.delimiter() == Delimiter::Bracket;
    is(first, '#') && brackets && attribute.stream().to_string().replace(' ', "") == "cfg(test)"
}

/// The tokens after the item that begins here: a body in braces or a semicolon ends it.
fn after_item(tokens: &[TokenTree]) -> &[TokenTree] {
    let imports = tokens
        .iter()
        .take(3)
        .any(|token| word(token).as_deref() == Some("use"));
    let end = tokens.iter().position(|token| {
        let body =
            matches!(token, TokenTree::Group(group) if group.delimiter() == Delimiter::Brace);
        is(token, ';') || (body && !imports)
    });
    end.map_or(&[], |end| &tokens[end + 1..])
}

fn word(token: &TokenTree) -> Option<String> {
    match token {
        TokenTree::Ident(word) => Some(word.to_string()),
        _ => None,
    }
}

fn is(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

#[cfg(test)]
mod tests {
    use super::{Graph, add};

    /// The arrows of a crate made of these files, each with the line of the first use.
    fn arrows(files: &[(&str, &str)]) -> Vec<String> {
        let mut graph = Graph::default();
        let source = |name: &str| {
            let file = files.iter().find(|(file, _)| *file == name)?;
            Some(Ok(file.1.to_owned()))
        };
        add("lib.rs", &source, &mut graph).expect("the crate is readable");
        let arrows = graph.arrows();
        arrows
            .map(|(user, line, used)| format!("{user}:{line} {used}"))
            .collect()
    }

    #[test]
    fn grouped_and_nested_paths_are_read() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c;"),
            (
                "a.rs",
                "\nuse crate::{b::{B, Other as O}, c};\nfn f() -> c::C {}",
            ),
            ("b.rs", "pub struct B; pub struct Other;"),
            ("c.rs", "pub struct C;"),
        ];
        assert_eq!(arrows(&files), ["a.rs:2 b.rs", "a.rs:3 c.rs"]);
    }

    #[test]
    fn a_path_leads_up_by_super() {
        let files = [
            (
                "lib.rs",
                "mod a; pub mod b { pub mod c { fn f() { super::super::a::g() } } }",
            ),
            ("a.rs", "pub mod d; pub fn g() {}"),
            (
                "a/d.rs",
                "fn h() { super::g(); vec![super::super::a::g()] }",
            ),
        ];
        assert_eq!(arrows(&files), ["a/d.rs:1 a.rs", "lib.rs:1 a.rs"]);
    }

    #[test]
    fn a_re_exported_item_belongs_to_the_file_that_declares_it() {
        let files = [
            ("lib.rs", "mod face; mod user;"),
            ("face/mod.rs", "mod item; pub use item::Item;"),
            ("face/item.rs", "pub struct Item;"),
            ("user.rs", "use crate::face::*; fn f(_: Item) {}"),
        ];
        assert_eq!(arrows(&files), ["user.rs:1 face/item.rs"]);
    }

    #[test]
    fn an_extern_block_declares_items() {
        let files = [
            ("lib.rs", "mod js; mod user;"),
            (
                "js.rs",
                "extern \"C\" { #[attribute(name = now)] pub type Date; pub fn time() -> f64; }",
            ),
            (
                "user.rs",
                "use crate::js::{self, Date};\nfn f() { js::time() }\n\
                 extern \"C\" fn g(_: js::Date) {}",
            ),
        ];
        assert_eq!(arrows(&files), ["user.rs:1 js.rs"]);
        let bare = [
            ("lib.rs", "mod js; fn f() { js::time() }"),
            ("js.rs", "unsafe extern \"C\" { fn time() -> f64; }"),
        ];
        assert_eq!(arrows(&bare), ["lib.rs:1 js.rs"]);
    }

    #[test]
    fn comments_strings_and_tests_are_not_read() {
        let files = [
            ("lib.rs", "mod a; mod b;"),
            (
                "a.rs",
                "// crate::b::B\n/// [`crate::b::B`]\nconst A: &str = \"crate::b::B\";\n\
                 #[cfg(test)]\nuse crate::b::{B};\n#[cfg(test)]\nmod tests { use crate::b::B; }",
            ),
            ("b.rs", "pub struct B;"),
        ];
        assert_eq!(arrows(&files), [""; 0]);
    }

    #[test]
    fn paths_inside_macro_calls_are_read() {
        let files = [
            ("lib.rs", "mod a; fn f() { println!(\"{}\", a::A) }"),
            ("a.rs", "pub const A: u8 = 1;"),
        ];
        assert_eq!(arrows(&files), ["lib.rs:1 a.rs"]);
    }

    #[test]
    fn other_crates_are_not_read() {
        let files = [
            ("lib.rs", "mod fmt; mod a;"),
            ("a.rs", "use std::fmt::Write; fn f() -> std::fmt::Result {}"),
            ("fmt.rs", "pub struct Write;"),
        ];
        assert_eq!(arrows(&files), [""; 0]);
    }
}
