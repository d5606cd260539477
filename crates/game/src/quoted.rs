//! Quotations in sentences: texts and characters in quotation marks.

use alloc::string::String;

use crate::display_by_parts;
use crate::sentence::{Part, add_numeral};

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

impl Part for Quoted<'_> {
    fn add_to(&self, sentence: &mut String) {
        quote(sentence, '"', self.0);
    }
}

display_by_parts!(Quoted<'_>);

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

impl Part for QuotedCharacter {
    fn add_to(&self, sentence: &mut String) {
        quote(sentence, '\'', self.0.encode_utf8(&mut [0; 4]));
    }
}

display_by_parts!(QuotedCharacter);

fn quote(sentence: &mut String, mark: char, text: &str) {
    sentence.push(mark);
    for character in text.chars() {
        match character {
            '\t' => sentence.push_str("\\t"),
            '\n' => sentence.push_str("\\n"),
            '\r' => sentence.push_str("\\r"),
            _ if is_invisible(character) => {
                sentence.push_str("\\u{");
                add_numeral(sentence, character as usize, 16);
                sentence.push('}');
            }
            _ => {
                if character == mark || character == '\\' {
                    sentence.push('\\');
                }
                sentence.push(character);
            }
        }
    }
    sentence.push(mark);
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
