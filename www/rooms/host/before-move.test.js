// A host page that is asked before each move of the visitor: it allows, refuses, or is silent.
import assert from "node:assert/strict";
import test from "node:test";
import { ANSWER_MS } from "./before-move.ts";
import { embed } from "../../test/support/embedded-board.js";
import { CLUB, clubPage } from "../../test/support/host-page.js";

/** A board whose host page is asked, with what it has been asked so far. */
function asking(options) {
  const board = embed(options);
  board.say({ type: "set", name: "asks", value: true });
  const asked = () => board.emitted.filter(({ type }) => type === "before-move");
  const answer = (square, allowed) => board.say({ type: "answer", square, allowed });
  const line = () => board.state().game.line.join("");
  return { ...board, asked, answer, line };
}

test("a move waits for the host page, which has the square and the position before it", () => {
  const { play, asked, answer, line } = asking({ transcript: "f5" });
  play("d6");
  const [{ square, moves, ply, turn, black, white, position }] = asked();
  assert.deepEqual([square, moves, ply, turn, black, white], ["d6", "f5", 1, "white", 4, 1]);
  assert.match(position, /^[XO-]{64} O$/);
  assert.equal(line(), "f5");
  answer("d6", true);
  assert.equal(line(), "f5d6");
});

test("a move that the host page refuses is not played, and the next press asks again", () => {
  const { play, asked, answer, line, types } = asking();
  play("f5");
  answer("f5", false);
  assert.equal(line(), "");
  assert.deepEqual(types(), ["before-move"]);
  play("d3");
  answer("d3", true);
  assert.equal(line(), "d3");
  assert.equal(asked().length, 1);
});

test("a host page that is silent does not hold the board, and an answer that comes later is none", () => {
  const { play, answer, line, clock } = asking();
  play("f5");
  clock.pass(ANSWER_MS - 1);
  assert.equal(line(), "");
  clock.pass(1);
  assert.equal(line(), "f5");
  answer("f5", false);
  assert.equal(line(), "f5");
});

test("one question is open at a time, and an answer about another square is none", () => {
  const { play, asked, answer, line } = asking();
  play("f5");
  play("d3");
  assert.equal(asked().length, 1);
  answer("d3", true);
  assert.equal(line(), "");
  answer("f5", true);
  assert.equal(line(), "f5");
});

test("what the host page itself has put on the board meanwhile stays there", () => {
  const { play, say, answer, line } = asking();
  play("f5");
  say({ type: "load", moves: "e6f4" });
  answer("f5", true);
  assert.equal(line(), "e6f4");
  play("c3");
  answer("c3", true);
  assert.equal(line(), "e6f4c3");
});

test("nobody is asked about what is refused, about commands and computers, and without the attribute", () => {
  const { play, say, asked, line } = asking();
  play("a1");
  say({ type: "play", square: "f5" });
  assert.deepEqual([asked(), line()], [[], "f5"]);
  say({ type: "set", name: "asks", value: null });
  play("d6");
  assert.deepEqual([asked(), line()], [[], "f5d6"]);
});

test("the element's event has the move, and what it is told goes to the board", async (t) => {
  const { element, say, sent, events } = await clubPage(t, { attributes: "asks" });
  const question = { type: "before-move", square: "f5", game: "", moves: "", ply: 0 };
  say({ type: "ready", game: "", moves: "", ply: 0 });
  say(question);
  element.addEventListener("reversi-before-move", (event) => event.preventDefault());
  say({ ...question, square: "d3" });
  assert.deepEqual(
    events.map(([type, { square }]) => [type, square]),
    [
      ["before-move", "f5"],
      ["before-move", "d3"],
    ],
  );
  assert.deepEqual(
    sent.map(({ type, square, allowed }) => [type, square, allowed]),
    [
      ["answer", "f5", true],
      ["answer", "d3", false],
    ],
  );
  const frame = element.shadowRoot.querySelector("iframe");
  assert.equal(new URL(frame.src).searchParams.get("asks"), "");
  assert.equal(new URL(frame.src).searchParams.get("origin"), CLUB);
});
