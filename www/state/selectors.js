/**
 * What follows from the state: whose decision is next, which entries work, where undo leads. Pure.
 *
 * @import { Entry, Level, Player, Refusal, Side, Settings, Snapshot, State } from "./types.js"
 */

import { isEntryLocked, mayLoad } from "./locks.js";
import { STRONGEST } from "./settings.js";

/**
 * @param {Settings} settings
 * @param {Side | null} side
 * @returns {Player | null}
 */
export function playerOf(settings, side) {
  return side === null ? null : settings[side];
}

/** Whether a human who must pass still has to press "Pass". @param {State} state */
export function passWaits({ game, settings, passDone }) {
  return (
    !passDone &&
    settings["manual-pass"] &&
    game.turn !== null &&
    playerOf(settings, game.passed) === "human"
  );
}

/**
 * The side whose decision is next, a pass by hand included.
 * @param {State} state
 * @returns {Side | null}
 */
export function sideToAct(state) {
  return passWaits(state) ? state.game.passed : state.game.turn;
}

/** Whether a human may place a disc. @param {State} state */
export function humanToMove(state) {
  return !passWaits(state) && playerOf(state.settings, state.game.turn) === "human";
}

/** Whether the visitor may place a disc. @param {State} state */
export function boardOpen(state) {
  return humanToMove(state) && !state.locks.includes("board");
}

/** Whether the decision is a computer's, stopped or not. @param {State} state */
export function computerToMove(state) {
  return state.game.turn !== null && !passWaits(state) && !humanToMove(state);
}

/**
 * A level of null is the strongest play; `ms` is null where the level takes the time it needs.
 * @typedef {{game: Snapshot, purpose: "computer" | "best" | "hint", level: Level | null, ms: number | null}} WantedSearch
 */

/**
 * The search that should be running; null for none.
 * @param {State} state
 * @returns {WantedSearch | null}
 */
export function wantedSearch(state) {
  const { game, settings, task } = state;
  const ms = Number(settings["think-time"]) * 1000;
  if (humanToMove(state)) return task ? { game, purpose: task, level: null, ms } : null;
  if (!computerToMove(state) || state.stopped || game.turn === null || looksBack(state))
    return null;
  const level = settings[game.turn] === "random" ? "doofie" : settings[`${game.turn}-level`];
  return { game, purpose: "computer", level, ms: level === STRONGEST ? ms : null };
}

/** Whether a game that is only watched shows an earlier point. @param {State} state */
function looksBack({ game, locks }) {
  return locks.includes("board") && game.ply < game.line.length;
}

/**
 * @param {WantedSearch | null} a
 * @param {WantedSearch | null} b
 */
export function isSameSearch(a, b) {
  if (a === null || b === null) return a === b;
  return a.game === b.game && a.purpose === b.purpose && a.level === b.level && a.ms === b.ms;
}

/** @param {Settings} settings */
export function hasHuman(settings) {
  return settings.black === "human" || settings.white === "human";
}

/**
 * Where undo leads: to the last human decision before this point, between two computers one ply
 * back. Null where there is nothing to return to.
 * @param {State} state
 * @returns {number | null}
 */
export function undoTarget({ game, settings }) {
  if (!hasHuman(settings)) return game.ply > 0 ? game.ply - 1 : null;
  for (let ply = game.ply - 1; ply >= 0; ply -= 1) {
    if (playerOf(settings, game.movers[ply]) === "human") return ply;
  }
  return null;
}

/**
 * Where redo leads: to the next human decision or the end of the line, between two computers one
 * ply on. Null at the end of the line.
 * @param {State} state
 * @returns {number | null}
 */
export function redoTarget({ game, settings }) {
  const end = game.line.length;
  if (game.ply >= end) return null;
  if (!hasHuman(settings)) return game.ply + 1;
  for (let ply = game.ply + 1; ply < end; ply += 1) {
    if (playerOf(settings, game.movers[ply]) === "human") return ply;
  }
  return end;
}

/**
 * Why a square may not be played; null where it may.
 * @param {State} state
 * @param {number} square
 * @returns {Refusal | null}
 */
export function refusalOf(state, square) {
  const { game } = state;
  if (game.turn === null) return "game-over";
  if (state.locks.includes("board")) return "locked";
  if (passWaits(state)) return "pass-first";
  if (!humanToMove(state)) return "not-your-turn";
  if (game.board[square] !== 0) return "occupied";
  return game.moves.has(square) ? null : "encloses-nothing";
}

/**
 * Whether a press on a legal square only shows what it would do.
 * @param {State} state
 * @param {number} square
 */
export function needsSecondPress({ settings, aimed }, square) {
  return settings.confirm && aimed !== square;
}

/**
 * The move whose ghost the board shows: the aimed one, else the one looked at where that is wanted.
 * @param {State} state
 * @returns {number | null}
 */
export function shownMove(state) {
  const { aimed, look, game, settings } = state;
  if (aimed !== null || !settings.hints || look === null || !boardOpen(state)) return aimed;
  return game.moves.has(look) ? look : null;
}

/** Whether "Undo" fetches the former game back: in one in which no human has decided. @param {State} state */
export function undoReturns({ game, former, settings, locks }) {
  const touched = game.line.some((_, ply) => playerOf(settings, game.movers[ply]) === "human");
  return former !== null && mayLoad(locks) && !touched && (hasHuman(settings) || game.ply === 0);
}

/** Whether "Stop" says "Continue". @param {State} state */
export function canContinue(state) {
  return state.stopped && computerToMove(state) && !state.locks.includes("board");
}

/**
 * Which entries work at present.
 * @param {State} state
 * @returns {Record<Entry, boolean>}
 */
export function workingEntries(state) {
  const human = humanToMove(state);
  const works = {
    new: true,
    former: state.former !== null,
    undo: undoTarget(state) !== null || undoReturns(state),
    redo: redoTarget(state) !== null,
    hint: human,
    best: human,
    random: human,
    pass: passWaits(state),
    stop: wantedSearch(state) !== null || canContinue(state),
    help: true,
  };
  for (const entry of /** @type {Entry[]} */ (Object.keys(works))) {
    if (isEntryLocked(state.locks, entry)) works[entry] = false;
  }
  return works;
}

/**
 * Whether the form's start or first player differ from the running game's, so that they wait for
 * the next one. A game from a position of its own has neither.
 * @param {State} state
 */
export function nextGameDiffers({ game: { opening }, settings }) {
  if ("position" in opening) return false;
  return opening.start !== settings.start || opening.first !== settings.first;
}
