// The list of moves and the branches below it.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "./support/fake-document.js";
import { FIRST_GAME } from "../games/index.js";
import { createMovesView } from "../views/moves-view.js";
import { themeOf } from "../theming/themes.js";
import { createTexts } from "../words/texts.js";
import { setTable } from "./support/headless-page.js";

const texts = createTexts("en", themeOf("classic"), FIRST_GAME);

/** The list of moves of a page between two people; `revealed` counts how often it is scrolled. */
function page() {
  const table = setTable({
    transcript: "f5d6c3",
    settings: { black: "human", white: "human" },
  });
  const list = make("ol", { "data-moves": "" });
  const branches = make("ul", { "data-branches": "" });
  const panel = make("section", { "data-panel": "game" }, list, branches);
  const view = createMovesView(panel, table.actions);
  const measured = { count: 0 };
  panel.getBoundingClientRect = () => {
    measured.count += 1;
    return { top: 0, bottom: 0 };
  };
  let before = null;
  const update = () => {
    view.update(table.state(), before, texts);
    before = table.state();
  };
  table.store.subscribe(update);
  update();
  return { table, list, branches, measured };
}

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
    signed.map((button) => [button.dataset.ply, button.getAttribute("aria-label")]),
    [["2", "Move 2: White, f6, with comment"]],
  );
  assert.equal(measured.count, count, "the list is scrolled");
  assert.equal(branches.children[0], branch, "the branches are built again");
});
