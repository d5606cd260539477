//! Boards whose squares stand in a table of a program: `[[0,0,1,…],…]`, or a line of values with
//! commas for each row.

use super::board_signs::cell_of;

/// The squares of a board.
const SQUARES: usize = 64;

/// The signs around and between the values.
const SEPARATORS: [char; 8] = ['[', ']', '{', '}', ',', ';', '"', '\''];

/// The board of a table in rows of signs, as boards are printed; `None` if the text is none. What
/// stands around a table in brackets is left out.
pub(super) fn rows_of_table(text: &str) -> Option<String> {
    let inside = text.find("[[").zip(text.rfind("]]"));
    let table = inside.and_then(|(first, last)| text.get(first..last));
    let table = table.unwrap_or(text);
    if !table.contains([',', ';']) {
        return None;
    }
    let values = table.split(|sign: char| sign.is_whitespace() || SEPARATORS.contains(&sign));
    let signs = values.filter(|value| !value.is_empty()).map(sign_of);
    let signs: Vec<char> = signs.take(SQUARES + 1).collect::<Option<_>>()?;
    let rows = signs.chunks(8).map(|row| row.iter().collect::<String>());
    (signs.len() == SQUARES).then(|| rows.collect::<Vec<_>>().join("\n"))
}

/// The sign of a square: a value may be one, or -1 for White where 1 is Black.
fn sign_of(value: &str) -> Option<char> {
    let mut signs = value.chars();
    match (signs.next()?, signs.next(), signs.next()) {
        (sign, None, _) if cell_of(sign).is_some() => Some(sign),
        ('-', Some('1'), None) => Some('2'),
        _ => None,
    }
}
