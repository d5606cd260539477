//! A level in the text form of the command line, with the limit of its search.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use anyhow::{Result, ensure};
use reversi_engine::Opponent;

use crate::search_limit::SearchLimit;

/// A level, the strongest with its limit: `pascal`, `7`, `10`, `10:60ms`, `10:8ply`,
/// `10:50000nodes`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LevelSpec {
    opponent: Opponent,
    limit: Option<SearchLimit>,
}

impl LevelSpec {
    /// The strongest level.
    pub const STRONGEST: LevelSpec = LevelSpec {
        opponent: Opponent::STRONGEST,
        limit: None,
    };

    /// The opponent of the level.
    pub fn opponent(self) -> Opponent {
        self.opponent
    }

    /// The limit of a search with `time` left for it on the player's clock: the shorter one, if the
    /// level has a limit of time too.
    pub fn limit_within(self, time: Option<Duration>) -> Option<SearchLimit> {
        let on_clock = |time: Duration| u32::try_from(time.as_millis()).unwrap_or(u32::MAX);
        match (self.limit, time.map(on_clock)) {
            _ if !self.opponent.takes_limits() => None,
            (None, Some(time)) => Some(SearchLimit::Milliseconds(time)),
            (Some(SearchLimit::Milliseconds(ms)), Some(time)) => {
                Some(SearchLimit::Milliseconds(ms.min(time)))
            }
            (limit, _) => limit,
        }
    }
}

impl fmt::Display for LevelSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.limit {
            Some(limit) => write!(f, "{}:{limit}", self.opponent),
            None => self.opponent.fmt(f),
        }
    }
}

impl FromStr for LevelSpec {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<LevelSpec> {
        let (name, limit) = match text.split_once(':') {
            Some((name, limit)) => (name, Some(limit)),
            None => (text, None),
        };
        let opponent: Opponent = name.parse()?;
        let limit = limit.map(SearchLimit::from_str).transpose()?;
        ensure!(
            limit.is_none() || opponent.takes_limits(),
            "only level {} takes a limit, {opponent} does not",
            Opponent::STRONGEST
        );
        Ok(LevelSpec { opponent, limit })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_found_by_its_name_and_no_other_name_is() {
        let texts = Opponent::all().map(|opponent| opponent.to_string());
        for text in texts.chain(["10:60ms".into(), "10:8ply".into(), "10:500nodes".into()]) {
            let spec: LevelSpec = text.parse().expect("a level");
            assert_eq!(spec.to_string(), text);
        }
        let refused = |text: &str| {
            text.parse::<LevelSpec>()
                .expect_err("is refused")
                .to_string()
        };
        assert!(refused("Pascal").starts_with("there is no level \"Pascal\"; there are doofie"));
        assert!(refused("10:8").starts_with("\"8\" is no limit"));
        assert!(refused("10:0ms").starts_with("\"0ms\" is no limit"));
        assert_eq!(
            refused("pascal:8ply"),
            "only level 10 takes a limit, pascal does not"
        );
    }

    #[test]
    fn the_time_on_the_clock_shortens_a_limit_of_time_and_no_other() {
        let limit = |level: &str, ms: Option<u64>| {
            let spec: LevelSpec = level.parse().expect("a level");
            let limit = spec.limit_within(ms.map(Duration::from_millis));
            limit.map(|limit| limit.to_string())
        };
        assert_eq!(limit("10", None), None);
        assert_eq!(limit("10", Some(2500)).as_deref(), Some("2500ms"));
        assert_eq!(limit("10:60ms", Some(2500)).as_deref(), Some("60ms"));
        assert_eq!(limit("10:60ms", Some(25)).as_deref(), Some("25ms"));
        assert_eq!(limit("10:8ply", Some(25)).as_deref(), Some("8ply"));
        assert_eq!(limit("9", Some(25)), None);
    }
}
