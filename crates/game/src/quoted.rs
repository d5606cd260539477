//! Quotations in sentences: texts and characters in quotation marks.

use core::fmt;
use core::fmt::{Display, Formatter, Write};

/// A text as a sentence quotes it, like `{:?}`, which would bring the tables of all characters
/// into a module that the page loads.
///
/// ```
/// use reversi_game::Quoted;
///
/// assert_eq!(Quoted("z9").to_string(), "\"z9\"");
/// assert_eq!(Quoted("a\t\"b\"\u{202e}").to_string(), r#""a\t\"b\"\u{202e}""#);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Quoted<'a>(pub &'a str);

impl Display for Quoted<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        quote(f, '"', self.0)
    }
}

/// A character as a sentence quotes it, like [`Quoted`].
///
/// ```
/// use reversi_game::QuotedCharacter;
///
/// assert_eq!(QuotedCharacter('?').to_string(), "'?'");
/// assert_eq!(QuotedCharacter('\'').to_string(), r"'\''");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct QuotedCharacter(pub char);

impl Display for QuotedCharacter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        quote(f, '\'', self.0.encode_utf8(&mut [0; 4]))
    }
}

fn quote(f: &mut Formatter<'_>, mark: char, text: &str) -> fmt::Result {
    f.write_char(mark)?;
    for character in text.chars() {
        match character {
            '\t' => f.write_str("\\t")?,
            '\n' => f.write_str("\\n")?,
            '\r' => f.write_str("\\r")?,
            _ if is_invisible(character) => write!(f, "\\u{{{:x}}}", character as u32)?,
            _ => {
                if character == mark || character == '\\' {
                    f.write_char('\\')?;
                }
                f.write_char(character)?;
            }
        }
    }
    f.write_char(mark)
}

/// Whether a character would not be seen in a sentence, or would change the order of the others.
fn is_invisible(character: char) -> bool {
    matches!(
        character,
        '\0'..'\u{20}'
            | '\u{7f}'..='\u{a0}'
            | '\u{ad}'
            | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202f}'
            | '\u{2060}'..='\u{206f}'
            | '\u{e000}'..='\u{f8ff}'
            | '\u{feff}'
            | '\u{e0000}'..
    )
}
