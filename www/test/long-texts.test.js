// Texts longer than any game, by every way onto the board: none keeps the page busy.
import assert from "node:assert/strict";
import test from "node:test";
import { openFirstGame } from "../game/initial-game.js";
import { embed } from "./support/embedded-board.js";
import { setTable } from "./support/headless-page.js";

/** What took seconds to minutes where it was read: loops within loops, links within links. */
const MEGABYTE = 1_000_000;
const filled = (start, part) => start + part.repeat(MEGABYTE / part.length);
const LONG = {
  moves: filled("", "f5d6"),
  blanks: `f5${filled("", " ")}d6`,
  brackets: filled("(;GM[Othello]BO[8 ", "BO[8 "),
  links: filled("", "#m=--------"),
  percents: filled("#m=", "%41"),
};

/** The processor time that a call takes, in milliseconds: other programs take none of it. */
function busy(call) {
  const before = process.cpuUsage();
  call();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Several times what a slow machine needs; texts that were read took seconds. */
const AT_ONCE = 400;

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
  test(`a megabyte by ${way} is refused at once`, () => {
    for (const [name, text] of Object.entries(LONG)) {
      let code = "";
      const ms = busy(() => {
        code = refuse(text);
      });
      assert.equal(code, "too-long", name);
      assert.ok(ms < AT_ONCE, `${name}: ${ms} ms`);
    }
  });
}

test("a megabyte in the clipboard or a file is left to the worker, as several games may be", () => {
  for (const [name, text] of Object.entries(LONG)) {
    const { actions, engine, state } = setTable({ transcript: "f5", settings: { white: "human" } });
    const { game } = state();
    const ms = busy(() => assert.equal(actions.load(text), null));
    assert.equal(state().game, game);
    assert.deepEqual(
      engine.running().map(({ task }) => task.type),
      ["collect"],
    );
    assert.ok(ms < AT_ONCE, `${name}: ${ms} ms`);
  }
});
