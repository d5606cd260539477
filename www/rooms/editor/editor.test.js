// The position editor: presses, changes of the whole board, impossible positions, the ways out.
import assert from "node:assert/strict";
import test from "node:test";
import {
  editorOf,
  impossibilities,
  isPlayable,
  mayCorrect,
  openEditor,
  painted,
  afterPress,
  strokeDisc,
  transformed,
} from "./editor.ts";
import { earlierEdited } from "./editor-fields.ts";
import { ACTIONS } from "../../shell/action-table.ts";
import { isActionWorking } from "../../shell/action-state.ts";
import { createShared } from "./editor-steps.ts";
import { turnJob } from "../../play/game/turn-job.ts";
import { toolPanel } from "../../play/ui/panels.ts";
import { shownGame } from "../../play/board/shown-game.ts";
import { sideToAct } from "../../play/board/turn.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { squareIndex } from "../../test/support/squares.js";
import { setTable } from "../../test/support/headless-page.js";
import { positionText } from "../../play/board/position-text.ts";
import { announce, squareAttributes } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const START = "---------------------------OX------XO--------------------------- X";

const editing = (options) => {
  const table = setTable(options);
  table.actions.run("edit");
  return table;
};

const press = (table, ...names) => {
  for (const name of names) table.actions.choose(squareIndex(name));
};

const discAt = (table, name) =>
  squareAttributes(table.state(), TEXTS)[squareIndex(name)]["data-disc"];

const startEditor = () => editorOf(setTable().state().game);

test("the editor begins with the position on the board, and its tools stay in sight", () => {
  const table = editing({ transcript: "f5" });
  assert.equal(positionText(table.state().mode.editor), table.state().game.position);
  assert.deepEqual([table.state().panels.open, toolPanel(table.state())], [null, "learn"]);
  assert.match(announce(table.state(), TEXTS), /^Set up a position/);
});

test("presses lead from empty over black and white to empty, or set what the brush holds", () => {
  const table = editing();
  press(table, "a1");
  assert.equal(discAt(table, "a1"), "black");
  press(table, "a1");
  assert.equal(discAt(table, "a1"), "white");
  press(table, "a1");
  assert.equal(discAt(table, "a1"), "empty");
  table.actions.edit({ ...table.state().mode.editor, brush: "white" });
  press(table, "a1", "d5");
  assert.deepEqual([discAt(table, "a1"), discAt(table, "d5")], ["white", "white"]);
  assert.equal(table.state().game.position, START);
});

test("a stroke sets one disc on every square that it reaches, and is one edit", () => {
  const table = editing();
  const start = table.state().mode.editor;
  const disc = strokeDisc(start, squareIndex("a1"));
  const squares = ["a1", "b1", "c1"].map(squareIndex);
  for (const count of [2, 3])
    table.actions.paint(painted(start, new Set(squares.slice(0, count)), disc), start);
  const discs = () => ["a1", "b1", "c1", "d1"].map((name) => discAt(table, name));
  assert.deepEqual(discs(), ["black", "black", "black", "empty"]);
  assert.equal(table.state().mode.editor.edits.length, 1);
  table.actions.run("undo");
  assert.deepEqual(discs(), ["empty", "empty", "empty", "empty"]);
});

test("the editor shows values of what is set up, follows its changes and leaves the settings", () => {
  const table = editing({ settings: { white: "human" } });
  const analysed = () =>
    table.engine
      .running()
      .filter(({ task }) => task.type === "analyse")
      .map(({ task }) => [task.setup.position ?? "start", task.options.squares.length]);
  assert.deepEqual(analysed(), []);
  table.actions.showEditedValues(true);
  assert.deepEqual(analysed(), [["start", 4]]);
  const moves = [{ square: squareIndex("f5"), score: 3, exact: false, depth: 5, pv: [] }];
  table.store.dispatch({ type: "found", key: "values-0", found: { moves }, done: false });
  const shownAt = (name) => squareAttributes(table.state(), TEXTS)[squareIndex(name)]["data-shown"];
  assert.equal(shownAt("f5"), "≈+3");
  press(table, "a1");
  assert.equal(shownAt("f5"), undefined, "values of another position are gone");
  assert.deepEqual(analysed(), [[START.replace("-", "X"), 4]]);
  table.actions.edit(transformed(table.state().mode.editor, "clear"));
  assert.deepEqual(analysed(), [], "an empty board has no moves");
  table.actions.run("undo");
  table.actions.showEditedValues(false);
  assert.deepEqual(analysed(), []);
  assert.equal(table.state().settings.current.values, false);
});

test("the score counts the edited discs, and the side to move is the editor's", () => {
  const table = editing();
  press(table, "a1");
  table.actions.edit({ ...table.state().mode.editor, turn: "white" });
  assert.deepEqual(shownGame(table.state()).score, { black: 3, white: 2 });
  assert.equal(sideToAct(table.state()), "white");
});

test("no computer moves and no square is legal while the board is set up", () => {
  const table = editing({ transcript: "f5" });
  assert.equal(turnJob(table.state()), null);
  assert.deepEqual(table.engine.running(), []);
  const legal = squareAttributes(editing().state(), TEXTS).filter(
    (attributes) => "data-legal" in attributes || "aria-disabled" in attributes,
  );
  assert.deepEqual(legal, []);
  table.actions.closeEditor();
  assert.equal(announce(table.state(), TEXTS), "White to move.");
  assert.equal(toolPanel(table.state()), null);
  assert.equal(turnJob(table.state()).key, "computer");
});

test("discs are apart unless a chain of neighbours joins them to the centre, and edges join nothing", () => {
  const start = editorOf(setTable().state().game);
  const isApart = (...names) => {
    const cells = [...start.cells];
    for (const name of names) cells[squareIndex(name)] = 1;
    return impossibilities({ ...start, cells }).includes("apart");
  };
  for (const ring of ["c3", "d3", "e3", "f3", "c4", "f4", "c5", "f5", "c6", "d6", "e6", "f6"])
    assert.equal(isApart(ring), false, ring);
  for (const far of ["b2", "d2", "g7", "b5", "h4"]) assert.equal(isApart(far), true, far);
  for (const corner of ["c3 b2 a1", "f3 g2 h1", "c6 b7 a8", "f6 g7 h8"])
    assert.equal(isApart(...corner.split(" ")), false, corner);
  assert.equal(isApart("f4", "g4", "h4", "a5"), true, "h4 and a5 are no neighbours");
});

test("the start position has Black to move, also where White was to move before", () => {
  const white = { ...editorOf(setTable().state().game), turn: "white" };
  const start = transformed({ ...white, cells: white.cells.map(() => 0) }, "start");
  assert.equal(positionText(start), `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`);
});

test("four quarter turns and two mirrors lead back, and colours change with the side to move", () => {
  const editor = afterPress(afterPress(startEditor(), 0), 9);
  const times = (count, transform) =>
    Array.from({ length: count }).reduce((sofar) => transformed(sofar, transform), editor);
  assert.deepEqual(times(4, "turn"), editor);
  assert.deepEqual(times(2, "mirror"), editor);
  assert.deepEqual(times(2, "colours"), editor);
  assert.equal(times(1, "turn").cells[7], 1);
  assert.equal(times(1, "mirror").cells[7], 1);
  assert.deepEqual([times(1, "colours").cells[0], times(1, "colours").turn], [2, "white"]);
  assert.equal(positionText(times(1, "start")), START);
  assert.ok(times(1, "clear").cells.every((disc) => disc === 0));
});

test("impossible positions are named", () => {
  const start = startEditor();
  const clear = transformed(start, "clear");
  assert.deepEqual(impossibilities(start), []);
  assert.deepEqual(impossibilities(clear), ["no-black", "no-white", "centre"]);
  assert.deepEqual(impossibilities(afterPress(start, 0)), ["apart"]);
  assert.deepEqual(impossibilities(afterPress(start, 18)), []);
});

test("a position in which a side has no disc has no way on", () => {
  const start = startEditor();
  const [black, white] = [start.cells.indexOf(1), start.cells.indexOf(2)];
  const without = (...squares) => ({
    ...start,
    cells: start.cells.map((disc, at) => (squares.includes(at) ? 0 : disc)),
  });
  assert.equal(isPlayable(without(black, white)), true);
  const empty = transformed(start, "clear");
  assert.equal(isPlayable(empty), false);
  assert.equal(isPlayable(afterPress(empty, 0)), false);
  assert.equal(isPlayable(afterPress(afterPress(afterPress(empty, 0), 1), 1)), true);
  const table = editing();
  table.actions.edit({ ...empty });
  table.actions.playEdited();
  assert.equal(table.state().mode.kind, "edit");
});

test("an edited position is played, and the later moves stay up to the first illegal one", () => {
  const table = editing({ transcript: "f5d6c3d3", ply: 2, settings: { white: "human" } });
  press(table, "a1");
  table.actions.showEditedValues(true);
  table.actions.playEdited();
  const { game, mode, settings } = table.state();
  assert.equal(mode.kind, "play");
  assert.equal(game.cells[0], 1);
  assert.deepEqual([game.ply, game.line.join("")], [0, "c3d3"]);
  assert.match(announce(table.state(), TEXTS), /^The position is on the board\. Black to move\./);
  assert.equal(settings.current.values, false, "the values were those of the editor alone");
  assert.equal(table.state().previousGame.transcript, "f5d6c3d3");
});

/** After f5 d6 c3 d3, corrected: c3 taken off, d3 turned over, White to move again. */
const CORRECTED = "-------------------X-------OX------OXX-----O--------------------";
const TWO_PEOPLE = { black: "human", white: "human" };

/** Has the board corrected after the fourth move of a game. */
function corrected(transcript) {
  const table = editing({ transcript, ply: 4, settings: TWO_PEOPLE });
  press(table, "c3", "c3", "d3", "d3");
  table.actions.edit({ ...table.state().mode.editor, turn: "white" });
  table.actions.correctEdited();
  return table;
}

test("a correction stands behind the last move: undo passes over it, and play goes on from it", () => {
  const table = corrected("f5d6c3d3c4");
  const line = ["f5", "d6", "c3", `d3~${CORRECTED}O`];
  const { game, mode, branches } = table.state();
  assert.deepEqual([mode.kind, game.ply, game.line], ["play", 4, line]);
  assert.equal(game.position, `${CORRECTED} O`);
  assert.deepEqual(branches, [["f5", "d6", "c3", "d3", "c4"]]);
  assert.match(
    announce(table.state(), TEXTS),
    /^After move 4, d3, the board was corrected\. White/,
  );
  press(table, "d2");
  assert.equal(table.state().game.line.join(""), `f5d6c3d3~${CORRECTED}Od2`);
  table.actions.goTo(4);
  assert.equal(table.state().game.position, `${CORRECTED} O`);
  table.actions.goTo(3);
  assert.equal(discAt(table, "c3"), "black");
  table.actions.goTo(5);
  assert.deepEqual([discAt(table, "c3"), discAt(table, "d3")], ["empty", "white"]);
});

test("a corrected game is the same after its link, its text and a text of SGF", () => {
  const table = corrected("f5d6c3d3");
  press(table, "d2");
  const { line, fragment, text } = table.state().game;
  const sgf = "(;GM[2];B[f5];W[d6];B[c3];W[d3];AE[c3]AB[d3]PL[W];W[d2])";
  for (const again of [`https://club.example/${fragment}`, text, sgf]) {
    table.actions.run("new");
    table.actions.load(again);
    assert.deepEqual(table.state().game.line, line, again);
  }
});

test("later moves stay after a correction, and correcting it back leaves none", () => {
  const table = editing({ transcript: "f5d6c3d3c4", ply: 4, settings: TWO_PEOPLE });
  press(table, "h8");
  table.actions.correctEdited();
  assert.deepEqual(
    table.state().game.line.map((move) => move.slice(0, 3)),
    ["f5", "d6", "c3", "d3~", "c4"],
  );
  table.actions.run("edit");
  press(table, "h8", "h8");
  table.actions.correctEdited();
  assert.deepEqual(table.state().game.line, ["f5", "d6", "c3", "d3", "c4"]);
});

test("neither the beginning of a game nor a game with a friend is corrected", () => {
  const friend = { g: "abc123" };
  for (const [ply, other, may] of [
    [0, null, false],
    [2, friend, false],
    [2, null, true],
  ])
    assert.equal(mayCorrect({ game: { ply }, friend: other }), may);
});

test("undo takes the last edit back, and cancelling returns to the move that was shown", () => {
  const table = editing({ transcript: "f5d6c3d3", settings: { white: "human" } });
  const works = (action) => ACTIONS[action].works(table.state());
  assert.deepEqual([works("undo"), works("redo")], [false, false]);
  press(table, "a1", "a1");
  table.actions.edit({ ...table.state().mode.editor, brush: "empty" });
  table.actions.run("undo");
  assert.equal(discAt(table, "a1"), "black");
  assert.equal(table.state().mode.editor.brush, "empty");
  table.actions.run("undo");
  assert.deepEqual([discAt(table, "a1"), works("undo")], ["empty", false]);
  press(table, "a1");
  assert.equal(works("undo"), false, "an empty square was emptied");
  table.actions.run("undo");
  table.actions.goTo(1);
  assert.equal(table.state().game.ply, 4);
  table.actions.closeEditor();
  assert.deepEqual([table.state().game.ply, works("undo")], [4, true]);
});

test("redo makes undone edits again until another edit, and a brush ends none", () => {
  const table = editing({ transcript: "f5d6c3d3", settings: { white: "human" } });
  const works = (action) => ACTIONS[action].works(table.state());
  press(table, "a1", "b1");
  table.actions.run("undo");
  table.actions.run("undo");
  assert.deepEqual([discAt(table, "a1"), works("redo")], ["empty", true]);
  table.actions.run("redo");
  assert.deepEqual([discAt(table, "a1"), discAt(table, "b1")], ["black", "empty"]);
  table.actions.edit({ ...table.state().mode.editor, brush: "white" });
  table.actions.run("redo");
  assert.deepEqual([discAt(table, "b1"), works("redo"), works("undo")], ["black", false, true]);
  table.actions.run("undo");
  press(table, "c1");
  assert.deepEqual([discAt(table, "c1"), works("redo")], ["white", false]);
});

test("a review that ends the editor ends its sentence", () => {
  const table = editing({ transcript: "f5d6c3", settings: { white: "human" } });
  assert.equal(table.state().notice.kind, "editing");
  table.actions.run("review");
  assert.equal(table.state().notice.kind, "reviewing");
});

test("what was set up is still there after the editor was left, until the position changes", () => {
  const table = editing({ transcript: "f5d6c3", settings: { white: "human" } });
  const leave = [() => table.actions.closeEditor(), () => table.actions.run("review")];
  for (const [index, act] of leave.entries()) {
    press(table, "a1");
    const { editor } = table.state().mode;
    act();
    assert.equal(table.state().mode.kind, "play");
    table.actions.run("edit");
    assert.deepEqual(table.state().mode.editor, editor);
    assert.equal(editor.edits.length, index + 1);
  }
  table.actions.run("undo");
  table.actions.run("undo");
  assert.deepEqual([discAt(table, "a1"), ACTIONS.undo.works(table.state())], ["empty", false]);
  press(table, "a1");
  table.actions.closeEditor();
  table.actions.goTo(1);
  table.actions.run("edit");
  assert.equal(discAt(table, "a1"), "empty", "another point of the game");
  press(table, "a1");
  table.actions.closeEditor();
  table.actions.run("new");
  table.actions.run("former");
  table.actions.goTo(1);
  table.actions.run("edit");
  assert.equal(discAt(table, "a1"), "black", "another game was on the board");
});

test("a game that replaces the one on the board keeps what was set up for the previous game", () => {
  for (const replace of [
    (table) => table.actions.run("new"),
    (table) => table.actions.load("c4e3"),
    (table) => table.actions.playEdited(),
  ]) {
    const table = editing({ transcript: "f5d6", settings: { white: "human" } });
    press(table, "a1");
    const { editor } = table.state().mode;
    replace(table);
    assert.equal(table.state().mode.kind, "play");
    table.actions.run("edit");
    assert.deepEqual(table.state().mode.editor.edits, [], "the new game has its own editor");
    table.actions.closeEditor();
    table.actions.run("former");
    table.actions.run("edit");
    assert.deepEqual(table.state().mode.editor, editor);
  }
});

test("the position that is set up is exported in place of the game", () => {
  const table = editing({ transcript: "f5d6", settings: { white: "human" } });
  table.actions.closeEditor();
  table.actions.comment("two moves");
  const sharedOf = createShared(table.context.session);
  assert.equal(sharedOf(table.state()), table.state());
  table.actions.run("edit");
  press(table, "a1");
  const shared = sharedOf(table.state());
  assert.equal(shared.game.position, positionText(table.state().mode.editor));
  assert.match(shared.game.fragment, /pos=X/);
  assert.deepEqual([shared.game.line, shared.branches, shared.comments.list], [[], [], []]);
  table.actions.openPanel("settings");
  for (const part of ["game", "comments", "branches"])
    assert.equal(sharedOf(table.state())[part], shared[part], part);
  assert.equal(table.state().game.line.length, 2);
  table.actions.edit(transformed(table.state().mode.editor, "clear"));
  assert.equal(isActionWorking(table.state(), "text"), true);
  const empty = sharedOf(table.state()).game;
  assert.equal(empty.position, `${"-".repeat(64)} X`);
  table.actions.load(empty.fragment);
  assert.equal(table.state().game.position, empty.position, "the link of a board without discs");
});

test("a position that the rules refuse stays in the editor with one sentence", () => {
  const table = editing();
  table.actions.edit({ ...table.state().mode.editor, cells: [1, 2] });
  table.actions.playEdited();
  assert.equal(table.state().mode.kind, "edit");
  assert.match(announce(table.state(), TEXTS), /^This cannot be loaded/);
});

test("a new game, a review and cancelling end the editor", () => {
  for (const act of [
    (table) => table.actions.run("new"),
    (table) => table.actions.run("review"),
    (table) => table.actions.closeEditor(),
  ]) {
    const table = editing({ transcript: "f5", settings: { white: "human" } });
    act(table);
    assert.equal(table.state().mode.kind, "play");
  }
});

test("where games may not be loaded, nothing is set up", () => {
  assert.equal(editing({ locks: ["undo"] }).state().mode.kind, "play");
});

test("what was set up at several points of several games waits at each of them", () => {
  const table = setTable({ transcript: "f5d6c3", settings: { white: "human" } });
  const setUp = (ply, name) => {
    table.actions.goTo(ply);
    table.actions.run("edit");
    press(table, name);
    table.actions.closeEditor();
  };
  const isThere = (ply, name) => {
    table.actions.goTo(ply);
    table.actions.run("edit");
    const found = discAt(table, name) === "black";
    table.actions.closeEditor();
    return found;
  };
  setUp(1, "a1");
  setUp(2, "b1");
  assert.deepEqual([isThere(1, "a1"), isThere(2, "b1"), isThere(3, "a1")], [true, true, false]);
  table.actions.load("c4e3");
  setUp(1, "h8");
  assert.equal(isThere(2, "a1"), false);
  table.actions.run("former");
  assert.deepEqual([isThere(1, "a1"), isThere(2, "b1"), isThere(1, "h8")], [true, true, false]);
  table.actions.run("former");
  assert.deepEqual([isThere(1, "h8"), isThere(1, "a1")], [true, false]);
});

test("what was set up elsewhere is offered at any other point, and taking it up is an edit", () => {
  const table = setTable({ settings: { black: "human", white: "human" } });
  const setUp = (...names) => {
    table.actions.run("edit");
    for (const name of names) table.actions.choose(squareIndex(name));
    return positionText(openEditor(table.state()));
  };
  const offered = () => earlierEdited(table.state()).map(positionText);
  const first = setUp("a1", "a2");
  assert.deepEqual(offered(), []);
  table.actions.closeEditor();
  table.play("f5");
  const second = setUp("h8");
  assert.deepEqual(offered(), [first]);
  const [other] = earlierEdited(table.state());
  const editor = openEditor(table.state());
  table.actions.edit({ ...editor, cells: other.cells, turn: other.turn });
  assert.deepEqual([positionText(openEditor(table.state())), offered()], [first, []]);
  table.actions.run("undo");
  assert.deepEqual([positionText(openEditor(table.state())), offered()], [second, [first]]);
  table.actions.closeEditor();
  table.actions.run("new");
  table.play("c4");
  table.actions.run("edit");
  assert.deepEqual(offered(), [second, first], "in another game");
});

test("of what was set up the last ten positions are kept, and none whose edits were taken back", () => {
  const transcript = "f5d6c3d3c4f4f6f3e6e7d7c5";
  const table = setTable({ transcript, settings: { white: "human" } });
  for (let ply = 0; ply <= 11; ply += 1) {
    table.actions.goTo(ply);
    table.actions.run("edit");
    press(table, "a1");
    table.actions.closeEditor();
  }
  assert.equal(table.state().editor.leftEditors.length, 10);
  table.actions.run("edit");
  table.actions.run("undo");
  table.actions.closeEditor();
  assert.equal(table.state().editor.leftEditors.length, 9);
  table.actions.goTo(1);
  table.actions.run("edit");
  assert.equal(discAt(table, "a1"), "empty");
});
