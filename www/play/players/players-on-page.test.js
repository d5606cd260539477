// Who plays, on the page: the buttons and fields of players, and what an engine does for a visitor.
import assert from "node:assert/strict";
import test from "node:test";
import { PageError } from "../../floor/base/problems.ts";
import { legalSquares } from "../board/square-press.ts";
import { showPage, TWO_PEOPLE, until } from "../../test/support/shown-page.js";
import { squareName } from "../../test/support/squares.js";

const AGAINST_COMPUTER = "?lang=en&black=human&white=computer&level=ramscher&pause=0&seed=2";
const STOP = "[data-group] [data-action=stop]";
/** The first moves of a game of 60. */
const LATE = "f5d6c3d3c4f4f6f3e6e7d7g6f8c5b4f7h6e8d8c6b5b6e3c7a6a3g5a4c8h4g4g3f2h5h3b3h7g7h8g8";

const label = (page) => page.part(STOP).textContent.trim();

/** Answers the search that runs with the first legal square. */
async function answer(page, facts) {
  const [request] = page.engine.running();
  assert.ok(request, "a search runs");
  await request.answer(squareName(legalSquares(page.state().game)[0]), facts);
}

test("a side changes its player in mid-game, and a person who takes a seat pauses two computers", async () => {
  const page = await showPage(`${TWO_PEOPLE}&pause=0`);
  await page.play("f5d6c3");
  await page.choose("white", "computer");
  await answer(page);
  assert.deepEqual([page.seen().current, page.seen().turn, page.seen().input], [4, "black", true]);
  await page.choose("black", "random");
  assert.match(label(page), /Continue/);
  await page.press("stop");
  assert.match(label(page), /Stop/);
  for (let ply = 4; ply < 8; ply++) await answer(page);
  assert.equal(page.seen().current, 8);
  await answer(page);
  // In White's turn.
  await page.choose("black", "human");
  assert.deepEqual([page.seen().thinking, page.seen().input], [false, false]);
  assert.match(label(page), /Continue/);
  await page.press("stop");
  await answer(page);
  assert.deepEqual([page.seen().turn, page.seen().input], ["black", true]);
});

test("two computers, or chance, play to the end once they are let go", async () => {
  for (const players of [
    "black=computer&white=computer&level=ramscher",
    "black=random&white=random",
  ]) {
    const page = await showPage(`?lang=en&${players}&pause=0`, { fragment: `#m=${LATE}` });
    assert.equal(page.engine.running().length, 0, "a game that was loaded waits");
    await page.press("stop");
    while (page.seen().turn !== "none") {
      await answer(page);
      // The next side waits for the announcement of a pass.
      page.clock.pass(60_000);
    }
    await until("the card of the end", () => page.seen().end !== null);
    assert.equal(page.seen().discs.includes("-"), false);
  }
});

test("nobody plays before the computer has moved, and its time shows", async () => {
  const page = await showPage(AGAINST_COMPUTER);
  await page.choose("details", "true");
  const mine = await page.play("f5");
  assert.deepEqual([mine.input, mine.legal, mine.thinking], [false, [], true]);
  await answer(page, { ms: 1500 });
  assert.deepEqual([page.seen().input, page.seen().current], [true, 2]);
  assert.match(page.part("[data-clock]").textContent, /1\.50 s/);
});

test("Stop holds the computer whatever is set meanwhile, and Continue lets it go on", async () => {
  const page = await showPage(AGAINST_COMPUTER);
  assert.ok(!page.seen().enabled.includes("stop"), "nothing to stop in the visitor's turn");
  await page.play("f5");
  await page.press("stop");
  assert.deepEqual([page.seen().thinking, label(page)], [false, "Continue"]);
  await page.choose("white-level", "doofie");
  assert.deepEqual([page.engine.running().length, page.seen().current], [0, 1]);
  await page.press("stop");
  await answer(page);
  assert.deepEqual([page.seen().current, page.seen().input], [2, true]);
});

test("a hint shows a legal move, plays nothing, and goes with the next move", async () => {
  const page = await showPage(TWO_PEOPLE, { guide: null });
  await page.press("hint");
  assert.equal(page.seen().thinking, true);
  await page.engine.running()[0].answer("d3");
  page.clock.pass(60_000);
  const seen = page.seen();
  assert.deepEqual([seen.hint, seen.current, seen.thinking], [["d3"], 0, false]);
  assert.match(seen.status, /d3/);
  assert.deepEqual((await page.play("f5")).hint, []);
});

test("the seed of the address repeats the searches of a game", async () => {
  const page = await showPage(AGAINST_COMPUTER);
  const games = [];
  for (let game = 0; game < 2; game++) {
    const from = page.engine.requests.length;
    await page.play("f5");
    await answer(page);
    await page.play(page.seen().legal[0]);
    games.push(page.engine.requests.slice(from).map(({ task }) => task.options));
    await answer(page);
    await page.press("new");
    await page.click("#players [data-players-play]");
    assert.equal(page.seen().current, 0);
  }
  assert.deepEqual(games[1], games[0]);
  assert.deepEqual(
    games[0].map(({ seed }) => seed),
    [3, 5],
  );
});

test("the dialog changes sides and opponent, and leads to the board", async () => {
  const page = await showPage(AGAINST_COMPUTER);
  await page.click("[data-pick=black]");
  await page.click("#players [value=pascal]");
  await page.click("#players [name=colour][value=white]");
  await page.click("#players [data-players-play]");
  await answer(page);
  assert.deepEqual([page.seen().turn, page.seen().input, page.seen().current], ["white", true, 1]);
  assert.equal(page.part(".score[data-side=black] .score-player").textContent.trim(), "Pascal");
  for (const [name, value] of [
    ["black", "computer"],
    ["black-level", "pascal"],
    ["white", "human"],
  ])
    assert.equal(page.chosen(name), value, name);
  assert.ok(document.activeElement.matches("#board [data-square]"));
});

test("Undo brings the game that New game has replaced back, with its players", async () => {
  const page = await showPage(TWO_PEOPLE);
  await page.play("f5d6c3d3c4");
  await page.press("new");
  await page.click("#players [name=rival][value=computer]");
  await page.click("#players [value=ramscher]");
  await page.click("#players [data-players-play]");
  assert.deepEqual([page.seen().current, page.chosen("white")], [0, "computer"]);
  await page.press("undo");
  assert.deepEqual([page.seen().current, page.chosen("white")], [5, "human"]);
});

test("two people here agree on names in the dialog, without a clock unless they want one", async () => {
  const page = await showPage(AGAINST_COMPUTER);
  await page.press("new");
  await page.click("#players [name=rival][value=person]");
  await until("the terms", () => page.part("form[name=table]") !== null);
  assert.equal(page.part("form[name=table] [name=method]").value, "none");
  page.fill("form[name=table] [name=black]", "Anna");
  await page.click("#players [data-players-play]");
  assert.equal(page.part("#players").open, false);
  const { table, settings } = page.state();
  assert.deepEqual([table.game.terms.names.black, table.game.clocks], ["Anna", null]);
  assert.deepEqual([settings.current.black, settings.current.white], ["human", "human"]);
  // A game by link is theirs no more, and says so by nothing but its own task.
  await page.press("new");
  await page.click("#players [name=way][value=link]");
  await page.click("#players [data-players-play]");
  assert.equal(page.seen().status, "New game. Make your first move, then send the link.");
});

test("the opponent is introduced before the first move, and two people have none", async () => {
  const page = await showPage("?lang=en&black=human&white=computer&level=pascal");
  const introduced = () => {
    const card = page.part("[data-opponent]");
    return card.hidden ? null : card.querySelector("[data-opponent-name]").textContent;
  };
  assert.equal(introduced(), "Pascal");
  await page.choose("white", "human");
  assert.equal(introduced(), null);
  await page.choose("white", "computer");
  assert.equal(introduced(), "Pascal");
});

test("what a search finds shows in numbers of the language, is not read aloud, and goes with undo", async () => {
  const page = await showPage("?lang=en&black=human&white=computer&level=10&details=true&pause=0");
  const clock = page.part("[data-clock]");
  assert.equal(clock.closest("[aria-live], [role=status], [role=alert]"), null);
  await page.play("f5");
  const said = page.part("#live").textContent;
  page.engine.running()[0].progress("d6", { depth: 12, score: 1.5, ms: 900 });
  assert.match(clock.textContent, /^depth 12 · White ≈\+1\.5 · \d+\.\d s$/);
  assert.deepEqual([page.seen().thinking, page.seen().input], [true, false]);
  assert.equal(page.part("#live").textContent, said);
  await page.choose("lang", "de");
  assert.match(clock.textContent, /^Tiefe 12 · Weiß ≈\+1,5 · \d+,\d s$/);
  await page.press("undo");
  assert.equal(clock.textContent, "");
});

test("without an engine two people play on, chance moves, and a hint says why there is none", async () => {
  const page = await showPage();
  await page.play("f5");
  await page.press("hint");
  await page.engine.running()[0].fail(new PageError("engine-unavailable", ""));
  assert.equal(
    page.seen().status,
    "The computer player could not be loaded; two people can still play.",
  );
  await page.play("d6");
  await page.press("random");
  assert.equal(page.seen().current, 3);
});
