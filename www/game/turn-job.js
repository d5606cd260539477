/**
 * The kinds of jobs for the engine, and the search for the move of this turn. Pure.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { AiMove, NamedFile } from "../../reversi-wasm.js"
 * @import { RevealJob } from "../board/hint.js"
 * @import { Level } from "../settings/settings.js"
 * @import { State } from "../app/state.js"
 *
 * A search for a move. A level of null is the strongest play; `ms` is null if the level takes the
 * time it needs. The answer counts after `delay` milliseconds from the start.
 * @typedef {object} SearchJob
 * @property {"computer" | "best" | "hint"} purpose
 * @property {Snapshot} game
 * @property {Level | null} level
 * @property {number | null} ms
 * @property {number} delay
 *
 * The values of some moves of a position.
 * @typedef {object} AnalysisJob
 * @property {"analysis"} purpose
 * @property {Snapshot} game
 * @property {number[]} squares
 * @property {number | null} ms
 *
 * The same for the visitor's own book, which grows while nobody needs the engine.
 * @typedef {object} GrowthJob
 * @property {"growth"} purpose
 * @property {Snapshot} game
 * @property {number[]} squares
 * @property {number} ms
 *
 * The value of a position and its best move: solved, whatever it takes, or within `ms`
 * milliseconds.
 * @typedef {object} SolveJob
 * @property {"solve"} purpose
 * @property {Snapshot} game
 * @property {string[]} line the moves that lead to the position
 * @property {number | null} ms
 *
 * The loss of a move of the game's line, or another one in its place.
 * @typedef {object} ReviewJob
 * @property {"review"} purpose
 * @property {Snapshot} game
 * @property {string[]} line the moves up to the one that is reviewed
 * @property {number} nodes the most positions that its search visits
 * @property {null} ms
 *
 * The games of files; `game` was on the board when they were imported.
 * @typedef {object} CollectionJob
 * @property {"collection"} purpose
 * @property {Snapshot} game
 * @property {readonly NamedFile[]} files
 * @property {null} ms
 *
 * The comments of the text from which `game` was read.
 * @typedef {object} CommentsJob
 * @property {"comments"} purpose
 * @property {Snapshot} game
 * @property {readonly NamedFile[]} files
 * @property {null} ms
 *
 * The reply of an exercise or of an opening that is practised, which is played after `delay`
 * milliseconds.
 * @typedef {object} ReplyJob
 * @property {"reply"} purpose
 * @property {Snapshot} game
 * @property {null} ms
 * @property {number} square
 * @property {number} delay
 *
 * The next move of a game whose moves play by themselves, which shows after `delay` milliseconds.
 * @typedef {object} StepJob
 * @property {"step"} purpose
 * @property {Snapshot} game
 * @property {null} ms
 * @property {number} delay
 *
 * The moves of a position in the opening book and in known games.
 * @typedef {object} ExploreJob
 * @property {"explore"} purpose
 * @property {Snapshot} game
 * @property {string} known
 * @property {null} ms
 *
 * @typedef {SearchJob | AnalysisJob | GrowthJob | ReviewJob | CollectionJob | CommentsJob
 *   | ExploreJob | ReplyJob | SolveJob | StepJob | RevealJob} Job
 */

import { gameOf } from "../games/index.js";
import { practiceStop, practisedReply } from "./opening-practice.js";
import { passTime, restTime } from "../board/motion-timing.js";
import { computerToMove, humanToMove } from "../board/turn.js";

/**
 * The search for the move of this turn: a computer's, or the one that the visitor requested.
 * @param {State} state
 * @returns {SearchJob | null}
 */
export function turnJob(state) {
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

/** Whether the computer is to move and nothing holds it up. @param {State} state */
export function computerPlays(state) {
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
 * @param {State} state
 */
export function delayBeforeReply(state) {
  const { pause } = state.settings.current;
  return Math.max(pause, restTime(state), passTime(state) && passTime(state) + pause);
}

/**
 * Whether the full engine searches for the side to move: for a human, or as the strongest level.
 * The score of a lower level or a bot is no more than its guess.
 * @param {State} state
 */
export function isStrong(state) {
  const { turn } = state.game;
  if (turn === null || humanToMove(state)) return true;
  const { current } = state.settings;
  return current[turn] === "computer" && current[`${turn}-level`] === gameOf(state).strongest;
}

/** Whether a game that is only watched shows an earlier point. @param {State} state */
function watchesEarlierPoint({ game, host }) {
  return host.locks.includes("board") && game.ply < game.line.length;
}

/**
 * The result so far of the search for this turn's move.
 * @param {State} state
 * @returns {{found: AiMove, done: boolean} | null}
 */
export function turnProgress(state) {
  const job = turnJob(state);
  if (!job) return null;
  const progress = state.search.progress.get(job.purpose) ?? null;
  return /** @type {{found: AiMove, done: boolean} | null} */ (progress);
}

/**
 * Whether two jobs are the same search. Delays may differ: a new one counts for the running search.
 * @param {Job | undefined} a
 * @param {Job | undefined} b
 */
export function isSameJob(a, b) {
  if (!a || !b || a.purpose !== b.purpose || a.game !== b.game || a.ms !== b.ms) return false;
  return subjectOf(a) === subjectOf(b);
}

/** @param {Job} job */
function subjectOf(job) {
  if (job.purpose === "collection" || job.purpose === "comments") return job.files;
  if (job.purpose === "explore") return job.known;
  if (job.purpose === "review") return `${job.line.join()} ${job.nodes}`;
  if (job.purpose === "reply") return job.square;
  if (job.purpose === "solve") return job.line.join();
  if (job.purpose === "step" || job.purpose === "reveal") return null;
  const isAnalysis = job.purpose === "analysis" || job.purpose === "growth";
  return isAnalysis ? job.squares.join() : job.level;
}
