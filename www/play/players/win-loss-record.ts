/**
 * The visitor's record: games won, drawn and lost against each opponent, and what it suggests.
 * Pure.
 */

import type { Side, Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import { otherSide } from "../games/sides.ts";
import { type Level, FIRST_GAME, gameOf } from "../games/index.ts";
import { opponentOn } from "./seats.ts";
import { nameOn } from "../board/friend-game.ts";
import { holdsOtherGame } from "../board/shown-game.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * The games against one opponent; `streak` is how many were won in a row up to the last one,
 * negative if they were lost.
 */
export interface Results {
  won: number;
  drawn: number;
  lost: number;
  streak: number;
}

/**
 * Whether a game is in the results; "given" if it comes from elsewhere and nobody has played in it
 * here, "never" if somebody has, or if it has changed its players.
 */
export type Counted = boolean | "given" | "never";

/** `counted` and `helped` are of the game on the board. */
export interface RecordSlice {
  /** By opponent, see resultsKey. */
  results: Readonly<Record<string, Results>>;
  counted: Counted;
  /** The transcripts up to each move that "Play best move" has played for the visitor. */
  helped: readonly string[];
  /** Who have played the game, once it has ended. */
  seated: Partial<Settings> | null;
}

type Verdict = "won" | "drawn" | "lost";

export const NO_RESULTS: Readonly<Results> = { won: 0, drawn: 0, lost: 0, streak: 0 };

/** Losses in a row that suggest a weaker opponent. */
export const ROW = 3;

/** The one human's side and the opponent; null between two humans or two computers. */
export function pairing(
  state: Pick<Core, "game"> & { settings: { current: Partial<Settings> } },
): { side: Side; opponent: Level } | null {
  const { current } = state.settings;
  const side = current.black === "human" ? "black" : "white";
  const opponent = opponentOn(current, otherSide(side), gameOf(state).random);
  return current[side] !== "human" || opponent === null ? null : { side, opponent };
}

/** Whether the game has been played elsewhere, or is a position alone. */
export function isGiven({ game, record }: Pick<Core, "game" | "record">) {
  return record.counted === "given" || game.line.length === 0;
}

/**
 * Whether the game was played elsewhere to its end: those who sit at the board have no part in it.
 */
export function isOthersGame(state: Pick<Core, "game" | "record" | "mode">) {
  const { record, game } = state;
  const isWhole = game.line.length > 0 && game.movers.at(-1) === null;
  return record.counted === "given" && isWhole && !holdsOtherGame(state);
}

/**
 * The name that a game from elsewhere has for a side; empty where it has none, and once somebody
 * has played on: a computer's side is the computer's then.
 */
export function givenName(state: Core, side: Side) {
  const isGivenGame = state.record.counted === "given" && !holdsOtherGame(state);
  return isGivenGame ? nameOn(state, side) || state.header[side] : "";
}

/**
 * How the game has ended for the one human; null if it has not, if there is none or two, or if it
 * was played elsewhere or is not the visitor's.
 */
export function verdictOf(
  state: Pick<Core, "game" | "settings" | "record" | "mode">,
): Verdict | null {
  const { outcome } = state.game;
  const pair = pairing(state);
  if (outcome === null || pair === null || isGiven(state) || holdsOtherGame(state)) return null;
  if (outcome.winner === "draw") return "drawn";
  return outcome.winner === pair.side ? "won" : "lost";
}

/** Counts the game that has just ended. */
export function countGame<S extends Core>(state: S): S {
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
 */
export function withHelp(record: RecordSlice, game: Snapshot): RecordSlice {
  const moves = movesShown(game);
  if (record.counted || record.helped.includes(moves)) return record;
  return { ...record, helped: [...record.helped, moves] };
}

/** The record after a move on the page. */
export function withRecordedMove(record: RecordSlice): RecordSlice {
  return record.counted === "given" ? { ...record, counted: "never" } : record;
}

/** Whether a move on the board was helped. */
export function isHelped({ game, record }: Pick<Core, "game" | "record">) {
  return record.helped.some((moves) => movesShown(game).startsWith(moves));
}

/** The transcript up to the position shown. */
function movesShown({ line, ply }: Snapshot) {
  return line.slice(0, ply).join("");
}

/**
 * Whether the record leaves a game out that comes onto the board or into the storage: one that has
 * ended is counted already, unless it was helped.
 */
export function countedOf(counted: Counted, helped: readonly string[], game: Snapshot): Counted {
  return counted || (game.outcome !== null && helped.length === 0);
}

function streakAfter({ streak }: Results, verdict: Verdict) {
  if (verdict === "drawn") return 0;
  return verdict === "won" ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
}

export function resultsOf(
  state: Pick<Core, "game" | "record">,
  opponent: Level,
): Readonly<Results> {
  return state.record.results[resultsKey(state, opponent)] ?? NO_RESULTS;
}

/** An opponent's name, after the name of the game if it is not the first one. */
function resultsKey(state: Pick<Core, "game">, opponent: Level) {
  const game = gameOf(state);
  return game === FIRST_GAME ? opponent : `${game.id}.${opponent}`;
}
