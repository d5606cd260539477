//! Where the fault of a game stands in its text, and the game before it.

use alloc::borrow::ToOwned;
use alloc::string::String;

use crate::link::LinkParameters;
use crate::pasted_text::{linked_fragment, trimmed};

/// The fewest moves before a fault that are worth another game's place.
const MIN_MOVES: usize = 4;

/// Bytes of the longest text in which a fault is sought.
const LONGEST: usize = 1_000_000;

/// Characters before a fault that may have to go with it, such as an open bracket.
const STEPS_BACK: usize = 24;

/// Brackets on each side of a place that are tried in its stead.
const NEAR_BRACKETS: usize = 6;

/// A fault among the moves of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<'a> {
    /// The text up to the fault.
    pub before: &'a str,
    /// The part of it that is a game of the moves before the fault, unless they are too few. A link
    /// keeps all that it says of these moves, wherever that stands.
    pub beginning: Option<String>,
}

/// Finds the fault of a text with one game; `None` if it is not in a move, or the text is too long.
/// `read` says how many moves a part of the text has, or its link with the moves last, or the
/// number of the first wrong move.
///
/// ```
/// use reversi_game::fault_in;
///
/// // A game in which each move is its number.
/// let read = |text: &str| {
///     let mut words = text.split_whitespace().zip(1..);
///     match words.clone().find(|(word, number)| word.parse() != Ok(*number)) {
///         Some((_, number)) => Err(Some(number)),
///         None => Ok(words.count()),
///     }
/// };
/// let fault = fault_in("1 2 3 4 five 6", read).expect("five is no number");
/// assert_eq!((fault.before, fault.beginning.as_deref()), ("1 2 3 4 ", Some("1 2 3 4 ")));
/// assert_eq!(fault_in("1 2 3 4 5 6", read), None);
/// ```
pub fn fault_in(
    text: &str,
    read: impl Fn(&str) -> Result<usize, Option<usize>>,
) -> Option<Fault<'_>> {
    if text.len() > LONGEST {
        return None;
    }
    let number = read(text).err()??;
    let moves = number - 1;
    let before = before_fault(text, number, &read);
    let beginning = (moves >= MIN_MOVES).then(|| {
        let link = moves_last(text, moves).filter(|link| read(link) == Err(Some(number)));
        match link {
            Some(link) => beginning_of(&link, before_fault(&link, number, &read), moves, &read),
            None => beginning_of(text, before, moves, &read),
        }
    });
    let beginning = beginning.flatten();
    Some(Fault { before, beginning })
}

/// The game before the fault of a text: what [`fault_in`] calls its beginning, without a search
/// where the moves are too few, and none of a text that is longer than any game.
///
/// ```
/// use reversi_game::good_beginning;
///
/// let read = |text: &str| match text.find('!') {
///     Some(moves) => Err(Some(moves + 1)),
///     None => Ok(text.len()),
/// };
/// assert_eq!(good_beginning("abcd!", read).as_deref(), Some("abcd"));
/// assert_eq!(good_beginning("abc!", read), None);
/// ```
pub fn good_beginning(
    text: &str,
    read: impl Fn(&str) -> Result<usize, Option<usize>>,
) -> Option<String> {
    let text = trimmed::<(), ()>(text).ok()?;
    let number = read(text).err()??;
    (number > MIN_MOVES).then(|| fault_in(text, read)?.beginning)?
}

/// The link of a text with its moves behind all else that it says of this many of them; `None` if
/// it has none.
fn moves_last(text: &str, moves: usize) -> Option<String> {
    let link = LinkParameters::new(linked_fragment(text)?);
    link.hold_game().then(|| link.with_moves_last(moves))
}

/// The text before its wrong move of a number.
fn before_fault(
    text: &str,
    number: usize,
    read: impl Fn(&str) -> Result<usize, Option<usize>>,
) -> &str {
    // What is wrong with a part of the text says on which side of its end the fault stands, unless
    // that part ends within a bracket.
    let reaches = |end: usize| match read(text.get(..end)?) {
        Err(wrong) => wrong.map(|found| found >= number),
        Ok(_) => Some(false),
    };
    let (mut good, mut bad) = (0_usize, text.len());
    loop {
        let mut ends = ends_between(text, good, bad).peekable();
        let Some(&middle) = ends.peek() else { break };
        match ends.find_map(|end| Some(end).zip(reaches(end))) {
            Some((end, true)) => bad = end,
            Some((end, false)) => good = end,
            None => good = middle,
        }
    }
    text.get(..good).unwrap_or(text)
}

/// The part of a text, up to its fault or some signs before it, that is a game of `moves` moves.
fn beginning_of(
    text: &str,
    before: &str,
    moves: usize,
    read: impl Fn(&str) -> Result<usize, Option<usize>>,
) -> Option<String> {
    // Words before the fault on its line may be the beginning of what is wrong, but no comment is.
    let line = before.rfind('\n');
    let words = line.filter(|&end| !before[end..].contains(['{', '}', '(', ')']));
    let ends = before.char_indices().rev().map(|(at, _)| at);
    let ends = words.into_iter().chain([before.len()]).chain(ends);
    let mut parts = ends.take(STEPS_BACK).filter_map(|end| text.get(..end));
    let part = parts.find(|part| read(part) == Ok(moves));
    part.map(ToOwned::to_owned)
}

/// Where a part of a text may end that is longer than one and shorter than another: in the middle
/// between both, or else around the brackets next to it.
fn ends_between(text: &str, good: usize, bad: usize) -> impl Iterator<Item = usize> {
    let signs = text.as_bytes();
    let is_between = move |end: &usize| good < *end && *end < bad;
    let middle = good.midpoint(bad);
    let is_end = move |end: &usize| {
        let sign = |at: usize| signs.get(at).copied().unwrap_or_default();
        matches!(sign(*end), b'[' | b'{' | b'(' | b'<' | b'&')
            || matches!(sign(end.wrapping_sub(1)), b']' | b'}' | b')' | b'>')
    };
    let left = (good + 1..middle).rev().filter(is_end).take(NEAR_BRACKETS);
    let right = (middle + 1..bad).filter(is_end).take(NEAR_BRACKETS);
    // A bracket may hold more brackets of other kinds.
    let (held, rest) = signs.split_at_checked(middle).unwrap_or((signs, &[]));
    let around = [(b'{', b'}'), (b'[', b']'), (b'(', b')'), (b'<', b'>')].into_iter();
    let outer = around.flat_map(move |(opening, closing)| {
        let after = rest.iter().position(|&found| found == closing);
        let before = held.iter().rposition(|&found| found == opening);
        [before, after.map(|at| middle + at + 1)]
    });
    let outer = outer.flatten().filter(is_between);
    let mut near = (middle..bad).chain((good + 1..middle).rev());
    let nearest = near.find(|&end| text.is_char_boundary(end));
    let middle = nearest.into_iter().filter(is_between);
    middle.chain(left).chain(right).chain(outer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MAX_CHARACTERS;
    use core::cell::Cell;

    /// The most reads of the parts of a text that is mostly comments.
    const MOST_READS: usize = 40;

    /// Reads squares between comments in braces; an open comment cannot be read.
    fn read(text: &str) -> Result<usize, Option<usize>> {
        let mut moves = 0;
        for (part, rest) in crate::outside_comments(text) {
            for word in part.split_whitespace() {
                moves += 1;
                if word.starts_with('a') {
                    return Err(Some(moves));
                }
            }
            if rest.len() > part.len() && !rest.contains('}') {
                return Err(None);
            }
        }
        Ok(moves)
    }

    /// The game before the fault of a text, and how often its parts are read for it.
    fn counted(text: &str) -> (Option<String>, usize) {
        let reads = Cell::new(0);
        let found = good_beginning(text, |part| {
            reads.set(reads.get() + 1);
            read(part)
        });
        (found, reads.get())
    }

    #[test]
    fn a_long_text_is_read_a_few_times_only() {
        let short = "{quiet}".to_owned();
        let plain = format!("{{{}}}", "a word and another ".repeat(490));
        let with_brackets = format!("{{{}}}", "a (word) and [another] ".repeat(400));
        for (first, second) in [
            (&plain, &plain),
            (&with_brackets, &plain),
            (&short, &with_brackets),
        ] {
            let text = format!("f5 d6 {first} c3 d3 c4 a1 {second} f4");
            let (before, reads) = counted(&text);
            let before = before.expect("five moves");
            assert!(before.ends_with("c4 "), "{} bytes", before.len());
            assert!(text.len() > 8_000 && reads <= MOST_READS, "{reads} reads");
        }
        let prose = "a word and another ".repeat(1_000);
        assert_eq!(counted(&prose), (None, 1));
    }

    #[test]
    fn a_text_longer_than_any_game_has_no_good_beginning() {
        let text = |blanks: usize| format!("f5 d6 c3 d3 a1 {}.", " ".repeat(blanks));
        assert_eq!(counted(&text(0)).0.as_deref(), Some("f5 d6 c3 d3 "));
        assert_eq!(counted(&text(MAX_CHARACTERS)), (None, 0));
    }

    #[test]
    fn a_fault_with_few_moves_before_it_has_its_place_alone() {
        let before = "f5 d6 c3 ";
        let expected = Some(Fault {
            before,
            beginning: None,
        });
        assert_eq!(fault_in("f5 d6 c3 a1 c4", read), expected);
        assert_eq!(fault_in("f5 d6 {open", read), None);
    }
}
