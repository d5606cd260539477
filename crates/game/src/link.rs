//! The parameters of a link to a game: `m=f5d6&ply=2`, encoded like a form.

use std::str::FromStr;

use crate::color::Color;
use crate::pasted_text::trimmed;
use crate::read_error::ReadError;

/// The name of the game that a link without a name holds.
pub const UNNAMED_GAME: &str = "reversi";

/// The parameters in the fragment of a link.
///
/// ```
/// use reversi_game::LinkParameters;
///
/// let parameters = LinkParameters::new("#m=f5+d6&ply=1");
/// assert_eq!(parameters.get("m").as_deref(), Some("f5 d6"));
/// assert_eq!(parameters.ply::<(), ()>(), Ok(Some(1)));
/// assert_eq!(parameters.get("first"), None);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct LinkParameters<'a>(&'a str);

impl<'a> LinkParameters<'a> {
    /// The parameters of a fragment, with or without its `#`.
    pub fn new(fragment: &'a str) -> LinkParameters<'a> {
        LinkParameters(fragment.strip_prefix('#').unwrap_or(fragment))
    }

    /// The value of the first parameter of this name.
    pub fn get(&self, name: &str) -> Option<String> {
        self.0.split('&').find_map(|part| {
            let (found, value) = part.split_once('=').unwrap_or((part, ""));
            (decode(found) == name).then(|| decode(value))
        })
    }

    /// Whether the fragment holds a game: moves or a position.
    pub fn hold_game(&self) -> bool {
        self.get("m").is_some() || self.get("pos").is_some()
    }

    /// Checks that the fragment can hold a game of this name.
    ///
    /// # Errors
    /// If the fragment is too long, or names another game.
    pub fn check_game<P, M>(&self, game: &str) -> Result<(), ReadError<P, M>> {
        trimmed(self.0)?;
        let found = self.get("game").unwrap_or_else(|| UNNAMED_GAME.to_owned());
        if found == game {
            Ok(())
        } else {
            Err(ReadError::OtherGame { game: found })
        }
    }

    /// How many moves are shown. A link inside a message may have signs of the message after it.
    ///
    /// # Errors
    /// If the value is no number of a ply.
    pub fn ply<P, M>(&self) -> Result<Option<usize>, ReadError<P, M>> {
        let Some(found) = self.get("ply") else {
            return Ok(None);
        };
        let after = found.trim_start_matches(|sign: char| sign.is_ascii_digit());
        let digits = found
            .strip_suffix(after)
            .filter(|digits| !digits.is_empty());
        let number = digits.unwrap_or(&found);
        let ply = number.parse().ok().filter(|_| number.len() <= 2);
        ply.map(Some).ok_or_else(|| ReadError::BadPly {
            found: number.to_owned(),
        })
    }

    /// The side that begins, Black if the link names none.
    ///
    /// # Errors
    /// If the value is no side.
    pub fn first<P, M>(&self) -> Result<Color, ReadError<P, M>> {
        self.setup("first", Color::Black)
    }

    /// The value of a parameter of a setup, or the usual one.
    ///
    /// # Errors
    /// If the value is none of the parameter.
    pub fn setup<T: FromStr, P, M>(
        &self,
        name: &'static str,
        usual: T,
    ) -> Result<T, ReadError<P, M>> {
        let Some(found) = self.get(name) else {
            return Ok(usual);
        };
        let known = found.parse();
        known.map_err(|_| ReadError::BadSetup { name, found })
    }
}

/// The text that a form writes as `encoded`: `+` for a blank, `%2B` for a plus sign.
fn decode(encoded: &str) -> String {
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|digits| {
            let digits = std::str::from_utf8(digits).ok()?;
            let all_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
            u8::from_str_radix(digits, 16).ok().filter(|_| all_hex)
        });
        rest = after;
        bytes.push(match (first, hex) {
            (b'%', Some(byte)) => {
                rest = &after[2..];
                byte
            }
            (b'+', _) => b' ',
            _ => first,
        });
    }
    String::from_utf8_lossy(&bytes).into_owned()
}
