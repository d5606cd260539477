//! Texts and files of games of Reversi, the names of all openings, the plan and the summary of a
//! review.

pub mod collection;
mod comments;
pub mod database;
pub mod due_searches;
pub mod notation;
pub mod openings;
pub mod review_summary;
mod variations;
pub mod wthor;
