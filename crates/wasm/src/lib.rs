//! Reversi for JavaScript.
