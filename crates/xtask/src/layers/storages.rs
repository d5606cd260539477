//! Which scripts may name the storages of a browser: what the page keeps goes through its
//! declaration.

/// The names, and the files that may have them.
const NAMES: [(&[&str], &[&str]); 2] = [
    (
        &["localStorage", "sessionStorage", "indexedDB"],
        &["www/floor/kept/browser.ts"],
    ),
    // All three, by which main.ts makes what keeps, and boot.ts reads before the first paint.
    (
        &["BROWSER"],
        &["www/floor/kept/browser.ts", "www/main.ts", "www/boot.ts"],
    ),
];

/// A sentence for each line of a script that names a storage and may not, in whatever way: a
/// comment may not either.
pub fn problems(name: &str, text: &str) -> Vec<String> {
    let refused: Vec<&str> = NAMES
        .iter()
        .filter(|(_, files)| !files.contains(&name))
        .flat_map(|(words, _)| words.iter().copied())
        .collect();
    let mut problems = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let words = line.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
        for word in words.filter(|word| refused.contains(word)) {
            problems.push(format!(
                "{name}:{} names {word}: declare a thing, and read and write it by www/floor/kept",
                index + 1
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::problems;

    #[test]
    fn a_storage_is_named_in_its_one_file_however_it_is_reached() {
        for line in [
            "localStorage.getItem(\"a\");",
            "const { sessionStorage: own } = window;",
            "globalThis.indexedDB.open(\"a\");",
            "window[\"localStorage\"];",
            "import { BROWSER } from \"./floor/kept/browser.ts\";",
        ] {
            let text = format!("const localStorages = 1;\n{line}\n");
            for file in ["www/club.js", "www/rooms/book/room.ts", "embed/embed.ts"] {
                let found = problems(file, &text);
                assert_eq!(found.len(), 1, "{file}: {line}");
                assert!(
                    found[0].starts_with(&format!("{file}:2 names ")),
                    "{found:?}"
                );
            }
            assert_eq!(problems("www/floor/kept/browser.ts", &text), [""; 0]);
        }
        let import = "import { BROWSER } from \"./floor/kept/browser.ts\";\n";
        assert_eq!(problems("www/main.ts", import), [""; 0]);
        assert_eq!(problems("www/boot.ts", "localStorage.length;\n").len(), 1);
    }
}
