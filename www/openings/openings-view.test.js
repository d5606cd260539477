// The panel of openings: its moves, its list, and the focus.
import assert from "node:assert/strict";
import test from "node:test";
import { buttonOf, make, send, show } from "../test/support/document.js";
import { rules } from "../test/support/built-rules.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { themeOf } from "../theming/themes.js";
import { createStudyTexts } from "../ui/study-texts.js";
import { setTable, showState } from "../test/support/headless-page.js";
import { createOpeningsView } from "./openings-view.js";

/** The panel of a page between two people, open. */
function openPanel({ lang = "en" } = {}) {
  const table = setTable({ settings: { black: "human", white: "human" }, transcript: "f5d6c3" });
  const root = make("div");
  show(root);
  const view = createOpeningsView(root, table.actions, rules, async () => "");
  showState(table, view, createStudyTexts(createTexts(lang, themeOf("classic"))));
  table.actions.showExplorer(true);
  const squares = () =>
    [...root.querySelectorAll("[data-move]")].map(({ textContent }) => textContent);
  const listed = () =>
    [...root.querySelectorAll(".opening-item strong")].map(({ textContent }) => textContent);
  return { table, root, squares, listed };
}

test("the panel opens with the focus on its way out, and lists the legal moves", () => {
  const { table, root, squares } = openPanel();
  assert.equal(document.activeElement?.textContent, "Close");
  assert.deepEqual(squares().sort(), ["d3", "f3", "f4", "g5"]);
  root.querySelector("[data-move]").click();
  assert.equal(table.state().game.ply, 4);
  buttonOf(root, "Close").click();
  assert.equal(root.hidden, true);
});

test("a press on an opening chooses it, and the search leaves what it finds", () => {
  const { table, root, listed } = openPanel();
  const practise = buttonOf(root, "Practise");
  assert.equal(practise.disabled, true);
  const field = root.querySelector('input[type="search"]');
  field.value = "tiger";
  send(field, "input");
  assert.ok(listed().length > 0 && listed().every((name) => /tiger/i.test(name)), listed().join());
  root.querySelector(".opening-item").click();
  assert.equal(root.querySelector(".opening-item").getAttribute("aria-pressed"), "true");
  assert.equal(practise.disabled, false);
  const [name] = listed();
  practise.click();
  assert.match(root.querySelector(".practice-point h3").textContent, new RegExp(name));
  assert.equal(root.querySelector(".opening-list"), null, "one opening at a time");
  buttonOf(root, "End the practice").click();
  assert.equal(table.state().study.practice, null);
  assert.equal(document.activeElement?.matches('input[type="search"]'), true);
});

test("names that the page's language lacks are marked with theirs", () => {
  const { root } = openPanel({ lang: "pl" });
  const names = [...root.querySelectorAll(".opening-item strong")];
  assert.ok(names.some((name) => name.lang === "en"));
  const [reached] = root.querySelectorAll(".opening-reached");
  assert.equal(reached.hidden, reached.textContent === "");
});
