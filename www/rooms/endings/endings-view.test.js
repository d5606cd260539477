// The panel of endings: the question who wins.
import assert from "node:assert/strict";
import test from "node:test";
import { buttonOf, make, send, show } from "../../test/support/document.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { createEndingsView } from "./endings-view.ts";

/** Black to move with eight empties. */
const POSITION = "-OXXXXX-OOOOOX--OXOOXOOOXXXXOOOO-XXOXOO-XXXXOOOO--XXXXOXOOOOOOOX X";

/** The panel of endings, open on a page whose game begins with a position. */
function openPanel(setup) {
  const table = setTable({ setup });
  const root = make("div");
  show(make("section", { "data-panel": "study" }, root));
  const view = createEndingsView(root, table.actions);
  showState(table, view, createStudyTexts(createTexts("en", themeOf("classic"))));
  table.actions.showEndings(true);
  return { table, root };
}

/** The panel of a page on which the winner of an ending is asked for. */
function askWinner() {
  const { table, root } = openPanel({ position: POSITION });
  table.actions.playOut(true);
  const by = root.querySelector("[name=count-by]");
  const choose = (winner, margin) => {
    const choice = root.querySelector(`[name=count-winner][value=${winner}]`);
    choice.checked = true;
    send(choice, "change");
    by.value = margin;
  };
  const answer = () => {
    const chosen = [...root.querySelectorAll("[name=count-winner]")].find((one) => one.checked);
    return [chosen?.value ?? null, by.value];
  };
  return { table, root, by, choose, answer };
}

test("each question begins without an answer, however the one before has ended", () => {
  const ends = {
    checked: ({ root }) => send(root.querySelector("form.count"), "submit"),
    skipped: ({ root }) => buttonOf(root, "Show the solution").click(),
    left: ({ table }) => table.actions.leaveEnding(),
  };
  for (const [name, end] of Object.entries(ends)) {
    const panel = askWinner();
    const { table, root, choose, answer } = panel;
    assert.deepEqual(answer(), [null, ""]);
    choose("white", "12");
    table.actions.showMargin(true);
    assert.deepEqual(answer(), ["white", "12"], "a drawing leaves the answer");
    end(panel);
    if (name !== "left") table.actions.leaveEnding();
    table.actions.playOut(true);
    assert.equal(root.querySelector("form.count").parentElement.hidden, false, name);
    assert.deepEqual(answer(), [null, ""], name);
  }
});

test("the steps of the margin are even, as each margin is", () => {
  const { root, by } = askWinner();
  const [less, more] = root.querySelectorAll(".count-by button");
  assert.deepEqual([by.min, by.max, by.step], ["2", "64", "2"]);
  const after = (button, margin) => {
    by.value = margin;
    button.click();
    return by.value;
  };
  assert.deepEqual([after(more, ""), after(more, "2"), after(more, "3")], ["2", "4", "4"]);
  assert.deepEqual([after(more, "64"), after(less, "2"), after(less, "7")], ["64", "2", "6"]);
});

test("a count is offered where the engine solves the ending, and its answer stands elsewhere", () => {
  const { table, root } = askWinner();
  assert.equal(root.querySelector("form.count").parentElement.hidden, false);
  table.actions.countEnding(2);
  assert.equal(root.querySelector("form.count").parentElement.hidden, true);
  table.actions.leaveEnding();
  assert.equal(buttonOf(root, "Count it first").hidden, false);
  const { root: atStart } = openPanel({});
  assert.equal(buttonOf(atStart, "Count it first").hidden, true, "nobody counts sixty empties");
  const first = (page) => page.querySelector(".primary:not([type=submit])").textContent;
  assert.deepEqual([first(root), first(atStart)], ["Play it out", "Count an ending"]);
});
