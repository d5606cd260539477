// The page requests that the browser keeps what it stores: once, with the third game of the
// visitor's own, however many links have been opened.
import assert from "node:assert/strict";
import test from "node:test";
import { memory } from "../test/support/memory-storage.js";
import { startTab } from "../test/support/tabs.js";

let requests = 0;
const persist = async () => {
  requests += 1;
  return true;
};
Object.defineProperty(globalThis, "navigator", { value: { storage: { persist } } });

test("the third own game has the browser requested to keep all of it, once", () => {
  const tab = startTab(memory(), memory(), "", { black: "human", white: "human" });
  for (const [time, transcript] of ["f5f4g3", "c4e3f6", "e6f4e3"].entries())
    tab.storage.leftGames.add({
      game: "reversi",
      time,
      players: {},
      kept: { opening: {}, transcript, ply: 0, counted: "given", comments: [] },
      parts: {},
    });
  assert.equal(tab.storage.leftGames.read().length, 3);
  const counts = ["f5 d6 c3", "f5 f6 e6", "f5 f4 e3", "d3 c3 c4"].map((moves) => {
    tab.play(moves);
    tab.actions.run("new");
    return requests;
  });
  assert.deepEqual(counts, [0, 0, 1, 1]);
});
