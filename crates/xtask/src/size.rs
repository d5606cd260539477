//! What a first visit downloads: every file of the page, compressed as hosts compress it, against
//! a budget for the engine, one for the rules that the first move waits for, and one for everything
//! else.

use std::path::Path;

use anyhow::{Result, bail};

use crate::{dist, gzip, paths};

/// What no visit downloads: pictures for installing the page as an app, the engine's module for
/// other programs, and the licences.
const NOT_VISITED: [&str; 3] = ["www/install/", "reversi-wasm.js", "LICENSE-"];

/// What a part of the page may weigh in bytes, as it is and compressed.
struct Budget {
    what: &'static str,
    /// How the names of its files begin.
    files: &'static str,
    plain: usize,
    packed: usize,
}

/// The budgets; a file belongs to the first that names it.
const BUDGETS: [Budget; 11] = [
    // Search, opponents, weights, opening book and study.
    Budget {
        what: "the engine",
        files: "reversi-wasm",
        plain: 877_000,
        packed: 545_000,
    },
    // The first move waits for these: no trained weights may slip in.
    Budget {
        what: "the rules alone",
        files: "reversi-rules",
        plain: 100_000,
        packed: 42_500,
    },
    // Loaded when the page is given a text, or the study panel is first opened.
    Budget {
        what: "the notations",
        files: "reversi-notations",
        plain: 150_000,
        packed: 58_500,
    },
    // Loaded when one of them is chosen.
    Budget {
        what: "the side games",
        files: "reversi-side-games",
        plain: 120_000,
        packed: 48_000,
    },
    // Loaded when one of its panels is first opened.
    Budget {
        what: "the study panels",
        files: "www/study-panel.",
        plain: 75_000,
        packed: 25_000,
    },
    // Loaded when a link to a friend is sent or arrives.
    Budget {
        what: "playing with a friend",
        files: "www/parts/friends",
        plain: 48_000,
        packed: 19_500,
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
    // A visit loads those of one language, part by part.
    Budget {
        what: "the texts of all languages",
        files: "www/words/",
        plain: 130_000,
        packed: 43_000,
    },
    // Markup, style, modules, looks.
    Budget {
        what: "the rest of the page",
        files: "",
        plain: usize::MAX,
        packed: 216_500,
    },
];

/// What a visit downloads that plays Reversi against the computer: how the names of the page, one
/// language, rules, engine and one theme begin. All the rest loads when it is asked for.
const VISIT: [&str; 12] = [
    "index.html",
    "style.css",
    "www/boot.js",
    "www/main.js",
    "www/club.js",
    "www/reversi.de.webmanifest",
    "www/words/de/page.js",
    "www/themes/classic/",
    "www/engine/worker.js",
    "reversi-rules",
    "reversi-wasm_bg",
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
    println!("{plain:>9} {packed:>9}  a whole visit against the computer, in the longer language");
    let mut problems = Vec::new();
    for budget in &BUDGETS {
        let named = |weight: &Weight| weight.name.starts_with(budget.files);
        let (part, others): (Vec<_>, Vec<_>) = weights.into_iter().partition(named);
        problems.extend(judge(budget, &part));
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
    let parts = weights.iter().filter(visited);
    parts.fold((0, 0), |(plain, packed), weight| {
        (plain + weight.plain, packed + weight.packed)
    })
}

/// Prints a part's sum, and says what is wrong with it.
fn judge(budget: &Budget, weights: &[Weight]) -> Option<String> {
    let plain = weights.iter().map(|weight| weight.plain).sum();
    let packed = weights.iter().map(|weight| weight.packed).sum();
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
    let mut weights: Vec<Weight> = paths::files_below(page)?
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
    use super::{BUDGETS, Budget, Weight, visit};

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

    #[test]
    fn a_visit_takes_one_language_and_one_theme() {
        let weigh = |name: &str| Weight {
            name: name.to_owned(),
            plain: 3,
            packed: 1,
        };
        let names = [
            "www/main.js",
            "www/words/de/page.js",
            "www/words/en/page.js",
            "www/themes/garden/a.svg",
        ];
        assert_eq!(visit(&names.map(weigh)), (6, 2));
    }

    #[test]
    fn the_engine_has_a_budget_as_files_too() {
        let [engine, ..] = BUDGETS;
        assert!(engine.plain < 1_500_000);
        assert!(engine.excess(engine.plain + 1, 1).is_some());
    }
}
