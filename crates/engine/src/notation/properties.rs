//! Fields of game trees, `(;NAME[value]NAME[value];…)`, as GGF and SGF have them.

use super::comment::command_of;

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
        while let Some((before, after)) = rest.split_once('[') {
            if let Some((_, after)) = before.split_once(')') {
                rest = &rest[before.len() - after.len()..];
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
        if !rest.contains('[') {
            break;
        }
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

/// What a field adds to the comment on the position; `None` for other fields. A label on a square
/// becomes a circle.
pub(super) fn comment(name: &str, value: &str) -> Option<String> {
    let marks = match name {
        "C" => return Some(value.replace("\\]", "]").replace("\\\\", "\\")),
        "LB" => value.get(..2)?,
        "CR" | "AR" => value,
        _ => return None,
    };
    Some(command_of(marks))
}
