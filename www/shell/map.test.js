// The map of the page in numbers: what a visitor has in sight to choose from.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../play/game/comments-of-text.ts";
import { showPage, until } from "../test/support/shown-page.js";

/** The entries of the menu that no style leaves out: those of a list or a friend show with them. */
function menuEntries() {
  const left = ':is([data-action="resign"], [data-action="nearby"], [data-action^="game-"])';
  return [
    ...document.querySelectorAll("#menu .action:not([data-open-panel], [hidden])"),
    ...document.querySelectorAll("[data-game-switch] button"),
  ].filter((entry) => !entry.matches(`${left}:disabled`));
}

const textOf = ({ textContent }) => textContent.trim();

test("the menu has nine entries at most, and none that a tab has", async () => {
  for (const query of ["?lang=en", "?lang=de&white=human", "?lang=en&white=friend"]) {
    await showPage(query);
    const entries = menuEntries().map(textOf);
    assert.ok(entries.length > 0 && entries.length <= 9, `${query}: ${entries}`);
    const tabs = [...document.querySelectorAll('[role="tab"]')].map(textOf);
    assert.equal(tabs.length, 5);
    assert.deepEqual(
      entries.filter((text) => tabs.includes(text)),
      [],
    );
  }
});

/** The controls in sight within a part of the page; radios of one name are one stop of the keys. */
function controlsIn(selector) {
  const all = document.querySelectorAll(`${selector} :is(input, select, button, summary)`);
  const inSight = [...all].filter(
    (control) => !control.closest("[hidden], details > :not(summary)") && control.value !== "close",
  );
  return [...new Set(inSight.map((control) => control.name || control.value || textOf(control)))];
}

test("New game has at most 20 controls in sight, 17 of them opponents", async () => {
  const page = await showPage("?lang=en");
  await page.press("new");
  const controls = controlsIn("#players");
  const opponents = document.querySelectorAll('#players [data-choice="opponent"]');
  assert.equal(opponents.length, 17);
  assert.ok(controls.length <= 20, `${controls.length}: ${controls}`);
});

test("one door leads to a person, and to the ways of one the choice in New game", async () => {
  const page = await showPage("?lang=en");
  const doors = menuEntries().filter((entry) =>
    /person|people|friend|live|link/i.test(textOf(entry)),
  );
  assert.deepEqual(doors.map(textOf), []);
  await page.press("new");
  const rivals = [...document.querySelectorAll("#players [name=rival]")];
  assert.deepEqual(
    rivals.map(({ value }) => value),
    ["computer", "person"],
  );
  rivals[1].click();
  const ways = [...document.querySelectorAll("#players [name=way]")].map(({ value }) => value);
  assert.deepEqual(ways, ["here", "link", "live"]);
  assert.match(document.querySelector("#players .note").textContent, /no strangers/);
});

test("twelve settings are in sight, and all others behind one heading", async () => {
  const page = await showPage("?lang=en");
  await page.openPanel("settings");
  // The volume belongs to the sound.
  const controls = controlsIn("form[name=settings]").filter((name) => name !== "volume");
  assert.deepEqual(controls, [
    ...["theme", "scheme", "sound", "lang", "New game", "hints"],
    ...["values", "board-size", "text-size", "hand", "pause", "More"],
  ]);
});

test("a press that goes on from an earlier point of the game is named so", async () => {
  const page = await showPage("?lang=en&white=computer", { fragment: "#m=f5d6c3" });
  const name = () => textOf(page.part('[data-action="stop"]'));
  assert.equal(name(), "Continue");
  for (const step of ["back", "back"]) await page.press(step);
  assert.deepEqual([page.seen().current, name()], [1, "Play on from here"]);
});

test("one door leads to the visitor's results", async () => {
  const page = await showPage();
  await page.openPanel("games");
  await pressedShelves();
  const doors = [...document.querySelectorAll("button, a, summary")].map(textOf);
  assert.deepEqual(
    doors.filter((text) => text === "My results"),
    ["My results"],
  );
});

const GAMES = ["f5d6c3", "f5f6e6"].map((text, index) => ({
  ...{ number: index + 1, text, moves: 3, black: "Ada", white: "Bob", event: "", date: "" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
}));

/** Imports two games, as a pasted text does. */
function importGames({ store }) {
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  store.dispatch({ type: "collection-requested", files, id: "1" });
  const found = { games: GAMES, unread: [], more: false };
  store.dispatch({ type: "found", key: "collection", found, done: true });
}

/** The shelves of the library that are pressed, once there is a list. */
async function pressedShelves() {
  await until("the list", () => document.querySelector("[data-games]") !== null);
  const pressed = document.querySelectorAll('[data-shelf][aria-pressed="true"]');
  return [...pressed].map((button) => button.getAttribute("data-shelf"));
}

test("the page has one list of games, on each of its shelves", async () => {
  const page = await showPage();
  await page.openPanel("games");
  await pressedShelves();
  importGames(page);
  const grids = () => document.querySelectorAll('[role="grid"]:not(#board *), [role="listbox"]');
  for (const shelf of ["mine", "imported", "tournaments", "all"]) {
    await page.click(`[data-shelf="${shelf}"]`);
    assert.deepEqual(await pressedShelves(), [shelf]);
    const lists = [...grids()].filter((grid) => grid.closest("[data-panel='games'], dialog"));
    assert.deepEqual(
      lists.map((list) => list.hasAttribute("data-games")),
      [true],
      shelf,
    );
  }
});

test("each door to a list of games leads to the library, with its shelf chosen", async () => {
  const doors = [
    ["imported", importGames],
    ["imported", ({ actions }) => actions.showCollection(true)],
    ["imported", importAndLeave],
    ["tournaments", ({ actions }) => actions.showLibrary("tournaments")],
    ["all", ({ actions }) => actions.openPanel("games")],
  ];
  for (const [shelf, open] of doors) {
    const page = await showPage();
    await open(page);
    assert.deepEqual(await pressedShelves(), [shelf]);
    assert.equal(page.part("#collection").open, false);
    assert.equal(page.part('[data-panel="games"]').hidden, false);
  }
});

/** Goes back to the list from a game of it, by the button beside the arrows. */
async function importAndLeave(page) {
  importGames(page);
  page.actions.showCollected(GAMES[0]);
  await page.openPanel("game");
  page.actions.run("game-list");
}

test("the list of an embedded board has the imported games alone, and opens by its control", async () => {
  const page = await showPage("?lang=en&embed=1&controls=game-list");
  importGames(page);
  page.actions.run("game-list");
  await until("the list", () => page.part("#collection [data-games]") !== null);
  assert.equal(document.querySelectorAll("[data-games]").length, 1);
  assert.deepEqual([page.part("#collection").open, page.part("[data-shelf]")], [true, null]);
});
