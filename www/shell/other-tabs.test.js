// Two tabs: which one takes over the other's game, and that none of the games is lost.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME } from "../play/games/index.ts";
import { openExercise } from "../rooms/exercises/exercise-steps.ts";
import { noStorage } from "../floor/kept/browser.ts";
import { EXERCISES } from "../rooms/exercises/solved.ts";
import { RECORD } from "../play/players/kept-record.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";
import { runningGame } from "../play/game/stored-games.ts";
import { themeOf } from "../floor/theming/themes.ts";
import { createTexts } from "../test/support/loaded-texts.js";
import { memory } from "../test/support/memory-storage.js";
import { WIPEOUT } from "../test/support/headless-page.js";
import { settled } from "../test/support/settled.js";
import { squareIndex } from "../test/support/squares.js";
import { openTab, openTabOf, startTab } from "../test/support/tabs.js";
import { announce } from "../test/support/shown.js";

const GAME_KEY = runningGame(FIRST_GAME).key;
const TEXTS = createTexts("en", themeOf("classic"));
const AGAINST_COMPUTER = { fromAddress: { black: "human", white: "computer" } };
const PEOPLE = { fromAddress: { black: "human", white: "human" } };

/** Reads every text as one exercise. */
const LIBRARY = {
  load: async () => "",
  read: async () => [
    {
      position: "---------------------------OX------XO--------------------------- X",
      goal: "best",
      difficulty: 1,
      theme: null,
      part: null,
      comment: "",
      lines: [new Uint8Array([squareIndex("f5")])],
    },
  ],
  check: async () => [],
};

function openTwo(options = PEOPLE) {
  const store = memory();
  return [openTab(store, options, memory()), openTab(store, options, memory()), store];
}

test("a second tab says nothing of a game in which nothing was entered", () => {
  const store = memory();
  const notices = ["", "f5"].map((moves) => {
    const one = startTab(store, memory(), "", PEOPLE.fromAddress);
    if (moves !== "") one.play(moves);
    return startTab(store, memory(), "", PEOPLE.fromAddress).state().notice.kind;
  });
  assert.deepEqual(notices, ["started", "resumed"]);
});

test("a tab in which nothing was played takes over the other's game, with a sentence", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  assert.equal(other.line(), "f5d6");
  assert.equal(
    announce(other.state(), TEXTS),
    "This is your game as it stands in another tab. Black to move.",
  );
  one.actions.run("new");
  other.hear(GAME_KEY);
  assert.deepEqual([other.line(), other.previous()], ["", "f5d6"]);
  other.play("c4");
  assert.equal(other.line(), "c4");
});

test("a tab that has handed a friend's answer to another one says so while it follows it", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.store.dispatch({ type: "nearby-said", key: "handed" });
  other.hear(GAME_KEY);
  assert.equal(other.line(), "f5d6");
  assert.equal(
    announce(other.state(), TEXTS),
    "The waiting tab has the answer: close this one. Black to move.",
  );
});

test("a new game begins in both tabs, and the next move of either belongs to it", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.actions.run("new");
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), one.previous()], ["", "f5d6"]);
  one.play("c4");
  other.hear(GAME_KEY);
  assert.deepEqual([other.line(), other.previous()], ["c4", "f5d6"]);
});

test("a new game of another tab ends a search, and waits for what the visitor is about to do", () => {
  const store = memory();
  const [one, other] = [openTab(store, {}, memory()), openTab(store, {}, memory())];
  one.play("f5");
  other.hear(GAME_KEY);
  assert.equal(one.engine.running().length, 1);
  one.actions.setDrawing(true);
  other.actions.run("new");
  one.hear(GAME_KEY);
  assert.equal(one.line(), "f5");
  one.actions.setDrawing(false);
  assert.deepEqual([one.line(), one.previous()], ["", "f5"]);
  assert.deepEqual(one.engine.running(), []);
});

test("a new game of another tab takes no moves that it has not as its previous game", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  one.play("c3");
  other.actions.run("new");
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), other.previous()], ["f5d6c3", "f5d6"]);
});

test("a game of a link leaves the other tab its own", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  assert.equal(other.actions.load("c4e3"), null);
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), other.previous()], ["f5d6", "f5d6"]);
});

test("a game that another tab's game displaces is listed with its players", () => {
  for (const choose of [() => {}, (tab) => tab.actions.seat({ black: "human", white: "human" })]) {
    const store = memory();
    const [one, other] = [openTab(store, {}, memory()), openTab(store, PEOPLE, memory())];
    choose(other);
    one.play("f5");
    other.play("e6 f4 c3");
    assert.equal(one.actions.load("c4e3"), null);
    const { players } = one.storage.leftGames
      .read()
      .find(({ game }) => game.transcript === "e6f4c3");
    assert.deepEqual([players.black, players.white], ["human", "human"]);
  }
});

test("a reload begins the new game of another tab", () => {
  const [store, tab] = [memory(), memory()];
  openTab(store, PEOPLE, tab).play("f5 d6");
  openTab(store, PEOPLE).actions.run("new");
  const again = openTab(store, PEOPLE, tab);
  assert.deepEqual([again.line(), again.previous()], ["", "f5d6"]);
});

test("a reload goes on with the review of the tab's own game, which another tab's new game leaves", () => {
  const [store, own] = [memory(), memory()];
  const tab = startTab(store, own);
  tab.actions.seat(PEOPLE.fromAddress);
  tab.play("f5 d6 c3");
  tab.actions.run("review");
  const other = startTab(store, memory());
  other.actions.run("new");
  tab.hear(GAME_KEY);
  assert.deepEqual([tab.line(), other.line()], ["f5d6c3", ""]);
  const again = startTab(store, own);
  assert.deepEqual([again.line(), again.state().review.open?.game.line.length], ["f5d6c3", 3]);
});

test("a game keeps its opponent over a reload, whatever another tab has begun meanwhile", () => {
  const store = memory();
  const own = memory();
  const against = (level) => ({ black: "human", white: "computer", "white-level": level });
  const tab = startTab(store, own);
  tab.actions.seat(against("4"));
  tab.play("f5");
  const other = startTab(store, memory());
  other.actions.seat(against("2"));
  other.actions.run("new");
  other.play("d3");
  tab.play("d6");
  const level = () => startTab(store, own).state().settings.current["white-level"];
  assert.equal(level(), "4");
  tab.actions.seat(against("5"));
  assert.equal(level(), "5");
});

test("taking over a game stores nothing: two tabs do not answer each other", () => {
  const [one, other, store] = openTwo();
  one.play("f5 d6");
  one.actions.comment("kept");
  one.actions.goTo(1);
  one.play("f6");
  const stored = store.getItem(GAME_KEY);
  let writes = 0;
  const { setItem } = store;
  store.setItem = (key, value) => {
    if (key === GAME_KEY) writes += 1;
    return setItem(key, value);
  };
  other.hear(GAME_KEY);
  one.hear(GAME_KEY);
  assert.deepEqual([writes, store.getItem(GAME_KEY)], [0, stored]);
  assert.deepEqual(other.state().branches, one.state().branches);
  assert.deepEqual(other.state().comments.list, one.state().comments.list);
});

test("a tab follows a game that was started in it and played on in the other", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.play("c3");
  one.hear(GAME_KEY);
  assert.equal(one.line(), "f5d6c3");
  other.actions.goTo(1);
  other.play("f6");
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), one.state().branches.length], ["f5f6", 1]);
});

test("a tab in which nothing was played takes over one game after another", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  for (const moves of ["c4e3", "e6f6"]) {
    other.hear(GAME_KEY);
    assert.equal(one.actions.load(moves), null);
    other.hear(GAME_KEY);
    assert.equal(other.line(), moves);
  }
});

test("a previous game that the other tab does not have stays when its game is taken over", () => {
  const [one, other, store] = openTwo();
  one.play("c4 e3");
  one.actions.run("new");
  const { former, ...form } = JSON.parse(store.getItem(GAME_KEY));
  assert.equal(former.transcript, "c4e3");
  store.setItem(GAME_KEY, JSON.stringify({ ...form, transcript: "f5d6", ply: 2, former: null }));
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), one.previous()], ["f5d6", "c4e3"]);
  other.hear(GAME_KEY);
  other.play("c3");
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), one.previous()], ["f5d6c3", "c4e3"]);
});

test("a tab's own game is no game of another tab when it comes back as a previous one", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.actions.run("new");
  one.actions.run("new");
  assert.doesNotMatch(announce(one.state(), TEXTS), /another tab/);
  assert.equal(one.previous(), "f5d6");
});

test("another tab's game takes no place from the one that a new game has just replaced", () => {
  const [one, other] = openTwo();
  one.play("c4 e3 f5");
  other.play("f5 d6");
  one.actions.run("new");
  assert.doesNotMatch(announce(one.state(), TEXTS), /another tab/);
  assert.equal(one.previous(), "c4e3f5");
  one.hear(GAME_KEY);
  other.hear(GAME_KEY);
  assert.equal(other.line(), "f5d6");
});

test("a branch of the tab's own game is no game of another tab", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.actions.run("new");
  other.actions.run("undo");
  other.actions.goTo(1);
  one.actions.goTo(1);
  one.play("f6");
  assert.doesNotMatch(announce(one.state(), TEXTS), /another tab/);
  assert.equal(one.previous(), undefined);
});

test("the sentence about the other tab's game outlasts the computer's reply", async () => {
  const store = memory();
  const [one, other] = [openTab(store, {}, memory()), openTab(store, {}, memory())];
  one.play("f5");
  other.play("c4");
  one.clock.pass(10_000);
  await one.engine.running()[0].answer("d6");
  assert.equal(one.line(), "f5d6");
  assert.match(announce(one.state(), TEXTS), /^The game of another tab .*d6/);
  one.play("c3");
  assert.doesNotMatch(announce(one.state(), TEXTS), /another tab/);
});

test("a tab with its own game keeps it, and the other's becomes the previous game", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.play("c4");
  one.hear(GAME_KEY);
  assert.equal(one.line(), "f5d6");
  one.play("c3");
  assert.deepEqual([one.line(), one.previous()], ["f5d6c3", "c4"]);
  assert.match(
    announce(one.state(), TEXTS),
    /^The game of another tab is now the previous game\. .*c3/,
  );
  one.play("f4");
  assert.doesNotMatch(announce(one.state(), TEXTS), /another tab/);
});

test("comments and branches that the other tab does not have keep a tab from following it", () => {
  for (const act of [
    (tab) => tab.actions.comment("only here"),
    (tab) => {
      tab.actions.goTo(1);
      tab.play("f6");
      tab.actions.goTo(1);
      tab.play("d6");
    },
  ]) {
    const store = memory();
    const one = openTab(store, PEOPLE);
    one.play("f5 d6");
    const other = openTab(store, PEOPLE);
    act(one);
    one.actions.endTyping();
    other.play("c3");
    one.hear(GAME_KEY);
    assert.equal(one.line(), "f5d6");
  }
});

test("who plays comes with the game, and its computer plays in one tab alone", () => {
  const store = memory();
  const one = openTab(store);
  const other = openTab(store);
  one.actions.set("white-level", "4");
  one.play("f5");
  other.hear(GAME_KEY);
  assert.equal(other.state().settings.current["white-level"], "4");
  assert.deepEqual([other.line(), other.state().search.paused], ["f5", "elsewhere"]);
  assert.deepEqual(other.engine.running(), []);
  assert.match(announce(other.state(), TEXTS), /“Continue”/);
  one.hear(GAME_KEY);
  assert.equal(one.engine.running().length, 1);
  other.actions.run("stop");
  assert.equal(other.engine.running().length, 1);
});

test("a computer that was paused is paused in the other tab", () => {
  const store = memory();
  const one = openTab(store);
  const other = openTab(store);
  one.play("f5");
  one.actions.run("stop");
  other.hear(GAME_KEY);
  assert.equal(other.state().search.paused, "visitor");
});

test("a tab whose visitor is about to do something keeps what it shows", async () => {
  for (const begin of [
    ({ store }) => store.dispatch({ type: "editor-opened" }),
    ({ actions }) => actions.run("review"),
    ({ actions }) => actions.setDrawing(true),
    ({ store }) => store.dispatch({ type: "armed", square: squareIndex("c3") }),
    ({ actions }) => actions.run("hint"),
    ({ actions }) => actions.comment(""),
    ({ actions }) => actions.practise({ name: "Tiger", moves: "f5d6c3" }),
    ({ context }) => openExercise(context, "1"),
    ({ store }) => store.dispatch({ type: "collection-open", open: true }),
  ]) {
    const store = memory();
    const one = openTab(store, PEOPLE);
    one.play("f5 d6");
    const other = openTab(store, { ...PEOPLE, library: LIBRARY });
    await begin(other);
    const { game } = other.state();
    one.play("c3");
    other.hear(GAME_KEY);
    assert.equal(other.state().game, game, String(begin));
  }
});

test("a tab that has taken over a game no longer has its own", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.play("c3");
  one.hear(GAME_KEY);
  assert.equal(other.actions.load("c4e3"), null);
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), one.previous()], ["c4e3", "f5d6c3"]);
});

test("a tab follows a game that has its moves in a branch", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.actions.goTo(1);
  other.play("f6");
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), one.state().branches], ["f5f6", [["f5", "d6"]]]);
});

test("a previous game that is a part of the game taken over gives way", () => {
  const [one, other, store] = openTwo();
  one.play("f5 d6");
  one.actions.run("new");
  other.hear(GAME_KEY);
  other.actions.run("former");
  other.play("c3");
  const form = JSON.parse(store.getItem(GAME_KEY));
  store.setItem(GAME_KEY, JSON.stringify({ ...form, former: null }));
  one.hear(GAME_KEY);
  assert.deepEqual([one.line(), one.previous()], ["f5d6c3", undefined]);
});

test("a game that cannot be stored displaces none", () => {
  const [one, other, store] = openTwo();
  one.play("f5 d6");
  store.setItem = () => {
    throw new Error("full");
  };
  other.play("c4");
  assert.deepEqual([other.line(), other.previous()], ["c4", undefined]);
  assert.doesNotMatch(announce(other.state(), TEXTS), /another tab/);
});

test("a setting that another tab has changed is taken over also after a change in this one", () => {
  const [one, other] = openTwo();
  one.actions.set("theme", "garden");
  other.actions.set("sound", "on");
  other.comeBack();
  assert.equal(other.state().settings.current.theme, "garden");
});

test("a tab follows as soon as what its visitor was about to do is over", async () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.actions.run("hint");
  one.play("c3");
  other.hear(GAME_KEY);
  assert.equal(other.line(), "f5d6");
  await other.engine.running()[0].answer("c3");
  assert.equal(other.line(), "f5d6c3");
});

test("a move that was about to be played stays, and the other tab's game with it", () => {
  const [one, other] = openTwo();
  one.play("f5 d6");
  other.hear(GAME_KEY);
  other.store.dispatch({ type: "armed", square: squareIndex("c4") });
  one.play("c3");
  other.hear(GAME_KEY);
  other.play("c4");
  assert.deepEqual([other.line(), other.previous()], ["f5d6c4", "f5d6c3"]);
});

test("a tab that got no events takes over all that others have stored", () => {
  const [one, other, store] = openTwo();
  one.actions.set("theme", "garden");
  const results = { 1: { won: 2, drawn: 0, lost: 0, streak: 2 } };
  one.store.dispatch({ type: "record-shared", results });
  one.store.dispatch({ type: "exercises-shared", solved: ["7"], streak: 1 });
  one.play("f5");
  other.comeBack();
  const { settings, record, exercises } = other.state();
  assert.deepEqual(
    [settings.current.theme, record.results, exercises.solved, other.line()],
    ["garden", results, ["7"], "f5"],
  );
  const before = other.state();
  other.comeBack();
  assert.equal(other.state(), before);
  store.map.clear();
  other.comeBack();
  assert.equal(other.state().settings.current.theme, "classic");
});

test("a tab without a storage keeps its settings when it comes back", () => {
  const tab = openTabOf(noStorage, PEOPLE);
  tab.actions.set("theme", "garden");
  const before = tab.state();
  tab.comeBack();
  assert.equal(tab.state(), before);
});

test("a game counts once, also when its end is played again in another tab or after a reload", () => {
  const store = memory();
  const transcript = WIPEOUT.slice(0, -2);
  const one = openTab(store, { transcript, ...AGAINST_COMPUTER }, memory());
  const other = openTab(store, AGAINST_COMPUTER, memory());
  const won = () => Object.values(other.storage.kept.take(RECORD).value).map((each) => each.won);
  one.play("c5");
  other.hear();
  one.actions.goTo(8);
  assert.equal(one.storage.readGame(FIRST_GAME).game.counted, true);
  other.hear();
  assert.equal(other.state().game.ply, 8);
  other.play("c5");
  assert.notEqual(other.state().game.outcome, null);
  assert.deepEqual(won(), [1]);
});

test("a finished game that is taken over is not counted again", () => {
  const store = memory();
  const one = openTab(store, { transcript: "e6f4e3f6g5d6e7f5", ...PEOPLE });
  const other = openTab(store);
  one.play("c5");
  other.hear();
  assert.ok(other.state().game.outcome);
  assert.equal(other.state().record.counted, true);
});

test("results and solved exercises of both tabs add up", () => {
  const store = memory();
  const [one, other] = [openTab(store), openTab(store)];
  const results = (won) => ({ 1: { won, drawn: 0, lost: 0, streak: won } });
  const win = (tab) => {
    const won = (tab.state().record.results[1]?.won ?? 0) + 1;
    tab.store.dispatch({ type: "record-shared", results: results(won) });
  };
  win(one);
  other.hear(RECORD.key);
  win(other);
  assert.deepEqual(one.storage.kept.take(RECORD).value, results(2));
  one.store.dispatch({ type: "exercises-shared", solved: ["7"], streak: 1 });
  other.hear(EXERCISES.key);
  assert.deepEqual([other.state().exercises.solved, other.state().exercises.streak], [["7"], 1]);
});

test("a storage that was cleared as a whole resets the settings and leaves the game", () => {
  const [one, other, store] = openTwo();
  one.actions.set("theme", "garden");
  one.play("f5");
  other.hear(STORED_CHOICES.key);
  assert.equal(other.state().settings.current.theme, "garden");
  store.map.clear();
  one.hear();
  assert.deepEqual([one.state().settings.current.theme, one.line()], ["classic", "f5"]);
});

test("what is no game of this page is not taken over", () => {
  const [one, , store] = openTwo();
  const form = JSON.parse(store.getItem(GAME_KEY));
  for (const text of ["{", "7", JSON.stringify({ ...form, transcript: "a1" })]) {
    store.setItem(GAME_KEY, text);
    const before = one.state();
    one.hear(GAME_KEY);
    assert.equal(one.state(), before, text);
  }
});

test("a reload shows the game that the tab has shown, and the other tab's is the previous one", () => {
  const [store, tab] = [memory(), memory()];
  const one = openTab(store, PEOPLE, tab);
  one.play("f5 d6");
  const other = openTab(store, PEOPLE);
  other.actions.run("new");
  other.play("c4");
  const again = openTab(store, PEOPLE, tab);
  assert.deepEqual([again.line(), again.previous()], ["f5d6", "c4"]);
  other.hear(GAME_KEY);
  assert.equal(other.line(), "c4");
  other.play("e3");
  assert.deepEqual([other.line(), other.previous()], ["c4e3", "f5d6"]);
});

test("a reload goes on with the other tab's game where that has all moves of the tab's", () => {
  const [store, tab] = [memory(), memory()];
  const one = openTab(store, PEOPLE, tab);
  one.play("f5 d6");
  const other = openTab(store, PEOPLE);
  other.play("c3");
  assert.equal(openTab(store, PEOPLE, tab).line(), "f5d6c3");
  tab.setItem(GAME_KEY, "{");
  assert.equal(openTab(store, PEOPLE, tab).line(), "f5d6c3");
});

test("a kind of game that another tab has on its board is opened with the players chosen there", async () => {
  const shared = memory();
  const [one, other] = [startTab(shared, memory()), startTab(shared, memory())];
  other.actions.set("game", "connect-four");
  await settled();
  other.actions.seat({ black: "human", white: "human" });
  other.play("d1 c1");
  one.hear();
  assert.equal(one.state().settings.current.white, "computer", "of the game on this board");
  one.actions.set("game", "connect-four");
  await settled();
  assert.equal(one.line(), other.line());
  assert.equal(one.state().settings.current.white, "human");
});
