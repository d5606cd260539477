//! Reversi's engine for JavaScript: searches, reviews, exercises, and the openings that it knows.

pub mod exercise;
pub mod explorer;
pub mod helpers;
pub mod move_review;
mod reasons;
mod request;
mod search;
