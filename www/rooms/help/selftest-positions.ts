/**
 * Endgames for the self-check: four positions of a published example, as 64 squares from a1 row by
 * row and the side to move (X black, O white), with the final counts after best play of both sides.
 * The example's program computes only the winner; its pv of the third endgame gives away a disc and
 * ends 34:30.
 */

export const endgames = [
  {
    position: "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X",
    expected: { black: 33, white: 31 },
  },
  {
    position: "OOOOOXOOXOOOOXOXXXOXXXXX-XXOOOOXOXOOOOOXXXXXXOOXOOOXOXXX-O-XXXXX X",
    expected: { black: 36, white: 28 },
  },
  {
    position: "XXX-O-XXXOX--OXXXXXXXXXXOOXXXXOXOOXXXOOXXOXOXOOOXOOXOOOOXOOOOOOO O",
    expected: { black: 33, white: 31 },
  },
  {
    position: "OXXXXXXX-OOOOOXXOOOOXXOXOOOOOOOXOOOOOOOXOOOXOOO-OOOOXOOXOOOOOOOO X",
    expected: { black: 32, white: 32 },
  },
];
