//! The computer's opponents: seven bots by name and ten levels.

pub(crate) mod book;
pub(crate) mod bots;
pub(crate) mod chosen_move;
pub(crate) mod engine;
pub(crate) mod levels;
pub(crate) mod request;

use std::fmt;
use std::str::FromStr;

use crate::opponents::bots::Bot;
use crate::opponents::levels::Level;
use reversi_game::Quoted;

/// Who plays for the computer.
///
/// ```
/// use reversi_engine::{Bot, Level, Opponent};
///
/// assert_eq!("pascal".parse(), Ok(Opponent::Bot(Bot::Pascal)));
/// assert_eq!("10".parse(), Ok(Opponent::STRONGEST));
/// assert!("11".parse::<Opponent>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde_with::SerializeDisplay, serde_with::DeserializeFromStr)
)]
pub enum Opponent {
    /// One of the seven bots.
    Bot(Bot),
    /// One of the ten levels.
    Level(Level),
}

impl Opponent {
    /// The whole strong engine.
    pub const STRONGEST: Opponent = Opponent::Level(Level::STRONGEST);

    /// All opponents: the bots, then the levels from the weakest to the strongest.
    ///
    /// ```
    /// use reversi_engine::Opponent;
    ///
    /// let names: Vec<String> = Opponent::all().map(|opponent| opponent.to_string()).collect();
    /// assert_eq!((names[0].as_str(), names[16].as_str()), ("doofie", "10"));
    /// ```
    pub fn all() -> impl Iterator<Item = Opponent> {
        let bots = Bot::ALL.into_iter().map(Opponent::Bot);
        bots.chain(Level::ALL.into_iter().map(Opponent::Level))
    }

    /// Whether time, depth or nodes can be limited; the others have fixed limits.
    ///
    /// ```
    /// use reversi_engine::Opponent;
    ///
    /// let limited: Vec<Opponent> = Opponent::all().filter(|one| one.takes_limits()).collect();
    /// assert_eq!(limited, [Opponent::STRONGEST]);
    /// ```
    pub fn takes_limits(self) -> bool {
        self == Opponent::STRONGEST
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Opponent::Bot(bot) => bot.fmt(f),
            Opponent::Level(level) => level.fmt(f),
        }
    }
}

impl FromStr for Opponent {
    type Err = UnknownOpponent;

    fn from_str(name: &str) -> Result<Opponent, UnknownOpponent> {
        Opponent::all()
            .find(|opponent| opponent.to_string() == name)
            .ok_or_else(|| UnknownOpponent {
                name: name.to_owned(),
            })
    }
}

/// A name that no opponent has. Its sentence speaks of levels, as the settings and options do.
///
/// ```
/// use reversi_engine::Opponent;
///
/// let unknown = "eliza".parse::<Opponent>().expect_err("no opponent has that name");
/// assert!(unknown.to_string().starts_with("there is no level \"eliza\"; there are doofie"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownOpponent {
    /// The name.
    pub name: String,
}

impl fmt::Display for UnknownOpponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bots = Bot::ALL.map(Bot::name).join(", ");
        let strongest = Level::STRONGEST;
        let name = Quoted(&self.name);
        write!(
            f,
            "there is no level {name}; there are {bots} and 1 to {strongest}"
        )
    }
}

impl std::error::Error for UnknownOpponent {}
