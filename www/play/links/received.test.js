// A link from a friend beside the same game on this device: what it is, and what it ties.
import assert from "node:assert/strict";
import test from "node:test";
import { rules } from "../../test/support/built-rules.js";
import { BLACK_PASSED, WIPEOUT } from "../../test/support/headless-page.js";
import {
  invitedSide,
  playsForVisitor,
  relationOf,
  sharedMoves,
  tieAfter,
  tieOf,
  verify,
} from "./received.ts";

const NAMES = { black: "Anna", white: "Ben" };
const gameOf = (transcript, setup = {}) => rules.new_game({ ...setup, transcript }).snapshot();
const own = (transcript, mine = "black") => ({
  game: gameOf(transcript),
  friend: { g: "k7q2x9", mine, names: NAMES, agreed: 1 },
});
const facts = (more = {}) => ({
  ...{ g: "k7q2x9", by: null, names: NAMES, result: null, resigned: null, timeUp: null },
  ...more,
});
const link = (transcript, more, setup) => ({ game: gameOf(transcript, setup), facts: facts(more) });

test("a link with the same moves is known, with fewer it is older, with one of the friend's newer", () => {
  const relation = (mine, theirs) => relationOf(own(mine), link(theirs));
  assert.equal(relation("f5d6", "f5d6"), "same");
  assert.equal(relation("f5d6", "f5"), "older");
  assert.equal(relation("f5d6", ""), "older");
  assert.equal(relation("f5", "f5d6"), "newer");
  assert.equal(relation("", ""), "same");
});

test("other moves, or moves of the visitor's own that were not played here, are another line", () => {
  const relation = (mine, theirs) => relationOf(own(mine), link(theirs));
  assert.equal(relation("f5d6", "f5f6"), "fork");
  assert.equal(relation("f5d6c3", "f5d6c4d3"), "fork");
  assert.equal(relation("f5", "f5d6c3"), "fork");
  assert.equal(relation("f5d6", "f5d6c3"), "fork");
  const white = own("f5", "white");
  assert.equal(relationOf(white, link("f5d6")), "fork");
});

test("a game from another start, or of another kind, is another game", () => {
  const other = link("", {}, { start: "parallel" });
  assert.equal(relationOf(own(""), other), "other");
  const kind = { ...link("f5"), game: { ...gameOf("f5"), game: "connect-four" } };
  assert.equal(relationOf(own("f5"), kind), "other");
});

test("only moves after those of this device can be played for the visitor", () => {
  assert.equal(playsForVisitor(own("f5"), link("f5d6c3")), true);
  assert.equal(playsForVisitor(own("f5"), link("f5d6")), false);
  assert.equal(playsForVisitor(own("f5d6"), link("f5d6")), false);
  assert.equal(playsForVisitor(own("f5d6"), link("f5f6e6")), false, "it goes on from elsewhere");
  assert.equal(playsForVisitor(own("d3c5"), link("f5d6c3d3c4")), false);
});

test("lines have as many moves in common as both begin with", () => {
  for (const [one, other, shared] of [
    [[], [], 0],
    [["f5"], [], 0],
    [["f5"], ["f5"], 1],
    [["f5", "d6"], ["f5", "f6"], 1],
    [["f5"], ["f5", "d6"], 1],
    [["d3"], ["f5"], 0],
  ])
    assert.equal(sharedMoves(one, other), shared);
});

test("who gets an invitation plays the other side than its sender, or the one to move", () => {
  assert.equal(invitedSide(link("f5", { by: "black" })), "white");
  assert.equal(invitedSide(link("f5", { by: "white" })), "black");
  assert.equal(invitedSide(link("f5")), "white");
  assert.equal(invitedSide(link("f5d6")), "black");
  assert.equal(invitedSide(link(BLACK_PASSED)), "white");
  assert.equal(invitedSide(link(WIPEOUT)), "black", "nobody is to move");
});

test("an invitation ties the game by its name, and the visitor's name comes where it has none", () => {
  const tied = tieOf(link("f5d6", { by: "white", names: { black: "", white: "Ben" } }), "Ada");
  assert.deepEqual(tied, {
    g: "k7q2x9",
    mine: "black",
    names: { black: "Ada", white: "Ben" },
    agreed: 2,
  });
  assert.equal(tieOf(link("f5d6", { by: "white" }), "Ada").names.black, "Anna");
  assert.equal(tieOf(link("f5d6", { g: null }), "Ada"), null);
});

test("a link brings the friend's name, and takes none away", () => {
  const { friend } = own("f5");
  const named = (more) => tieAfter(friend, link("f5d6", more), 0).names;
  assert.deepEqual(named({ by: "white", names: { black: "X", white: "Benno" } }), {
    black: "Anna",
    white: "Benno",
  });
  assert.deepEqual(named({ by: "white", names: { black: "X", white: "" } }), NAMES);
  assert.deepEqual(named({ by: "black", names: { black: "X", white: "Y" } }), NAMES);
  assert.deepEqual(named({ by: null, names: { black: "X", white: "Y" } }).white, "Y");
});

test("what both have agreed on never gets less", () => {
  const { friend } = own("f5");
  assert.equal(tieAfter(friend, link("f5d6"), 2).agreed, 2);
  assert.equal(tieAfter({ ...friend, agreed: 5 }, link("f5d6"), 2).agreed, 5);
});

test("a friend resigns for the own side alone, and after Black no more", () => {
  const { friend } = own("f5");
  const resigned = (before, more) => tieAfter(before, link("f5d6", more), 0).resigned;
  assert.equal(resigned(friend, { by: "white", resigned: "white" }), "white");
  assert.equal(resigned(friend, { by: "white", resigned: "black" }), undefined);
  assert.equal(resigned(friend, { by: "black", resigned: "white" }), undefined);
  assert.equal(resigned(friend, { by: "white" }), undefined);
  const black = { ...friend, resigned: "black" };
  assert.equal(resigned(black, { by: "white", resigned: "white" }), "black");
});

test("a result is right where the game is over and has that count, or the link claims none", () => {
  const { black, white } = gameOf(WIPEOUT).outcome;
  const checked = (transcript, result) => verify(link(transcript, { result }));
  assert.deepEqual(checked(WIPEOUT, { black, white }), {
    outcome: gameOf(WIPEOUT).outcome,
    moves: 9,
    complete: true,
    claimed: { black, white },
    agrees: true,
  });
  assert.equal(checked(WIPEOUT, null).agrees, true);
  assert.equal(checked(WIPEOUT, { black: black - 1, white }).agrees, false);
  assert.equal(checked(WIPEOUT, { black, white: white + 1 }).agrees, false);
  const open = checked("f5d6", null);
  assert.deepEqual([open.complete, open.agrees, open.moves], [false, false, 2]);
});
