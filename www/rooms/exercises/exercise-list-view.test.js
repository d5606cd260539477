// The panel of exercises: it is there for the games that have exercises.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../../test/support/document.js";
import { exercise } from "../../test/support/exercises.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { createExerciseListView } from "./exercise-list-view.ts";

const TEXTS = createStudyTexts(createTexts("en", themeOf("classic")));

test("the exercises load when their panel shows, and not for a game without the panel", async () => {
  for (const [id, loads] of [
    ["reversi", 1],
    ["connect-four", 0],
  ]) {
    let loaded = 0;
    const load = async () => {
      loaded += 1;
      return "";
    };
    const library = { load, read: async () => [exercise(["f5"])], check: async () => [] };
    const table = setTable({ id, library });
    const draw = () => null;
    const beside = { next: draw, tiles: draw, cards: draw };
    const view = createExerciseListView(make("div"), table.actions, beside);
    const update = (state, before, texts) => view.update(state, before, texts, true);
    showState(table, { update }, TEXTS);
    assert.equal(loaded, 0);
    table.actions.openPanel("learn");
    await new Promise(setImmediate);
    assert.equal(loaded, loads, id);
  }
});
