// A hint in steps: what to look for, its square, the line after it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { cornerOf, hintedRegion, nextHint } from "./hint.ts";
import { followedPoint } from "./shown-game.ts";
import { isActionWorking } from "../../shell/action-state.ts";
import { LOOKS } from "../words/reason-text.ts";
import { REASONS } from "../../rooms/review/stored-review.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable } from "../../test/support/headless-page.js";
import { squareIndex } from "../../test/support/squares.js";
import { announce, overlays } from "../../test/support/shown.js";

const EN = createTexts("en", themeOf("classic"));
const PEOPLE = { black: "human", white: "human" };
const PV = ["f5", "d6", "c3"].map(squareIndex);
const LONG_PV = "f5 d6 c3 d3 c4 f4 f6 f3".split(" ").map(squareIndex);

/** A game of two people that has the hint which a search has found. */
async function hintedTable(facts, settings = PEOPLE) {
  const table = setTable({ settings });
  table.actions.run("hint");
  const [{ task, answer }] = table.engine.running();
  assert.equal(task.options.explain, true);
  await answer("f5", { pv: PV, theme: null, ...facts });
  const said = () => announce(table.state(), EN);
  const hint = () => table.state().point.hint;
  const numbers = () => overlays(table.state()).filter(({ kind }) => kind === "step");
  return { ...table, said, hint, numbers };
}

test("a hint says what to look for, then the square, then the line", async () => {
  const { actions, said, hint, numbers } = await hintedTable({ theme: "quiet" });
  assert.equal(said(), "Look for a quiet move: few flips, and few replies for White.");
  assert.equal(hint(), null);
  actions.run("hint");
  assert.deepEqual([said(), hint(), numbers()], ["Hint: f5.", squareIndex("f5"), []]);
  actions.run("hint");
  assert.equal(said(), "It could go on like this: f5 d6 c3.");
  assert.deepEqual(
    numbers().map(({ square, step, side }) => [square, step, side]),
    PV.map((square, index) => [square, index + 1, index % 2 ? "white" : "black"]),
  );
});

test("openings and an analysis end a hint, with its line and its sentence", async () => {
  const begins = [
    (actions) => actions.showExplorer(true),
    (actions) => actions.setAnalysis({ on: true }),
  ];
  for (const begin of begins) {
    const { actions, state, said } = await hintedTable({ theme: "quiet" });
    for (const action of ["hint", "hint", "next"]) actions.run(action);
    assert.equal(said(), "The line shown, move 1 of 3: f5.");
    begin(actions);
    const { advice, hint, line, followed } = state().point;
    assert.deepEqual([advice, hint, line, followed], [null, null, null, 0]);
    assert.equal(said(), "Black to move.");
  }
});

test("however long the visitor thinks, the press on “Square” gives the square", async () => {
  const reason = { kind: "opened", squares: ["c6", "e3"].map(squareIndex) };
  const contrast = { square: squareIndex("d3"), reason };
  const { actions, clock, state, said, hint } = await hintedTable({ theme: "quiet", contrast });
  clock.pass(600_000);
  assert.deepEqual([nextHint(state()), hint()], ["hint-square", null]);
  actions.run("hint");
  assert.equal(said(), "f5 opens none of these squares to White: c6, e3.");
  assert.equal(hint(), squareIndex("f5"));
});

test("the hint never lays its line onto the board: the arrows do, and a press ends it", async () => {
  const { actions, state, play, said, numbers } = await hintedTable({ theme: "quiet" });
  const next = () => nextHint(state());
  /** Runs an action, and gives the moves that lie on the board and what *Hint* does next. */
  function run(action) {
    actions.run(action);
    return [followedPoint(state())?.line.join("") ?? "", numbers().length, next()];
  }
  assert.equal(next(), "hint-square");
  assert.deepEqual(run("hint"), ["", 0, "hint-line"]);
  assert.deepEqual(run("hint"), ["", 3, "hint-end"]);
  assert.deepEqual(run("next"), ["f5", 2, "hint-end"]);
  assert.equal(said(), "The line shown, move 1 of 3: f5.");
  assert.equal(isActionWorking(state(), "hint"), true, "also where the line has the computer move");
  assert.deepEqual(run("next"), ["f5d6", 1, "hint-end"]);
  assert.deepEqual(run("back"), ["f5", 2, "hint-end"]);
  assert.deepEqual(run("hint"), ["", 0, "hint"]);
  assert.deepEqual([said(), state().point.hint], ["Black to move.", null]);
  assert.equal(state().game.line.length, 0, "nothing was played");
  play("c4");
  assert.deepEqual([next(), numbers()], ["hint", []]);
});

test("undo takes the moves of the line off the board, and leaves the game its own", async () => {
  const table = setTable({ settings: PEOPLE });
  const { actions, state } = table;
  table.play("f5");
  actions.run("hint");
  const [{ answer }] = table.engine.running();
  await answer("d6", { pv: ["d6", "c3", "d3"].map(squareIndex), theme: "quiet" });
  for (const action of ["hint", "hint", "next", "next"]) actions.run(action);
  assert.equal(followedPoint(state())?.line.join(""), "f5d6c3");
  table.actions.press(squareIndex("c4"));
  table.actions.choose(squareIndex("c4"));
  assert.equal(
    announce(state(), EN),
    "This is a line, not the game: step back to the game to play.",
  );
  actions.run("undo");
  assert.deepEqual([followedPoint(state()), state().game.line.join("")], [null, "f5"]);
  assert.equal(announce(state(), EN), "The numbers show the line.");
  actions.run("undo");
  assert.equal(state().game.ply, 0, "the next press takes the move of the game back");
});

test("undo leaves the line also before the first move of the game", async () => {
  const { actions, state } = await hintedTable({ theme: "quiet" });
  assert.equal(isActionWorking(state(), "undo"), false);
  for (const action of ["hint", "hint", "next"]) actions.run(action);
  assert.equal(isActionWorking(state(), "undo"), true);
  actions.run("undo");
  assert.equal(followedPoint(state()), null);
});

test("a long line shows its first six moves", async () => {
  const { actions, state, numbers } = await hintedTable({ theme: "quiet", pv: LONG_PV });
  actions.run("hint");
  actions.run("hint");
  assert.deepEqual([numbers().length, state().point.line.length], [6, 6]);
});

test("every reason is led to, or where the move lies is said", () => {
  assert.deepEqual(Object.keys(LOOKS), Object.keys(REASONS));
});

test("the square comes with the reason that sets it apart from a worse move, and its squares", async () => {
  const reason = { kind: "opened", squares: ["c6", "e3"].map(squareIndex) };
  const contrast = { square: squareIndex("d3"), reason };
  const { actions, state, said } = await hintedTable({ theme: "quiet", contrast });
  const marked = () => overlays(state()).filter(({ kind }) => kind === "reason");
  assert.deepEqual(marked(), []);
  actions.run("hint");
  assert.equal(said(), "f5 opens none of these squares to White: c6, e3.");
  assert.deepEqual(
    marked().map(({ square, of }) => [square, of]),
    reason.squares.map((square) => [square, contrast.square]),
  );
  actions.run("hint");
  assert.deepEqual(marked(), [], "the line has the board");
});

test("the first step leads to the reason that the second gives, whatever the theme", async () => {
  for (const [kind, first, second] of [
    [
      "mobility",
      "Look for a move that keeps safe moves for Black.",
      "f5 keeps more safe moves for Black than d3.",
    ],
    [
      "closed",
      "Look for a move that is possible only now.",
      "f5 has to be played now: after the reply it is out of reach.",
    ],
    ["wedge", "Look at the edges: where can White wedge in between two discs?", null],
    ["taken", "Look at the lower right: a good move lies there.", null],
  ]) {
    const contrast = { square: squareIndex("d3"), reason: { kind, squares: [] } };
    const { actions, said } = await hintedTable({ theme: "quiet", contrast });
    assert.equal(said(), first);
    actions.run("hint");
    if (second !== null) assert.equal(said(), second);
  }
});

test("without a theme the quarter of the board is named, and its moves are marked", async () => {
  const { state, said, actions } = await hintedTable();
  assert.match(said(), /^Look at the lower right:/);
  assert.deepEqual(hintedRegion(state()), ["f5", "e6"].map(squareIndex));
  actions.run("hint");
  assert.deepEqual(hintedRegion(state()), []);
});

test("on a turned board the quarter is the one in sight, with the same squares marked", async () => {
  const { state, said } = await hintedTable({}, { ...PEOPLE, turned: true });
  assert.match(said(), /^Look at the upper left:/);
  assert.deepEqual(hintedRegion(state()), ["f5", "e6"].map(squareIndex));
});

test("a move ends the hint", async () => {
  const { play, hint, numbers, actions, engine } = await hintedTable();
  play("c4");
  assert.deepEqual([hint(), numbers()], [null, []]);
  actions.run("hint");
  assert.equal(engine.running().length, 1, "the next hint is another search");
});

test("the only move needs no thought", async () => {
  const table = setTable({
    settings: PEOPLE,
    setup: { position: `XO${"-".repeat(62)} X` },
  });
  table.actions.run("hint");
  const [{ answer }] = table.engine.running();
  await answer("c1", { pv: [2], theme: null });
  assert.equal(announce(table.state(), EN), "Only c1 is possible.");
  assert.equal(nextHint(table.state()), "hint-end", "the button offers no step that does not come");
  table.actions.run("hint");
  assert.deepEqual([table.state().point.hint, nextHint(table.state())], [null, "hint"]);
});

test("each square lies in the quarter of a corner", () => {
  const corners = (names) => names.split(" ").map((name) => cornerOf(squareIndex(name)));
  assert.deepEqual(corners("a1 d4 c2"), [0, 0, 0]);
  assert.deepEqual(corners("h1 e4 a5 d8 e5 h8"), [7, 7, 56, 56, 63, 63]);
});
