/**
 * The tree of the game and its variations in the study panel: each move leads to its point, with
 * its glyph and what is known of its value. Arrow keys go through the moves in their order.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Glyph } from "../board/move-glyphs.js"
 * @import { Line } from "../game/branches.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Segment, TreeMove } from "./variation-tree.js"
 */

import { button, element, focusBoard, setAttribute, setText } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { glyphOfSign, reviewedGlyphs } from "../board/move-glyphs.js";
import { followedPoint, holdsOwnGame } from "../board/shown-game.js";
import { mayJump } from "../board/navigation.js";
import { commentOn, shownMoves } from "../game/comments.js";
import { gameOf } from "../games/index.js";
import { squareIndex } from "../games/squares.js";
import { searchedValue } from "../game/move-values.js";
import { plyAfterKey } from "../game/moves-model.js";
import { createGlyphRow } from "../ui/glyph-row.js";
import { uncoverBoard } from "../ui/sheet-gestures.js";
import { branchesThrough, movesOf, treeOf } from "./variation-tree.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game">} rules
 */
export function createVariationsView(root, actions, rules) {
  const title = element("h2");
  const tree = createTree(actions, rules);
  const take = button(() => {
    const { branch, ply } = branchesHere(shown);
    if (branch) actions.takeBranch(branch, ply);
    tree.focus(shown);
  });
  const drop = button(() => {
    const { through, fork } = branchesHere(shown);
    // The way back to the game comes first: what is done after a deletion uses up its way back.
    if (followedPoint(shown) !== null) actions.goTo(fork);
    actions.dropBranches(through);
    if (root.hidden) focusBoard();
    else tree.focus(shown);
  });
  const ways = element("div", { class: "buttons" }, take, drop);
  const glyphs = createGlyphRow(actions);
  root.replaceChildren(title, tree.root, glyphs.root, ways);
  root.classList.add("tools", "variations");
  /** @type {State} */
  let shown;

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {StudyTexts} texts
   */
  function draw(state, _before, texts) {
    const isStudied = gameOf(state).study && holdsOwnGame(state) && mayJump(state);
    root.hidden = state.branches.length === 0 || !isStudied;
    if (root.hidden) return;
    setText(title, texts.t("variations-title"));
    tree.update(state, texts);
    const { through } = branchesHere(state);
    ways.hidden = through.length === 0;
    glyphs.update(state, texts);
    setText(take, texts.t("variation-take"));
    setText(drop, texts.t("variation-delete", { count: through.length }));
  }
  const drawTracked = tracked(draw);

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      shown = state;
      drawTracked(state, before, texts);
    },
  };
}

/**
 * The buttons of the moves. A press shows a point; arrow keys go through the moves.
 * @param {Actions} actions
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game">} rules
 */
function createTree(actions, rules) {
  const root = element("div", { class: "variation-tree" });
  const positions = createPositions(rules);
  /** @type {TreeMove[]} in the order of their buttons */
  let moves = [];
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  /** The lines that the buttons are of. */
  let drawn = "";

  root.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button") : null;
    if (pressed === null) return;
    if (uncoverBoard(actions)) focusBoard();
    show(buttons.indexOf(pressed));
  });
  root.addEventListener("keydown", (event) => {
    const at = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1;
    const next = at < 0 ? null : plyAfterKey(event.key, at, buttons.length - 1);
    if (next === null) return;
    event.preventDefault();
    show(next);
    focusMove(next);
  });

  /** @param {number} index */
  function show(index) {
    const { line, ply } = moves[index];
    actions.showVariation(line, ply);
  }

  /** @param {number} index */
  function focusMove(index) {
    buttons[Math.max(index, 0)]?.focus({ preventScroll: true });
  }

  /**
   * Makes the buttons of other lines. A new snapshot of the same ones leaves the buttons, and the
   * focus on one of them.
   * @param {readonly Line[]} lines
   */
  function build(lines) {
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
    /** Gives the focus to the move of the point on the board. @param {State} state */
    focus: (state) => focusMove(moveAt(moves, pathAt(state))),
    /** @param {State} state @param {StudyTexts} texts */
    update(state, texts) {
      const { game, branches, analysis } = state;
      const lines = [game.line, ...branches];
      build(lines);
      const current = moveAt(moves, pathAt(state));
      const positionsOf = analysis.known.size > 0 ? positions(game, lines) : null;
      const reviewed = reviewedGlyphs(state);
      moves.forEach((move, index) => {
        const value = positionsOf ? knownValue(state, move, positionsOf(move.line), texts) : "";
        const isOwn = move.line === game.line;
        const glyph =
          glyphOfSign(commentOn(state, shownMoves(move)).glyph) ??
          (isOwn ? reviewed.get(move.ply) : undefined);
        fillMove(buttons[index], move, { value, glyph }, texts);
        buttons[index].tabIndex = index === Math.max(current, 0) ? 0 : -1;
        setAttribute(buttons[index], "aria-current", index === current ? "step" : null);
      });
    },
  };
}

/**
 * The place of the move that a path ends with; -1 if the tree has none.
 * @param {readonly TreeMove[]} moves
 * @param {Line} path
 */
function moveAt(moves, path) {
  const text = path.join();
  return moves.findIndex(
    ({ line, ply }) => ply === path.length && line.slice(0, ply).join() === text,
  );
}

/**
 * The branches that the point on the board belongs to, and where they leave the game.
 * @param {State} state
 */
function branchesHere(state) {
  const { game, branches } = state;
  const path = pathAt(state);
  const through = followedPoint(state) === null ? [] : branchesThrough(branches, path);
  return { through, branch: through[0], ply: path.length, fork: game.ply };
}

/** The moves up to the point on the board. @param {State} state @returns {Line} */
function pathAt(state) {
  const { line, ply } = followedPoint(state) ?? state.game;
  return line.slice(0, ply);
}

/**
 * A list of moves, and in each of them the lists of what may be played in its place.
 * @param {Segment} segment
 * @returns {HTMLElement}
 */
function segmentList(segment) {
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

/**
 * @param {HTMLButtonElement} press
 * @param {TreeMove} move
 * @param {{value: string, glyph: Glyph | undefined}} facts the value is empty if none is known
 * @param {StudyTexts} texts
 */
function fillMove(press, { move, ply }, { value, glyph }, { t, withGlyph }) {
  setText(press, move + (glyph?.sign ?? ""));
  setAttribute(press, "data-number", String(ply));
  setAttribute(press, "data-value", value || null);
  const label = value === "" ? "variation-move" : "variation-move-valued";
  const name = t(label, { number: ply, square: move, value });
  setAttribute(press, "aria-label", withGlyph(name, glyph));
}

/**
 * The value that an analysis has for a move of the tree; empty if that is nothing.
 * @param {State} state
 * @param {TreeMove} move
 * @param {readonly string[]} positions of its line
 * @param {StudyTexts} texts
 */
function knownValue({ game, analysis }, { move, ply }, positions, { plate }) {
  const known = analysis.known.get(positions[ply - 1]);
  const square = squareIndex(game, move);
  const found = known?.moves.find((each) => each.square === square);
  return found ? plate(game, searchedValue(found)) : "";
}

/**
 * The positions of the lines of a tree from the setup of its game. A line is played once for as
 * long as the tree has it.
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game">} rules
 */
function createPositions(rules) {
  /** @type {Map<string, string[]>} */
  let played = new Map();
  return (/** @type {Snapshot} */ { setup, initial }, /** @type {readonly Line[]} */ lines) => {
    const keyOf = (/** @type {Line} */ line) => `${initial} ${line.join("")}`;
    const before = played;
    played = new Map(
      lines.map((line) => [keyOf(line), before.get(keyOf(line)) ?? positionsOf(line)]),
    );
    return (/** @type {Line} */ line) => played.get(keyOf(line)) ?? [];

    /** @param {Line} line */
    function positionsOf(line) {
      const game = rules.new_game({ ...setup, transcript: line.join("") });
      const positions = line.map((_, ply) => {
        game.go_to(ply);
        return game.position();
      });
      game.free();
      return positions;
    }
  };
}
