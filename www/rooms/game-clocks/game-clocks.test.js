// The clocks of a game whose text has the times of its moves.
import assert from "node:assert/strict";
import test from "node:test";
import { execute } from "../host/commands.ts";
import { followRelay } from "../share/relay-steps.ts";
import { showWanted } from "../share/source.ts";
import { rules } from "../../test/support/built-rules.js";
import { HOUSE } from "../../test/support/headless-page.js";
import { showPage, TWO_PEOPLE, until } from "../../test/support/shown-page.js";

/** What both cards say of time, null where they say nothing. */
function clocks() {
  const faces = [...document.querySelectorAll(".score-time")];
  return faces.map((face) => (face.hidden ? null : face.textContent));
}

const names = () =>
  [...document.querySelectorAll(".score-time")].map((face) => face.getAttribute("aria-label"));

const TEXT =
  '[Black "Ada"]\n[White "Bob"]\n\n1. f5 {[%clk 0:04:58]} d6 {[%clk 0:05:00]} 2. c3 {[%clk 0:00:07.5]}';

/** Has the module read the files read that a job names, in place of a worker. */
function answer(page, key) {
  const { task } = HOUSE.jobs(page.state()).get(key);
  const found = rules.read_collection(task.files);
  page.store.dispatch({ type: "found", key, found, done: true });
}

async function load(page, text) {
  await execute(page.context, { type: "load", moves: text });
  answer(page, "comments");
  await until("the clocks", () => clocks().some((time) => time !== null));
}

test("both clocks show what is left after the move on the board", async () => {
  const page = await showPage(TWO_PEOPLE);
  assert.deepEqual(clocks(), []);
  await load(page, TEXT);
  assert.deepEqual(clocks(), ["0:07.5", "5:00"]);
  assert.deepEqual(names(), ["Clock: Black", "Clock: White"]);
  await page.press("undo");
  assert.deepEqual(clocks(), ["4:58", "5:00"]);
  await page.press("undo");
  assert.deepEqual(clocks(), ["4:58", null]);
  await page.press("undo");
  assert.deepEqual(clocks(), [null, null]);
});

test("a move that the game does not have has no time, and another game none", async () => {
  const page = await showPage(TWO_PEOPLE);
  await load(page, TEXT);
  await page.play("d3");
  assert.deepEqual(clocks(), [null, null]);
  await page.press("undo");
  assert.deepEqual(clocks(), ["0:07.5", "5:00"]);
  await execute(page.context, { type: "newgame" });
  assert.deepEqual(clocks(), [null, null]);
});

test("without a time for all moves a clock counts what was used, and says so", async () => {
  const page = await showPage(TWO_PEOPLE);
  await load(page, "f5 {[%emt 0:00:12]} d6 {[%emt 0:01:00]} c3 {[%emt 0:00:30]}");
  assert.deepEqual(clocks(), ["0:42", "1:00"]);
  assert.deepEqual(names(), ["Time used: Black", "Time used: White"]);
});

test("a followed game shows the clocks of its file, also where a time alone has changed", async () => {
  const page = await showPage(`${TWO_PEOPLE}&embed=1&controls=back,next,live`);
  showWanted(page.context);
  followRelay(page.context);
  const say = (text) => {
    const files = [{ name: "table1.txt", bytes: new TextEncoder().encode(text) }];
    execute(page.context, { type: "games", address: "table1.txt", relay: true, files });
    answer(page, "collection");
  };
  const shows = (wanted) => until(wanted.join(), () => clocks().join() === wanted.join());
  say('[Black "Ada"]\n\n1. f5 {[%clk 0:04:58]} d6 {[%clk 0:05:00]}');
  await shows(["4:58", "5:00"]);
  say('[Black "Ada"]\n\n1. f5 {[%clk 0:04:58]} d6 {[%clk 0:05:00]} 2. c3 {[%clk 0:03:00]}');
  await shows(["3:00", "5:00"]);
  assert.equal(page.state().game.line.length, 3);
  say('[Black "Ada"]\n\n1. f5 {[%clk 0:04:58]} d6 {[%clk 0:05:00]} 2. c3 {[%clk 0:02:00]}');
  await shows(["2:00", "5:00"]);
  await page.press("back");
  assert.deepEqual(clocks(), ["4:58", "5:00"]);
});
