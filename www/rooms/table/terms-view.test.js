// What two people agree on in the dialog "New game": what it offers when it opens.
import assert from "node:assert/strict";
import test from "node:test";
import { show } from "../../test/support/document.js";
import { setTable, showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { FIRST_GAME } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createPartTexts } from "../../play/words/texts.ts";
import { FIRST_TERMS } from "./table.ts";

const { createTermsView } = await import("./terms-view.ts");
const TEXTS = createPartTexts(createTexts("en", themeOf("classic"), FIRST_GAME), "table");

test("terms that are put away keep what was typed, and offers the terms of the last table", () => {
  show();
  const page = setTable();
  document.body.innerHTML = "<div id=players><div data-terms></div></div>";
  const view = createTermsView(document, page.actions);
  showState(page, { update: (state) => view.update(state, TEXTS) });
  const field = (name) => document.querySelector(`form[name=table] [name="${name}"]`);
  page.actions.showTable(true);
  field("black").value = "Anna";
  field("minutes").value = "7";
  page.actions.showTable(false);
  page.actions.showTable(true);
  assert.deepEqual([field("black").value, field("minutes").value], ["Anna", "7"]);
  page.actions.beginTable({ ...FIRST_TERMS, names: { black: "Berta", white: "Carl" } });
  page.actions.showTable(true);
  assert.deepEqual([field("black").value, field("minutes").value], ["Berta", "15"]);
});
