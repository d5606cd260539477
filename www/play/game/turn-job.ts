/** The search for the move of this turn. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { AiMove } from "../../../reversi-wasm.js";
import type { Core } from "../../floor/base/page.ts";
import { type Job, PRIORITY, isAnswerTo, searchJob } from "../engine/jobs.ts";
import { type Level, gameOf } from "../games/index.ts";
import { practiceStop, practisedReply } from "./opening-practice.ts";
import { passTime, restTime } from "../board/motion-timing.ts";
import { computerToMove, humanToMove } from "../board/turn.ts";

/** The search for the move of this turn, for whom, and as which level; null is the strongest. */
export type TurnJob = Job & { key: "computer" | "best" | "hint"; level: Level | null };

/** The search for the move of this turn: a computer's, or the one that the visitor requested. */
export function turnJob(state: Core): TurnJob | null {
  const { game, point } = state;
  const settings = state.settings.current;
  const { random, strongest, time } = gameOf(state);
  const ms = time ? Number(settings["think-time"]) * 1000 : null;
  if (humanToMove(state)) return point.request && requested(point.request, game, ms);
  if (!computerPlays(state) || game.turn === null || practisedReply(state) !== null) return null;
  const level = settings[game.turn] === "random" ? random : settings[`${game.turn}-level`];
  const limit = level === strongest ? ms : null;
  const [delay, priority] = [delayBeforeReply(state), PRIORITY.move];
  const job = searchJob("computer", game, { level, ms: limit, delay, priority });
  return { ...job, key: "computer", level };
}

/** The search that a visitor has requested. */
function requested(key: "best" | "hint", game: Snapshot, ms: number | null): TurnJob {
  const asked = { level: null, ms, delay: 0, priority: PRIORITY.help };
  const explain = key === "hint" ? { explain: true as const } : {};
  return { ...searchJob(key, game, { ...asked, ...explain }), key, level: null };
}

/** Whether the computer is to move and nothing holds it up. */
export function computerPlays(state: Core) {
  return (
    computerToMove(state) &&
    !state.search.paused &&
    !watchesEarlierPoint(state) &&
    practiceStop(state) === null
  );
}

/**
 * Milliseconds before a computer's move counts: the pause of the settings, at least until the discs
 * rest. A pass is announced before the pause begins.
 */
export function delayBeforeReply(state: Core) {
  const { pause } = state.settings.current;
  return Math.max(pause, restTime(state), passTime(state) && passTime(state) + pause);
}

/**
 * Whether the full engine searches for the side to move: for a human, or as the strongest level.
 * The score of a lower level or a bot is no more than its guess.
 */
export function isStrong(state: Core) {
  const { turn } = state.game;
  if (turn === null || humanToMove(state)) return true;
  const { current } = state.settings;
  return current[turn] === "computer" && current[`${turn}-level`] === gameOf(state).strongest;
}

/** Whether a game that is only watched shows an earlier point. */
function watchesEarlierPoint({ game, host }: Core) {
  return host.locks.includes("board") && game.ply < game.line.length;
}

/** The result so far of the search for this turn's move. */
export function turnProgress(state: Core): { found: AiMove; done: boolean } | null {
  const job = turnJob(state);
  if (!job) return null;
  const { found, done } = state.search.progress.get(job.key) ?? {};
  if (found === undefined || done === undefined) return null;
  return isAnswerTo(job.key, job.key, found) ? { found, done } : null;
}

/** The threads that the visitor gives the engine. */
export function threadsWanted({ search, settings }: Core) {
  return settings.current["all-processors"] ? search.threads : 1;
}
