//! A game of any kind that the module has.

#[cfg(feature = "side-games")]
use reversi_game::GameTree;
#[cfg(feature = "side-games")]
use side_games::SidePosition;

use crate::held::Held;

/// A game of any kind.
pub enum AnyGame {
    #[cfg(feature = "reversi")]
    Reversi(Held<reversi_engine::Game>),
    #[cfg(feature = "side-games")]
    Side(Held<GameTree<SidePosition>>),
}

#[cfg(feature = "reversi")]
impl From<reversi_engine::Game> for AnyGame {
    fn from(game: reversi_engine::Game) -> AnyGame {
        AnyGame::Reversi(game.into())
    }
}

#[cfg(feature = "side-games")]
impl From<GameTree<SidePosition>> for AnyGame {
    fn from(game: GameTree<SidePosition>) -> AnyGame {
        AnyGame::Side(game.into())
    }
}

/// What an expression makes of the one that an [`AnyGame`] or a `Kind` is.
macro_rules! each {
    ($kinds:ident, $any:expr, $one:ident => $result:expr) => {
        match $any {
            #[cfg(feature = "reversi")]
            $kinds::Reversi($one) => $result,
            #[cfg(feature = "side-games")]
            $kinds::Side($one) => $result,
        }
    };
}

pub(crate) use each;
