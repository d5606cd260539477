/**
 * The flips of a move, for diagrams of games. The page itself asks the rules module; a diagram in
 * a page of another host cannot: browsers load neither a module nor WebAssembly from there without
 * headers that static hosts lack. tests/node/diagram.test.mjs holds it to the engine. Pure.
 */

/** Black's or White's. */
export type Disc = "X" | "O";

/** The 64 squares from a1 by rows. */
export type Board = (Disc | "-")[];

/** The eight directions, as steps of column and row. */
const DIRECTIONS = [-1, 0, 1].flatMap((column) =>
  [-1, 0, 1].map((row) => ({ column, row })).filter(({ row }) => column !== 0 || row !== 0),
);

export const other = (disc: Disc): Disc => (disc === "X" ? "O" : "X");

/** The squares of the discs that a move flips; the move is illegal if there are none. */
export function flipsOf(board: Board, square: number, mover: Disc): number[] {
  if (board[square] !== "-") return [];
  return DIRECTIONS.flatMap(({ column, row }) => {
    const enclosed: number[] = [];
    let [file, rank] = [(square % 8) + column, Math.floor(square / 8) + row];
    while (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
      const place = 8 * rank + file;
      if (board[place] === mover) return enclosed;
      if (board[place] === "-") return [];
      enclosed.push(place);
      file += column;
      rank += row;
    }
    return [];
  });
}

/**
 * The side to move after a position was reached: the other side passes if only one can move.
 * @param next whose turn it is unless it has to pass
 * @returns null when neither can move
 */
export function turnOf(board: Board, next: Disc): Disc | null {
  const canMove = (side: Disc) =>
    board.some((_, square) => flipsOf(board, square, side).length > 0);
  if (canMove(next)) return next;
  return canMove(other(next)) ? other(next) : null;
}
