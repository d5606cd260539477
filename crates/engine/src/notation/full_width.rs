//! Wide characters in texts that people paste.

use std::borrow::Cow;

/// The text with plain letters, digits and signs in place of full-width ones, `ｆ５` for example.
pub(super) fn narrow(text: &str) -> Cow<'_, str> {
    const WIDE: std::ops::RangeInclusive<char> = '\u{ff01}'..='\u{ff5e}';
    const DISTANCE: u32 = 0xff01 - 0x21;
    if !text.contains(|found| WIDE.contains(&found)) {
        return Cow::Borrowed(text);
    }
    let narrow = |found: char| match WIDE.contains(&found) {
        true => char::from_u32(found as u32 - DISTANCE).unwrap_or(found),
        false => found,
    };
    Cow::Owned(text.chars().map(narrow).collect())
}
