/**
 * The list of moves in a column for each side, with passes; each move leads to the point after it,
 * arrow keys step along. Below it the branches that the game has left, each with a way back.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Line } from "./branches.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Glyph } from "../board/move-glyphs.js"
 * @import { Entry } from "./moves-model.js"
 */

import { element, query, setAttribute, setText, watchSize } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { forkOf } from "./branches.js";
import { commentedPlies, glyphsOf } from "./comments.js";
import { moveEntries } from "./moves-model.js";

/** Moves of a branch that its button names. */
const NAMED = 4;
/**
 * The start position, which is listed if it has a comment.
 * @type {Entry}
 */
const START = { ply: 0, side: "black", square: "" };
/** On a button that drops a branch. */
const CROSS = "×";

/**
 * @param {Document} root
 * @param {Actions} actions
 */
export function createMovesView(root, actions) {
  const list = query(root, "[data-moves]", HTMLOListElement);
  const branches = query(root, "[data-branches]", HTMLUListElement);
  /** @type {State | undefined} */
  let shown;
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button) actions.goTo(Number(button.dataset.ply));
  });
  list.addEventListener("keydown", (event) => {
    const ply = shown && plyAfterKey(event.key, shown.game.ply, shown.game.line.length);
    if (ply === null || ply === undefined) return;
    event.preventDefault();
    actions.goTo(ply);
    const current = list.querySelector(`button[data-ply="${ply}"]`) ?? list.querySelector("button");
    if (current instanceof HTMLElement) current.focus({ preventScroll: true });
  });
  branches.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const branch = button && shown?.branches[Number(button.dataset.branch)];
    if (!shown || !branch) return;
    if (button.dataset.drop === undefined) takeBranch(branch);
    else dropBranch(branch);
  });
  keepInSight(list);

  /**
   * The focus goes to the move of the branch that the board shows.
   * @param {Line} branch
   */
  function takeBranch(branch) {
    actions.takeBranch(branch);
    focusMove();
  }

  function focusMove() {
    const move = list.querySelector("[aria-current]") ?? list.querySelector("button");
    if (move instanceof HTMLElement) move.focus({ preventScroll: true });
  }

  /**
   * The focus stays in the list, or goes to the moves if no branch is left.
   * @param {Line} branch
   */
  function dropBranch(branch) {
    const place = shown?.branches.indexOf(branch) ?? 0;
    actions.dropBranches([branch]);
    const buttons = branches.querySelectorAll("[data-drop]");
    const next = buttons[Math.min(place, buttons.length - 1)];
    if (next instanceof HTMLElement) next.focus();
    else focusMove();
  }

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function drawMoves(state, _before, texts) {
    const commented = commentedPlies(state);
    const { game, host } = state;
    const entries = [...(commented.has(0) ? [START] : []), ...moveEntries(game)];
    while (list.children.length > entries.length) list.lastElementChild?.remove();
    while (list.children.length < entries.length) list.append(element("li"));
    const facts = { current: game.ply, locked: host.locks.includes("undo"), commented };
    const glyphs = glyphsOf(state);
    setAttribute(list, "data-glyphs", glyphs.size > 0 ? "" : null);
    entries.forEach((entry, index) =>
      updateItem(list.children[index], entry, { ...facts, glyphs }, texts),
    );
  }

  /**
   * A comment changes while it is typed: the list and the branches stay where they are.
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function drawBranches(state, _before, texts) {
    revealCurrent(list);
    showBranches(branches, state, texts);
  }
  const drawings = [tracked(drawMoves), tracked(drawBranches)];

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      shown = state;
      for (const draw of drawings) draw(state, before, texts);
    },
  };
}

/**
 * Where a key leads in the list: one move on or back, to the start or to the end.
 * @param {string} key
 * @param {number} ply
 * @param {number} last
 */
export function plyAfterKey(key, ply, last) {
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return Math.min(ply + 1, last);
    case "ArrowLeft":
    case "ArrowUp":
      return Math.max(ply - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return null;
  }
}

/**
 * @param {Element} item
 * @param {Entry} entry
 * @param {object} facts
 * @param {number} facts.current the ply shown
 * @param {boolean} facts.locked
 * @param {Set<number>} facts.commented plies with a comment
 * @param {ReadonlyMap<number, Glyph>} facts.glyphs of moves
 * @param {Texts} texts
 */
function updateItem(item, { ply, side, square }, facts, { t, side: nameOf }) {
  const { current, locked, commented, glyphs } = facts;
  const isStart = ply === 0;
  setAttribute(item, "data-side", isStart ? null : side);
  if (ply === null) {
    setAttribute(item, "data-glyph", null);
    setAttribute(item, "class", "pass");
    setText(item, t("move-pass", { side: nameOf(side) }));
    return;
  }
  setAttribute(item, "class", isStart ? "start" : null);
  const present = item.querySelector("button");
  const button = present ?? element("button", { type: "button" });
  if (!present) item.replaceChildren(button);
  setText(button, isStart ? t("move-start") : square);
  button.disabled = locked;
  setAttribute(button, "data-ply", String(ply));
  setAttribute(button, "data-side", isStart ? null : side);
  const move = isStart
    ? t("move-start")
    : t("move-label", { number: ply, side: nameOf(side), square });
  const has = commented.has(ply);
  const glyph = glyphs.get(ply);
  const name = glyph ? t("move-with-glyph", { move, glyph: t(`glyph-${glyph.name}`) }) : move;
  setAttribute(button, "aria-label", has ? t("move-commented", { move: name }) : name);
  setAttribute(item, "data-glyph", glyph?.sign ?? null);
  setAttribute(button, "data-commented", has ? "" : null);
  setAttribute(button, "aria-current", ply === current ? "step" : null);
}

/**
 * @param {HTMLElement} list
 * @param {State} state
 * @param {Texts} texts
 */
function showBranches(list, { game, branches, host }, { t }) {
  list.hidden = branches.length === 0 || host.locks.includes("undo");
  list.replaceChildren(
    ...branches.map((branch, index) => {
      const fork = forkOf(game, branch);
      const rest = branch.slice(fork, fork + NAMED).join(" ");
      const moves = branch.length > fork + NAMED ? `${rest} …` : rest;
      const names = { number: fork + 1, moves };
      const take = { type: "button", "data-branch": String(index) };
      const drop = { ...take, "data-drop": "", "aria-label": t("branch-drop", names) };
      return element(
        "li",
        {},
        element("button", take, t("branch", names)),
        element("button", drop, CROSS),
      );
    }),
  );
}

/**
 * Scrolls what is around the list until the current move is in sight.
 * @param {HTMLElement} list
 */
export function revealCurrent(list) {
  const current = list.querySelector('[aria-current="step"]');
  if (current instanceof HTMLElement) reveal(current);
}

/**
 * Keeps the current move in sight when the panel appears, gets another width or becomes lower. One
 * that the visitor has scrolled out of sight stays there in a panel of the same width.
 * @param {HTMLElement} list
 */
function keepInSight(list) {
  const panel = panelOf(list);
  let [width, height] = [0, 0];
  watchSize(panel, () => {
    const [across, before] = [width, height];
    [width, height] = [panel.clientWidth, panel.clientHeight];
    if (width !== across && height > 0 && panel.contains(list)) revealCurrent(list);
    const move = list.querySelector('[aria-current="step"]');
    if (!(move instanceof HTMLElement) || height >= before) return;
    const top = move.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    if (top >= 0 && top < before) reveal(move);
  });
}

/**
 * The element that scrolls around the list: its panel, or the place below the fence.
 * @param {HTMLElement} part
 * @returns {HTMLElement}
 */
function panelOf(part) {
  const panel = part.closest("[data-panel]") ?? part.closest("[data-nook]");
  if (panel instanceof HTMLElement) return panel;
  throw new TypeError("the list of moves is in no panel");
}

/**
 * Scrolls the panel, and only the panel, until the item is visible, with the panel's padding beside
 * it. No row above it is cut: the panel begins with a whole one.
 * @param {HTMLElement} item
 */
export function reveal(item) {
  const panel = panelOf(item);
  const frame = panel.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(panel).paddingBottom);
  const box = item.getBoundingClientRect();
  const above = frame.top + padding - box.top;
  const below = box.bottom - (frame.bottom - padding);
  if (above > 0) panel.scrollTop -= above;
  else if (below > 0) {
    const start = frame.top + padding;
    const rows = [...(item.closest("ol")?.children ?? [])];
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    // A pixel for rounding.
    panel.scrollTop += (tops.find((top) => top > start + below - 1) ?? box.top) - start;
  }
}
