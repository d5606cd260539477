//! The games of the commands, by name.

use std::sync::LazyLock;

use clap::ValueEnum;
use clap::builder::PossibleValue;
use reversi_engine::Position;
use side_games::SideGame;

/// A game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameName {
    /// Reversi.
    Reversi,
    /// One of the side games.
    Side(SideGame),
}

static ALL: LazyLock<Vec<GameName>> = LazyLock::new(|| {
    let side_games = SideGame::ALL.map(GameName::Side);
    [&[GameName::Reversi], &side_games[..]].concat()
});

impl GameName {
    /// The name in addresses and options.
    pub fn name(self) -> &'static str {
        match self {
            GameName::Reversi => Position::NAME,
            GameName::Side(game) => game.name(),
        }
    }
}

impl ValueEnum for GameName {
    fn value_variants<'a>() -> &'a [GameName] {
        &ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.name()))
    }
}
