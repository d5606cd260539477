// The board's animations of a disc that turns twice in a row.
import assert from "node:assert/strict";
import test from "node:test";
import { make } from "../../test/support/document.js";
import { startAgain } from "./board-view.ts";

test("the disc and its shadow turn again, and nothing else of the square starts again", () => {
  const face = make("img");
  const piece = make("span", { class: "piece" }, face);
  const mark = make("span", { class: "mark" });
  const square = make("button", {}, piece, mark);
  square.querySelector = () => piece;
  const started = [];
  const animation = (name, target, pseudoElement = null) => ({
    effect: { target, pseudoElement },
    play() {
      started.push([name, this.currentTime]);
    },
  });
  square.getAnimations = () => [
    animation("disc", piece),
    animation("rim", piece, "::before"),
    animation("face", face),
    animation("shadow", square, "::before"),
    animation("last move", square, "::after"),
    animation("hint", mark),
  ];
  startAgain(square);
  assert.deepEqual(started, [
    ["disc", 0],
    ["rim", 0],
    ["face", 0],
    ["shadow", 0],
  ]);
});
