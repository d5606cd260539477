// The guide through a first game: which step shows when, what it marks, and how it ends.
import assert from "node:assert/strict";
import test from "node:test";
import { guideStep } from "./guide.ts";
import { initialState } from "../../shell/state.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { squareIndex } from "../../test/support/squares.js";
import { WIPEOUT, setTable } from "../../test/support/headless-page.js";
import { squareAttributes } from "../../test/support/shown.js";

const texts = createTexts("en", themeOf("classic"));
const TWO_PEOPLE = { white: "human" };

const stepOf = (table) => guideStep(table.state())?.id ?? null;

/** The squares that the guide marks, by their kind. */
function marked(table) {
  const attributes = squareAttributes(table.state(), texts);
  const named = attributes.flatMap((square, index) =>
    "data-guided" in square ? [[square["data-guided"], index]] : [],
  );
  const of = (kind) => named.filter(([found]) => found === kind).map(([, index]) => index);
  return { place: of("place"), flip: of("flip"), look: of("look") };
}

const at = (names) => names.split(" ").filter(Boolean).map(squareIndex);

test("each move of a human leads to the next step, and the last one ends the guide", () => {
  const table = setTable({ guide: 0, settings: TWO_PEOPLE });
  const steps = [stepOf(table)];
  for (const square of ["d3", "c3", "c4", "e3", "c2"]) {
    table.play(square);
    steps.push(stepOf(table));
  }
  assert.deepEqual(steps, ["play", "reply", "corners", "pass", "tools", null]);
  assert.equal(table.state().panels.guide, null);
});

test("a hint names the square that the first step rings, without a search", () => {
  const table = setTable({ guide: 0, settings: TWO_PEOPLE });
  const [ringed] = marked(table).place;
  table.actions.run("hint");
  assert.equal(table.state().point.hint, ringed);
  assert.equal(table.engine.running().length, 0);
  table.actions.run("hint");
  assert.equal(table.state().point.followed, 0, "no line leads away from the ring");
  assert.deepEqual(marked(table).place, [ringed]);
  table.play("d3");
  table.actions.run("hint");
  assert.equal(table.engine.running()[0].task.type, "search", "no other step rings a move");
});

test("a computer's move leaves the step as it is", () => {
  const table = setTable({ guide: 0, settings: { black: "random" } });
  const { game } = table.state();
  table.store.dispatch({ type: "moved", game, side: "black", square: 37, found: null });
  assert.equal(table.state().panels.guide, 0);
  table.store.dispatch({ type: "moved", game, side: "white", square: 37, found: null });
  assert.equal(table.state().panels.guide, 0);
});

test("a new game begins with a move again, and leaves the later steps", () => {
  const table = setTable({ guide: 0, settings: TWO_PEOPLE });
  table.play("d3");
  assert.equal(stepOf(table), "reply");
  table.actions.run("new");
  assert.equal(stepOf(table), "play");
  table.play("d3");
  table.play("c3");
  table.actions.run("new");
  assert.equal(stepOf(table), "corners");
});

test("an exercise in the address begins without the first steps", () => {
  const { game, settings } = setTable().state();
  const first = (parts) => initialState({ game, settings, guide: 0, ...parts }).panels.guide;
  assert.deepEqual([first({}), first({ exercise: true })], [0, null]);
});

test("the buttons lead through the steps and out of them", () => {
  const table = setTable({ guide: 3 });
  table.actions.advanceGuide();
  assert.deepEqual(guideStep(table.state()), { id: "tools", number: 5, total: 5 });
  table.actions.advanceGuide();
  assert.equal(stepOf(table), null);
  table.actions.startGuide();
  assert.equal(stepOf(table), "play");
  table.actions.closeGuide();
  assert.equal(stepOf(table), null);
});

test("the steps mark a move with its flips, the reply, and the corners", () => {
  const table = setTable({ guide: 0, settings: TWO_PEOPLE });
  assert.deepEqual(marked(table), { place: at("d3"), flip: at("d4"), look: [] });
  const label = squareAttributes(table.state(), texts)[squareIndex("d3")]["aria-label"];
  assert.match(label, /ringed: a move to try/);
  table.play("d3");
  assert.deepEqual(marked(table), { place: [], flip: [], look: at("d3") });
  table.play("c3");
  assert.deepEqual(marked(table), { place: [], flip: [], look: at("a1 h1 a8 h8") });
  table.play("c4");
  assert.deepEqual(marked(table), { place: [], flip: [], look: [] });
});

test("no step stands in the way of a move", () => {
  for (const guide of [0, 1, 2, 3, 4]) {
    const table = setTable({ guide, settings: TWO_PEOPLE });
    table.play("f5");
    assert.equal(table.state().game.ply, 1, `step ${guide}`);
  }
});

test("the guide waits while another panel is open, and goes with another game", () => {
  const table = setTable({ guide: 1 });
  table.actions.openPanel("help");
  assert.equal(stepOf(table), null);
  table.actions.openPanel("game");
  assert.equal(stepOf(table), "reply");
  assert.equal(table.actions.load("f5d6"), null);
  assert.equal(table.state().panels.guide, null);
});

test("learning, games and a practice end the guide, as skipping it does", () => {
  const tiger = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };
  for (const leave of [
    ({ actions }) => actions.openPanel("learn"),
    ({ actions }) => actions.openPanel("games"),
    ({ actions }) => actions.practise(tiger),
  ]) {
    const table = setTable({ guide: 1 });
    leave(table);
    assert.equal(table.state().panels.guide, null);
  }
});

test("a game that is under way does not begin with the first steps", () => {
  const stepAfter = (/** @type {string} */ transcript, guide) =>
    stepOf(setTable({ guide, transcript, settings: TWO_PEOPLE }));
  assert.equal(stepAfter("f5", 0), "play", "the reply to a computer's first move");
  assert.equal(stepAfter("f5d6", 0), null);
  assert.equal(stepAfter("f5d6", 2), "corners");
});

test("a link, a locked board, two computers and the end have no guide", () => {
  assert.equal(stepOf(setTable({ guide: 0, locks: ["board"] })), null);
  assert.equal(stepOf(setTable({ guide: 0, settings: { black: "computer" } })), null);
  const over = setTable({ guide: 0, transcript: WIPEOUT, settings: TWO_PEOPLE });
  assert.equal(stepOf(over), null);
  over.actions.closeGuide();
  over.actions.startGuide();
  assert.equal(over.state().panels.guide, null);
});

test("drawing, and whatever else has its own tools, has no guide", () => {
  const table = setTable({ guide: 0 });
  const state = table.state();
  table.actions.setDrawing(true);
  assert.equal(stepOf(table), null);
  table.actions.setDrawing(false);
  assert.equal(stepOf(table), "play");
  const mode = { kind: "exercise", rules: { tools: "learn" } };
  assert.equal(guideStep({ ...state, mode }), null);
  assert.equal(guideStep(state)?.id, "play");
});

test("the side games have two steps, without marks", () => {
  const table = setTable({ id: "tic-tac-toe", guide: 0, settings: TWO_PEOPLE });
  assert.deepEqual(guideStep(table.state()), { id: "play", number: 1, total: 2 });
  assert.deepEqual(marked(table), { place: [], flip: [], look: [] });
  table.play("b2");
  assert.equal(stepOf(table), "tools");
});
