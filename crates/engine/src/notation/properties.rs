//! Fields of game trees, `(;NAME[value]NAME[value];…)`, as GGF and SGF have them.

use super::comment::{command_of, spelt};
use crate::rules::square::Square;

/// How a game begins.
const BEGIN: &str = "(;";

/// A field: its name in capitals, and its value. A value without a name belongs to the name before.
pub(super) type Field<'a> = (String, &'a str);

/// The fields of each game of a text. Of variations the first is followed.
pub(super) fn games(text: &str) -> Vec<Vec<Field<'_>>> {
    let mut games = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once(BEGIN) {
        let mut fields: Vec<Field> = Vec::new();
        rest = after;
        while let Some(at) = rest.find(['[', ')']) {
            let (before, after) = (&rest[..at], &rest[at + 1..]);
            if rest[at..].starts_with(')') {
                rest = after;
                break;
            }
            let (value, after) = split_value(after);
            let name = before.trim_start_matches(|sign: char| !sign.is_ascii_alphabetic());
            let name = match (name.trim_end(), fields.last()) {
                ("", Some((name, _))) => name.clone(),
                (name, _) => name.to_ascii_uppercase(),
            };
            fields.push((name, value.trim()));
            rest = after;
        }
        games.push(fields);
    }
    games
}

/// The value up to its bracket, and what follows. A backslash before a bracket keeps it inside.
fn split_value(text: &str) -> (&str, &str) {
    let mut escaped = false;
    for (at, found) in text.char_indices() {
        match found {
            ']' if !escaped => return (&text[..at], &text[at + 1..]),
            _ => escaped = found == '\\' && !escaped,
        }
    }
    (text, "")
}

/// The value of the first field of this name.
pub(super) fn value<'a>(fields: &[Field<'a>], name: &str) -> Option<&'a str> {
    let field = fields.iter().find(|(found, _)| found == name);
    field.map(|&(_, value)| value)
}

/// What a field adds to the comment on the position; `None` for other fields. A label and every
/// sign on a square become a circle; a label elsewhere and a rectangle of squares are ignored.
pub(super) fn comment(name: &str, value: &str) -> Option<String> {
    match name {
        "C" => Some(unescaped(value)),
        "LB" => {
            let (square, _) = value.split_once(':').unwrap_or((value, ""));
            let square: Square = spelt(square).parse().ok()?;
            Some(command_of(&square.to_string()))
        }
        "CR" | "MA" | "SL" | "SQ" | "TR" => (!value.contains(':')).then(|| command_of(value)),
        "AR" => Some(command_of(value)),
        _ => None,
    }
}

/// The text of a value: a backslash keeps the sign after it, and joins two lines.
fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut signs = value.chars();
    while let Some(sign) = signs.next() {
        let kept = if sign == '\\' {
            signs.next()
        } else {
            Some(sign)
        };
        text.extend(kept.filter(|&kept| sign != '\\' || kept != '\n'));
    }
    text
}
