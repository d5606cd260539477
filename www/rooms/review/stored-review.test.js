// A stored review: every field of it is checked, and it is whole or none.
import assert from "node:assert/strict";
import test from "node:test";
import { REASONS, storedFormOfReview, storedReviewOf } from "./stored-review.ts";

const VERDICT = {
  ply: 3,
  side: "black",
  square: 18,
  score: -4,
  best: 25,
  best_score: 2.5,
  loss: 6.5,
  loss_at_least: 0,
  exact: false,
  best_exact: true,
  only: false,
  book: false,
  depth: 12,
  certainty: 2,
  line: [18, 19],
  best_line: [25],
  reason: { kind: "corner", squares: [0] },
  nodes: 5000,
  position: "f5d6",
  choices: 4,
};

const STORED = {
  transcript: "f5d6c3",
  moves: [VERDICT],
  searches: [[3, [{ loss: 1.5, nodes: 100 }]]],
  tried: [["f5d6b4", { ...VERDICT, square: 25 }]],
  attempt: { square: 18, from: 3, verdict: VERDICT },
};

/** A stored review with other facts about its one move. */
const withMove = (facts) => ({ ...STORED, moves: [{ ...VERDICT, ...facts }] });
const readMove = (facts) => storedReviewOf(withMove(facts))?.moves.get(3) ?? null;
const read = (facts) => storedReviewOf({ ...STORED, ...facts });

test("a whole review is read as it was, by the numbers of its moves and by their lines", () => {
  const { moves, searches, tried, attempt, transcript } = storedReviewOf(STORED);
  assert.equal(transcript, "f5d6c3");
  const bytes = (found) => ({
    ...found,
    line: [...found.line],
    best_line: [...found.best_line],
    reason: found.reason && { ...found.reason, squares: [...found.reason.squares] },
  });
  assert.deepEqual([...moves.keys()], [3]);
  assert.deepEqual(bytes(moves.get(3)), VERDICT);
  assert.deepEqual([...searches], STORED.searches);
  assert.deepEqual([...tried.keys()], ["f5d6b4"]);
  assert.equal(tried.get("f5d6b4").square, 25);
  assert.deepEqual({ ...attempt, verdict: bytes(attempt.verdict) }, STORED.attempt);
});

test("a review is written as it is read", () => {
  const { moves, searches, tried, attempt } = storedReviewOf(STORED);
  const game = { line: ["f5", "d6", "c3"] };
  const review = { game, moves, searches, tried };
  const state = {
    mode: { kind: "second-try", ...attempt, keptGame: { review } },
    review: { open: review },
    game,
  };
  const form = storedFormOfReview(state);
  assert.deepEqual(JSON.parse(JSON.stringify(form)), STORED);
  const none = { ...state, mode: { ...state.mode, keptGame: { review: null } } };
  assert.equal(storedFormOfReview(none), null);
});

test("what a later release has stored of a move, its reason and its searches stays", () => {
  const move = { ...VERDICT, later: 1, reason: { ...VERDICT.reason, later: 2 } };
  const stored = {
    ...{ ...STORED, moves: [move], tried: [["f5d6b4", { ...move, square: 25 }]] },
    searches: [[3, [{ loss: 1.5, nodes: 100, later: 3 }]]],
  };
  const { moves, searches, tried } = storedReviewOf(stored);
  const review = { game: { line: ["f5", "d6", "c3"] }, moves, searches, tried };
  const form = storedFormOfReview({ mode: { kind: "edit", keptGame: { review } } });
  assert.deepEqual(JSON.parse(JSON.stringify(form)), { ...stored, attempt: null });
});

const NO_NUMBER = [undefined, null, "1", Number.NaN, Infinity, -Infinity, 1e308];

test("a move with any field missing, of another type or out of range makes the review none", () => {
  const unsound = {
    ply: [...NO_NUMBER.slice(0, -1), 0, -1, 1.5],
    side: [undefined, null, "red", 1],
    square: [...NO_NUMBER, -1, 1.5, 400],
    best: [...NO_NUMBER, -1, 1.5, 400],
    score: [...NO_NUMBER, 64.5, -65],
    best_score: [...NO_NUMBER, 64.5, -65],
    loss: [...NO_NUMBER, -0.5, 128.5],
    loss_at_least: [...NO_NUMBER, -0.5, 128.5],
    exact: [undefined, null, 1, "true"],
    best_exact: [undefined, null, 1, "true"],
    book: [undefined, null, 1, "true"],
    depth: [...NO_NUMBER.slice(0, -1), -1],
    nodes: [...NO_NUMBER.slice(0, -1), -1],
    line: [undefined, null, "18", {}, [18, "19"], [-1]],
    best_line: [undefined, null, "25", {}, [], [25, 1.5]],
    reason: [
      undefined,
      "corner",
      {},
      { kind: "corner" },
      { kind: "luck", squares: [] },
      { kind: "toString", squares: [] },
      { kind: "corner", squares: ["a1"] },
    ],
  };
  for (const [name, values] of Object.entries(unsound))
    for (const value of values)
      assert.equal(readMove({ [name]: value }), null, `${name}: ${String(value)}`);
});

test("a move with values at the ends of their ranges is whole", () => {
  const sound = {
    ply: [3],
    side: ["black", "white"],
    square: [0, 63],
    best: [0, 63],
    score: [64, -64, 0],
    best_score: [64, -64, 0],
    loss: [0, 128],
    loss_at_least: [0, 128],
    depth: [0, 60],
    nodes: [0, 1e12],
    line: [[], [0, 63]],
    best_line: [[0], [63, 1]],
    reason: [null],
  };
  for (const [name, values] of Object.entries(sound))
    for (const value of values) {
      const found = readMove({ [name]: value });
      assert.ok(found, `${name}: ${value}`);
      const shownValue = Array.isArray(value) ? [...found[name]] : found[name];
      assert.deepEqual(shownValue, value, name);
    }
  for (const kind of Object.keys(REASONS))
    assert.equal(readMove({ reason: { kind, squares: [] } })?.reason.kind, kind);
});

test("a move of an earlier release has no position and no certainty, and is no only move", () => {
  assert.equal(readMove({ only: true }).only, true);
  for (const value of [undefined, null, 1, "true"])
    assert.equal(readMove({ only: value }).only, false);
  for (const value of [undefined, null, "2", -1, Number.NaN])
    assert.equal(readMove({ certainty: value }).certainty, 0);
  for (const value of [undefined, null, 5])
    assert.equal(readMove({ position: value }).position, "");
});

test("a review is none where one of its lists or an entry is unsound", () => {
  for (const value of [undefined, null, [], "f5", 7]) assert.equal(storedReviewOf(value), null);
  const unsound = {
    transcript: [undefined, null, 5, ["f5"]],
    moves: [undefined, null, {}, [null], [VERDICT, {}]],
    searches: [
      undefined,
      null,
      {},
      [null],
      [[0, []]],
      [[1.5, []]],
      [["3", []]],
      [[3]],
      [[3, [{ loss: -1, nodes: 1 }]]],
      [[3, [{ loss: 129, nodes: 1 }]]],
      [[3, [{ loss: 1, nodes: -1 }]]],
      [[3, [{ loss: 1 }]]],
      [[3, [null]]],
    ],
    tried: [
      undefined,
      null,
      {},
      [null],
      [["f5"]],
      [[5, VERDICT]],
      [["f5", { ...VERDICT, ply: 0 }]],
    ],
  };
  for (const [name, values] of Object.entries(unsound))
    for (const value of values)
      assert.equal(read({ [name]: value }), null, `${name}: ${JSON.stringify(value)}`);
  const empty = read({ moves: [], searches: [], tried: [], attempt: null });
  assert.deepEqual([empty.moves.size, empty.searches.size, empty.tried.size], [0, 0, 0]);
  assert.equal(empty.attempt, null);
});

test("a second try has a square where it has a verdict, and the number of its move", () => {
  const tryOf = (attempt) => read({ attempt })?.attempt ?? null;
  assert.deepEqual(tryOf({ square: null, from: 0, verdict: null }), {
    square: null,
    verdict: null,
    from: 0,
  });
  assert.deepEqual(tryOf({ square: 5, from: 2, verdict: null }), {
    square: 5,
    verdict: null,
    from: 2,
  });
  for (const attempt of [
    undefined,
    {},
    "try",
    { square: 5, from: -1, verdict: null },
    { square: 5, from: 1.5, verdict: null },
    { square: 5, verdict: null },
    { square: 64.5, from: 1, verdict: null },
    { square: "5", from: 1, verdict: null },
    { square: null, from: 1, verdict: VERDICT },
    { square: 5, from: 1, verdict: { ...VERDICT, ply: 0 } },
    { square: 5, from: 1 },
  ])
    assert.equal(read({ attempt }), null, JSON.stringify(attempt));
});
