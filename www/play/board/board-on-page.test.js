// The game on the page: what the board, the moves, the outputs and the card of the end show.
import assert from "node:assert/strict";
import test from "node:test";
import { BLACK_PASSED, WIPEOUT } from "../../test/support/headless-page.js";
import { discAt, showPage, until } from "../../test/support/shown-page.js";
import { send } from "../../test/support/document.js";

/** A game of 60 moves that ends 32-32, and one with passes of both sides that ends 13-51. */
const DRAW =
  "f5d6c3g5c6b6f6f4f3c5e6f7h6g6f8g4e7g3c4d7b5f2e8c8h7d8b8d3c7e3a5g7c2d2d1c1e1f1e2b4b3b1b2a1a2a3a4a6" +
  "b7a8a7g8h4h5h8h3h2g2g1h1";
const WITH_PASSES =
  "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2h5h3b3h7g7h8g8a5a7a2a1b7a8b8b2" +
  "c2c1b1d1e1f1e2h2h1d2g2g1";

const count = ({ discs }) => ["X", "O"].map((disc) => discs.split(disc).length - 1);
const played = ({ moves, current }) => moves.slice(0, current).join("");

/** Fails unless the two outputs count the discs on the board. */
function countsFollow(seen) {
  assert.deepEqual([seen.black, seen.white], count(seen).map(String));
}

test("the start is as in the rules, on squares from the top left that say what they are", async () => {
  const page = await showPage();
  const seen = page.seen();
  assert.deepEqual(count(seen), [2, 2]);
  assert.equal(["d4", "e4", "d5", "e5"].map((name) => discAt(seen, name)).join(""), "OXXO");
  assert.deepEqual(seen.legal, ["d3", "c4", "f5", "e6"]);
  assert.equal(seen.turn_alt, "Black");
  countsFollow(seen);
  const squares = [...document.querySelectorAll("#board button")];
  const names = [..."12345678"].flatMap((row) => [..."abcdefgh"].map((column) => column + row));
  assert.deepEqual(
    squares.map(({ dataset }) => dataset.square),
    names,
  );
  for (const [name, word] of [
    ["f5", "legal"],
    ["d4", "White"],
    ["e4", "Black"],
    ["a1", "empty"],
  ])
    assert.match(
      squares[names.indexOf(name)].getAttribute("aria-label"),
      new RegExp(`^${name}.*${word}`),
    );
  const board = page.part("#board");
  const roles = ["[role=gridcell]", "tbody [role=row]"];
  assert.equal(board.getAttribute("role"), "grid");
  assert.deepEqual(
    roles.map((role) => board.querySelectorAll(role).length),
    [64, 8],
  );
});

test("a move flips what it encloses, is marked, and hands the turn over", async () => {
  const page = await showPage();
  const seen = await page.play("f5");
  assert.deepEqual([count(seen), discAt(seen, "e5"), seen.last], [[4, 1], "X", ["f5"]]);
  assert.deepEqual([seen.turn, seen.turn_alt], ["white", "White"]);
  countsFollow(seen);
});

test("the moves are listed, and a press on one leads to its point", async () => {
  const page = await showPage();
  const seen = await page.play("f5d6c3d3");
  assert.deepEqual([seen.moves, seen.current], [["f5", "d6", "c3", "d3"], 4]);
  for (const [ply, discs] of [
    [2, 6],
    [4, 8],
  ]) {
    await page.click(`[data-moves] [data-ply="${ply}"]`);
    const at = page.seen();
    assert.deepEqual([at.current, at.moves.length], [ply, 4]);
    assert.equal(count(at)[0] + count(at)[1], discs);
  }
});

test("undo and redo lead back and forth, up to the ends of the game", async () => {
  const page = await showPage();
  const boards = [page.seen().discs];
  const offered = () => ["undo", "redo"].map((action) => page.seen().enabled.includes(action));
  assert.deepEqual(offered(), [false, false]);
  for (const square of ["f5", "d6", "c3"]) boards.push((await page.play(square)).discs);
  for (const ply of [2, 1, 0]) {
    await page.press("undo");
    assert.deepEqual([page.seen().current, page.seen().discs], [ply, boards[ply]]);
  }
  assert.deepEqual(offered(), [false, true]);
  for (const ply of [1, 2, 3]) {
    await page.press("redo");
    assert.deepEqual([page.seen().current, page.seen().discs], [ply, boards[ply]]);
  }
  assert.deepEqual(offered(), [true, false]);
});

test("a forced pass is announced, also over the board, and needs no press", async () => {
  const page = await showPage();
  const seen = await page.play(BLACK_PASSED);
  assert.match(seen.status, /Black must pass/);
  const toast = page.part("[data-toast]");
  assert.deepEqual([toast.hidden, /Black must pass/.test(toast.textContent)], [false, true]);
  assert.deepEqual([seen.turn, seen.input], ["white", true]);
  assert.ok(seen.legal.length > 0 && !seen.enabled.includes("pass"));
});

test("a manual pass waits for its button, which no other turn has", async () => {
  const page = await showPage();
  await page.choose("manual-pass", "true");
  for (const square of BLACK_PASSED.match(/../g)) {
    assert.ok(!page.seen().enabled.includes("pass"), `before ${square}`);
    await page.play(square);
  }
  const waits = page.seen();
  assert.deepEqual([waits.enabled.includes("pass"), waits.legal], [true, []]);
  assert.match(waits.status, /pass/);
  await page.press("pass");
  const seen = page.seen();
  assert.deepEqual([seen.turn, seen.input, seen.enabled.includes("pass")], ["white", true, false]);
  const next = await page.play(seen.legal[0]);
  assert.equal(played(next), BLACK_PASSED + seen.legal[0]);
});

test("a legal square shows its flips before the move, and only with hints", async () => {
  const page = await showPage();
  page.hover("f5");
  assert.deepEqual([page.seen().ghost, page.seen().would_flip], [["f5"], ["e5"]]);
  for (const square of ["a1", "d4"]) {
    page.hover(square);
    assert.deepEqual([page.seen().ghost, page.seen().would_flip], [[], []], square);
  }
  await page.choose("hints", "false");
  page.hover("f5");
  const hidden = page.seen();
  assert.deepEqual([hidden.ghost, hidden.would_flip, hidden.legal.includes("f5")], [[], [], true]);
  assert.equal(document.body.dataset.hints, "off");
  await page.choose("hints", "true");
  assert.deepEqual([page.seen().ghost, document.body.dataset.hints], [["f5"], "on"]);
});

test("with confirmation a press shows the move, and the second one on it plays", async () => {
  const page = await showPage();
  const armed = () =>
    [...document.querySelectorAll("#board [data-armed]")].map(({ dataset }) => dataset.square);
  await page.choose("confirm", "true");
  const first = await page.play("f5");
  assert.deepEqual([first.ghost, first.would_flip, count(first)], [["f5"], ["e5"], [2, 2]]);
  assert.match(first.status, /again/);
  await page.play("d3");
  assert.deepEqual(armed(), ["d3"]);
  const second = await page.play("d3");
  assert.deepEqual([played(second), discAt(second, "d3"), armed()], ["d3", "X", []]);
});

test("a typed square that cannot be played is named and stays in its field", async () => {
  const page = await showPage();
  const form = page.part("form[name=typed]");
  assert.ok(form.hidden, "only for those who want it");
  await page.choose("typed", "true");
  assert.ok(!form.hidden);
  const field = form.querySelector("input");
  for (const [typed, sentence, invalid] of [
    ["", "Type a square", "true"],
    ["z9", "“z9” is no square", "true"],
    ["d4", "d4 is occupied", null],
    ["a1", "a1 encloses nothing", null],
  ]) {
    page.fill("form[name=typed] input", typed);
    send(form, "submit");
    const seen = page.seen();
    assert.ok(seen.status.includes(sentence), seen.status);
    assert.deepEqual([seen.rejected, field.value, count(seen)], [[], typed, [2, 2]]);
    assert.equal(field.getAttribute("aria-invalid"), invalid);
  }
  page.fill("form[name=typed] input", "F5");
  send(form, "submit");
  assert.deepEqual([played(page.seen()), field.value], ["f5", ""]);
});

/** The numbers in what the card of the end says. */
const numbers = (text) => (text.match(/\d+/g) ?? []).map(Number);

/** The page of a game whose last moves are played by presses, with its card open. */
async function ended(moves, last) {
  const page = await showPage(undefined, { fragment: `#m=${moves.slice(0, -last)}` });
  await page.play(moves.slice(-last));
  await until("the card of the end", () => page.seen().end !== null);
  return page;
}

test("the card of the end names winner and counts, and a new game closes it", async () => {
  const page = await ended(WIPEOUT, 4);
  const seen = page.seen();
  assert.deepEqual([seen.end, seen.input, seen.legal], ["black", false, []]);
  assert.match(seen.end_text, /Black wins/);
  assert.deepEqual(numbers(seen.end_text), [64, 0, 13, 0]);
  assert.equal(page.part("[data-end-image]").dataset.image, "end-black");
  await page.click("#end [data-again]");
  const next = page.seen();
  assert.deepEqual([next.end, next.input, count(next)], [null, true, [2, 2]]);
});

test("a full board can be a draw, whose count is said once", async () => {
  const page = await ended(DRAW, 4);
  assert.equal(page.seen().end, "draw");
  assert.match(page.seen().end_text, /raw/);
  assert.deepEqual(numbers(page.seen().end_text), [32, 32]);
  assert.equal(page.part("[data-end-image]").dataset.image, "end-draw");
});

test("a tournament game with passes ends as it was recorded", async () => {
  // Both passes are to come.
  const page = await ended(WITH_PASSES, WITH_PASSES.length - 86);
  const seen = page.seen();
  assert.deepEqual([count(seen), played(seen), seen.end], [[13, 51], WITH_PASSES, "white"]);
  assert.deepEqual(numbers(seen.end_text).sort(), [13, 51]);
  countsFollow(seen);
});
