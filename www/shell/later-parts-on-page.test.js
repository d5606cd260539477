// The parts of the page that load when they are first wanted: the help, and a table for two.
import assert from "node:assert/strict";
import test from "node:test";
import { showPage, until } from "../test/support/shown-page.js";

test("the help opens once beside the board, stays over a move, and closes", async () => {
  const page = await showPage();
  const helpState = () => {
    const help = page.part("#help");
    return [
      !help.hidden,
      page.part("[data-group] [data-action=help]").getAttribute("aria-expanded"),
    ];
  };
  const headings = () => document.querySelectorAll("#help h2, #help h3").length;
  assert.deepEqual(helpState(), [false, "false"]);
  await page.actions.run("help");
  await until("the help", () => headings() > 0);
  const count = headings();
  assert.deepEqual(helpState(), [true, "true"]);
  await page.play("f5");
  assert.deepEqual(helpState(), [true, "true"]);
  await page.actions.run("help");
  assert.deepEqual(helpState(), [false, "false"]);
  await page.actions.run("help");
  assert.deepEqual([headings(), document.querySelectorAll("#help").length], [count, 1]);
});

test("a move that is put right at a table keeps those after it by one press", async () => {
  const page = await showPage("?lang=en");
  await page.press("new");
  await page.click("#players [value=person]");
  await until("the terms", () => page.part("form[name=table]") !== null);
  page.fill("form[name=table] [name=black]", "Anna");
  page.fill("form[name=table] [name=white]", "Ben");
  page.part("form[name=table] [name=method]").value = "sudden-death";
  await page.click("#players [data-players-play]");
  await until("the clocks", () => page.part(".table-clocks") !== null);
  await page.play("f5d6c3d3c4");
  for (let step = 0; step < 4; step++) await page.press("undo");
  await page.play("f4");
  const keep = page.part(".table-buttons .primary");
  assert.match(keep.textContent, /after it/);
  await page.click(".table-buttons .primary");
  assert.deepEqual(page.seen().moves, ["f5", "f4", "c3"]);
});
