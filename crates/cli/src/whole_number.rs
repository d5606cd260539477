//! Whole numbers on the command line, with a sentence that names those that are possible.

use std::ops::RangeInclusive;

/// Reads a number within a range.
pub fn whole_number(
    range: RangeInclusive<u32>,
) -> impl Fn(&str) -> Result<u32, String> + Clone + Send + Sync + 'static {
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        number.ok_or_else(|| match (range.start(), range.end()) {
            (least, &u32::MAX) => format!("it is a whole number from {least} on"),
            (least, most) => format!("it is a whole number from {least} to {most}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::whole_number;

    #[test]
    fn a_number_outside_the_range_is_refused_with_the_range() {
        let depth = whole_number(1..=60);
        assert_eq!(depth("60"), Ok(60));
        for text in ["0", "61", "abc", "", "1.5", "-1", "99999999999"] {
            let why = depth(text).expect_err("no depth");
            assert_eq!(why, "it is a whole number from 1 to 60");
        }
        assert_eq!(
            whole_number(1..=u32::MAX)("0").expect_err("none"),
            "it is a whole number from 1 on"
        );
    }
}
