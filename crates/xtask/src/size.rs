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
const BUDGETS: [Budget; 16] = [
    // Search, opponents, weights, opening book and study.
    Budget {
        what: "the engine",
        files: "reversi-worker",
        plain: 680_000,
        packed: 466_000,
    },
    // The engine with shared memory, which an isolated page loads when several workers are to
    // search a position together. Its standard library is compiled for it.
    Budget {
        what: "the engine for several workers",
        files: "reversi-threads",
        plain: 720_000,
        packed: 474_000,
    },
    // The engine with all notations: other programs load it, and no page. The plan of a review is
    // 6.5 KB of it.
    Budget {
        what: "all of Reversi, for other programs",
        files: "reversi-wasm",
        plain: 1_051_000,
        packed: 588_400,
    },
    // The first move waits for these: no trained weights may slip in.
    Budget {
        what: "the rules alone",
        files: "reversi-rules",
        plain: 81_500,
        packed: 34_000,
    },
    // Loaded when a text or a file is read or written, or the study panel is first opened: the plan
    // of a review is part of it, and keeps out of the first move's way.
    Budget {
        what: "the notations",
        files: "reversi-notations",
        plain: 275_600,
        packed: 119_000,
    },
    // Loaded when one of them is chosen. The verdicts of Connect Four's positions with nine discs
    // are 36 KB of it: with those of eight, 11.5 KB, columns wait for over a second.
    Budget {
        what: "the side games",
        files: "reversi-side-games",
        plain: 178_000,
        packed: 90_100,
    },
    // Loaded when one of its panels is first opened.
    Budget {
        what: "the study panels",
        files: "www/study-panel.",
        plain: 133_000,
        packed: 40_000,
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
    // Loaded when somebody tries the database with them.
    Budget {
        what: "the games to try the database with",
        files: "games.txt",
        plain: 34_000,
        packed: 11_500,
    },
    // Markup, style, modules, looks; a manifest for each language, and a visit loads one. The model
    // of the clocks takes 2.2 KB of it: they run on through a reload, whatever panel is loaded.
    // The header of a single game, the hint of what is taught, the way out of a practice beside the
    // sentence, the name of an unknown fragment and the verdict on a counted ending take 1.6 KB.
    Budget {
        what: "the rest of the page",
        files: "",
        plain: usize::MAX,
        packed: 293_900,
    },
];

/// The texts of one language: a visit loads those of the language that it speaks, part by part. The
/// hints of the small games are 0.6 KB of them.
const LANGUAGE: Budget = Budget {
    what: "the texts of the largest language",
    files: "www/words/",
    plain: 101_000,
    packed: 35_000,
};

/// How the names of the files of texts end that a visit against the computer downloads.
const PAGE_TEXTS: [&str; 2] = ["/page.js", "/later.js"];

/// The files, apart from texts, that a visit downloads to play Reversi against the computer: the
/// beginnings of their names, for page, rules, engine and one theme. All the rest loads on request.
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
