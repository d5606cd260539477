// The plan of a review: first a search of every move, then longer ones among the costliest.
import assert from "node:assert/strict";
import test from "node:test";
import { dueSearches } from "./review-plan.js";

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
    searches: new Map(found.map(({ ply }) => [ply, facts[ply]?.searches ?? 1])),
    ms: 0,
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
  assert.equal(third.ms, last.ms, "25 empties before move 3");
  assert.ok(second.ms < last.ms, "26 before move 2");
  assert.equal(first.ms, second.ms);
});

test("moves that may have cost a side most are searched longer, the others are not", () => {
  const review = reviewOf([9, 0, 7, 0, 3.9, 0, 1]);
  const due = dueSearches(review);
  assert.deepEqual(
    due.filter(({ number }) => number % 2 === 1).map(({ number }) => number),
    [1, 3],
  );
  const [first] = dueSearches(reviewOf([null]));
  assert.ok(due.every(({ ms }) => ms > first.ms));
});

test("a costliest move that stands alone needs no longer search, nor does an exact loss", () => {
  assert.deepEqual(dueSearches(reviewOf([9, 9, 0, 0])), []);
  assert.deepEqual(numbers(reviewOf([9, 9, 8, 0], { 1: { exact: true } })), [3]);
  const exact = { 1: { exact: true }, 3: { exact: true } };
  assert.deepEqual(dueSearches(reviewOf([9, 9, 8, 0], exact)), []);
});

test("each round of searches ends, and the last one ends the review", () => {
  const review = reviewOf([9, 9, 8, 0, 8]);
  const rounds = [];
  for (let due = dueSearches(review); due.length > 0; due = dueSearches(review)) {
    rounds.push(due[0].ms);
    for (const { number } of due) review.searches.set(number, review.searches.get(number) + 1);
  }
  assert.equal(rounds.length, 2);
  assert.ok(rounds[0] < rounds[1]);
});

test("a move whose longer search finds more takes part in the round", () => {
  const review = reviewOf([9, 0, 8, 9, 3, 0], { 1: { searches: 2 }, 3: { searches: 2 } });
  assert.deepEqual(numbers(review).length, 2, "the last round searches both again");
  review.moves.get(1).loss = 6;
  review.moves.get(3).loss = 6;
  assert.deepEqual(numbers(review), [5], "the next one is close by then");
});

test("longer searches end when their time is spent", () => {
  const close = Array.from({ length: 24 }, (_, ply) => 5 + (ply % 7) / 10);
  const review = reviewOf(close);
  review.ms = 24_000;
  let longest = 0;
  for (let due = dueSearches(review); due.length > 0; due = dueSearches(review)) {
    const [{ number, ms }] = due;
    review.ms += ms;
    longest = Math.max(longest, ms);
    review.searches.set(number, review.searches.get(number) + 1);
    // Each search finds less: the next move comes close in its place.
    review.moves.get(number).loss -= 1;
  }
  assert.ok(review.ms >= 33_000 && review.ms < 33_000 + longest, String(review.ms));
  const slow = { ...reviewOf(close), ms: 33_000 };
  assert.deepEqual(dueSearches(slow), [], "a slow first search of every move leaves none");
});
