//! The signs of boards as text: their squares, and the frames around them.

use reversi_game::Color;

/// Bytes of the longest line that may be a row.
pub(super) const LONGEST_ROW: usize = 400;

/// The signs that frames are drawn with.
pub(super) const fn is_bar(sign: char) -> bool {
    matches!(sign, '|' | '│' | '┃' | '║' | '｜')
}

/// The meaning of a character on the board.
pub(super) fn cell_of(found: char) -> Option<Option<Color>> {
    match found {
        'X' | 'x' | '*' | 'B' | 'b' | '#' | '●' | '⬤' | '⚫' | '黒' | '1' => {
            Some(Some(Color::Black))
        }
        'O' | 'o' | 'W' | 'w' | '○' | '◯' | '〇' | '⚪' | '白' | '2' => {
            Some(Some(Color::White))
        }
        '-' | '.' | '_' | '·' | '・' | 'ー' | '□' | '0' => Some(None),
        _ => None,
    }
}
