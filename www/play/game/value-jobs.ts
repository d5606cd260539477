/** What the engine has to find out of the values of the moves on the board. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { gameOf } from "../games/index.ts";
import { type Job, analysisJob, exploreJob } from "../engine/jobs.ts";
import { modeRules } from "../board/owner.ts";
import { explores, holdsOwnGame, seeksMove } from "../board/shown-game.ts";
import { humanToMove } from "../board/turn.ts";
import { legalSquares } from "../board/square-press.ts";
import { isFriendsGame, mayAnalyse } from "../board/fair-play.ts";
import { workerShares } from "./worker-shares.ts";

/** Milliseconds after which the values deepen no further. */
const VALUES_MS = 20_000;

/** The most empties with which the best move is proven in time. */
const PROVEN_EMPTIES = 27;

/** Milliseconds in which the best move of such a position is proven, and most others are. */
const PROOF_MS = 60_000;

/** The key of the job that looks the moves up in the opening book and in known games. */
export const LOOKUP_KEY = "explore";

/**
 * The game at the point whose moves show their values: where the visitor wants them, explores
 * openings, or has the position analysed. Null where none do. A computer that is about to move gets
 * the processors for itself.
 */
export function valuedGame(state: Core): Snapshot | null {
  const { analysis, game, host, point, search } = state;
  if (host.locks.includes("hint")) return null;
  const { valued } = modeRules(state);
  if (valued) return valued(state);
  const shows =
    (areValuesWanted(state) || (analysis.on && mayAnalyse(state))) &&
    game.turn !== null &&
    point.line === null &&
    holdsOwnGame(state) &&
    !isFriendsGame(state) &&
    !seeksMove(state) &&
    (humanToMove(state) || search.paused !== null);
  return shows ? game : null;
}

/** Whether the visitor has values switched on in a game; those of an analysis show without that. */
function areValuesWanted(state: Core) {
  return state.settings.current.values || explores(state);
}

/** The jobs of the workers, which share the moves. An analysis searches by itself. */
export function valueJobs(state: Core): Job[] {
  const game = valuedGame(state);
  if (game === null || state.analysis.round?.game === game) return [];
  if (!areValuesWanted(state) && !modeRules(state).valued) return [];
  const { search } = state;
  const legal = legalSquares(game);
  const { workers } = search;
  const empties = game.cells.filter((cell) => cell === 0).length;
  const ms = empties <= PROVEN_EMPTIES ? PROOF_MS : VALUES_MS;
  return workerShares(game, legal, workers).map((squares, share) =>
    analysisJob(`values-${share}`, game, squares, ms),
  );
}

/** The job that looks the moves up, in a game that has an opening book. */
export function lookupJobs(state: Core): Job[] {
  const { collection } = state;
  const game = valuedGame(state);
  if (!gameOf(state).study || game === null) return [];
  return [exploreJob(LOOKUP_KEY, game, collection.known)];
}
