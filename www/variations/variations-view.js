/**
 * The tree of the game and its variations in the study panel: each move leads to its point, and
 * what is known of its value stands beside it. Arrow keys go through the moves in their order.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { Line } from "../game/branches.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Segment, TreeMove } from "./variation-tree.js"
 */

import { button, element, focusBoard, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { followedPoint, holdsOwnGame, mayJump } from "../board/selectors.js";
import { gameOf } from "../games/index.js";
import { squareIndex } from "../games/squares.js";
import { searchedValue } from "../game/move-values.js";
import { plyAfterKey } from "../game/moves-view.js";
import { uncoverBoard } from "../ui/sheet-gestures.js";
import { branchesThrough, movesOf, treeOf } from "./variation-tree.js";

/**
 * @param {HTMLElement} root
 * @param {Actions} actions
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game">} rules
 */
export function createVariationsView(root, actions, rules) {
  const title = element("h2");
  const tree = element("div", { class: "variation-tree" });
  const take = button(() => {
    const { branch, ply } = here();
    if (branch) actions.takeBranch(branch, ply);
    focusMove(moveAt(pathAt(shown)));
  });
  const drop = button(() => {
    const { through, fork } = here();
    // The way back to the game comes first: what is done after a deletion uses up its way back.
    if (followedPoint(shown) !== null) actions.goTo(fork);
    actions.dropBranches(through);
    if (root.hidden) focusBoard();
    else focusMove(moveAt(pathAt(shown)));
  });
  const ways = element("div", { class: "buttons" }, take, drop);
  root.replaceChildren(title, tree, ways);
  root.classList.add("tools", "variations");
  const positions = createPositions(rules);
  /** @type {State} */
  let shown;
  /** @type {TreeMove[]} in the order of their buttons */
  let moves = [];
  /** @type {HTMLButtonElement[]} */
  let buttons = [];
  /** The lines that the buttons are of. */
  let drawn = "";

  tree.addEventListener("click", ({ target }) => {
    const pressed = target instanceof Element ? target.closest("button") : null;
    if (pressed === null) return;
    if (uncoverBoard(actions)) focusBoard();
    show(buttons.indexOf(pressed));
  });
  tree.addEventListener("keydown", (event) => {
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

  /** @param {Line} path */
  function moveAt(path) {
    const text = path.join();
    return moves.findIndex(
      ({ line, ply }) => ply === path.length && line.slice(0, ply).join() === text,
    );
  }

  /** The branches that the point on the board belongs to, where they leave the game. */
  function here() {
    const { game, branches } = shown;
    const path = pathAt(shown);
    const through = followedPoint(shown) === null ? [] : branchesThrough(branches, path);
    return { through, branch: through[0], ply: path.length, fork: game.ply };
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {StudyTexts} texts
     */
    update(state, before, texts) {
      const slices = /** @type {const} */ (["game", "branches", "point", "analysis", "mode"]);
      if (!changed(state, before, ...slices, "settings", "host")) return;
      shown = state;
      const { game, branches, analysis } = state;
      const isStudied = gameOf(state).study && holdsOwnGame(state) && mayJump(state);
      root.hidden = branches.length === 0 || !isStudied;
      if (root.hidden) return;
      setText(title, texts.t("variations-title"));
      const lines = [game.line, ...branches];
      const text = lines.map((line) => line.join("")).join(" ");
      // A new snapshot of the same lines leaves the buttons, and the focus on one of them.
      if (text !== drawn) {
        drawn = text;
        const segment = treeOf(lines);
        moves = movesOf(segment);
        tree.replaceChildren(segmentList(segment));
        buttons = [...tree.querySelectorAll("button")];
      }
      const current = moveAt(pathAt(state));
      moves.forEach((move, index) => {
        const value =
          analysis.known.size > 0 ? knownValue(state, move, positions(game, move.line), texts) : "";
        fillMove(buttons[index], move, value, texts);
        buttons[index].tabIndex = index === Math.max(current, 0) ? 0 : -1;
        setAttribute(buttons[index], "aria-current", index === current ? "step" : null);
      });
      const { through } = here();
      ways.hidden = through.length === 0;
      setText(take, texts.t("variation-take"));
      setText(drop, texts.t("variation-delete", { count: through.length }));
    },
  };
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
 * @param {string} value empty if none is known
 * @param {StudyTexts} texts
 */
function fillMove(press, { move, ply }, value, { t }) {
  setText(press, move);
  setAttribute(press, "data-number", String(ply));
  setAttribute(press, "data-value", value || null);
  const label = value === "" ? "variation-move" : "variation-move-valued";
  setAttribute(press, "aria-label", t(label, { number: ply, square: move, value }));
}

/**
 * What an analysis has found about a move of the tree; empty if that is nothing.
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
 * The positions of lines from the setup of a game, each line played once.
 * @param {Pick<typeof import("../../reversi-notations.js"), "new_game">} rules
 */
function createPositions(rules) {
  /** @type {Map<string, string[]>} */
  const played = new Map();
  return (/** @type {Snapshot} */ { setup, initial }, /** @type {Line} */ line) => {
    const transcript = line.join("");
    const key = `${initial} ${transcript}`;
    let positions = played.get(key);
    if (positions === undefined) {
      const game = rules.new_game({ ...setup, transcript });
      positions = line.map((_, ply) => {
        game.go_to(ply);
        return game.position();
      });
      game.free();
      played.set(key, positions);
    }
    return positions;
  };
}
