// Exercises from the usual start, for tests.
import { squareIndex } from "./squares.js";

export const START = "---------------------------OX------XO--------------------------- X";
export const AFTER_F5 = "---------------------------OX------XXX-------------------------- O";

/** An exercise that accepts these lines, with further facts. */
export const exercise = (lines, facts = {}) => ({
  position: START,
  goal: "best",
  difficulty: 1,
  theme: null,
  part: null,
  comment: "",
  lines: lines.map((line) => new Uint8Array(line.split(" ").map(squareIndex))),
  ...facts,
});
