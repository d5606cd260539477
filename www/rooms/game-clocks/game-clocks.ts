/**
 * The clocks of a game that was read from a text: what each shows at the point on the board. Pure.
 */

import type { Side } from "../../../reversi-rules.js";
import type { ClockTime } from "../../../reversi-wasm.js";
import type { Core, PageEvent, StateOf } from "../../floor/base/page.ts";
import type { Finding } from "../../play/engine/jobs.ts";
import { followedPoint, holdsOwnGame } from "../../play/board/shown-game.ts";
import { type Line, forkOf } from "../../play/game/branches.ts";
import { type Extras, unreadLine } from "../../play/game/comments.ts";
import type { COMMENTS_KEY } from "../../play/game/comments-of-text.ts";
import { followedGame, holdsFollowed } from "../../play/game/relay.ts";

/** What the clocks of a game with this line show. */
export interface GameClocks {
  line: Line;
  times: readonly ClockTime[];
}

function withClocks<S extends Core>(state: S, line: Line, times: Extras["clocks"]): S {
  return { ...state, gameClocks: times ? { line, times } : null };
}

/** Another game has its own clocks, or none. */
export function clocksOfLoaded<S extends Core>(state: S, _before: Core, event: PageEvent): S {
  const times = event.type === "loaded" ? event.record?.clocks : undefined;
  return withClocks(state, state.game.line, times);
}

/** The clocks of a text that the engine has read, on whose game the visitor may have played on. */
export function foundClocks<S extends Core>(state: S, { found }: Finding<typeof COMMENTS_KEY>): S {
  const line = unreadLine(state);
  const [record] = found.games;
  return line && record ? withClocks(state, line, record.clocks) : state;
}

/**
 * The clocks of the game that the board follows, as its file has them once it is read again. A game
 * that comes from another tab, or with another one of the page's games, has none.
 */
export function settledClocks<S extends Core>(state: S, event: PageEvent): S {
  if (event.type === "game-chosen" || event.type === "followed")
    return { ...state, gameClocks: null };
  if (event.type !== "relay-checked") return state;
  const { fault, follows = false } = event;
  const game = followedGame(state);
  if (!game || fault !== null || !(follows || holdsFollowed(state))) return state;
  return withClocks(state, state.game.line, game.clocks);
}

/**
 * What a clock shows at the point on the board; null where that is not known, and where the board
 * shows no point of the game with the times.
 */
export function clockShown(state: StateOf<"gameClocks">, side: Side): ClockTime | null {
  const { game, gameClocks } = state;
  if (gameClocks === null || !holdsOwnGame(state) || followedPoint(state) !== null) return null;
  const { line, times } = gameClocks;
  if (forkOf(game, line) < game.ply) return null;
  const known = times.filter((time) => time.side === side && time.ply <= game.ply);
  return known.at(-1) ?? null;
}
