// The text of a comment beside its field.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../test/support/fake-document.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { themeOf } from "../theming/themes.js";
import { setTable, showState } from "../test/support/headless-page.js";

globalThis.addEventListener = () => {};
const side = make("aside");
Object.assign(document, {
  addEventListener: () => {},
  createElementNS: (_, tag) => document.createElement(tag),
  querySelector: () => side,
});
const { createCommentView } = await import("./comment-view.js");
const texts = createTexts("en", themeOf("classic"));

/** The tools for comments of a page between two people, open. */
function openTools() {
  const table = setTable({ settings: { black: "human", white: "human" } });
  const place = make("section");
  const board = make("table", {}, make("td", { role: "gridcell" }));
  const view = createCommentView(place, board, table.actions);
  showState(table, view, texts);
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

test("a line break in the field becomes a blank, and the caret stays behind it", () => {
  const { table, place } = openTools();
  const field = place.querySelector("textarea");
  field.focus();
  Object.assign(field, { value: "two\nlines", selectionStart: 4 });
  field.send("input");
  assert.deepEqual([field.value, field.selectionStart], ["two lines", 4]);
  assert.equal(table.state().comments.list[0].text, "two lines");
});
