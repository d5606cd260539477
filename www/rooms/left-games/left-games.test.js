// The games that were left: kept whole, in a list that no other game takes away.
import assert from "node:assert/strict";
import test from "node:test";
import { chooseGame } from "../../play/game/choose-game.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { contains, isLeftGame, notRunning } from "../../play/game/left-games.ts";
import { LEFT_GAMES } from "../../play/game/stored-left-games.ts";
import { runningGame } from "../../play/game/stored-games.ts";
import { painted } from "../editor/editor.ts";
import { legalSquares } from "../../play/board/square-press.ts";
import { openExercise } from "../exercises/exercise-steps.ts";
import { checkErased } from "../../shell/erased.ts";
import { resumeUnfinished } from "../../shell/unfinished-steps.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { timeControl } from "../table/clocks.ts";
import { FIRST_TERMS } from "../table/table.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { HOUSE, WIPEOUT } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { rules } from "../../test/support/built-rules.js";
import { memory } from "../../test/support/memory-storage.js";
import { settled } from "../../test/support/settled.js";
import { squareIndex } from "../../test/support/squares.js";
import { openTab, startTab } from "../../test/support/tabs.js";
import { createPartTexts } from "../../play/words/texts.ts";
import { announce } from "../../test/support/shown.js";

const { ownRows, playersOf, turnText } = await import("../library/own-rows.ts");

const PEOPLE = { black: "human", white: "human" };
const options = { settings: PEOPLE };
const TEXTS = createTexts("en", themeOf("classic"), FIRST_GAME);

/** The transcripts of the list, newest first. */
const listed = (tab) => tab.storage.leftGames.read().map(({ game }) => game.transcript);

/** A game with a branch and two comments, one of them on the branch. */
function playCommented(tab) {
  tab.play("f5 d6 c3 d3 c4");
  tab.actions.comment("the tiger");
  for (let count = 0; count < 3; count += 1) tab.actions.run("undo");
  tab.play("c4");
  tab.actions.comment("another one");
}

const whole = (tab) => {
  const { game, branches, comments } = tab.state();
  const texts = comments.list.map(({ moves, text }) => `${moves} ${text}`).sort();
  return { line: game.line.join(""), branches: branches.map((line) => line.join("")), texts };
};

test("a new game and undo bring back the branches and the comments on them", () => {
  const store = memory();
  const tab = openTab(store, options, memory());
  playCommented(tab);
  const before = whole(tab);
  assert.deepEqual([before.branches, before.texts.length], [["f5d6c3d3c4"], 2]);
  for (const back of ["undo", "former"]) {
    tab.actions.run("new");
    assert.deepEqual(whole(tab).texts, []);
    tab.actions.run(back);
    assert.deepEqual(whole(tab), before, back);
  }
  tab.actions.run("new");
  const later = openTab(store, options, memory());
  later.actions.run("undo");
  assert.deepEqual(whole(later), before, "after a reload");
});

test("a pasted game, a practised opening and another one leave every game in the list", () => {
  const tab = openTab(memory(), options, memory());
  tab.play("f5 d6 c3 d3");
  tab.actions.practise({ name: "", moves: "f5d6c4" });
  tab.play("f5 d6 c4");
  tab.actions.practise({ name: "", moves: "f5f6e6" });
  tab.actions.load("e6f4e3");
  tab.play("f6");
  tab.actions.run("new");
  const games = listed(tab);
  for (const moves of ["f5d6c3d3", "f5d6c4", "e6f4e3f6"])
    assert.ok(games.includes(moves), `${moves} is in ${games}`);
});

test("a game that goes on after its return stands in the list once", async () => {
  const tab = openTab(memory(), options, memory());
  tab.play("f5 d6 c3");
  tab.actions.run("new");
  tab.actions.run("undo");
  tab.play("d3 c4");
  tab.actions.run("new");
  assert.deepEqual(listed(tab), ["f5d6c3d3c4"]);
});

test("two moves alone are not listed, and undo brings them back even so", () => {
  const tab = openTab(memory(), options, memory());
  tab.play("f5 d6");
  tab.actions.run("new");
  assert.deepEqual(listed(tab), []);
  tab.actions.run("undo");
  assert.equal(tab.line(), "f5d6");
});

/** The value of the first move f5 in a review. */
const FIRST_VALUE = {
  type: "found",
  key: "review-1",
  found: {
    ply: 1,
    side: "black",
    square: squareIndex("f5"),
    score: 0,
    best: squareIndex("d3"),
    best_score: 0,
    loss: 0,
    loss_at_least: 0,
    exact: false,
    best_exact: false,
    book: false,
    depth: 3,
    line: new Uint8Array([]),
    best_line: new Uint8Array([squareIndex("d3")]),
    reason: null,
    nodes: 1,
  },
  done: true,
  ms: 5,
};

test("a position that was set up is a game: undo brings it back, and it is listed", () => {
  const own = memory();
  const tab = startTab(memory(), own);
  tab.actions.seat(PEOPLE);
  tab.actions.run("edit");
  const { editor } = tab.state().mode;
  tab.actions.edit(painted(editor, new Set([squareIndex("c4")]), 1));
  tab.actions.playEdited();
  const { position } = tab.state().game;
  const rows = () => tab.actions.runningGames().map(({ game }) => game.setup.position);
  assert.deepEqual(rows(), [position]);
  tab.actions.run("new");
  assert.notEqual(tab.state().game.position, position);
  assert.deepEqual(
    tab.storage.leftGames.read().map(({ game }) => game.setup.position),
    [position],
  );
  tab.actions.run("undo");
  assert.equal(tab.state().game.position, position);
  tab.actions.load("f5d6");
  tab.actions.run("former");
  assert.equal(tab.state().game.position, position);
});

test("the same moves from another start, or of another kind, are another game", () => {
  const moves = { start: "diagonal", first: "black" };
  const left = { id: "reversi", game: { setup: moves, transcript: "d3c3c4" } };
  const is = (id, setup, transcript) => isLeftGame(left, id, { setup, transcript });
  assert.equal(is("reversi", { ...moves }, "d3c3c4"), true);
  assert.equal(is("reversi", { ...moves, first: "white" }, "d3c3c4"), false);
  assert.equal(is("connect-four", moves, "d3c3c4"), false);
  assert.equal(is("reversi", moves, "d3c3"), false);
});

test("a game that has ended stays one of those who have played it", async () => {
  const [shared, own] = [memory(), memory()];
  const tab = startTab(shared, own);
  tab.actions.seat({ black: "human", white: "computer" });
  tab.actions.set("white-level", "2");
  tab.actions.load(WIPEOUT.slice(0, -2));
  tab.play(WIPEOUT.slice(-2));
  assert.notEqual(tab.state().game.outcome, null);
  const opponents = (other) => [
    ...other.actions.runningGames().map(({ players }) => players["white-level"]),
    ...other.storage.leftGames.read().map(({ players }) => players["white-level"]),
  ];
  tab.actions.set("white-level", "9");
  assert.deepEqual(opponents(tab), ["2"]);
  const later = startTab(shared, own);
  assert.deepEqual(opponents(later), ["2"]);
  assert.equal(later.state().settings.current["white-level"], "9", "who plays the next game");
  later.actions.run("new");
  assert.deepEqual(opponents(later), ["2"]);
  later.actions.run("undo");
  later.actions.run("new");
  assert.deepEqual(opponents(later), ["2"]);
  later.actions.run("undo");
  later.actions.goTo(2);
  const { game } = later.state();
  later.actions.choose(legalSquares(game).find((square) => square !== squareIndex(game.line[2])));
  assert.deepEqual(opponents(later)[0], "2", "Undo has brought its players back");
});

test("a game of the list comes back with its players, its record and its review", async () => {
  const tab = openTab(memory(), { settings: { ...PEOPLE, "white-level": "3" } }, memory());
  tab.play("f5 d6 c3");
  tab.actions.run("review");
  tab.store.dispatch(FIRST_VALUE);
  assert.equal(tab.state().review.open.moves.size, 1);
  tab.actions.run("new");
  assert.equal(tab.state().review.open, null);
  tab.actions.seat({ white: "computer", "white-level": "9" });
  tab.play("d3");
  const [left] = tab.storage.leftGames.read();
  await tab.actions.openLeftGame(left);
  const { review, settings } = tab.state();
  assert.equal(tab.line(), "f5d6c3");
  assert.equal(review.open.moves.size, 1);
  assert.deepEqual([settings.current.white, settings.current["white-level"]], ["human", "3"]);
  assert.equal(tab.state().record.counted, false, "its end counts as if it had not been left");
});

test("a review waits with its game while another kind is played, also over a reload", async () => {
  for (const own of [memory(), undefined]) {
    const store = memory();
    const tab = openTab(store, options, own);
    tab.play("f5 d6 c3");
    tab.actions.run("review");
    tab.store.dispatch(FIRST_VALUE);
    tab.actions.set("game", "connect-four");
    await settled();
    assert.equal(tab.state().review.open, null);
    tab.actions.seat(PEOPLE);
    tab.play("d1 d1");
    const later = own ? startTab(store, own) : tab;
    assert.equal(later.state().game.game, "connect-four");
    later.actions.set("game", "reversi");
    await settled();
    assert.deepEqual([later.line(), later.state().review.open?.moves.size], ["f5d6c3", 1]);
  }
});

test("a review goes to another device with a game that runs or waits", async () => {
  const tab = openTab(memory(), options, memory());
  const there = async () => {
    const other = openTab(memory(), options, memory());
    await other.actions.take(tab.actions.writeGames());
    return other.storage.leftGames.read().map(({ parts }) => parts.review?.moves.size);
  };
  const here = () => tab.actions.runningGames().map(({ parts }) => parts.review?.moves.size);
  tab.play("f5 d6 c3");
  tab.actions.run("review");
  tab.store.dispatch(FIRST_VALUE);
  assert.deepEqual([here(), await there()], [[1], [1]]);
  tab.actions.set("game", "connect-four");
  await settled();
  assert.equal(tab.state().game.game, "connect-four");
  assert.deepEqual([here(), await there()], [[1], [1]]);
});

test("a game of another kind is listed, and comes back with its rules", async () => {
  const tab = openTab(memory(), options, memory());
  tab.actions.set("game", "connect-four");
  await new Promise(setImmediate);
  tab.actions.seat(PEOPLE);
  tab.play("d1 d1 c1");
  tab.actions.run("new");
  tab.actions.set("game", "reversi");
  await new Promise(setImmediate);
  const [left] = tab.storage.leftGames.read();
  assert.equal(left.id, "connect-four");
  assert.equal((await tab.actions.endOf(left)).line.length, 3);
  await tab.actions.openLeftGame(left);
  assert.deepEqual([tab.state().game.game, tab.state().game.line.length], ["connect-four", 3]);
});

test("a finished game keeps its end in the list while another line of it, or its start, is looked at", async () => {
  const tab = openTab(memory(), options, memory());
  tab.actions.seat(PEOPLE);
  tab.play("e6 f4 e3 f6 g5 d6 e7 f5 c5");
  const end = async () => {
    const [running] = tab.actions.runningGames();
    const { line, outcome } = await tab.actions.endOf(running);
    return [line.length, outcome];
  };
  const finished = [9, tab.state().game.outcome];
  assert.notEqual(finished[1], null);
  tab.actions.run("first");
  assert.deepEqual(await end(), finished);
  tab.play("d3");
  assert.deepEqual(tab.state().game.line, ["d3"]);
  assert.deepEqual(await end(), finished);
});

test("a player that was random has that name in the list", () => {
  const tab = openTab(memory(), options);
  tab.play("f5 d6 c3");
  tab.actions.set("black", "random");
  tab.actions.run("new");
  const [left] = tab.storage.leftGames.read();
  const texts = createPartTexts(TEXTS, "left-games");
  assert.deepEqual(playersOf(left, texts), ["Random", "Person"]);
});

test("a forgotten game leaves the list of every tab, and can be brought back after a reload", () => {
  const store = memory();
  const own = memory();
  const tab = openTab(store, options, own);
  for (const moves of ["f5 d6 c3", "f5 f6 e6"]) {
    tab.play(moves);
    tab.actions.run("new");
  }
  assert.deepEqual(listed(tab), ["f5f6e6", "f5d6c3"]);
  tab.actions.openPanel("games");
  const oldest = tab.state().leftGames.list[1];
  tab.actions.forgetLeftGame(oldest);
  assert.deepEqual([listed(tab), listed(openTab(store))], [["f5f6e6"], ["f5f6e6"]]);
  assert.match(announce(tab.state(), TEXTS), /forgotten/);
  const later = openTab(store, options, own);
  resumeUnfinished(later.context, later.unfinished);
  later.actions.run("restore");
  assert.deepEqual(listed(later), ["f5f6e6", "f5d6c3"]);
  later.actions.openPanel("games");
  const [newest] = later.state().leftGames.list;
  later.actions.forgetLeftGame(newest);
  later.actions.run("restore");
  assert.deepEqual(listed(later), ["f5f6e6", "f5d6c3"], "in its place");
});

test("the game before the one on the board stays forgotten over a reload", () => {
  const store = memory();
  const tab = openTab(store);
  tab.actions.seat(PEOPLE);
  tab.play("f5 d6 c3");
  tab.actions.run("new");
  tab.play("f5 f6");
  tab.actions.openPanel("games");
  tab.actions.forgetLeftGame(tab.state().leftGames.list[0]);
  assert.deepEqual(listed(openTab(store)), []);
  tab.play("e6");
  const later = openTab(store);
  assert.deepEqual([listed(later), later.state().game.line.length], [[], 3]);
  tab.actions.run("restore");
  assert.deepEqual(listed(tab), ["f5d6c3"]);
});

test("two games of the same moves stay beside each other where others have played them", () => {
  const table = (black, white) => ({ table: { terms: { names: { black, white } } } });
  const game = { setup: {}, transcript: "f5d6c3", branches: [] };
  const left = (...names) => ({ id: "reversi", game, parts: table(...names) });
  assert.equal(contains(left("Kurt", "Lena"), left("Kurt", "Lena")), true);
  assert.equal(contains(left("Kurt", "Lena"), left("", "")), true);
  assert.equal(contains(left("Mona", "Nils"), left("Kurt", "Lena")), false);
});

test("the list holds a hundred games, the oldest go first, and that is said", () => {
  const tab = openTab(memory(), options, memory());
  const first = ["f5", "d3", "c4", "e6"];
  for (let number = 0; number < 101; number += 1) {
    tab.play(first[number % 4]);
    tab.actions.comment(`game ${number}`);
    tab.actions.run("new");
    const isSaid = announce(tab.state(), TEXTS).startsWith(TEXTS.t("said-list-full"));
    assert.equal(isSaid, number === 100, `${number}`);
  }
  const comments = tab.storage.leftGames.read().map(({ game }) => game.comments[0].text);
  assert.equal(comments.length, 100);
  assert.deepEqual([comments[0], comments[99]], ["game 100", "game 1"]);
});

test("a look at the list writes nothing, and a game that is forgotten is one change", () => {
  const store = memory();
  let writes = 0;
  const counted = {
    ...store,
    setItem(key, text) {
      writes += Number(key === LEFT_GAMES.key);
      store.setItem(key, text);
    },
  };
  const tab = openTab(counted, options, memory());
  for (const moves of ["f5 d6 c3", "f5 f6 e6", "d3 c3 c4"]) {
    tab.play(moves);
    tab.actions.run("new");
  }
  writes = 0;
  for (let time = 0; time < 2; time += 1) {
    tab.actions.openPanel("games");
    tab.actions.openPanel(null);
  }
  assert.equal(writes, 0);
  tab.actions.forgetLeftGame(tab.state().leftGames.list[1]);
  assert.equal(writes, 1);
});

/** A game of three moves and a comment, as it is stored. */
const commented = (number, letters = 0) => ({
  game: "reversi",
  time: number,
  players: {},
  kept: {
    opening: {},
    transcript: "f5d6c3",
    ply: 3,
    comments: [{ moves: "f5", text: `${number}${"x".repeat(letters)}`, marks: [] }],
  },
  parts: {},
});

/** The numbers of the games of `commented` in the list, newest first. */
const numbers = (tab) =>
  tab.storage.leftGames.read().map(({ game }) => Number.parseInt(game.comments[0].text, 10));

/** A storage with limits on its characters, which counts what is written of the list. */
function narrow(limits) {
  const store = memory();
  return {
    ...store,
    writes: 0,
    setItem(key, text) {
      const others = [...store.map.keys()].filter((other) => other !== key);
      const used = others.reduce((sum, other) => sum + store.getItem(other).length, 0);
      if (used + text.length > limits.room) throw new DOMException("full", "QuotaExceededError");
      this.writes += Number(key === LEFT_GAMES.key);
      store.setItem(key, text);
    },
  };
}

test("a game older than a full list is not called kept, and the list says that it is full", async () => {
  const tab = openTab(memory(), options, memory());
  for (let number = 2; number <= 101; number += 1) tab.storage.leftGames.add(commented(number));
  const text = ["Reversi games 1", ...[1, 200].map((number) => JSON.stringify(commented(number)))];
  await tab.actions.take(text.join("\n"));
  const said = announce(tab.state(), TEXTS);
  assert.ok(said.startsWith(TEXTS.t("said-list-full")), said);
  assert.ok(said.includes(TEXTS.t("said-left-games-read", { count: 1 })), said);
  assert.deepEqual([numbers(tab).length, numbers(tab)[0], numbers(tab)[99]], [100, 200, 3]);
});

for (const [time, isRead] of [
  [Number.MAX_SAFE_INTEGER, false],
  [8.64e15 + 1, false],
  [8.64e15, true],
  [Date.UTC(2200), true],
])
  test(`a game is listed when it is left, whatever the list has: a pasted one of ${time}`, async () => {
    const store = memory();
    const tab = openTab(store, options, memory());
    const problem = await tab.actions.take(`Reversi games 1\n${JSON.stringify(commented(time))}`);
    assert.equal(problem?.code, isRead ? undefined : "damaged-games");
    // An earlier release has stored such games.
    store.setItem(LEFT_GAMES.key, JSON.stringify([commented(time)]));
    const later = openTab(store, options, memory());
    for (const moves of ["d3 c3 c4", "f5 f6 e6"]) {
      later.play(moves);
      later.actions.run("new");
    }
    const expected = ["f5f6e6", "d3c3c4", ...(isRead ? ["f5d6c3"] : [])];
    assert.deepEqual(listed(openTab(store)), expected);
    for (const { time: left } of later.storage.leftGames.read()) new Date(left).toISOString();
  });

test("a game of a link takes no place of one's own, unless the visitor has done something in it", () => {
  const tab = openTab(memory(), options, memory());
  const { leftGames } = tab.storage;
  const linked = (number, transcript, comments = []) => ({
    ...commented(number),
    kept: { opening: {}, transcript, ply: 0, counted: "given", comments },
  });
  for (const number of [1, 2, 3]) leftGames.add(commented(number));
  leftGames.add(linked(4, "f5f6", commented(4).kept.comments));
  for (const [index, transcript] of openingLines(112).entries())
    leftGames.add(linked(5 + index, transcript));
  assert.equal(leftGames.news(), null);
  const list = leftGames.read();
  assert.equal(list.length, 100);
  assert.deepEqual(
    list.slice(-4).map(({ time }) => time),
    [4, 3, 2, 1],
  );
  for (let number = 200; number < 296; number += 1) leftGames.add(commented(number));
  assert.ok(leftGames.read().every(({ game }) => (game.comments ?? []).length > 0));
  assert.equal(leftGames.news(), null);
  leftGames.add(commented(300));
  assert.equal(leftGames.news(), "list-full");
});

test("the comments and lines of a link are the sender's: they take no place of one's own games", () => {
  const [shared, own] = [memory(), memory()];
  const open = (fragment) => startTab(shared, own, fragment, PEOPLE);
  const first = open("");
  const others = ["f5 d6 c3", "f5 f6 e6", "c4 c3 d3"];
  for (const moves of others) {
    first.play(moves);
    first.actions.run("new");
  }
  const comments = [{ ply: 0, text: "hello", marks: ["d4"] }];
  const variation = { comments, unread_comments: [], unread_variations: [] };
  const variations = [{ ...variation, moves: "d3e3" }];
  const read = { ...NOTHING_BESIDE, comments, variations };
  const openLink = (line) => {
    const tab = open(`#m=${line}&c0=hello&v1=e3`);
    const found = { games: [read], unread: [] };
    tab.store.dispatch({ type: "found", key: "comments", found, done: true });
    assert.deepEqual(whole(tab).branches, ["d3e3"]);
    return tab;
  };
  const lines = openingLines(113);
  const changed = openLink(lines[0]);
  changed.actions.goTo(0);
  changed.actions.comment("mine");
  const tabs = lines.slice(1).map(openLink);
  const kept = listed(tabs.at(-1));
  assert.equal(kept.length, 100);
  const expected = [lines[0], ...others.map((moves) => moves.replaceAll(" ", ""))];
  for (const line of expected) assert.ok(kept.includes(line), line);
});

/** Games of ten moves that differ. */
function openingLines(count) {
  const lines = [];
  const go = (game, line) => {
    if (lines.length === count) return;
    if (line.length === 10) return void lines.push(line.join(""));
    for (const square of game.legal_moves()) {
      const next = [...line, "abcdefgh"[square % 8] + (1 + Math.floor(square / 8))];
      const after = rules.new_game({
        start: "diagonal",
        first: "black",
        transcript: next.join(""),
      });
      go(after, next);
      after.free();
    }
  };
  const start = rules.new_game({ start: "diagonal", first: "black" });
  go(start, []);
  start.free();
  return lines;
}

for (const transcript of ["f5d6c3", "f5d6c3d3c4"])
  for (const isListed of [true, false])
    test(`one's own game that a link to ${transcript} goes on from, ${isListed ? "listed" : "running"}, makes no room for other links`, () => {
      const [shared, own] = [memory(), memory()];
      const open = (fragment) => startTab(shared, own, fragment, PEOPLE);
      const first = open("");
      first.play("f5 d6 c3");
      if (isListed) first.actions.run("new");
      open(`#m=${transcript}`);
      const tabs = openingLines(112).map((line) => open(`#m=${line}`));
      const kept = listed(tabs.at(-1));
      assert.equal(kept.length, 100);
      assert.ok(
        kept.some((line) => line.startsWith("f5d6c3")),
        kept.join(),
      );
    });

const VALUE = { key: "value", place: "visitor", check: (value) => ({ value, damaged: false }) };

test("a value for which there is no room takes the place of as many old games as it needs, at once", () => {
  const limits = { room: Number.POSITIVE_INFINITY };
  const store = narrow(limits);
  const { kept, leftGames } = openTab(store, options, memory()).storage;
  for (let number = 1; number <= 40; number += 1) leftGames.add(commented(number, 100));
  limits.room = [...store.map.values()].reduce((sum, value) => sum + value.length, 0);
  store.writes = 0;
  const size = JSON.stringify(commented(1, 100)).length;
  assert.equal(kept.put(VALUE, "x".repeat(size * 10)), true);
  assert.equal(store.writes, 1);
  assert.equal(leftGames.read().length, 30);
  assert.equal(leftGames.news(), "dropped");
  assert.equal(kept.put(VALUE, "x".repeat(size * 100)), false);
  assert.equal(leftGames.read().length, 30, "where all do not suffice, they stay");
  assert.equal(leftGames.news(), null);
});

test("a game added without room lasts as long as the page, and newer ones stay stored", () => {
  const limits = { room: Number.POSITIVE_INFINITY };
  const store = narrow(limits);
  const tab = openTab(store, options, memory());
  for (const number of [2, 3, 4]) tab.storage.leftGames.add(commented(number));
  limits.room = [...store.map.values()].reduce((sum, value) => sum + value.length, 0);
  tab.storage.leftGames.add(commented(1));
  assert.equal(tab.storage.leftGames.news(), "left-unkept");
  assert.deepEqual(numbers(tab), [4, 3, 2, 1], "newest first, stored or not");
  assert.deepEqual(numbers(openTab(store)), [4, 3, 2]);
  tab.storage.leftGames.add(commented(5));
  assert.equal(tab.storage.leftGames.news(), "dropped");
  assert.deepEqual(numbers(openTab(store)), [5, 4, 3]);
  assert.deepEqual(numbers(tab), [5, 4, 3, 1]);
});

test("a full storage keeps the game that is played and drops the oldest of the list, and says so", () => {
  const limits = { room: Number.POSITIVE_INFINITY };
  const full = narrow(limits);
  const tab = openTab(full, options, memory());
  for (const moves of ["f5 d6 c3", "f5 f6 e6", "d3 c3 c4"]) {
    tab.play(moves);
    tab.actions.run("new");
  }
  limits.room = [...full.map.values()].reduce((sum, value) => sum + value.length, 0);
  const said = ["c4", "c3", "d3"].map((move) => {
    tab.play(move);
    return announce(tab.state(), TEXTS);
  });
  assert.deepEqual(listed(tab), ["d3c3c4", "f5f6e6"]);
  assert.equal(said.filter((text) => /oldest of your earlier games/.test(text)).length, 1);
  assert.equal(openTab(full, options).line(), "c4c3d3", "the running game is stored");
});

test("a game for which the storage has no room stays in the list of the page, and that is said", () => {
  const store = memory();
  const full = {
    ...store,
    setItem(key, text) {
      if (key === LEFT_GAMES.key) throw new DOMException("full", "QuotaExceededError");
      store.setItem(key, text);
    },
  };
  const tab = openTab(full, options, memory());
  for (const moves of ["f5 d6 c3", "f5 f6 e6"]) {
    tab.play(moves);
    tab.actions.run("new");
    assert.ok(announce(tab.state(), TEXTS).startsWith(TEXTS.t("said-left-unkept")));
  }
  assert.deepEqual(listed(tab), ["f5f6e6", "f5d6c3"]);
  tab.actions.openPanel("games");
  tab.actions.forgetLeftGame(tab.state().leftGames.list[1]);
  assert.deepEqual(listed(tab), ["f5f6e6"]);
  full.setItem = store.setItem;
  tab.play("d3 c3 c4");
  tab.actions.run("new");
  assert.deepEqual(listed(openTab(store)), ["d3c3c4", "f5f6e6"], "stored once there is room");
});

test("games of another device are counted, and take the place of no other", async () => {
  const [here, there] = [
    openTab(memory(), options, memory()),
    openTab(memory(), options, memory()),
  ];
  for (let number = 0; number < 30; number += 1) {
    const tab = number < 20 ? here : there;
    tab.play(["f5", "d3", "c4", "e6"][number % 4]);
    tab.actions.comment(`game ${number}`);
    tab.actions.run("new");
  }
  await here.actions.take(there.actions.writeGames());
  assert.equal(listed(here).length, 30);
  const count = TEXTS.t("said-left-games-read", { count: 10 });
  assert.equal(announce(here.state(), TEXTS), count);
});

test("the tab's own storage brings the running game back where the shared one has no room", () => {
  const none = {
    getItem: () => null,
    setItem() {
      throw new DOMException("full", "QuotaExceededError");
    },
  };
  const own = memory();
  openTab(none, options, own).play("f5 d6 c3");
  assert.equal(openTab(none, options, own).line(), "f5d6c3");
});

test("the single previous game of an earlier release is in the list", () => {
  const store = memory();
  const form = { opening: { start: "diagonal", first: "black" }, transcript: "", ply: 0 };
  const former = { ...form, transcript: "f5d6c3", ply: 3 };
  store.setItem(runningGame(FIRST_GAME).key, JSON.stringify({ ...form, former }));
  assert.deepEqual(listed(openTab(store, options, memory())), ["f5d6c3"]);
});

test("a game that a link replaces is in the list with its branches", () => {
  const store = memory();
  const own = memory();
  const tab = openTab(store, options, own);
  playCommented(tab);
  const linked = openTab(store, {
    ...options,
    transcript: "e6",
    ply: 1,
    branches: [],
    comments: [],
    previousGame: { setup: tab.state().game.setup, transcript: tab.line(), ply: 3 },
  });
  const [left] = linked.storage.leftGames.read();
  assert.deepEqual(left.game.branches, ["f5d6c3d3c4"]);
});

const SOUND = {
  game: "reversi",
  time: 1,
  players: { black: "human", white: "computer", "white-level": "3" },
  kept: {
    opening: { start: "diagonal", first: "black" },
    transcript: "f5d6c3",
    ply: 3,
    branches: ["f5f6"],
    comments: [{ moves: "f5", text: "x", marks: [] }],
  },
  parts: {},
};
const NONSENSE = [null, 1e308, -1, "", "x", [], {}, [[]], true, { a: 1 }];

/** Every value with one of its fields, at any depth, in another shape or missing. */
function* damaged(value) {
  if (typeof value !== "object" || value === null) return;
  for (const name of Object.keys(value)) {
    const { [name]: part, ...rest } = value;
    if (!Array.isArray(value)) yield rest;
    for (const other of NONSENSE)
      yield Array.isArray(value) ? value.with(Number(name), other) : { ...value, [name]: other };
    for (const inner of damaged(part))
      yield Array.isArray(value) ? value.with(Number(name), inner) : { ...value, [name]: inner };
  }
}

test("whatever is damaged in the list, the page starts, and what is whole can be opened", async () => {
  let count = 0;
  for (const form of damaged([SOUND])) {
    const store = memory();
    const good = { ...SOUND, time: 2, kept: { ...SOUND.kept, transcript: "e6f4e3", ply: 3 } };
    const list = Array.isArray(form) ? [...form, good] : form;
    store.setItem(LEFT_GAMES.key, JSON.stringify(list));
    const tab = openTab(store, options, memory());
    tab.actions.openPanel("games");
    assert.ok(listed(tab).includes("e6f4e3"), JSON.stringify(form));
    for (const left of tab.state().leftGames.list) await tab.actions.openLeftGame(left);
    tab.actions.openPanel("games");
    assert.ok(tab.state().game.line.length >= 0);
    tab.play("f5");
    count += 1;
  }
  assert.ok(count > 200, `${count} kinds of damage`);
});

test("what this page cannot read of the list stays where it is", () => {
  const store = memory();
  const newer = { ...SOUND, game: "a-game-of-a-later-release" };
  store.setItem(LEFT_GAMES.key, JSON.stringify([newer]));
  const tab = openTab(store, options, memory());
  tab.play("f5 d6 c3");
  tab.actions.run("new");
  const stored = JSON.parse(store.getItem(LEFT_GAMES.key));
  assert.equal(stored.length, 2);
  assert.deepEqual(stored[1], newer);
});

test("a tab that loads another game keeps the one that a second tab has stored", () => {
  const store = memory();
  const [first, second] = [openTab(store, options, memory()), openTab(store, options, memory())];
  second.play("f5 d6 c3");
  second.actions.comment("mine");
  first.actions.load("#m=f5f6e6f4");
  assert.ok(listed(first).includes("f5d6c3"), `${listed(first)}`);
});

test("a reload with a link keeps the lines of the tab's own game", () => {
  const store = memory();
  const own = memory();
  const tab = startTab(store, own);
  tab.actions.seat(PEOPLE);
  tab.play("f5 d6 c3");
  tab.actions.goTo(1);
  tab.play("f6 e6");
  startTab(store, memory(), "#m=c4e3f4");
  startTab(store, own, "#m=c4e3f3");
  const kept = tab.storage.leftGames.read().map(({ game }) => [game.transcript, game.branches]);
  assert.ok(
    kept.some(([line, branches]) => line === "f5f6e6" && branches.includes("f5d6c3")),
    JSON.stringify(kept),
  );
});

test("the list written out is read in on another device, and a damaged line costs one game", async () => {
  const tab = openTab(memory(), options, memory());
  tab.actions.seat({ black: "human", white: "friend" });
  const friend = { g: "abcdef", mine: "black", names: { black: "Anna", white: "Ben" }, agreed: 1 };
  tab.play("f5");
  tab.store.dispatch({ type: "friend-tied", friend });
  tab.actions.run("new");
  tab.actions.seat(PEOPLE);
  tab.play("c4 e3 f4");
  const text = tab.actions.writeGames();
  const other = openTab(memory(), options, memory());
  assert.equal(await other.actions.take(text), null);
  assert.deepEqual(listed(other).sort(), ["c4e3f4", "f5"]);
  const tied = other.storage.leftGames.read().find(({ game }) => game.transcript === "f5");
  assert.deepEqual(tied.game.friend, friend);
  assert.equal(other.state().panels.open === "games", true);
  const later = openTab(memory(), options, memory());
  const damaged = text.replace('"c4e3f4"', "17");
  const problem = await later.actions.take(damaged);
  assert.match(TEXTS.problem(problem), /left out of the list: 1\./);
  assert.deepEqual(listed(later), ["f5"]);
});

test("running games of each kind are rows with the time of their last change, and one press leads to each", async () => {
  const tab = openTab(memory(), options, memory());
  assert.deepEqual(tab.actions.runningGames(), [], "an empty board is none");
  const began = Date.now();
  tab.play("f5 d6 c3");
  tab.actions.set("game", "tic-tac-toe");
  await settled();
  tab.play("b2");
  const rows = () => tab.actions.runningGames().map(({ id, game }) => [id, game.transcript]);
  assert.deepEqual(rows(), [
    ["tic-tac-toe", "b2"],
    ["reversi", "f5d6c3"],
  ]);
  for (const { time } of tab.actions.runningGames()) assert.ok(time >= began, `${time}`);
  tab.actions.openPanel("games");
  await tab.actions.openRunningGame(tab.actions.runningGames()[1]);
  assert.equal(tab.line(), "f5d6c3");
  assert.equal(tab.state().panels.open === "games", false);
  assert.deepEqual(rows(), [
    ["reversi", "f5d6c3"],
    ["tic-tac-toe", "b2"],
  ]);
  const other = openTab(memory(), options, memory());
  await other.actions.take(tab.actions.writeGames());
  assert.deepEqual(listed(other), ["f5d6c3"], "what is worth keeping goes to another device");
});

test("a game opens only where the host page lets the visitor load one and change the kind", async () => {
  const store = memory();
  const tab = openTab(store, options, memory());
  tab.play("f5 d6 c3");
  tab.actions.run("new");
  tab.actions.set("game", "tic-tac-toe");
  await settled();
  tab.play("b2");
  tab.actions.set("game", "reversi");
  await settled();
  const [left] = tab.storage.leftGames.read();
  const waiting = tab.actions.runningGames().find(({ id }) => id === "tic-tac-toe");
  const locked = (locks) => tab.store.dispatch({ type: "locked", locks });
  locked(["undo"]);
  await tab.actions.openLeftGame(left);
  assert.equal(tab.line(), "", "no game may be loaded");
  locked(["game"]);
  await tab.actions.openRunningGame(waiting);
  await tab.actions.openLeftGame({ ...left, id: "tic-tac-toe" });
  assert.equal(tab.state().game.game, "reversi", "the kind may not change");
  assert.equal(tab.line(), "");
  locked(["players"]);
  const players = { ...left.players, black: "computer", "black-level": "3" };
  await tab.actions.openLeftGame({ ...left, players });
  const { black, "black-level": level } = tab.state().settings.current;
  assert.deepEqual([tab.line(), black, level], ["f5d6c3", "human", "3"]);
  locked([]);
  await tab.actions.openRunningGame(waiting);
  assert.equal(tab.state().game.game, "tic-tac-toe");
});

test("a review that waits with its game is left with it where a link or text brings its kind back", async () => {
  const tab = openTab(memory(), options, memory());
  tab.play("f5 d6 c3");
  tab.actions.run("review");
  tab.store.dispatch(FIRST_VALUE);
  tab.actions.set("game", "tic-tac-toe");
  await settled();
  await chooseGame(tab.context, "reversi", (session) => ({ game: session.readLink("#m=c4e3f4") }));
  assert.equal(tab.line(), "c4e3f4");
  const left = tab.storage.leftGames.read().find(({ game }) => game.transcript === "f5d6c3");
  await tab.actions.openLeftGame(left);
  assert.equal(tab.state().review.open?.moves.size, 1);
});

test("the row of a game that waits shows the game that a press on it brings", async () => {
  const store = memory();
  const tab = openTab(store, options, memory());
  tab.play("f5 d6 c3");
  tab.actions.set("game", "tic-tac-toe");
  await settled();
  const other = openTab(store, options, memory());
  other.actions.load("c4e3f4");
  const row = tab.actions.runningGames().find(({ id }) => id === "reversi");
  await tab.actions.openRunningGame(row);
  assert.deepEqual([row.game.transcript, tab.line()], ["f5d6c3", "f5d6c3"]);
});

test("a running game has the form of one that was left, with its review, and a time when written", async () => {
  const store = memory();
  const own = memory();
  const tab = openTab(store, options, own);
  tab.play("f5 d6 c3");
  tab.actions.run("review");
  tab.store.dispatch(FIRST_VALUE);
  tab.actions.set("game", "tic-tac-toe");
  await settled();
  const key = runningGame(FIRST_GAME).key;
  const { time, ...untimed } = JSON.parse(store.getItem(key));
  assert.ok(time > 0);
  for (const stored of [store, own])
    stored.setItem(key, JSON.stringify({ ...untimed, former: untimed, instead: null }));
  const [{ form }] = tab.actions.runningGames();
  assert.deepEqual(
    Object.keys(form.kept).filter((name) => /time|former|instead/.test(name)),
    [],
  );
  assert.ok(form.parts.review);
  const [, written] = tab.actions.writeGames().split("\n");
  assert.ok(JSON.parse(written).time > 0);
});

test("during an exercise the visitor's own game is in the list, once, and a press brings it back", async () => {
  const tab = openTab(memory(), options, memory());
  tab.play("f5 d6 c3");
  const position = "---------------------------OX------XO--------------------------- X";
  const lines = [new Uint8Array([squareIndex("f5")])];
  const facts = { goal: "best", difficulty: 1, theme: null, part: null, comment: "" };
  const read = async () => [{ position, lines, ...facts }];
  const context = {
    ...tab.context,
    library: { load: async () => "", read, check: async () => [] },
  };
  await openExercise(context, "1");
  assert.equal(tab.line(), "");
  const rows = tab.actions.runningGames();
  assert.deepEqual(
    rows.map(({ game }) => game.transcript),
    ["f5d6c3"],
  );
  tab.actions.openPanel("games");
  await tab.actions.openRunningGame(rows[0]);
  assert.deepEqual([tab.line(), tab.state().panels.open === "games"], ["f5d6c3", false]);
});

test("a game of the list that a running one of any kind holds has no separate row", async () => {
  const tab = openTab(memory(), options, memory());
  tab.play("f5 d6 c3");
  tab.actions.run("new");
  tab.actions.run("undo");
  tab.play("d3");
  for (const game of ["reversi", "tic-tac-toe"]) {
    tab.actions.set("game", game);
    await settled();
    const left = tab.storage.leftGames.read();
    assert.equal(left.length, 1);
    assert.deepEqual(notRunning(left, tab.actions.runningGames()), [], game);
  }
});

test("a game brought back into a list that has filled meanwhile is kept, as its newest", () => {
  const store = memory();
  const tab = openTab(store, options, memory());
  for (let number = 1; number <= 100; number += 1) tab.storage.leftGames.add(commented(number));
  tab.actions.openPanel("games");
  tab.actions.forgetLeftGame(tab.state().leftGames.list[99]);
  tab.storage.leftGames.add(commented(101));
  tab.actions.run("restore");
  for (const kept of [tab, openTab(store)]) {
    assert.equal(numbers(kept).length, 100);
    assert.deepEqual([numbers(kept)[0], numbers(kept)[1], numbers(kept)[99]], [1, 101, 3]);
  }
  assert.equal(tab.state().leftGames.list[0].game.comments[0].text, "1");
  assert.ok(announce(tab.state(), TEXTS).startsWith(TEXTS.t("said-list-full")));
});

test("a look at the list changes no time, and a move does", async () => {
  const store = memory();
  const tab = openTab(store, options, memory());
  tab.play("f5 d6 c3");
  const key = runningGame(FIRST_GAME).key;
  store.setItem(key, JSON.stringify({ ...JSON.parse(store.getItem(key)), time: 5 }));
  const later = openTab(store, options, memory());
  later.actions.openPanel("games");
  const [{ time }] = later.actions.runningGames();
  assert.equal(time, 5);
  later.play("d3");
  assert.ok(later.actions.runningGames()[0].time > 5);
});

test("a press leads to the own game, or only closes the list where the host page holds the board", async () => {
  for (const [locks, mode] of [
    [[], "play"],
    [["board"], "edit"],
  ]) {
    const tab = openTab(memory(), options, memory());
    tab.play("f5 d6 c3");
    tab.actions.run("edit");
    await settled();
    tab.actions.openPanel("games");
    tab.store.dispatch({ type: "locked", locks });
    assert.equal(tab.state().panels.open === "games", true);
    await tab.actions.openRunningGame(tab.actions.runningGames()[0]);
    assert.deepEqual([tab.state().panels.open === "games", tab.state().mode.kind], [false, mode]);
    const closed = tab.state();
    tab.actions.openPanel(null);
    assert.equal(tab.state(), closed, "a list that is closed stays as it is");
  }
});

test("a row says whose turn it is", () => {
  const texts = createPartTexts(TEXTS, "left-games");
  const said = (players, friend, turn, isRunning = true, outcome = null) =>
    turnText({ players, game: { friend }, parts: {} }, { turn, outcome }, texts, isRunning);
  const computer = { black: "human", white: "computer" };
  const ben = { mine: "black", names: { black: "", white: "Ben" } };
  assert.equal(said(computer, null, "black"), "your turn");
  assert.equal(said(computer, null, "white"), "White is to move");
  assert.equal(said(PEOPLE, null, "black"), "Black is to move");
  assert.equal(said(PEOPLE, null, "black", false), "", "one that was left waits for nobody");
  assert.equal(said({}, ben, "white", false), "Ben is to move");
  assert.equal(said({}, ben, "black"), "your turn");
  assert.equal(said(PEOPLE, null, null, true, {}), "finished");
  assert.equal(said({}, { ...ben, resigned: "white" }, "black"), "Ben has resigned");
  assert.equal(said({}, { ...ben, resigned: "black" }, "black"), "you have resigned");
});

test("eighty games with friends stay beside a hundred others", () => {
  const tab = openTab(memory(), options, memory());
  const form = (number, friend) => ({
    game: "reversi",
    time: number,
    players: {},
    kept: { opening: {}, transcript: "f5d6c3", ply: number % 4, branches: [], friend },
    parts: {},
  });
  const name = (number) => String(number).padStart(6, "0");
  for (let number = 1; number <= 90; number += 1) {
    const names = { black: "", white: "" };
    tab.storage.leftGames.add(form(number, { g: name(number), mine: "black", names, agreed: 3 }));
  }
  tab.play("c4 e3 f4");
  tab.actions.run("new");
  const kept = tab.storage.leftGames.read();
  assert.equal(kept.filter(({ game }) => game.friend !== null).length, 80);
  assert.equal(kept.filter(({ game }) => game.friend === null).length, 1);
  assert.ok(!kept.some(({ game }) => game.friend?.g === name(10)), "the oldest are gone");
});

test("the rows of a table's games have the names of both, on the board and left", () => {
  const texts = createPartTexts(TEXTS, "left-games");
  const tab = openTab(memory(), options, memory());
  tab.actions.beginTable({ ...FIRST_TERMS, names: { black: "Anna", white: "" } });
  tab.play("f5 d6 c3 d3");
  const [running] = tab.actions.runningGames();
  assert.deepEqual(playersOf(running, texts), ["Anna", "Person"]);
  assert.equal(turnText(running, { turn: "black", outcome: null }, texts, true), "Anna is to move");
  tab.actions.load("f5f6");
  assert.deepEqual(playersOf(tab.storage.leftGames.read()[0], texts), ["Anna", "Person"]);
});

test("the row of a game with a header has its players, its event and its date", async () => {
  const tab = openTab(memory(), options, memory());
  tab.actions.load('[Black "Ada"]\n\nf5d6c3');
  const names = { black: "Ada", white: "Bob", event: "Paris Open", date: "2005" };
  const found = { games: [{ ...NOTHING_BESIDE, ...names }], unread: [] };
  tab.store.dispatch({ type: "found", key: "comments", found, done: true });
  tab.actions.openPanel("games");
  const [row] = await ownRows(tab.state(), tab.actions, TEXTS);
  assert.deepEqual([row.black, row.white, row.event, row.date], Object.values(names));
  const texts = createPartTexts(TEXTS, "left-games");
  const rowWith = (white) => {
    const [left] = tab.actions.runningGames();
    return playersOf({ ...left, players: { ...left.players, white } }, texts);
  };
  assert.deepEqual(
    rowWith("random"),
    ["Ada", "Bob"],
    "who is to play on has no part in the game yet",
  );
  tab.play("d3");
  assert.deepEqual(rowWith("random"), ["Ada", "Random"]);
});

test("a game that was lost on time is over in the list, on the board and left", () => {
  const texts = createPartTexts(TEXTS, "left-games");
  const tab = openTab(memory(), options, memory());
  tab.actions.beginTable({ ...FIRST_TERMS, control: timeControl("sudden-death", 1, 0) });
  tab.play("f5 d6 c3");
  const { clocks } = tab.state().table.game;
  tab.store.dispatch({ type: "clocks-set", clocks: { ...clocks, fallen: "white" } });
  const rowOf = (left, isRunning) =>
    turnText(left, { turn: "white", outcome: null }, texts, isRunning);
  assert.match(rowOf(tab.actions.runningGames()[0], true), /^Black wins on time 64\W+0$/);
  tab.actions.load("f5f6");
  assert.match(rowOf(tab.storage.leftGames.read()[0], false), /^Black wins on time 64\W+0$/);
});

/** A tab with three games in its open list. */
function openList() {
  const tab = openTab(memory(), options, memory());
  for (const moves of ["f5 d6 c3", "f5 f6 e6", "d3 c3 c4"]) {
    tab.play(moves);
    tab.actions.run("new");
  }
  tab.actions.openPanel("games");
  return { ...tab, shown: () => tab.state().leftGames.list.map(({ game }) => game.transcript) };
}

test("the open list loses the forgotten game alone, and says nothing of games read in", () => {
  const { actions, state, shown } = openList();
  assert.notEqual(state().notice.kind, "left-games-read");
  assert.deepEqual(shown(), ["d3c3c4", "f5f6e6", "f5d6c3"]);
  actions.forgetLeftGame(state().leftGames.list[1]);
  assert.deepEqual(shown(), ["d3c3c4", "f5d6c3"]);
  assert.equal(state().panels.open === "games", true);
  actions.openPanel(null);
  assert.equal(state().panels.open === "games", false);
});

test("a game that opens closes the list, also where the host page fixes its kind", async () => {
  const { actions, state, store, line } = openList();
  store.dispatch({ type: "locked", locks: ["game"] });
  await actions.openLeftGame(state().leftGames.list[2]);
  assert.deepEqual([line(), state().panels.open === "games"], ["f5d6c3", false]);
});

test("a game whose rules do not load changes nothing on the board", async () => {
  const loadRules = () => Promise.reject(new Error("offline"));
  const tab = openTab(memory(), { ...options, loadRules }, memory());
  tab.play("f5 d6 c3");
  const left = { ...tab.actions.runningGames()[0], id: "connect-four" };
  await tab.actions.openLeftGame(left);
  assert.deepEqual([tab.line(), tab.state().notice.kind], ["f5d6c3", "problems"]);
});

test("what is brought back of a damaged list of forgotten games is nothing", () => {
  const tab = openList();
  const before = listed(tab);
  for (const value of [7, null, {}, { ...SOUND, kept: null }]) {
    assert.deepEqual(
      checkErased(HOUSE.here().waysBack, [{ name: "left-game", value, acts: 0 }]),
      [],
    );
    tab.store.dispatch({ type: "erased-resumed", erased: [{ name: "left-game", value, acts: 0 }] });
    tab.actions.run("restore");
    assert.deepEqual([listed(tab), tab.state().erased], [before, []]);
  }
});

test("a board with a comment, or tied to a friend, has started; one move alone is not written out", () => {
  const friend = { g: "abcdef", mine: "black", names: { black: "", white: "" }, agreed: 0 };
  const count = (tab) => tab.actions.runningGames().length;
  const written = (tab) => tab.actions.writeGames().split("\n").length - 1;
  const commented = openTab(memory(), options, memory());
  commented.actions.comment("a plan");
  assert.deepEqual([count(commented), written(commented)], [1, 1]);
  const tied = openTab(memory(), options, memory());
  tied.store.dispatch({ type: "friend-tied", friend });
  assert.deepEqual([count(tied), written(tied)], [1, 1]);
  const started = openTab(memory(), options, memory());
  started.play("f5");
  assert.deepEqual([count(started), written(started)], [1, 0]);
});

test("a game that waits has the players that it will have on the board", async () => {
  const tab = openTab(memory(), options, memory());
  tab.actions.seat({ black: "human", white: "computer", "white-level": "7" });
  tab.actions.run("stop");
  tab.play("f5");
  tab.actions.set("game", "tic-tac-toe");
  await settled();
  const { players } = tab.actions.runningGames().find(({ id }) => id === "reversi");
  assert.deepEqual(
    [players.black, players.white, players["white-level"]],
    ["human", "computer", "7"],
  );
});

test("the sentence about damaged games of a text is the one on the page", async () => {
  const tab = openTab(memory(), options, memory());
  const problem = await tab.actions.take(`Reversi games 1\n${JSON.stringify(SOUND)}\n{`);
  assert.deepEqual(tab.state().notice, { kind: "problems", problems: [problem] });
  assert.deepEqual([problem.code, problem.detail], ["damaged-games", "1"]);
});
