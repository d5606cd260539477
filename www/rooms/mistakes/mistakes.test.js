// The visitor's mistakes: games that are added, their review, exercises that come back.
import assert from "node:assert/strict";
import test from "node:test";
import { isMistake } from "../../play/board/move-glyphs.ts";
import { stageOf } from "../exercises/exercise-stage.ts";
import { HOUSE, WIPEOUT, setTable, showState } from "../../test/support/headless-page.js";
import { createStorage } from "../../shell/storage.ts";
import { memory } from "../../test/support/memory-storage.js";
import { openTab } from "../../test/support/tabs.js";
import { buttonOf, make, send, show } from "../../test/support/document.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { rules } from "../../test/support/built-rules.js";
import { squareName } from "../../play/games/squares.ts";
import { reviewJobs } from "../review/review.ts";
import { DAYS, answered } from "../exercises/schedule.ts";
import { MOST, mistakesJobs } from "./mistakes.ts";
import { dueMistakes, exerciseOf } from "./mistake-exercises.ts";
import { mergedMistakes } from "./kept-mistakes.ts";
import { createMistakesView } from "./mistakes-view.ts";
import { room } from "./room.ts";
import { MISTAKES, keptForm, keptIn } from "./stored-mistakes.ts";

globalThis.navigator ??= {};
const DAY = 86_400_000;
const SETTINGS = { black: "human", white: "computer", "white-level": "2" };
const LAST = WIPEOUT.slice(-2);
const BEFORE = WIPEOUT.slice(0, -2);

/** A table on the day after the first one of all, where games are collected. */
function setCollecting(options = {}) {
  const browser = memory();
  const storage = createStorage(HOUSE, () => browser);
  const table = setTable({
    settings: SETTINGS,
    transcript: BEFORE,
    now: () => DAY,
    storage,
    ...options,
  });
  room.begin(table.context);
  table.actions.collectMistakes(true);
  return { ...table, storage };
}

/** A review's findings on a move of the game on the board: its costs are those of the test. */
function reviewed({ line, setup }, number, loss) {
  const game = rules.new_game({ ...setup, transcript: line.slice(0, number - 1).join("") });
  const [best] = game.legal_moves();
  const found = { position: game.position(), side: game.turn(), best, loss, ply: number };
  const square = game.play(squareIndex(line[number - 1])) && squareIndex(line[number - 1]);
  game.free();
  const lines = { line: [], best_line: [] };
  return { ...found, ...lines, square, exact: true, nodes: 1, score: 0, best_score: loss };
}

const squareIndex = (name) => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97;

/** Answers the searches of the reviews under way. @returns the moves as they were valued */
function finishReview(table, losses) {
  const found = [];
  for (let steps = 0; table.state().mistakes.review !== null; steps += 1) {
    assert.ok(steps < 100, "the review ends");
    const { review } = table.state().mistakes;
    const [{ key, task }] = [...reviewJobs(table.state()), ...mistakesJobs(table.state())];
    const number = task.ply;
    const move = reviewed(review.game, number, losses[number] ?? 0);
    found.push(move);
    table.store.dispatch({ type: "found", key, found: move, done: true });
  }
  return found;
}

test("the last game that was finished against the computer is reviewed on request", () => {
  const tab = openTab(memory(), { settings: SETTINGS, transcript: BEFORE });
  room.begin(tab.context);
  assert.equal(tab.actions.hasLastGame(), false, "none is left yet");
  tab.actions.reviewLastGame();
  assert.deepEqual(tab.state().mistakes.waiting, []);
  tab.play(LAST);
  tab.actions.run("new");
  tab.play("f5");
  tab.actions.run("new");
  assert.equal(tab.actions.hasLastGame(), true);
  tab.actions.reviewLastGame();
  tab.actions.reviewLastGame();
  const { review, waiting } = tab.state().mistakes;
  assert.deepEqual([waiting.length, review?.game.line.join("")], [1, WIPEOUT], "once");
});

test("an own game whose moves the rules refuse hides no older one", () => {
  const tab = openTab(memory(), { settings: SETTINGS, transcript: BEFORE });
  room.begin(tab.context);
  tab.play(LAST);
  tab.actions.run("new");
  const { leftGames } = tab.storage;
  const [{ form }] = leftGames.read();
  const refused = { transcript: "a1".repeat(9), ply: 9 };
  leftGames.putBack({ ...form, time: form.time + 1, kept: { ...form.kept, ...refused } });
  assert.equal(leftGames.read()[0].game.transcript, refused.transcript);
  tab.actions.reviewLastGame();
  assert.deepEqual(
    tab.state().mistakes.waiting.map(({ transcript }) => transcript),
    [WIPEOUT],
  );
});

test("a game waits for an engine that cannot be loaded, and is left out where its search fails", () => {
  const table = setCollecting();
  table.play(LAST);
  table.actions.run("new");
  const { notice, mistakes: before } = table.state();
  const fail = (code) => {
    const [{ key }] = mistakesJobs(table.state());
    table.store.dispatch({ type: "job-failed", key, problem: { code, detail: "", message: "" } });
    return table.state().mistakes;
  };
  const jobs = mistakesJobs(table.state());
  const stalled = fail("engine-unavailable");
  assert.deepEqual([stalled.waiting, stalled.review], [before.waiting, before.review]);
  assert.deepEqual([mistakesJobs(table.state()), table.state().notice], [[], notice]);
  table.store.dispatch({ type: "network-back" });
  assert.deepEqual(mistakesJobs(table.state()), jobs);
  fail("engine-unavailable");
  table.actions.showMistakes(true);
  assert.deepEqual(mistakesJobs(table.state()), jobs, "also where the visitor looks for it");
  assert.deepEqual(fail("engine-crashed").waiting, []);
});

test("a finished game against the computer becomes exercises of its costly moves", () => {
  const table = setCollecting();
  table.play(LAST);
  const [waiting] = table.state().mistakes.waiting;
  assert.deepEqual(
    [waiting.side, waiting.opponent, waiting.transcript, waiting.time],
    ["black", "2", WIPEOUT, DAY],
  );
  const moves = finishReview(table, { 1: 5, 2: 30, 3: 0.5, 5: 12 });
  const { list, games, waiting: left } = table.state().mistakes;
  const own = moves.filter(({ side, loss }) => side === "black" && isMistake(loss));
  assert.equal(own.length, 2, "mistakes of the computer are none");
  assert.deepEqual(
    list.map(({ position, square }) => [position, square]),
    own.sort((a, b) => a.ply - b.ply).map(({ position, square }) => [position, square]),
  );
  assert.deepEqual(left, []);
  assert.deepEqual(games[0].phases[0], { moves: 5, lost: 17.5 });
  assert.deepEqual(table.storage.kept.find(MISTAKES).value, keptForm(table.state().mistakes));
});

test("a stored mistake that cannot be read is said at the start, and waits beside the others", () => {
  const sound = {
    position: `${"X".repeat(63)}- O`,
    square: 63,
    best: 62,
    loss: 9,
    due: 4,
    step: 1,
  };
  const stored = JSON.stringify({ on: true, waiting: [], games: [], list: [sound, { square: 1 }] });
  const browser = memory({ [MISTAKES.key]: stored });
  const table = setTable({ storage: createStorage(HOUSE, () => browser) });
  room.begin(table.context);
  assert.equal(table.state().notice.problems[0].code, "bad-storage");
  assert.deepEqual(table.state().mistakes.list, [sound]);
  assert.equal(browser.getItem(`${MISTAKES.key}.damaged`), stored);
});

test("a review ends for its own game, also where another tab has changed the list", () => {
  const table = setCollecting();
  table.play(LAST);
  const [own] = table.state().mistakes.waiting;
  const other = { ...own, side: "white", opponent: "3", transcript: "f5d6" };
  table.store.dispatch({ type: "mistakes-changed", changes: { waiting: [other, own] } });
  const opponents = () => table.state().mistakes.games.map(({ opponent }) => opponent);
  finishReview(table, { 1: 30 });
  assert.deepEqual(opponents(), ["2", "3"]);
  assert.deepEqual(
    table.state().mistakes.list.map(({ loss }) => loss),
    [30],
  );
  assert.deepEqual(table.state().mistakes.waiting, []);
});

test("a review that ends keeps what another tab has collected meanwhile", () => {
  const browser = memory();
  const storage = createStorage(HOUSE, () => browser);
  const table = setCollecting({ storage });
  table.play(LAST);
  const game = {
    opponent: "3",
    opening: "",
    time: 1,
    phases: Array(3).fill({ moves: 1, lost: 9 }),
  };
  const position = `${"X".repeat(63)}- O`;
  const mistake = { position, square: 63, best: 62, loss: 9, due: 4, step: 1 };
  const other = { on: true, waiting: [], games: [game], list: [mistake] };
  browser.setItem(MISTAKES.key, JSON.stringify(other));
  finishReview(table, { 1: 30 });
  const kept = storage.kept.find(MISTAKES).value;
  assert.deepEqual(
    kept.list.map(({ loss }) => loss),
    [9, 30],
  );
  assert.deepEqual(
    kept.games.map(({ opponent }) => opponent),
    ["3", "2"],
  );
  assert.deepEqual(kept.waiting, []);
  browser.setItem(MISTAKES.key, JSON.stringify(other));
  for (const { follow } of room.follows) follow(table.context);
  assert.deepEqual(keptForm(table.state().mistakes), { ...other, erased: null });
});

test("of two tabs' mistakes the later answer holds, and a reviewed game waits in neither", () => {
  const waiting = { setup: {}, transcript: "f5d6", side: "black", opponent: "2", opening: "" };
  const game = { opponent: "2", opening: "", time: 1, phases: [] };
  const mistake = { position: "p", square: 1, best: 2, loss: 3, due: 4, step: 0 };
  const learnt = { ...mistake, due: null, step: 5 };
  const one = { on: true, waiting: [{ ...waiting, time: 1 }], games: [], list: [learnt] };
  const other = { on: false, waiting: [], games: [game], list: [mistake] };
  const erased = { day: 1, seen: 0, waiting: [], games: [], list: [] };
  for (const pair of [
    [one, other],
    [other, one],
  ])
    assert.deepEqual(mergedMistakes({ ...pair[0], erased: null }, { ...pair[1], erased }), {
      on: pair[0].on,
      waiting: [],
      games: [game],
      list: [learnt],
      erased,
    });
});

test("what two tabs have erased waits together, and damage in it is seen", () => {
  const list = [{ position: "p", square: 1, best: 2, loss: 3, due: null, step: 0 }];
  const other = [{ ...list[0], position: "q" }];
  const lists = { waiting: [], games: [] };
  const kept = { on: true, ...lists, list: [] };
  const erased = { day: 1, seen: 0, ...lists };
  const merged = mergedMistakes(
    { ...kept, erased: { ...erased, list } },
    { ...kept, erased: { ...erased, list: other } },
  );
  assert.deepEqual(merged.erased.list.map(({ position }) => position).sort(), ["p", "q"]);
  assert.equal(MISTAKES.check({ ...kept, erased: { ...erased, list: [7] } }).damaged, true);
  const days = (day, seen) => ({ ...kept, erased: { ...erased, list, day, seen } });
  for (const [own, other] of [
    [days(2, 1), days(2, 0)],
    [days(1, 0), days(2, 0)],
    [days(2, 0), days(1, 1)],
  ]) {
    const { day, seen } = mergedMistakes(own, other).erased;
    assert.deepEqual([day, seen], [2, 0], "as long as what was erased last");
  }
  assert.equal(MISTAKES.check({ ...kept, erased: { ...lists, list } }).damaged, true);
  assert.equal(MISTAKES.check({ ...kept, erased: { ...erased, list: [] } }).damaged, false);
});

test("a game that another tab has taken out of the list is reviewed no further, and no other goes", () => {
  const table = setCollecting();
  table.play(LAST);
  const [own] = table.state().mistakes.waiting;
  const other = { ...own, transcript: "f5d6" };
  table.store.dispatch({ type: "mistakes-changed", changes: { waiting: [other] } });
  const { review, waiting, games } = table.state().mistakes;
  assert.deepEqual([review?.game.line, waiting, games], [["f5", "d6"], [other], []]);
  const failed = { code: "engine-crashed", detail: "", message: "" };
  table.store.dispatch({ type: "mistakes-changed", changes: { waiting: [own, other] } });
  table.store.dispatch({ type: "job-failed", key: "mistakes-1", problem: failed });
  assert.deepEqual(table.state().mistakes.waiting, [own]);
});

test("no search is made twice: the review at the end of the game goes before, and is taken over", () => {
  const table = setCollecting();
  table.play(LAST);
  const searched = [];
  for (let jobs = reviewJobs(table.state()); jobs.length > 0; jobs = reviewJobs(table.state())) {
    assert.deepEqual(mistakesJobs(table.state()), [], "the end of the game goes before");
    const [{ key, task }] = jobs;
    const number = task.ply;
    searched.push(number);
    const found = reviewed(table.state().game, number, number === 1 ? 30 : 0);
    table.store.dispatch({ type: "found", key, found, done: true });
  }
  assert.equal(searched.length, table.state().game.line.length);
  assert.deepEqual(mistakesJobs(table.state()), []);
  const { list, games, review } = table.state().mistakes;
  assert.deepEqual([review, games.length], [null, 1]);
  assert.deepEqual(
    list.map(({ loss }) => loss),
    [30],
  );
});

test("nothing is collected unless it is switched on, and no game that was helped or loaded", () => {
  const table = setCollecting();
  table.actions.collectMistakes(false);
  table.play(LAST);
  assert.deepEqual(table.state().mistakes.waiting, []);
  const loading = setCollecting();
  loading.actions.load(WIPEOUT);
  assert.deepEqual(loading.state().mistakes.waiting, []);
});

test("a review that the visitor asks for collects its mistakes, once", () => {
  const table = setCollecting();
  table.actions.collectMistakes(false);
  table.play(LAST);
  const review = () => {
    table.actions.run("review");
    const job = () => reviewJobs(table.state())[0];
    for (let due = job(); due !== undefined; due = job()) {
      const found = reviewed(table.state().game, due.task.ply, due.task.ply === 1 ? 30 : 0);
      table.store.dispatch({ type: "found", key: due.key, found, done: true });
    }
    const { waiting, games, list } = table.state().mistakes;
    return [waiting.length, games.length, list.map(({ step }) => step)];
  };
  assert.deepEqual(review(), [0, 1, [0]]);
  table.actions.closeReview();
  const learnt = table.state().mistakes.list.map((mistake) => ({ ...mistake, step: 2 }));
  table.store.dispatch({ type: "mistakes-changed", changes: { list: learnt } });
  assert.deepEqual(review(), [0, 1, [2]], "what was learnt stays");
});

test("a mistake that is found comes back ever later, one that is not on the next day", () => {
  const mistake = { position: "", square: 0, best: 1, loss: 4, due: 2, step: 0 };
  const days = [];
  let one = mistake;
  for (let day = 2; one.due !== null; day = one.due) {
    days.push(one.due);
    one = answered(one, true, day);
  }
  assert.deepEqual(days, [2, 5, 12, 28, 63]);
  assert.equal(days.length, DAYS.length);
  assert.deepEqual(answered({ ...mistake, step: 3 }, false, 9), { ...mistake, step: 0, due: 10 });
  assert.deepEqual(dueMistakes([mistake, { ...mistake, due: 3 }, { ...mistake, due: null }], 2), [
    mistake,
  ]);
});

test("the exercise of a mistake is answered once", () => {
  let now = DAY;
  const table = setCollecting({ now: () => now });
  table.play(LAST);
  finishReview(table, { 1: 5, 5: 12 });
  assert.equal(dueMistakes(table.state().mistakes.list, table.actions.today()).length, 0);
  now = 2 * DAY;
  table.actions.practiseMistakes();
  const [costliest] = dueMistakes(table.state().mistakes.list, table.actions.today());
  assert.equal(table.state().game.position, costliest.position);
  table.play(squareName(table.state().game, costliest.best));
  assert.equal(stageOf(table.state()), "solved");
  const kept = ({ position }) =>
    table.state().mistakes.list.find((one) => one.position === position);
  assert.deepEqual([kept(costliest).step, kept(costliest).due], [1, 5]);
  table.actions.practiseMistakes();
  const [other] = dueMistakes(table.state().mistakes.list, table.actions.today());
  const wrong = table.state().game.moves.find(({ square }) => square !== other.best);
  table.play(squareName(table.state().game, wrong.square));
  assert.deepEqual([kept(other).step, kept(other).due], [0, 3]);
  table.actions.tryExerciseAgain();
  table.play(squareName(table.state().game, other.best));
  assert.equal(kept(other).step, 0, "a second try does not count");
});

test("before any mistake is due all may be practised, the costliest first, and no date changes", () => {
  const table = setCollecting();
  table.play(LAST);
  finishReview(table, { 1: 5, 5: 12 });
  const { list } = table.state().mistakes;
  const [, costliest] = list;
  table.actions.practiseMistakes();
  assert.equal(table.state().game.position, costliest.position);
  const wrong = table.state().game.moves.find(({ square }) => square !== costliest.best);
  table.play(squareName(table.state().game, wrong.square));
  table.actions.practiseMistakes();
  table.play(squareName(table.state().game, costliest.best));
  assert.equal(stageOf(table.state()), "solved");
  assert.deepEqual(table.state().mistakes.list, list);
});

/** The panel of My mistakes, open. */
function openMistakes(table) {
  const root = make("div");
  show(root);
  const view = createMistakesView(root, table.actions, rules);
  showState(table, view, createStudyTexts(createTexts("en", themeOf("classic"))));
  table.actions.showMistakes(true);
  return root;
}

test("the panel names the day on which the next mistakes are due, unless some are due today", () => {
  let now = DAY;
  const table = setCollecting({ now: () => now });
  table.play(LAST);
  finishReview(table, { 1: 5, 5: 12 });
  const root = openMistakes(table);
  const due = root.querySelector(".mistakes-due");
  const early = root.querySelector(".mistakes-early");
  assert.equal(due.textContent, "The first of 2 exercises is due on January 3, 1970.");
  assert.match(early.textContent, /You may practise before then/);
  assert.equal(early.hidden, false);
  assert.equal(buttonOf(root, "Practise").disabled, false);
  now = 2 * DAY;
  table.actions.showMistakes(true);
  assert.equal(due.textContent, "2 exercises are due today, of 2.");
  assert.equal(early.hidden, true);
});

test("the panel says so once every exercise is learnt", () => {
  const table = setCollecting();
  table.play(LAST);
  finishReview(table, { 1: 5, 5: 12 });
  table.actions.showMistakes(true);
  const { mistakes, ...rest } = table.state();
  const list = mistakes.list.map((mistake) => ({ ...mistake, due: null }));
  const root = make("div");
  show(root);
  const texts = createStudyTexts(createTexts("en", themeOf("classic")));
  const view = createMistakesView(root, table.actions, rules);
  view.update({ ...rest, mistakes: { ...mistakes, list } }, null, texts);
  const due = root.querySelector(".mistakes-due");
  assert.equal(due.textContent, "You have learnt every exercise, 2 in all.");
  assert.equal(root.querySelector(".mistakes-early").hidden, true);
});

test("the chosen exercises alone are saved", () => {
  const table = setCollecting();
  table.play(LAST);
  finishReview(table, { 1: 5, 5: 12 });
  const root = openMistakes(table);
  const saved = root.querySelector(".mistakes-saved");
  const said = () => saved.querySelector("summary").textContent;
  assert.equal(said(), "Choose what is saved: 2 of 2");
  const [box] = saved.querySelectorAll("input");
  box.checked = false;
  send(box, "change");
  assert.equal(said(), "Choose what is saved: 1 of 2");
  const { position } = table.state().mistakes.list[0];
  assert.equal(table.actions.mistakesText(new Set()).split("\n\n").length, 3);
  assert.doesNotMatch(table.actions.mistakesText(new Set([position])), new RegExp(position));
  saved.querySelector("[data-choose=none]").click();
  assert.equal(root.querySelector("[data-save]").disabled, true);
  const notes = [...root.querySelectorAll(".note:not([hidden])")].map((note) => note.textContent);
  assert.ok(notes.some((note) => note.startsWith("Safari deletes")));
  saved.querySelector("[data-choose=all]").click();
  assert.equal(said(), "Choose what is saved: 2 of 2");
});

test("the chosen exercises go to the system's sheet where it takes files", async () => {
  const shared = [];
  const table = setCollecting();
  table.play(LAST);
  finishReview(table, { 1: 5, 5: 12 });
  assert.equal(openMistakes(table).querySelector("[data-share-mistakes]").hidden, true);
  try {
    navigator.canShare = ({ files }) => files.every(({ type }) => type === "text/plain");
    navigator.share = async ({ files }) => void shared.push(...files);
    const share = openMistakes(table).querySelector("[data-share-mistakes]");
    assert.equal(share.hidden, false);
    share.click();
    const [file] = shared;
    assert.equal(file.name, "reversi-mistakes.txt");
    assert.equal(await file.text(), table.actions.mistakesText(new Set()));
  } finally {
    delete navigator.canShare;
    delete navigator.share;
  }
});

test("a browser that refuses to share the exercises is said to, and a closed sheet is not", async () => {
  const table = setCollecting();
  table.play(LAST);
  finishReview(table, { 1: 5 });
  navigator.canShare = () => true;
  try {
    for (const [name, sentence] of [
      ["NotAllowedError", "The browser does not share this file: save it instead."],
      ["AbortError", ""],
    ]) {
      navigator.share = async () => Promise.reject(new DOMException("", name));
      const root = openMistakes(table);
      const share = root.querySelector("[data-share-mistakes]");
      share.click();
      await new Promise(setImmediate);
      const said = share.parentElement.nextElementSibling;
      assert.deepEqual([said.role, said.textContent], ["status", sentence]);
    }
  } finally {
    delete navigator.canShare;
    delete navigator.share;
  }
});

test("the last game is looked for as the panel opens and as the own games change, not with each move", () => {
  const tab = openTab(memory(), { settings: SETTINGS, transcript: BEFORE });
  room.begin(tab.context);
  let asked = 0;
  const hasLastGame = () => {
    asked += 1;
    return tab.actions.hasLastGame();
  };
  const root = openMistakes({ ...tab, actions: { ...tab.actions, hasLastGame } });
  const isOffered = () => !root.querySelector("[data-last-game]").parentElement.hidden;
  tab.play(LAST);
  assert.deepEqual([isOffered(), asked], [false, 1]);
  tab.actions.run("new");
  assert.deepEqual([isOffered(), asked], [true, 2]);
  tab.actions.openPanel("games");
  for (const left of tab.storage.leftGames.read()) tab.actions.forgetLeftGame(left);
  assert.equal(isOffered(), false);
  tab.actions.run("restore");
  assert.equal(isOffered(), true);
  asked = 0;
  tab.play("f5");
  assert.equal(asked, 0);
  tab.actions.showMistakes(false);
  tab.actions.showMistakes(true);
  assert.equal(asked, 1);
});

test("a game against the computer asks for no side, and has nothing to press where it is reviewed anyway", () => {
  const table = setCollecting();
  table.play(LAST);
  const root = openMistakes(table);
  const own = () => root.querySelector("[data-own-game]");
  assert.equal(root.querySelector("#mistakes-game"), null);
  assert.equal(own().parentElement.hidden, true);
  table.actions.collectMistakes(false);
  assert.equal(own().parentElement.hidden, false);
  table.actions.load(WIPEOUT);
  assert.equal(own(), null);
  assert.notEqual(root.querySelector("#mistakes-game"), null);
});

test("games of the collection are added by the visitor's name, each once", () => {
  const table = setCollecting();
  const text = ["Ada", "Bob"].map(
    (black) => `(;GM[Othello]PB[${black}]PW[Cleo]B[e6]W[f4]B[e3]W[f6]B[g5]W[d6]B[e7]W[f5]B[c5];)`,
  );
  const bytes = new TextEncoder().encode(text.join("\n"));
  table.actions.collect([{ name: "games.ggf", bytes }]);
  const found = rules.read_collection([{ name: "games.ggf", bytes }], {});
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  assert.equal(table.actions.reviewGamesOf(" ada "), 1);
  assert.equal(table.actions.reviewGamesOf("Ada"), 0);
  assert.equal(table.actions.reviewGamesOf("Nobody"), 0);
  const [waiting] = table.state().mistakes.waiting;
  assert.deepEqual([waiting.side, waiting.opponent], ["black", "Cleo"]);
});

test("the game on the board is taken in for a side, once, wherever it comes from", () => {
  const table = setCollecting();
  table.actions.load(WIPEOUT);
  table.actions.reviewOwnMoves("white");
  table.actions.reviewOwnMoves("white");
  assert.deepEqual(
    table.state().mistakes.waiting.map(({ side, transcript }) => [side, transcript]),
    [["white", WIPEOUT]],
  );
  finishReview(table, { 2: 30, 3: 30 });
  const { list, waiting } = table.state().mistakes;
  assert.deepEqual([waiting.length, list.map(({ loss }) => loss)], [0, [30]]);
});

test("a review that was closed is not made again for its mistakes", () => {
  const table = setCollecting();
  table.actions.load(WIPEOUT);
  table.actions.run("review");
  const { game } = table.state();
  for (let jobs = reviewJobs(table.state()); jobs.length > 0; jobs = reviewJobs(table.state())) {
    const [{ key, task }] = jobs;
    const found = reviewed(game, task.ply, task.ply === 1 ? 30 : 0);
    table.store.dispatch({ type: "found", key, found, done: true });
  }
  table.actions.closeReview();
  table.actions.reviewOwnMoves("black");
  assert.deepEqual(mistakesJobs(table.state()), []);
  assert.deepEqual(
    table.state().mistakes.list.map(({ loss }) => loss),
    [30],
  );
});

test("mistakes are erased with a way back", () => {
  const table = setCollecting();
  table.play(LAST);
  finishReview(table, { 1: 5 });
  const before = keptForm(table.state().mistakes);
  assert.equal(before.list.length, 1);
  assert.match(table.actions.mistakesText(new Set()), /\nbest 3\n/);
  table.actions.eraseMistakes();
  assert.deepEqual(table.state().mistakes.list, []);
  table.actions.run("restore");
  assert.deepEqual(keptForm(table.state().mistakes), before);
});

test("what was erased waits in its room beside what came later, over a reload, until the second day after", () => {
  const store = memory();
  const lists = (number) => ({
    ...{ on: true, waiting: [], games: [] },
    list: [
      {
        position: `${"-".repeat(63)}X ${"XO"[number]}`,
        square: 1,
        best: 2,
        loss: 4,
        due: null,
        step: 0,
      },
    ],
  });
  let day = 5;
  const open = () => {
    const options = { settings: { white: "human" }, now: () => day * 86_400_000 };
    const tab = openTab(store, options, memory());
    room.begin(tab.context);
    return tab;
  };
  store.setItem(MISTAKES.key, JSON.stringify(lists(0)));
  const first = open();
  first.actions.eraseMistakes();
  first.store.dispatch({ type: "mistakes-changed", changes: { list: lists(1).list } });
  first.actions.eraseMistakes();
  first.play("f5 d6 c3");
  assert.deepEqual([first.state().erased, first.state().mistakes.list], [[], []]);
  first.store.dispatch({ type: "mistakes-changed", changes: { list: lists(1).list } });
  // A clock that was wrong is put right: that is one day.
  day = 9;
  open().actions.restoreMistakes();
  const [both] = [open().state().mistakes];
  assert.deepEqual([both.list.length, both.erased], [2, null]);
  open().actions.eraseMistakes();
  for (const [later, isThere] of [
    [9, true],
    [10, true],
    [11, false],
  ]) {
    day = later;
    assert.equal(open().state().mistakes.erased !== null, isThere, String(later));
  }
});

test("erased mistakes that find no room wait on when they are brought back", () => {
  const store = memory();
  const some = (count, square) =>
    Array.from({ length: count }, (_, number) => {
      const discs = number.toString(2).padStart(63, "-").replaceAll("0", "O").replaceAll("1", "X");
      const position = `${discs}X ${square === 1 ? "X" : "O"}`;
      return { position, square, best: 2, loss: 4, due: null, step: 0 };
    });
  const erased = { day: 5, seen: 0, waiting: [], games: [], list: some(290, 1) };
  const stored = { on: true, waiting: [], games: [], list: some(200, 3), erased };
  store.setItem(MISTAKES.key, JSON.stringify(stored));
  const now = () => 5 * 86_400_000;
  const tab = openTab(store, { settings: { white: "human" }, now }, memory());
  room.begin(tab.context);
  const count = (square) => {
    const { list, erased } = tab.state().mistakes;
    return [list, erased?.list ?? []].map(
      (mistakes) => mistakes.filter((one) => one.square === square).length,
    );
  };
  tab.actions.restoreMistakes();
  assert.deepEqual(
    [count(1), count(3)],
    [
      [100, 190],
      [200, 0],
    ],
  );
});

test("what is erased twice has one way back, which brings all of it", () => {
  const table = setCollecting();
  const some = (square) => ({ position: `${"-".repeat(64)} ${square === 1 ? "X" : "O"}`, square });
  for (const square of [1, 2]) {
    const list = [{ ...some(square), best: 3, loss: 4, due: null, step: 0 }];
    table.store.dispatch({ type: "mistakes-changed", changes: { list } });
    table.actions.eraseMistakes();
  }
  assert.equal(table.state().erased.length, 1);
  table.actions.run("restore");
  assert.equal(table.state().mistakes.list.length, 2);
  assert.deepEqual([table.state().notice.kind, table.state().erased], ["restored", []]);
});

/** Mistakes at different positions, by their numbers from one on. */
function some(from, count) {
  const position = (number) =>
    `${number.toString(2).padStart(64, "0").replaceAll("0", "-").replaceAll("1", "X")} O`;
  return Array.from({ length: count }, (_, index) => {
    return { position: position(from + index), square: 1, best: 2, loss: 4, due: 9, step: 1 };
  });
}

test("a full list says how many mistakes of a file it has no room for, and keeps its own", async () => {
  const [table, other] = [setCollecting(), setCollecting()];
  table.store.dispatch({ type: "mistakes-changed", changes: { list: some(1, 20) } });
  const text = table.actions.mistakesText(new Set());
  const own = some(100, MOST.list - 8);
  other.store.dispatch({ type: "mistakes-changed", changes: { list: own } });
  const read = (content) => other.actions.readMistakes(new File([content], "m.txt"));
  assert.deepEqual(await read(text), { said: ["mistakes-full"], count: 12 });
  const damaged = await read(text.replace('"square":', '"square":9'));
  const said = ["mistakes-damaged-file", "mistakes-full"];
  assert.deepEqual(damaged, { said, count: 11, line: 3 });
  const { list } = other.state().mistakes;
  assert.equal(list.length, MOST.list);
  for (const one of own) assert.ok(list.some((kept) => kept.position === one.position));
});

test("a file with mistakes of a full list beside others leaves that list as it is", async () => {
  const [table, other] = [setCollecting(), setCollecting()];
  const own = some(100, MOST.list);
  other.store.dispatch({ type: "mistakes-changed", changes: { list: own } });
  const list = [...own.slice(50, 60), ...some(1, 10)];
  table.store.dispatch({ type: "mistakes-changed", changes: { list } });
  const file = new File([table.actions.mistakesText(new Set())], "m.txt");
  assert.deepEqual(await other.actions.readMistakes(file), { said: ["mistakes-full"], count: 10 });
  const places = ({ list }) => list.map(({ position }) => position).sort();
  assert.deepEqual(places(other.state().mistakes), places({ list: own }));
});

test("of a file no field is taken that the page does not know; one of a later release stays in its own", async () => {
  const mistake = { position: `${"-".repeat(64)} X`, square: 1, best: 2, loss: 4, due: 3, step: 1 };
  const later = { ...mistake, later: "field" };
  assert.deepEqual(keptIn({ list: [later] }).list, [later]);
  const table = setCollecting();
  table.store.dispatch({ type: "mistakes-changed", changes: { list: [later] } });
  const text = table.actions.mistakesText(new Set());
  const other = setCollecting();
  await other.actions.readMistakes(new File([text], "m.txt"));
  assert.deepEqual(other.state().mistakes.list, [mistake]);
});

test("a file of mistakes brings all of it back beside what is there, and says what it lacks", async () => {
  const table = setCollecting();
  table.play(LAST);
  finishReview(table, { 1: 5 });
  const list = table.state().mistakes.list.map((one) => ({ ...one, due: 9, step: 2 }));
  table.store.dispatch({ type: "mistakes-changed", changes: { list } });
  const text = table.actions.mistakesText(new Set());
  const other = setCollecting();
  const read = async (content) =>
    (await other.actions.readMistakes(new File([content], "m.txt"))).said.join();
  assert.equal(await read("no file of mistakes"), "mistakes-no-file");
  assert.equal(await read(text.replaceAll("\n", "\r\n")), "mistakes-read");
  assert.deepEqual(other.state().mistakes.list, list);
  assert.equal(await read(text.replace('"square":', '"square":9')), "mistakes-damaged-file");
  assert.equal(await read(text.slice(0, 60)), "mistakes-damaged-file");
  assert.equal(other.state().mistakes.list.length, 1);
  const panel = document.createElement("div");
  const { update } = createMistakesView(panel, other.actions);
  const texts = createStudyTexts(createTexts("en", themeOf("classic")));
  other.store.dispatch({ type: "mistakes-erased", day: 1 });
  other.actions.showMistakes(true);
  update(other.state(), null, texts);
  const chooser = panel.querySelector("[data-mistakes-file]");
  const choose = async (file) => {
    Object.defineProperty(chooser, "files", { value: [file], configurable: true });
    send(chooser, "change");
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await choose(new File([text], "m.txt"));
  assert.match(panel.textContent, /The mistakes of the file are here/);
  const [{ position }] = list;
  const line = text.split("\n").findIndex((one) => one.startsWith(position)) + 1;
  await choose(new File([text.replace(position, position.slice(1))], "m.txt"));
  assert.match(panel.textContent, new RegExp(`Line ${line} of the file is damaged`));
  await choose(new File(["f5d6"], "m.txt"));
  assert.match(panel.textContent, /it does not begin with “# reversi-mistakes 1”/);
  const large = new File([text], "large.txt");
  Object.defineProperty(large, "size", { value: 17_000_000 });
  await choose(large);
  assert.match(panel.textContent, /the file large.txt \(17 MB\) is larger than 16 MB/);
});

test("a stored game that waits begins as a game can", () => {
  const stored = { transcript: "f5", side: "black", opponent: "", opening: "", time: 1 };
  const waiting = (setup) => keptIn({ waiting: [{ ...stored, setup }] }).waiting.length;
  const begins = [{}, { start: "parallel", first: "white" }, { position: "any text" }];
  assert.deepEqual(begins.map(waiting), [1, 1, 1]);
  const damaged = [undefined, null, [], "diagonal", { start: "round" }, { position: 1 }];
  assert.deepEqual(damaged.map(waiting), [0, 0, 0, 0, 0, 0]);
});

test("what is damaged of a stored value is left out", () => {
  assert.deepEqual(keptIn(undefined), {
    ...{ on: false, waiting: [], games: [], list: [] },
    erased: null,
  });
  const sound = { position: `${"-".repeat(64)} X`, square: 1, best: 2, loss: 4, due: 3, step: 1 };
  const list = [sound, { ...sound, best: 64 }, { ...sound, position: "X" }, null, 7];
  assert.deepEqual(keptIn({ on: 1, list, games: [{ phases: [] }], waiting: [{ side: "red" }] }), {
    on: false,
    waiting: [],
    games: [],
    list: [sound],
    erased: null,
  });
  for (const erased of [7, {}, { day: 1 }, { day: 1, seen: -1, list }])
    assert.equal(keptIn({ erased }).erased, null);
  const { erased } = keptIn({ erased: { day: 1, seen: 0, list } });
  assert.deepEqual(erased, { day: 1, seen: 0, waiting: [], games: [], list: [sound] });
});

test("an exercise is easy where the mistake is plain, and the oldest mistakes make room", () => {
  const mistake = { position: `${"-".repeat(64)} X`, square: 0, best: 1, due: 1, step: 0 };
  const difficulties = [12, 7, 3].map((loss) => exerciseOf({ ...mistake, loss }).difficulty);
  assert.deepEqual(difficulties, [1, 2, 3]);
  const table = setCollecting();
  const list = Array.from({ length: MOST.list + 5 }, (_, loss) => ({ ...mistake, loss }));
  table.store.dispatch({ type: "mistakes-changed", changes: { list } });
  assert.equal(table.state().mistakes.list[0].loss, 5);
});
