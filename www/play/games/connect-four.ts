/** Connect Four: what the page needs of it beyond the snapshots of its games. */

import type { GameTraits } from "./descriptor.ts";

export const connectFour = {
  id: "connect-four",
  module: "side-games",
  setup: { first: ["black", "white"] },
  picture: ["...", ".x.", "xox"],
  entry: "column",
  motion: "fall",
  bots: [],
  levels: ["easy", "medium", "hard", "expert", "perfect"],
  elo: {},
  usual: "medium",
  strongest: "perfect",
  random: "random",
  score: "moves",
  counts: false,
  passes: false,
  time: false,
  study: false,
  legal: true,
  groups: true,
  selftest: false,
  guide: ["play", "tools"],
  help: {
    rules: [
      {
        text: "help-c4-drop",
        rows: [".......", ".......", "...+...", "...o...", "..xx...", ".oxoo.x"],
      },
      {
        text: "help-c4-win",
        rows: [".......", ".......", "....X..", "...Xo..", "..Xoxo.", ".Xoxoox"],
      },
      { text: "help-c4-draw" },
    ],
    advice: [
      {
        text: "help-c4-centre",
        rows: [".......", ".......", ".......", "...x...", "...o...", "...x..."],
      },
      {
        text: "help-c4-open",
        rows: [".......", ".......", ".......", ".......", "...o...", ".+XXX+o"],
      },
      {
        text: "help-c4-under",
        rows: [".......", ".......", ".......", ".......", "OOO....", "xxo+xx."],
      },
    ],
  },
} as const satisfies GameTraits;
