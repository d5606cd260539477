// The analysis that runs on: its rounds, what is kept of them, and what ends it.
import assert from "node:assert/strict";
import test from "node:test";
import { deeperOf, knownAt } from "../../play/game/known-values.ts";
import { withFound } from "../../play/game/found-values.ts";
import { mayAnalyse } from "../../play/board/fair-play.ts";
import { seeksMove } from "../../play/board/shown-game.ts";
import { moveValues } from "../../play/game/move-values.ts";
import { noStorage } from "../../floor/kept/browser.ts";
import { createStorage } from "../../shell/storage.ts";
import { memory } from "../../test/support/memory-storage.js";
import { HOUSE, WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { squareIndex, squareName } from "../../test/support/squares.js";
import { analysedPoint } from "./analysis.ts";
import { nextSearch } from "./rounds.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { analysedLines, progressText } from "./analysis-model.ts";
import { ANALYSIS, keepAnalysis } from "./stored-analysis.ts";

const TEXTS = createStudyTexts(createTexts("en", themeOf("classic")));
const PEOPLE = { black: "human", white: "human" };

/** A value as a worker finds it. */
const value = (square, score, facts = {}) => {
  const at = squareIndex(square);
  const { exact = false } = facts;
  const bound = exact ? score : null;
  return {
    square: at,
    score,
    exact,
    at_least: bound,
    at_most: bound,
    depth: 8,
    pv: [at],
    ...facts,
  };
};
const found = (...moves) => ({ moves, nodes: 1_000, ms: 500 });

/** The running searches: their moves and their seconds. */
const searches = ({ engine }) =>
  engine
    .running()
    .filter(({ task }) => task.type === "analyse")
    .map(({ task: { options } }) => [[...options.squares].map(squareName).join(" "), options.ms]);

/** Ends the running searches with these values. */
async function end(table, moves) {
  for (const request of table.engine.running().filter(({ task }) => task.type === "analyse")) {
    const own = moves.filter(({ square }) => request.task.options.squares.includes(square));
    await request.answer("f5", found(...own));
  }
}

const AFTER_D6 = [1, -4, 0.5, -9, -9].map((score, place) => value(`c${place + 3}`, score));
const FIRST = [value("d3", 1), value("c4", -4), value("f5", 0.5), value("e6", -9)];

test("a position is searched in growing rounds: all moves, then the best and those close by", async () => {
  const table = setTable({ settings: PEOPLE, workers: 2, transcript: "f5d6" });
  assert.deepEqual(searches(table), [], "no analysis is on");
  table.actions.setAnalysis({ on: true, lines: 1, seconds: 10 });
  assert.deepEqual(searches(table), [
    ["c3 c5 c7", 1_000],
    ["c4 c6", 1_000],
  ]);
  await end(table, AFTER_D6);
  assert.deepEqual(searches(table), [
    ["c3", 3_000],
    ["c5", 3_000],
  ]);
  await end(table, AFTER_D6);
  assert.deepEqual(
    searches(table).map(([, ms]) => ms),
    [6_000, 6_000],
  );
  await end(table, AFTER_D6);
  assert.deepEqual(searches(table), [], "ten seconds are over");
  table.actions.setAnalysis({ seconds: 0 });
  assert.deepEqual(
    searches(table).map(([, ms]) => ms),
    [10_000, 10_000],
  );
  table.actions.setAnalysis({ on: false });
  assert.deepEqual(searches(table), []);
});

test("a move that overtakes the best one is searched as long; exact moves are not any more", () => {
  const knownMoves = [
    { ...value("d3", 1), spent: 10_000 },
    { ...value("c4", 2, { exact: true }), spent: 1_000 },
    { ...value("f5", 1.5), spent: 1_000 },
  ];
  const legal = knownMoves.map(({ square }) => square);
  const next = nextSearch(knownMoves, legal, { lines: 2, seconds: 60 });
  assert.deepEqual(next, { squares: [squareIndex("f5")], ms: 3_000 });
  const solved = knownMoves.map((move) => ({ ...move, exact: true }));
  assert.equal(nextSearch(solved, legal, { lines: 0, seconds: 0 }), null);
  const late = knownMoves.map((move) => ({ ...move, spent: 60_000 }));
  assert.equal(nextSearch(late, legal, { lines: 0, seconds: 60 }), null);
  assert.equal(nextSearch(late, legal, { lines: 0, seconds: 0 })?.ms, 60_000);
});

test("no move is left at a look ahead that tells nothing, as long as the first seconds last", () => {
  const knownMoves = ["d3", "c4", "f5"].map((square, place) => {
    return { ...value(square, -9 * place, { depth: place + 6 }), spent: 1_000 };
  });
  const legal = knownMoves.map(({ square }) => square);
  const names = () =>
    nextSearch(knownMoves, legal, { lines: 1, seconds: 60 }).squares.map(squareName);
  assert.deepEqual(names(), ["d3", "c4"]);
  for (const move of knownMoves) move.spent = 10_000;
  assert.deepEqual(names(), ["d3"]);
});

test("what is found never gets worse, and its bounds hold", () => {
  const game = setTable().state().game;
  const at = (positions) => knownAt(positions, game).moves[0];
  let positions = withFound(new Map(), game, found(value("d3", 1, { depth: 12 })), 1_000);
  positions = withFound(positions, game, found(value("d3", 5, { depth: 3 })), null);
  assert.deepEqual([at(positions).score, at(positions).depth, at(positions).spent], [1, 12, 1_000]);
  positions = withFound(positions, game, found(value("d3", 3, { depth: 14, at_most: 2 })), 3_000);
  assert.deepEqual(
    [at(positions).score, at(positions).at_most, at(positions).spent],
    [2, 2, 4_000],
  );
  positions = withFound(positions, game, found(value("d3", 2, { depth: 60, exact: true })), 1);
  positions = withFound(positions, game, found(value("d3", 4, { depth: 60 })), 1);
  assert.deepEqual([at(positions).score, at(positions).exact], [2, true]);
  assert.equal(knownAt(positions, game).nodes, 4_000);
  assert.equal(deeperOf(undefined, at(positions)), at(positions));
});

test("a value goes on where it was after another position, and the board shows it", async () => {
  const table = setTable({ settings: { ...PEOPLE, values: true } });
  table.actions.setAnalysis({ on: true, lines: 0, seconds: 10 });
  await end(table, FIRST);
  const score = () => moveValues(table.state()).map((move) => move.score);
  assert.deepEqual(score(), [1, -4, 0.5, -9]);
  table.play("f5");
  assert.deepEqual(score(), []);
  table.actions.goTo(0);
  assert.deepEqual(score(), [1, -4, 0.5, -9]);
  assert.deepEqual(searches(table), [["d3 f5 c4 e6", 3_000]]);
  table.actions.setAnalysis({ on: false });
  assert.deepEqual(score(), [1, -4, 0.5, -9], "also without the analysis");
});

test("the depth of a line is that of its value", async () => {
  const table = setTable({ settings: { ...PEOPLE, values: true } });
  const lines = () =>
    analysedLines(table.state(), TEXTS).map(
      ({ move, value, depth }) => `${move} ${value} ${depth}`,
    );
  table.actions.setAnalysis({ on: true });
  const moves = [
    value("d3", 1, { depth: 30, certainty: 73 }),
    value("c4", -4, { depth: 60, exact: true }),
    value("f5", 0.5, { depth: 20, certainty: 73 }),
    value("e6", -9, { depth: 20, certainty: 100 }),
  ];
  await end(table, moves);
  table.actions.setAnalysis({ lines: 0 });
  const searched = [
    "d3 ≈+1.0 30 moves deep at 73%",
    "f5 ≈+0.5 20 moves deep at 73%",
    "c4 −4 solved",
    "e6 ≈−9.0 20 moves deep at 100%",
  ];
  assert.deepEqual(lines(), searched);
  const lookup = table.engine.running().find(({ task }) => task.type === "explore");
  await lookup.progress("f5", []);
  const book = FIRST.map(({ square }) => ({ square, book: 2, games: 0, share: 0 }));
  table.store.dispatch({ type: "found", key: "explore", found: book, done: true });
  assert.deepEqual(lines(), [
    "f5 ≈+2.0 opening book",
    "e6 ≈+2.0 opening book",
    searched[0],
    searched[2],
  ]);
});

test("positions are counted in millions from one million on", () => {
  const table = setTable({ settings: { black: "human", white: "human" } });
  table.actions.setAnalysis({ on: true });
  function searched(nodes) {
    const { analysis, game } = table.state();
    const positions = new Map([[game.position, { moves: [], nodes, whole: false }]]);
    return progressText(
      { ...table.state(), analysis: { ...analysis, knownPositions: positions } },
      TEXTS,
    );
  }
  assert.equal(searched(1), "Searching: 1 position, 0 s");
  assert.equal(searched(31_000), "Searching: 31,000 positions, 0 s");
  assert.equal(searched(2_400_000), "Searching: 2.4 million positions, 0 s");
});

test("the panel says what it waits for, and that there is nothing to search", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  const says = () => progressText(table.state(), TEXTS);
  table.actions.setAnalysis({ on: true });
  assert.match(says(), /^Searching/);
  table.play("f5");
  assert.equal(says(), "The computer is choosing a move. The analysis goes on afterwards.");
  table.actions.load(WIPEOUT);
  assert.equal(says(), "There is nothing to search here.");
  table.actions.goTo(0);
  table.actions.run("hint");
  assert.match(says(), /^The computer is choosing a move/);
});

test("of two looks as deep the more certain one counts", () => {
  const game = setTable().state().game;
  const at = (certainty, score) => found(value("d3", score, { depth: 24, certainty }));
  let positions = withFound(new Map(), game, at(95, 2), 1_000);
  positions = withFound(positions, game, { ...at(73, 5), nodes: 1e9 }, 1_000);
  assert.deepEqual(
    knownAt(positions, game).moves.map(({ score, certainty }) => [score, certainty]),
    [[2, 95]],
  );
  const [one, other] = [at(95, 2), at(99, 1)].map(({ moves }) => moves[0]);
  assert.equal(deeperOf(one, other), other);
});

test("a line is gone through beside the game, and its points are searched", async () => {
  const table = setTable({ settings: PEOPLE });
  table.actions.setAnalysis({ on: true });
  const line = ["f5", "d6", "c3"].map(squareIndex);
  await end(table, [value("f5", 2, { pv: line }), ...FIRST.slice(0, 2), FIRST[3]]);
  table.actions.showAnalysed(squareIndex("f5"));
  assert.equal(table.state().point.line.length, 3);
  table.actions.run("next");
  assert.equal(table.state().game.ply, 0);
  assert.equal(analysedPoint(table.state()).ply, 1);
  assert.equal(searches(table).length, 1);
  await end(table, [
    value("d6", 1, { pv: ["d6", "c4"].map(squareIndex) }),
    value("f4", 0),
    value("f6", 0),
  ]);
  table.actions.showAnalysed(squareIndex("d6"));
  const names = table.state().point.line.map((move) => squareName(move.square));
  assert.deepEqual(names, ["f5", "d6", "c4"]);
  assert.equal(table.state().point.followed, 1);
  table.actions.playOn();
  assert.equal(table.state().game.ply, 1);
});

test("the analysis waits for a computer, for a hidden page and for a second try", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.setAnalysis({ on: true });
  assert.equal(searches(table).length, 1);
  table.play("f5");
  assert.deepEqual(searches(table), []);
  table.actions.goTo(0);
  assert.equal(searches(table).length, 1);
  const hide = (hidden) => table.store.dispatch({ type: "analysis-set", changes: { hidden } });
  hide(true);
  assert.deepEqual(searches(table), []);
  hide(false);
  assert.equal(searches(table).length, 1);
  table.actions.run("review");
  table.actions.tryAgain(1);
  assert.ok(seeksMove(table.state()));
  assert.deepEqual(searches(table), [], "the visitor looks for a move");
  assert.ok(table.state().analysis.on);
  table.actions.goToReviewed(1);
  assert.equal(searches(table).length, 1);
});

test("a new game, the editor and a lock end it; another game to look at does not", () => {
  const table = setTable({ settings: PEOPLE });
  const { actions, state, store } = table;
  const begin = () => actions.setAnalysis({ on: true });
  const isOn = () => state().analysis.on;
  begin();
  actions.load("f5d6c3");
  assert.ok(isOn());
  actions.run("new");
  assert.ok(!isOn());
  begin();
  actions.run("edit");
  assert.ok(!isOn());
  begin();
  assert.ok(!isOn(), "not in the editor");
  actions.closeEditor();
  begin();
  store.dispatch({ type: "locked", locks: ["hint"] });
  assert.ok(!isOn());
});

test("a game that a friend plays is analysed only once it is over", () => {
  const friend = { g: "abcdef", mine: "black", names: { black: "", white: "" }, agreed: 0 };
  const settings = { black: "human", white: "friend" };
  const table = setTable({ settings, kept: { friend } });
  table.actions.setAnalysis({ on: true });
  assert.ok(!table.state().analysis.on);
  table.store.dispatch({ type: "friend-tied", friend: { ...friend, resigned: "white" } });
  assert.ok(mayAnalyse(table.state()));
  const over = setTable({
    settings,
    kept: { friend: { ...friend, agreed: 9 } },
    transcript: WIPEOUT,
  });
  for (const ply of [9, 3, 0]) {
    over.actions.goTo(ply);
    assert.equal(over.state().game.ply, ply);
    assert.ok(mayAnalyse(over.state()), `at move ${ply} of a game that is over`);
  }
});

test("a search that fails ends the analysis", async () => {
  const table = setTable({ settings: PEOPLE });
  table.actions.setAnalysis({ on: true });
  const [request] = table.engine.running().filter(({ task }) => task.type === "analyse");
  await request.fail({ code: "engine-crashed", detail: "", message: "" });
  assert.ok(!table.state().analysis.on);
  assert.equal(table.state().notice.kind, "problems");
});

/** A tab of a browser. What it stores outlives its pages; each may be hidden. */
function openTab() {
  const tab = memory();
  return {
    tab,
    stored: () => JSON.parse(tab.getItem(ANALYSIS.key)),
    load(isHidden = false) {
      const storage = createStorage(HOUSE, noStorage, () => tab);
      const table = setTable({ settings: PEOPLE, storage });
      const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
      const setHidden = (hidden) => {
        page.visibilityState = hidden ? "hidden" : "visible";
        page.dispatchEvent(new Event("visibilitychange"));
      };
      if (isHidden) page.visibilityState = "hidden";
      keepAnalysis(table.context, page);
      return { ...table, storage, setHidden };
    },
  };
}

test("a reload goes on with what was found, and the page does not wait for it", async () => {
  const { load, stored } = openTab();
  const table = load();
  table.actions.setAnalysis({ on: true, lines: 5, seconds: 10 });
  await end(table, FIRST);
  const next = load();
  assert.ok(!next.storage.hasUnfinished());
  assert.deepEqual(next.state().analysis.knownPositions, table.state().analysis.knownPositions);
  assert.deepEqual(searches(next), [["d3 f5 c4 e6", 3_000]]);
  next.actions.setAnalysis({ lines: 1 });
  next.actions.setAnalysis({ seconds: 0 });
  assert.deepEqual([stored().lines, stored().seconds], [1, 0]);
  next.actions.setAnalysis({ on: false });
  assert.deepEqual(searches(load()), []);
});

test("what is found is stored when a search ends and when the page is left, not at every progress", async () => {
  const { load, tab, stored } = openTab();
  const table = load();
  const depth = () => stored().known[0]?.[1].moves[0].depth;
  table.actions.setAnalysis({ on: true });
  let writes = 0;
  tab.setItem = ((setItem) => (key, value) => {
    writes += 1;
    setItem(key, value);
  })(tab.setItem.bind(tab));
  const running = () => table.engine.running().find(({ task }) => task.type === "analyse");
  const search = running();
  search.progress("d3", found(value("d3", 1, { depth: 4 })));
  search.progress("d3", found(value("d3", 1, { depth: 5 })));
  assert.deepEqual([writes, depth()], [0, undefined]);
  await search.answer("d3", found(...FIRST.map((move) => ({ ...move, depth: 6 }))));
  assert.deepEqual([writes, depth()], [1, 6]);
  running().progress("d3", found(value("d3", 1, { depth: 7 })));
  assert.equal(depth(), 6);
  table.setHidden(true);
  assert.deepEqual([writes, depth()], [2, 7]);
});

test("a page that loads out of sight searches nothing until it is seen", async () => {
  const { load } = openTab();
  const first = load();
  first.actions.setAnalysis({ on: true });
  const table = load(true);
  assert.ok(table.state().analysis.on);
  assert.deepEqual(searches(table), []);
  table.setHidden(false);
  assert.equal(searches(table).length, 1);
});

test("what is damaged of a stored analysis is left out", async () => {
  const { load, stored, tab } = openTab();
  const table = load();
  table.actions.setAnalysis({ on: true, lines: 5, seconds: 10 });
  await end(table, FIRST);
  const whole = stored();
  const loaded = (changes) => {
    tab.setItem(ANALYSIS.key, JSON.stringify({ ...whole, ...changes }));
    return load().state().analysis;
  };
  assert.equal(loaded({}).knownPositions.size, 1);
  const damages = [null, 1, "x", [], [[1]], [["x", {}]], [[whole.known[0][0], null]]];
  for (const damage of damages)
    assert.equal(loaded({ known: damage }).knownPositions.size, 0, JSON.stringify(damage));
  const [[position, { nodes, moves }]] = whole.known;
  for (const field of Object.keys(moves[0]).filter((name) => !name.startsWith("at_"))) {
    const damaged = [{ ...moves[0], [field]: "x" }, ...moves.slice(1)];
    assert.equal(
      loaded({ known: [[position, { nodes, moves: damaged }]] }).knownPositions.size,
      0,
      field,
    );
  }
  const { lines, seconds } = loaded({ lines: 7, seconds: "x" });
  assert.deepEqual([lines, seconds], [3, 60]);
  tab.setItem(ANALYSIS.key, "{");
  assert.equal(load().state().analysis.knownPositions.size, 0);
});
