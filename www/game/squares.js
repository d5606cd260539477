/**
 * Squares as numbers and names: a1 = 0, b1 = 1, a2 = 8; a1 is top left, rows run downwards. Pure.
 */

export const SIZE = 8;
const COLUMNS = "abcdefgh";

/** @param {number} index 0-63 */
export function squareName(index) {
  return COLUMNS[index % SIZE] + (Math.floor(index / SIZE) + 1);
}

/**
 * @param {string} name such as "f5"
 * @returns {number | null} null where the name is none
 */
export function squareIndex(name) {
  if (!/^[a-h][1-8]$/.test(name)) return null;
  return (Number(name[1]) - 1) * SIZE + COLUMNS.indexOf(name[0]);
}

/**
 * The square that somebody has typed: in small or capital letters, with blanks or signs between.
 * @param {string} text such as "F 5"
 * @returns {number | null} null where it is none
 */
export function squareTyped(text) {
  return squareIndex(text.toLowerCase().replace(/[\s.,;:–-]/g, ""));
}

/**
 * The squares of a transcript such as "f5d6".
 * @param {string} transcript
 * @returns {string[]}
 */
export function splitTranscript(transcript) {
  return transcript.match(/../g) ?? [];
}

/**
 * Where the focus goes from `index`, as in every grid: arrows one square, Home and End to the ends
 * of the row, with Ctrl to the ends of the board. Null for keys that do not move it.
 * @param {number} index
 * @param {string} key
 * @param {boolean} ctrl
 * @returns {number | null}
 */
export function squareAfterKey(index, key, ctrl) {
  const column = index % SIZE;
  const row = Math.floor(index / SIZE);
  switch (key) {
    case "ArrowLeft":
      return column > 0 ? index - 1 : index;
    case "ArrowRight":
      return column < SIZE - 1 ? index + 1 : index;
    case "ArrowUp":
      return row > 0 ? index - SIZE : index;
    case "ArrowDown":
      return row < SIZE - 1 ? index + SIZE : index;
    case "Home":
      return ctrl ? 0 : row * SIZE;
    case "End":
      return ctrl ? SIZE * SIZE - 1 : row * SIZE + SIZE - 1;
    default:
      return null;
  }
}
