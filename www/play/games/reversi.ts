/** Reversi: what the page needs of it beyond the snapshots of its games. */

import type { GameTraits } from "./descriptor.ts";

/** The board's sides in squares. */
export const BOARD = { columns: 8, rows: 8 };

export const emptyCount = (position: string) => position.split("-").length - 1;

/** Discs of both sides at the end: empty squares count for the winner. */
export const ALL_DISCS = 64;

export const reversi = {
  id: "reversi",
  module: "reversi",
  setup: { start: ["diagonal", "parallel"], first: ["black", "white"] },
  picture: ["xo", "ox"],
  entry: "square",
  motion: "turn",
  // In the order in which the sources introduce them.
  bots: ["doofie", "klauwastekannz", "ramscher", "ecken-eddi", "aufpasser", "pascal", "stratege"],
  levels: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
  // docs/levels.md has the measurement.
  elo: {
    doofie: 0,
    klauwastekannz: 93,
    1: 104,
    "ecken-eddi": 297,
    2: 467,
    ramscher: 495,
    aufpasser: 512,
    3: 724,
    pascal: 816,
    4: 861,
    5: 1123,
    stratege: 1234,
    6: 1389,
    7: 1601,
    8: 1796,
    9: 2004,
    10: 2226,
  },
  usual: "1",
  strongest: "10",
  random: "doofie",
  score: "discs",
  counts: true,
  passes: true,
  time: true,
  study: true,
  legal: true,
  groups: false,
  selftest: true,
  guide: ["play", "reply", "corners", "pass", "tools"],
  help: {
    rules: [
      { text: "help-place", rows: ["....", "+oox", "...."], after: ["....", "XXXx", "...."] },
      {
        text: "help-turn",
        rows: ["....", "x.x.", "oo..", "+oox"],
        after: ["....", "x.x.", "XX..", "XXXx"],
      },
      { text: "help-pass", rows: ["....", "ooox", "...."] },
      { text: "help-end" },
      { text: "help-starts" },
    ],
    advice: [
      { text: "help-corners", rows: ["X...", "....", "....", "...."] },
      {
        text: "help-x-squares",
        rows: ["+...", ".x..", "..o.", "...."],
        after: ["O...", ".O..", "..o.", "...."],
      },
      {
        text: "help-c-squares",
        rows: ["+xo.", "....", "....", "...."],
        after: ["OOo.", "....", "....", "...."],
      },
      { text: "help-freedom" },
    ],
  },
} as const satisfies GameTraits;
