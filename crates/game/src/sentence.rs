//! Sentences made of parts: texts, numbers, and what is wrong.
//!
//! They take the place of `format!`, whose code would make every module larger that a page loads;
//! `cargo xtask size` compares the modules with their budgets.

use alloc::boxed::Box;
use alloc::string::String;

/// A part of a sentence. The error types of a notation implement it, and [`ReadError`] quotes them;
/// [`display_by_parts!`] gives them their `Display`.
///
/// [`ReadError`]: crate::ReadError
/// [`display_by_parts!`]: crate::display_by_parts
///
/// ```
/// use reversi_game::sentence;
///
/// assert_eq!(sentence!["column ", 4_usize, " is full", '.'], "column 4 is full.");
/// ```
pub trait Part {
    /// Adds the part to the end of a sentence.
    fn add_to(&self, sentence: &mut String);
}

/// The sentence of these parts; each is a [`Part`].
#[macro_export]
macro_rules! sentence {
    ($($part:expr),+ $(,)?) => {{
        let mut sentence = $crate::alloc::string::String::new();
        $crate::add_parts!(&mut sentence, $($part),+);
        sentence
    }};
}

/// Adds parts to the end of a sentence.
#[macro_export]
macro_rules! add_parts {
    ($sentence:expr, $($part:expr),+ $(,)?) => {{
        $($crate::Part::add_to(&$part, $sentence);)+
    }};
}

/// Implements `Display` for a [`Part`], whose generic parameters stand before it in brackets.
#[macro_export]
macro_rules! display_by_parts {
    ([$($generics:tt)*] $part:ty) => {
        impl<$($generics)*> ::core::fmt::Display for $part {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.write_str(&$crate::sentence![self])
            }
        }
    };
    ($part:ty) => {
        $crate::display_by_parts!([] $part);
    };
}

/// Implements [`Part`] by `Display`, for an error whose sentences are written beside it.
#[macro_export]
macro_rules! part_by_display {
    ($part:ty) => {
        impl $crate::Part for $part {
            fn add_to(&self, sentence: &mut $crate::alloc::string::String) {
                sentence.push_str(&$crate::alloc::string::ToString::to_string(self));
            }
        }
    };
}

impl Part for str {
    fn add_to(&self, sentence: &mut String) {
        sentence.push_str(self);
    }
}

impl Part for String {
    fn add_to(&self, sentence: &mut String) {
        sentence.push_str(self);
    }
}

impl Part for char {
    fn add_to(&self, sentence: &mut String) {
        sentence.push(*self);
    }
}

impl Part for u32 {
    fn add_to(&self, sentence: &mut String) {
        add_numeral(sentence, *self as usize, 10);
    }
}

impl Part for usize {
    fn add_to(&self, sentence: &mut String) {
        add_numeral(sentence, *self, 10);
    }
}

impl<T: Part + ?Sized> Part for &T {
    fn add_to(&self, sentence: &mut String) {
        (**self).add_to(sentence);
    }
}

impl<T: Part> Part for Box<T> {
    fn add_to(&self, sentence: &mut String) {
        (**self).add_to(sentence);
    }
}

/// Names in a sentence, between commas.
///
/// ```
/// use reversi_game::{Listed, sentence};
///
/// assert_eq!(sentence!["there are ", Listed(&["easy", "hard"])], "there are easy, hard");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Listed<'a>(pub &'a [&'a str]);

impl Part for Listed<'_> {
    fn add_to(&self, sentence: &mut String) {
        for (index, name) in self.0.iter().enumerate() {
            if index > 0 {
                sentence.push_str(", ");
            }
            sentence.push_str(name);
        }
    }
}

/// Adds a number in a base from 2 to 16.
pub(crate) fn add_numeral(sentence: &mut String, number: usize, base: usize) {
    if number >= base {
        add_numeral(sentence, number / base, base);
    }
    sentence.push(b"0123456789abcdef"[number % base].into());
}

#[cfg(test)]
mod tests {
    use super::add_numeral;

    #[test]
    fn a_number_has_its_digits_in_order() {
        for (number, base, digits) in [
            (0, 10, "0"),
            (4_294_967_295, 10, "4294967295"),
            (0x202e, 16, "202e"),
        ] {
            let mut sentence = String::new();
            add_numeral(&mut sentence, number, base);
            assert_eq!(sentence, digits);
        }
    }
}
