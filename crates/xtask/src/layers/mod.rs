//! The floor plan: a folder is a layer, and each may use the folders below it only.
//!
//! Read are the crates' Rust files and the page's modules. Refused are arrows up or beside,
//! circles of files or folders, dependencies between crates that the plan does not name, long
//! functions of the page, and names of the browser's storages.

mod graph;
mod lengths;
mod rust;
mod storages;

use anyhow::{Context, Result, bail};

use crate::{files, paths, programs, step, tools};
use graph::{Floors, Graph};
use lengths::Lengths;

/// A crate of the workspace.
struct Crate {
    folder: &'static str,
    floors: Floors,
    /// The crates of the workspace that it may depend on, by their folders.
    uses: &'static [&'static str],
    /// Whether it may depend on crates of others; each may offer a feature that needs one.
    others: bool,
}

const CRATES: [Crate; 17] = [
    Crate {
        folder: "crates/game",
        floors: &[],
        uses: &[],
        others: false,
    },
    Crate {
        folder: "crates/engine",
        floors: &[
            &["rules"],
            &["notation", "eval"],
            &["search"],
            &["study"],
            &["opponents"],
        ],
        uses: &["crates/game"],
        others: false,
    },
    Crate {
        folder: "crates/side-games",
        floors: &[
            &["errors", "side_move", "squares"],
            &["choice", "theme"],
            &["side_game"],
            &["search"],
            &["whole_game"],
            &["connect_four", "tic_tac_toe"],
        ],
        uses: &["crates/game"],
        others: true,
    },
    Crate {
        folder: "crates/bindings",
        floors: &[
            &["js_values"],
            &["errors", "clock"],
            &["random"],
            &["arguments", "position"],
            &["progress"],
            &["options"],
            &["held"],
            &["any_game"],
            &["reversi", "side_game"],
            &["game_kinds", "played_move"],
            &["game"],
            &["engine", "notations"],
        ],
        uses: &["crates/game", "crates/engine", "crates/side-games"],
        others: true,
    },
    Crate {
        folder: "crates/wasm",
        floors: &[],
        uses: &["crates/bindings"],
        others: false,
    },
    Crate {
        folder: "crates/wasm-books",
        floors: &[],
        uses: &["crates/engine"],
        others: true,
    },
    Crate {
        folder: "crates/wasm-notations",
        floors: &[],
        uses: &["crates/bindings"],
        others: true,
    },
    Crate {
        folder: "crates/wasm-rules",
        floors: &[],
        uses: &["crates/bindings"],
        others: true,
    },
    Crate {
        folder: "crates/wasm-side-games",
        floors: &[],
        uses: &["crates/bindings"],
        others: true,
    },
    Crate {
        folder: "crates/wasm-threads",
        floors: &[],
        uses: &["crates/bindings"],
        others: true,
    },
    Crate {
        folder: "crates/wasm-worker",
        floors: &[],
        uses: &["crates/bindings"],
        others: false,
    },
    Crate {
        folder: "crates/toolkit",
        floors: &[],
        uses: &["crates/engine"],
        others: true,
    },
    Crate {
        folder: "crates/cli",
        floors: &[
            &["time_control", "search_limit", "whole_number"],
            &["player", "level_spec", "commands"],
            &["level_player", "process"],
            &["gtp", "nboard", "ugi"],
            &["matches"],
        ],
        uses: &[
            "crates/game",
            "crates/engine",
            "crates/side-games",
            "crates/toolkit",
        ],
        others: true,
    },
    Crate {
        folder: "crates/trainer",
        floors: &[
            &["log", "games", "error_stats"],
            &["label", "solve"],
            &["training_set", "measure"],
        ],
        uses: &["crates/engine", "crates/side-games", "crates/toolkit"],
        others: true,
    },
    Crate {
        folder: "crates/js-glue",
        floors: &[],
        uses: &[],
        others: true,
    },
    Crate {
        folder: "crates/xtask",
        floors: &[
            &["files", "paths"],
            &["programs", "unchanged"],
            &["step"],
            &["tools"],
            &["layers"],
            &["dependencies", "link_card", "modules", "page_scripts"],
            &["page_check"],
            &["dist"],
            &["release"],
        ],
        uses: &[],
        others: true,
    },
    Crate {
        folder: "tests/browser",
        floors: &[],
        uses: &[],
        others: true,
    },
];

/// The page's folders of modules: `floor` knows no board, `play` is what every board needs, `rooms`
/// has one feature a folder, side by side; `shell` joins them, and `main.ts` starts it.
const PAGE: Floors = &[
    &["floor/base", "club"],
    &["floor/kept"],
    &["floor/start"],
    &[
        "floor/offline",
        "floor/theming",
        "floor/pictures",
        "play/games",
    ],
    &["play/engine"],
    &["play/words"],
    &["play/settings"],
    &["play/board"],
    &["play/players", "play/sound"],
    &["play/game"],
    &["play/ui"],
    &["play/guide", "play/links"],
    &[
        "rooms/analysis",
        "rooms/audience",
        "rooms/comments",
        "rooms/editor",
        "rooms/embed-code",
        "rooms/endings",
        "rooms/evening",
        "rooms/exercises",
        "rooms/friends",
        "rooms/game-clocks",
        "rooms/groups",
        "rooms/help",
        "rooms/host",
        "rooms/left-games",
        "rooms/nearby",
        "rooms/openings",
        "rooms/replay",
        "rooms/turning-point",
        "rooms/review",
        "rooms/share",
        "rooms/table",
        "rooms/variations",
    ],
    // The folders that use other rooms: reviews, exercises, files of games, the explorer.
    &["rooms/book", "rooms/database", "rooms/mistakes"],
    &["rooms/results"],
    &["rooms/learn", "rooms/library"],
    &["shell"],
];

/// How many times a folder names the slice of another room in its types, each folder once for each
/// room; it only shrinks.
const NAMED_SLICES: usize = 24;

/// The files that may see the slices of all rooms: what joins the rooms.
const SEE_ALL: [&str; 3] = ["shell/", "main.ts", "play/ui/room.ts"];

/// The files that the page shares with the scripts of host pages: they lie below every other folder
/// of both.
const SHARED: [&str; 3] = [
    "../embed/host-page/",
    "../www/floor/base/languages.ts",
    "../www/floor/base/patterns.ts",
];

/// The scripts that host pages load, and the pages that show how.
const EMBED: Floors = &[&["host-page"], &["diagram"], &["embed"], &["demo"]];

/// Checks all crates and the page, and prints the plan on request.
pub fn run(with_plan: bool) -> Result<()> {
    let mut plan = String::new();
    let mut problems = Vec::new();
    let mut about_rooms = String::new();
    let mut largest_circle = 0;
    for Crate { folder, floors, .. } in &CRATES {
        let source = format!("{folder}/src");
        let graph = rust::read(&paths::root().join(&source))?;
        problems.extend(graph.problems(&source, floors));
        plan += &graph.plan(folder, floors);
    }
    for (folder, floors) in [("www", PAGE), ("embed", EMBED)] {
        let Modules {
            imports,
            all,
            slices,
            whole,
        } = read_modules(folder)?;
        // In `embed`, both scripts name one type, wherever it lies.
        if folder == "www" {
            problems.extend(all.problems(folder, floors));
            largest_circle = all.largest_circle();
            problems.extend(whole.iter().filter_map(whole_problem));
            let (named, read) = (all.users_of(&rooms()), slices.users_of(&rooms()));
            problems.extend(slices_problem(read.iter().map(|(_, files)| files).sum()));
            about_rooms = format!(
                "files outside a room that name it: {}\nfolders that name its slice: {}\n",
                listed(&named),
                listed(&read)
            );
        } else {
            problems.extend(imports.problems(folder, floors));
        }
        plan += &imports.plan(folder, floors);
    }
    problems.extend(dependency_problems()?);
    let mut lengths = Lengths::default();
    for (name, text) in scripts()? {
        lengths.add(&name, &text);
        problems.extend(storages::problems(&name, &text));
    }
    problems.extend(lengths.problems());
    if with_plan {
        print!("{plan}{about_rooms}");
    }
    if !problems.is_empty() {
        bail!("the layers do not hold:\n  {}", problems.join("\n  "));
    }
    println!(
        "The layers hold: no arrow up; largest circle of files: {largest_circle}; \
         {NAMED_SLICES} names of a room's slice in another one; {}.",
        lengths.summary()
    );
    Ok(())
}

/// The folders of the page's rooms.
fn rooms() -> Vec<&'static str> {
    let folders = PAGE.iter().copied().flatten().copied();
    folders
        .filter(|folder| folder.starts_with("rooms/"))
        .collect()
}

/// The rooms with their numbers, without those that have none.
fn listed(numbers: &[(&str, usize)]) -> String {
    let some = numbers.iter().filter(|(_, files)| *files > 0);
    let each: Vec<_> = some
        .map(|(room, files)| format!("{} {files}", room.trim_start_matches("rooms/")))
        .collect();
    each.join(", ")
}

/// A sentence if folders name slices of other rooms another number of times than is known.
fn slices_problem(named: usize) -> Option<String> {
    let advice = if named > NAMED_SLICES {
        "have the room say it"
    } else {
        "state it"
    };
    (named != NAMED_SLICES).then(|| {
        format!("folders name slices of other rooms {named} times, not {NAMED_SLICES}: {advice}")
    })
}

/// A sentence if a file imports the state of the whole page and joins no rooms.
fn whole_problem((file, line): &(String, usize)) -> Option<String> {
    let joins = SEE_ALL.iter().any(|place| file.starts_with(place));
    (!joins)
        .then(|| format!("{file}:{line} sees the slices of all rooms: name those that it reads"))
}

/// The graphs of a folder of TypeScript modules.
#[derive(Default)]
struct Modules {
    /// The imports that a browser follows.
    imports: Graph,
    /// All imports, those of types among them.
    all: Graph,
    /// From a folder to the `additions.ts` that declares a slice which its types name.
    slices: Graph,
    /// The files and lines that import the state with the slices of all rooms.
    whole: Vec<(String, usize)>,
}

/// Reads a folder of TypeScript modules.
fn read_modules(folder: &str) -> Result<Modules> {
    tools::npm_packages()?;
    let root = paths::root().join(folder);
    let mut modules = Modules::default();
    let mut node = programs::node();
    node.arg("crates/xtask/js/list-imports.mjs").arg(folder);
    for file in files::below(&root)? {
        let name = paths::name_below(&root, &file)?;
        if name.ends_with(".ts") || name == "club.js" {
            modules.imports.add_file(&name);
            modules.all.add_file(&name);
            modules.slices.add_file(&name);
            node.arg(file);
        }
    }
    for arrow in step::output(&mut node)?.lines() {
        let mut words = arrow.split('\t');
        let mut next = || {
            words
                .next()
                .with_context(|| format!("not an import: {arrow}"))
        };
        let (importer, line, imported, kind) = (next()?, next()?, next()?, next()?);
        let line = line.parse()?;
        if SHARED.iter().any(|shared| imported.starts_with(shared)) {
            continue;
        }
        if kind == "whole" {
            modules.whole.push((importer.into(), line));
            continue;
        }
        if kind == "slice" {
            let reader = graph::folder_of(importer).unwrap_or(importer);
            modules.slices.add_arrow(reader, line, imported);
            continue;
        }
        modules.all.add_arrow(importer, line, imported);
        if kind == "module" {
            modules.imports.add_arrow(importer, line, imported);
        }
    }
    Ok(modules)
}

/// The names and texts of the scripts of the page, of host pages and of the build, without their
/// tests.
fn scripts() -> Result<Vec<(String, String)>> {
    let mut scripts = Vec::new();
    for folder in ["www", "embed", "crates/xtask/js"] {
        for file in files::below(&paths::root().join(folder))? {
            let name = paths::name_below(paths::root(), &file)?;
            let is_script = [".ts", ".js", ".mjs"].iter().any(|end| name.ends_with(end));
            if is_script && !name.contains(".test.") && !name.starts_with("www/test/") {
                scripts.push((name, files::read(&file)?));
            }
        }
    }
    Ok(scripts)
}

/// A sentence for each crate that depends on one that the plan does not name, and for each crate
/// that the plan leaves out.
fn dependency_problems() -> Result<Vec<String>> {
    let mut problems = Vec::new();
    for entry in paths::root().join("crates").read_dir()? {
        let folder = format!("crates/{}", entry?.file_name().to_string_lossy());
        if CRATES.iter().all(|planned| planned.folder != folder) {
            problems.push(format!("{folder} is not in the plan of layers/mod.rs"));
        }
    }
    for planned in &CRATES {
        let path = paths::root().join(planned.folder).join("Cargo.toml");
        let manifest: toml::Table = files::read(&path)?
            .parse()
            .with_context(|| path.display().to_string())?;
        let dependencies = manifest.get("dependencies").and_then(toml::Value::as_table);
        for (name, source) in dependencies.into_iter().flatten() {
            if !may_depend(planned, source) {
                problems.push(format!("{} may not depend on {name}", planned.folder));
            }
        }
    }
    Ok(problems)
}

/// Whether the plan allows a dependency; one of the workspace is named by its path.
fn may_depend(planned: &Crate, source: &toml::Value) -> bool {
    let path = source.get("path").and_then(toml::Value::as_str);
    let optional = source.get("optional").and_then(toml::Value::as_bool);
    path.map_or(planned.others || optional == Some(true), |path| {
        let name = path.trim_start_matches("../");
        let uses = |folder: &&str| folder.strip_prefix("crates/") == Some(name);
        planned.uses.iter().any(uses)
    })
}

#[cfg(test)]
mod tests {
    use super::graph::GROUPS;
    use super::{CRATES, Graph, Modules, PAGE, may_depend, read_modules, whole_problem};
    use crate::{files, paths};

    #[test]
    fn the_engine_depends_on_nothing_from_elsewhere() {
        let engine = &CRATES[0];
        let bindings = CRATES
            .iter()
            .find(|planned| planned.folder == "crates/bindings");
        let ours: toml::Value =
            toml::Table::from_iter([("path".into(), "../engine".into())]).into();
        assert!(!may_depend(engine, &"1.0".into()));
        let feature: toml::Value =
            toml::Table::from_iter([("optional".into(), true.into())]).into();
        assert!(may_depend(engine, &feature));
        assert!(bindings.is_some_and(|bindings| may_depend(bindings, &ours)));
        assert!(!may_depend(engine, &ours));
    }

    #[test]
    fn the_imports_of_the_page_are_found() {
        let Modules {
            imports,
            all,
            slices,
            whole,
        } = read_modules("www").expect("the page is readable");
        let found = |graph: &Graph, wanted: (&str, &str)| {
            graph
                .arrows()
                .any(|(importer, line, imported)| (importer, imported) == wanted && line > 0)
        };
        assert!(found(&imports, ("main.ts", "floor/base/clock.ts")));
        let named = ("play/game/played.ts", "play/game/branches.ts");
        assert!(found(&all, named));
        // The growth of the book waits for the analysis.
        assert!(found(
            &slices,
            ("rooms/book", "rooms/analysis/additions.ts")
        ));
        assert!(whole.iter().any(|(file, _)| file == "shell/house.ts"));
    }

    #[test]
    fn a_room_does_not_see_the_whole_state() {
        let import = |file: &str| (file.into(), 3);
        assert_eq!(whole_problem(&import("shell/house.ts")), None);
        assert_eq!(
            whole_problem(&import("rooms/book/growth.ts")).as_deref(),
            Some("rooms/book/growth.ts:3 sees the slices of all rooms: name those that it reads")
        );
    }

    #[test]
    fn no_group_of_folders_lies_above_the_next_one() {
        let groups = [&GROUPS[..], &["shell"]].concat();
        let folders = PAGE.iter().copied().flatten();
        let places = folders.filter(|name| **name != "club").map(|name| {
            let group = name.split('/').next();
            groups.iter().position(|one| Some(*one) == group)
        });
        assert!(places.clone().all(|place| place.is_some()) && places.is_sorted());
    }

    #[test]
    fn a_package_is_named_by_its_folder() {
        for planned in &CRATES {
            let Some(name) = planned.folder.strip_prefix("crates/") else {
                continue;
            };
            let manifest = files::read(&paths::root().join(planned.folder).join("Cargo.toml"));
            let manifest = manifest.expect("a manifest");
            let manifest: toml::Table = manifest.parse().expect("TOML");
            let expected = match name {
                "side-games" | "js-glue" | "xtask" => name.to_string(),
                _ => format!("reversi-{}", name.strip_prefix("wasm-").unwrap_or(name)),
            };
            assert_eq!(manifest["package"]["name"].as_str(), Some(&*expected));
        }
    }
}
