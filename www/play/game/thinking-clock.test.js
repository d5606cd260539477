// The clock of a running search.
import assert from "node:assert/strict";
import test from "node:test";
import { themeOf } from "../../floor/theming/themes.ts";
import { createThinkingClock } from "./scoreboard-view.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { createFakeClock } from "../../test/support/clock.js";
import { setTable } from "../../test/support/headless-page.js";

const TEXTS = createTexts("en", themeOf("classic"));

/** A clock over a table at which the computer thinks; the time passes as the test says. */
function setClock(pause = 0) {
  const table = setTable({ settings: { "white-level": "10", pause, details: true } });
  const element = { textContent: "" };
  const clock = createFakeClock();
  const view = createThinkingClock(element, clock);
  const show = () => view.update(table.state(), TEXTS);
  table.store.subscribe(show);
  table.play("f5");
  return { ...table, clock, text: () => element.textContent };
}

test("the clock runs while a search does", () => {
  const { clock, text } = setClock();
  const texts = [text()];
  for (const ms of [100, 400]) {
    clock.pass(ms);
    texts.push(text());
  }
  assert.deepEqual(texts, [
    TEXTS.t("thinks"),
    TEXTS.t("thinks-for", { seconds: "0.1" }),
    TEXTS.t("thinks-for", { seconds: "0.5" }),
  ]);
});

test("another search of the same position begins at zero, a new pause goes on", () => {
  const { clock, text, actions } = setClock();
  clock.pass(2000);
  actions.set("pause", 100);
  assert.equal(text(), TEXTS.t("thinks-for", { seconds: "2.0" }));
  actions.set("white-level", "9");
  assert.equal(text(), TEXTS.t("thinks"));
});

test("the pause that is left when a search has ended is not counted", () => {
  const { clock, store, text } = setClock(3000);
  const found = { square: 19, score: 1, exact: false, depth: 9, nodes: 1, ms: 1010, pv: [] };
  clock.pass(1000);
  store.dispatch({ type: "found", key: "computer", found, done: true });
  clock.pass(1500);
  assert.equal(text(), "depth 9 · White ≈+1.0 · 1.0 s");
});

test("without details the clock says who thinks, and of a hint only that it is sought", () => {
  const { text, actions, state } = setClock();
  actions.set("details", false);
  assert.equal(text(), "Leo (10) is thinking …");
  actions.run("undo");
  actions.run("hint");
  assert.equal(state().game.ply, 0);
  assert.equal(text(), "thinking …");
});
