// Texts longer than any game, by every way onto the board: none is read, which would take minutes.
import assert from "node:assert/strict";
import test from "node:test";
import { openFirstGame } from "../game/initial-game.ts";
import { embed } from "../../test/support/embedded-board.js";
import { setTable } from "../../test/support/headless-page.js";

/**
 * Texts that took seconds to minutes where they were read: loops within loops, links within links.
 */
const MEGABYTE = 1_000_000;
const filled = (start, part) => start + part.repeat(MEGABYTE / part.length);
const LONG = {
  moves: filled("", "f5d6"),
  blanks: `f5${filled("", " ")}d6`,
  brackets: filled("(;GM[Othello]BO[8 ", "BO[8 "),
  links: filled("", "#m=--------"),
  percents: filled("#m=", "%41"),
  comments: filled("", `${"#".repeat(64)}\n`),
};

const WAYS = {
  link(text) {
    const { context } = setTable();
    const storage = { readGame: () => ({ game: null, damaged: false }) };
    const fragment = text.startsWith("#m=") ? text : `#m=${text}`;
    const setup = { start: "diagonal", first: "black" };
    const read = openFirstGame(context.session, setup, fragment, storage, { damaged: false });
    assert.deepEqual(read.first.game.line, []);
    return read.problems[0].cause.code;
  },
  message(text) {
    const { say, emitted, state } = embed();
    const before = state();
    say({ type: "load", moves: text });
    assert.equal(state(), before);
    return emitted[0].code;
  },
};

for (const [way, refuse] of Object.entries(WAYS)) {
  test(`a megabyte by ${way} is refused unread`, () => {
    for (const [name, text] of Object.entries(LONG)) assert.equal(refuse(text), "too-long", name);
  });
}

test("a megabyte in the clipboard or a file is left to the worker, as several games may be", async () => {
  for (const text of Object.values(LONG)) {
    const { actions, engine, state } = setTable({ transcript: "f5", settings: { white: "human" } });
    const { game } = state();
    assert.equal(await actions.take(text), null);
    assert.equal(state().game, game);
    assert.deepEqual(
      engine.running().map(({ task }) => task.type),
      ["collect"],
    );
  }
});
