/**
 * The list of moves in a column for each side, with passes; each move leads to the point after it.
 * The list is one tab stop, in which arrow keys step along. Below it the branches that the game has
 * left, each with a way back.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import type { Glyph } from "../board/move-glyphs.ts";
import { element, query, setAttribute, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { createBranchesView } from "./branches-view.ts";
import { commentedPlies, glyphsOf } from "./comment-lists.ts";
import { keepInSight, revealCurrent } from "./moves-in-sight.ts";
import { type Entry, moveEntries, plyAfterKey } from "./moves-model.ts";

/** Behind a move after which the board was corrected. */
const CORRECTED = "*";

/** The start position, which is listed if it has a comment. */
const START: Entry = { ply: 0, side: "black", square: "", correction: "" };

export function createMovesView(root: Document, actions: Actions) {
  const list = query(root, "[data-moves]", HTMLOListElement);
  const branches = createBranchesView(root, actions, focusMove);
  let shownState: Core | undefined;
  list.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button) actions.goTo(Number(button.dataset.ply));
  });
  list.addEventListener("keydown", (event) => {
    const ply =
      shownState && plyAfterKey(event.key, shownState.game.ply, shownState.game.line.length);
    if (ply === null || ply === undefined) return;
    event.preventDefault();
    actions.goTo(ply);
    const current = list.querySelector(`button[data-ply="${ply}"]`) ?? list.querySelector("button");
    if (current instanceof HTMLElement) current.focus({ preventScroll: true });
  });
  keepInSight(list);

  function focusMove() {
    currentMove(list)?.focus({ preventScroll: true });
  }

  function drawMoves(state: Core, _before: Core | null, texts: Texts) {
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
    keepOneTabStop(list);
  }

  /** A comment changes while it is typed: the list and the branches stay where they are. */
  function drawBranches(state: Core, _before: Core | null, texts: Texts) {
    branches.show(state, texts);
    // A measure now would have the page laid out while the rest of it is yet to change.
    requestAnimationFrame(() => revealCurrent(list));
  }
  const drawings = [tracked(drawMoves), tracked(drawBranches)];

  return {
    update(state: Core, before: Core | null, texts: Texts) {
      shownState = state;
      for (const draw of drawings) draw(state, before, texts);
    },
  };
}

/** The move of the point that shows, or the first one. */
function currentMove(list: HTMLElement) {
  const move = list.querySelector("[aria-current]") ?? list.querySelector("button");
  return move instanceof HTMLElement ? move : null;
}

function keepOneTabStop(list: HTMLElement) {
  const current = currentMove(list);
  for (const move of list.querySelectorAll("button")) move.tabIndex = move === current ? 0 : -1;
}

function updateItem(
  item: Element,
  { ply, side, square, correction }: Entry,
  facts: {
    /** The ply shown. */
    current: number;
    locked: boolean;
    /** Plies with a comment. */
    commented: Set<number>;
    glyphs: ReadonlyMap<number, Glyph>;
  },
  { t, side: nameOf }: Texts,
) {
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
  item.querySelector(".correction")?.remove();
  // Who copies the list has the corrected board; it is no part of the button's name.
  const hidden = { class: "correction", "aria-hidden": "true" };
  if (correction) item.append(element("span", hidden, correction));
  setText(button, isStart ? t("move-start") : square + (correction ? CORRECTED : ""));
  button.disabled = locked;
  setAttribute(button, "data-ply", String(ply));
  setAttribute(button, "data-side", isStart ? null : side);
  const move = isStart
    ? t("move-start")
    : t("move-label", { number: ply, side: nameOf(side), square });
  const has = commented.has(ply);
  const glyph = glyphs.get(ply);
  const judged = glyph ? t("move-with-glyph", { move, glyph: t(`glyph-${glyph.name}`) }) : move;
  const name = correction ? t("move-corrected", { move: judged }) : judged;
  setAttribute(button, "title", correction ? name : null);
  setAttribute(button, "aria-label", has ? t("move-commented", { move: name }) : name);
  setAttribute(item, "data-glyph", glyph?.sign ?? null);
  setAttribute(button, "data-commented", has ? "" : null);
  setAttribute(button, "aria-current", ply === current ? "step" : null);
}
