/**
 * Who owns the board: what the visitor does on it, one mode at a time. Each mode brings its own
 * rules and exit with it, and none names another. Pure.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Drawing } from "../game/comments.js"
 * @import { Editor } from "../editor/editor.js"
 * @import { Ending } from "../endings/ending.js"
 * @import { Run } from "../exercises/exercise.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { PanelId } from "../ui/panels.js"
 * @import { PageEvent } from "../app/reduce.js"
 * @import { Attempt } from "../review/review.js"
 * @import { Rejection } from "./square-press.js"
 * @import { Player } from "../settings/settings.js"
 * @import { State } from "../app/state.js"
 *
 * The visitor's occupation on the board, with all that belongs to it alone. Looking on, as a review
 * does, is no mode: it takes no press. `from` is what the board showed before moves were explored.
 * `values` is whether the moves of what is set up show theirs.
 * @typedef {{rules: ModeRules} & ({kind: "play"}
 *   | {kind: "edit", editor: Editor, values: boolean, valued: Valued | null}
 *   | {kind: "exercise"} & Run
 *   | {kind: "ending"} & Ending
 *   | {kind: "second-try"} & Attempt
 *   | {kind: "explore", from: Snapshot}
 *   | {kind: "draw"} & Drawing)} Mode
 *
 * A game from a position that is being set up, whose text is `edited`; null where none can be
 * played.
 * @typedef {{edited: string, game: Snapshot | null}} Valued
 *
 * @typedef {{works: (state: State) => boolean, event: PageEvent}} Step
 *
 * The rules of a mode for the board; what is absent is as in play.
 * @typedef {object} ModeRules
 * @property {PanelId} [tools] the panel with its tools, which stays in sight
 * @property {true} [otherGame] whether the game on the board is not the visitor's
 * @property {true} [seeks] whether the visitor looks for a move, which nothing gives away
 * @property {true} [free] whether any square takes a press
 * @property {true} [values] whether the moves show their values, whatever the settings say
 * @property {(state: State) => Snapshot} [shown] what lies on the board, where it is no point of a
 *   game
 * @property {(state: State) => Snapshot | null} [valued] the game whose moves show their values
 *   then; null for none
 * @property {(state: State, side: Side) => Player} [player]
 * @property {(state: Pick<State, "game" | "mode">) => boolean} [opens] whether the visitor may
 *   place a disc
 * @property {(state: Pick<State, "game" | "mode">) => Rejection | null} [rejects]
 * @property {(state: State, square: number) => PageEvent} [press] what a press on a square does,
 *   unless the square is refused
 * @property {(state: State) => number | null} [goesBack] the ply to which a press on any square
 *   leads back; null if it plays
 * @property {(state: State) => MoveReview | null} [judged] the move whose reason the board shows
 * @property {(state: State) => {square: number, right: boolean} | null} [tried] the move that
 *   answers the question of the mode, once it is known to be right or wrong
 * @property {(state: State) => number[]} [region] the squares among which a hint has said the
 *   move to be
 * @property {PageEvent} [hint] what *Hint* does in place of a search
 * @property {(state: State) => boolean} [hintGiven] whether its next press names the square
 * @property {{undo: Step, redo: Step}} [history] in place of the moves of the game
 * @property {(state: State) => Mode} [elsewhere] what it is at another point of the game
 * @property {(state: State) => boolean} [lasts] whether the mode may continue under the host
 *   page's locks
 * @property {PageEvent} [back] what leads back to the visitor's own game
 * @property {(state: State) => State} [leave] gives the board back, but for the mode itself
 */

/** @type {Mode} */
export const PLAY = { kind: "play", rules: {} };

/** The notices that speak of a hint. */
const OF_HINTS = ["hint", "hint-look", "hint-line", "line-followed"];

/** The rules of the mode for the board. @param {Pick<State, "mode">} state */
export function modeRules({ mode }) {
  return mode.rules;
}

/**
 * The mode of a kind that the board is in; null in any other.
 * @template {Mode["kind"]} K
 * @param {Pick<State, "mode">} state
 * @param {K} kind
 * @returns {Extract<Mode, {kind: K}> | null}
 */
export function modeOf({ mode }, kind) {
  return mode.kind === kind ? /** @type {Extract<Mode, {kind: K}>} */ (mode) : null;
}

/**
 * Begins a mode, after the end of the one before it. Nothing that was started in play stays.
 * @param {State} state
 * @param {Mode | ((left: State) => Mode)} mode the mode, or what makes it of the state that the one
 *   before it leaves
 * @returns {State}
 */
export function enter(state, mode) {
  const left = withNothingStarted(leave(state));
  return { ...left, mode: typeof mode === "function" ? mode(left) : mode };
}

/**
 * Ends a mode by its own exit: the visitor's game lies on the board.
 * @param {State} state
 * @returns {State}
 */
export function leave(state) {
  if (state.mode.kind === "play") return state;
  const left = modeRules(state).leave?.(state) ?? state;
  return { ...withNothingStarted(left), mode: PLAY };
}

/**
 * A move that is armed, requested or hinted at belongs to the mode in which it was, and so does the
 * point of a line that lies on the board.
 * @param {State} state
 * @returns {State}
 */
function withNothingStarted(state) {
  const left = withoutHint(state);
  const { armed, request, followed } = left.point;
  if (armed === null && request === null && followed === 0) return left;
  return { ...left, point: { ...left.point, armed: null, request: null, followed: 0 } };
}

/**
 * Ends a hint, with the line that it has laid onto the board and the sentence about it.
 * @param {State} state
 * @returns {State}
 */
export function withoutHint(state) {
  const { point, notice } = state;
  if (point.advice === null) return state;
  const onBoard = point.advice.step === "line" ? { line: null, followed: 0 } : {};
  return {
    ...state,
    point: { ...point, ...onBoard, hint: null, advice: null },
    notice: OF_HINTS.includes(notice.kind) ? { kind: "withdrawn" } : notice,
  };
}

/**
 * Changes the mode of a kind; any other stays as it is.
 * @template {Mode["kind"]} K
 * @param {State} state
 * @param {K} kind
 * @param {Partial<Omit<Extract<Mode, {kind: K}>, "kind" | "rules">>} changes
 * @returns {State}
 */
export function withMode(state, kind, changes) {
  if (state.mode.kind !== kind) return state;
  return { ...state, mode: /** @type {Mode} */ ({ ...state.mode, ...changes }) };
}

/**
 * The mode at another point of the game.
 * @param {State} state
 * @returns {Mode}
 */
export function modeElsewhere(state) {
  return modeRules(state).elsewhere?.(state) ?? state.mode;
}

/**
 * Ends a mode that the host page's locks forbid.
 * @param {State} state
 * @returns {State}
 */
export function leaveForbidden(state) {
  return modeRules(state).lasts?.(state) === false ? leave(state) : state;
}
