/**
 * Reversi: what the page needs to know of it beyond the snapshots of its games.
 *
 * @import { GameDescriptor } from "./index.js"
 */

/** @satisfies {GameDescriptor} */
export const reversi = {
  id: "reversi",
  starts: ["diagonal", "parallel"],
  // In the order in which the sources introduce them.
  bots: ["doofie", "klauwastekannz", "ramscher", "ecken-eddi", "aufpasser", "pascal", "stratege"],
  levels: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"],
  usual: "3",
  strongest: "10",
  random: "doofie",
  study: true,
  help: {
    rules: ["help-place", "help-turn", "help-pass", "help-end", "help-starts"],
    advice: ["help-corners", "help-freedom"],
  },
};
