// When the end of a game shows, and what makes it special.
import assert from "node:assert/strict";
import test from "node:test";
import { momentOf, showsEnd } from "./end-moment.ts";
import { WIPEOUT, setTable } from "../../test/support/headless-page.js";

const HUMANS = { black: "human", white: "human" };

/** The state after the last move of a game in which Black has no disc left to take. */
function wipedOut(settings) {
  const table = setTable({ transcript: WIPEOUT.slice(0, -2), settings });
  table.play(WIPEOUT.slice(-2));
  return table.state();
}

test("a board without a disc of the other side is special, also between two people", () => {
  assert.equal(momentOf(wipedOut(HUMANS)), "whole-board");
});

test("the first victory is the most special, and only the first", () => {
  const first = wipedOut({ black: "human", white: "computer" });
  assert.equal(momentOf(first), "first-win");
  const { record } = first;
  const before = { doofie: { won: 3, drawn: 0, lost: 0, streak: 3 } };
  const later = { ...first, record: { ...record, results: { ...record.results, ...before } } };
  assert.equal(momentOf(later), "whole-board");
});

test("a narrow win is special, a clear one and a loss are not", () => {
  const state = wipedOut(HUMANS);
  const ended = (black, white, settings = HUMANS) => ({
    ...state,
    settings: { ...state.settings, current: { ...state.settings.current, ...settings } },
    game: {
      ...state.game,
      score: { black, white },
      outcome: { ...state.game.outcome, black, white, winner: black > white ? "black" : "white" },
    },
  });
  assert.equal(momentOf(ended(33, 31)), "narrow");
  assert.equal(momentOf(ended(34, 30)), null);
  assert.equal(momentOf(ended(31, 33, { white: "computer" })), null);
});

test("the card of the end shows for every game but one that is looked up in a list", () => {
  assert.equal(showsEnd(setTable().state()), false, "a game under way");
  const ended = wipedOut(HUMANS);
  assert.equal(showsEnd(ended), true);
  assert.equal(showsEnd({ ...ended, point: { ...ended.point, endClosed: true } }), false);
  const given = { ...ended, record: { ...ended.record, counted: "given" } };
  assert.equal(showsEnd(given), true, "a game of a link");
  const collection = { ...ended.collection, current: 1 };
  assert.equal(showsEnd({ ...given, collection }), false, "a game of a list");
  assert.equal(showsEnd({ ...ended, collection }), true, "played on from a game of a list");
});

test("a game under way has none", () => {
  assert.equal(momentOf(setTable().state()), null);
});

test("a first win that was not counted, of somebody else, or a draw is no first victory", () => {
  const first = wipedOut({ black: "human", white: "computer" });
  const { record } = first;
  for (const counted of [false, "given", "never"])
    assert.equal(momentOf({ ...first, record: { ...record, counted } }), "whole-board", counted);
  const people = wipedOut(HUMANS);
  const won = { doofie: { won: 1, drawn: 0, lost: 0, streak: 1 } };
  const given = { ...people, record: { ...people.record, counted: true, results: won } };
  assert.equal(momentOf(given), "whole-board", "nobody has played alone");
  const outcome = { black: 32, white: 32, winner: "draw" };
  const drawn = { ...people, game: { ...people.game, score: { black: 32, white: 32 }, outcome } };
  assert.equal(momentOf(drawn), null);
});

test("a board without a black disc is as special as one without a white one", () => {
  const state = wipedOut(HUMANS);
  const outcome = { black: 0, white: 64, winner: "white" };
  const lost = { ...state, game: { ...state.game, score: { black: 0, white: 20 }, outcome } };
  assert.equal(momentOf(lost), "whole-board");
});

test("a game without a count of discs has its first victory alone", () => {
  const table = setTable({ id: "tic-tac-toe", settings: HUMANS });
  for (const square of [0, 3, 1, 4, 2]) table.actions.choose(square);
  assert.notEqual(table.state().game.outcome, null);
  assert.equal(momentOf(table.state()), null);
});
