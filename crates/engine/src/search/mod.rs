//! Search beyond the opponents' minimax: exact endings, with a table of what has been found out.

pub(crate) mod endgame;
mod table;
