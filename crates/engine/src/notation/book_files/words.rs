//! Words of books that are texts, as bytes: the page downloads this code, and the standard
//! library's texts and numbers would be more than all of it.

use super::edax::MAX_VALUE;
use crate::rules::square::Square;

/// The parts of a text between any of some separators, without the empty ones.
pub(super) fn words<'a>(text: &'a [u8], separators: &'a [u8]) -> impl Iterator<Item = &'a [u8]> {
    text.split(|byte| separators.contains(byte))
        .filter(|word| !word.is_empty())
}

/// The square of a name such as `f5`.
pub(super) fn square_of(name: &[u8]) -> Option<Square> {
    let &[file, rank] = name else { return None };
    let file = file.to_ascii_lowercase().wrapping_sub(b'a');
    let rank = rank.wrapping_sub(b'1');
    if file > 7 {
        return None;
    }
    Square::from_index(rank.checked_mul(8)? + file)
}

/// The whole number of some digits.
pub(super) fn number_of(digits: &[u8]) -> Option<u8> {
    if digits.is_empty() {
        return None;
    }
    let mut number = 0_u8;
    for &digit in digits {
        let digit = digit.wrapping_sub(b'0');
        if digit > 9 {
            return None;
        }
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    Some(number)
}

/// The value of a text in discs, such as `+2` or `-1.25`, in hundredths.
pub(super) fn value_of(text: &[u8]) -> Option<i16> {
    let (sign, digits) = match text {
        [b'-', digits @ ..] => (-1, digits),
        [b'+', digits @ ..] | digits => (1, digits),
    };
    let mut parts = digits.splitn(2, |&byte| byte == b'.');
    let whole = parts.next().unwrap_or_default();
    let part = parts.next().unwrap_or_default();
    if whole.is_empty() && part.is_empty() || !part.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let discs = match whole {
        [] => 0,
        _ => number_of(whole)?,
    };
    let digit = |at: usize| part.get(at).map_or(0, |&digit| i16::from(digit - b'0'));
    let hundredths = digit(0) * 10 + digit(1) + i16::from(digit(2) >= 5);
    let value = i16::from(discs) * 100 + hundredths;
    (value <= i16::from(MAX_VALUE) * 100).then_some(sign * value)
}

/// Writes a value, `+2` or `-1.25`.
pub(super) fn push_value(text: &mut Vec<u8>, hundredths: i16) {
    if hundredths != 0 {
        text.push(if hundredths > 0 { b'+' } else { b'-' });
    }
    let size = hundredths.unsigned_abs();
    push_number(text, (size / 100) as u8);
    let (tenth, rest) = ((size / 10 % 10) as u8, (size % 10) as u8);
    if tenth + rest > 0 {
        text.extend_from_slice(&[b'.', b'0' + tenth]);
    }
    if rest > 0 {
        text.push(b'0' + rest);
    }
}

/// Writes a whole number.
pub(super) fn push_number(text: &mut Vec<u8>, number: u8) {
    for place in [100, 10, 1] {
        if number >= place || place == 1 {
            text.push(b'0' + number / place % 10);
        }
    }
}

/// Writes the name of a square.
pub(super) fn push_square(text: &mut Vec<u8>, square: Square) {
    let index = square.index();
    text.extend_from_slice(&[b'a' + index % 8, b'1' + index / 8]);
}
