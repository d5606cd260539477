//! Wide characters, and letters of other scripts, in texts that people paste.

use super::coordinate::is_rank;
use std::borrow::Cow;

/// The text with plain letters, digits and signs in place of full-width ones, `ｆ５` for example.
/// Comments, which stand in braces or in the field `C`, stay as they are.
pub(super) fn narrow(text: &str) -> Cow<'_, str> {
    if text.chars().all(|found| found == narrow_sign(found)) {
        return Cow::Borrowed(text);
    }
    let mut narrowed = String::with_capacity(text.len());
    let (mut comment_end, mut escaped) = (None, false);
    for found in text.chars() {
        if let Some(end) = comment_end {
            let ends = found == end && !escaped;
            narrowed.push(if ends { narrow_sign(found) } else { found });
            escaped = end == ']' && found == '\\' && !escaped;
            comment_end = comment_end.filter(|_| !ends);
        } else {
            comment_end = match found {
                '{' => Some('}'),
                '｛' => Some('｝'),
                '[' if ends_in_comment_field(&narrowed) => Some(']'),
                _ => None,
            };
            narrowed.push(narrow_sign(found));
        }
    }
    Cow::Owned(narrowed)
}

/// The text with the letters of files in place of Cyrillic and Greek ones that look like them,
/// before the digit of a rank; `None` if it has none. Names may have such letters as well: this is
/// for a text that cannot be read as it stands.
pub(super) fn with_files(text: &str) -> Option<String> {
    if text.chars().all(|found| file_alike(found).is_none()) {
        return None;
    }
    let mut spelt = String::with_capacity(text.len());
    let mut signs = text.chars().peekable();
    while let Some(found) = signs.next() {
        let is_first = !spelt.ends_with(char::is_alphabetic);
        let is_file = is_first && signs.peek().is_some_and(|&next| is_rank(narrow_sign(next)));
        spelt.push(file_alike(found).filter(|_| is_file).unwrap_or(found));
    }
    Some(spelt)
}

/// The file whose letter another one looks like.
const fn file_alike(found: char) -> Option<char> {
    match found {
        'а' | 'А' | 'α' | 'Α' => Some('a'),
        'В' | 'Β' => Some('b'),
        'с' | 'С' | 'ϲ' => Some('c'),
        'ԁ' => Some('d'),
        'е' | 'Е' | 'Ε' => Some('e'),
        'һ' | 'Н' | 'Η' => Some('h'),
        _ => None,
    }
}

/// The plain sign in place of a full-width one.
pub(super) fn narrow_sign(found: char) -> char {
    const DISTANCE: u32 = 0xff01 - 0x21;
    match found {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(found as u32 - DISTANCE).unwrap_or(found),
        _ => found,
    }
}

/// Whether a text ends in the name of the field that holds a comment.
fn ends_in_comment_field(text: &str) -> bool {
    let before = text.trim_end().strip_suffix(['C', 'c']);
    before.is_some_and(|before| !before.ends_with(|sign: char| sign.is_ascii_alphabetic()))
}
