// Whatever the browser's storage holds, the page starts, keeps what is whole and says what is not.
import assert from "node:assert/strict";
import test from "node:test";
import { LASTING, UNFINISHED } from "./unfinished-storage.ts";
import { checkInvariants } from "../test/support/invariants.js";
import { memory } from "../test/support/memory-storage.js";
import { SOLVE_KEY } from "../rooms/endings/ending-jobs.ts";
import { FIRST_TERMS } from "../rooms/table/table.ts";
import { startTab } from "../test/support/tabs.js";
import { squareIndex } from "../test/support/squares.js";

const PEOPLE = { black: "human", white: "human" };

/**
 * The replacements of a value, by its type. A choice that this version of the page does not
 * have stays stored without a word: another version has it.
 */
const DAMAGES = {
  absent: undefined,
  null: null,
  huge: 1e308,
  negative: -1,
  fraction: 0.5,
  text: "a1z9",
  "long text": "x".repeat(100_000),
  list: [],
  "list of nonsense": [[], {}, null, "x"],
  object: {},
  true: true,
  "object of a later version": { version: 99, value: [1, 2, 3] },
};

/** The storages of a visitor who has played, commented, reviewed, solved and set up a position. */
function fill() {
  const shared = memory();
  const own = memory();
  const { actions, play, store } = startTab(shared, own);
  actions.seat(PEOPLE);
  play("f5 f6 e6 f4");
  actions.run("new");
  play("f5 d6 c3 d3");
  actions.comment("the tiger");
  actions.draw(squareIndex("c4"), squareIndex("e3"));
  actions.goTo(2);
  play("c4");
  actions.run("review");
  const best_line = [squareIndex("d6")];
  const found = { ply: 2, side: "white", square: squareIndex("d6"), best: squareIndex("d6") };
  const numbers = {
    score: 1,
    best_score: 1,
    loss: 0,
    depth: 3,
    certainty: 73,
    nodes: 9,
    exact: false,
  };
  const rest = {
    line: [],
    best_line,
    reason: null,
    best_exact: false,
    book: false,
    loss_at_least: 0,
  };
  const event = { type: "found", key: "review-2", done: true };
  store.dispatch({ ...event, found: { ...found, ...numbers, ...rest } });
  const results = { 3: { won: 2, drawn: 0, lost: 1, streak: 1 } };
  store.dispatch({ type: "record-shared", results });
  store.dispatch({ type: "record-shared", results: { ...results, 4: results[3] } });
  store.dispatch({ type: "exercises-shared", solved: ["1"], streak: 1 });
  store.dispatch({ type: "exercises-shared", solved: ["1", "7"], streak: 2 });
  actions.set("pause", 200);
  actions.eraseMarks();
  actions.writeExercises("Black to move");
  const reviewed = JSON.parse(own.map.get(UNFINISHED.key));
  actions.run("edit");
  actions.choose(squareIndex("a1"));
  return { shared: new Map(shared.map), own: new Map(own.map), reviewed: withSearches(reviewed) };
}

/** The unfinished parts of a tab, its review with a search that has ended and a second try. */
function withSearches({ review, ...others }) {
  const [verdict] = review.moves;
  const searches = [[verdict.ply, [{ loss: 0, nodes: 9 }]]];
  const attempt = { square: verdict.square, from: verdict.ply, verdict };
  return { ...others, review: { ...review, searches, tried: [["f5d6", verdict]], attempt } };
}

/** Every path into a value, the value itself among them. */
function pathsOf(value, path = []) {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.keys(value).flatMap((name) => pathsOf(value[name], [...path, name]))];
}

/** A value with another one in the place of one of its parts. */
function damaged(value, path, damage) {
  if (path.length === 0) return damage;
  const copy = structuredClone(value);
  const inner = path.slice(0, -1).reduce((part, name) => part[name], copy);
  inner[path.at(-1)] = damage;
  return copy;
}

/** The things that the visitor had and sees again. */
function storedState({ state, storage }) {
  const { game, branches, comments, record, exercises, settings, previousGame } = state();
  return {
    line: game.line.join(""),
    branches: branches.map((line) => line.join("")).join(),
    comments: comments.list.map(({ moves, text }) => `${moves} ${text}`).join(),
    results: JSON.stringify(record.results),
    solved: exercises.solved.join(),
    pause: settings.current.pause,
    previous: previousGame?.transcript,
    left: storage.leftGames.read().length,
  };
}

/** Damages after which a value is one that a visitor may have: empty, of an earlier version. */
const MAY_BE_SO = new RegExp(
  [
    " (absent|list|object( of a later version)?)",
    "streak (negative|huge)",
    "\\.text text",
    "^former null",
  ]
    .map((ending) => `${ending}$`)
    .join("|"),
);

/** The content of each stored form: damage to one leaves the rest. */
const HOLDS = {
  "reversi.settings.1": ["pause"],
  "reversi.record.1": ["results"],
  "reversi.exercises.1": ["solved"],
  "reversi.game.1": ["line", "branches", "comments", "previous"],
  "reversi.left-games.1": ["left"],
  "reversi.unfinished.1": [],
  "reversi.lasting.1": [],
  "reversi.welcome.1": [],
};

const FILLED = fill();
const start = (shared, own) =>
  startTab(memory(Object.fromEntries(shared)), memory(Object.fromEntries(own)));
const WHOLE = storedState(start(FILLED.shared, FILLED.own));

test("the visitor's storage is filled, and comes back whole", () => {
  assert.deepEqual(
    [WHOLE.line, WHOLE.branches, WHOLE.comments, WHOLE.solved, WHOLE.pause, WHOLE.left],
    ["f5d6c4", "f5d6c3d3", "f5d6c3d3 the tiger", "1,7", 200, 1],
  );
  const stored = [...FILLED.shared.keys(), ...FILLED.own.keys()];
  for (const key of Object.keys(HOLDS))
    if (key !== "reversi.welcome.1") assert.ok(stored.includes(key), key);
  const own = new Map(FILLED.own).set(UNFINISHED.key, JSON.stringify(FILLED.reviewed));
  const { open: review } = start(FILLED.shared, own).state().review;
  assert.deepEqual([review.moves.size, review.searches.size, review.tried.size], [1, 1, 1]);
});

/** Each stored form once, and what a tab has left unfinished with a review in it. */
const FORMS = [
  ...["shared", "own"].map((place) => ({ place, texts: [...FILLED[place]] })),
  { place: "own", texts: [[UNFINISHED.key, JSON.stringify(FILLED.reviewed)]], is: ", reviewed" },
];

for (const { place, texts, is = "" } of FORMS)
  for (const [key, text] of texts)
    test(`the page starts with every damage to ${key}, ${place}${is}`, () => {
      const value = JSON.parse(text);
      // The parts that outlive a tab are checked as those of a tab, which are damaged in full.
      const depth = key === LASTING.key ? 2 : Number.POSITIVE_INFINITY;
      const paths = pathsOf(value).filter(({ length }) => length <= depth);
      const texts = paths.flatMap((path) =>
        Object.entries(DAMAGES).map(([name, damage]) => ({
          at: `${path.join(".")} ${name}`,
          text: JSON.stringify(damaged(value, path, damage)) ?? "null",
        })),
      );
      const cut = [0, 1, text.length >> 1, text.length - 1].map((length) => ({
        at: `${length} characters`,
        text: text.slice(0, length),
      }));
      const holds = HOLDS[key] ?? [];
      for (const { at, text: found } of [...texts, ...cut]) {
        const storages = { shared: new Map(FILLED.shared), own: new Map(FILLED.own) };
        // A tab that has begun something takes nothing of what outlived another one.
        if (key === LASTING.key) storages.own.delete(UNFINISHED.key);
        storages[place].set(key, found);
        const tab = start(storages.shared, storages.own);
        checkInvariants(tab.state(), tab.state(), tab.engine);
        const now = storedState(tab);
        for (const name of Object.keys(WHOLE))
          if (name !== "left" && !holds.includes(name))
            assert.deepEqual(now[name], WHOLE[name], `${name} after ${at}`);
        if (!holds.includes("left")) assert.ok(now.left >= WHOLE.left, at);
        // A damaged game may take the place of the previous one, which the list has.
        const isLost = (name) =>
          name === "previous" ? now[name] === undefined : now[name] !== WHOLE[name];
        const lost = holds.filter((name) => name !== "left" && isLost(name));
        if (lost.length > 0 && !MAY_BE_SO.test(at) && key !== "reversi.settings.1")
          assert.equal(tab.state().notice.kind, "problems", `${lost} is gone silently: ${at}`);
        tab.actions.openPanel("games");
        tab.actions.run("undo");
        checkInvariants(tab.state(), tab.state(), tab.engine);
      }
    });

const EXERCISE = {
  id: "own-1",
  position: `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`,
  goal: "best",
  difficulty: 1,
  theme: "corner",
  part: ["c3", "f6"].map(squareIndex),
  comment: "",
  lines: [["f5", "d6", "c3"].map(squareIndex)],
};
const TIGER = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };
const LATE = "-OXXXXX-OOOOOX--OXOOXOOOXXXXOOOO-XXOXOO-XXXXOOOO--XXXXOXOOOOOOOX X";
const TERMS = { ...FIRST_TERMS, names: { black: "Anna", white: "Ben" } };

/** The visitor's beginnings, each in its own browser, by the name of its stored part. */
const BEGUN = {
  begun: ({ actions, store }) => {
    store.dispatch({ type: "exercises-given", own: [EXERCISE] });
    actions.startExercise(EXERCISE);
  },
  table: ({ actions, play }) => {
    actions.beginTable(TERMS);
    play("f5 d6 c3");
  },
  practised: ({ actions }) => actions.practise(TIGER),
  ending: ({ actions, store }) => {
    assert.equal(actions.load(LATE), null);
    actions.playOut(false);
    const worth = { moves: [], score: 2, square: 0, exact: true };
    store.dispatch({ type: "found", key: SOLVE_KEY, found: worth, done: true });
  },
};

for (const [part, begin] of Object.entries(BEGUN))
  test(`the page starts with every damage to what is kept of “${part}”`, () => {
    const [shared, own] = [memory(), memory()];
    const tab = startTab(shared, own);
    tab.actions.seat(PEOPLE);
    begin(tab);
    const value = JSON.parse(own.map.get(UNFINISHED.key));
    assert.notEqual(value[part], null);
    const whole = start(shared.map, own.map);
    assert.equal(whole.line(), tab.line());
    for (const path of pathsOf(value[part], [part]))
      for (const damage of Object.values(DAMAGES)) {
        const text = JSON.stringify(damaged(value, path, damage));
        const again = start(shared.map, new Map(own.map).set(UNFINISHED.key, text));
        checkInvariants(again.state(), again.state(), again.engine);
      }
  });
