/**
 * The visitor's record: games won, drawn and lost against each opponent, and what it suggests.
 * Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Level, Settings } from "../settings/settings.js"
 * @import { State } from "../app/state.js"
 *
 * The games against one opponent; `streak` is how many were won in a row up to the last one,
 * negative if they were lost.
 * @typedef {{won: number, drawn: number, lost: number, streak: number}} Results
 *
 * Whether a game is in the results; "given" if it comes from elsewhere and nobody has played in it
 * here, "never" if somebody has, or if it has changed its players.
 * @typedef {boolean | "given" | "never"} Counted
 *
 * `counted` and `helped` are of the game on the board.
 * @typedef {object} RecordSlice
 * @property {Readonly<Record<string, Results>>} results by opponent, see resultsKey
 * @property {Counted} counted
 * @property {readonly string[]} helped the transcripts up to each move that "Play best move" has
 *   played for the visitor
 * @property {Partial<Settings> | null} seated who have played the game, once it has ended
 *
 * @typedef {"won" | "drawn" | "lost"} Verdict
 */

import { otherSide } from "../games/sides.js";
import { FIRST_GAME, gameOf, opponentsOf } from "../games/index.js";
import { opponentOn } from "./seats.js";
import { nameOn } from "../board/friend-game.js";
import { holdsOtherGame } from "../board/shown-game.js";
import { isTable } from "../settings/settings.js";

/** @type {Readonly<Results>} */
const NO_RESULTS = { won: 0, drawn: 0, lost: 0, streak: 0 };

/** Losses in a row that suggest a weaker opponent. */
const ROW = 3;

/**
 * The one human's side and the opponent; null between two humans or two computers.
 * @param {Pick<State, "game"> & {settings: Pick<State["settings"], "current">}} state
 * @returns {{side: Side, opponent: Level} | null}
 */
export function pairing(state) {
  const { current } = state.settings;
  const side = current.black === "human" ? "black" : "white";
  const opponent = opponentOn(current, otherSide(side), gameOf(state).random);
  return current[side] !== "human" || opponent === null ? null : { side, opponent };
}

/**
 * Whether the game has been played elsewhere, or is a position alone.
 * @param {Pick<State, "game" | "record">} state
 */
export function isGiven({ game, record }) {
  return record.counted === "given" || game.line.length === 0;
}

/**
 * Whether the game was played elsewhere to its end: those who sit at the board have no part in it.
 * @param {Pick<State, "game" | "record" | "mode">} state
 */
export function isOthersGame(state) {
  const { record, game } = state;
  const isWhole = game.line.length > 0 && game.movers.at(-1) === null;
  return record.counted === "given" && isWhole && !holdsOtherGame(state);
}

/**
 * The name that a game from elsewhere has for a side; empty where it has none, and once somebody
 * has played on: a computer's side is the computer's then.
 * @param {State} state
 * @param {Side} side
 */
export function givenName(state, side) {
  const isGivenGame = state.record.counted === "given" && !holdsOtherGame(state);
  return isGivenGame ? nameOn(state, side) || state.header[side] : "";
}

/**
 * How the game has ended for the one human; null if it has not, if there is none or two, or if it
 * was played elsewhere or is not the visitor's.
 * @param {Pick<State, "game" | "settings" | "record" | "mode">} state
 * @returns {Verdict | null}
 */
export function verdictOf(state) {
  const { outcome } = state.game;
  const pair = pairing(state);
  if (outcome === null || pair === null || isGiven(state) || holdsOtherGame(state)) return null;
  if (outcome.winner === "draw") return "drawn";
  return outcome.winner === pair.side ? "won" : "lost";
}

/**
 * Counts the game that has just ended.
 * @param {State} state
 * @returns {State}
 */
export function countGame(state) {
  const verdict = verdictOf(state);
  const pair = pairing(state);
  if (verdict === null || pair === null || state.record.counted || isHelped(state)) return state;
  const before = resultsOf(state, pair.opponent);
  const after = { ...before, [verdict]: before[verdict] + 1, streak: streakAfter(before, verdict) };
  const key = resultsKey(state, pair.opponent);
  const results = { ...state.record.results, [key]: after };
  return { ...state, record: { ...state.record, results, counted: true } };
}

/**
 * The record after the full engine has played the last move for a human: a line that has the move
 * is left out.
 * @param {RecordSlice} record
 * @param {Snapshot} game
 * @returns {RecordSlice}
 */
export function withHelp(record, game) {
  const moves = movesShown(game);
  if (record.counted || record.helped.includes(moves)) return record;
  return { ...record, helped: [...record.helped, moves] };
}

/**
 * The record after a move on the page.
 * @param {RecordSlice} record
 * @returns {RecordSlice}
 */
export function withRecordedMove(record) {
  return record.counted === "given" ? { ...record, counted: "never" } : record;
}

/** Whether a move on the board was helped. @param {Pick<State, "game" | "record">} state */
export function isHelped({ game, record }) {
  return record.helped.some((moves) => movesShown(game).startsWith(moves));
}

/** The transcript up to the position shown. @param {Snapshot} game */
function movesShown({ line, ply }) {
  return line.slice(0, ply).join("");
}

/**
 * Whether the record leaves a game out that comes onto the board or into the storage: one that has
 * ended is counted already, unless it was helped.
 * @param {Counted} counted
 * @param {readonly string[]} helped
 * @param {Snapshot} game
 * @returns {Counted}
 */
export function countedOf(counted, helped, game) {
  return counted || (game.outcome !== null && helped.length === 0);
}

/**
 * The results of earlier games and of later ones, by opponent.
 * @param {RecordSlice["results"]} earlier
 * @param {RecordSlice["results"]} later
 * @returns {Record<string, Results>}
 */
export function withLaterResults(earlier, later) {
  const sums = { ...earlier };
  for (const [key, { won, drawn, lost, streak }] of Object.entries(later)) {
    const first = earlier[key] ?? NO_RESULTS;
    const isOneRow = Math.abs(streak) === won + drawn + lost && streak * first.streak > 0;
    sums[key] = {
      won: first.won + won,
      drawn: first.drawn + drawn,
      lost: first.lost + lost,
      streak: isOneRow ? first.streak + streak : streak,
    };
  }
  return sums;
}

/**
 * @param {Results} results
 * @param {Verdict} verdict
 */
function streakAfter({ streak }, verdict) {
  if (verdict === "drawn") return 0;
  return verdict === "won" ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
}

/**
 * @param {Pick<State, "game" | "record">} state
 * @param {Level} opponent
 * @returns {Readonly<Results>}
 */
export function resultsOf(state, opponent) {
  return state.record.results[resultsKey(state, opponent)] ?? NO_RESULTS;
}

/**
 * An opponent's name, after the name of the game if it is not the first one.
 * @param {Pick<State, "game">} state
 * @param {Level} opponent
 */
function resultsKey(state, opponent) {
  const game = gameOf(state);
  return game === FIRST_GAME ? opponent : `${game.id}.${opponent}`;
}

/**
 * How far the visitor has come among the opponents of the game: those beaten at least once, and the
 * next one, the weakest that is stronger than all of them; null if there is none.
 * @param {Pick<State, "game" | "record">} state
 * @returns {{beaten: Level[], next: Level | null, total: number}}
 */
export function ladderOf(state) {
  const opponents = opponentsOf(gameOf(state));
  const beaten = opponents.filter((opponent) => resultsOf(state, opponent).won > 0);
  const strongest = opponents.indexOf(beaten[beaten.length - 1] ?? "");
  const next = beaten.length === 0 ? gameOf(state).usual : (opponents[strongest + 1] ?? null);
  return { beaten, next, total: opponents.length };
}

/**
 * The opponent to suggest at the end of a game: after a win the next one to be beaten, after three
 * losses in a row the one below. Null where there is none to suggest.
 * @param {State} state
 * @returns {Level | null}
 */
export function suggestedOpponent(state) {
  const pair = pairing(state);
  const verdict = verdictOf(state);
  if (pair === null || verdict === null || state.record.counted !== true) return null;
  if (verdict === "won") return ladderOf(state).next;
  const { streak } = resultsOf(state, pair.opponent);
  if (streak === 0 || streak % ROW !== 0) return null;
  const opponents = opponentsOf(gameOf(state));
  return opponents[opponents.indexOf(pair.opponent) - 1] ?? null;
}

/**
 * The results among values read from the storage; `damaged` if some are none.
 * @param {unknown} value
 * @returns {{results: Record<Level, Results>, damaged: boolean}}
 */
export function checkResults(value) {
  if (!isTable(value)) return { results: {}, damaged: true };
  const entries = Object.entries(value);
  const kept = entries.filter(([, results]) => areResults(results));
  return { results: Object.fromEntries(kept), damaged: kept.length < entries.length };
}

/** @param {unknown} value */
function areResults(value) {
  if (typeof value !== "object" || value === null) return false;
  const counts = /** @type {Record<string, unknown>} */ (value);
  const isCount = (/** @type {string} */ name) => Number(counts[name]) >= 0 || name === "streak";
  return Object.keys(NO_RESULTS).every(
    (name) => Number.isSafeInteger(counts[name]) && isCount(name),
  );
}
