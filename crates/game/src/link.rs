//! The parameters of a link to a game: `m=f5d6&ply=2`, encoded like a form.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::num::IntErrorKind;
use core::str::FromStr;

use crate::color::Color;
use crate::pasted_text::trimmed;
use crate::read_error::ReadError;

/// The name of the game that a link without a name holds.
pub const UNNAMED_GAME: &str = "reversi";

/// The parts by which a link holds a game: moves, a position, or how the game begins. The page
/// needs their names before it loads a module: `www/floor/start/fragment.ts`.
const HOLD_GAME: [&str; 4] = ["m", "pos", "start", "first"];

/// A part of a comment that a link holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkedComment {
    /// Its text.
    Text(String),
    /// Its text, which is not valid UTF-8.
    Damaged,
    /// Its marks, as the game of the link names them.
    Marks(String),
    /// The number of the glyph on the move before it.
    Glyph(String),
}

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
        self.encoded(name).map(decode)
    }

    /// The value of the first parameter of this name, without the message around the link.
    ///
    /// ```
    /// use reversi_game::LinkParameters;
    ///
    /// let parameters = LinkParameters::new("#m=f5&pb=Ada+L.&dt=2026-12-01> Well played!");
    /// assert_eq!(parameters.text("dt"), "2026-12-01");
    /// assert_eq!((parameters.text("pb"), parameters.text("ev")), ("Ada L".into(), String::new()));
    /// ```
    pub fn text(&self, name: &str) -> String {
        let value = self.encoded(name).map(before_message);
        value.map(decode).unwrap_or_default()
    }

    /// The moves, up to where a message around the link goes on.
    ///
    /// ```
    /// use reversi_game::LinkParameters;
    ///
    /// let parameters = LinkParameters::new("#m=f5+d6 c3, I think.");
    /// assert_eq!(parameters.moves(), "f5 d6 c3");
    /// ```
    pub fn moves(&self) -> String {
        let value = self.encoded("m").map(moves_before_message);
        value.map(decode).unwrap_or_default()
    }

    /// The value of the first parameter of this name, as it stands in the fragment.
    fn encoded(&self, name: &str) -> Option<&'a str> {
        let value = self.pairs().find(|(found, _)| found == name);
        value.map(|(_, value)| value)
    }

    /// The names of the parameters with their encoded values.
    fn pairs(&self) -> impl Iterator<Item = (String, &'a str)> + use<'a> {
        self.0.split('&').map(|part| {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            (decode(name), value)
        })
    }

    /// The comments, each with the number of moves before it: `c2` holds a text after two moves,
    /// `a2` marks, and `n2` the number of a glyph. A number that does not fit is the largest one.
    ///
    /// ```
    /// use reversi_game::{LinkParameters, LinkedComment};
    ///
    /// let parameters = LinkParameters::new("#m=f5&c1=so+so&a0=c3-f5d6, see above");
    /// let text = LinkedComment::Text("so so".to_owned());
    /// let marks = LinkedComment::Marks("c3-f5d6".to_owned());
    /// let comments = [(1, text), (0, marks)];
    /// assert_eq!(parameters.comments(), comments);
    /// ```
    pub fn comments(&self) -> Vec<(usize, LinkedComment)> {
        let comments = self.numbered().filter_map(|(letter, ply, value)| {
            let comment = match letter {
                b'c' => String::from_utf8(decoded_bytes(value))
                    .map_or(LinkedComment::Damaged, LinkedComment::Text),
                b'a' => LinkedComment::Marks(decode(value)),
                b'n' => LinkedComment::Glyph(decode(value)),
                _ => return None,
            };
            Some((ply, comment))
        });
        comments.collect()
    }

    /// The variations, each with the number of moves before it, in the order of the link.
    ///
    /// ```
    /// use reversi_game::LinkParameters;
    ///
    /// let parameters = LinkParameters::new("#m=f5d6c3&v1=f4e3%28d3%29&v1=f6");
    /// let variations = [(1, "f4e3(d3)".to_owned()), (1, "f6".to_owned())];
    /// assert!(parameters.variations().eq(variations));
    /// ```
    pub fn variations(&self) -> impl Iterator<Item = (usize, String)> + use<'a> {
        let variations = self.numbered().filter(|(letter, ..)| *letter == b'v');
        variations.map(|(_, ply, value)| (ply, decode(value)))
    }

    /// The parameters with a letter and a number as their name.
    fn numbered(&self) -> impl Iterator<Item = (u8, usize, &'a str)> + use<'a> {
        self.pairs().filter_map(|(name, value)| {
            let ply = match name.get(1..)?.parse::<usize>() {
                Err(wrong) if *wrong.kind() == IntErrorKind::PosOverflow => usize::MAX,
                number => number.ok()?,
            };
            Some((name.as_bytes()[0], ply, before_message(value)))
        })
    }

    /// The fragment with its moves at its end, and all that is about the first ones of them.
    ///
    /// ```
    /// use reversi_game::LinkParameters;
    ///
    /// let parameters = LinkParameters::new("#m=f5d6z9&ply=3&pb=Ada&c1=usual&c3=odd");
    /// assert_eq!(parameters.with_moves_last(2), "#pb=Ada&c1=usual&m=f5d6z9");
    /// let encoded = LinkParameters::new("#%6D=f5d6z9&%63%31=usual");
    /// assert_eq!(encoded.with_moves_last(2), "#c1=usual&m=f5d6z9");
    /// ```
    pub fn with_moves_last(&self, moves: usize) -> String {
        let is_within = |name: &str| {
            let number = name.get(1..).and_then(|number| number.parse().ok());
            number.is_none_or(|ply: usize| ply <= moves)
        };
        let (mut fragment, mut last) = ("#".to_owned(), None);
        for (name, value) in self.pairs() {
            match &*name {
                "m" => last = last.or(Some(moves_before_message(value))),
                "ply" => {}
                _ if is_within(&name) => fragment += &format!("{name}={value}&"),
                _ => {}
            }
        }
        fragment + "m=" + last.unwrap_or_default()
    }

    /// Whether the fragment holds a game: moves, a position, or how a game begins.
    ///
    /// ```
    /// use reversi_game::LinkParameters;
    ///
    /// assert!(LinkParameters::new("#start=parallel").hold_game());
    /// assert!(!LinkParameters::new("#rules").hold_game());
    /// ```
    pub fn hold_game(&self) -> bool {
        self.pairs().any(|(name, _)| HOLD_GAME.contains(&&*name))
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

    /// How many moves are shown; what a message has behind the number is no part of it.
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
    /// If the parameter has no such value.
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

/// The fragment up to the next link to a game, and all that follows its beginning. A link inside a
/// word, or inside a comment in braces, is none.
///
/// ```
/// use reversi_game::split_fragment;
///
/// let links = "#m=f5 and https://club.example/#m=e6 again";
/// assert_eq!(split_fragment(links), ("#m=f5 and", Some("#m=e6 again")));
/// assert_eq!(split_fragment("#m=f5 #1"), ("#m=f5 #1", None));
/// ```
pub fn split_fragment(fragment: &str) -> (&str, Option<&str>) {
    let is_gap = |sign: char| sign.is_whitespace() || matches!(sign, '<' | '(' | '"');
    let (mut at, mut gap, mut is_comment) = (0, None, false);
    for part in fragment.split('#') {
        let is_link = !is_comment && LinkParameters::new(part).hold_game();
        if let Some(gap) = gap.filter(|_| is_link) {
            return (&fragment[..gap], fragment.get(at - 1..));
        }
        gap = part.rfind(is_gap).map(|found| at + found);
        is_comment = match part.rfind(['{', '}']) {
            Some(brace) => part[brace..].starts_with('{'),
            None => is_comment,
        };
        at += part.len() + 1;
    }
    (fragment, None)
}

/// A text as a value of a parameter, without any sign that a message around a link may have.
///
/// ```
/// assert_eq!(reversi_game::encode("50 % + ö"), "50+%25+%2B+%C3%B6");
/// ```
pub fn encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => encoded.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => encoded.push(byte.into()),
            _ => encoded += &format!("%{byte:02X}"),
        }
    }
    encoded
}

/// The value of a parameter up to a sign of the message around its link that no value has, encoded
/// as values are.
fn before_message(value: &str) -> &str {
    let is_end = |sign: char| sign.is_whitespace() || matches!(sign, '<' | '>' | '"');
    let value = value.split(is_end).next().unwrap_or_default();
    value.trim_end_matches(|sign: char| sign.is_ascii_punctuation())
}

/// The moves up to a sign of the message around their link, or its words. Blanks may stand between
/// them: what is wrong among them is no message.
fn moves_before_message(value: &str) -> &str {
    let is_stop = |sign: u8| matches!(sign, b'.' | b',' | b';' | b':' | b'!' | b'?');
    let is_end = |sign: &u8| matches!(sign, b'<' | b'>' | b'"' | b']' | b')' | b'}');
    let (mut at, mut end, mut are_numbers) = (0, 0, false);
    for part in value.as_bytes().split(u8::is_ascii_whitespace) {
        let length = part.iter().position(is_end).unwrap_or(part.len());
        let stops = part[..length]
            .iter()
            .rev()
            .take_while(|sign| is_stop(**sign));
        let word = &part[..length - stops.count()];
        let digits = word.iter().filter(|sign| sign.is_ascii_digit()).count();
        let is_number = digits == word.len();
        let is_plain = digits > 0 && word.iter().all(u8::is_ascii_alphanumeric);
        if at == 0 {
            are_numbers = is_number;
        }
        if at == 0 || is_plain && is_number == are_numbers {
            end = at + word.len();
        }
        if length < part.len() {
            break;
        }
        at += part.len() + 1;
    }
    value.get(..end).unwrap_or(value)
}

/// The text that a form writes as `encoded`: `+` for a blank, `%2B` for a plus sign.
fn decode(encoded: &str) -> String {
    String::from_utf8_lossy(&decoded_bytes(encoded)).into_owned()
}

fn decoded_bytes(encoded: &str) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let hex = after.get(..2).and_then(|digits| {
            let digits = core::str::from_utf8(digits).ok()?;
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
    bytes
}
