// The sentence for each thing that the status line can say, as a visitor reads it.
import assert from "node:assert/strict";
import test from "node:test";
import { createTexts } from "../../test/support/loaded-texts.js";
import { BLACK_PASSED, WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { squareIndex } from "../../test/support/squares.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { announceEnd } from "./end-text.ts";
import { exerciseResult } from "../../rooms/exercises/exercise-text.ts";
import { announce } from "../../test/support/shown.js";

const EN = createTexts("en", themeOf("classic"));
const PEOPLE = { settings: { white: "human" } };
const [C3, D6, F5] = ["c3", "d6", "f5"].map(squareIndex);

/** The sentence about a notice, in a game of two people. */
function saying(notice, { transcript = "f5", texts = EN, ...facts } = {}) {
  const state = setTable({ ...PEOPLE, transcript }).state();
  return announce({ ...state, ...facts, notice }, texts);
}

test("what is drawn on the board is named, and what is drawn away", () => {
  for (const [notice, sentence] of [
    [{ kind: "drawing" }, /^Press a square twice for a circle/],
    [{ kind: "drawing-done" }, /^Squares play again\.$/],
    [{ kind: "mark-started", square: C3 }, /^From c3: /],
    [{ kind: "drawn", from: C3, to: C3, removed: false }, /^Circle on c3\.$/],
    [{ kind: "drawn", from: C3, to: C3, removed: true }, /^The circle on c3 is gone\.$/],
    [{ kind: "drawn", from: C3, to: D6, removed: false }, /^Arrow from c3 to d6\.$/],
    [{ kind: "drawn", from: C3, to: D6, removed: true }, /^The arrow from c3 to d6 is gone\.$/],
  ])
    assert.match(saying(notice), sentence);
});

test("a stop, going on and a search that was stopped each have their sentence", () => {
  assert.equal(saying({ kind: "paused" }), "Stopped. Press “Continue” to go on.");
  assert.equal(saying({ kind: "continued" }), "Resumed.");
  assert.equal(saying({ kind: "cancelled" }), "Search stopped.");
});

test("a new version is said beside whose turn it is", () => {
  assert.equal(saying({ kind: "update-ready" }), "There is a new version. White to move.");
});

test("a review says how many moves were good, of both or of the visitor", () => {
  const reviewed = (own) => saying({ kind: "reviewed", good: 2, total: 9, own });
  assert.equal(reviewed(false), "The review is complete: 2 of 9 moves were good.");
  assert.match(reviewed(true), /2/);
  assert.notEqual(reviewed(true), reviewed(false));
  assert.equal(saying({ kind: "trying" }), "Look for a better move for White.");
});

test("a line is said by its first move, and a step in it by its number", () => {
  assert.match(saying({ kind: "line", square: C3 }), /^c3 was better/);
  const followed = (square, count) => saying({ kind: "line-followed", square, count, total: 4 });
  assert.equal(followed(null, 0), "The numbers show the line.");
  assert.equal(followed(D6, 2), "The line shown, move 2 of 4: d6.");
});

test("a lost contact fills the line, every other sentence of it says who is to move", () => {
  assert.equal(
    saying({ kind: "nearby", key: "lost" }),
    "The contact is lost. Continue with a new code or by link.",
  );
  assert.equal(
    saying({ kind: "nearby", key: "closed" }),
    "The connection has ended; the game stays. White to move.",
  );
});

test("a game of a list has its players' names, a question mark for one that is missing", () => {
  const listed = (black, white) =>
    saying({ kind: "loaded", listed: { number: 2, count: 9, black, white } });
  assert.match(listed("Ada", "Bob"), /^Game 2 of 9: Ada – Bob\./);
  assert.match(listed("Ada", ""), /^Game 2 of 9: Ada – \?\./);
  assert.match(listed("", "Bob"), /^Game 2 of 9: \? – Bob\./);
  assert.match(listed("", ""), /^Game 2 of 9\./);
});

test("a game with variations says how many, one of a list its number before that", () => {
  const beside = { count: 2, left: 0, unread: [], unreadComments: [], glyphs: 0 };
  const loaded = (facts) => saying({ kind: "loaded", beside, ...facts });
  assert.doesNotMatch(loaded({}), /^The game has been loaded\. /);
  const listed = { number: 2, count: 9, black: "", white: "" };
  assert.match(loaded({ listed }), /^Game 2 of 9\. /);
  assert.match(loaded({ beside: { ...beside, count: 0 } }), /^The game has been loaded\. White/);
  const stopped = {
    code: "stopped",
    detail: "5",
    message: "",
    cause: { code: "illegal-move", detail: "6: a1", message: "" },
  };
  assert.match(loaded({ stopped }), /^Loaded up to move 5/);
});

test("what of a game could not be read fills the line, a whole one says who is to move", () => {
  const beside = { count: 0, left: 0, unread: [], unreadComments: [], glyphs: 0 };
  const loaded = (facts, rest) =>
    saying({ kind: "loaded", beside: { ...beside, ...facts }, ...rest });
  const turn = /White to move\.$/;
  assert.match(loaded({}), turn);
  assert.doesNotMatch(loaded({ glyphs: 1 }), turn);
  const cause = { code: "empty", detail: "", message: "" };
  assert.doesNotMatch(loaded({ unread: [{ text: "x", ...cause }] }), turn);
  assert.doesNotMatch(loaded({ unreadComments: [{ ply: 1, ...cause }] }), turn);
  assert.doesNotMatch(
    loaded({ unread: [{ text: "x", ...cause }], unreadComments: [{ ply: 1, ...cause }] }),
    turn,
  );
  const stopped = { code: "stopped", detail: "5", message: "", cause };
  assert.doesNotMatch(saying({ kind: "loaded", stopped }), turn);
});

test("the clocks of a game that comes back stand, unless one has fallen, runs, or the game is over", () => {
  const back = (clocks, transcript) => {
    const { table } = setTable().state();
    const game = { terms: { names: { black: "", white: "" } }, clocks };
    return /clocks stand/.test(
      saying({ kind: "returned" }, { transcript, table: { ...table, game: clocks && game } }),
    );
  };
  const clocks = { begun: true, running: null, fallen: null };
  assert.equal(back(clocks), true);
  assert.equal(back(null), false);
  assert.equal(back({ ...clocks, begun: false }), false);
  assert.equal(back({ ...clocks, running: "black" }), false);
  assert.equal(back(clocks, WIPEOUT), false);
});

test("the time at which a followed game was last read is that of the clock, without seconds", () => {
  const time = new Date(2026, 4, 1, 9, 5, 7).getTime();
  assert.match(saying({ kind: "relay", fault: "missing", time }), /as of 9:05\s?AM/);
  const german = createTexts("de", themeOf("classic"));
  assert.match(saying({ kind: "relay", fault: "missing", time }, { texts: german }), /09:05(?!:)/);
});

test("of several things that were taken away the last one is offered", () => {
  const erased = ["record", "branch"].map((name) => ({ name, value: {}, acts: 0 }));
  assert.ok(
    saying({ kind: "restored", name: "settings" }, { erased }).endsWith(EN.t("said-erased-branch")),
  );
});

test("why a square is refused: whose turn it is, and who must pass first", () => {
  const rejected = (reason, facts) => saying({ kind: "rejected", reason, square: C3 }, facts);
  assert.equal(rejected("not-your-turn"), "It is not your turn: White is to move.");
  const passing = rejected("pass-first", { transcript: BLACK_PASSED });
  assert.match(passing, /^Black must pass first/);
  assert.equal(rejected("occupied"), "c3 is occupied.");
  assert.equal(rejected("game-over", { transcript: WIPEOUT }), "The game is over.");
});

test("a hint has the value that is expected, if the visitor asks for details", () => {
  const hinted = (score, exact, details = true, transcript = "f5") => {
    const table = setTable({ settings: { white: "human", details }, transcript });
    return announce(
      { ...table.state(), notice: { kind: "hint", square: D6, score, exact, compared: null } },
      EN,
    );
  };
  assert.equal(hinted(4, false, false), "Hint: d6.");
  assert.equal(hinted(null, false), "Hint: d6.");
  assert.match(hinted(4, false), /^Hint: d6\. .*White.*4/);
  assert.match(hinted(-4, false), /^Hint: d6\. .*Black.*4/);
  assert.equal(hinted(0.4, false), "Hint: d6. The computer expects an even game.");
  assert.equal(hinted(0, true), "Hint: d6. Solved: a draw.");
  assert.equal(hinted(4, false, true, WIPEOUT), "Hint: d6.");
});

test("a solved exercise says what its move leads to, where that is proven of the move itself", () => {
  const { game } = setTable({ ...PEOPLE, transcript: "f5d6" }).state();
  const result = (best_score, facts = {}) =>
    exerciseResult(game, { best: F5, best_score, exact: true, ...facts }, EN);
  const solved = EN.t("said-exercise-solved");
  assert.equal(result(0), "Right: f5 holds the draw.");
  assert.match(result(4), /^Right: f5 .*4/);
  assert.match(result(-4), /^Right: f5 .*4/);
  assert.notEqual(result(4), result(-4));
  assert.equal(result(4, { exact: false }), solved);
  assert.equal(result(4, { best: C3 }), solved);
});

test("a folder that was edited is named with its files", () => {
  const folder = (state, edited = []) => saying({ kind: "folder", report: { state, edited } });
  assert.match(folder("edited", ["club.js", "style.css"]), /club\.js.*style\.css/);
  assert.equal(folder("in-order"), "This folder is in order: visitors get what the host has.");
});

test("a game that somebody has drawn or won is named by its winner, by no side where it is drawn", () => {
  const table = setTable(PEOPLE);
  const end = (black, white, winner) => {
    const score = { black, white };
    const outcome = { ...score, winner };
    const { game } = table.state();
    return announceEnd({ ...table.state(), game: { ...game, score, outcome, turn: null } }, EN);
  };
  assert.equal(end(32, 32, "draw").title, "A draw 32\u2060–\u206032");
  assert.equal(end(40, 24, "black").title, "Black wins 40\u2060–\u206024");
});

test("a practised opening names its moves, those that are left, and the visitor's next one", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise({ name: "Tiger", moves: "f5d6c3d3c4" });
  const said = () => announce(table.state(), EN);
  assert.match(said(), /your move 1 of 3\.$/);
  table.play("f5");
  assert.doesNotMatch(said(), /your move/);
  const two = setTable(PEOPLE);
  two.actions.practise({ name: "Tiger", moves: "f5d6c3d3c4" });
  two.play("f5");
  assert.match(announce(two.state(), EN), /your move 2 of 5\.$/);
  two.play("f6");
  assert.match(announce(two.state(), EN), /^This leaves the opening .*d6/);
});

test("before a friend has the first move the sentence says what to do, after it that one waits", () => {
  const table = setTable({ settings: { black: "human", white: "friend" } });
  const said = () => announce(table.state(), EN);
  assert.match(said(), /Make your first move, then send the link\.$/);
  table.play("f5");
  assert.match(said(), /Send your friend the link: it is White’s turn there\.$/);
  table.actions.goTo(0);
  assert.match(said(), /Black to move\.$/);
});
