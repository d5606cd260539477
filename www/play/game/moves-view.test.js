// The list of moves and the branches below it.
import assert from "node:assert/strict";
import test from "node:test";
import { lay, make, show, sizeObservers } from "../../test/support/document.js";
import { FIRST_GAME } from "../games/index.ts";
import { reveal } from "./moves-in-sight.ts";
import { createMovesView } from "./moves-view.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable, showState } from "../../test/support/headless-page.js";

const texts = createTexts("en", themeOf("classic"), FIRST_GAME);

/** The list of moves of a page between two people; `revealed` counts how often it is scrolled. */
function page() {
  const table = setTable({
    transcript: "f5d6c3",
    settings: { black: "human", white: "human" },
  });
  const list = make("ol", { "data-moves": "" });
  const branches = make("ul", { "data-branches": "" });
  const panel = make("section", { "data-panel": "game", style: "padding: 0" }, list, branches);
  show(panel);
  const view = createMovesView(panel, table.actions);
  const measured = { count: 0 };
  panel.getBoundingClientRect = () => {
    measured.count += 1;
    return { top: 0, bottom: 0 };
  };
  showState(table, view, texts);
  return { table, list, branches, measured };
}

test("the list is scrolled by whole rows", () => {
  const rows = [0, 40, 80, 120].map((top) => {
    const row = make("li", {}, make("button"));
    for (const part of [row, row.children[0]]) lay(part, { top, bottom: top + 40 });
    return row;
  });
  const panel = make(
    "section",
    { "data-panel": "game", style: "padding: 0" },
    make("ol", {}, ...rows),
  );
  show(panel);
  lay(panel, { top: 0, bottom: 100 });
  Object.defineProperty(panel, "clientHeight", { value: 100 });
  reveal(rows[3].children[0]);
  assert.equal(panel.scrollTop, 80);
});

test("a comment that is typed changes the signs of the moves and nothing else", () => {
  const { table, list, branches, measured } = page();
  table.actions.goTo(1);
  table.play("f6");
  const [branch] = branches.children;
  const { count } = measured;
  table.actions.comment("t");
  table.actions.comment("th");
  const signed = list.querySelectorAll("[data-commented]");
  assert.deepEqual(
    [...signed].map((button) => [button.dataset.ply, button.getAttribute("aria-label")]),
    [["2", "Move 2: White, f6, with comment"]],
  );
  assert.equal(measured.count, count, "the list is scrolled");
  assert.equal(branches.children[0], branch, "the branches are built again");
});

test("a press drops a branch with its comments, and the focus stays in the list", () => {
  const { table, list, branches } = page();
  table.actions.comment("three moves");
  table.actions.goTo(1);
  table.play("f6");
  table.actions.goTo(1);
  table.play("f4");
  assert.equal(table.state().branches.length, 2);
  const drops = () => branches.querySelectorAll("[data-drop]");
  drops()[1].click();
  assert.deepEqual(table.state().branches, [["f5", "d6", "c3"]]);
  assert.equal(document.activeElement, drops()[0]);
  drops()[0].click();
  assert.deepEqual([table.state().branches, table.state().comments.list], [[], []]);
  assert.equal(document.activeElement, list.querySelector("[aria-current]"));
});

test("the start position is listed while it has a comment", () => {
  const { table, list } = page();
  const plies = () => [...list.querySelectorAll("button")].map((button) => button.dataset.ply);
  table.actions.goTo(0);
  assert.deepEqual(plies(), ["1", "2", "3"]);
  table.actions.comment("a rare start");
  assert.deepEqual(plies(), ["0", "1", "2", "3"]);
  const [start, first] = list.children;
  const button = start.querySelector("button");
  assert.deepEqual(
    [start.getAttribute("class"), start.getAttribute("data-side"), button.textContent],
    ["start", null, "Start position"],
  );
  assert.equal(button.getAttribute("aria-label"), "Start position, with comment");
  assert.equal(first.getAttribute("class"), null);
  table.actions.goTo(2);
  button.click();
  assert.equal(table.state().game.ply, 0);
  table.actions.comment("");
  assert.deepEqual(plies(), ["1", "2", "3"]);
});

test("the focus goes to the move of a branch that is taken", () => {
  const { table, list, branches } = page();
  table.actions.goTo(1);
  table.play("f6");
  branches.querySelector("button").click();
  assert.equal(table.state().game.line.join(""), "f5d6c3");
  assert.equal(document.activeElement, list.querySelector('[aria-current="step"]'));
  assert.equal(document.activeElement.dataset.ply, "2");
});

test("the current move stays in sight when the panel becomes lower, unless it was out of sight", () => {
  const { list } = page();
  const panel = list.parentElement;
  const observer = sizeObservers.at(-1);
  assert.equal(observer.observed, panel);
  const move = list.querySelector('[aria-current="step"]');
  const scrolled = (top, height) => {
    lay(panel, { top: 100, bottom: 100 + height });
    Object.defineProperty(panel, "clientHeight", { value: height, configurable: true });
    lay(move, { top: 100 + top, bottom: 120 + top });
    // Rows of 90 pixels: the one of the move is the third.
    [...list.children].forEach((row, index) => {
      lay(row, { top: 100 + top - 90 * (2 - index) });
    });
    panel.scrollTop = 0;
    observer.fire();
    return panel.scrollTop;
  };
  assert.equal(scrolled(280, 300), 0, "the first size");
  assert.equal(scrolled(280, 200), 100);
  assert.equal(scrolled(280, 300), 0, "a higher panel");
  assert.equal(scrolled(400, 200), 0, "a move below the panel");
});

test("the list is one tab stop: the move of the point that shows, or the first one", () => {
  const { table, list } = page();
  const stops = () =>
    [...list.querySelectorAll("button")]
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ dataset }) => dataset.ply);
  assert.deepEqual(stops(), ["3"]);
  table.actions.goTo(2);
  assert.deepEqual(stops(), ["2"]);
  table.actions.goTo(0);
  assert.deepEqual(stops(), ["1"]);
});

test("a move after which the board was corrected has a sign with its words, and nobody passes", () => {
  const { table, list } = page();
  const board = "-------------------X-------OX------OXX-----O--------------------";
  table.actions.load(`f5d6c3d3~${board}Od2`);
  const buttons = [...list.querySelectorAll("button")];
  assert.deepEqual(
    [...list.children].map(({ textContent }) => textContent),
    ["f5", "d6", "c3", `d3*~${board}O`, "d2"],
  );
  assert.equal(buttons[3].textContent, "d3*");
  assert.equal(list.querySelector("[aria-hidden]").textContent, `~${board}O`);
  assert.equal(buttons[3].getAttribute("aria-label"), "Move 4: White, d3, board corrected");
  assert.equal(buttons[3].getAttribute("title"), "Move 4: White, d3, board corrected");
  assert.equal(buttons[4].getAttribute("title"), null);
  table.actions.load("f5d6c3d3c4");
  assert.equal(list.textContent, "f5d6c3d3c4");
});
