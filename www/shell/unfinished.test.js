// The tasks that a reload goes on with: a position being set up, an exercise with its moves, and a
// review with a second try.
import assert from "node:assert/strict";
import test from "node:test";
import { ACTIONS } from "./action-table.ts";
import { chooseGame } from "../play/game/choose-game.ts";
import { MAX_EDITS } from "../rooms/editor/editor.ts";
import { stageOf } from "../rooms/exercises/exercise-stage.ts";
import { openExercise, startExercise } from "../rooms/exercises/exercise-steps.ts";
import { noStorage } from "../floor/kept/browser.ts";
import { createStorage } from "./storage.ts";
import { UNFINISHED } from "./unfinished-storage.ts";
import { resumeUnfinished } from "./unfinished-steps.ts";
import { toolPanel } from "../play/ui/panels.ts";
import { themeOf } from "../floor/theming/themes.ts";
import { createTexts } from "../test/support/loaded-texts.js";
import { memory } from "../test/support/memory-storage.js";
import { HOUSE, setTable } from "../test/support/headless-page.js";
import { startTab } from "../test/support/tabs.js";
import { squareIndex } from "../test/support/squares.js";
import { positionText } from "../play/board/position-text.ts";
import { announce } from "../test/support/shown.js";

const START = "---------------------------OX------XO--------------------------- X";
const EXERCISE = {
  position: START,
  goal: "best",
  difficulty: 1,
  theme: null,
  part: null,
  comment: "Two moves ahead.",
  lines: [new Uint8Array(["f5", "d6", "c3"].map(squareIndex))],
};
const TEXTS = createTexts("en", themeOf("classic"));

/** A table that reads every text as two exercises, and keeps in the tab what is unfinished. */
function setTab(tab = memory(), options = {}) {
  const read = async () => [EXERCISE, { ...EXERCISE, part: new Uint8Array([0, 63]) }];
  const library = { load: async () => "", read, check: async () => [] };
  const table = setTable({ library, ...options });
  const storage = createStorage(HOUSE, noStorage, () => tab);
  table.store.subscribe((state, before) => storage.save(state, before));
  return {
    ...table,
    tab,
    storage,
    /** As the page starts: what was unfinished is read before the first state is stored. */
    start() {
      resumeUnfinished(table.context, storage.readUnfinished());
      storage.save(table.state(), null);
    },
  };
}

const attemptForm = ({ state }) => {
  const { kind, square, verdict, from } = state().mode;
  return [kind, square, verdict, from];
};
const unfinished = (begun) => memory({ [UNFINISHED.key]: JSON.stringify({ editor: null, begun }) });
const LINES = EXERCISE.lines.map((line) => [...line]);
const BEGUN = {
  exercise: { ...EXERCISE, id: "1", lines: LINES },
  own: [],
  transcript: "f5d6",
  ply: 2,
  clean: true,
  shown: false,
};

test("an exercise goes on after its moves, with the visitor's own game kept", async () => {
  const before = setTab();
  before.play("c4");
  await openExercise(before.context, "1");
  before.play("f5");
  before.clock.pass(1000);
  assert.deepEqual(before.state().game.line, ["f5", "d6"]);

  const after = setTab(before.tab);
  after.play("c4");
  after.start();
  assert.deepEqual(after.state().game.line, ["f5", "d6"]);
  assert.equal(stageOf(after.state()), "find");
  after.play("c3");
  assert.deepEqual(after.state().exercises.solved, ["1"]);
  assert.equal(after.state().exercises.streak, 1);
  after.actions.leaveExercise();
  assert.deepEqual(after.state().game.line, ["c4"]);

  const third = setTab(before.tab);
  third.start();
  assert.equal(third.state().mode.kind, "play");
});

test("a review waits under an exercise, also over a reload", async () => {
  const before = setTab(memory(), { settings: { black: "human", white: "human" } });
  before.play("f5 d6 c3");
  before.actions.run("review");
  const { moves } = before.state().review.open;
  await openExercise(before.context, "1");
  assert.equal(before.state().review.open, null, "no review lies over the exercise");
  const after = setTab(before.tab, { settings: { black: "human", white: "human" } });
  after.play("f5 d6 c3");
  after.start();
  assert.equal(stageOf(after.state()), "find");
  assert.equal(after.state().review.open, null);
  for (const tab of [before, after]) {
    tab.actions.leaveExercise();
    assert.deepEqual(tab.state().review.open?.moves, moves);
  }
});

test("under an exercise of the address waits the game of the same address, and before it the tab's own", async () => {
  const [shared, own] = [memory(), memory()];
  const before = startTab(shared, own);
  before.actions.seat({ black: "human", white: "human" });
  before.play("c4 e3 f4 c5");
  const tab = startTab(shared, own, "#m=f5d6c3");
  await tab.context.rooms();
  startExercise(tab.context, { ...EXERCISE, id: "5" });
  tab.play("f5");
  tab.actions.leaveExercise();
  assert.deepEqual([tab.line(), tab.previous()], ["f5d6c3", "c4e3f4c5"]);
  assert.ok(tab.storage.leftGames.read().some(({ game }) => game.transcript === "c4e3f4c5"));
});

test("a wrong move still counts after a reload", async () => {
  const before = setTab();
  await openExercise(before.context, "1");
  before.play("c4");
  before.actions.tryExerciseAgain();

  const after = setTab(before.tab);
  after.start();
  after.play("f5");
  after.clock.pass(1000);
  after.play("c3");
  assert.deepEqual([after.state().exercises.solved, after.state().exercises.streak], [["1"], 0]);
});

test("an exercise of a given text comes back with the others and its comment", async () => {
  const before = setTab();
  await openExercise(before.context, "any\ntext");
  const { own } = before.state().exercises;
  const after = setTab(before.tab);
  after.start();
  assert.deepEqual(after.state().exercises.own, own);
  assert.deepEqual(after.state().mode.exercise, own[0]);
});

test("a position being set up is still there, and its edits are taken back and made again one by one", () => {
  const before = setTab();
  before.actions.run("edit");
  const untouched = setTab(before.tab);
  untouched.start();
  assert.deepEqual(untouched.state().mode.editor.edits, []);
  for (const square of ["a1", "b1", "c1"]) before.actions.choose(squareIndex(square));
  const { editor } = before.state().mode;
  const after = setTab(before.tab);
  after.start();
  assert.deepEqual(after.state().mode.editor, editor);
  for (const discs of ["XX", "X-", "--"]) {
    after.actions.run("undo");
    assert.equal(positionText(after.state().mode.editor), discs + START.slice(2));
  }
  assert.equal(ACTIONS.undo.works(after.state()), false);
  const again = setTab(before.tab);
  again.start();
  for (const discs of ["X-", "XX"]) {
    again.actions.run("redo");
    assert.equal(positionText(again.state().mode.editor), discs + START.slice(2));
  }
  again.actions.closeEditor();
  const third = setTab(before.tab);
  third.start();
  assert.equal(third.state().mode.kind, "play");
});

test("of many edits the last ones are taken back, and the first one leads to the game's", () => {
  const before = setTab();
  before.actions.run("edit");
  for (let press = 0; press < 3 * MAX_EDITS; press++) before.actions.choose(press % 64);
  assert.equal(before.state().mode.editor.edits.length, MAX_EDITS);
  const after = setTab(before.tab);
  after.start();
  assert.deepEqual(after.state().mode.editor, before.state().mode.editor);
  const last = (3 * MAX_EDITS - 1) % 64;
  const disc = after.state().mode.editor.cells[last];
  after.actions.run("undo");
  assert.equal(after.state().mode.editor.cells[last], (disc + 2) % 3);
  while (ACTIONS.undo.works(after.state())) {
    const before = after.state();
    after.actions.run("undo");
    assert.notEqual(after.state(), before, "a step that works changes something");
  }
  assert.equal(positionText(after.state().mode.editor), START);
});

test("what was set up before the editor was left is still there", async () => {
  const before = setTab();
  before.actions.run("edit");
  before.actions.choose(squareIndex("a1"));
  const { editor } = before.state().mode;
  before.actions.closeEditor();
  for (const beside of [() => {}, () => openExercise(before.context, "1")]) {
    await beside();
    const after = setTab(before.tab);
    after.start();
    assert.notEqual(after.state().mode.kind, "edit");
    after.actions.leaveExercise();
    after.actions.run("edit");
    assert.deepEqual(after.state().mode.editor, editor);
  }
});

test("what is being set up is kept once in the tab, and once for the others", () => {
  const tab = memory();
  const page = memory();
  const table = setTable();
  const storage = createStorage(
    HOUSE,
    () => page,
    () => tab,
  );
  table.store.subscribe((state, before) => storage.save(state, before));
  table.actions.run("edit");
  table.actions.choose(squareIndex("a1"));
  const copies = (store) => [...store.map.values()].join().split('"brush"').length - 1;
  assert.deepEqual([copies(tab), copies(page)], [1, 1]);
  table.actions.closeEditor();
  assert.deepEqual([copies(tab), copies(page)], [1, 1]);
});

test("what was set up waits for its game over a reload with another of the page's games", async () => {
  for (const leave of [(table) => table.actions.closeEditor(), () => {}]) {
    const before = setTab();
    before.actions.run("edit");
    before.actions.choose(squareIndex("a1"));
    const { editor } = before.state().mode;
    leave(before);
    const after = setTab(before.tab, { id: "connect-four" });
    after.start();
    assert.equal(after.state().mode.kind, "play");
    after.actions.run("new");
    const later = setTab(before.tab, { id: "connect-four" });
    later.start();
    await chooseGame(later.context, "reversi");
    later.actions.run("edit");
    assert.deepEqual(later.state().mode.editor, editor);
  }
});

test("a link in the address replaces the game for which something was set up, an exercise does not", () => {
  const set = { transcript: "f5d6", settings: { white: "human" } };
  for (const named of [
    { linked: true, exercise: false },
    { linked: false, exercise: true },
  ]) {
    const before = setTab(memory(), set);
    before.actions.run("edit");
    before.actions.choose(squareIndex("a1"));
    const { editor } = before.state().mode;
    const { setup, line, ply } = before.state().game;
    const previousGame = { setup, transcript: line.join(""), ply };
    const after = setTab(before.tab, named.linked ? { transcript: "c4", previousGame } : set);
    resumeUnfinished(after.context, after.storage.readUnfinished(), named);
    assert.equal(after.state().mode.kind, "play");
    assert.equal(after.state().editor.leftEditors[0].game, named.linked ? "f5d6" : null);
    if (named.linked) after.actions.run("former");
    after.actions.run("edit");
    assert.deepEqual(after.state().mode.editor, editor);
  }
});

test("an editor that is none is not resumed", () => {
  const cells = Array(64).fill(0);
  const edited = { cells, turn: "black" };
  const editor = { ...edited, brush: "cycle" };
  const both = (value) => {
    const found = HOUSE.unfinished.check({
      editor: value,
      left: { editor: value, position: START },
    });
    return [found.editor, found.left[0]?.editor ?? null];
  };
  const older = { ...editor, uncertain: [], edits: [], undone: [] };
  assert.deepEqual(both(editor), [older, older]);
  const before = { ...edited, uncertain: [7] };
  assert.deepEqual(both({ ...editor, edits: [before] })[0].edits, [before]);
  assert.deepEqual(both({ ...editor, uncertain: [3, 3, 64, -1, "a"] })[0].uncertain, [3]);
  for (const broken of [
    { ...editor, cells: cells.slice(1) },
    { ...editor, cells: cells.map(() => 3) },
    { ...editor, turn: "red" },
    { ...editor, brush: "broom" },
    { ...editor, edits: "none" },
    { ...editor, edits: [{ ...edited, cells: [1] }] },
    { ...editor, edits: [null] },
    { ...editor, edits: Array(MAX_EDITS + 1).fill(edited) },
    { ...editor, undone: [7] },
    null,
    7,
  ])
    assert.deepEqual(both(broken), [null, null]);
  assert.deepEqual(HOUSE.unfinished.check({ left: { editor, position: 7 } }).left, []);
  const one = { editor: older, position: START };
  const leftEditors = [
    { ...one, game: "f5" },
    { ...one, game: null },
  ];
  assert.deepEqual(HOUSE.unfinished.check({ left: leftEditors }).left, leftEditors);
  assert.deepEqual(
    HOUSE.unfinished.check({ left: [leftEditors[0], 7, { ...one, game: 7 }] }).left,
    [leftEditors[0]],
  );
  assert.equal(HOUSE.unfinished.check({ left: Array(99).fill(leftEditors[0]) }).left.length, 10);
  assert.deepEqual(HOUSE.unfinished.check({ left: { ...one, replaced: true } }).left, [
    { ...one, game: "" },
  ]);
});

test("a page that does not go on forgets what was unfinished", () => {
  const tab = unfinished(BEGUN);
  for (const options of [{ id: "connect-four" }, { locks: ["undo"] }, { locks: ["board"] }]) {
    const table = setTab(memory(Object.fromEntries(tab.map)), options);
    table.start();
    assert.equal(table.state().mode.kind, "play");
    assert.notEqual(table.state().notice.kind, "problems");
    const later = setTab(table.tab);
    later.start();
    assert.equal(later.state().mode.kind, "play");
  }
});

/** The answer of a worker about a move of the line below. */
const valued = (ply, square, best, loss) => ({
  ply,
  side: ply % 2 === 1 ? "black" : "white",
  square: squareIndex(square),
  score: 1 - loss,
  best: squareIndex(best),
  best_score: 1,
  loss,
  position: "",
  choices: 4,
  loss_at_least: 0,
  only: false,
  exact: false,
  best_exact: false,
  book: false,
  depth: 9,
  certainty: 73,
  line: new Uint8Array([squareIndex(square)]),
  best_line: new Uint8Array([squareIndex(best)]),
  reason: { kind: "corner", squares: new Uint8Array([0]) },
  nodes: 1,
});
const VALUES = [valued(1, "f5", "f5", 0), valued(2, "d6", "f6", 2.5), valued(3, "c3", "c5", 4)];
const REVIEWED = { transcript: "f5d6c3", settings: { white: "human" } };
const found = (key, found) => ({ type: "found", key, found, done: true });

/** A tab with a review of three moves, each with its value. */
function setReview() {
  const table = setTab(memory(), REVIEWED);
  table.actions.run("review");
  for (const value of VALUES) table.store.dispatch(found(`review-${value.ply}`, value));
  return table;
}

test("a second try goes on after a reload, with the values of its review", () => {
  const before = setReview();
  before.actions.tryAgain(3);
  const { open: review } = before.state().review;
  const after = setTab(before.tab, { ...REVIEWED, ply: 2 });
  after.start();
  assert.deepEqual(after.state().review.open.moves, review.moves);
  assert.deepEqual(after.state().review.open.searches, review.searches);
  assert.deepEqual(attemptForm(after), ["second-try", null, null, 3]);
  assert.equal(toolPanel(after.state()), "learn");
  assert.equal(announce(after.state(), TEXTS), "Look for a better move for Black.");
  after.actions.choose(squareIndex("c5"));
  assert.equal(
    announce(after.state(), TEXTS),
    "The computer sees no move that is clearly better than c5.",
  );
  after.actions.showBetterLine(3);
  assert.equal(after.state().point.line[0].square, squareIndex("c5"));
});

test("a second try that is judged stays judged, one that waits is judged", async () => {
  const before = setReview();
  before.actions.tryAgain(3);
  before.actions.choose(squareIndex("c7"));
  const waiting = setTab(memory(Object.fromEntries(before.tab.map)), { ...REVIEWED, ply: 2 });
  waiting.start();
  const running = waiting.engine.running().map(({ task }) => task.transcript);
  assert.ok(running.includes("f5d6c7"), String(running));
  before.store.dispatch(found("review-attempt", valued(3, "c7", "c5", 3)));
  const judged = setTab(before.tab, { ...REVIEWED, ply: 2 });
  judged.start();
  assert.equal(announce(judged.state(), TEXTS), "c7 loses ≈3 discs: there is a better move.");
  judged.actions.choose(squareIndex("c7"));
  assert.equal(judged.state().mode.verdict.loss, 3);
});

test("a second try that its point does not take is left out, and the review goes on", () => {
  const before = setReview();
  before.actions.tryAgain(3);
  const stored = JSON.parse(before.tab.getItem(UNFINISHED.key)).review;
  const { moves } = stored;
  for (const [attempt, ply] of [
    [{ square: null, verdict: null, from: 3 }, 3],
    [{ square: null, verdict: null, from: 4 }, 2],
    [{ square: squareIndex("a1"), verdict: null, from: 3 }, 2],
    [{ square: squareIndex("c5"), verdict: moves.find((value) => value.ply === 3), from: 3 }, 2],
  ]) {
    const tab = memory({ [UNFINISHED.key]: JSON.stringify({ review: { ...stored, attempt } }) });
    const after = setTab(tab, { ...REVIEWED, ply });
    after.start();
    const name = JSON.stringify([attempt, ply]);
    assert.equal(after.state().review.open?.moves.size, 3, name);
    assert.equal(after.state().mode.kind, "play", name);
  }
});

test("a second try is of the reviewed game alone", () => {
  const before = setReview();
  before.actions.tryAgain(3);
  const after = setTab(before.tab, { ...REVIEWED, transcript: "f5d6c3d3", ply: 2 });
  after.start();
  assert.deepEqual([after.state().review.open.moves.size, after.state().mode.kind], [3, "play"]);
});

test("a review goes on after further moves, and without a try elsewhere", () => {
  const before = setReview();
  before.actions.tryAgain(3);
  const after = setTab(before.tab, { ...REVIEWED, transcript: "f5d6c3d3" });
  after.start();
  const { review, mode, panels } = after.state();
  assert.deepEqual(
    [review.open.game.line, mode.kind, panels.open],
    [["f5", "d6", "c3"], "play", null],
  );
});

test("a review that is closed, of another game, or withheld does not come back", () => {
  const closed = setReview();
  closed.actions.closeReview();
  for (const [tab, options] of [
    [closed.tab, REVIEWED],
    [setReview().tab, { transcript: "f5d6c4" }],
    [setReview().tab, { ...REVIEWED, locks: ["hint"] }],
  ]) {
    const after = setTab(tab, options);
    after.start();
    assert.equal(after.state().review.open, null);
    assert.notEqual(after.state().notice.kind, "problems");
  }
});

test("a review that the rules refuse is reported, one of another shape is dropped", () => {
  const stored = JSON.parse(setReview().tab.getItem(UNFINISHED.key)).review;
  const [first, ...rest] = stored.moves;
  const attempt = { square: 70, verdict: null, from: 3 };
  for (const [wrong, reported] of [
    [{ transcript: "a1" }, true],
    [{ moves: [{ ...first, square: 0 }, ...rest] }, true],
    [{ moves: [{ ...first, best_line: [0] }, ...rest] }, true],
    [{ transcript: 7 }, false],
    [{ searches: [[1, 1]] }, false],
    [{ searches: [[1, [{ loss: 129, nodes: 1 }]]] }, false],
    [{ searches: [[0, [{ loss: 1, nodes: 1 }]]] }, false],
    [{ tried: [["f5", 3]] }, false],
    [{ attempt }, false],
    [{ attempt: { ...attempt, square: null, from: 0.5 } }, false],
    [{ attempt: { ...attempt, square: null, from: -1 } }, false],
    [{ attempt: undefined }, false],
    // An earlier release has stored no position, certainty, choices or only moves.
    ...Object.keys(first)
      .filter((name) => !["position", "certainty", "choices", "only"].includes(name))
      .map((name) => [{ moves: [{ ...first, [name]: undefined }, ...rest] }, false]),
    [{ moves: [{ ...first, score: 1e308 }, ...rest] }, false],
    [{ moves: [{ ...first, best_score: -65 }, ...rest] }, false],
    [{ moves: [{ ...first, loss: 1e308 }, ...rest] }, false],
    [{ moves: [{ ...first, best_line: [] }, ...rest] }, false],
    [{ moves: [{ ...first, reason: { kind: "whim", squares: [] } }] }, false],
  ]) {
    const review = { ...stored, ...wrong };
    const after = setTab(memory({ [UNFINISHED.key]: JSON.stringify({ review }) }), REVIEWED);
    after.start();
    const name = JSON.stringify(wrong);
    assert.equal(after.state().review.open, null, name);
    assert.equal(after.state().notice.kind === "problems", reported, name);
  }
});

test("damaged storage leaves nothing unfinished", () => {
  const editor = { cells: Array(64).fill(0), turn: "black", brush: "cycle" };
  const values = [
    null,
    [],
    { editor: {}, begun: {} },
    { editor: { ...editor, cells: [1] } },
    { editor: { ...editor, cells: Array(64).fill(3) } },
    { editor: { ...editor, turn: "red" } },
    { editor: { ...editor, brush: "broom" } },
    { begun: { ...BEGUN, transcript: 2 } },
    { begun: { ...BEGUN, ply: "2" } },
    { begun: { ...BEGUN, clean: 1 } },
    { begun: { ...BEGUN, shown: null } },
    ...["id", "position", "goal", "difficulty", "part", "comment", "lines"].map((name) => ({
      begun: { ...BEGUN, exercise: { ...BEGUN.exercise, [name]: undefined } },
    })),
    { begun: { ...BEGUN, exercise: { ...BEGUN.exercise, lines: [[64]] } } },
    { begun: { ...BEGUN, exercise: { ...BEGUN.exercise, lines: [["f5"]] } } },
    ...[[-1, 2], [63, 0], [7, 8], [5], [9, 3, 1], []].map((part) => ({
      begun: { ...BEGUN, exercise: { ...BEGUN.exercise, part } },
    })),
    { begun: { ...BEGUN, exercise: { ...BEGUN.exercise, lines: [[]] } } },
  ];
  for (const text of ["{", ...values.map((value) => JSON.stringify(value))]) {
    const table = setTab(memory({ [UNFINISHED.key]: text }));
    table.start();
    assert.equal(table.state().mode.kind, "play", text);
  }
});

test("an exercise that the rules refuse is reported once", () => {
  const { exercise } = BEGUN;
  for (const wrong of [
    { transcript: "a1", ply: 1 },
    { ply: 3 },
    { exercise: { ...exercise, position: "nonsense" } },
    { exercise: { ...exercise, lines: [[0]] } },
  ]) {
    const table = setTab(unfinished({ ...BEGUN, ...wrong }));
    table.start();
    assert.equal(table.state().mode.kind, "play");
    assert.match(announce(table.state(), TEXTS), /stored is damaged and left out/);
    const later = setTab(table.tab);
    later.start();
    assert.notEqual(later.state().notice.kind, "problems");
  }
});

test("problems of the start stay in sight", () => {
  const table = setTab(unfinished(BEGUN));
  const problems = [{ code: "bad-address", detail: "theme=x", message: "" }];
  table.store.dispatch({ type: "problems", problems });
  table.start();
  assert.equal(stageOf(table.state()), "find");
  assert.deepEqual(table.state().notice.problems, problems);
});
