/**
 * Reversi: what the page needs to know of it beyond the snapshots of its games.
 *
 * @import { GameDescriptor } from "./index.js"
 */

/** @type {GameDescriptor} */
export const reversi = {
  id: "reversi",
  module: "reversi",
  setup: { start: ["diagonal", "parallel"], first: ["black", "white"] },
  entry: "square",
  // In the order in which the sources introduce them.
  bots: ["doofie", "klauwastekannz", "ramscher", "ecken-eddi", "aufpasser", "pascal", "stratege"],
  levels: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
  usual: "1",
  strongest: "10",
  random: "doofie",
  counts: true,
  passes: true,
  time: true,
  study: true,
  selftest: true,
  help: {
    rules: [
      { text: "help-place" },
      { text: "help-turn" },
      { text: "help-pass" },
      { text: "help-end" },
      { text: "help-starts" },
    ],
    advice: [{ text: "help-corners" }, { text: "help-freedom" }],
  },
};
