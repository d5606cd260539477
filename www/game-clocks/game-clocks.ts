/**
 * The clocks of a game that was read from a text: what each shows at the point on the board. Pure.
 */

import type { Side } from "../../reversi-rules.js";
import type { ClockTime } from "../../reversi-wasm.js";
import type { PageEvent, State } from "../base/page.ts";
import { followedPoint, holdsOwnGame } from "../board/shown-game.ts";
import { type Line, forkOf } from "./branches.ts";
import { type Extras, withComments } from "./comments.ts";
import { holdsFollowed } from "./relay.ts";

/** The state with the clocks of a record. */
export function withClocks(state: State, line: Line, { clocks: times }: Pick<Extras, "clocks">) {
  return withComments(state, { clocks: times ? { line, times } : null });
}

/**
 * What a clock shows at the point on the board; null where that is not known, and where the board
 * shows no point of the game with the times.
 */
export function clockShown(state: State, side: Side): ClockTime | null {
  const { game, comments } = state;
  if (comments.clocks === null || !holdsOwnGame(state) || followedPoint(state) !== null)
    return null;
  const { line, times } = comments.clocks;
  if (forkOf(game, line) < game.ply) return null;
  const known = times.filter((time) => time.side === side && time.ply <= game.ply);
  return known.at(-1) ?? null;
}

/** The clocks of the game that the board follows, as the file has them once it is read again. */
export function renewedClocks(
  state: State,
  { fault, follows = false }: PageEvent & { type: "relay-checked" },
): State {
  const { games, relay } = state.collection;
  const game = games.find(({ number }) => number === relay?.number);
  if (!game || fault !== null || !(follows || holdsFollowed(state))) return state;
  return withClocks(state, state.game.line, game);
}
