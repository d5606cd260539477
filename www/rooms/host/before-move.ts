/**
 * The question to a host page that is asked before each move of the visitor, such as a lesson's.
 */

import type { BoardEvent, Command } from "../../../embed/element-types.ts";
import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import type { Clock } from "../../floor/base/clock.ts";
import { squareName } from "../../play/games/squares.ts";
import { placeOf } from "./messages.ts";

/** Milliseconds after which a move is played that the host page has not answered. */
export const ANSWER_MS = 1_000;

interface Question {
  square: string;
  game: Snapshot;
  move: () => void;
  timer: number;
}

export type MoveQuestions = ReturnType<typeof createMoveQuestions>;

export function createMoveQuestions(
  { store }: Context,
  emit: (event: BoardEvent) => void,
  clock: Clock,
) {
  /** the one that is open: the visitor's further presses wait for nothing, and do nothing */
  let open: Question | null = null;

  function settle({ game, move, timer }: Question, allowed: boolean) {
    clock.clearTimeout(timer);
    open = null;
    // Whatever else has come to the board meanwhile stays there.
    if (allowed && store.get().game === game) move();
  }

  return {
    /** Makes a move once the host page has allowed it or is silent. */
    ask(index: Square, move: () => void) {
      const state = store.get();
      if (!state.host.asks) return move();
      if (open !== null && open.game === state.game) return;
      if (open !== null) settle(open, false);
      const square = squareName(state.game, index);
      const timer = clock.setTimeout(() => settle(question, true), ANSWER_MS);
      const question = { square, game: state.game, move, timer };
      open = question;
      emit({ type: "before-move", square, ...placeOf(state) });
    },
    /** An answer that comes too late is about no open question. */
    answer({ square, allowed }: Command & { type: "answer" }) {
      if (open?.square === square) settle(open, allowed);
    },
  };
}
