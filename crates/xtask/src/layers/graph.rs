//! Who uses whom: the files of a crate or of the page, sorted into folders, and the rules that
//! their arrows keep.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Floors from the bottom up. A folder may use folders on the floors below its own, and none
/// beside it. A file that lies beside the folders may be named like one; otherwise it stands on
/// top of all floors.
pub type Floors = &'static [&'static [&'static str]];

/// The folders that hold folders of a floor plan, from the bottom up.
pub const GROUPS: [&str; 3] = ["floor", "play", "rooms"];

/// The files below a source folder and the arrows between them.
#[derive(Default)]
pub struct Graph {
    files: BTreeSet<String>,
    /// The line of the first use, by the user and the used file.
    arrows: BTreeMap<(String, String), usize>,
}

impl Graph {
    /// Adds a file by its path below the source folder.
    pub fn add_file(&mut self, file: &str) {
        self.files.insert(file.to_owned());
    }

    /// Adds an arrow; a file that uses itself, or the same file again, adds nothing.
    pub fn add_arrow(&mut self, user: &str, line: usize, used: &str) {
        if user != used {
            let arrow = (user.to_owned(), used.to_owned());
            self.arrows.entry(arrow).or_insert(line);
        }
    }

    /// Every arrow: the user, the line of its first use, and the used file.
    pub fn arrows(&self) -> impl Iterator<Item = (&str, usize, &str)> {
        let arrows = self.arrows.iter();
        arrows.map(|((user, used), line)| (user.as_str(), *line, used.as_str()))
    }

    /// One sentence for each broken rule; `folder` stands before every file's name.
    pub fn problems(&self, folder: &str, floors: Floors) -> Vec<String> {
        let mut problems = self.misnamed(folder, floors);
        problems.extend(self.out_of_place(folder, floors));
        problems.extend(self.circles(folder));
        problems
    }

    /// One sentence for each arrow that leads up or aside.
    pub fn out_of_place(&self, folder: &str, floors: Floors) -> Vec<String> {
        let mut problems = Vec::new();
        for (user, line, used) in self.arrows() {
            let (over, under) = (self.unit(user), self.unit(used));
            let top = floors.len();
            let from = floor(floors, over).unwrap_or(top);
            let to = floor(floors, under).unwrap_or(top);
            if over != under && from <= to && from != top {
                let place = if from == to { "beside" } else { "above" };
                problems.push(format!(
                    "{folder}/{user}:{line} uses {folder}/{used}, but {under} is {place} {over}"
                ));
            }
        }
        problems
    }

    /// A sentence for a circle of files, and one for a circle of folders.
    fn circles(&self, folder: &str) -> Vec<String> {
        let mut problems = Vec::new();
        let lines = |a: &str, b: &str| self.arrows[&(a.to_owned(), b.to_owned())];
        problems.extend(circle(self.file_edges()).map(|files| {
            let steps = files.windows(2).map(|pair| {
                let line = lines(&pair[0], &pair[1]);
                format!("{folder}/{}:{line} uses {folder}/{}", pair[0], pair[1])
            });
            format!(
                "a circle of files: {}",
                steps.collect::<Vec<_>>().join(", ")
            )
        }));
        problems.extend(
            circle(self.unit_edges())
                .map(|units| format!("a circle of folders in {folder}: {}", units.join(" → "))),
        );
        problems
    }

    /// Folders without a floor, and names on a floor that do not exist.
    fn misnamed(&self, folder: &str, floors: Floors) -> Vec<String> {
        let units: BTreeSet<&str> = self.files.iter().map(|file| self.unit(file)).collect();
        let stems: BTreeSet<&str> = units.iter().map(|unit| stem(unit)).collect();
        let named = floors.iter().copied().flatten();
        let missing = named.filter(|name| !stems.contains(**name));
        let homeless = units
            .iter()
            .filter(|unit| !self.files.contains(**unit) && floor(floors, unit).is_none());
        missing
            .map(|name| format!("the floors of {folder} name {name}, which is not there"))
            .chain(homeless.map(|unit| format!("{folder}/{unit} has no floor: give it one")))
            .collect()
    }

    /// The unit of a file on a floor plan: the folder that it is in, or itself. The file `x.rs`
    /// beside a folder `x` belongs to that folder.
    fn unit<'a>(&self, file: &'a str) -> &'a str {
        if let Some(folder) = folder_of(file) {
            return folder;
        }
        let below = format!("{}/", stem(file));
        let is_face = self.files.iter().any(|other| other.starts_with(&below));
        if is_face { stem(file) } else { file }
    }

    /// The number of files of the largest circle: each of them leads to each other; 1 if there is
    /// none.
    pub fn largest_circle(&self) -> usize {
        let edges = self.file_edges();
        let reached = |from| {
            let (mut seen, mut open) = (BTreeSet::new(), vec![from]);
            while let Some(file) = open.pop() {
                open.extend(
                    edges
                        .get(file)
                        .into_iter()
                        .flatten()
                        .filter(|used| seen.insert(**used)),
                );
            }
            seen
        };
        let reach: BTreeMap<&str, BTreeSet<&str>> =
            edges.keys().map(|file| (*file, reached(*file))).collect();
        let size = |file: &&str| {
            let leads_back = |used: &&&str| reach.get(**used).is_some_and(|set| set.contains(file));
            reach[file].iter().filter(leads_back).count()
        };
        reach.keys().map(size).max().unwrap_or(1).max(1)
    }

    /// How many files outside a folder use it, for each folder of a list.
    pub fn users_of<'a>(&self, folders: &[&'a str]) -> Vec<(&'a str, usize)> {
        let users = |folder: &str| -> BTreeSet<&str> {
            let arrows = self.arrows();
            let outside = arrows
                .filter(|(user, _, used)| self.unit(used) == folder && self.unit(user) != folder);
            outside.map(|(user, _, _)| user).collect()
        };
        folders
            .iter()
            .map(|folder| (*folder, users(folder).len()))
            .collect()
    }

    fn file_edges(&self) -> Edges<'_> {
        let mut edges = Edges::new();
        for (user, _, used) in self.arrows() {
            edges.entry(user).or_default().insert(used);
        }
        edges
    }

    fn unit_edges(&self) -> Edges<'_> {
        let mut edges = Edges::new();
        for (user, _, used) in self.arrows() {
            let (user, used) = (self.unit(user), self.unit(used));
            if user != used {
                edges.entry(user).or_default().insert(used);
            }
        }
        edges
    }

    /// The plan for a reader: a line for the whole, and one for each folder from the top down.
    pub fn plan(&self, name: &str, floors: Floors) -> String {
        let mut text = format!(
            "{name}: {} files, {} arrows, {} deep\n",
            self.files.len(),
            self.arrows.len(),
            depth(&self.file_edges())
        );
        let units: BTreeSet<&str> = self.files.iter().map(|file| self.unit(file)).collect();
        if units.iter().all(|unit| self.files.contains(*unit)) {
            return text;
        }
        let mut units: Vec<_> = units
            .into_iter()
            .map(|unit| (floor(floors, unit).unwrap_or(floors.len()), unit))
            .collect();
        units.sort_by_key(|(floor, unit)| (std::cmp::Reverse(*floor), *unit));
        for (floor, unit) in units {
            let files = self.files.iter().filter(|file| self.unit(file) == unit);
            let mut used = BTreeMap::<&str, usize>::new();
            for (from, _, to) in self.arrows() {
                if self.unit(from) == unit && self.unit(to) != unit {
                    *used.entry(self.unit(to)).or_default() += 1;
                }
            }
            let used: Vec<_> = used.iter().map(|(to, n)| format!("{to} {n}")).collect();
            let arrow = if used.is_empty() { "" } else { " → " };
            let line = format!(
                "  {} {unit} ({}){arrow}{}",
                floor + 1,
                files.count(),
                used.join(", ")
            );
            writeln!(text, "{line}").expect("a String takes any text");
        }
        text
    }
}

/// The used names by their user.
type Edges<'a> = BTreeMap<&'a str, BTreeSet<&'a str>>;

/// The folder of a file on a floor plan, by the file's path below the source folder; none if the
/// file lies beside the folders.
pub fn folder_of(file: &str) -> Option<&str> {
    let (folder, rest) = file.split_once('/')?;
    let inner = rest
        .split_once('/')
        .filter(|_| GROUPS.contains(&folder))
        .map_or(0, |(inner, _)| inner.len() + 1);
    Some(&file[..folder.len() + inner])
}

fn floor(floors: Floors, unit: &str) -> Option<usize> {
    let unit = stem(unit);
    floors.iter().position(|names| names.contains(&unit))
}

/// A file's name without its ending, or a folder's name.
fn stem(unit: &str) -> &str {
    unit.split('.').next().unwrap_or(unit)
}

/// A circle among the edges, if there is one; its first name is repeated at the end.
fn circle(mut open: Edges<'_>) -> Option<Vec<String>> {
    // Whatever uses nothing that is still open is in no circle.
    loop {
        let before = open.len();
        let users: BTreeSet<&str> = open.keys().copied().collect();
        open.retain(|_, used| {
            used.retain(|name| users.contains(name));
            !used.is_empty()
        });
        if open.len() == before {
            break;
        }
    }
    // Everything left uses something left, so a walk along the edges returns to its own trail.
    let mut walk = vec![*open.keys().next()?];
    loop {
        let next = *open[walk.last()?].first()?;
        let start = walk.iter().position(|name| *name == next);
        walk.push(next);
        if let Some(start) = start {
            return Some(walk[start..].iter().map(ToString::to_string).collect());
        }
    }
}

/// The number of files on the longest way down; arrows of a circle lead nowhere.
fn depth(edges: &Edges<'_>) -> usize {
    let mut heights = BTreeMap::<&str, usize>::new();
    let names: BTreeSet<&str> = edges.values().flatten().copied().collect();
    let names: BTreeSet<&str> = names.into_iter().chain(edges.keys().copied()).collect();
    loop {
        let before = heights.len();
        for name in &names {
            let used = edges.get(name).into_iter().flatten();
            let known: Option<Vec<_>> = used.map(|name| heights.get(name).copied()).collect();
            if let Some(known) = known {
                heights.insert(name, 1 + known.into_iter().max().unwrap_or(0));
            }
        }
        if heights.len() == before {
            return heights.values().copied().max().unwrap_or(1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Floors, Graph, folder_of};

    const FLOORS: Floors = &[&["ground"], &["left", "right"]];

    fn graph(arrows: &[(&str, &str)]) -> Graph {
        let mut graph = Graph::default();
        for file in ["ground/a.rs", "left/b.rs", "right/c.rs", "main.rs"] {
            graph.add_file(file);
        }
        for (line, (user, used)) in (1..).zip(arrows) {
            graph.add_file(user);
            graph.add_file(used);
            graph.add_arrow(user, line, used);
        }
        graph
    }

    fn problems(arrows: &[(&str, &str)]) -> Vec<String> {
        graph(arrows).problems("src", FLOORS)
    }

    #[test]
    fn arrows_down_are_allowed() {
        let down = [
            ("left/b.rs", "ground/a.rs"),
            ("main.rs", "left/b.rs"),
            ("main.rs", "ground/a.rs"),
        ];
        assert_eq!(problems(&down), [""; 0]);
    }

    #[test]
    fn an_arrow_up_names_both_files_and_the_line() {
        assert_eq!(
            problems(&[("ground/a.rs", "left/b.rs")]),
            ["src/ground/a.rs:1 uses src/left/b.rs, but left is above ground"]
        );
    }

    #[test]
    fn folders_of_one_floor_do_not_use_each_other() {
        assert_eq!(
            problems(&[("left/b.rs", "right/c.rs")]),
            ["src/left/b.rs:1 uses src/right/c.rs, but right is beside left"]
        );
    }

    #[test]
    fn a_circle_of_files_within_a_folder_is_found() {
        let circle = [("left/b.rs", "left/d.rs"), ("left/d.rs", "left/b.rs")];
        assert_eq!(
            problems(&circle),
            [
                "a circle of files: src/left/b.rs:1 uses src/left/d.rs, src/left/d.rs:2 uses src/left/b.rs"
            ]
        );
    }

    #[test]
    fn a_circle_of_folders_is_found_without_floors() {
        let circle = [("left/b.rs", "right/c.rs"), ("right/e.rs", "left/f.rs")];
        let found = graph(&circle).problems("src", &[]);
        let expected = "a circle of folders in src: left → right → left";
        assert!(found.iter().any(|problem| problem == expected), "{found:?}");
    }

    #[test]
    fn a_folder_without_a_floor_and_a_floor_without_a_folder_are_named() {
        let found = graph(&[("attic/g.rs", "ground/a.rs")])
            .problems("src", &[&["ground", "left"], &["cellar", "right"]]);
        let expected = [
            "the floors of src name cellar, which is not there",
            "src/attic has no floor: give it one",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_file_beside_a_folder_of_its_name_belongs_to_it() {
        let found = graph(&[("left.rs", "left/b.rs"), ("right/c.rs", "left.rs")]);
        assert_eq!(
            found.problems("src", FLOORS),
            ["src/right/c.rs:2 uses src/left.rs, but left is beside right"]
        );
    }

    #[test]
    fn a_file_may_be_named_on_a_floor() {
        let floors: Floors = &[&["main"], &["ground", "left", "right"]];
        assert_eq!(
            graph(&[("main.rs", "left/b.rs")]).problems("src", floors),
            ["src/main.rs:1 uses src/left/b.rs, but left is above main.rs"]
        );
    }

    #[test]
    fn a_file_beside_the_folders_stands_above_them() {
        assert_eq!(
            problems(&[("left/b.rs", "main.rs")]),
            ["src/left/b.rs:1 uses src/main.rs, but main.rs is above left"]
        );
    }

    #[test]
    fn the_folders_of_a_group_are_folders_of_the_plan() {
        for (file, folder) in [
            ("rooms/left/b/c.ts", Some("rooms/left")),
            ("rooms/b.ts", Some("rooms")),
            ("left/b/c.ts", Some("left")),
            ("b.ts", None),
        ] {
            assert_eq!(folder_of(file), folder, "{file}");
        }
    }

    #[test]
    fn the_plan_counts_files_and_arrows() {
        let plan = graph(&[("left/b.rs", "ground/a.rs"), ("main.rs", "left/b.rs")]);
        let expected = "page: 4 files, 2 arrows, 3 deep\n  3 main.rs (1) → left 1\n  \
            2 left (1) → ground 1\n  2 right (1)\n  1 ground (1)\n";
        assert_eq!(plan.plan("page", FLOORS), expected);
    }

    #[test]
    fn the_largest_circle_counts_the_files_that_lead_to_each_other() {
        let circle = [
            ("left/b.rs", "ground/a.rs"),
            ("ground/a.rs", "right/c.rs"),
            ("right/c.rs", "left/b.rs"),
            ("main.rs", "left/b.rs"),
        ];
        assert_eq!(graph(&circle).largest_circle(), 3);
        assert_eq!(graph(&circle[..2]).largest_circle(), 1);
        assert_eq!(
            graph(&circle).users_of(&["left", "ground"]),
            [("left", 2), ("ground", 1)]
        );
    }
}
