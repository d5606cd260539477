// The values that an analysis has for the moves of a review: a value that looks further ahead
// counts, and what is proven stays.
import assert from "node:assert/strict";
import test from "node:test";
import { squareIndex } from "../../test/support/squares.js";
import { withKnownValues } from "./known-in-review.ts";

const POSITION = "a position";
const [D3, C4, F5] = ["d3", "c4", "f5"].map(squareIndex);

/** A review of one move: d3 was played, and f5 would have been three discs better. */
const reviewOf = (facts = {}) => {
  const found = {
    ply: 1,
    square: D3,
    score: -3,
    best: F5,
    best_score: 0,
    loss: 3,
    loss_at_least: 0,
    exact: false,
    best_exact: false,
    book: false,
    depth: 12,
    certainty: 95,
    line: new Uint8Array([D3]),
    best_line: new Uint8Array([F5]),
    reason: { kind: "mobility", squares: new Uint8Array() },
    position: POSITION,
    ...facts,
  };
  return { game: {}, moves: new Map([[1, found]]), searches: new Map(), tried: new Map() };
};

const knownMove = (square, score, facts = {}) => {
  const bound = facts.exact ? score : null;
  return { square, score, exact: false, at_least: bound, at_most: bound, pv: [square], ...facts };
};
const analysed = (moves, whole = true) => new Map([[POSITION, { moves, nodes: 1, whole }]]);

/** A review's verdict on its move once an analysis is known. */
const after = (review, moves, whole) =>
  withKnownValues(review, analysed(moves, whole)).moves.get(1);

test("values that look further ahead take the place of the review's own", () => {
  const review = reviewOf();
  const found = after(review, [
    knownMove(D3, -1, { depth: 20, pv: [D3, C4] }),
    knownMove(C4, -9, { depth: 8 }),
    knownMove(F5, 1, { depth: 22 }),
  ]);
  const { score, best, best_score, loss, depth, exact } = found;
  assert.deepEqual([score, best, best_score, loss], [-1, F5, 1, 2]);
  assert.deepEqual([depth, exact, [...found.line]], [20, false, [D3, C4]]);
  assert.equal(found.reason, review.moves.get(1).reason);
});

test("another best move brings no reason with it, and the move played may be the best one", () => {
  const other = after(reviewOf(), [
    knownMove(D3, -1, { depth: 20 }),
    knownMove(C4, 2, { depth: 20 }),
    knownMove(F5, 1, { depth: 20 }),
  ]);
  assert.deepEqual([other.best, other.loss, other.reason], [C4, 3, null]);
  const good = after(reviewOf(), [
    knownMove(D3, 2, { depth: 20 }),
    knownMove(C4, 2, { depth: 20 }),
    knownMove(F5, 1, { depth: 20 }),
  ]);
  assert.deepEqual([good.best, good.best_score, good.loss], [D3, 2, 0]);
});

test("what looks no further, lacks a move, or belongs to the opening book changes nothing", () => {
  const deep = [knownMove(D3, 5, { depth: 20 }), knownMove(F5, 6, { depth: 20 })];
  const shallow = [knownMove(D3, 5, { depth: 12 }), knownMove(F5, 6, { depth: 20 })];
  for (const [review, moves, whole] of [
    [reviewOf(), shallow, true],
    [reviewOf(), deep, false],
    [reviewOf({ book: true }), deep, true],
    [reviewOf({ exact: true, best_exact: true }), deep, true],
    [reviewOf({ position: "another one" }), deep, true],
  ])
    assert.equal(withKnownValues(review, analysed(moves, whole)), review);
});

test("what is proven stays, and a proof of the analysis is one of the review", () => {
  const estimated = [knownMove(D3, -2, { depth: 20 }), knownMove(F5, 1, { depth: 20 })];
  const proven = reviewOf({ best_exact: true, depth: 12 });
  assert.equal(withKnownValues(proven, analysed(estimated)), proven);
  const least = after(reviewOf({ loss_at_least: 4, loss: 4 }), estimated);
  assert.deepEqual([least.loss, least.loss_at_least], [4, 4]);
  const solved = [
    knownMove(D3, -2, { depth: 20, exact: true }),
    knownMove(C4, -7, { depth: 20, at_most: -6 }),
    knownMove(F5, 4, { depth: 20, exact: true }),
  ];
  const { exact, best_exact, loss, loss_at_least } = after(reviewOf(), solved);
  assert.deepEqual([exact, best_exact, loss, loss_at_least], [true, true, 6, 6]);
  solved[1] = knownMove(C4, -7, { depth: 20 });
  const open = after(reviewOf(), solved);
  assert.equal(open.best_exact, false, "c4 may be better");
  assert.deepEqual([open.exact, open.loss_at_least], [false, 6], "and the loss greater");
  solved[1] = knownMove(C4, 8, { depth: 24, exact: true });
  const whole = withKnownValues({ ...reviewOf(), moves: new Map([[1, open]]) }, analysed(solved));
  assert.deepEqual([whole.moves.get(1).best, whole.moves.get(1).loss], [C4, 10]);
});

test("a review that has taken over what is known stays as it is", () => {
  const moves = [
    knownMove(D3, -1, { depth: 20 }),
    knownMove(C4, -9, { depth: 8 }),
    knownMove(F5, 4, { depth: 24, exact: true }),
  ];
  const review = withKnownValues(reviewOf(), analysed(moves));
  assert.equal(review.moves.get(1).loss, 5);
  assert.equal(withKnownValues(review, analysed(moves)), review);
});

test("of two searches of one depth the one with more certainty looks further ahead", () => {
  const at = (certainty) =>
    after(reviewOf({ depth: 20 }), [
      knownMove(D3, -1, { depth: 20, certainty }),
      knownMove(F5, 3, { depth: 20, certainty: 99 }),
    ]);
  assert.deepEqual([at(95).loss, at(95).certainty], [3, 95]);
  assert.deepEqual([at(99).loss, at(99).certainty], [4, 99]);
});

test("what is proven of two moves changes a review once, while a third may be better", () => {
  const solved = analysed([
    knownMove(D3, -2, { depth: 20, exact: true }),
    knownMove(C4, -7, { depth: 20 }),
    knownMove(F5, 4, { depth: 20, exact: true }),
  ]);
  const review = withKnownValues(reviewOf(), solved);
  assert.deepEqual([review.moves.get(1).loss, review.moves.get(1).exact], [6, false]);
  assert.equal(withKnownValues(review, solved), review);
});

test("no move is called better than itself: an estimate gives way to a proven loss", () => {
  const review = reviewOf({ loss: 4, loss_at_least: 2 });
  const moves = [knownMove(D3, 2, { depth: 20 }), knownMove(F5, 1, { depth: 20 })];
  assert.equal(withKnownValues(review, analysed(moves)), review);
});

test("a move that is worth as much as the best one is the best one, unless more is proven of another", () => {
  const review = reviewOf({ square: F5, best: D3, line: new Uint8Array([F5]) });
  const deep = (square, facts) => knownMove(square, 2, { depth: 20, ...facts });
  const bestOf = (moves) => after(review, moves).best;
  assert.equal(bestOf([deep(D3), deep(F5)]), F5);
  assert.equal(bestOf([deep(D3, { exact: true }), deep(F5)]), D3);
  assert.equal(bestOf([deep(D3, { exact: true }), deep(F5, { exact: true })]), F5);
  assert.equal(bestOf([deep(D3), deep(F5, { score: 1 })]), D3);
});

test("a move that an analysis has not valued keeps its value", () => {
  const review = reviewOf();
  const others = [knownMove(C4, 2, { depth: 20 }), knownMove(F5, 1, { depth: 20 })];
  assert.equal(withKnownValues(review, analysed(others)), review);
});

test("a loss of less than a disc has no reason", () => {
  const losing = (loss) =>
    after(reviewOf(), [knownMove(D3, -loss, { depth: 20 }), knownMove(F5, 0, { depth: 20 })])
      .reason;
  assert.equal(losing(0.5), null);
  assert.equal(losing(1).kind, "mobility");
});

test("a comparison looks as far ahead as the shallower of its two values", () => {
  const depthOf = (played, best) =>
    after(reviewOf(), [knownMove(D3, -1, { depth: played }), knownMove(F5, 1, { depth: best })])
      .depth;
  assert.deepEqual([depthOf(20, 24), depthOf(24, 20)], [20, 20]);
});

test("of two moves only the one that is analysed changes", () => {
  const review = reviewOf();
  const other = { ...review.moves.get(1), ply: 2, position: "another one" };
  const both = { ...review, moves: new Map([...review.moves, [2, other]]) };
  const moves = [knownMove(D3, -1, { depth: 20 }), knownMove(F5, 1, { depth: 20 })];
  const found = withKnownValues(both, analysed(moves)).moves;
  assert.deepEqual([found.get(1).loss, found.get(2)], [2, other]);
});
