/** Tic-Tac-Toe: what the page needs of it beyond the snapshots of its games. */

import type { GameTraits } from "./descriptor.ts";

export const ticTacToe = {
  id: "tic-tac-toe",
  module: "side-games",
  setup: { first: ["black", "white"] },
  picture: ["x..", ".o.", "..x"],
  entry: "square",
  motion: "draw",
  bots: [],
  levels: ["easy", "medium", "hard"],
  elo: {},
  usual: "medium",
  strongest: "hard",
  random: "random",
  score: "result",
  counts: false,
  passes: false,
  time: false,
  study: false,
  legal: false,
  groups: false,
  selftest: false,
  guide: ["play", "tools"],
  help: {
    rules: [
      { text: "help-ttt-place", rows: ["x..", ".o.", "..."] },
      { text: "help-ttt-win", rows: ["X.o", ".Xo", "..X"] },
      { text: "help-ttt-draw", rows: ["xox", "xox", "oxo"] },
    ],
    advice: [
      { text: "help-ttt-block", rows: ["oo+", ".x.", "x.."] },
      { text: "help-ttt-fork", rows: ["x.o", ".o.", "+.x"] },
    ],
  },
} as const satisfies GameTraits;
