// The pointer that draws marks, on a board without a document.
import assert from "node:assert/strict";
import test from "node:test";
import { commentShown } from "../../play/game/comments.ts";
import { drawingOf } from "../../play/game/comments.ts";
import { listenToDrawing } from "./comment-drawing.ts";
import { drawByRightButton } from "./right-button.ts";
import { leaveByEscape } from "../../play/ui/leave-by-escape.ts";
import { listenToBoard } from "../../play/board/board-input.ts";
import { setTable } from "../../test/support/headless-page.js";

class Button {
  constructor(square) {
    this.dataset = { square };
  }
  closest() {
    return this;
  }
}

/** A table whose board takes presses: each is at a square, and a click follows on the same one. */
function setBoard() {
  const table = setTable({ settings: { black: "human", white: "human" } });
  const [board, root, page] = [new EventTarget(), new EventTarget(), new EventTarget()];
  board.contains = () => true;
  root.elementFromPoint = (name) => new Button(name);
  globalThis.HTMLElement = Button;
  globalThis.document = root;
  globalThis.addEventListener = page.addEventListener.bind(page);
  listenToDrawing(board, {
    state: table.state,
    preview: () => {},
    finish: table.actions.draw,
  });
  const send = (target, type, facts) => {
    const event = Object.assign(new Event(type), { button: 0, shiftKey: false, ...facts });
    target.dispatchEvent(event);
    return !event.cancelBubble;
  };
  /** Presses from a square to a square; a click that the drawing leaves goes to the board. */
  const press = (from, to = from, facts = {}) => {
    const taken = send(board, "pointerdown", { clientX: from, ...facts });
    send(page, "pointermove", { clientX: to, ...facts });
    send(page, "pointerup", { clientX: to, ...facts });
    const clicked = facts.button !== 2 && send(board, "click", { detail: 1, ...facts });
    if (taken && clicked && from === to) table.play(from);
  };
  const marks = () => commentShown(table.state()).marks;
  return { ...table, board, press, marks };
}

test("by pointer two presses make an arrow or a circle, and so does a drag an arrow", () => {
  const { actions, press, marks, state } = setBoard();
  actions.showComments(true);
  actions.setDrawing(true);
  press("f5");
  assert.deepEqual(marks(), []);
  press("d6");
  assert.deepEqual(marks(), ["f5d6"]);
  press("c3");
  press("c3");
  assert.deepEqual(marks(), ["f5d6", "c3"]);
  press("a1", "h8");
  assert.deepEqual(marks(), ["f5d6", "c3", "a1h8"]);
  assert.equal(state().game.ply, 0);
});

test("with Shift or the right button one press makes a circle and plays nothing", () => {
  const { actions, press, marks, state } = setBoard();
  press("f5", "f5", { shiftKey: true, button: 2 });
  assert.deepEqual(marks(), []);
  actions.showComments(true);
  press("f5", "f5", { shiftKey: true });
  press("d3", "d3", { button: 2 });
  press("f5", "d6", { shiftKey: true });
  assert.deepEqual([marks(), state().game.ply], [["f5", "d3", "f5d6"], 0]);
  press("f5");
  assert.equal(state().game.ply, 1);
});

test("Escape drops an unfinished mark, then ends drawing, unless something covers the board", () => {
  const { actions, state } = setTable({ settings: { black: "human", white: "human" } });
  const root = new EventTarget();
  let dialog = {};
  let sheets = [];
  root.querySelector = () => dialog;
  root.querySelectorAll = () => sheets;
  globalThis.document = root;
  globalThis.HTMLElement = Button;
  globalThis.getComputedStyle = () => ({ position: "fixed" });
  /** An element in a panel and in a field, or in neither. */
  class Place {
    constructor(panel, field = null) {
      this.closest = (selector) => (selector === "[data-panel]" ? panel : field);
    }
  }
  globalThis.Element = Place;
  const [own, other] = [{}, {}];
  const place = new Place(own);
  leaveByEscape(place, () => drawingOf(state()) !== null, actions.leaveDrawing);
  const drawn = () => drawingOf(state())?.from;
  /** Whether the page takes the key elsewhere. */
  const press = (key, facts = {}) => {
    const event = new Event("keydown");
    for (const [name, value] of Object.entries({ key, target: root, ...facts }))
      Object.defineProperty(event, name, { value });
    root.dispatchEvent(event);
    return !event.cancelBubble;
  };
  actions.setDrawing(true);
  actions.choose(0);
  assert.deepEqual([press("Escape"), drawn()], [true, 0]);
  [dialog, sheets] = [null, [new Button("")]];
  assert.deepEqual([press("Escape"), drawn()], [true, 0]);
  sheets = [];
  for (const elsewhere of [
    { target: new Place(other) },
    { target: new Place(other, {}) },
    { target: new Place(null, {}) },
    { isComposing: true, target: place },
  ])
    assert.deepEqual([press("Escape", elsewhere), drawn()], [true, 0]);
  assert.deepEqual([press("Enter"), drawn()], [true, 0]);
  const field = new Place(own, {});
  assert.deepEqual([press("Escape", { target: field }), drawn()], [false, null]);
  const board = new Place(null);
  assert.deepEqual([press("Escape", { target: board }), drawn()], [false, undefined]);
  assert.equal(press("Escape"), true);
});

test("the head of a column plays unless squares alone take presses", () => {
  class Head {
    closest(selector) {
      return selector === "th" ? this : null;
    }
  }
  globalThis.Element = Head;
  globalThis.HTMLButtonElement = Button;
  globalThis.addEventListener = () => {};
  const [table, heads] = [new EventTarget(), [new Head(), new Head()]];
  const board = { columns: 2, rows: 1, buttons: [], heads, headsPlay: true };
  const chosen = [];
  const actions = { choose: (square) => chosen.push(square), release: () => {} };
  listenToBoard(table, board, actions);
  const click = () => {
    const event = Object.assign(new Event("click"), { detail: 0 });
    Object.defineProperty(event, "target", { value: heads[1] });
    table.dispatchEvent(event);
  };
  click();
  board.headsPlay = false;
  click();
  assert.deepEqual(chosen, [1]);
});

test("the right button draws before the comments are open, on the page's own board alone", () => {
  const { board, press, marks, state, store } = setBoard();
  drawByRightButton({ store }, board);
  press("c3", "g6", { button: 2 });
  press("d3", "d3", { button: 2 });
  assert.deepEqual([marks(), state().game.ply], [["c3g6", "d3"], 0]);
  store.dispatch({ type: "locked", locks: ["board"] });
  press("a1", "h8", { button: 2 });
  assert.deepEqual(marks(), ["c3g6", "d3"]);
});
