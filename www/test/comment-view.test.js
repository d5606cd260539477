// The text of a comment, its field and its counter.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "./support/fake-document.js";
import { createTexts } from "../words/texts.js";
import { themeOf } from "../theming/themes.js";
import { setTable } from "./support/headless-page.js";

globalThis.addEventListener = () => {};
const side = make("aside");
Object.assign(document, {
  addEventListener: () => {},
  createElementNS: (_, tag) => document.createElement(tag),
  querySelector: () => side,
});
const { createCommentView } = await import("../study/comment-view.js");
const texts = createTexts("en", themeOf("classic"));

/** The tools for comments of a page between two people, open. */
function openTools() {
  const table = setTable({ settings: { black: "human", white: "human" } });
  const place = make("section");
  const board = make("table", {}, make("td", { role: "gridcell" }));
  const view = createCommentView(place, board, table.actions);
  let before = null;
  const update = () => {
    view.update(table.state(), before, texts);
    before = table.state();
  };
  table.store.subscribe(update);
  update();
  table.actions.showComments(true);
  return { table, place };
}

test("the text of a comment stays in the page for print while its field shows", () => {
  const { table, place } = openTools();
  const [said, tools] = place.children;
  assert.deepEqual([said.hidden, tools.hidden], [true, false]);
  table.actions.comment("a print has it");
  assert.deepEqual([said.hidden, said.textContent], [false, "a print has it"]);
});

test("the number of characters shows from 900 on and is announced every 50", () => {
  const { table, place } = openTools();
  const status = place.querySelector('[role="status"]');
  const count = place.querySelector('[aria-hidden="true"]');
  const at = (length) => {
    table.actions.comment("x".repeat(length));
    return [count.textContent, status.textContent];
  };
  assert.deepEqual(at(899), ["", ""]);
  const said = (number) => `${number} of 1,000 characters`;
  assert.deepEqual(at(900), [said("900"), said("900")]);
  assert.deepEqual(at(949), [said("949"), said("900")]);
  assert.deepEqual(at(951), [said("951"), said("950")]);
  assert.deepEqual(at(1001), [said("1000"), said("1000")]);
});
