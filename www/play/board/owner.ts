/**
 * Who owns the board: what the visitor does on it, one mode at a time. Each mode brings its own
 * rules and exit with it, and none names another. Pure.
 */

import type { Side, Snapshot, Square } from "../../../reversi-rules.js";
import type { Overlay } from "./overlay.ts";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { Core, PageEvent, PanelNames } from "../../floor/base/page.ts";
import type { Player } from "../settings/settings.ts";
import type { Texts } from "../words/texts.ts";

/** The kinds of modes, each with what belongs to it alone. */
export interface Modes {
  play: object;
}

/**
 * The visitor's occupation on the board. Looking on, as a review does, is no mode: it takes no
 * press.
 */
export type Mode = { rules: ModeRules } & {
  [K in keyof Modes]: { kind: K } & Modes[K];
}[keyof Modes];

/**
 * A game from a position that is being set up, whose text is `edited`; null where none can be
 * played.
 */
export interface Valued {
  edited: string;
  game: Snapshot | null;
}

export interface Step {
  works: (state: Core) => boolean;
  event: PageEvent;
}

/** Why a square is refused. */
export type Rejection =
  | "game-over"
  | "line-followed"
  | "locked"
  | "pass-first"
  | "sent"
  | "not-your-turn"
  | "exercise-over"
  | "occupied"
  | "encloses-nothing";

/**
 * The rules of a mode for the board; what is absent is as in play. A method may read the slice of
 * the room that brings the mode: both are parts of one state.
 */
export interface ModeRules {
  /** The panel with its tools, which stays in sight. */
  tools?: keyof PanelNames;
  /** Whether the game on the board is not the visitor's. */
  otherGame?: true;
  /** Whether the visitor looks for a move, which nothing gives away. */
  seeks?: true;
  /** Whether any square takes a press. */
  free?: true;
  /** Whether the moves show their values, whatever the settings say. */
  values?: true;
  /** What lies on the board, where it is no point of a game. */
  shownGame?: (state: Core) => Snapshot;
  /** What lies over it. */
  marks?: (state: Core) => Overlay[];
  /** The game whose moves show their values then; null for none. */
  valued?: (state: Core) => Snapshot | null;
  player?: (state: Core, side: Side) => Player;
  /** Whether the visitor may place a disc. */
  opens?: (state: Pick<Core, "game" | "mode">) => boolean;
  rejects?: (state: Pick<Core, "game" | "mode">) => Rejection | null;
  /** What a press on a square does, unless the square is refused. */
  press?: (state: Core, square: Square) => PageEvent;
  /** The ply to which a press on any square leads back; null if it plays. */
  goesBack?: (state: Core) => number | null;
  /** The move whose reason the board shows. */
  judged?: (state: Core) => MoveReview | null;
  /** The move that answers the question of the mode, once it is known to be right or wrong. */
  tried?: (state: Core) => { square: Square; right: boolean } | null;
  /** The squares among which a hint has said the move to be. */
  region?(state: Core): Square[];
  /** The corners of the part of the board in sight; null for all of it. */
  partInSight?: (state: Core) => ArrayLike<Square> | null;
  /** Whether the visitor has found what the mode asks for. */
  isSolved?: (state: Core) => boolean;
  /** The sentence that stands for the next turn; empty for none. */
  comesNext?: (state: Core, texts: Texts) => string;
  /** What *Hint* does in place of a search. */
  hint?: PageEvent;
  /** Whether its next press names the square. */
  hintGiven?(state: Core): boolean;
  /** In place of the moves of the game. */
  history?: { undo: Step; redo: Step };
  /** What it is at another point of the game. */
  elsewhere?: (state: Core) => Mode;
  /** Whether the mode may continue under the host page's locks. */
  lasts?: (state: Core) => boolean;
  /** What leads back to the visitor's own game. */
  back?: PageEvent;
  /** What changes as the board is given back, but for the mode itself. */
  leave?(state: Core): Partial<Core>;
}

export const PLAY: Mode = { kind: "play", rules: {} };

/** The notices that speak of a hint. */
const OF_HINTS = ["hint", "hint-look", "hint-line", "line-followed"];

export function modeRules({ mode }: Pick<Core, "mode">) {
  return mode.rules;
}

function isOfKind<K extends Mode["kind"]>(mode: Mode, kind: K): mode is Extract<Mode, { kind: K }> {
  return mode.kind === kind;
}

/** The mode of a kind that the board is in; null in any other. */
export function modeOf<K extends Mode["kind"]>(
  { mode }: Pick<Core, "mode">,
  kind: K,
): Extract<Mode, { kind: K }> | null {
  return isOfKind(mode, kind) ? mode : null;
}

/**
 * Begins a mode, after the end of the one before it. Nothing that was started in play stays.
 * @param mode the mode, or what makes it of the state that the one before it leaves
 */
export function enter<S extends Core>(state: S, mode: Mode | ((leftState: S) => Mode)): S {
  const leftState = withNothingStarted(leave(state));
  return { ...leftState, mode: typeof mode === "function" ? mode(leftState) : mode };
}

/** Ends a mode by its own exit: the visitor's game lies on the board. */
export function leave<S extends Core>(state: S): S {
  if (state.mode.kind === "play") return state;
  const leftState = { ...state, ...modeRules(state).leave?.(state) };
  return { ...withNothingStarted(leftState), mode: PLAY };
}

/**
 * A move that is armed, requested or hinted at belongs to the mode in which it was, and so does the
 * point of a line that lies on the board.
 */
function withNothingStarted<S extends Core>(state: S): S {
  const rest = withoutHint(state);
  const { armed, request, followed } = rest.point;
  if (armed === null && request === null && followed === 0) return rest;
  return { ...rest, point: { ...rest.point, armed: null, request: null, followed: 0 } };
}

/** Ends a hint, with the line that it has laid onto the board and the sentence about it. */
export function withoutHint<S extends Core>(state: S): S {
  const { point, notice } = state;
  if (point.advice === null) return state;
  const onBoard = point.advice.step === "line" ? { line: null, followed: 0 } : {};
  return {
    ...state,
    point: { ...point, ...onBoard, hint: null, advice: null },
    notice: OF_HINTS.includes(notice.kind) ? { kind: "withdrawn" } : notice,
  };
}

/** Changes the mode of a kind; any other stays as it is. */
export function withMode<S extends Core, K extends Mode["kind"]>(
  state: S,
  kind: K,
  changes: Partial<Omit<Extract<Mode, { kind: K }>, "kind" | "rules">>,
): S {
  const mode = modeOf(state, kind);
  return mode === null ? state : { ...state, mode: { ...mode, ...changes } };
}

/** The mode at another point of the game. */
export function modeElsewhere(state: Core): Mode {
  return modeRules(state).elsewhere?.(state) ?? state.mode;
}

/** Ends a mode that the host page's locks forbid. */
export function leaveForbidden<S extends Core>(state: S): S {
  return modeRules(state).lasts?.(state) === false ? leave(state) : state;
}
