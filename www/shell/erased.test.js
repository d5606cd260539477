// Whatever a press takes away comes back by one and the same way, also after a reload.
import assert from "node:assert/strict";
import test from "node:test";
import { RECORD } from "../play/players/kept-record.ts";
import { FIRST_GAME } from "../play/games/index.ts";
import { MAX_CHARACTERS } from "../play/game/comment-lists.ts";
import { startMade } from "../rooms/exercises/exercise-steps.ts";
import { isActionWorking } from "./action-state.ts";
import { resumeUnfinished } from "./unfinished-steps.ts";
import { themeOf } from "../floor/theming/themes.ts";
import { createTexts, wordsOfPage } from "../test/support/loaded-texts.js";
import { FIRST_TERMS } from "../rooms/table/table.ts";
import { memory } from "../test/support/memory-storage.js";
import { squareIndex } from "../test/support/squares.js";
import { openTab } from "../test/support/tabs.js";
import { HOUSE } from "../test/support/headless-page.js";
import { announce } from "../test/support/shown.js";

const PEOPLE = { black: "human", white: "human" };
const RESULTS = { 3: { won: 2, drawn: 0, lost: 1, streak: 1 } };
const TEXTS = createTexts("en", themeOf("classic"), FIRST_GAME);
const EXERCISE = {
  id: "own-1",
  position: `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`,
  goal: "best",
  difficulty: 1,
  theme: null,
  part: null,
  comment: "",
  lines: [new Uint8Array([squareIndex("f5")])],
};

/** The loss by each press: how it comes about, the press, and what is to be there again. */
const PRESSES = {
  record: {
    fill: ({ store }) => store.dispatch({ type: "record-shared", results: RESULTS }),
    press: ({ actions }) => actions.clearRecord(),
    read: ({ record }) => record.results,
  },
  progress: {
    fill: ({ store }) =>
      store.dispatch({ type: "exercises-shared", solved: ["1", "7"], streak: 2 }),
    press: ({ actions }) => actions.clearExercises(),
    read: ({ exercises: { solved, streak } }) => ({ solved, streak }),
  },
  "own-exercises": {
    fill: ({ store }) => store.dispatch({ type: "exercises-given", own: [EXERCISE] }),
    press: ({ store }) => store.dispatch({ type: "exercises-given", own: [] }),
    read: ({ exercises }) => exercises.own,
  },
  settings: {
    fill: ({ actions }) => actions.set("pause", 200),
    press: ({ actions }) => actions.reset(),
    read: ({ settings }) => settings.stored,
  },
  branch: {
    fill: ({ actions, play }) => {
      actions.goTo(1);
      play("f6");
      actions.comment("not this one");
      actions.goTo(1);
      play("d6 c3");
    },
    press: ({ actions, state }) => actions.dropBranches([state().branches[0]]),
    read: ({ branches, comments }) => ({ branches, comments: comments.list }),
  },
  table: {
    fill: ({ actions, play }) => {
      actions.beginTable(FIRST_TERMS);
      play("f5 d6 c3");
    },
    press: ({ actions }) => actions.seat({ white: "computer" }),
    read: ({ settings: { current }, table }) => [current.white, table.game?.terms],
  },
  marks: {
    fill: ({ actions }) => {
      actions.comment("look here");
      actions.draw(squareIndex("c4"), squareIndex("d3"));
    },
    press: ({ actions }) => actions.eraseMarks(),
    read: ({ comments }) => comments.list,
  },
  review: {
    fill: ({ actions, store }) => {
      actions.run("review");
      const square = squareIndex("f5");
      const best_line = new Uint8Array([square]);
      const numbers = { score: 0, best_score: 0, loss: 0, depth: 3, certainty: 73, nodes: 9 };
      const found = { ply: 1, side: "black", square, best: square, best_line, ...numbers };
      const rest = {
        line: new Uint8Array([]),
        exact: false,
        best_exact: false,
        only: false,
        book: false,
        position: "f5",
        choices: 2,
        loss_at_least: 0,
        reason: null,
      };
      const event = { type: "found", key: "review-1", done: true };
      store.dispatch({ ...event, found: { ...found, ...rest } });
    },
    press: ({ actions }) => actions.closeReview(),
    read: ({ review }) => review.open && [...review.open.moves],
  },
};

/** A tab in which two moves are played and something is there to be taken away. */
function filled(name, store, own) {
  const tab = openTab(store, { settings: PEOPLE }, own);
  tab.play("f5 d6 c3");
  PRESSES[name].fill(tab);
  return tab;
}

for (const [name, { press, read }] of Object.entries(PRESSES)) {
  test(`${name}: taken away by a press, said, and brought back`, () => {
    const tab = filled(name, memory(), memory());
    const before = read(tab.state());
    assert.equal(isActionWorking(tab.state(), "restore"), false);
    press(tab);
    assert.notDeepEqual(read(tab.state()), before);
    assert.equal(announce(tab.state(), TEXTS), TEXTS.t(`said-erased-${name}`));
    tab.actions.run("restore");
    assert.deepEqual(read(tab.state()), before);
    assert.equal(announce(tab.state(), TEXTS), TEXTS.t(`said-restored-${name}`));
    assert.equal(isActionWorking(tab.state(), "restore"), false);
  });

  test(`${name}: brought back after a reload, and not for ever`, () => {
    const store = memory();
    const own = memory();
    const tab = filled(name, store, own);
    const before = read(tab.state());
    press(tab);
    const later = openTab(store, { settings: PEOPLE }, own);
    resumeUnfinished(later.context, later.unfinished);
    assert.equal(isActionWorking(later.state(), "restore"), true);
    later.actions.goTo(0);
    assert.equal(isActionWorking(later.state(), "restore"), true, "after one other thing");
    later.actions.run("restore");
    assert.deepEqual(read(later.state()), before);
    press(tab);
    tab.actions.goTo(1);
    tab.actions.goTo(2);
    assert.equal(isActionWorking(tab.state(), "restore"), false, "after two");
  });
}

test("what belonged to a game goes with it, and what did not stays", () => {
  for (const [name, stays] of Object.entries({
    branch: false,
    marks: false,
    table: false,
    record: true,
  })) {
    const tab = filled(name, memory(), memory());
    PRESSES[name].press(tab);
    tab.actions.run("new");
    assert.equal(isActionWorking(tab.state(), "restore"), stays, name);
  }
});

test("what several presses took away comes back, the latest first, and each is said", () => {
  const [store, own] = [memory(), memory()];
  const tab = filled("branch", store, own);
  tab.actions.goTo(1);
  tab.play("f4");
  tab.actions.goTo(1);
  tab.play("d6 c3");
  const { branches } = tab.state();
  assert.equal(branches.length, 2);
  for (const branch of branches) tab.actions.dropBranches([branch]);
  tab.store.dispatch({ type: "record-shared", results: RESULTS });
  tab.actions.clearRecord();
  const later = openTab(store, { settings: PEOPLE }, own);
  resumeUnfinished(later.context, later.unfinished);
  later.actions.run("restore");
  const isDropped = TEXTS.t("said-erased-branch");
  assert.equal(announce(later.state(), TEXTS), `${TEXTS.t("said-restored-record")} ${isDropped}`);
  later.actions.run("restore");
  later.actions.run("restore");
  assert.equal(announce(later.state(), TEXTS), TEXTS.t("said-restored-branch"));
  assert.deepEqual(later.state().record.results, RESULTS);
  assert.deepEqual(later.state().branches.toSorted(), [...branches].sort());
  assert.equal(isActionWorking(later.state(), "restore"), false);
});

/**
 * A tab in which a line with a comment on its first position was dropped, and the position has
 * another comment since then.
 */
function commentedAgain(first, second) {
  const tab = openTab(memory(), { settings: PEOPLE }, memory());
  tab.play("f5 d6");
  tab.actions.goTo(1);
  tab.play("f6 e6");
  tab.actions.comment("deep");
  tab.actions.goTo(2);
  tab.actions.comment(first);
  tab.actions.draw(squareIndex("c4"), squareIndex("c4"));
  tab.actions.goTo(1);
  tab.play("d6");
  tab.actions.goTo(1);
  const [branch] = tab.state().branches;
  tab.actions.dropBranches([branch]);
  assert.deepEqual([tab.state().branches, tab.state().comments.list], [[], []]);
  tab.play("f6");
  tab.actions.comment(second);
  const texts = () =>
    Object.fromEntries(tab.state().comments.list.map(({ moves, text }) => [moves, text]));
  return { ...tab, texts };
}

test("a line that comes back has its comment after the one that was written since then", () => {
  const tab = commentedAgain("first", "second");
  tab.actions.run("restore");
  assert.deepEqual(tab.texts(), { f5f6: "second first", f5f6e6: "deep" });
  assert.deepEqual(tab.state().comments.list.find(({ moves }) => moves === "f5f6").marks, ["c4"]);
  const same = commentedAgain("first", "first");
  same.actions.run("restore");
  assert.deepEqual(same.texts(), { f5f6: "first", f5f6e6: "deep" });
});

test("a comment without room beside the later one waits until the later one is shorter", () => {
  const long = "x".repeat(MAX_CHARACTERS - 5);
  const tab = commentedAgain("first", long);
  tab.actions.run("restore");
  assert.deepEqual(tab.texts(), { f5f6: long, f5f6e6: "deep" });
  assert.equal(announce(tab.state(), TEXTS), TEXTS.t("problem-comment-waits"));
  tab.actions.comment(long.slice(1));
  tab.actions.run("restore");
  assert.equal(tab.texts().f5f6, `${long.slice(1)} first`);
  assert.equal(announce(tab.state(), TEXTS), TEXTS.t("said-restored-branch"));
  assert.deepEqual(tab.state().erased, []);
});

test("what a host page has locked since then waits, and that is said", () => {
  for (const [name, lock] of [
    ["review", "hint"],
    ["table", "players"],
  ]) {
    const tab = filled(name, memory(), memory());
    const before = PRESSES[name].read(tab.state());
    PRESSES[name].press(tab);
    tab.store.dispatch({ type: "locked", locks: [lock] });
    tab.actions.run("restore");
    assert.equal(announce(tab.state(), TEXTS), TEXTS.t("problem-locked"), name);
    tab.store.dispatch({ type: "locked", locks: [] });
    tab.actions.run("restore");
    assert.deepEqual(PRESSES[name].read(tab.state()), before, name);
  }
});

test("a review that is closed waits, also where another tab has the same game", () => {
  const [store, own] = [memory(), memory()];
  const tab = filled("review", store, own);
  const before = PRESSES.review.read(tab.state());
  const other = openTab(store, { settings: PEOPLE }, memory());
  other.actions.goTo(1);
  PRESSES.review.press(tab);
  assert.equal(tab.state().notice.kind, "followed");
  assert.ok(announce(tab.state(), TEXTS).includes(TEXTS.t("said-erased-review")));
  tab.actions.run("restore");
  assert.deepEqual(PRESSES.review.read(tab.state()), before);
});

test("what the rules refuse is said to be gone", () => {
  for (const [name, value] of [
    ["left-game", { game: "reversi", kept: { transcript: "f5f5" } }],
    ["table", { terms: 1 }],
    ["review", { transcript: "a1" }],
  ]) {
    const tab = openTab(memory(), { settings: PEOPLE }, memory());
    tab.store.dispatch({ type: "erased-resumed", erased: [{ name, value, acts: 0 }] });
    tab.actions.run("restore");
    assert.equal(announce(tab.state(), TEXTS), TEXTS.t("problem-erased-gone"), name);
    assert.deepEqual(tab.state().erased, [], name);
  }
});

/** A record that was cleared, after results of later games, and again with what was cleared. */
function recordBack(cleared, since) {
  const tab = openTab(memory(), { settings: PEOPLE }, memory());
  tab.store.dispatch({ type: "record-shared", results: cleared });
  tab.actions.clearRecord();
  tab.store.dispatch({ type: "record-shared", results: since });
  tab.actions.run("restore");
  return tab.storage.kept.take(RECORD).value;
}

test("a record that comes back counts the games that ended since then, in another tab, too", () => {
  const results = (won, drawn, lost, streak) => ({ won, drawn, lost, streak });
  const back = recordBack(
    { 3: results(2, 0, 1, 2), 7: results(0, 0, 4, -4) },
    {
      3: results(1, 0, 0, 1),
      5: results(0, 1, 0, 0),
    },
  );
  assert.deepEqual(back, {
    3: results(3, 0, 1, 3),
    5: results(0, 1, 0, 0),
    7: results(0, 0, 4, -4),
  });
  for (const [streak, since, after] of [
    [2, results(0, 0, 1, -1), -1],
    [-2, results(0, 0, 1, -1), -3],
    [2, results(1, 0, 1, 1), 1],
    [2, results(0, 1, 0, 0), 0],
    [0, results(2, 0, 0, 2), 2],
  ])
    assert.equal(recordBack({ 3: results(4, 0, 4, streak) }, { 3: since })[3].streak, after);
});

test("progress that comes back has the exercises that were solved since then, too", () => {
  const tab = openTab(memory(), {}, memory());
  const share = (progress) => tab.store.dispatch({ type: "exercises-shared", ...progress });
  share({ solved: ["1", "7"], streak: 2, day: 20_000, days: 3 });
  tab.actions.clearExercises();
  share({ solved: ["9"], streak: 1, day: 20_001, days: 1 });
  tab.actions.run("restore");
  const { solved, streak, day, days } = tab.state().exercises;
  assert.deepEqual([solved, streak, day, days], [["1", "7", "9"], 2, 20_001, 3]);
});

test("players come back with the settings, and no computer has moved meanwhile", () => {
  const tab = openTab(memory(), {}, memory());
  const seats = { white: "human", "white-level": "4" };
  for (const [name, value] of Object.entries(seats)) tab.actions.set(name, value);
  tab.play("f5");
  tab.actions.reset();
  assert.equal(tab.state().settings.current.white, "computer");
  tab.clock.pass(60_000);
  assert.equal(tab.engine.running().length, 0);
  assert.deepEqual(tab.state().game.line, ["f5"]);
  tab.actions.run("restore");
  const { current } = tab.state().settings;
  assert.deepEqual({ white: current.white, "white-level": current["white-level"] }, seats);
  assert.equal(tab.state().search.paused, null);
});

test("a damaged way back is dropped", () => {
  for (const erased of [
    { name: "record" },
    { name: "toString", value: {} },
    { name: 1 },
    "x",
    [],
  ]) {
    const tab = openTab(memory(), { settings: PEOPLE }, memory());
    const own = memory({ "reversi.unfinished.1": JSON.stringify({ erased }) });
    const later = openTab(memory(), { settings: PEOPLE }, own);
    resumeUnfinished(later.context, later.unfinished);
    later.actions.run("restore");
    assert.deepEqual(later.state().game, tab.state().game);
  }
});

test("the page says what each room takes away, and that it is back", () => {
  const names = HOUSE.here().rooms.flatMap(({ erases = {} }) => Object.keys(erases));
  assert.ok(names.includes("book"));
  for (const name of names)
    for (const key of [`said-erased-${name}`, `said-restored-${name}`])
      assert.ok(Object.hasOwn(wordsOfPage("en"), key), key);
});

test("what an earlier release has stored of one press is brought back, too", () => {
  for (const [erased, read, expected] of [
    [{ name: "record", value: RESULTS, acts: 0 }, ({ record }) => record.results, RESULTS],
    [
      { name: "branch", value: { branch: ["f5", "f6"], comments: [] }, acts: 0 },
      ({ branches }) => branches,
      [["f5", "f6"]],
    ],
  ]) {
    const [store, own] = [memory(), memory()];
    openTab(store, { settings: PEOPLE }, own).play("f5 d6 c3");
    own.setItem("reversi.unfinished.1", JSON.stringify({ erased }));
    const later = openTab(store, { settings: PEOPLE }, own);
    resumeUnfinished(later.context, later.unfinished);
    later.actions.run("restore");
    assert.deepEqual(read(later.state()), expected);
  }
});

test("of branches that were stored only whole lines come back", () => {
  for (const branches of [
    [["f5", 6], ["f5", "f6"], "f5", null, { length: 2 }, [null]],
    { 0: ["f5", "f6"] },
    5,
  ]) {
    const tab = openTab(memory(), { settings: PEOPLE }, memory());
    tab.play("f5 d6 c3");
    const places = [0.5, "x"];
    const erased = [{ name: "branch", value: { branches, places, comments: [] }, acts: 0 }];
    tab.store.dispatch({ type: "erased-resumed", erased });
    tab.actions.run("restore");
    const whole = Array.isArray(branches) ? [["f5", "f6"]] : [];
    assert.deepEqual(tab.state().branches, whole, JSON.stringify(branches));
  }
});

test("a branch comes back to its own place where one beside it is damaged, and to the end without a place", () => {
  const [own, back] = [
    ["f5", "d6", "c3"],
    ["f5", "f4"],
  ];
  for (const [branches, places, expected] of [
    [
      [5, back],
      [0, 1],
      [own, back],
    ],
    [[back], [0], [back, own]],
    [[back], [-1], [own, back]],
  ]) {
    const tab = openTab(memory(), { settings: PEOPLE }, memory());
    tab.play("f5 d6 c3");
    tab.actions.goTo(1);
    tab.play("f6");
    assert.deepEqual(tab.state().branches, [own]);
    const erased = [{ name: "branch", value: { branches, places, comments: [] }, acts: 0 }];
    tab.store.dispatch({ type: "erased-resumed", erased });
    tab.actions.run("restore");
    assert.deepEqual(tab.state().branches, expected, JSON.stringify(places));
  }
});

test("a computer's move is not an act of the visitor, the visitor's move is", () => {
  const tab = filled("record", memory(), memory());
  PRESSES.record.press(tab);
  const moves = ["d3", "c4"].map(squareIndex);
  const play = (square, found) => {
    const game = tab.context.session.play(square);
    const side = game.turn === "black" ? "white" : "black";
    tab.store.dispatch({ type: "moved", game, side, square, found });
  };
  for (const square of moves) play(square, { square, score: 0 });
  assert.deepEqual(
    tab.state().erased.map(({ acts }) => acts),
    [0],
  );
  tab.play("f4");
  assert.deepEqual(
    tab.state().erased.map(({ acts }) => acts),
    [1],
  );
});

/** What a visitor does in rooms, each an act that uses up the way back. */
const ACTS = {
  "a drawn mark": ({ actions }) => actions.draw(squareIndex("c3"), squareIndex("c3")),
  "the editor": ({ actions }) => actions.run("edit"),
  "an exercise": ({ context }) => startMade(context, [EXERCISE]),
  "an opening": ({ actions }) => actions.practise({ moves: "f5f6", en: "Parallel" }),
  "a review": ({ store }) => store.dispatch({ type: "review-started" }),
  "a second try": ({ store }) => store.dispatch({ type: "attempt-started", from: 0 }),
};
for (const [name, act] of Object.entries(ACTS))
  test(`${name} is an act of the visitor`, () => {
    const tab = filled("record", memory(), memory());
    PRESSES.record.press(tab);
    act(tab);
    assert.deepEqual(
      tab.state().erased.map(({ acts }) => acts),
      [1],
    );
  });

test("how far a way back had gone is kept, and nothing else of a damaged count", () => {
  const actsOf = (acts) => {
    const own = memory({
      "reversi.unfinished.1": JSON.stringify({
        erased: [{ name: "record", value: RESULTS, acts }],
      }),
    });
    const later = openTab(memory(), { settings: PEOPLE }, own);
    resumeUnfinished(later.context, later.unfinished);
    return later.state().erased.map((one) => one.acts);
  };
  assert.deepEqual([0, 1, 7, -3, "x", null].map(actsOf), [[0], [1], [1], [0], [0], [0]]);
});

test("without anything taken away nothing is brought back", () => {
  const tab = openTab(memory(), { settings: PEOPLE }, memory());
  const before = tab.state();
  tab.context.restore();
  assert.equal(tab.state(), before);
  resumeUnfinished(tab.context, tab.unfinished);
  assert.equal(tab.state(), before);
});

test("what is said of the list into which a game has come back is said with that alone", () => {
  const erased = { name: "record", value: RESULTS, acts: 0 };
  const after = (notice) => {
    const tab = openTab(memory(), { settings: PEOPLE }, memory());
    const state = { ...tab.state(), erased: [erased], notice };
    return HOUSE.reduce(state, { type: "restored", erased }).notice;
  };
  const aside = "list-full";
  assert.equal(after({ kind: "restored", name: "record", aside }).aside, aside);
  assert.equal(after({ kind: "restored", name: "branch", aside }).aside, undefined);
  assert.equal(after({ kind: "started", name: "record", aside }).aside, undefined);
});
