// The plan of a review: first a search of every move, then longer ones among the costliest.
import assert from "node:assert/strict";
import test from "node:test";
import { dueSearches } from "./review-plan.js";

const search = (loss, nodes = 1) => ({ loss, nodes });

/** A review with one more search of a move. */
const withSearch = (review, number, loss, facts = {}) => ({
  ...review,
  moves: new Map(review.moves).set(number, { ...review.moves.get(number), loss, ...facts }),
  searches: new Map(review.searches).set(number, [
    ...(review.searches.get(number) ?? []),
    search(loss, facts.nodes),
  ]),
});

/** A review whose moves have these losses, from the first; null where there is no value yet. */
const reviewOf = (losses, facts = {}, cells = Array(64).fill(0)) => {
  const found = losses.flatMap((loss, ply) =>
    loss === null
      ? []
      : [
          {
            ply: ply + 1,
            side: ply % 2 ? "white" : "black",
            loss,
            exact: false,
            ...facts[ply + 1],
          },
        ],
  );
  return {
    game: { line: losses.map(String), ply: losses.length, cells },
    moves: new Map(found.map((move) => [move.ply, move])),
    searches: new Map(found.map(({ ply, loss }) => [ply, facts[ply]?.searches ?? [search(loss)]])),
  };
};

const numbers = (review) => dueSearches(review).map(({ number }) => number);

test("first every move is searched, from the last", () => {
  assert.deepEqual(numbers(reviewOf([null, null, null])), [3, 2, 1]);
  assert.deepEqual(numbers(reviewOf([9, null, 9])), [2]);
});

test("the first search lasts longer where it may solve the game", () => {
  const filled = Array.from({ length: 64 }, (_, square) => (square < 23 ? 0 : 1));
  const [last, third, second, first] = dueSearches(reviewOf([null, null, null, null], {}, filled));
  assert.deepEqual([last.number, first.number], [4, 1]);
  assert.equal(third.nodes, last.nodes, "25 empties before move 3");
  assert.ok(second.nodes < last.nodes, "26 before move 2");
  assert.equal(first.nodes, second.nodes);
});

test("moves that may have cost a side most are searched longer, the others are not", () => {
  const review = reviewOf([9, 0, 7, 0, 3.9, 0, 1]);
  const due = dueSearches(review);
  assert.deepEqual(
    due.filter(({ number }) => number % 2 === 1).map(({ number }) => number),
    [1, 3],
  );
  const [first] = dueSearches(reviewOf([null]));
  assert.ok(due.every(({ nodes }) => nodes > first.nodes));
});

test("a costliest move that stands alone needs no longer search, nor does an exact loss", () => {
  assert.deepEqual(dueSearches(reviewOf([9, 9, 0, 0])), []);
  assert.deepEqual(numbers(reviewOf([9, 9, 8, 0], { 1: { exact: true } })), [3]);
  const exact = { 1: { exact: true }, 3: { exact: true } };
  assert.deepEqual(dueSearches(reviewOf([9, 9, 8, 0], exact)), []);
});

test("the longer searches of Black's moves come before those of White's", () => {
  assert.deepEqual(numbers(reviewOf([9, 9, 8, 8])), [1, 3, 2, 4]);
});

test("each round of searches ends, and the last one ends the review", () => {
  let review = reviewOf([9, 9, 8, 0, 8]);
  const rounds = [];
  for (let due = dueSearches(review); due.length > 0; due = dueSearches(review)) {
    rounds.push(due[0].nodes);
    for (const { number } of due)
      review = withSearch(review, number, review.moves.get(number).loss);
  }
  assert.equal(rounds.length, 2);
  assert.ok(rounds[0] < rounds[1]);
});

test("a move that comes close as longer searches find less takes part in the round", () => {
  const before = reviewOf([9, 0, 8, 9, 3, 0]);
  const kept = withSearch(withSearch(before, 1, 9), 3, 8);
  assert.deepEqual(numbers(kept), [1, 3], "the last round searches both again");
  const less = withSearch(withSearch(before, 1, 6), 3, 6);
  assert.deepEqual(numbers(less), [5], "the next one is close by then");
});

test("a round waits for its searches: none ends it, or begins another, before all have ended", () => {
  const before = reviewOf([9, 0, 8, 9, 3, 0]);
  assert.deepEqual(numbers(withSearch(before, 1, 2)), [3]);
  assert.deepEqual(numbers(withSearch(before, 3, 2)), [1]);
});

test("longer searches of a side end when its positions are spent", () => {
  const close = Array.from({ length: 24 }, (_, ply) => 5 + (ply % 7) / 10);
  let review = reviewOf(close);
  const spent = { black: 12, white: 12 };
  for (let due = dueSearches(review); due.length > 0; due = dueSearches(review)) {
    const [{ number, nodes }] = due;
    spent[review.moves.get(number).side] += nodes;
    // Each search finds less: the next move comes close in its place.
    review = withSearch(review, number, review.moves.get(number).loss - 1, { nodes });
  }
  for (const nodes of Object.values(spent)) assert.ok(nodes >= 120e6 && nodes < 240e6, `${nodes}`);
  const first = close.map((_, ply) => [ply + 1, [search(5, 11e6)]]);
  const slow = { ...reviewOf(close), searches: new Map(first) };
  assert.deepEqual(dueSearches(slow), [], "a long first search of every move leaves none");
});

test("a review finds the same, whichever of its searches ends first", () => {
  /** The results of the searches of a move; the longest is exact for some. */
  const lossOf = (number, count) => 6 + ((number * 7 + count * 5) % 11) / 2;
  const played = (pick) => {
    let review = reviewOf(Array(30).fill(null));
    const running = [];
    for (let turn = 0; ; turn += 1) {
      const due = dueSearches(review).filter(
        ({ number }) => !running.some((search) => search.number === number),
      );
      running.push(...due.slice(0, 3 - running.length));
      if (running.length === 0) return review;
      const [{ number, nodes }] = running.splice(pick(turn) % running.length, 1);
      const count = review.searches.get(number)?.length ?? 0;
      const facts = { ply: number, side: number % 2 ? "black" : "white", nodes };
      const exact = number % 5 === 0 && count === 1;
      review = withSearch(review, number, lossOf(number, count), { ...facts, exact });
    }
  };
  const inOrder = ({ moves, searches }) =>
    [moves, searches].map((map) => [...map].sort(([a], [b]) => a - b));
  const first = inOrder(played(() => 0));
  for (let seed = 1; seed < 40; seed += 1)
    assert.deepEqual(inOrder(played((turn) => (turn * seed + (turn >> 2)) % 97)), first);
});
