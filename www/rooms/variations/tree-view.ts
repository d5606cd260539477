/** The buttons of the moves of a tree: each leads to its point, and arrow keys go through them. */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Snapshot } from "../../../reversi-rules.js";
import type { Line } from "../../play/game/branches.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { button, element, focusBoard, setAttribute, setText } from "../../floor/base/dom.ts";
import { type Glyph, glyphOfSign, reviewedGlyphs } from "../../play/board/move-glyphs.ts";
import { followedPoint } from "../../play/board/shown-game.ts";
import { commentOn, shownMoves } from "../../play/game/comments.ts";
import { squareIndex } from "../../play/games/squares.ts";
import { searchedValue } from "../../play/game/move-values.ts";
import { plyAfterKey } from "../../play/game/moves-model.ts";
import { uncoverBoard } from "../../play/ui/sheet-gestures.ts";
import { type Segment, type TreeMove, movesOf, treeOf } from "./variation-tree.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** The buttons of the moves. A press shows a point; arrow keys go through the moves. */
export function createTree(
  actions: Actions,
  rules: Pick<typeof import("../../../reversi-notations.js"), "new_game">,
) {
  const root = element("div", { class: "variation-tree" });
  const positions = createPositions(rules);
  /** in the order of their buttons */
  let moves: TreeMove[] = [];
  let buttons: HTMLButtonElement[] = [];
  /** The lines that the buttons are of. */
  let drawn = "";

  connectTree(root, () => buttons, {
    press: (index) => {
      if (uncoverBoard(actions)) focusBoard();
      show(index);
    },
    goTo: (index) => {
      show(index);
      focusMove(index);
    },
  });

  const show = (index: number) => actions.showVariation(moves[index].line, moves[index].ply);
  const focusMove = (index: number) => buttons[Math.max(index, 0)]?.focus({ preventScroll: true });

  /**
   * Makes the buttons of other lines. A new snapshot of the same ones leaves the buttons, and the
   * focus on one of them.
   */
  function build(lines: readonly Line[]) {
    const text = lines.map((line) => line.join("")).join(" ");
    if (text === drawn) return;
    drawn = text;
    const segment = treeOf(lines);
    moves = movesOf(segment);
    root.replaceChildren(segmentList(segment));
    buttons = [...root.querySelectorAll("button")];
  }

  return {
    root,
    /** Gives the focus to the move of the point on the board. */
    focus: (state: Core) => focusMove(moveAt(moves, pathAt(state))),
    update(state: Core, texts: StudyTexts) {
      const { game, branches, analysis } = state;
      const lines = [game.line, ...branches];
      build(lines);
      const current = moveAt(moves, pathAt(state));
      const positionsOf = analysis.knownPositions.size > 0 ? positions(game, lines) : null;
      const reviewed = reviewedGlyphs(state);
      moves.forEach((move, index) => {
        const value = positionsOf ? knownValue(state, move, positionsOf(move.line), texts) : "";
        const glyph = glyphOf(move, state, reviewed);
        fillMove(buttons[index], move, { value, glyph }, texts);
        markCurrent(buttons, index, current);
      });
    },
  };
}

/** The sign that a comment gives a move, or that of a review. */
function glyphOf(move: TreeMove, state: Core, reviewed: ReturnType<typeof reviewedGlyphs>) {
  const own = move.line === state.game.line ? reviewed.get(move.ply) : undefined;
  return glyphOfSign(commentOn(state, shownMoves(move)).glyph) ?? own;
}

function markCurrent(buttons: HTMLButtonElement[], index: number, current: number) {
  buttons[index].tabIndex = index === Math.max(current, 0) ? 0 : -1;
  setAttribute(buttons[index], "aria-current", index === current ? "step" : null);
}

/** Follows presses on the buttons of a tree, and the arrow keys among them. */
function connectTree(
  root: HTMLElement,
  buttons: () => HTMLButtonElement[],
  { press, goTo }: { press: (index: number) => void; goTo: (index: number) => void },
) {
  root.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button") : null;
    if (pressed !== null) press(buttons().indexOf(pressed));
  });
  root.addEventListener("keydown", (event) => {
    const all = buttons();
    const at = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1;
    const next = at < 0 ? null : plyAfterKey(event.key, at, all.length - 1);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  });
}

/** The place of the move that a path ends with; -1 if the tree has none. */
function moveAt(moves: readonly TreeMove[], path: Line) {
  const text = path.join();
  return moves.findIndex(
    ({ line, ply }) => ply === path.length && line.slice(0, ply).join() === text,
  );
}

/** The moves up to the point on the board. */
export function pathAt(state: Core): Line {
  const { line, ply } = followedPoint(state) ?? state.game;
  return line.slice(0, ply);
}

/** A list of moves, and in each of them the lists of what may be played in its place. */
function segmentList(segment: Segment): HTMLElement {
  const items = segment.map(({ variations }, index) => {
    const isNumbered = index === 0 || segment[index - 1].variations.length > 0;
    const press = button(() => {}, isNumbered ? "variation-move numbered" : "variation-move");
    const nested = variations.map((own) => element("li", {}, segmentList(own)));
    return nested.length === 0
      ? element("li", {}, press)
      : element("li", {}, press, element("ul", {}, ...nested));
  });
  return element("ol", {}, ...items);
}

/** @param facts the value is empty if none is known */
function fillMove(
  press: HTMLButtonElement,
  { move, ply }: TreeMove,
  { value, glyph }: { value: string; glyph: Glyph | undefined },
  { t, withGlyph }: StudyTexts,
) {
  setText(press, move + (glyph?.sign ?? ""));
  setAttribute(press, "data-number", String(ply));
  setAttribute(press, "data-value", value || null);
  const label = value === "" ? "variation-move" : "variation-move-valued";
  const name = t(label, { number: ply, square: move, value });
  setAttribute(press, "aria-label", withGlyph(name, glyph));
}

/**
 * The value that an analysis has for a move of the tree; empty if that is nothing.
 * @param positions of its line
 */
function knownValue(
  { game, analysis }: Core,
  { move, ply }: TreeMove,
  positions: readonly string[],
  { plate }: StudyTexts,
) {
  const knownPosition = analysis.knownPositions.get(positions[ply - 1]);
  const square = squareIndex(game, move);
  const found = knownPosition?.moves.find((each) => each.square === square);
  return found ? plate(game, searchedValue(found)) : "";
}

/**
 * The positions of the lines of a tree from the setup of its game. A line is played once for as
 * long as the tree has it.
 */
function createPositions(rules: Pick<typeof import("../../../reversi-notations.js"), "new_game">) {
  let played: Map<string, string[]> = new Map();
  return ({ setup, initial }: Snapshot, lines: readonly Line[]) => {
    const keyOf = (line: Line) => `${initial} ${line.join("")}`;
    const before = played;
    played = new Map(
      lines.map((line) => [keyOf(line), before.get(keyOf(line)) ?? positionsOf(line)]),
    );
    return (line: Line) => played.get(keyOf(line)) ?? [];

    function positionsOf(line: Line) {
      return readOnce(rules.new_game({ ...setup, transcript: line.join("") }), (game) =>
        line.map((_, ply) => {
          game.go_to(ply);
          return game.position();
        }),
      );
    }
  };
}
