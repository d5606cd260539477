//! Words that stand beside moves, in the languages of the page and in Chinese.

use crate::rules::moves::Move;
use reversi_game::Color;

/// The words for a side, in small letters.
const BLACK: [&str; 23] = [
    "black", "schwarz", "noir", "noirs", "nero", "neri", "negro", "negra", "negras", "zwart",
    "czarny", "czarne", "x", "b", "*", "●", "⚫", "黒", "黒番", "先手", "黑", "黑方", "흑",
];
const WHITE: [&str; 24] = [
    "white", "weiß", "weiss", "blanc", "blancs", "bianco", "bianchi", "blanco", "blanca",
    "blancas", "wit", "biały", "biaŁy", "białe", "o", "w", "○", "⚪", "白", "白番", "後手", "白方",
    "后手", "백",
];

/// How a pass is said, in small letters, beside the words that every transcript may have.
const PASSES: [&str; 16] = [
    "@@", "pas", "pasa", "paso", "passa", "passe", "passed", "passes", "passo", "passt", "past",
    "pasuje", "パス", "停", "虚着", "패스",
];

/// Words beside the name of a side that make it the one to move.
pub(super) const TURN: [&str; 20] = [
    "to", "turn", "move", "moves", "next", "am", "zug", "trait", "joue", "muove", "mossa", "mueve",
    "juega", "turno", "zet", "beurt", "ruch", "番", "の番", "手番",
];

/// The side that a word stands for.
pub(super) fn side_of(word: &str) -> Option<Color> {
    let word = word.to_ascii_lowercase();
    let among = |words: &[&str]| words.contains(&&word[..]);
    let white = among(&WHITE).then_some(Color::White);
    among(&BLACK).then_some(Color::Black).or(white)
}

/// Whether a word means a pass; words of languages without blanks end so.
pub(super) fn is_pass(word: &str) -> bool {
    word.parse() == Ok(Move::Pass)
        || PASSES.iter().any(|pass| match pass.is_ascii() {
            true => word.eq_ignore_ascii_case(pass),
            false => word.ends_with(pass),
        })
}
