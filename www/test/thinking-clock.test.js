// The clock of a running search.
import assert from "node:assert/strict";
import test from "node:test";
import { themeOf } from "../theming/themes.js";
import { createThinkingClock } from "../views/game-status-view.js";
import { createTexts } from "./support/loaded-texts.js";
import { createFakeClock } from "./support/clock.js";
import { setTable } from "./support/headless-page.js";

const TEXTS = createTexts("en", themeOf("classic"));

/** A clock over a table at which the computer thinks; the time passes as the test says. */
function setClock() {
  const table = setTable({ settings: { "white-level": "10", pause: 0, details: true } });
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
