// The picture of a board: pasted, read by the worker, and set up in the editor.
import assert from "node:assert/strict";
import test from "node:test";
import { shownGame } from "../../play/board/shown-game.ts";
import { readPicture } from "../../floor/pictures/read-picture.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { LOOKS } from "../../test/support/board-looks.js";
import { boardPainter, drawPicture, surroundings } from "../../test/support/drawn-boards.js";
import "../../test/support/document.js";
import { exercise } from "../../test/support/exercises.js";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { announce, squareAttributes } from "../../test/support/shown.js";
import { squareIndex } from "../../test/support/squares.js";

globalThis.location = { search: "", pathname: "/", hash: "" };
const { listenToImports } = await import("../share/paste-and-drop.ts");
const { createGivenGames } = await import("../share/given-games.ts");

const TEXTS = createTexts("en", themeOf("classic"));
const PNG = new File([Uint8Array.of(0x89)], "board.png", { type: "image/png" });
const DISCS =
  "--------" +
  "--X-----" +
  "--XO----" +
  "--XXO---" +
  "---OOX--" +
  "--------" +
  "-----O--" +
  "O------X";
const CELLS = [...DISCS].map((sign) => "-XO".indexOf(sign));

/** What the worker's module reads in the picture of the board. */
function readBoard(facts = {}) {
  const paint = boardPainter(LOOKS.felt, CELLS);
  const toBoard = (place, x, y) => {
    place[0] = (x - 30) / 30;
    place[1] = (y - 30) / 30;
  };
  const around = surroundings("plain", [240, 240, 240], 300);
  const read = readPicture(drawPicture({ width: 300, height: 300, paint, around, toBoard }));
  return { ...read, ...facts };
}

/** A page that takes what is pasted, and what it then shows. */
function openPage(options = {}) {
  const people = { black: "human", white: "human" };
  const table = setTable({ settings: people, ...options });
  const root = Object.assign(new EventTarget(), { querySelector: () => null });
  listenToImports(
    root,
    createGivenGames(root, table.actions, () => {}),
  );
  const squares = () => squareAttributes(table.state(), TEXTS);
  return {
    ...table,
    said: () => announce(table.state(), TEXTS),
    discs: () =>
      shownGame(table.state())
        .cells.map((disc) => "-XO"[disc])
        .join(""),
    circled: () => [...squares().keys()].filter((at) => squares()[at]["data-circled"] === ""),
    /** Pastes a picture; the request that reads it is the answer. */
    async paste() {
      const clipboardData = { files: [PNG], types: ["Files"], getData: () => "" };
      root.dispatchEvent(Object.assign(new Event("paste"), { clipboardData }));
      await new Promise(setImmediate);
      return table.engine.running().find(({ task }) => task.type === "read-picture");
    },
  };
}

/** A page that has read a picture. */
async function pageWith(facts, options) {
  const page = openPage(options);
  const request = await page.paste();
  await request.answer(null, readBoard(facts));
  return page;
}

test("a pasted picture is read by a worker, and its board is set up", async () => {
  const page = openPage({ transcript: "f5d6" });
  const own = page.state().game;
  const request = await page.paste();
  assert.equal(request.task.picture, PNG);
  assert.equal(page.said(), "Reading the picture …");
  await request.answer(null, readBoard());
  assert.equal(page.discs(), DISCS);
  assert.equal(page.said(), "The board of the picture is set up. Choose the side to move.");
  page.actions.run("undo");
  assert.equal(page.discs(), own.position.slice(0, 64), "Undo leads back to the game's position");
  page.actions.closeEditor();
  assert.equal(page.state().game, own);
});

test("uncertain squares are circled, follow the board, and go once they are set", async () => {
  const page = await pageWith({ uncertain: ["a1", "b1", "h1"].map(squareIndex) });
  const { actions } = page;
  const circled = (...names) => assert.deepEqual(page.circled(), names.map(squareIndex));
  circled("a1", "b1", "h1");
  assert.match(page.said(), / 3 squares are uncertain: a1, b1, h1\. Look at them/);
  const { transformed } = await import("./editor.ts");
  const transform = (kind) => actions.edit(transformed(page.state().mode.editor, kind));
  transform("mirror");
  circled("a1", "g1", "h1");
  transform("turn");
  circled("h1", "h7", "h8");
  actions.choose(squareIndex("h1"));
  circled("h7", "h8");
  assert.match(page.said(), / 2 squares are uncertain: /);
  actions.run("undo");
  circled("h1", "h7", "h8");
  transform("clear");
  circled();
});

test("of many uncertain squares six are named, and the others counted", async () => {
  const page = await pageWith({ uncertain: [...Array(64).keys()] });
  assert.match(page.said(), / 64 squares are uncertain: a1, b1, c1, d1, e1, f1, 58 more\. /);
});

test("the board of a picture may be the one that is there", async () => {
  const page = await pageWith({ cells: setTable().state().game.cells, uncertain: [] });
  assert.match(page.said(), /^The board of the picture is set up/);
});

test("a picture ends an exercise, and the visitor's game waits below the editor", async () => {
  const page = openPage({ transcript: "f5d6" });
  const own = page.state().game;
  page.actions.startExercise(exercise(["f5"]));
  const request = await page.paste();
  await request.answer(null, readBoard());
  assert.equal(page.discs(), DISCS);
  page.actions.closeEditor();
  assert.equal(page.state().game, own);
});

test("a game that is played while the picture is read waits below the editor", async () => {
  const page = openPage({ transcript: "f5d6" });
  const request = await page.paste();
  page.play("c3");
  await request.answer(null, readBoard());
  assert.equal(page.discs(), DISCS);
  page.actions.closeEditor();
  assert.equal(page.state().game.line.join(""), "f5d6c3");
});

test("what is no picture, shows no board, or comes in another game is said", async () => {
  const page = openPage();
  for (const [code, sentence] of [
    ["no-picture", "This cannot be loaded: this is no picture that the browser can read."],
    ["no-board-seen", "This cannot be loaded: no board of 8 rows is seen in this picture."],
  ]) {
    const request = await page.paste();
    await request.fail({ code, detail: "", message: code });
    assert.equal(page.said(), sentence);
    assert.equal(page.engine.running().length, 0, "the page does not wait any more");
  }
  const other = openPage({ id: "connect-four" });
  assert.equal(await other.paste(), undefined);
  assert.equal(
    other.said(),
    "This cannot be loaded: pictures are read for Reversi alone: choose that game first.",
  );
  const locked = openPage({ locks: ["board"] });
  assert.equal(await locked.paste(), undefined);
  assert.equal(locked.said(), "The host page does not allow that.");
});
