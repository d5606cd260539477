// A board whose address locks parts of it, or requests what there is not.
import assert from "node:assert/strict";
import test from "node:test";
import { showPage, TWO_PEOPLE } from "../../test/support/shown-page.js";

const played = ({ moves, current }) => moves.slice(0, current).join("");

/** The names of the actions and fields that are not hidden. */
function offered() {
  const fields = [...document.forms.settings.elements].filter(({ name }) => name);
  return [...document.querySelectorAll("[data-group] [data-action]"), ...fields]
    .filter((part) => part.closest("[hidden]:not(form, .panel)") === null)
    .map(({ dataset, name }) => dataset.action ?? name);
}

test("an action that there is not is named, and the board plays", async () => {
  const page = await showPage(`${TWO_PEOPLE}&embed=1&controls=castle`);
  assert.match(page.seen().status, /controls=castle/);
  assert.equal((await page.play("f5")).current, 1);
});

test("an embedded board offers the actions that its address names, and the usual ones without it", async () => {
  const some = ["undo", "redo", "hint", "new", "help", "text"];
  for (const [controls, expected] of [
    ["", ["undo", "redo", "hint", "new"]],
    ["&controls=hint,help", ["hint", "help"]],
    ["&controls=", []],
  ]) {
    await showPage(`${TWO_PEOPLE}&embed=1${controls}`);
    const names = offered().filter((name) => some.includes(name));
    assert.deepEqual(names, expected, controls);
  }
});

test("locked actions and fields are not offered, and no other way leads past the lock", async () => {
  const locks = "undo,hint,level,players,theme,lang";
  const page = await showPage(`${TWO_PEOPLE}&lock=${locks}`, { fragment: "#m=f5d6c3" });
  const names = offered();
  for (const locked of [
    ...["undo", "redo", "hint", "best", "black", "white", "black-level", "white-level"],
    ...["theme", "lang"],
  ])
    assert.ok(!names.includes(locked), `${locked} is offered`);
  for (const open of ["new", "random", "text", "start", "hints"])
    assert.ok(names.includes(open), `${open} is missing`);
  document.querySelector("[data-moves] button").click();
  await page.choose("theme", "garden");
  assert.equal(played(await page.play("d3")), "f5d6c3d3");
  assert.equal(page.state().settings.current.theme, "classic");
});

test("a locked board has no legal square, and says why a press does nothing", async () => {
  const page = await showPage(`${TWO_PEOPLE}&lock=board`);
  assert.deepEqual([page.seen().legal, page.seen().input], [[], false]);
  const seen = await page.play("f5");
  assert.match(seen.status, /for watching/);
  assert.equal(seen.current, 0);
});
