/** The kinds of jobs for the engine, and the search for the move of this turn. Pure. */

import type { Snapshot } from "../../reversi-rules.js";
import type { AiMove, NamedFile } from "../../reversi-wasm.js";
import type { Level } from "../settings/settings.ts";
import type { State } from "../app/state.ts";
import { gameOf } from "../games/index.ts";
import { practiceStop, practisedReply } from "./opening-practice.ts";
import { passTime, restTime } from "../board/motion-timing.ts";
import { computerToMove, humanToMove } from "../board/turn.ts";

/**
 * A search for a move. A level of null is the strongest play; `ms` is null if the level takes the
 * time it needs. The answer counts after `delay` milliseconds from the start.
 */
export interface SearchJob {
  purpose: "computer" | "best" | "hint";
  game: Snapshot;
  level: Level | null;
  ms: number | null;
  delay: number;
}

/** The values of some moves of a position. */
export interface AnalysisJob {
  purpose: "analysis";
  game: Snapshot;
  squares: number[];
  ms: number | null;
}

/** The same for the visitor's own book, which grows while nobody needs the engine. */
export interface GrowthJob {
  purpose: "growth";
  game: Snapshot;
  squares: number[];
  ms: number;
}

/**
 * The value of a position and its best move: solved, whatever it takes, or within `ms`
 * milliseconds.
 */
export interface SolveJob {
  purpose: "solve";
  game: Snapshot;
  /** The moves that lead to the position. */
  line: string[];
  ms: number | null;
}

/** The loss of a move of the game's line, or another one in its place. */
export interface ReviewJob {
  purpose: "review";
  game: Snapshot;
  /** The moves up to the one that is reviewed. */
  line: string[];
  /** The most positions that its search visits. */
  nodes: number;
  ms: null;
}

/** The games of files; `game` was on the board when they were imported. */
export interface CollectionJob {
  purpose: "collection";
  game: Snapshot;
  files: readonly NamedFile[];
  ms: null;
}

/** The comments of the text from which `game` was read. */
export interface CommentsJob {
  purpose: "comments";
  game: Snapshot;
  files: readonly NamedFile[];
  ms: null;
}

/**
 * The reply of an exercise or of an opening that is practised, which is played after `delay`
 * milliseconds.
 */
export interface ReplyJob {
  purpose: "reply";
  game: Snapshot;
  ms: null;
  square: number;
  delay: number;
}

/**
 * The next move of a game whose moves play by themselves, which shows after `delay` milliseconds.
 */
export interface StepJob {
  purpose: "step";
  game: Snapshot;
  ms: null;
  delay: number;
}

/** The moves of a position in the opening book and in known games. */
export interface ExploreJob {
  purpose: "explore";
  game: Snapshot;
  known: string;
  ms: null;
}

export type Job =
  | SearchJob
  | AnalysisJob
  | GrowthJob
  | ReviewJob
  | CollectionJob
  | CommentsJob
  | ExploreJob
  | ReplyJob
  | SolveJob
  | StepJob;

/** The search for the move of this turn: a computer's, or the one that the visitor requested. */
export function turnJob(state: State): SearchJob | null {
  const { game, point } = state;
  const settings = state.settings.current;
  const { random, strongest, time } = gameOf(state);
  const ms = time ? Number(settings["think-time"]) * 1000 : null;
  if (humanToMove(state))
    return point.request && { purpose: point.request, game, level: null, ms, delay: 0 };
  if (!computerPlays(state) || game.turn === null || practisedReply(state) !== null) return null;
  const level = settings[game.turn] === "random" ? random : settings[`${game.turn}-level`];
  return {
    purpose: "computer",
    game,
    level,
    ms: level === strongest ? ms : null,
    delay: delayBeforeReply(state),
  };
}

/** Whether the computer is to move and nothing holds it up. */
export function computerPlays(state: State) {
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
export function delayBeforeReply(state: State) {
  const { pause } = state.settings.current;
  return Math.max(pause, restTime(state), passTime(state) && passTime(state) + pause);
}

/**
 * Whether the full engine searches for the side to move: for a human, or as the strongest level.
 * The score of a lower level or a bot is no more than its guess.
 */
export function isStrong(state: State) {
  const { turn } = state.game;
  if (turn === null || humanToMove(state)) return true;
  const { current } = state.settings;
  return current[turn] === "computer" && current[`${turn}-level`] === gameOf(state).strongest;
}

/** Whether a game that is only watched shows an earlier point. */
function watchesEarlierPoint({ game, host }: State) {
  return host.locks.includes("board") && game.ply < game.line.length;
}

/** The result so far of the search for this turn's move. */
export function turnProgress(state: State): { found: AiMove; done: boolean } | null {
  const job = turnJob(state);
  if (!job) return null;
  const progress = state.search.progress.get(job.purpose) ?? null;
  return progress as { found: AiMove; done: boolean } | null;
}

/**
 * Whether two jobs are the same search. Delays may differ: a new one counts for the running search.
 */
export function isSameJob(a: Job | undefined, b: Job | undefined) {
  if (!a || !b || a.purpose !== b.purpose || a.game !== b.game || a.ms !== b.ms) return false;
  return subjectOf(a) === subjectOf(b);
}

function subjectOf(job: Job) {
  if (job.purpose === "collection" || job.purpose === "comments") return job.files;
  if (job.purpose === "explore") return job.known;
  if (job.purpose === "review") return `${job.line.join()} ${job.nodes}`;
  if (job.purpose === "reply") return job.square;
  if (job.purpose === "solve") return job.line.join();
  if (job.purpose === "step") return null;
  const isAnalysis = job.purpose === "analysis" || job.purpose === "growth";
  return isAnalysis ? job.squares.join() : job.level;
}
