// A window for an audience: it shows what lies on the board of a tab, whatever that is.
import assert from "node:assert/strict";
import test from "node:test";
import { holdsOwnGame, shownGame } from "../../play/board/shown-game.ts";
import { nameOn } from "../../play/board/friend-game.ts";
import { setTable } from "../../test/support/headless-page.js";
import "../../test/support/loaded-texts.js";
import { settled } from "../../test/support/settled.js";
import { timeControl } from "../table/clocks.ts";
import { FIRST_TERMS } from "../table/table.ts";
import { send, watch } from "./room.ts";

globalThis.addEventListener ??= () => {};

/** Channels of one name, as a browser connects them. */
function channels() {
  const all = [];
  return () => {
    const listeners = [];
    const own = {
      listeners,
      addEventListener: (_, listener) => listeners.push(listener),
      postMessage: (data) => {
        for (const other of all)
          if (other !== own)
            for (const listener of other.listeners)
              queueMicrotask(() => listener({ data: structuredClone(data) }));
      },
    };
    all.push(own);
    return own;
  };
}

/** A tab and the window of its audience. */
async function withAudience(options = {}) {
  const channel = channels();
  const tab = setTable({ settings: { white: "human" }, ...options });
  send(tab.context, channel());
  const open = () => {
    const window = setTable({ settings: { white: "human" }, locks: ["board", "undo"] });
    watch(window.context, channel());
    return window;
  };
  const window = open();
  await settled();
  const seen = async (from = window) => {
    await settled();
    const { game } = from.state();
    return [game.line.slice(0, game.ply).join(""), from.state().notice.kind];
  };
  return { ...tab, window, open, seen, channel };
}

test("moves, steps and a new game of the tab show as they do there", async () => {
  const tab = await withAudience({ transcript: "f5d6" });
  assert.deepEqual(await tab.seen(), ["f5d6", "jumped"]);
  tab.play("c3");
  assert.deepEqual(await tab.seen(), ["f5d6c3", "moved"]);
  tab.actions.run("first");
  assert.deepEqual(await tab.seen(), ["", "jumped"]);
  tab.actions.run("next");
  assert.deepEqual(await tab.seen(), ["f5", "jumped"]);
  tab.actions.run("new");
  assert.deepEqual(await tab.seen(), ["", "jumped"]);
  tab.actions.choose(19);
  await tab.seen();
  assert.deepEqual(tab.window.state().game.cells, tab.state().game.cells);
});

test("a computer of the tab has its name, and none plays in the window", async () => {
  const tab = await withAudience({ settings: { white: "computer", "white-level": "ramscher" } });
  tab.play("f5");
  await tab.seen();
  const { window } = tab;
  assert.equal(nameOn(window.state(), "white"), "Hoarder");
  assert.equal(nameOn(window.state(), "black"), "");
  assert.equal(window.engine.requests.length, 0);
  await tab.engine.running()[0].answer("d6");
  tab.clock.pass(5_000);
  assert.deepEqual(await tab.seen(), ["f5d6", "moved"]);
});

test("the audience of a game of others that names nobody sees no name either", async () => {
  const tab = await withAudience({ settings: { white: "computer", "white-level": "ramscher" } });
  tab.actions.load("e6f4e3f6g5d6e7f5c5");
  await tab.seen();
  assert.equal(nameOn(tab.window.state(), "white"), "");
});

test("names and clocks of a table show, and go with it", async () => {
  const tab = await withAudience();
  const control = timeControl("sudden-death", 5, 0);
  const names = { black: "Anna", white: "Ben" };
  tab.actions.beginTable({ ...FIRST_TERMS, control, names, turns: true });
  tab.play("f5");
  await tab.seen();
  const { table } = tab.window.state();
  assert.deepEqual(table.game.terms.names, names);
  assert.equal(table.game.terms.turns, false);
  assert.equal(table.game.clocks.control.base, 300_000);
  tab.actions.load("f5d6");
  assert.deepEqual(await tab.seen(), ["f5d6", "jumped"]);
  assert.equal(tab.window.state().table.game, null);
});

test("a position that is set up and another kind of game show, too", async () => {
  const tab = await withAudience();
  tab.actions.run("edit");
  tab.actions.choose(0);
  await tab.seen();
  assert.equal(holdsOwnGame(tab.state()), false);
  const { cells } = shownGame(tab.state());
  assert.notEqual(cells[0], 0);
  assert.deepEqual(tab.window.state().game.cells, cells);
});

test("a window that is loaded again shows the board, and a tab that is goes on being watched", async () => {
  const tab = await withAudience({ transcript: "f5d6c3" });
  const again = tab.open();
  assert.deepEqual(await tab.seen(again), ["f5d6c3", "jumped"]);
  const reloaded = setTable({ settings: { white: "human" }, transcript: "f5d6c3d3" });
  send(reloaded.context, tab.channel());
  assert.deepEqual(await tab.seen(), ["f5d6c3d3", "moved"]);
  reloaded.play("c4");
  assert.deepEqual(await tab.seen(), ["f5d6c3d3c4", "moved"]);
});
