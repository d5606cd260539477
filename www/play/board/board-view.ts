/**
 * The board: a grid of buttons with all images in place from the start, patched square by square.
 */

import type { Square } from "../../../reversi-rules.js";
import type { Actions, Core } from "../../floor/base/page.ts";
import type { Animation } from "../settings/settings.ts";
import type { Texts } from "../words/texts.ts";
import { gameOf } from "../games/index.ts";
import { type Board, listenToBoard, moveTabStop } from "./board-input.ts";
import type { Layer } from "./overlay.ts";
import { squareAttributes } from "./board-model.ts";
import { showPart } from "./board-part.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { focusBoard, query, setAttribute } from "../../floor/base/dom.ts";
import { modeRules } from "./owner.ts";
import { motionOf, restTime } from "./motion-timing.ts";
import { boardOpen, sideToAct } from "./turn.ts";
import { entryOf, previewedMove } from "./square-press.ts";
import { isTurned } from "./orientation.ts";
import { showsPoint } from "./shown-game.ts";
import { squaresOf } from "../games/squares.ts";
import { lay, turn } from "./board-squares.ts";

type Attributes = ReturnType<typeof squareAttributes>;

export function createBoardView<S extends Core>(
  table: HTMLTableElement,
  actions: Actions,
  layers: () => readonly Layer<S>[],
) {
  const board = emptyBoard();
  listenToBoard(table, board, actions);
  let shownAttributes: Attributes = [];
  let corners: ArrayLike<number> | null = null;
  let paced: Animation | null = null;
  const appear = createAppearance();
  /** the position whose legal moves have their marks */
  let marked: Core["game"] | null = null;

  const drawTracked = tracked(draw);

  function draw(state: S, before: S | null, texts: Texts, over: readonly Layer<S>[]) {
    const { partInSight, isSolved } = modeRules(state);
    const { columns, rows } = state.game;
    const { entry } = gameOf(state);
    if (columns !== board.columns || rows !== board.rows || entry !== board.entry) {
      lay(table, board, { columns, rows }, entry);
      shownAttributes = [];
    }
    const wantedPart = partInSight?.(state) ?? null;
    if (shownAttributes.length === 0 || wantedPart !== corners) showPart(table, board, wantedPart);
    corners = wantedPart;
    board.headsPlay = entryOf(state) === "column";
    turn(table, board, isTurned(state));
    setAttribute(table, "data-turn", sideToAct(state) ?? "none");
    setAttribute(table, "data-editing", showsPoint(state) ? null : "");
    setAttribute(table, "data-input", boardOpen(state) ? "" : null);
    if (state.settings.current.animation !== paced) pace(table, state.settings.current.animation);
    paced = state.settings.current.animation;
    const attributes = squareAttributes(state, texts, over);
    patchAll(board.buttons, attributes, shownAttributes);
    shownAttributes = attributes;
    if (state.game !== marked) appear(board.buttons, restTime(state));
    marked = state.game;
    if (!board.entered) moveTabStop(board, entranceOf(attributes, squaresOf(board, board.part)));
    setAttribute(table, "data-won", (state.game.outcome?.line ?? []).length > 0 ? "" : null);
    setAttribute(table, "data-solved", isSolved?.(state) ? "" : null);
    if (entry === "column") showAbove(board, state);
    // Not after a reload: no visitor has opened the editor there.
    if (before && showsPoint(before) && !showsPoint(state)) focusBoard();
  }

  return {
    update: (state: S, before: S | null, texts: Texts) =>
      drawTracked(state, before, texts, layers()),
  };
}

/** The board before the first drawing lays its squares. */
function emptyBoard(): Board {
  return {
    columns: 0,
    rows: 0,
    part: { left: 0, top: 0, columns: 0, rows: 0 },
    entry: "square",
    turned: false,
    headsPlay: false,
    buttons: [],
    heads: [],
    entered: false,
  };
}

/** The disc that waits above the column where it would fall. */
function showAbove({ columns, heads }: Board, state: Core) {
  const square = previewedMove(state);
  heads.forEach((head, column) => {
    const here = square !== null && square % columns === column;
    setAttribute(head, "data-above", here ? state.game.turn : null);
  });
}

/** The durations of moves, for the style sheets. */
function pace(table: HTMLElement, animation: Animation) {
  for (const [name, ms] of Object.entries(motionOf(animation)))
    table.style.setProperty(`--${name}-ms`, `${ms}ms`);
}

/**
 * Shows the marks of the legal moves of a position once the last disc has turned. An animation of
 * the style sheet would start again whenever a pointer leaves the square.
 * @returns `rest` is the time until then in milliseconds
 */
function createAppearance(): (buttons: HTMLButtonElement[], rest: number) => void {
  let running: globalThis.Animation[] = [];
  return (buttons, rest) => {
    for (const animation of running) animation.cancel();
    running = [];
    if (rest <= 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timing = { delay: rest, duration: rest / 4, fill: "backwards" as const };
    const hidden = [{ offset: 0, opacity: 0 }];
    for (const button of buttons.filter((one) => one.hasAttribute("data-legal")))
      running.push(
        query(button, ".mark", HTMLElement).animate(hidden, timing),
        button.animate(hidden, { ...timing, pseudoElement: "::before" }),
      );
  };
}

/**
 * The square at which a keyboard enters the board for the first time: of those that show the one
 * that the first steps ring, otherwise the first legal one. Discs that fall take any square of
 * their column.
 */
function entranceOf(attributes: Attributes, squares: Square[]) {
  const ringed = squares.find((square) => attributes[square]["data-guided"] === "place");
  const isLegal = (square: Square) => typeof attributes[square]["data-legal"] === "string";
  return ringed ?? squares.find(isLegal) ?? squares[0];
}

/** @param before of the same squares; empty if they are new */
function patchAll(buttons: HTMLButtonElement[], attributes: Attributes, before: Attributes) {
  buttons.forEach((button, index) => patch(button, attributes[index], before[index] ?? {}));
  buttons
    .filter((_, index) => turnsAgain(attributes[index], before[index] ?? {}))
    .forEach(startAgain);
}

function patch(
  button: HTMLButtonElement,
  attributes: Record<string, string>,
  before: Record<string, string>,
) {
  for (const name in before) if (!(name in attributes)) button.removeAttribute(name);
  for (const name in attributes)
    if (attributes[name] !== before[name]) button.setAttribute(name, attributes[name]);
}

/** Whether two moves in a row turn the disc, the second one back. */
function turnsAgain(attributes: Record<string, string>, before: Record<string, string>) {
  const flips = "data-direction" in attributes && "data-direction" in before;
  return flips && attributes["data-disc"] !== before["data-disc"];
}

/**
 * Starts the animations of a square's disc and its shadow again: browsers keep one that has run as
 * long as its name stays.
 */
export function startAgain(button: HTMLButtonElement) {
  const piece = query(button, ".piece", HTMLElement);
  for (const animation of button.getAnimations({ subtree: true })) {
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    const isShadow = target === button && pseudoElement === "::before";
    if (!isShadow && !piece.contains(target)) continue;
    animation.currentTime = 0;
    animation.play();
  }
}
