// Games of a collection on the board: what they leave behind, one after another and all at once.
import assert from "node:assert/strict";
import test from "node:test";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { MAX_LEFT_GAMES } from "../../play/game/left-games.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { settled } from "../../test/support/settled.js";
import { openTab } from "../../test/support/tabs.js";
import { resumeUnfinished } from "../../shell/unfinished-steps.ts";
import { partOf } from "./collection.ts";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const PEOPLE = { settings: { white: "human" } };

const collected = (text, index, facts = {}) => ({
  ...{ number: index + 1, text, moves: text.length / 2, black: "", white: "", event: "", date: "" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null, ...facts },
});
const GAMES = ["f5d6c3d3", "f5f6e6f4", "f5d6c4d3", "f5f4e3f6", "d3c3c4c5"].map((text, index) =>
  collected(text, index),
);

/** Shows a list of games, as if they had been read from a file. */
function read({ store }, games = GAMES) {
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  store.dispatch({ type: "collection-requested", files, id: "1" });
  store.dispatch({ type: "found", key: "collection", found: { games, unread: [] }, done: true });
}

/** A tab with a list and a game of the visitor's own on the board. */
async function openList(games = GAMES) {
  const tab = openTab(memory(), PEOPLE);
  tab.play("e6 f6 f5");
  read(tab, games);
  const run = async (step) => {
    step();
    await settled();
  };
  const leftTranscripts = () => tab.storage.leftGames.read().map(({ game }) => game.transcript);
  return {
    ...tab,
    left: leftTranscripts,
    show: (index) => run(() => tab.actions.showCollected(games[index])),
    step: (action) => run(() => tab.actions.run(action)),
    number: () => tab.state().collection.current,
  };
}

test("a walk through a collection leaves the visitor's own game, and no other", async () => {
  const comment = { ply: 1, text: "A book move.", marks: ["c3"] };
  const variation = { moves: "f5d6c4", comments: [] };
  const facts = { comments: [comment], variations: [variation] };
  const page = await openList([collected("f5d6c3d3", 0, facts), ...GAMES.slice(1)]);
  await page.show(0);
  assert.equal(page.state().branches.length, 1);
  for (const action of ["game-after", "back", "game-after", "game-after", "game-before"])
    await page.step(action);
  assert.deepEqual([page.line(), page.previous()], ["f5d6c4d3", "e6f6f5"]);
  await page.show(0);
  await page.step("game-after");
  await page.step("new");
  assert.equal(page.previous(), "f5f6e6f4");
  assert.deepEqual(page.left(), ["e6f6f5"]);
  await page.step("undo");
  assert.equal(page.line(), "f5f6e6f4");
});

test("after a reload, too, only what was added makes a collection's game the visitor's", async () => {
  for (const isAdded of [false, true]) {
    const [store, own] = [memory(), memory()];
    const tab = openTab(store, PEOPLE, own);
    read(tab);
    tab.store.dispatch({ type: "collection-kept", id: "1", isKept: true });
    tab.actions.showCollected(GAMES[0]);
    await settled();
    const later = openTab(store, PEOPLE, own);
    resumeUnfinished(later.context, later.unfinished);
    const parts = [partOf({ games: GAMES, unread: [], more: false })];
    later.store.dispatch({ type: "collection-returned", id: "1", parts, isAsked: false });
    assert.equal(later.line(), "f5d6c3d3");
    if (isAdded) later.actions.comment("A slip.");
    later.actions.run("new");
    const leftTranscripts = later.storage.leftGames.read().map(({ game }) => game.transcript);
    assert.deepEqual(leftTranscripts, isAdded ? ["f5d6c3d3"] : [], String(isAdded));
  }
});

test("a collection that a reload does not have leaves its game to the visitor", async () => {
  const [store, own] = [memory(), memory()];
  const tab = openTab(store, PEOPLE, own);
  read(tab);
  tab.store.dispatch({ type: "collection-kept", id: "1", isKept: false });
  tab.actions.showCollected(GAMES[0]);
  await settled();
  const later = openTab(store, PEOPLE, own);
  resumeUnfinished(later.context, later.unfinished);
  later.actions.run("new");
  const [leftGame] = later.storage.leftGames.read();
  assert.equal(leftGame.game.transcript, "f5d6c3d3");
});

test("a game of a collection in which the visitor has done something is kept", async () => {
  const changes = {
    move: (page) => page.play("c5"),
    "other move": (page) => {
      page.actions.goTo(2);
      page.play("c4");
    },
    comment: (page) => page.actions.comment("Here it went wrong."),
    mark: (page) => page.actions.draw(18, 18),
    review: (page) => page.actions.run("review"),
  };
  for (const [name, change] of Object.entries(changes)) {
    const page = await openList();
    await page.show(0);
    change(page);
    const line = page.line();
    await page.step("game-after");
    assert.deepEqual([page.left(), page.previous()], [[line, "e6f6f5"], line], name);
  }
});

test("a game of a collection that was forgotten is kept when another one takes its place", async () => {
  const page = await openList();
  await page.show(1);
  page.actions.forgetCollection();
  await page.step("new");
  assert.deepEqual(page.left(), ["f5f6e6f4", "e6f6f5"]);
});

test("what is said of the list of games that were left is said beside a game of a collection", async () => {
  const page = await openList();
  const { leftGames } = page.storage;
  for (let count = 0; count < MAX_LEFT_GAMES; count += 1) {
    const [column, row] = [count % 10, Math.floor(count / 10)];
    const comments = [{ moves: "", text: `${column} ${row}`, marks: [] }];
    const opening = { start: "diagonal", first: "black" };
    const keptForm = { opening, transcript: "f5d6c3", ply: 0, comments, counted: "never" };
    leftGames.add({ game: "reversi", time: count, players: {}, kept: keptForm, parts: {} });
  }
  leftGames.news();
  await page.show(0);
  assert.equal(page.state().notice.aside, "list-full");
  const said = announce(page.state(), TEXTS);
  assert.ok(said.includes(TEXTS.t("said-list-full")) && said.includes("Game 1 of 5"), said);
});

test("presses that follow each other at once go on from each other", async () => {
  const page = await openList();
  await page.show(0);
  const loaded = [];
  page.store.subscribe(({ collection: { current } }, { collection: before }) => {
    if (current !== before.current && current !== null) loaded.push(current);
  });
  for (let press = 0; press < 3; press += 1) page.actions.run("game-after");
  await settled();
  assert.deepEqual([page.number(), page.line(), page.previous()], [4, "f5f4e3f6", "e6f6f5"]);
  assert.deepEqual(loaded, [2, 3, 4]);
  await page.step("game-before");
  assert.equal(page.number(), 3);
});

test("where the rules cannot be loaded, no game is said to be there, and a text stays", async () => {
  let offline = false;
  const loadRules = setTable().context.loadRules;
  const table = setTable({
    id: "connect-four",
    loadRules: async (game) => {
      if (offline) throw new Error("offline");
      return loadRules(game);
    },
  });
  read(table);
  offline = true;
  table.actions.showCollected(GAMES[1]);
  await settled();
  const { collection, notice, game } = table.state();
  assert.deepEqual([collection.current, collection.placing], [null, null]);
  assert.deepEqual([notice.kind, game.game], ["problems", "connect-four"]);
  const said = "This game could not be loaded; please try again later.";
  assert.equal(announce(table.state(), TEXTS), said);
  assert.equal((await table.actions.loadAs("reversi", "f5d6c3"))?.code, "game-unavailable");
  offline = false;
  assert.equal(await table.actions.loadAs("reversi", "f5d6c3"), null);
  assert.equal(table.state().game.line.join(""), "f5d6c3");
});
