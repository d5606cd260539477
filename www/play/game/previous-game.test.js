// The previous game: kept when another takes its place, and exchanged with it.
import assert from "node:assert/strict";
import test from "node:test";
import { gameLostTo, isStartedAfter } from "./previous-game.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { isActionWorking } from "../../shell/action-state.ts";
import { undoReturns } from "../board/navigation.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { setTable } from "../../test/support/headless-page.js";
import { announce } from "../../test/support/shown.js";

const PEOPLE = { black: "human", white: "human" };
const lineOf = (table) => table.state().game.line.join("");
const goesBack = (table) => isActionWorking(table.state(), "former");

test("a new game can be taken back by undo", () => {
  const table = setTable({ transcript: "f5d6c3", ply: 2, settings: PEOPLE });
  table.actions.run("new");
  assert.equal(lineOf(table), "");
  table.actions.run("undo");
  assert.deepEqual([lineOf(table), table.state().game.ply, goesBack(table)], ["f5d6c3", 2, false]);
  assert.match(
    announce(table.state(), createTexts("en", themeOf("classic"))),
    /^The previous game is back\./,
  );
});

test("a computer's first move is no reason to keep the previous game away", async () => {
  const table = setTable({ transcript: "f5d6", settings: { black: "computer", white: "human" } });
  table.actions.run("new");
  table.clock.pass(1000);
  await table.engine.running().at(-1).answer("c4");
  assert.equal(lineOf(table), "c4");
  table.actions.run("undo");
  assert.equal(lineOf(table), "f5d6");
});

test("between two computers undo brings the previous game back at the start alone", async () => {
  const computers = { black: "computer", white: "computer", pause: 0 };
  const table = setTable({ transcript: "f5d6", settings: computers });
  table.actions.run("new");
  assert.equal(undoReturns(table.state()), true);
  await table.engine.running()[0].answer("c4");
  assert.equal(undoReturns(table.state()), false);
  table.actions.run("undo");
  assert.deepEqual([lineOf(table), table.state().game.ply], ["c4", 0]);
  table.actions.run("undo");
  assert.equal(lineOf(table), "f5d6");
});

test("undo stays in a game that a human has touched, and the entry changes places", () => {
  const table = setTable({ transcript: "f5d6", settings: PEOPLE });
  table.actions.run("new");
  table.play("c4");
  table.actions.run("undo");
  table.actions.run("undo");
  assert.equal(lineOf(table), "c4");
  assert.equal(isActionWorking(table.state(), "undo"), false);
  table.actions.run("former");
  assert.equal(lineOf(table), "f5d6");
  table.actions.run("former");
  assert.equal(lineOf(table), "c4");
});

test("a loaded game leaves a way back, and its computer waits", () => {
  const table = setTable({ transcript: "f5d6c3", settings: { black: "human", white: "computer" } });
  assert.equal(table.actions.load("f5"), null);
  assert.equal(goesBack(table), true);
  table.actions.run("former");
  assert.deepEqual([lineOf(table), table.state().search.paused], ["f5d6c3", "visitor"]);
});

test("a game without moves is not worth a way back, and the one before it is kept", () => {
  const table = setTable({ settings: PEOPLE });
  table.actions.run("new");
  assert.equal(goesBack(table), false);
  table.play("f5");
  table.actions.run("new");
  table.actions.run("new");
  assert.equal(table.state().previousGame.transcript, "f5");
});

test("a previous game that makes no sense is reported and the running one stays", () => {
  const table = setTable({
    settings: PEOPLE,
    previousGame: { setup: { start: "diagonal", first: "black" }, transcript: "a1", ply: 1 },
  });
  table.actions.run("former");
  assert.equal(table.state().notice.problems[0].code, "bad-storage");
  table.play("f5");
  assert.equal(lineOf(table), "f5");
});

test("a game is lost to another one that does not begin with all its moves from the same setup", () => {
  const setup = { start: "diagonal", first: "black" };
  const text = (transcript, other = setup) => ({ setup: other, transcript, ply: 0 });
  const stored = { ...text("f5d6"), previousGame: text("e6") };
  const lostTo = (line, other = setup) =>
    gameLostTo(stored, text(line.join(""), other))?.transcript;
  assert.equal(lostTo(["f5", "d6", "c3"]), "e6");
  assert.equal(lostTo(["f5"]), "f5d6");
  assert.equal(lostTo(["f5", "d6"], { ...setup, first: "white" }), "f5d6");
  const unplayed = { ...text(""), previousGame: null };
  assert.equal(gameLostTo(unplayed, text("", { ...setup, first: "white" })), null);
  const setUp = { ...text("", { position: "X" }), previousGame: null };
  assert.deepEqual(gameLostTo(setUp, text("")).setup, { position: "X" });
  assert.equal(gameLostTo(setUp, text("f5", { position: "X" })), null);
});

test("a game that has its own previous game loses only the stored one", () => {
  const setup = { start: "diagonal", first: "black" };
  const text = (transcript) => ({ setup, transcript, ply: 0 });
  const stored = { ...text("f5d6"), previousGame: text("e6") };
  const lostTo = (previousGame) => gameLostTo(stored, { ...text("c4"), previousGame })?.transcript;
  assert.equal(lostTo(null), "f5d6");
  assert.equal(lostTo(text("d3")), "f5d6");
  assert.equal(lostTo(text("f5d6c3")), undefined);
});

test("a new game was started after its previous game, one of a link was not", () => {
  const setup = { start: "diagonal", first: "black" };
  const text = (transcript) => ({ setup, transcript, ply: 0 });
  const started = { ...text(""), counted: false, previousGame: text("f5d6") };
  const isStarted = (facts, own = text("f5d6")) => isStartedAfter({ ...started, ...facts }, own);
  assert.equal(isStarted({}), true);
  assert.equal(isStarted({}, text("f5")), true);
  assert.equal(isStarted({}, text("f5d6c3")), false);
  assert.equal(isStarted({ counted: true }), false);
  assert.equal(isStarted({ transcript: "c4" }), false);
  assert.equal(isStarted({ previousGame: null }), false);
});

test("a game with comments is lost to the same game without them", () => {
  const setup = { start: "diagonal", first: "black" };
  for (const moves of ["", "f5"]) {
    const comments = [{ moves, text: "kept", marks: ["c3"] }];
    const stored = { setup, transcript: moves, ply: 0, comments, previousGame: null };
    const lostTo = (knownComments) =>
      gameLostTo(stored, { setup, transcript: "f5d6", comments: knownComments });
    assert.deepEqual(lostTo([])?.comments, comments, moves);
    assert.deepEqual(lostTo([{ ...comments[0], text: "other" }])?.comments, comments, moves);
    assert.equal(lostTo([...comments]), null, moves);
  }
});
