/** Games of the demonstration. A test verifies the results with the engine. Pure. */

/** Stratege (Black) against Pascal (White): 44 to 20. */
export const LIVE_GAME =
  "d3c3c4c5b3f3c6d2e3b4d1a3a5d6b5e1f1e2f4a6a4b6c1f2c2f5c7d7e8b1a1a2b2c8e7f8d8e6f7b7a8f6b8a7g8g7h8g5g1h7h6h4g6g2h5g3h2h3g4h1";

/** Seven empties, Black to move. */
export const LESSON = "XXXXXXXO--OOOXX-XXXOXOXXXXXXOXOXXXXOXOOOXXOXOXOX-OOOOOX---XXXX-X X";

/** Black's lead in discs at the end of perfect play after each move. */
export const LESSON_RESULTS: Readonly<Record<string, number>> = {
  h7: 4,
  b2: -12,
  b8: -16,
  g8: -16,
  a8: -18,
  a7: -26,
};
