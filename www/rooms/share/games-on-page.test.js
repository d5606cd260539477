// Games as texts and links on the page, and the games that others have replaced.
import assert from "node:assert/strict";
import test from "node:test";
import { BLACK_PASSED } from "../../test/support/headless-page.js";
import { memory } from "../../test/support/memory-storage.js";
import { showPage, TWO_PEOPLE, until } from "../../test/support/shown-page.js";

const played = ({ moves, current }) => moves.slice(0, current).join("");
const hasFormer = (page) => page.state().previousGame !== null;

/** The value of a field of the sheet, which stays open. */
async function field(page, name) {
  if (!page.part("#text").open) await page.press("text");
  return page.part(`#text textarea[name=${name}]`).value;
}

/** Pastes a text into the sheet and presses Load. */
async function paste(page, text) {
  if (!page.part("#open-games").open) await page.openGames();
  page.fill("#open-games textarea[name=paste]", text);
  await page.click("#open-games [data-load]");
}

async function close(page) {
  const open = page.part("dialog[open]");
  if (open) await page.click(`#${open.id} button[value=close]`);
}

test("a position comes back from its text exactly", async () => {
  const page = await showPage();
  const before = await page.play("f5d6c3d3c4");
  const position = await field(page, "position");
  assert.equal(position, `${before.discs} O`);
  await close(page);
  await page.press("new");
  await page.click("#players [data-players-play]");
  await paste(page, position);
  await until("the position", () => page.seen().discs === before.discs);
  assert.deepEqual([page.seen().turn, page.seen().legal], [before.turn, before.legal]);
  assert.equal(await field(page, "position"), position);
});

test("a game comes back from its text, in whatever case", async () => {
  const page = await showPage();
  const before = await page.play(BLACK_PASSED);
  assert.equal(await field(page, "moves"), BLACK_PASSED);
  await close(page);
  await page.press("new");
  await page.click("#players [data-players-play]");
  await paste(page, BLACK_PASSED.toUpperCase());
  await until("the game", () => page.seen().discs === before.discs);
  assert.deepEqual(page.seen().moves, before.moves);
});

test("a line of a collection of problems is a position", async () => {
  const page = await showPage();
  const board = `${"-".repeat(27)}OX------XO${"-".repeat(27)}`;
  await paste(page, `${board} X; D3:+2; C4:+2;`);
  await until("the position", () => page.seen().discs === board);
  assert.equal(page.seen().turn, "black");
});

test("nonsense is refused in a sentence beside its text, and changes nothing", async () => {
  const page = await showPage();
  const before = await page.play("f5d6c3");
  const problem = () => page.part("#open-games [data-problem]").textContent;
  for (const nonsense of ["f5f6f6", "z9", "XO-", "f5d", "https://club.invalid/#m=a1"]) {
    await paste(page, nonsense);
    await until(`a sentence about ${nonsense}`, () => problem().length > 20);
    assert.ok(page.part("#open-games").open);
    assert.deepEqual([page.seen().discs, page.seen().moves], [before.discs, before.moves]);
    await close(page);
    await page.openGames();
    assert.equal(problem(), "");
    await close(page);
  }
});

test("a link holds the whole game and its point", async () => {
  const page = await showPage();
  await page.play(BLACK_PASSED);
  await page.press("undo");
  const before = page.seen();
  const link = new URL(await field(page, "link"));
  assert.equal(link.origin + link.pathname, "https://club.example/reversi/");
  const linked = await showPage(TWO_PEOPLE, { fragment: link.hash });
  const after = linked.seen();
  assert.deepEqual([after.current, after.discs, after.moves], [7, before.discs, before.moves]);
});

test("a link that cannot be loaded is named, and the board stays", async () => {
  const page = await showPage(TWO_PEOPLE, { fragment: "#m=f5f5" });
  assert.match(page.seen().status, /cannot be loaded/);
  assert.equal(page.seen().current, 0);
  assert.equal((await page.play("f5")).current, 1);
});

test("a reload keeps the game that a link names", async () => {
  const query = `${TWO_PEOPLE}&game=reversi`;
  const page = await showPage(query, { fragment: "#m=f5d6c3" });
  assert.equal(played(page.seen()), "f5d6c3");
  assert.equal(played((await page.reload(query)).seen()), "f5d6c3");
});

test("the opening of a pasted game is named, and a text that is none leaves the game", async () => {
  const page = await showPage();
  await paste(page, "1. f5 d6 2. c3 d3 3. c4");
  await until("the opening", () => page.part("output[name=opening]").value === "Tiger");
  await paste(page, "no game at all");
  await until("a sentence", () => page.part("#open-games [data-problem]").textContent !== "");
  assert.equal(played(page.seen()), "f5d6c3d3c4");
});

test("undo takes back a new game, and an untouched one leaves nothing behind", async () => {
  const page = await showPage();
  await page.play("f5d6c3");
  await page.press("new");
  await page.click("#players [data-players-play]");
  assert.deepEqual([page.seen().current, hasFormer(page)], [0, true]);
  await page.press("undo");
  assert.deepEqual([played(page.seen()), hasFormer(page)], ["f5d6c3", false]);
});

test("a link that is opened keeps the game before it, over a reload too, and they change places", async () => {
  const shared = memory();
  const first = await showPage(TWO_PEOPLE, { shared });
  await first.play("f5d6");
  const own = memory();
  const linked = await showPage(TWO_PEOPLE, { shared, own, fragment: "#m=c4e3f6" });
  assert.equal(played(linked.seen()), "c4e3f6");
  const again = await linked.reload();
  assert.equal(played(again.seen()), "c4e3f6");
  await again.actions.run("former");
  assert.equal(played(again.seen()), "f5d6");
  await again.actions.run("former");
  assert.equal(played(again.seen()), "c4e3f6");
});

test("the game of another tab becomes the previous game of the one that plays on", async () => {
  const shared = memory();
  const own = memory();
  const first = await showPage(TWO_PEOPLE, { shared, own });
  await first.play("f5");
  await showPage(TWO_PEOPLE, { shared, fragment: "#m=c4e3" });
  const again = await showPage(TWO_PEOPLE, { shared, own });
  await again.play("d6");
  assert.equal(hasFormer(again), true);
  const last = await again.reload();
  assert.equal(played(last.seen()), "f5d6");
  await last.actions.run("former");
  assert.equal(played(last.seen()), "c4e3");
});

test("an earlier game is opened from the list, forgotten and brought back", async () => {
  const page = await showPage();
  const rows = () =>
    [...document.querySelectorAll(".library [data-row]")]
      .map(({ dataset }) => dataset.moves)
      .join(" ");
  const list = (expected) => until(`the list ${expected}`, () => rows() === expected);
  for (const moves of ["f5d6c3", "f5f6e6", "d3c3c4"]) {
    await page.play(moves);
    await page.press("new");
    await page.click("#players [data-players-play]");
  }
  await page.openPanel("games");
  await list("d3c3c4 f5f6e6 f5d6c3");
  await page.click("[data-row='1'] [data-press=forget]");
  await list("d3c3c4 f5d6c3");
  await page.click(".way-back button");
  await list("d3c3c4 f5f6e6 f5d6c3");
  await page.click("[data-row='2']");
  await until("the first game", () => played(page.seen()) === "f5d6c3");
  await page.openPanel("games");
  // The running one is the first.
  await list("f5d6c3 d3c3c4 f5f6e6");
  await page.openPanel("settings");
  await page.choose("game", "tic-tac-toe");
  await page.openPanel("games");
  await until("whose turn it is", () =>
    page.textsOf("[data-running=running]")[0]?.includes("White is to move"),
  );
  await page.click("[data-row='0']");
  await until("the running game", () => played(page.seen()) === "f5d6c3");
});

test("a reload keeps the moves taken back, and the branch that another move leaves", async () => {
  const page = await showPage();
  await page.play("f5d6c3");
  await page.press("undo");
  const again = await page.reload();
  assert.equal(again.seen().current, 2);
  await again.press("redo");
  assert.equal(again.seen().current, 3);
  await again.press("undo");
  await again.play("c5");
  const branches = (of) => of.textsOf("[data-branch]:not([data-drop])");
  assert.deepEqual(branches(again), ["From move 3: c3"]);
  assert.deepEqual(branches(await again.reload()), ["From move 3: c3"]);
});

test("a reload lets the computer go on that was to move", async () => {
  const page = await showPage("?lang=en&black=human&white=computer&pause=0");
  await page.play("f5");
  const again = await page.reload();
  await again.engine.running()[0].answer("d6");
  assert.deepEqual([played(again.seen()), again.seen().input], ["f5d6", true]);
});

test("damaged storage is named, and the tab's own game stays", async () => {
  const shared = memory();
  const own = memory();
  const page = await showPage(TWO_PEOPLE, { shared, own });
  await page.choose("theme", "garden");
  await page.play("f5d6c3");
  assert.ok(shared.map.size >= 2);
  for (const key of shared.map.keys()) shared.setItem(key, '{"version":1,"transcr');
  const again = await showPage(TWO_PEOPLE, { shared, own });
  assert.match(again.seen().status, /damaged/);
  assert.equal(played(again.seen()), "f5d6c3");
  await again.play("d3");
  await again.press("undo");
  assert.equal(played(again.seen()), "f5d6c3");
});

test("the list has the focus once its games are read: the button that opened the dialog is another", async () => {
  const page = await showPage("?lang=en");
  await page.openGames();
  page.part("#open-games textarea").focus();
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  page.store.dispatch({ type: "collection-requested", files, id: "1" });
  const found = { games: [], unread: [], more: false };
  page.store.dispatch({ type: "found", key: "collection", found, done: true });
  page.part("#open-games").close();
  await until("the focus", () => document.activeElement === page.part(".library [data-games]"));
});
