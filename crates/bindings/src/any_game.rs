//! A game of any kind that the module has.

use crate::held::Held;

/// A game of any kind.
pub enum AnyGame {
    #[cfg(any(feature = "rules", feature = "engine"))]
    Reversi(Held<reversi_engine::Game>),
    #[cfg(feature = "side-games")]
    Side(Held<reversi_game::GameTree<side_games::SidePosition>>),
}

/// What an expression makes of the one that an [`AnyGame`] or a `Kind` is.
macro_rules! each {
    ($kinds:ident, $any:expr, $one:ident => $result:expr) => {
        match $any {
            #[cfg(any(feature = "rules", feature = "engine"))]
            $kinds::Reversi($one) => $result,
            #[cfg(feature = "side-games")]
            $kinds::Side($one) => $result,
        }
    };
}

pub(crate) use each;
