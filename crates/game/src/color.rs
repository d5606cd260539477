//! The two sides.

use core::fmt;
use core::str::FromStr;

/// A side. Black begins unless the players agree otherwise.
///
/// ```
/// use reversi_game::Color;
///
/// assert_eq!(Color::Black.other(), Color::White);
/// assert_eq!(Color::White.to_string(), "White");
/// assert_eq!("white".parse(), Ok(Color::White));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr)
)]
pub enum Color {
    /// The first side, `X` in texts.
    Black,
    /// The second side, `O` in texts.
    White,
}

impl Color {
    /// Both sides, Black first.
    pub const ALL: [Color; 2] = [Color::Black, Color::White];

    /// The opponent's colour.
    #[must_use]
    pub const fn other(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// The name in small letters: `black` or `white`.
    pub const fn name(self) -> &'static str {
        match self {
            Color::Black => "black",
            Color::White => "white",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "Black",
            Color::White => "White",
        })
    }
}

/// A text is not the name of a side.
///
/// ```
/// use reversi_game::{Color, ParseColorError};
///
/// assert_eq!("red".parse::<Color>(), Err(ParseColorError));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseColorError;

impl fmt::Display for ParseColorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side is black or white")
    }
}

impl core::error::Error for ParseColorError {}

impl FromStr for Color {
    type Err = ParseColorError;

    /// Reads `black` or `white`, in small letters or capitals.
    fn from_str(text: &str) -> Result<Color, ParseColorError> {
        let named = |color: &Color| text.eq_ignore_ascii_case(color.name());
        Color::ALL.into_iter().find(named).ok_or(ParseColorError)
    }
}
