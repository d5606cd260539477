//! Lists of moves whose brackets, digits or order are those of no notation: `(f5)(d6)`, `{f5, d6}`,
//! `f五 d六`, `f-5 d-6`, `1f5 2d6`, `5f 6d`, or the columns of a scoresheet.

use super::coordinate::{is_file, is_rank};

/// The signs around moves that may also be those of comments and variations.
const OPENING: [char; 3] = ['(', '{', '<'];
const CLOSING: [char; 3] = [')', '}', '>'];

/// The ranks in Chinese and Japanese, from the first one.
const RANKS: [char; 8] = ['一', '二', '三', '四', '五', '六', '七', '八'];

/// The text in the dress of a usual list; `None` if it is dressed as one.
pub(super) fn undressed(text: &str) -> Option<String> {
    let mut usual = text.replace("\\n", "\n");
    for change in [
        with_plain_ranks,
        without_brackets,
        joined,
        by_numbers,
        files_first,
    ] {
        if let Some(changed) = change(&usual) {
            usual = changed;
        }
    }
    (usual != text).then_some(usual)
}

/// The text with digits in place of ranks that stand beside the letter of a file.
fn with_plain_ranks(text: &str) -> Option<String> {
    if !text.contains(RANKS) {
        return None;
    }
    let mut signs = text.chars().peekable();
    let (mut plain, mut last) = (String::with_capacity(text.len()), ' ');
    while let Some(sign) = signs.next() {
        let rank = RANKS.iter().zip('1'..).find(|(rank, _)| **rank == sign);
        let is_beside_file = is_file(last) || signs.peek().is_some_and(|&next| is_file(next));
        plain.push(match rank {
            Some((_, digit)) if is_beside_file => digit,
            _ => sign,
        });
        last = sign;
    }
    Some(plain)
}

/// The text with blanks in place of its brackets, if one pair stands around all of it, or each pair
/// around one word.
fn without_brackets(text: &str) -> Option<String> {
    let inside = text.strip_prefix(OPENING);
    let inside = inside.and_then(|inside| inside.strip_suffix(CLOSING));
    // In round brackets, moves without commas are a variation.
    let is_list = |inside: &&str| {
        !inside.contains(OPENING) && (inside.contains(',') || !text.starts_with('('))
    };
    if let Some(inside) = inside.filter(is_list) {
        return Some(inside.to_owned());
    }
    let mut parts = text.split(OPENING);
    let before = parts.next().unwrap_or_default();
    let mut bare = before.to_owned();
    let mut has_brackets = false;
    for part in parts {
        let (held, after) = part.split_once(CLOSING)?;
        if held.trim().contains(char::is_whitespace) {
            return None;
        }
        has_brackets = true;
        bare += &format!(" {held} {after}");
    }
    has_brackets.then_some(bare)
}

/// The text without the sign that stands between the letter and the digit of each square.
fn joined(text: &str) -> Option<String> {
    ['-', ':', ',', '/'].into_iter().find_map(|sign| {
        let parts: Vec<&str> = text.split(sign).collect();
        let inside = parts.windows(2).filter(|pair| {
            let ends_in_file = pair[0].ends_with(is_file);
            ends_in_file && pair[1].starts_with(is_rank)
        });
        let files = text.chars().filter(|&sign| is_file(sign)).count();
        (files > 0 && inside.count() == files).then(|| {
            let between = |part: &&str| if part.ends_with(is_file) { "" } else { " " };
            let joined = parts.iter().map(|part| format!("{part}{}", between(part)));
            joined.collect()
        })
    })
}

/// The fewest moves with numbers before them that are no slip.
const MIN_NUMBERED: usize = 4;

/// The most numbers of a game's moves.
const MAX_NUMBERED: usize = 60;

/// The moves in the order of their numbers, if one stands before each, or before each pair of them:
/// a scoresheet may have them in columns.
fn by_numbers(text: &str) -> Option<String> {
    let is_gap = |sign: char| sign.is_whitespace() || matches!(sign, '|' | ',' | ';');
    let words = text.split(is_gap).filter(|word| !word.is_empty());
    let mut rows: Vec<(usize, Vec<&str>)> = Vec::new();
    for word in words {
        let after = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let square = after.trim_start_matches(['.', ')', ':']);
        // A rank before the letter of its file is no number of a move.
        if square.chars().all(is_file) && !square.is_empty() {
            return None;
        }
        if after.len() < word.len() {
            rows.push((word[..word.len() - after.len()].parse().ok()?, Vec::new()));
        }
        if !square.is_empty() {
            rows.last_mut()?.1.push(square);
        }
    }
    let (mut moves, mut beside) = (Vec::<&str>::new(), 1..=2);
    for number in 1..=rows.len().min(MAX_NUMBERED) {
        let (_, next) = rows.iter().find(|(found, _)| *found == number)?;
        if !beside.contains(&next.len()) {
            return None;
        }
        // The last move of a game may stand alone.
        let least = if number + 1 < rows.len() {
            next.len()
        } else {
            1
        };
        beside = least..=next.len();
        moves.extend(next);
    }
    (moves.len() >= MIN_NUMBERED && rows.len() <= MAX_NUMBERED).then(|| moves.join(" "))
}

/// The text with the letter of each square first, if a digit stands before each letter of a file.
fn files_first(text: &str) -> Option<String> {
    let is_part = |sign: char| sign.is_ascii_alphanumeric();
    let words = || text.split(|sign| !is_part(sign));
    let is_swapped = |word: &str| {
        let signs: Vec<char> = word.chars().collect();
        !signs.is_empty()
            && signs.len().is_multiple_of(2)
            && signs
                .chunks(2)
                .all(|pair| is_rank(pair[0]) && is_file(pair[1]))
    };
    let is_number = |word: &str| word.bytes().all(|sign| sign.is_ascii_digit());
    let (mut swapped, mut others) = (0, 0);
    for word in words().filter(|word| !is_number(word)) {
        match is_swapped(word) {
            true => swapped += word.len() / 2,
            false => others += 1,
        }
    }
    // One word may be mistyped.
    if swapped == 0 || others > 1 || others >= swapped {
        return None;
    }
    let mut turned = String::with_capacity(text.len());
    let mut rest = text;
    while !rest.is_empty() {
        let (word, after) = rest.split_at(rest.find(|sign| !is_part(sign)).unwrap_or(rest.len()));
        match is_swapped(word) {
            true => {
                let pairs = word.as_bytes().chunks(2);
                turned.extend(pairs.flat_map(|pair| [char::from(pair[1]), char::from(pair[0])]));
            }
            false => turned += word,
        }
        let gap = after.find(is_part).unwrap_or(after.len());
        turned += &after[..gap];
        rest = &after[gap..];
    }
    Some(turned)
}
