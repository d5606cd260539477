// The panel of openings: its moves, its list, and the focus.
import assert from "node:assert/strict";
import test from "node:test";
import { buttonOf, make, send, show } from "../../test/support/document.js";
import { rules } from "../../test/support/built-rules.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { squareName } from "../../play/games/squares.ts";
import { valueJobs } from "../../play/game/value-jobs.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { setTable, showState } from "../../test/support/headless-page.js";
import { MOST_PLAYED } from "./openings-model.ts";
import { createOpeningsView } from "./openings-view.ts";

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
  const wayOut = root.querySelector(".sheet-head button");
  assert.equal(document.activeElement, wayOut);
  assert.deepEqual(squares().sort(), ["d3", "f3", "f4", "g5"]);
  root.querySelector("[data-move]").click();
  assert.equal(table.state().game.ply, 4);
  wayOut.click();
  assert.equal(root.hidden, true);
});

test("what is found later has its room: the ways below it stay where they are", () => {
  const { table, root } = openPanel();
  const parts = () =>
    [...root.querySelectorAll(".note, .buttons, summary")].map(({ textContent }) =>
      textContent.trim(),
    );
  const before = parts();
  assert.notEqual(root.querySelector(".explorer-room"), null);
  const size = { games: 0, bytes: 0, hasNames: false };
  table.store.dispatch({ type: "database-changed", changes: { size } });
  assert.deepEqual(parts(), before);
  assert.equal(root.querySelector(".explorer-room"), null);
});

test("games are offered once the database is known to have none, and the panel says what was added", () => {
  const { table, root } = openPanel();
  const offered = () => root.querySelector("[data-explorer-try]");
  const change = (changes) => table.store.dispatch({ type: "database-changed", changes });
  const said = () => root.querySelector("[role=status]").textContent;
  assert.equal(offered(), null);
  change({ size: { games: 0, bytes: 0, hasNames: false } });
  const added = { added: 200, repeated: 0, other: 0, unread: 0, more: false };
  change({ added });
  assert.equal(said(), "", "what other files have added is not of this panel");
  offered().click();
  change({ records: 120 });
  assert.match(said(), /120/);
  change({ records: null, added, size: { games: 200, bytes: 9000, hasNames: true } });
  assert.equal(said(), "200 games are added to the tournaments.");
  table.actions.showExplorer(false);
  table.actions.showExplorer(true);
  assert.equal(said(), "");
});

test("rows stay where values change a little, and the best comes first where one changes by a disc", () => {
  const { table, squares } = openPanel();
  /** Answers each share of the search with the values of its squares. */
  function find(depth, values) {
    for (const { key, task } of valueJobs(table.state())) {
      const moves = [...task.options.squares].map((square) => {
        const score = values[squareName(table.state().game, square)];
        return { square, score, exact: false, depth, pv: [] };
      });
      table.store.dispatch({ type: "found", key, found: { moves, nodes: 1 }, done: false });
    }
  }
  find(4, { d3: 0.2, f3: -2, f4: 0.9, g5: -4 });
  assert.deepEqual(squares(), ["f4", "d3", "f3", "g5"]);
  find(5, { d3: 1.1, f3: -2.3, f4: 0.2, g5: -4 });
  assert.deepEqual(squares(), ["f4", "d3", "f3", "g5"]);
  find(6, { d3: 1.3, f3: -2.3, f4: 0.2, g5: -4 });
  assert.deepEqual(squares(), ["d3", "f4", "f3", "g5"]);
});

test("the moves of the position come before the openings to choose from", () => {
  const { root } = openPanel();
  const parts = [...root.querySelectorAll(".explorer, .openings-choice")];
  assert.deepEqual(
    parts.map(({ localName }) => localName),
    ["table", "details"],
  );
});

test("a press on an opening chooses it, and the search leaves what it finds", () => {
  const { table, root, listed } = openPanel();
  assert.equal(root.querySelector(".opening-chosen"), null, "nothing is chosen yet");
  const field = root.querySelector('input[type="search"]');
  field.value = "tiger";
  send(field, "input");
  assert.ok(listed().length > 0 && listed().every((name) => /tiger/i.test(name)), listed().join());
  const row = root.querySelector(".opening-item");
  const inSight = [];
  row.scrollIntoView = () => inSight.push(root.querySelector(".opening-chosen") !== null);
  row.click();
  assert.deepEqual(inSight, [true], "the row is brought above the bar that its press shows");
  assert.equal(root.querySelector(".opening-item").getAttribute("aria-pressed"), "true");
  const practise = buttonOf(root, "Practise");
  const [name] = listed();
  practise.click();
  assert.match(root.querySelector(".practice-point h3").textContent, new RegExp(name));
  assert.equal(root.querySelector(".opening-list"), null, "one opening at a time");
  buttonOf(root, "End the practice").click();
  assert.equal(table.state().openings.practice, null);
  assert.equal(document.activeElement?.matches('input[type="search"]'), true);
});

test("small boards show the openings that are played most, each after its moves", () => {
  const { table, root } = openPanel();
  assert.equal(root.querySelector(".opening-names").open, false, "all names are folded");
  const [own, ...most] = root.querySelectorAll(".opening-picture");
  assert.equal(own.dataset.moves, table.state().game.line.join(""), "the line on the board first");
  assert.deepEqual(
    most.map(({ dataset }) => dataset.moves),
    [...MOST_PLAYED],
  );
  for (const picture of [own, ...most]) {
    const discs = picture.querySelectorAll("circle.disc").length;
    assert.equal(discs, 4 + picture.dataset.moves.length / 2, picture.textContent);
  }
  const [, , tiger] = most;
  tiger.click();
  assert.equal(tiger.getAttribute("aria-pressed"), "true");
  assert.equal(root.querySelector(".opening-chosen strong").textContent, "Tiger");
  buttonOf(root, "Practise").click();
  assert.match(root.querySelector(".practice-point h3").textContent, /Tiger/);
});

test("a line of the game that is an opening shows once, by its name", () => {
  const { table, root } = openPanel();
  table.actions.load("f5d6c3d3c4");
  const moves = [...root.querySelectorAll(".opening-picture")].map(({ dataset }) => dataset.moves);
  assert.deepEqual(moves, [...MOST_PLAYED]);
});

test("the choice stays as the visitor has left it", () => {
  const { table, root } = openPanel();
  const isOpen = () => root.querySelector(".openings-choice").open;
  const press = () => root.querySelector(".openings-choice summary").click();
  assert.equal(isOpen(), false, "folded below the moves of a position");
  press();
  press();
  table.play("d3");
  assert.equal(isOpen(), false, "opened and closed");
  press();
  table.play("c4");
  assert.equal(isOpen(), true, "opened");
});

test("at the start the choice is open until the visitor closes it", () => {
  const { table, root } = openPanel();
  const isOpen = () => root.querySelector(".openings-choice").open;
  const press = () => root.querySelector(".openings-choice summary").click();
  table.actions.goTo(0);
  assert.equal(isOpen(), true);
  table.actions.goTo(1);
  assert.equal(isOpen(), false);
  table.actions.goTo(0);
  press();
  press();
  const field = root.querySelector('input[type="search"]');
  field.value = "cat";
  send(field, "input");
  assert.equal(isOpen(), true, "closed and opened");
  press();
  field.value = "tiger";
  send(field, "input");
  assert.equal(isOpen(), false, "closed");
});

test("a search takes the place of the small boards", () => {
  const { root } = openPanel();
  const field = root.querySelector('input[type="search"]');
  field.value = "cat";
  send(field, "input");
  assert.equal(root.querySelector(".opening-picture"), null);
  field.value = "";
  send(field, "input");
  assert.ok(root.querySelector(".opening-picture"));
});

test("names that the page's language lacks are marked with theirs", () => {
  const { root } = openPanel({ lang: "pl" });
  const names = [...root.querySelectorAll(".opening-item strong")];
  assert.ok(names.some((name) => name.lang === "en"));
  const [reached] = root.querySelectorAll(".opening-reached");
  assert.equal(reached.hidden, reached.textContent === "");
});
