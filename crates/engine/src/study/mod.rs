//! Study of games: names of openings, databases of games that pass a position, exercises, what each
//! move has lost, and the reason that the position gives for it.

pub(crate) mod balanced_start;
pub(crate) mod exercise;
pub(crate) mod exercise_check;
pub(crate) mod explanation;
pub(crate) mod explorer;
pub(crate) mod game_database;
pub(crate) mod move_review;
pub(crate) mod opening;
pub(crate) mod part;
pub(crate) mod reason;
pub(crate) mod reason_kind;
mod region;
pub(crate) mod review_plan;
mod selection;
pub(crate) mod summary;
pub(crate) mod theme;

#[cfg(test)]
mod tests;
