// Values that searches find, kept by position: of two of a move the better one counts.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../../test/support/headless-page.js";
import { squareIndex } from "../../test/support/squares.js";
import { MAX_KNOWN_POSITIONS, byValue, withFound } from "./found-values.ts";
import { knownAt } from "./known-values.ts";

const { game } = setTable().state();
const [C4, D3, F5] = ["c4", "d3", "f5"].map(squareIndex);

const value = (square, score, facts = {}) => {
  return { square, score, exact: false, depth: 10, certainty: 90, pv: [square], ...facts };
};

/** The known value of a move after searches of it, each with its positions. */
function after(...searches) {
  let positions = new Map();
  for (const [found, nodes = 1] of searches)
    positions = withFound(positions, game, { moves: [found], nodes }, 100);
  return knownAt(positions, game).moves[0];
}

test("of a move the value that looks further ahead counts, whichever comes first", () => {
  const [deep, shallow] = [value(F5, 2, { depth: 20 }), value(F5, 5, { depth: 12 })];
  assert.equal(after([deep], [shallow]).score, 2);
  assert.equal(after([shallow], [deep]).score, 2);
});

test("of two values that look equally far the one of the longer search counts, then the later one", () => {
  const [one, other] = [value(F5, 2), value(F5, 5)];
  assert.equal(after([one, 100], [other, 50]).score, 2);
  assert.equal(after([one, 50], [other, 100]).score, 5);
  assert.equal(after([one, 50], [other, 50]).score, 5);
});

test("a proven value stays, and of two the one with the longer line", () => {
  const proven = (pv) => value(F5, 4, { exact: true, at_least: 4, at_most: 4, pv });
  assert.equal(after([proven([F5])], [value(F5, 9, { depth: 40 })]).score, 4);
  assert.equal(after([value(F5, 9, { depth: 40 })], [proven([F5])]).score, 4);
  assert.deepEqual(after([proven([F5])], [proven([F5, D3])]).pv, [F5, D3]);
  assert.deepEqual(after([proven([F5, D3])], [proven([F5])]).pv, [F5, D3]);
  assert.equal(after([proven([F5])], [proven([C4])]).pv[0], F5, "of two as long the first one");
});

test("what either search has proven holds for the value that counts", () => {
  const low = value(F5, 1, { at_least: 3, at_most: null });
  const high = value(F5, 9, { at_least: null, at_most: 6, depth: 20 });
  for (const found of [after([low], [high]), after([high], [low])])
    assert.deepEqual([found.score, found.at_least, found.at_most], [6, 3, 6]);
  const wide = value(F5, 4, { at_least: -9, at_most: 20, depth: 8 });
  const { at_least, at_most } = after([low], [wide]);
  assert.deepEqual([at_least, at_most], [3, 20], "the narrower bound counts");
  const open = after([value(F5, 1)], [value(F5, 2)]);
  assert.deepEqual([open.at_least, open.at_most], [null, null]);
});

test("the best move comes first, of equal ones the one that is proven further, then the first square", () => {
  const order = (...moves) => byValue(moves).map(({ square }) => square);
  const proven = { at_least: 2 };
  assert.deepEqual(order(value(F5, 1), value(C4, 3)), [C4, F5]);
  assert.deepEqual(order(value(F5, 3, proven), value(C4, 3, { at_least: null })), [F5, C4]);
  assert.deepEqual(order(value(F5, 3, { at_least: 1 }), value(C4, 3, proven)), [C4, F5]);
  assert.deepEqual(order(value(F5, 3), value(C4, 3), value(D3, 3)), [D3, C4, F5]);
  assert.deepEqual(order(value(F5, 3), value(D3, 3, { at_least: -4 })), [D3, F5]);
});

test("a position is whole once each of its moves has a value", () => {
  let positions = new Map();
  for (const [index, { square }] of game.moves.entries()) {
    positions = withFound(positions, game, { moves: [value(square, 0)], nodes: 10 }, null);
    assert.equal(knownAt(positions, game).whole, index === game.moves.length - 1);
  }
  assert.equal(knownAt(positions, game).nodes, 0, "none of the searches has ended");
});

test("the positions that were searched first are forgotten first", () => {
  let positions = new Map();
  const at = (number) => ({ ...game, position: `position ${number}` });
  const search = (number) => {
    positions = withFound(positions, at(number), { moves: [value(F5, number)], nodes: 1 }, 1);
  };
  for (let number = 0; number < MAX_KNOWN_POSITIONS; number += 1) search(number);
  search(0);
  search(MAX_KNOWN_POSITIONS);
  assert.equal(positions.size, MAX_KNOWN_POSITIONS);
  assert.deepEqual(
    [0, 1, 2, MAX_KNOWN_POSITIONS].map((number) => knownAt(positions, at(number)).moves.length),
    [1, 0, 1, 1],
  );
});
