//! The page's texts in all languages, spelling, the phrases that `docs/glossary.md` and plain
//! English replace, and the length of comment lines.
//!
//! cspell checks each word, in English or German, and refuses the words that `cspell.config.yaml`
//! replaces; `docs/dictionary.txt` holds what its own dictionaries lack. It has no phrases: those are
//! here. Prose and identifiers are searched alike: `formerGame` and `former_game` hold the word
//! "former". A word that stands alone in quotes or backticks is a name and passes.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{files, page_scripts, paths, programs, step, tools};

/// Phrases that are not used, each with what to write instead.
const PHRASES: [(&[&str], &str); 17] = [
    (
        &[
            "former game",
            "former games",
            "former one",
            "a former",
            "its former",
            "the former",
            "former chosen",
        ],
        "previous game, or previous; only the action's name is `former`",
    ),
    (
        &[
            "count out",
            "counts out",
            "counted out",
            "counting out",
            "counts it out",
        ],
        "solve, to find the exact outcome",
    ),
    (
        &[
            "turned discs",
            "turns discs",
            "turn discs",
            "turning of discs",
            "discs turned",
        ],
        "flip, what a move does to enclosed discs",
    ),
    (
        &["page around", "pages around", "embedding page"],
        "host page, the one that embeds a board",
    ),
    (
        &[
            "every look",
            "each look",
            "all looks",
            "the looks",
            "its looks",
            "own looks",
        ],
        "theme",
    ),
    (&["by hand"], "manually"),
    (&["as far as"], "name the limit"),
    (&["so that"], "a semicolon, \"so\", or two sentences"),
    (&["of which"], "a second sentence"),
    (
        &["one after the other", "one behind the other"],
        "in turn, or one at a time",
    ),
    (&["to be had"], "available"),
    (&["is sound"], "is valid, or: the valid part"),
    (&["so many"], "the number of, or the parameter by its name"),
    (&["is none of", "are none of"], "is not one of, or is not"),
    (&["come by", "comes by", "came by", "coming by"], "reach"),
    (
        &["of its own", "of their own", "of one's own"],
        "its own, or a separate one",
    ),
    (
        &["my book", "your book"],
        "repertoire, the visitor's own; a book is the program's",
    ),
];

/// Code has no mind: it returns, holds, reports, requires.
const SUBJECTS: [&str; 14] = [
    "code", "engine", "page", "worker", "table", "search", "searcher", "function", "module",
    "program", "book", "store", "reducer", "view",
];
const MINDED: [&str; 10] = [
    "tells",
    "hears",
    "knows",
    "believes",
    "asks",
    "wants",
    "forgets",
    "learns",
    "heeds",
    "remembers",
];
const INSTEAD_OF_MIND: &str = "code has no mind: returns, holds, reports, requires";

/// The longest comment line, and the longest line of a document with more than one sentence.
const COLUMNS: usize = 100;

/// Folders and files that hold no text of ours, and the two files that list the banned words.
const SKIPPED: [&str; 13] = [
    ".git",
    ".tools",
    "target",
    "node_modules",
    "dist",
    "dist-single",
    "fuzz/corpus",
    "fuzz/artifacts",
    "crates/engine/weights",
    "package-lock.json",
    "LICENSE-APACHE",
    "docs/glossary.md",
    "crates/xtask/src/words.rs",
];

const CHECKED: [&str; 9] = ["rs", "js", "mjs", "css", "html", "md", "ts", "toml", "ftl"];

/// Checks the page's texts and the spelling, searches every source and document for phrases, and
/// lists what it finds.
pub fn run() -> Result<()> {
    let mut problems = Vec::new();
    visit(paths::root(), &mut problems)?;
    if !problems.is_empty() {
        let count = problems.len();
        bail!("{count} lines need other words:\n{}", problems.join("\n"));
    }
    tools::npm_packages()?;
    page_scripts::check_words()?;
    let cache = paths::target().join("spelling.json");
    let mut spelling = programs::command("node");
    spelling
        .args(["node_modules/cspell/bin.mjs", "--no-progress", "--quiet"])
        .args(["--cache", "--cache-strategy=content"])
        .arg("--cache-location")
        .arg(cache)
        .arg(".");
    step::run_logged("Spelling", &mut spelling)?;
    println!("The words hold.");
    Ok(())
}

fn visit(folder: &Path, problems: &mut Vec<String>) -> Result<()> {
    let mut entries = folder.read_dir()?.collect::<Result<Vec<_>, _>>()?;
    entries.sort_by_key(std::fs::DirEntry::path);
    for entry in entries {
        let path = entry.path();
        let name = paths::name_below(paths::root(), &path)?;
        if SKIPPED.contains(&name.as_str()) {
            continue;
        }
        let extension = path.extension().unwrap_or_default().to_string_lossy();
        if path.is_dir() {
            visit(&path, problems)?;
        } else if CHECKED.contains(&&*extension) {
            let text = files::read(&path)?;
            let found = problems_in(&extension, &text);
            problems.extend(found.map(|(line, problem)| format!("{name}:{line}: {problem}")));
        }
    }
    Ok(())
}

/// The lines of a text with a problem, counted from 1.
fn problems_in(extension: &str, text: &str) -> impl Iterator<Item = (usize, String)> {
    (1..)
        .zip(text.lines())
        .filter_map(move |(number, line)| Some((number, problem_in(extension, line)?)))
}

fn problem_in(extension: &str, line: &str) -> Option<String> {
    let words = words(line);
    let found = PHRASES.iter().find_map(|(phrases, instead)| {
        let phrase = phrases.iter().find(|phrase| holds(&words, phrase))?;
        Some(format!("\"{phrase}\": {instead}"))
    });
    found
        .or_else(|| personification(&words))
        .or_else(|| too_long(extension, line))
}

/// A word in lower case.
struct Word {
    text: String,
    /// Whether nothing but a blank, an underscore or a change of case separates it from the word
    /// before it.
    joins: bool,
    /// Whether it stands alone in quotes or backticks.
    quoted: bool,
}

/// The words of prose and of identifiers in a line.
fn words(line: &str) -> Vec<Word> {
    let letters: Vec<char> = line.chars().collect();
    let mut words: Vec<Word> = Vec::new();
    let mut end = 0;
    let mut at = 0;
    while at < letters.len() {
        if !letters[at].is_alphanumeric() {
            at += 1;
            continue;
        }
        let start = at;
        at += 1;
        while at < letters.len()
            && letters[at].is_alphanumeric()
            && !(letters[at].is_uppercase() && letters[at - 1].is_lowercase())
        {
            at += 1;
        }
        let gap = &letters[end..start];
        let quote = |letter: Option<&char>| matches!(letter, Some('"' | '\'' | '`'));
        let opening = start.checked_sub(1).and_then(|before| letters.get(before));
        words.push(Word {
            text: letters[start..at].iter().collect::<String>().to_lowercase(),
            joins: !words.is_empty() && matches!(gap, [] | [' ' | '_']),
            quoted: quote(opening) && quote(letters.get(at)),
        });
        end = at;
    }
    words
}

/// Whether a phrase is among the words.
fn holds(words: &[Word], phrase: &str) -> bool {
    let phrase: Vec<&str> = phrase.split(' ').collect();
    words.windows(phrase.len()).any(|window| {
        let same = window
            .iter()
            .zip(&phrase)
            .all(|(word, wanted)| word.text == *wanted);
        same && window[1..].iter().all(|word| word.joins) && !window[0].quoted
    })
}

fn personification(words: &[Word]) -> Option<String> {
    words.windows(2).find_map(|pair| {
        let (subject, verb) = (pair[0].text.as_str(), pair[1].text.as_str());
        let minded = SUBJECTS.contains(&subject) && MINDED.contains(&verb) && pair[1].joins;
        minded.then(|| format!("\"{subject} {verb}\": {INSTEAD_OF_MIND}"))
    })
}

/// The fault in the length of a line.
fn too_long(extension: &str, line: &str) -> Option<String> {
    let columns = line.chars().count();
    let start = line.trim_start();
    let starts = |marks: &[&str]| marks.iter().any(|mark| start.starts_with(mark));
    let limited = match extension {
        "rs" => starts(&["//"]),
        "js" | "mjs" | "ts" | "css" => starts(&["//", "/*", "* "]),
        "md" => !starts(&["|", "[", "#", "<", "!["]) && sentences(line) > 1,
        _ => false,
    };
    (limited && columns > COLUMNS)
        .then(|| format!("{columns} columns: wrap it at {COLUMNS}, or write one sentence a line"))
}

/// How many sentences begin in a line of prose.
fn sentences(line: &str) -> usize {
    let starts = line.match_indices(". ").filter(|(at, _)| {
        let next = line[at + 2..].chars().next();
        next.is_some_and(char::is_uppercase)
    });
    1 + starts.count()
}

#[cfg(test)]
mod tests {
    use super::problem_in;

    fn found(line: &str) -> bool {
        problem_in("rs", line).is_some()
    }

    #[test]
    fn banned_words_are_found_in_prose_and_identifiers() {
        for line in [
            "// The former game.",
            "let formerGame = 1;",
            "fn former_game() {}",
            "// It counts out the rest.",
            "// The engine knows the rules.",
        ] {
            assert!(found(line), "{line}");
        }
    }

    #[test]
    fn names_in_quotes_and_other_words_pass() {
        for line in [
            "actions.add(\"former\")",
            "// The action `former` restores it.",
            "// A performer upgrades its gradient.",
            "// So, that is all.",
            "// The engine returns what its caller knows.",
        ] {
            assert!(!found(line), "{line}");
        }
    }

    #[test]
    fn comments_are_wrapped_and_code_is_not_measured() {
        let long = "x".repeat(120);
        assert!(found(&format!("// {long}")));
        assert!(!found(&format!("const A: &str = \"{long}\";")));
    }

    #[test]
    fn a_long_line_of_a_document_is_one_sentence() {
        let long = "word ".repeat(30);
        assert_eq!(
            problem_in("md", &format!("One sentence of {long}end.")),
            None
        );
        assert!(problem_in("md", &format!("One. Another of {long}end.")).is_some());
        assert_eq!(problem_in("md", &format!("| A table. With {long} |")), None);
    }
}
