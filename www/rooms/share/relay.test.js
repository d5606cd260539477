// A game of a file that is rewritten while it is played: when it is fetched, and what the board
// does.
import assert from "node:assert/strict";
import test from "node:test";
import { createRelay } from "../../../embed/host-page/relay.ts";
import { secondsOf } from "../../../embed/host-page/relay-seconds.ts";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { isLive } from "../../play/game/relay.ts";
import { gameOf } from "../../play/games/index.ts";
import { execute } from "../host/commands.ts";
import { createFakeClock } from "../../test/support/clock.js";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { settled } from "../../test/support/settled.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { followRelay } from "./relay-steps.ts";
import { showWanted } from "./source.ts";
import { announce } from "../../test/support/shown.js";

const game = (number, text, names = {}) => ({
  ...{ number, text, moves: 2, black: "Ada", white: "Bob", event: "", date: "2019" },
  ...{ ...NOTHING_BESIDE, assumed_black: false, black_discs: null, opening: null },
  ...names,
});
const NOON = new Date(2026, 4, 1, 12, 0).getTime();

/** An embedded board that follows the first game of a file. */
async function followed(first = "f5d6") {
  let now = NOON;
  const table = setTable({ settings: { white: "human" }, now: () => now });
  const { store, context } = table;
  store.dispatch({ type: "hosted", changes: { controls: ["game-list"] } });
  showWanted(context);
  followRelay(context);
  const say = (facts) =>
    execute(context, { type: "games", address: "table1.txt", relay: true, ...facts });
  const read = async (games, unread = []) => {
    now += 60_000;
    say({ files: [{ name: "table1.txt", bytes: new Uint8Array() }] });
    const found = { games, unread, more: false };
    store.dispatch({ type: "found", key: "collection", found, done: true });
    await settled();
  };
  await read([game(1, first)]);
  const { state, actions } = table;
  return {
    ...table,
    say,
    read,
    rewrite: (text, names) => read([game(1, text, names)]),
    moves: () => [state().game.line.join(""), state().game.ply],
    said: () => announce(state(), createTexts("en", themeOf("classic"), gameOf(state()))),
    live: () => actions.run("live"),
  };
}

test("new moves of the file are played on the board, and no computer answers", async () => {
  const board = await followed();
  board.actions.seat({ white: "computer" });
  await board.rewrite("f5d6c3");
  assert.deepEqual(board.moves(), ["f5d6c3", 3]);
  const { notice, search } = board.state();
  assert.deepEqual([notice.kind, notice.side], ["moved", "black"]);
  assert.notEqual(search.paused, null);
  await board.rewrite("f5d6c3d3c4");
  assert.deepEqual(board.moves(), ["f5d6c3d3c4", 5]);
  assert.deepEqual([isLive(board.state()), board.state().previousGame], [true, null]);
});

test("who has stepped back stays there, and Live leads to the last move", async () => {
  const board = await followed("f5d6c3");
  board.actions.run("back");
  board.actions.run("back");
  await board.rewrite("f5d6c3d3c4");
  assert.deepEqual(board.moves(), ["f5d6c3d3c4", 1]);
  assert.equal(board.said(), "The game has gone on by 2 moves.");
  assert.deepEqual(board.state().branches, []);
  board.live();
  assert.deepEqual(board.moves(), ["f5d6c3d3c4", 5]);
  board.live();
  assert.equal(isLive(board.state()), true);
});

test("who has played something else keeps it, and Live leads back to the game", async () => {
  const board = await followed("f5d6c3");
  board.play("f4");
  await board.rewrite("f5d6c3d3");
  assert.deepEqual(board.moves(), ["f5d6c3f4", 4]);
  board.live();
  await settled();
  assert.deepEqual(board.moves(), ["f5d6c3d3", 4]);
  await board.rewrite("f5d6c3d3c4");
  assert.deepEqual(board.moves(), ["f5d6c3d3c4", 5]);
});

test("a move that is put right is put right on the board, and another first move is another game", async () => {
  const board = await followed("f5d6c3d3");
  await board.rewrite("f5d6c4");
  assert.deepEqual(board.moves(), ["f5d6c4", 3]);
  assert.deepEqual(
    board.state().branches.map((line) => line.join("")),
    ["f5d6c3d3"],
  );
  await board.rewrite("e6f4");
  assert.deepEqual(board.moves(), ["e6f4", 2]);
  assert.deepEqual(board.state().branches, []);
  await board.rewrite("e6f4c3");
  assert.deepEqual(board.moves(), ["e6f4c3", 3]);
});

test("what is wrong with the file is said once with the time of the board, which stays", async () => {
  const board = await followed();
  await board.rewrite("f5d6c3");
  const [, before] = [board.state(), board.moves()];
  const faults = [
    [() => board.rewrite("f5"), /fewer moves than before: the board is as of 12:02/],
    [() => board.say({ problem: "games-missing" }), /cannot be reached: the board is as of 12:02/],
    [
      () => board.read([], [{ number: 1, code: "empty", detail: "", message: "" }]),
      /cannot be read/,
    ],
    [() => board.read([game(2, "e6f4")]), /cannot be read at the moment/],
  ];
  for (const [happen, sentence] of faults) {
    await happen();
    assert.match(board.said(), sentence);
    assert.deepEqual(board.moves(), before);
  }
  const { notice } = board.state();
  await board.read([game(2, "e6f4")]);
  assert.equal(board.state().notice, notice, "once");
  await board.rewrite("f5d6c3");
  assert.match(board.said(), /^The file is all right again/);
});

test("a name that is put right in the file is put right on the board", async () => {
  const board = await followed();
  assert.equal(board.state().header.white, "Bob");
  await board.rewrite("f5d6", { white: "Bill" });
  assert.equal(board.state().header.white, "Bill");
});

test("the board follows the game of several that the visitor has chosen", async () => {
  const board = await followed();
  await board.read([game(1, "f5d6"), game(2, "e6f4")]);
  execute(board.context, { type: "choose", number: 2 });
  await settled();
  await board.read([game(1, "f5d6c3"), game(2, "e6f4c3")]);
  assert.deepEqual(board.moves(), ["e6f4c3", 3]);
  assert.equal(board.state().collection.games.length, 2);
});

test("a followed game goes on by Reversi's rules while another game is on the board", async () => {
  for (const begun of ["f5d6", ""]) {
    const board = await followed(begun);
    board.actions.set("game", "connect-four");
    await settled();
    await board.rewrite("f5d6c3d3");
    assert.deepEqual([board.state().game.game, board.moves()], ["connect-four", ["", 0]]);
    const added = begun === "" ? 4 : 2;
    assert.equal(board.said(), `The game has gone on by ${added} moves.`);
    board.live();
    await settled();
    assert.deepEqual([board.state().game.game, board.moves()], ["reversi", ["f5d6c3d3", 4]]);
  }
});

test("a followed game that cannot be read for want of its reader leaves the board as it is", async () => {
  const board = await followed();
  board.context.session.readerOf = () => Promise.reject(new TypeError("Failed to fetch"));
  await board.rewrite("f5d6c3");
  assert.deepEqual(board.moves(), ["f5d6", 2]);
  assert.match(board.said(), /cannot be read at the moment: the board is as of 12:01/);
});

/** A relay whose file a test writes, with the times at which it is looked at. */
function looking(seconds = 10) {
  const clock = createFakeClock();
  const file = { text: "f5", sight: true };
  const [looks, taken] = [[], []];
  const listeners = new Set();
  globalThis.document = {
    hidden: false,
    addEventListener: (_, listener) => listeners.add(listener),
    removeEventListener: (_, listener) => listeners.delete(listener),
  };
  const find = () =>
    file.text === null
      ? { problem: "games-missing" }
      : { files: [{ name: "a.txt", bytes: new TextEncoder().encode(file.text) }] };
  const relay = createRelay(
    {
      seconds,
      first: find(),
      look: async () => {
        looks.push(clock.now() / 1000);
        return find();
      },
      take: ({ files, problem }) =>
        taken.push(files ? new TextDecoder().decode(files[0].bytes) : problem),
      isInSight: () => file.sight,
    },
    clock,
  );
  const pass = async (count) => {
    for (let second = 0; second < count; second += 1) {
      clock.pass(1000);
      await settled();
    }
  };
  const showPage = async (shows) => {
    document.hidden = !shows;
    for (const listener of listeners) listener();
    await settled();
  };
  return { file, looks, taken, relay, pass, showPage };
}

test("a file is looked at every few seconds, and taken where it differs", async () => {
  const { file, looks, taken, relay, pass } = looking();
  await pass(20);
  file.text = "f5d6";
  await pass(20);
  assert.deepEqual([looks, taken], [[10, 20, 30, 40], ["f5d6"]]);
  relay.end();
  await pass(60);
  assert.equal(looks.length, 4);
});

test("a missing file is looked at more and more rarely, five minutes apart at most", async () => {
  const { file, looks, taken, pass } = looking();
  file.text = null;
  await pass(1250);
  assert.deepEqual(looks, [10, 30, 70, 150, 310, 610, 910, 1210]);
  assert.deepEqual(taken, ["games-missing"]);
  file.text = "f5";
  await pass(300);
  assert.deepEqual(taken, ["games-missing", "f5"]);
  assert.deepEqual(looks.slice(-5), [1510, 1520, 1530, 1540, 1550]);
});

test("nothing is looked at that nobody sees, and who comes back does not wait", async () => {
  const { file, looks, pass, showPage } = looking();
  await showPage(false);
  await pass(25);
  assert.deepEqual(looks, []);
  await showPage(true);
  assert.deepEqual(looks, [25]);
  file.sight = false;
  await pass(30);
  assert.deepEqual(looks, [25]);
});

test("from 5 to 3600 seconds lie between two looks", () => {
  assert.deepEqual(["5", " 10 ", "3600"].map(secondsOf), [5, 10, 3600]);
  for (const text of [null, "", "4", "3601", "2.5", "-10", "ten"])
    assert.equal(secondsOf(text), null, String(text));
});

test("a file that the board follows keeps its games where a reading brings none", async () => {
  const board = await followed();
  const { id } = board.state().collection;
  await board.read([], [{ number: 1, code: "empty", detail: "", message: "" }]);
  assert.equal(board.state().collection.games.length, 1);
  await board.rewrite("f5d6c3");
  assert.equal(board.state().collection.id, id);
  board.say({ files: [{ name: "table1.txt", bytes: new Uint8Array() }] });
  board.actions.showCollection(true);
  const problem = { code: "engine-crashed", detail: "", message: "gone" };
  board.store.dispatch({ type: "job-failed", key: "collection", problem });
  const { request, open, games, relay } = board.state().collection;
  assert.deepEqual([request, open, games.length], [null, true, 1]);
  assert.equal(relay.number, 1, "the board follows it still");
});

test("the first reading of a file counts as the time of the board", async () => {
  const board = await followed();
  board.say({ problem: "games-missing" });
  assert.match(board.said(), /the board is as of 12:01/);
});

test("a file that the visitor reads comes before another look at the one that is followed", async () => {
  const board = await followed();
  board.actions.collect([{ name: "mine.txt", bytes: new Uint8Array() }]);
  board.say({ files: [{ name: "table1.txt", bytes: new Uint8Array() }] });
  assert.equal(board.state().collection.request.source, null);
  const found = { games: [game(1, "e6f4"), game(2, "e6f6")], unread: [], more: false };
  board.store.dispatch({ type: "found", key: "collection", found, done: true });
  await settled();
  assert.deepEqual([board.state().collection.relay, board.moves()], [null, ["f5d6", 2]]);
});

test("a look that brings nothing new leaves board and comments alone, also where others were added", async () => {
  const board = await followed("f5d6c3");
  const { game: before } = board.state();
  await board.rewrite("f5d6c3", { white: "Bo" });
  assert.deepEqual([board.state().game, board.state().collection.relay.fault], [before, null]);
  board.actions.comment("Well played.");
  await board.rewrite("f5d6c3d3");
  assert.equal(board.state().comments.list.length, 1);
});

test("who looks at another game of the list stays there, and the moves that came are counted", async () => {
  const board = await followed();
  await board.read([game(1, "f5d6"), game(2, "e6f4")]);
  board.actions.showCollected(game(2, "e6f4"));
  await settled();
  await board.read([game(1, "f5d6c3d3"), game(2, "e6f4c3")]);
  assert.deepEqual(board.moves(), ["e6f4c3", 3], "the board follows what was chosen");
  board.actions.goTo(0);
  board.play("d3");
  await board.read([game(1, "f5d6c3d3"), game(2, "e6f4c3d6f6")]);
  assert.deepEqual(board.moves(), ["d3", 1]);
  assert.equal(board.said(), "The game has gone on by 2 moves.");
  await board.read([game(1, "f5d6c3d3"), game(2, "e6f4c3d6f6")]);
  board.live();
  await settled();
  assert.deepEqual(board.moves(), ["e6f4c3d6f6", 5]);
});

test("a visitor who does something else on the board is not disturbed by new moves", async () => {
  const board = await followed("f5d6c3");
  board.actions.run("edit");
  await board.rewrite("f5d6c3d3");
  assert.equal(board.state().mode.kind, "edit");
  assert.equal(board.state().game.line.join(""), "f5d6c3");
});

test("a first move that comes to an empty record is played", async () => {
  const board = await followed("");
  await board.rewrite("f5");
  assert.deepEqual(board.moves(), ["f5", 1]);
  assert.deepEqual(board.state().branches, []);
  await board.rewrite("f5d6");
  assert.deepEqual(board.moves(), ["f5d6", 2]);
});

test("a locked board follows another game in the file: the host page has named it", async () => {
  const board = await followed();
  board.store.dispatch({ type: "locked", locks: ["undo"] });
  await board.rewrite("e6f4");
  assert.deepEqual(board.moves(), ["e6f4", 2]);
  await board.rewrite("e6f4c3");
  assert.deepEqual(board.moves(), ["e6f4c3", 3], "and follows it on");
});

test("a game that has left the file has no last move to go to", async () => {
  const board = await followed();
  await board.read([game(1, "f5d6"), game(2, "e6f4")]);
  board.play("c3");
  await board.read([game(2, "e6f4")]);
  board.live();
  await settled();
  assert.deepEqual(board.moves(), ["f5d6c3", 3]);
});

test("games that nobody rewrites are not followed", async () => {
  const table = setTable({ settings: { white: "human" } });
  followRelay(table.context);
  const read = async (games) => {
    const files = [{ name: "league.txt", bytes: new Uint8Array() }];
    table.store.dispatch({ type: "collection-requested", files, id: "1" });
    const found = { games, unread: [], more: false };
    table.store.dispatch({ type: "found", key: "collection", found, done: true });
    await settled();
  };
  await read([game(1, "f5d6")]);
  table.actions.showCollected(game(1, "f5d6"));
  await settled();
  await read([game(1, "f5d6c3")]);
  assert.equal(table.state().game.line.join(""), "f5d6");
});
