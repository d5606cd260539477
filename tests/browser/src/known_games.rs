//! Transcripts of games with known ends.

/// Nine moves, after which White has no disc: 13-0 on the board, 64-0 with the empties.
pub const BLACK_WIPES_OUT: &str = "e6f4e3f6g5d6e7f5c5";
/// Ten moves, after which Black has no disc: 0-14 on the board, 0-64 with the empties.
pub const WHITE_WIPES_OUT: &str = "f5f4c3d6d3d2e6f6c4b4";
/// Eight moves, the fewest before a forced pass: Black has no move.
pub const BLACK_MUST_PASS: &str = "f5f6d3g5h5h4f7h6";
/// A tournament game, 60 moves, won by White with 51 to 13; Black passes after moves 44 and 47.
pub const WITH_PASSES: &str = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2\
                               h5h3b3h7g7h8g8a5a7a2a1b7a8b8b2c2c1b1d1e1f1e2h2h1d2g2g1";
/// A tournament game, 58 moves, 20-42 on the board with two empties: recorded as 20-44.
pub const WITH_EMPTIES: &str = "f5d6c3d3c4b5b4f4c5b3c2e6c6d7f7f6a6a5e7c1c8e8g3d2g4e3a4f8b6a3a2g6e2\
                                g5f2f3e1h4c7b7d1f1h5h3h6b1h2g2b2g7h7a1b8a7d8a8h8g8";
/// A tournament game, 60 moves, a draw.
pub const DRAW: &str = "f5d6c3g5c6b6f6f4f3c5e6f7h6g6f8g4e7g3c4d7b5f2e8c8h7d8b8d3c7e3a5g7c2d2d1c1\
                        e1f1e2b4b3b1b2a1a2a3a4a6b7a8a7g8h4h5h8h3h2g2g1h1";
