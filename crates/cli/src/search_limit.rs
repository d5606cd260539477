//! Limits of a search as the command line names them: `60ms`, `8ply`, `50000nodes`.

use std::fmt;
use std::str::FromStr;

use anyhow::{Context, Result, ensure};
use reversi_engine::Limits;
use reversi_toolkit::Stopwatch;

/// The most plies that a search can look ahead: the moves of a game, one a square.
const MAX_PLIES: u32 = 60;

/// When a search ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// Milliseconds a move.
    Milliseconds(u32),
    /// Plies.
    Plies(u32),
    /// Positions.
    Nodes(u32),
}

impl SearchLimit {
    /// The limit of a search for which none is given.
    pub const DEFAULT: SearchLimit = SearchLimit::Milliseconds(1000);

    /// The limits of a search that starts with the stopwatch.
    pub fn limits(self, stopwatch: &Stopwatch) -> Limits<'_> {
        let mut limits = Limits::default();
        match self {
            SearchLimit::Milliseconds(ms) => limits.deadline = Some((stopwatch, f64::from(ms))),
            SearchLimit::Plies(plies) => limits.depth = Some(plies),
            SearchLimit::Nodes(nodes) => limits.nodes = Some(nodes.into()),
        }
        limits
    }
}

impl fmt::Display for SearchLimit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SearchLimit::Milliseconds(number) => write!(f, "{number}ms"),
            SearchLimit::Plies(number) => write!(f, "{number}ply"),
            SearchLimit::Nodes(number) => write!(f, "{number}nodes"),
        }
    }
}

impl FromStr for SearchLimit {
    type Err = anyhow::Error;

    fn from_str(text: &str) -> Result<SearchLimit> {
        let number = |unit| {
            let number = text.strip_suffix(unit)?.parse().ok();
            number.filter(|&number| number > 0)
        };
        let milliseconds = number("ms").map(SearchLimit::Milliseconds);
        let plies = || number("ply").map(SearchLimit::Plies);
        let limit = milliseconds
            .or_else(plies)
            .or_else(|| number("nodes").map(SearchLimit::Nodes));
        if let Some(SearchLimit::Plies(plies)) = limit {
            ensure!(
                plies <= MAX_PLIES,
                "{text:?} is too deep: a game has {MAX_PLIES} plies"
            );
        }
        limit.with_context(|| {
            format!("{text:?} is no limit; limits are such as 60ms, 8ply, 50000nodes")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_a_positive_number_with_a_unit() {
        for text in ["60ms", "8ply", "50000nodes"] {
            let limit: SearchLimit = text.parse().expect("a limit");
            assert_eq!(limit.to_string(), text);
        }
        for text in ["8", "0ms", "ply", "-1ms", "8plies", ""] {
            let error = text.parse::<SearchLimit>().expect_err("no limit");
            assert!(
                error
                    .to_string()
                    .starts_with(&format!("{text:?} is no limit"))
            );
        }
        let error = "99ply".parse::<SearchLimit>().expect_err("too deep");
        assert_eq!(
            error.to_string(),
            "\"99ply\" is too deep: a game has 60 plies"
        );
    }
}
