//! A level in the text form of the command line, with the limit of its search.

use std::fmt;
use std::str::FromStr;

use anyhow::{Result, ensure};
use reversi_engine::{Opponent, RequestLimits};

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

    /// The limits of a search for which `requested` are set, together with the level's own; none
    /// for a level that takes no limit.
    pub fn limits(self, requested: RequestLimits) -> RequestLimits {
        fn least<T: PartialOrd>(requested: Option<T>, own: T) -> Option<T> {
            Some(match requested {
                Some(requested) if requested < own => requested,
                _ => own,
            })
        }
        let mut limits = requested;
        match self.limit {
            _ if !self.opponent.takes_limits() => return RequestLimits::default(),
            Some(SearchLimit::Milliseconds(ms)) => limits.ms = least(requested.ms, ms.into()),
            Some(SearchLimit::Plies(plies)) => limits.depth = least(requested.depth, plies),
            Some(SearchLimit::Nodes(nodes)) => limits.nodes = least(requested.nodes, nodes.into()),
            None => {}
        }
        limits
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
    fn the_least_of_each_limit_counts_where_the_level_takes_limits() {
        let limits = |level: &str| {
            let spec: LevelSpec = level.parse().expect("a level");
            let requested = RequestLimits {
                ms: Some(25.0),
                depth: Some(6),
                nodes: None,
            };
            let RequestLimits { ms, depth, nodes } = spec.limits(requested);
            (ms, depth, nodes)
        };
        assert_eq!(limits("10"), (Some(25.0), Some(6), None));
        assert_eq!(limits("10:60ms"), (Some(25.0), Some(6), None));
        assert_eq!(limits("10:20ms"), (Some(20.0), Some(6), None));
        assert_eq!(limits("10:4ply"), (Some(25.0), Some(4), None));
        assert_eq!(limits("10:500nodes"), (Some(25.0), Some(6), Some(500)));
        assert_eq!(limits("9"), (None, None, None));
    }
}
