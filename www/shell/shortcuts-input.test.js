// Keys on the page: where they act, and where they belong to what has the focus.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../test/support/document.js";
import { setTable, showState } from "../test/support/headless-page.js";
import { createShortcutsView } from "./shortcuts-input.ts";

/** A page that notes what its keys do; `dialog` is whether one is open. */
function page({ options = {}, dialog = false } = {}) {
  const table = setTable({ settings: { white: "human" }, ...options });
  const done = [];
  const actions = {
    pressButton: (id) => done.push(id),
    goToMistake: (step) => done.push(step),
    set: (name, value) => done.push([name, value]),
    choose: (square) => done.push(`column ${square}`),
    release: () => done.push("release"),
    hover: (square) => done.push(square),
  };
  const root = new EventTarget();
  const selectors = [];
  root.querySelector = (selector) => {
    selectors.push(selector);
    return dialog ? {} : null;
  };
  const view = createShortcutsView(root, actions);
  const parts = {
    page: make("main", {}),
    text: make("input", { type: "text" }),
    choice: make("input", { type: "checkbox" }),
    radio: make("input", { type: "radio" }),
    slider: make("input", { type: "range" }),
    select: make("select", {}),
    area: make("textarea", {}),
    board: make("div", { id: "board" }, make("button", {})),
    tabs: make("div", { role: "tablist" }, make("button", {})),
    menu: make("div", { class: "menu" }, make("button", {})),
  };
  /** Presses a key in a part, and says whether the page has taken it. */
  const press = (key, part = "page", facts = {}) => {
    const event = new Event("keydown", { cancelable: true });
    const plain = { repeat: false, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    const target = parts[part]?.firstElementChild ?? parts[part];
    for (const [name, value] of Object.entries({ key, target, ...plain, ...facts }))
      Object.defineProperty(event, name, { value });
    root.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { ...table, view, done, press, selectors, start: () => showState(table, view, null) };
}

test("a key does what the help says of it", () => {
  const { start, press, done } = page();
  start();
  assert.deepEqual(
    ["u", "H", "<", "?"].map((key) => press(key)),
    [true, true, true, true],
  );
  assert.deepEqual(done.splice(0), ["undo", "hint", "game-before", "help"]);
  press(",");
  press(".");
  press("f");
  assert.deepEqual(done.splice(0), [-1, 1, ["turned", true]]);
  assert.equal(press("x"), false);
  assert.equal(press("u", "page", { ctrlKey: true }), false);
  assert.equal(press("z", "page", { ctrlKey: true }), true);
  assert.deepEqual(done, ["undo"]);
});

test("a key takes back what it has switched on", () => {
  const { start, press, done, store } = page();
  start();
  store.dispatch({ type: "chosen", choices: { turned: true } });
  press("f");
  assert.deepEqual(done, [["turned", false]]);
});

test("one setting switches all keys off, and before the page shows there are none", () => {
  const early = page();
  assert.equal(early.press("u"), false);
  early.start();
  early.store.dispatch({ type: "chosen", choices: { shortcuts: false } });
  assert.equal(early.press("u"), false);
  assert.deepEqual(early.done, []);
});

test("where somebody types or chooses, keys belong to the field", () => {
  const { start, press, done } = page();
  start();
  for (const part of ["text", "select", "area"]) assert.equal(press("u", part), false, part);
  assert.deepEqual(done, []);
  for (const part of ["choice", "radio", "slider"]) assert.equal(press("u", part), true, part);
});

test("arrow keys step through the game, except where they lead elsewhere", () => {
  const { start, press, done } = page();
  start();
  for (const part of ["board", "tabs", "menu", "slider", "choice"])
    assert.equal(press("ArrowLeft", part), false, part);
  assert.deepEqual(done, []);
  assert.equal(press("ArrowLeft"), true);
  assert.equal(press("ArrowRight"), true);
  assert.deepEqual(done.splice(0), ["back", "next"]);
  assert.equal(press("u", "board"), true, "other keys act there");
});

test("a key that something else has taken, or under an open dialog, does nothing", () => {
  const taken = page();
  taken.start();
  taken.press("u", "page", { defaultPrevented: true });
  assert.deepEqual(taken.done, []);
  const covered = page({ dialog: true });
  covered.start();
  assert.equal(covered.press("u"), false);
  assert.deepEqual([covered.done, covered.selectors], [[], ["dialog:modal"]]);
});

test("the number of a column drops a disc there, and none waits above it", () => {
  const four = page({ options: { id: "connect-four" } });
  four.start();
  four.press("3");
  const { columns } = four.state().game;
  assert.equal(columns, 7);
  assert.deepEqual(four.done, ["column 2", "release", null]);
  const reversi = page();
  reversi.start();
  reversi.press("3");
  assert.deepEqual(reversi.done, []);
});

test("a key that comes from no element is left alone", () => {
  const { start, press, done } = page();
  start();
  press("u", "page", { target: null });
  assert.deepEqual(done, []);
});
