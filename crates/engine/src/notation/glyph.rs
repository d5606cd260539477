//! Annotation glyphs: what an annotator says of a move by a sign behind it, `f5!` or `f5?!`.

use std::fmt;

/// A judgement of a move, as annotators write it.
///
/// ```
/// use reversi_engine::Glyph;
///
/// assert_eq!(Glyph::signed("?!"), Some(Glyph::Inaccuracy));
/// assert_eq!(Glyph::ALL.map(Glyph::sign), ["!", "?", "!!", "??", "!?", "?!"]);
/// assert_eq!(Glyph::numbered(4), Some(Glyph::Blunder));
/// assert_eq!(Glyph::signed("!!!"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A good move, `!`.
    Good,
    /// A mistake, `?`.
    Mistake,
    /// A brilliant move, `!!`.
    Brilliant,
    /// A blunder, `??`.
    Blunder,
    /// An interesting move, `!?`.
    Interesting,
    /// An inaccuracy, `?!`.
    Inaccuracy,
}

impl Glyph {
    /// All glyphs, in the order of their numbers.
    pub const ALL: [Glyph; 6] = [
        Glyph::Good,
        Glyph::Mistake,
        Glyph::Brilliant,
        Glyph::Blunder,
        Glyph::Interesting,
        Glyph::Inaccuracy,
    ];

    /// The sign behind a move.
    pub const fn sign(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Inaccuracy => "?!",
        }
    }

    /// The glyph of a sign.
    pub fn signed(sign: &str) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.sign() == sign)
    }

    /// The number of the glyph in PGN, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The glyph of a number of PGN; numbers from 7 on are no judgement of a move.
    pub fn numbered(number: usize) -> Option<Glyph> {
        Glyph::ALL.get(number.checked_sub(1)?).copied()
    }

    /// The field of SGF with its value.
    pub(super) const fn field(self) -> &'static str {
        match self {
            Glyph::Good => "TE[1]",
            Glyph::Mistake => "BM[1]",
            Glyph::Brilliant => "TE[2]",
            Glyph::Blunder => "BM[2]",
            Glyph::Interesting => "IT[]",
            Glyph::Inaccuracy => "DO[]",
        }
    }

    /// The glyph that a field of SGF holds. One without a value means the plain judgement.
    pub(super) fn of_field(name: &str, value: &str) -> Option<Glyph> {
        let is_strong = value == "2";
        match name {
            "TE" if is_strong => Some(Glyph::Brilliant),
            "TE" => Some(Glyph::Good),
            "BM" if is_strong => Some(Glyph::Blunder),
            "BM" => Some(Glyph::Mistake),
            "IT" => Some(Glyph::Interesting),
            "DO" => Some(Glyph::Inaccuracy),
            _ => None,
        }
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sign())
    }
}
