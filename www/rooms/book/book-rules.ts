/** The rules of a position alone, which is on no board. */

import type { Square } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import { squareName } from "../../play/games/squares.ts";
import type { After } from "./book.ts";
import { readOnce } from "../../floor/base/read-once.ts";

export function afterIn({ store, session }: Context): After {
  return (position, square) => {
    try {
      const transcript = squareName(store.get().game, square);
      const after = session.restore({ setup: { position }, transcript, ply: 1 });
      return readOnce(after, (game) => game.position());
    } catch {
      return null;
    }
  };
}

/**
 * The same, with what was computed once: a growing book is gone through for each of its positions.
 */
export function remembered(after: After): After {
  const answers: Map<string, string> = new Map();
  return (position, square) => {
    const key = `${position} ${square}`;
    const next = answers.get(key) ?? after(position, square);
    if (next !== null) answers.set(key, next);
    return next;
  };
}

export function legalIn(
  context: Context,
): (position: string, squares: readonly Square[]) => boolean {
  const legalFrom = legalMovesIn(context);
  return (position, squares) => {
    const legal = legalFrom(position);
    return squares.every((square) => legal.includes(square));
  };
}

/** The legal moves of a position; none of one that the rules refuse. */
export function legalMovesIn({ session }: Context): (position: string) => Square[] {
  return (position) => {
    try {
      return readOnce(session.create({ position }), (game) => [...game.legal_moves()]);
    } catch {
      return [];
    }
  };
}
