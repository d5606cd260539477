//! The heading of a list of moves: the names of both players, or any other words.

/// What stands between the names of both sides.
const BETWEEN: [&str; 5] = [" - ", " – ", " — ", " vs ", " vs. "];

/// The most words of a name in a heading.
const MAX_WORDS: usize = 4;

/// The names of Black and White that a heading consists of, `Ada Smith – Bob`, with or without a
/// colon behind them. Other words make it a sentence, and digits the name of an event or a result.
pub(super) fn names_in_heading(heading: &str) -> Option<(&str, &str)> {
    let heading = heading.trim_end_matches([':', '：']).trim();
    let mut split = BETWEEN
        .iter()
        .filter_map(|between| heading.split_once(between));
    let names = split.next()?;
    let is_name = |name: &str| {
        let mut words = name.split_whitespace();
        let is_word = |word: &str| {
            let is_letter =
                |sign: char| sign.is_alphabetic() || matches!(sign, '.' | '-' | '\'' | '’');
            word.chars().all(is_letter) && !word.starts_with(char::is_lowercase)
        };
        (1..=MAX_WORDS).contains(&words.clone().count()) && words.all(is_word)
    };
    (is_name(names.0) && is_name(names.1)).then(|| (names.0.trim(), names.1.trim()))
}
