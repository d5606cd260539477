// The text of a comment beside its field.
import assert from "node:assert/strict";
import test from "node:test";
import { make, send } from "../../test/support/document.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { readMarks } from "../../../embed/host-page/marks.ts";
import { squareAttributes } from "../../test/support/shown.js";
import { squareIndex } from "../../test/support/squares.js";
import { setTable, showState } from "../../test/support/headless-page.js";

globalThis.addEventListener = () => {};
const { createCommentView } = await import("./comment-view.ts");
const texts = createTexts("en", themeOf("classic"));

/** The tools for comments of a page between two people, open. */
function openTools() {
  const table = setTable({ settings: { black: "human", white: "human" } });
  const place = make("section");
  make("section", { "data-panel": "game" }, place);
  const board = make("table", {}, make("td", { role: "gridcell" }));
  const view = createCommentView(place, board, table.actions);
  showState(table, view, texts);
  table.actions.showComments(true);
  return { table, place, board };
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
  send(field, "input");
  assert.deepEqual([field.value, field.selectionStart], ["two lines", 4]);
  assert.equal(table.state().comments.list[0].text, "two lines");
});

test("the end of a text that is too long stays in its field, and the page says that it is not kept", () => {
  const { table, place } = openTools();
  const field = place.querySelector("textarea");
  const [, count, announced] = place.children[1].children;
  field.focus();
  field.value = `${"word ".repeat(267)}end.`;
  send(field, "input");
  assert.equal(table.state().comments.list[0].text.length, 999, "cut at a blank");
  const cut = "339 characters too many: the end of the text is not kept.";
  assert.deepEqual([count.textContent, announced.textContent], [cut, cut]);
  table.actions.endTyping();
  field.blur();
  table.actions.setDrawing(true);
  assert.match(field.value, /end\.$/, "nothing that was typed is cut off");
  table.actions.setDrawing(false);
  table.play("f5");
  assert.equal(field.value, "");
  assert.equal(count.textContent, "");
});

test("what marks leave free is cut out of them, also where a value is found later", () => {
  const { table, board } = openTools();
  table.actions.draw(squareIndex("d3"), squareIndex("d3"));
  const holes = () => board.querySelectorAll("[class=free]").length;
  assert.equal(holes(), 0);
  table.actions.set("values", true);
  const moves = table.state().game.moves.map(({ square }) => {
    return { square, score: 1, exact: false, depth: 4, pv: [] };
  });
  const found = { moves, nodes: 1, ms: 1 };
  table.store.dispatch({ type: "found", key: "values-0", found, done: false });
  assert.equal(holes(), 4);
});

test("a host page's marks are drawn over the board beside those of the comment, and said on their squares", () => {
  const { table, board } = openTools();
  table.actions.draw(squareIndex("c3"), squareIndex("c3"));
  const { marks } = readMarks("e4=A d3=2 f5-d6 g7");
  table.store.dispatch({ type: "hosted", changes: { marks } });
  const letters = [...board.querySelectorAll("text")];
  assert.deepEqual(
    letters.map(({ textContent }) => textContent),
    ["A", "2"],
  );
  assert.deepEqual(
    [board.querySelectorAll("circle.core").length, board.querySelectorAll("line.core").length],
    [2, 1],
  );
  const labelOf = (square) =>
    squareAttributes(table.state(), texts)[squareIndex(square)]["aria-label"];
  assert.match(labelOf("e4"), /, A$/);
  assert.match(labelOf("f5"), /arrow to d6/);
  table.store.dispatch({ type: "hosted", changes: { marks: [] } });
  assert.deepEqual(
    [board.querySelectorAll("text").length, board.querySelectorAll("circle.core").length],
    [0, 1],
  );
});
