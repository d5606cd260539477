// The page's other games: each has its own board, moves and texts.
import assert from "node:assert/strict";
import test from "node:test";
import { showPage, TWO_PEOPLE, until } from "../../test/support/shown-page.js";

const played = ({ moves }) => moves.join("");
const board = (page, squares) =>
  until(`a board of ${squares} squares`, () => page.seen().discs.length === squares);

test("each game waits as it was left, and names the page", async () => {
  const page = await showPage();
  await page.play("f5");
  await page.choose("game", "connect-four");
  await board(page, 42);
  assert.equal(document.title, "Connect Four");
  assert.equal(played(page.seen()), "");
  await page.choose("game", "reversi");
  await board(page, 64);
  assert.equal(played(page.seen()), "f5");
});

test("a pasted game of another kind is offered by its button, and the game before it waits", async () => {
  const page = await showPage();
  await page.play("f5");
  await page.openGames();
  page.fill("#open-games textarea[name=paste]", "4453");
  await page.click("#open-games [data-load]");
  const said = () => page.part("#open-games [data-problem]").textContent;
  await until("the offer", () => said() === "This is a game of Connect Four.");
  assert.equal(played(page.seen()), "f5");
  await page.click("#open-games [data-open-game]");
  await board(page, 42);
  assert.equal(played(page.seen()), "4453");
  await page.choose("game", "reversi");
  await board(page, 64);
  assert.equal(played(page.seen()), "f5");
});

test("where the choice of a game is locked nothing in sight names another one", async () => {
  for (const [query, isNamed] of [
    [TWO_PEOPLE, true],
    [`${TWO_PEOPLE}&lock=game`, false],
  ]) {
    const page = await showPage(query);
    await page.openPanel("settings");
    for (const hidden of document.querySelectorAll("[hidden], dialog:not([open])")) hidden.remove();
    assert.equal(/Tic-Tac-Toe|Connect Four/.test(document.body.textContent), isNamed, query);
  }
});

test("three in a row end Tic-Tac-Toe, and the sentence says so", async () => {
  const page = await showPage(`${TWO_PEOPLE}&game=tic-tac-toe`);
  const seen = await page.play("a1b1b2c2c3");
  assert.deepEqual([seen.discs, seen.turn], ["XO--XO--X", "none"]);
  assert.equal(seen.status, "Cross plays c3. Cross wins. Three in a row after 5 moves.");
});
