// The sentence below the board while the computer thinks.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { show } from "../../test/support/document.js";
import { HOUSE, WIPEOUT, setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";

const { createScoreboardView } = await import("./scoreboard-view.ts");
const TEXTS = createTexts("en", themeOf("classic"));
const markup = await readFile(new URL("../../../index.html", import.meta.url), "utf8");
const [play] = markup.match(/<section class="play"[\s\S]*?<\/section>/) ?? [];

/** Whether a small window shows alone who thinks, after a move against the computer. */
function awaitsReply(settings, act = () => {}) {
  show();
  document.body.innerHTML = play;
  const table = setTable({ settings });
  showState(
    table,
    createScoreboardView(document.body, () => HOUSE.here().says),
    TEXTS,
  );
  const sentence = document.querySelector(".sentence");
  assert.equal(sentence.hasAttribute("data-awaits-reply"), false);
  table.play("f5");
  act(table);
  assert.match(document.querySelector("#status").textContent, /./);
  const awaits = sentence.hasAttribute("data-awaits-reply");
  // The clock of the details stops.
  table.actions.set("details", false);
  return awaits;
}

test("while the computer thinks about a move a small window says that alone", () => {
  assert.equal(awaitsReply({}), true);
});

test("a whole game from elsewhere is nobody's who sits here, one that goes on is theirs", () => {
  show();
  document.body.innerHTML = play;
  const table = setTable();
  showState(
    table,
    createScoreboardView(document.body, () => HOUSE.here().says),
    TEXTS,
  );
  const players = () =>
    [...document.querySelectorAll("[data-player]")].map(({ textContent }) => textContent);
  const seated = players();
  assert.deepEqual(seated.includes(""), false);
  table.actions.load(WIPEOUT);
  assert.deepEqual(players(), ["", ""]);
  table.actions.run("back");
  assert.deepEqual(players(), ["", ""], "at each of its moves");
  table.actions.load("f5d6");
  assert.deepEqual(players(), seated);
  table.actions.run("new");
  assert.deepEqual(players(), seated);
});

test("what else there is to say stays in sight", () => {
  assert.equal(awaitsReply({ details: true }), false);
  assert.equal(awaitsReply({ white: "human" }), false);
  assert.equal(
    awaitsReply({}, ({ actions }) => actions.run("stop")),
    false,
  );
});

test("the sentence follows the rooms that say it, also where the state stays", () => {
  show();
  document.body.innerHTML = play;
  const state = { ...setTable().state(), notice: { kind: "drawing" } };
  let says = {};
  const view = createScoreboardView(document.body, () => says);
  view.update(state, null, TEXTS);
  says = { drawing: () => "A room says this." };
  view.update(state, state, TEXTS);
  assert.match(document.querySelector("#status").textContent, /^A room says this\./);
});
