//! Clocks as the command line names them: `300`, `300+2`, `0.5+0.1`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Result, anyhow};

use crate::time_control::Clocks;

/// The clock of each side: its time for the game, and the time that each of its moves adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockSpec {
    text: String,
    main: Duration,
    increment: Duration,
}

impl ClockSpec {
    /// Both clocks at the start of a game.
    pub fn at_start(&self) -> Clocks {
        Clocks {
            left: [self.main; 2],
            increment: self.increment,
        }
    }
}

impl fmt::Display for ClockSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl FromStr for ClockSpec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<ClockSpec> {
        let seconds = |text: &str| {
            let seconds = text.parse().ok()?;
            let time = Duration::try_from_secs_f64(seconds).ok()?;
            (time < MOST).then_some(time)
        };
        let (main, increment) = text.split_once('+').unwrap_or((text, "0"));
        let main = seconds(main).filter(|main| !main.is_zero());
        match (main, seconds(increment)) {
            (Some(main), Some(increment)) => Ok(ClockSpec {
                text: text.to_owned(),
                main,
                increment,
            }),
            _ => Err(anyhow!(
                "{text:?} is no clock; a clock is seconds such as 300, or 300+2 with 2 more a move"
            )),
        }
    }
}

/// The most time of a clock, and of an increment.
const MOST: Duration = Duration::from_secs(1_000_000);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_seconds_with_an_increment_or_without() {
        for (text, main, increment) in [("300", 300_000, 0), ("0.5+0.1", 500, 100)] {
            let spec: ClockSpec = text.parse().expect("a clock");
            let clocks = spec.at_start();
            assert_eq!(clocks.left, [Duration::from_millis(main); 2]);
            assert_eq!(clocks.increment, Duration::from_millis(increment));
            assert_eq!(spec.to_string(), text);
        }
        for text in [
            "", "0", "0+1", "+2", "5+", "5+-1", "-5", "1e300", "NaN", "5min",
        ] {
            let error = text.parse::<ClockSpec>().expect_err("no clock");
            let expected = format!("{text:?} is no clock");
            assert!(error.to_string().starts_with(&expected), "{error}");
        }
    }
}
