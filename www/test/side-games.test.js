// Tic-Tac-Toe and Connect Four on the page: entry, sentences, marks, and the way between the games.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME, GAMES, gameNamed } from "../games/index.js";
import { chooseGame } from "../state/choose-game.js";
import { isActionInGame, isActionWorking } from "../state/action-table.js";
import { isFieldInGame } from "../state/settings.js";
import { storedFormOf, storedGameOf } from "../state/stored-game.js";
import { turnJob } from "../state/jobs.js";
import { themeOf } from "../theming/themes.js";
import { squareAttributes } from "../views/board-model.js";
import { announce, announceEnd } from "../words/announce.js";
import { createTexts } from "../words/texts.js";
import { squareName } from "../game/squares.js";
import { sideGames } from "./support/rules.js";
import { setTable } from "./support/table.js";

const TWO = { black: "human", white: "human" };
const textsOf = (id) => createTexts("en", themeOf("classic"), gameNamed(id));
const open = (id, options) => setTable({ id, settings: TWO, ...options });
const say = ({ state }) => announce(state(), textsOf(state().game.game));

/** The squares that carry an attribute. */
function carrying({ state }, name) {
  return squareAttributes(state(), textsOf(state().game.game)).flatMap((attributes, index) =>
    attributes[name] === undefined ? [] : [squareName(state().game, index)],
  );
}

test("the levels of the page are those of the module, without the random player", () => {
  for (const { id, levels, random, module } of GAMES.filter((game) => game.module !== "reversi")) {
    assert.equal(module, "side-games");
    assert.deepEqual(sideGames.levels(id), [random, ...levels]);
  }
});

test("a game has no action and no field for what it does not have", () => {
  const { state } = open("connect-four");
  assert.deepEqual(
    ["pass", "selftest", "undo", "hint"].map((id) => isActionInGame(gameNamed("connect-four"), id)),
    [false, false, true, true],
  );
  assert.equal(isActionWorking(state(), "selftest"), false);
  const fields = ["start", "first", "think-time", "manual-pass", "values", "black-level"];
  assert.deepEqual(
    fields.map((field) => isFieldInGame(gameNamed("connect-four"), field)),
    [false, true, false, false, false, true],
  );
});

test("any square of a column lets a disc fall to the lowest empty one", () => {
  const table = open("connect-four");
  table.play("d1 d1 a6");
  assert.deepEqual(table.state().game.line, ["4", "4", "1"]);
  assert.equal(say(table), "Red drops a disc to a6. Yellow to move.");
  assert.deepEqual(carrying(table, "data-legal"), ["d4", "a5", "b6", "c6", "e6", "f6", "g6"]);
  table.actions.hover(3);
  assert.deepEqual(carrying(table, "data-preview"), ["d4"]);
});

test("a full column is refused with a sentence, and the game goes on", () => {
  const table = open("connect-four", { transcript: "444444" });
  assert.equal(table.actions.press(3), false);
  assert.equal(say(table), "Column 4 is full.");
  assert.equal(carrying(table, "aria-disabled").length, 6);
  table.play("c6");
  assert.equal(table.state().game.ply, 7);
});

test("four in a row win, are marked, and end the game in the winner's name", () => {
  const table = open("connect-four");
  table.play("d1 e1 d1 e1 d1 e1 d1");
  assert.deepEqual(carrying(table, "data-win"), ["d3", "d4", "d5", "d6"]);
  assert.equal(say(table), "Red drops a disc to d3. Red wins. Four in a row after 7 moves.");
  const { outcome } = table.state().game;
  assert.equal(announceEnd(table.state(), outcome, textsOf("connect-four")).title, "Red wins");
  assert.equal(table.actions.press(0), false);
  assert.equal(say(table), "The game is over.");
});

test("three in a row win Tic-Tac-Toe, a full board is a draw, and undo takes either back", () => {
  const table = open("tic-tac-toe");
  table.play("b2 a1 c1 a3 a2 c2 c3 b1 b3");
  assert.equal(say(table), "Cross plays b3. A draw. The board is full.");
  table.actions.run("undo");
  assert.equal(table.state().game.ply, 8);
  const won = open("tic-tac-toe");
  won.play("a1 b1 b2 c1 c3");
  assert.deepEqual(carrying(won, "data-win"), ["a1", "b2", "c3"]);
  assert.equal(say(won), "Cross plays c3. Cross wins. Three in a row after 5 moves.");
});

test("a computer is asked for a level of its game, a hint for the strongest, without a time", () => {
  const table = open("connect-four", { settings: { ...TWO, white: "computer" } });
  table.play("d1");
  const { purpose, level, ms } = turnJob(table.state());
  assert.deepEqual([purpose, level, ms], ["computer", "medium", null]);
  const { task } = table.engine.requests[0];
  assert.deepEqual([task.game, task.setup.game], ["connect-four", "connect-four"]);
});

test("every game waits as it was left, with its own players and its own previous game", async () => {
  const table = setTable({ settings: TWO });
  table.play("f5 d6");
  table.actions.run("new");
  table.play("c4");
  await chooseGame(table.context, "connect-four");
  assert.deepEqual(
    [table.state().game.game, table.state().settings.current.white, table.state().previousGame],
    ["connect-four", "computer", null],
  );
  table.actions.set("white-level", "perfect");
  table.play("d1");
  table.store.subscribe((state, before) => table.context.storage.save(state, before));
  assert.deepEqual(table.state().settings.stored, {
    game: "connect-four",
    "connect-four.white-level": "perfect",
  });
  await chooseGame(table.context, "reversi");
  assert.equal(table.state().settings.current["white-level"], FIRST_GAME.usual);
});

test("a game that was left comes back from the storage, without a browser's too", async () => {
  const table = setTable({ settings: TWO });
  table.store.subscribe((state, before) => table.context.storage.save(state, before));
  table.play("f5 d6");
  await chooseGame(table.context, "tic-tac-toe");
  table.actions.set("white", "human");
  table.play("b2 a1");
  await chooseGame(table.context, "reversi");
  assert.deepEqual(table.state().game.line, ["f5", "d6"]);
  await chooseGame(table.context, "tic-tac-toe");
  assert.deepEqual(table.state().game.line, ["b2", "a1"]);
  assert.equal(table.state().settings.current.white, "human");
});

test("of two choices in a row the last one counts", async () => {
  const table = setTable({ settings: TWO });
  const first = chooseGame(table.context, "tic-tac-toe");
  await Promise.all([first, chooseGame(table.context, "connect-four")]);
  assert.equal(table.state().game.game, "connect-four");
});

test("a game that cannot be loaded leaves the one on the board, and says so", async () => {
  const table = setTable({
    settings: TWO,
    loadRules: () => Promise.reject(new Error("offline")),
  });
  table.play("f5");
  await chooseGame(table.context, "connect-four");
  assert.deepEqual([table.state().game.game, table.state().game.line], ["reversi", ["f5"]]);
  assert.equal(say(table), "This game could not be loaded; please try again later.");
});

test("a pasted game of another kind is recognised and can be opened", async () => {
  const table = setTable({ settings: TWO });
  assert.equal(table.actions.load("4453")?.code, "load");
  assert.equal(await table.actions.findGame("4453"), "connect-four");
  assert.equal(await table.actions.findGame("b2a1"), "tic-tac-toe");
  assert.equal(await table.actions.findGame("hello"), null);
  await chooseGame(table.context, "connect-four", (session) => session.read("4453"));
  assert.deepEqual(table.state().game.line, ["4", "4", "5", "3"]);
  assert.equal(await table.actions.findGame("f5d6c3"), "reversi");
});

test("where the choice of games is locked, nothing speaks of the others", async () => {
  const table = setTable({ settings: TWO, locks: ["game"] });
  assert.equal(await table.actions.findGame("4453"), null);
  table.actions.set("game", "connect-four");
  await new Promise(setImmediate);
  assert.equal(table.state().game.game, "reversi");
});

test("a running game of each kind is stored and read again", () => {
  for (const [id, transcript] of [
    ["connect-four", "4453"],
    ["tic-tac-toe", "b2a1"],
  ]) {
    const form = JSON.parse(JSON.stringify(storedFormOf(open(id, { transcript }).state())));
    const { setup, ply } = storedGameOf(gameNamed(id), form);
    assert.deepEqual([setup.game, ply], [id, id === "connect-four" ? 4 : 2]);
  }
});
