//! The downloads of a visit: every file of the page, compressed as hosts compress it, against a
//! budget for each module and each part that loads by itself, one for the texts of a language, and
//! one for everything else.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Result, bail};

use crate::{dist, files, gzip, paths};

/// Files that no visit downloads and no budget limits: pictures for installing the page as an app,
/// and the licences.
const NOT_VISITED: [&str; 2] = ["www/install/", "LICENSE-"];

/// The budget of a part of the page in bytes, as it is and compressed.
struct Budget {
    what: &'static str,
    /// How the names of its files begin.
    files: &'static str,
    plain: usize,
    packed: usize,
}

/// The budgets; a file belongs to the first that names it.
const BUDGETS: [Budget; 15] = [
    // Search, opponents, weights, opening book and study.
    Budget {
        what: "the engine",
        files: "reversi-worker",
        // Of it 0.5 KB find games by a position and average their leads, and 0.6 KB keep an entry
        // of the table in words that threads can share. What sets a move apart from a worse one is
        // 0.3 KB.
        plain: 674_000,
        packed: 463_400,
    },
    // The engine with shared memory, which an isolated page loads when several workers are to
    // search a position together. Its standard library is compiled for it.
    Budget {
        what: "the engine for several workers",
        files: "reversi-threads",
        plain: 720_000,
        packed: 474_000,
    },
    // The engine with all notations: other programs load it, and no page. The database of games
    // takes 16 KB of it.
    Budget {
        what: "all of Reversi, for other programs",
        files: "reversi-wasm",
        plain: 1_040_000,
        packed: 586_000,
    },
    // The first move waits for these: no trained weights may slip in. Sentences by the standard
    // formatting take 0.5 KB of it.
    Budget {
        what: "the rules alone",
        files: "reversi-rules",
        plain: 81_500,
        packed: 34_000,
    },
    // Loaded when a text or a file is read or written, or the study panel is first opened. Files
    // and all that is written take 43 KB of it, which a game against the computer does without, and
    // the database of games 12 KB.
    Budget {
        what: "the notations",
        files: "reversi-notations",
        plain: 275_000,
        packed: 117_000,
    },
    // Loaded when one of them is chosen. The verdicts of Connect Four's positions with nine discs
    // are 36 KB of it, and what finds their positions again 4.1 KB: eight discs were 11.5 KB, and
    // let columns wait for over a second.
    Budget {
        what: "the side games",
        files: "reversi-side-games",
        plain: 173_000,
        packed: 88_100,
    },
    // Loaded when one of its panels is first opened. The tree of variations takes 1.4 KB of it, the
    // endings 1.5 KB, the mistakes of one's own games 1.6 KB, the database of games 1.6 KB, the
    // visitor's own book 1.6 KB with its growth, the small boards of openings 0.7 KB, and the
    // counts of a review with the place among its mistakes 0.5 KB. Templates have the blanks of
    // their markup, which gzip leaves out; the styles of the tools for comments are 2.2 KB, and
    // those of moves side by side and of the strips of upright tablets 1.2 KB. The side of a
    // reviewed move and the signs of right and wrong tries are 0.2 KB; the day of the next
    // mistakes, rows that keep their places, and sentences about counts of positions and games are
    // 0.6 KB. Lessons with their small boards, and buttons that keep their places, are 0.8 KB; an
    // analysis as a strip, the choice among saved exercises and the collection in the database are
    // 0.7 KB.
    Budget {
        what: "the study panels",
        files: "www/study-panel.",
        plain: 126_500,
        packed: 37_900,
    },
    // Loaded when a link to a friend is sent or arrives.
    Budget {
        what: "playing with a friend",
        files: "www/parts/friends",
        plain: 48_000,
        packed: 19_500,
    },
    // Loaded when somebody wants the code of a board for a website.
    Budget {
        what: "the code of a board",
        files: "www/embed-code-panel.",
        plain: 12_000,
        packed: 5_000,
    },
    // The dialog and the clocks of two people at one device, loaded when they are first wanted.
    Budget {
        what: "two at this device",
        files: "www/table",
        plain: 11_000,
        packed: 4_500,
    },
    // Loaded when a club's evening is first opened: pairing, standings, files, dialog and paper.
    Budget {
        what: "a club's evening",
        files: "www/evening-panel.",
        // Of it 3.4 KB keep what is typed over a reload and say what two tabs have entered, and
        // 0.7 KB keep lists, names and faults in sight in every window. Parts that get what they
        // show are 0.3 KB more as files, and 0.1 KB gzipped.
        plain: 35_600,
        packed: 12_000,
    },
    // Loaded when the help is first opened, or the self-check.
    Budget {
        what: "the help",
        files: "www/help-panel.",
        plain: 10_000,
        packed: 4_000,
    },
    // Loaded by host pages that show diagrams.
    Budget {
        what: "the diagrams",
        files: "embed/diagram.js",
        plain: 20_000,
        packed: 8_000,
    },
    // Loaded when the first of them is wanted.
    Budget {
        what: "the exercises",
        files: "exercises.txt",
        plain: 30_000,
        packed: 8_000,
    },
    // Markup, style, modules, looks; a manifest for each language, and a visit loads one. The model
    // of the clocks takes 2.2 KB of it: they run on through a reload, whatever panel is loaded.
    Budget {
        what: "the rest of the page",
        files: "",
        plain: usize::MAX,
        // Of it 10.5 KB are the texts of a club's evening in eight languages, 1.3 KB share one
        // engine among the boards of a host page, 4 KB are the texts of endings and of mistakes, 2
        // KB those of positions and leads in lists of games, 2 KB are games that are followed and
        // the window for an audience, 1 KB keeps an ending over a reload, 0.8 KB are the stops of a
        // practised opening: its sentences, and the three buttons for which they ask. The room of
        // the database and what keeps it are 2 KB, and its texts 6 KB. The visitor's own book is
        // 3.2 KB, and its texts in eight languages are 6 KB. Its growth is 2.3 KB. The texts of the
        // headlines and counts of a review are 1 KB. What lit-html adds for the dialogs of a link
        // to a friend is 0.5 KB. Isolation by the service worker and searches on several threads
        // are 1 KB. That texts and styles of the page come in several files is 1.2 KB, and 1 KB are
        // long dialogs in several files and the picker of players as a template. What was taken out
        // of a book or a database waits by 0.4 KB, with 0.6 KB of sentences in eight languages;
        // what a second tab gets with a game is 0.4 KB. The marks on what a hint speaks of and on
        // right and wrong tries are 0.3 KB. The day of the next mistakes is 0.1 KB, and its
        // sentence and those about counts of positions and games are 0.4 KB. Lessons and moves to
        // compare are 0.8 KB of sentences in a language; the line of a hint, its reason and its
        // button are 0.8 KB. The turning point of a lost side game is 1.1 KB; its sentences, those
        // of hints and of settings are 1.9 KB in eight languages, and the chalk of Tic-Tac-Toe with
        // the square at which keys enter the board 0.6 KB.
        packed: 289_400,
    },
];

/// The texts of one language: a visit loads those of the language that it speaks, part by part.
const LANGUAGE: Budget = Budget {
    what: "the texts of the largest language",
    files: "www/words/",
    plain: 95_500,
    // Of it 3.6 KB are the texts of endings, mistakes, database and book. Files of their own pack
    // less well: those of the help, 0.3 KB, and those of the page that the first move does not wait
    // for, 1.1 KB. Lessons and moves to compare are 0.9 KB, and sentences of hints and lost games of
    // the side games 0.2 KB.
    packed: 33_700,
};

/// How the names of the files of texts end that a visit against the computer downloads.
const PAGE_TEXTS: [&str; 2] = ["/page.js", "/later.js"];

/// What a visit downloads that plays Reversi against the computer, apart from its texts: how the
/// names of the page, rules, engine and one theme begin. All the rest loads on request.
const VISIT: [&str; 11] = [
    "index.html",
    "style.css",
    "www/boot.js",
    "www/main.js",
    "www/club.js",
    "www/reversi.de.webmanifest",
    "www/themes/classic/",
    "www/engine/worker.js",
    "reversi-rules",
    "reversi-worker_bg",
    "service-worker.js",
];

/// A file of the page and its weight in bytes, as it is and compressed.
struct Weight {
    name: String,
    plain: usize,
    packed: usize,
}

/// Builds the page, prints the table and fails where a sum is over its budget.
pub fn run() -> Result<()> {
    dist::build()?;
    let mut weights = weigh(&dist::folder())?;
    weights.sort_by_key(|weight| std::cmp::Reverse(weight.packed));
    println!("{:>9} {:>9}  file", "bytes", "gzipped");
    for Weight {
        name,
        plain,
        packed,
    } in &weights
    {
        println!("{plain:>9} {packed:>9}  {name}");
    }
    let (plain, packed) = visit(&weights);
    println!(
        "{plain:>9} {packed:>9}  a whole visit against the computer, in the language with most texts"
    );
    let (texts, mut weights): (Vec<_>, Vec<_>) = weights
        .into_iter()
        .partition(|weight| weight.name.starts_with(LANGUAGE.files));
    let mut problems = Vec::from_iter(judge(&LANGUAGE, largest_language(&texts)));
    for budget in &BUDGETS {
        let named = |weight: &Weight| weight.name.starts_with(budget.files);
        let (part, others): (Vec<_>, Vec<_>) = weights.into_iter().partition(named);
        problems.extend(judge(budget, part.iter()));
        weights = others;
    }
    if !problems.is_empty() {
        bail!(problems.join("; "));
    }
    Ok(())
}

/// The weight of a whole visit, as it is and compressed.
fn visit(weights: &[Weight]) -> (usize, usize) {
    let visited = |weight: &&Weight| VISIT.iter().any(|start| weight.name.starts_with(start));
    let is_text = |weight: &&Weight| {
        weight.name.starts_with(LANGUAGE.files)
            && PAGE_TEXTS.iter().any(|end| weight.name.ends_with(end))
    };
    let texts = largest_language(weights.iter().filter(is_text));
    let parts = weights.iter().filter(visited);
    parts.chain(texts).fold((0, 0), |(plain, packed), weight| {
        (plain + weight.plain, packed + weight.packed)
    })
}

/// The texts of the language that weighs most.
fn largest_language<'a>(texts: impl IntoIterator<Item = &'a Weight>) -> Vec<&'a Weight> {
    let mut languages = BTreeMap::<&str, Vec<&Weight>>::new();
    for weight in texts {
        let folder = weight.name.rsplit_once('/').unwrap_or_default().0;
        languages.entry(folder).or_default().push(weight);
    }
    let packed = |parts: &Vec<&Weight>| parts.iter().map(|weight| weight.packed).sum::<usize>();
    languages
        .into_values()
        .max_by_key(packed)
        .unwrap_or_default()
}

/// Prints a part's sum, and says what is wrong with it.
fn judge<'a>(budget: &Budget, weights: impl IntoIterator<Item = &'a Weight>) -> Option<String> {
    let (plain, packed) = weights.into_iter().fold((0, 0), |(plain, packed), weight| {
        (plain + weight.plain, packed + weight.packed)
    });
    println!(
        "{plain:>9} {packed:>9}  {}, of {}",
        budget.what, budget.packed
    );
    budget.excess(plain, packed)
}

impl Budget {
    /// Says by how much the sums are over the budget, where they are.
    fn excess(&self, plain: usize, packed: usize) -> Option<String> {
        let over = [
            (packed, self.packed, " gzipped"),
            (plain, self.plain, " as files"),
        ];
        let (sum, limit, how) = over.into_iter().find(|(sum, limit, _)| sum > limit)?;
        Some(format!(
            "{} is {} bytes over its budget of {limit}{how}",
            self.what,
            sum - limit
        ))
    }
}

fn weigh(page: &Path) -> Result<Vec<Weight>> {
    let weigh_file = |path: &std::path::PathBuf| {
        let bytes = std::fs::read(path)?;
        Ok(Weight {
            name: paths::name_below(page, path)?,
            plain: bytes.len(),
            packed: gzip::pack(&bytes)?.len(),
        })
    };
    let mut weights: Vec<Weight> = files::below(page)?
        .iter()
        .map(weigh_file)
        .collect::<Result<_>>()?;
    weights.retain(|weight| {
        !NOT_VISITED
            .iter()
            .any(|start| weight.name.starts_with(start))
    });
    Ok(weights)
}

#[cfg(test)]
mod tests {
    use super::{BUDGETS, Budget, LANGUAGE, Weight, judge, largest_language, visit};

    const SMALL: Budget = Budget {
        what: "the lid",
        files: "lid",
        plain: 20,
        packed: 10,
    };

    #[test]
    fn the_budget_itself_is_allowed_and_a_byte_more_is_not() {
        assert_eq!(SMALL.excess(20, 10), None);
        assert_eq!(
            SMALL.excess(20, 11).as_deref(),
            Some("the lid is 1 bytes over its budget of 10 gzipped")
        );
        assert_eq!(
            SMALL.excess(23, 10).as_deref(),
            Some("the lid is 3 bytes over its budget of 20 as files")
        );
    }

    fn weigh(name: &str, packed: usize) -> Weight {
        Weight {
            name: name.to_owned(),
            plain: 3 * packed,
            packed,
        }
    }

    #[test]
    fn a_visit_takes_one_theme_and_the_language_with_most_texts() {
        let weights = [
            weigh("www/main.js", 1),
            weigh("www/words/de/page.js", 4),
            weigh("www/words/en/page.js", 3),
            weigh("www/words/en/later.js", 2),
            weigh("www/words/en/study.js", 9),
            weigh("www/themes/garden/a.svg", 1),
        ];
        assert_eq!(visit(&weights), (18, 6));
    }

    #[test]
    fn the_largest_language_is_the_one_whose_parts_weigh_most_together() {
        let texts = vec![
            weigh("www/words/de/page.js", 4),
            weigh("www/words/en/page.js", 3),
            weigh("www/words/en/study.js", 3),
        ];
        let largest = largest_language(&texts);
        assert_eq!(largest.len(), 2);
        assert_eq!(judge(&LANGUAGE, largest), None);
        let heavy = [weigh("www/words/ja/page.js", LANGUAGE.packed + 1)];
        assert!(judge(&LANGUAGE, &heavy).is_some());
    }

    #[test]
    fn the_engine_has_a_budget_as_files_too() {
        let [engine, ..] = BUDGETS;
        assert!(engine.plain < 1_500_000);
        assert!(engine.excess(engine.plain + 1, 1).is_some());
    }
}
