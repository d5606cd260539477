/** Files of the WTHOR database, for games that a test makes. */

/** Length of the header of each file, in bytes. */
const HEADER = 16;
/** Lengths of a game and of a player's name, in bytes. */
const RECORD = 68;
const NAME = 20;

/**
 * The bytes of a file of games. The players are numbers of names.
 * @param {readonly {moves: string, black?: number, white?: number, discs?: number}[]} games
 */
export function gameBytes(games, year) {
  const bytes = new Uint8Array(HEADER + RECORD * games.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(4, games.length, true);
  view.setUint16(10, year, true);
  for (const [index, { moves, black = 0, white = 0, discs = 0 }] of games.entries()) {
    const at = HEADER + RECORD * index;
    view.setUint16(at + 2, black, true);
    view.setUint16(at + 4, white, true);
    bytes[at + 6] = discs;
    const squares = moves.match(/../g) ?? [];
    for (const [number, square] of squares.entries())
      bytes[at + 8 + number] = 10 * Number(square[1]) + square.charCodeAt(0) - 96;
  }
  return bytes;
}

/**
 * The bytes of a file of the names of players.
 * @param {readonly string[]} names
 */
export function playerBytes(names) {
  const bytes = new Uint8Array(HEADER + NAME * names.length);
  for (const [index, name] of names.entries())
    bytes.set(new TextEncoder().encode(name), HEADER + NAME * index);
  return bytes;
}
