//! Reversi on the command line.
fn main() {}
