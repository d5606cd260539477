// A game of two people at one device: its beginning, clocks that follow the board, what a reload
// and a game that was left give back, the correction of a move, and the end by time.
import assert from "node:assert/strict";
import test from "node:test";
import { nameOn } from "../../play/board/friend-game.ts";
import { forfeitOf, maySend } from "../../play/board/forfeit.ts";
import { humanToMove } from "../../play/board/turn.ts";
import { isOver, winnerOf } from "../../play/board/game-end.ts";
import { isTurned } from "../../play/board/orientation.ts";
import { announceEnd } from "../../play/game/end-text.ts";
import { gameOf } from "../../play/games/index.ts";
import { squareIndex } from "../../play/games/squares.ts";
import { STORED_CHOICES } from "../../play/settings/kept-settings.ts";
import { runningGame } from "../../play/game/stored-games.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { readFriendLink } from "../../play/links/friend-link.ts";
import { receive } from "../../play/links/receive-steps.ts";
import { fragmentOf } from "../../play/links/send-steps.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createFakeClock } from "../../test/support/clock.js";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { settled } from "../../test/support/settled.js";
import { openTab, startTab } from "../../test/support/tabs.js";
import { clockText } from "../../play/game/clock-text.ts";
import { timeControl, timeLeft } from "./clocks.ts";
import { correctedLine } from "./following-moves.ts";
import { storedTable } from "./stored-table.ts";
import { FIRST_TERMS, startWith, tableOf, termsOf } from "./table.ts";
import { followClocks, runOrStop } from "./table-steps.ts";
import { announce, eventsBetween } from "../../test/support/shown.js";

const NAMES = { black: "Anna", white: "Ben" };
const TERMS = { ...FIRST_TERMS, names: NAMES, control: timeControl("sudden-death", 1, 0) };

/** A table with clocks that a test moves. */
function started(terms = TERMS, timers = null) {
  const page = setTable();
  const clock = createFakeClock();
  followClocks(page.context, timers ?? clock, clock.now);
  page.actions.beginTable(terms);
  const timesLeft = () => {
    const { clocks } = page.state().table.game;
    return ["black", "white"].map((side) => timeLeft(clocks, side, clock.now()));
  };
  const running = () => page.state().table.game.clocks.running;
  const press = () => runOrStop(page.context, clock.now);
  return {
    ...page,
    clock,
    left: timesLeft,
    running,
    press,
    line: () => page.state().game.line.join(""),
  };
}

const TEXTS = createTexts("en", themeOf("classic"));
const said = (state, speak = announce) =>
  speak(state, createTexts("en", themeOf("classic"), gameOf(state)));

test("a table seats two people by their names, and the first move begins on the clocks", () => {
  const table = started();
  const { current } = table.state().settings;
  assert.deepEqual([current.black, current.white], ["human", "human"]);
  assert.deepEqual(
    ["black", "white"].map((side) => nameOn(table.state(), side)),
    ["Anna", "Ben"],
  );
  table.clock.pass(20_000);
  assert.deepEqual([table.running(), ...table.left()], [null, 60_000, 60_000]);
  table.play("f5");
  table.clock.pass(10_000);
  assert.deepEqual([table.running(), ...table.left()], ["white", 60_000, 50_000]);
  table.play("d6");
  table.clock.pass(5_000);
  assert.deepEqual([table.running(), ...table.left()], ["black", 55_000, 50_000]);
});

test("the clocks follow a move that is taken back, and stand when they are stopped", () => {
  const table = started();
  table.play("f5");
  table.clock.pass(10_000);
  table.actions.run("undo");
  assert.equal(table.running(), "black");
  table.clock.pass(10_000);
  table.press();
  table.clock.pass(10_000);
  table.play("f5");
  table.clock.pass(10_000);
  assert.deepEqual([table.running(), ...table.left()], [null, 50_000, 50_000]);
  table.press();
  table.clock.pass(1_000);
  assert.deepEqual([table.running(), ...table.left()], ["white", 50_000, 49_000]);
});

test("the end of a game of two people names who has won, and a side where no name is given", () => {
  const title = (names) => {
    const table = started({ ...TERMS, names });
    table.play("e6 f4 e3 f6 g5 d6 e7 f5 c5");
    return said(table.state(), announceEnd).title;
  };
  assert.match(title(NAMES), /^Anna wins 64\W+0$/);
  assert.match(title({ black: "", white: "Ben" }), /^Black wins 64\W+0$/);
});

test("whose time is up loses all discs, and nobody moves after it", () => {
  const table = started();
  table.play("f5 d6");
  assert.equal(maySend(table.state()), false);
  table.clock.pass(59_999);
  assert.equal(winnerOf(table.state()), null);
  table.clock.pass(1);
  const state = table.state();
  assert.deepEqual(forfeitOf(state), { side: "black", by: "time" });
  assert.deepEqual([winnerOf(state), isOver(state), humanToMove(state)], ["white", true, false]);
  assert.match(said(state, announceEnd).title, /^Ben wins on time 64\W+0$/);
  assert.match(said(state), /Ben wins on time/);
  table.play("c3");
  assert.equal(table.line(), "f5d6");
  assert.equal(table.state().notice.reason, "game-over");
  table.actions.run("undo");
  assert.equal(winnerOf(table.state()), null, "an earlier point can be looked at");
  assert.equal(humanToMove(table.state()), false);
});

test("the link of a game that was lost on time has the names and says so", async () => {
  const table = started();
  table.play("f5 d6");
  table.clock.pass(60_000);
  const fragment = fragmentOf(table.context, table.state());
  assert.equal(fragment, "#m=f5d6&r=b-time&b=Anna&w=Ben");
  const { facts } = readFriendLink(fragment);
  assert.deepEqual([facts.timeUp, facts.resigned, facts.names], ["black", null, NAMES]);
  const reader = setTable();
  await receive(reader.context, fragment);
  const { sheet } = reader.state().friends;
  assert.equal(sheet.received.kind, "result");
  assert.equal(sheet.received.incoming.facts.timeUp, "black");
});

test("the end of the game on the board stops the clocks for good", () => {
  const table = started();
  table.play("e6 f4 e3 f6 g5 d6 e7 f5 c5");
  assert.equal(winnerOf(table.state()), "black");
  assert.equal(table.running(), null);
  table.actions.run("undo");
  table.press();
  table.clock.pass(100_000);
  assert.equal(table.running(), null);
  assert.equal(forfeitOf(table.state()), null);
});

test("the game that a table replaces keeps its players", () => {
  const tab = openTab(memory(), { settings: { pause: 0 } }, memory());
  tab.actions.seat({ black: "human", white: "human" });
  tab.play("f5 d6 c3");
  tab.actions.seat({ black: "human", white: "computer" });
  tab.actions.beginTable(TERMS);
  const [{ game, players }] = tab.storage.leftGames.read();
  assert.equal(game.transcript, "f5d6c3");
  assert.deepEqual([players.black, players.white], ["human", "computer"]);
});

test("a host page that says who plays, or locks the board, lets no table begin", () => {
  for (const lock of ["players", "board", "undo"]) {
    const page = setTable({ locks: [lock] });
    const { game } = page.state();
    page.actions.beginTable(TERMS);
    assert.equal(page.state().table.game, null, lock);
    assert.equal(page.state().game, game, lock);
  }
});

test("corners that a side is given lie there before the first move", () => {
  for (const [corners, discs] of [
    [1, ["a1"]],
    [2, ["a1", "h8"]],
    [3, ["a1", "h8", "h1"]],
    [4, ["a1", "h8", "h1", "a8"]],
  ])
    for (const side of ["black", "white"]) {
      const table = started({ ...TERMS, handicap: { side, corners } });
      const { game } = table.state();
      const held = ["a1", "h1", "a8", "h8"].filter((name) => game.cells[squareIndex(game, name)]);
      assert.deepEqual(
        held,
        discs.toSorted((a, b) => a[1] - b[1] || a.localeCompare(b)),
      );
      assert.deepEqual([game.turn, game.score[side], game.moves.length], ["black", 2 + corners, 4]);
      table.play("f5 d6");
      const fragment = fragmentOf(table.context, table.state());
      assert.match(fragment, /pos=/);
      const reader = setTable();
      reader.actions.load(fragment);
      assert.deepEqual(reader.state().game.cells, table.state().game.cells, fragment);
    }
  assert.equal(startWith({ side: "black", corners: 0 }), null);
});

test("the board turns to White where that is agreed, and back", () => {
  const table = started({ ...TERMS, turns: true });
  assert.equal(isTurned(table.state()), false);
  table.play("f5");
  assert.equal(isTurned(table.state()), true);
  table.play("d6");
  assert.equal(isTurned(table.state()), false);
  const usual = started();
  usual.play("f5");
  assert.equal(isTurned(usual.state()), false);
});

test("a rematch begins with new clocks; another game and another player end the table", () => {
  const table = started();
  table.play("f5 d6");
  table.clock.pass(5_000);
  table.actions.run("new");
  assert.deepEqual([table.running(), ...table.left()], [null, 60_000, 60_000]);
  table.actions.load("f5d6c3");
  assert.equal(table.state().table.game, null);
  const seated = started();
  seated.actions.seat({ white: "computer" });
  assert.equal(seated.state().table.game, null);
  const given = started({ ...TERMS, handicap: { side: "black", corners: 2 } });
  given.actions.run("new");
  assert.equal(given.state().table.game, null, "a usual start has no corners");
  assert.deepEqual(given.state().table.terms.handicap, { side: "black", corners: 2 });
});

test("a table that other players end comes back with its clocks standing", () => {
  for (const press of [
    ({ actions }) => actions.seat({ white: "computer" }),
    ({ actions }) => actions.reset(),
  ]) {
    const table = started();
    table.play("f5");
    table.clock.pass(10_000);
    table.play("d6");
    press(table);
    assert.equal(table.state().table.game, null);
    table.clock.pass(10_000);
    assert.equal(said(table.state()).startsWith(TEXTS.t("said-erased-table")), true);
    table.actions.run("restore");
    assert.match(said(table.state()), new RegExp(TEXTS.t("said-restored-table")));
    const { black, white } = table.state().settings.current;
    assert.deepEqual([black, white, nameOn(table.state(), "white")], ["human", "human", "Ben"]);
    assert.deepEqual([table.running(), ...table.left()], [null, 60_000, 50_000]);
  }
});

test("a host page's players end a table for good, and its lock keeps one from coming back", () => {
  const seated = started();
  seated.store.dispatch({ type: "chosen", choices: { white: "computer" }, byHost: true });
  assert.deepEqual([seated.state().table.game, seated.state().erased], [null, []]);
  const locked = started();
  locked.actions.seat({ white: "computer" });
  locked.store.dispatch({ type: "locked", locks: ["players"] });
  locked.actions.run("restore");
  assert.equal(locked.state().table.game, null);
  assert.equal(locked.state().settings.current.white, "computer");
});

test("a table of one move, too, comes back with its game", async () => {
  for (const [press, back] of [
    [({ actions }) => actions.run("new"), "undo"],
    [({ actions }) => actions.load("f5f6e6f4"), "former"],
  ]) {
    const tab = openTab(memory(), { settings: { pause: 0 } }, memory());
    tab.actions.beginTable(TERMS);
    tab.play("f5");
    press(tab);
    tab.actions.run(back);
    await settled();
    assert.deepEqual([tab.line(), tab.state().table.game?.terms], ["f5", TERMS], back);
  }
});

test("a table waits with its game while another kind of game is on the board", async () => {
  const tab = openTab(memory(), { settings: { pause: 0 } }, memory());
  tab.actions.beginTable(TERMS);
  tab.play("f5 d6 c3");
  tab.actions.set("game", "connect-four");
  await settled();
  assert.deepEqual([tab.state().table.game, tab.state().erased], [null, []]);
  tab.actions.set("game", "reversi");
  await settled();
  assert.deepEqual(tab.state().table.game?.terms, TERMS);
});

test("a table waits with its game while another kind is on the board, also in the next tab", async () => {
  const store = memory();
  const tab = startTab(store, memory());
  tab.actions.beginTable(TERMS);
  tab.play("f5 d6 c3");
  tab.actions.set("game", "connect-four");
  await settled();
  const next = startTab(store, memory());
  assert.equal(next.state().game.game, "connect-four");
  next.play("d1");
  next.actions.writeExercises("the next tab keeps what waits when it keeps something");
  const third = startTab(store, memory());
  third.actions.set("game", "reversi");
  await settled();
  assert.deepEqual([third.line(), third.state().table.game?.terms], ["f5d6c3", TERMS]);
  third.actions.seat({ white: "computer" });
  third.actions.set("game", "connect-four");
  await settled();
  const last = startTab(store, memory());
  last.actions.set("game", "reversi");
  await settled();
  assert.equal(last.state().table.game, null, "a table that has ended does not wait");
});

test("a second tab takes the names and clocks over with the game, also before it gets the settings", () => {
  const shared = memory();
  /** The settings as a second tab still has them. */
  let stale = null;
  const late = Object.assign(Object.create(shared), {
    getItem: (key) => (key === STORED_CHOICES.key && stale !== null ? stale : shared.getItem(key)),
  });
  const one = startTab(late, memory());
  one.actions.beginTable(TERMS);
  one.play("f5 d6 c3 d3");
  const other = startTab(shared, memory());
  other.actions.run("new");
  one.hear();
  other.actions.seat({ white: "computer" });
  one.hear();
  stale = shared.getItem(STORED_CHOICES.key);
  other.actions.run("former");
  one.hear(runningGame(FIRST_GAME).key);
  stale = null;
  one.hear(STORED_CHOICES.key);
  for (const tab of [one, other]) {
    assert.equal(tab.line(), "f5d6c3d3");
    assert.deepEqual(tab.state().table.game?.terms, TERMS);
    assert.equal(tab.state().settings.current.white, "human");
  }
});

test("two tabs at a table come to rest: neither answers the other for ever", () => {
  const shared = memory();
  const tabs = [startTab(shared, memory()), startTab(shared, memory())];
  const [one, other] = tabs;
  const presses = [
    () => one.actions.beginTable(TERMS),
    () => one.play("f5"),
    () => other.play("d6"),
    () => other.actions.run("new"),
    () => other.actions.seat({ white: "computer" }),
    () => other.actions.run("former"),
  ];
  for (const [number, press] of presses.entries()) {
    press();
    let text = null;
    let rounds = 0;
    for (; text !== shared.getItem(runningGame(FIRST_GAME).key) && rounds < 9; rounds += 1) {
      text = shared.getItem(runningGame(FIRST_GAME).key);
      for (const tab of tabs) tab.hear(runningGame(FIRST_GAME).key);
    }
    assert.ok(rounds < 4, `press ${number}`);
    assert.deepEqual(
      one.state().table.game?.terms,
      other.state().table.game?.terms,
      `press ${number}`,
    );
    assert.equal(one.line(), other.line());
  }
  assert.deepEqual(one.state().table.game?.terms, TERMS);
});

test("a second tab follows the names and clocks that are given up and brought back", () => {
  const shared = memory();
  const one = startTab(shared, memory());
  one.actions.beginTable(TERMS);
  one.play("f5 d6 c3 d3");
  const other = startTab(shared, memory());
  other.actions.seat({ white: "computer" });
  one.hear();
  other.actions.run("restore");
  one.hear();
  assert.deepEqual(one.state().table.game?.terms, TERMS);
  assert.equal(one.state().settings.current.white, "human");
  one.play("c4");
  other.hear();
  assert.deepEqual(other.state().table.game?.terms, TERMS);
  assert.deepEqual(other.storage.leftGames.read(), []);
});

test("clocks run on after a reload before which the device's clock was set back", () => {
  const table = started();
  table.play("f5");
  const fields = storedTable.check(JSON.parse(JSON.stringify(storedTable.form(table.state()))));
  const hour = 3_600_000;
  fields.table.clocks.since += hour;
  const reloaded = setTable({ transcript: "f5", settings: { black: "human", white: "human" } });
  storedTable.prepare(reloaded.context, fields);
  const { clocks } = reloaded.state().table.game;
  assert.equal(timeLeft(clocks, "white", 4_000), timeLeft(clocks, "white", 0) - 4_000);
});

test("a reload goes on with clocks that have run; a game that was left has clocks that stand", () => {
  const table = started();
  table.play("f5");
  table.clock.pass(10_000);
  const stored = JSON.parse(JSON.stringify(storedTable.form(table.state())));
  const fields = storedTable.check(stored);
  const reloaded = setTable({
    transcript: "f5",
    settings: { black: "human", white: "human" },
  });
  const clock = createFakeClock();
  clock.pass(25_000);
  followClocks(reloaded.context, clock, clock.now);
  storedTable.prepare(reloaded.context, fields);
  assert.equal(storedTable.resume(reloaded.context, fields), null, "once");
  const { clocks } = reloaded.state().table.game;
  assert.deepEqual([clocks.running, timeLeft(clocks, "white", clock.now())], ["white", 35_000]);
  clock.pass(35_000);
  assert.deepEqual(forfeitOf(reloaded.state()), { side: "white", by: "time" });

  const returned = setTable({ transcript: "f5", settings: { black: "human", white: "human" } });
  storedTable.resume(returned.context, fields);
  const { clocks: standing } = returned.state().table.game;
  assert.deepEqual([standing.running, standing.left.white], [null, 60_000]);
});

test("the next tab says that the clocks stand, and so does a game that comes back, until they run", () => {
  const store = memory();
  const clock = createFakeClock();
  const open = () => {
    const opened = startTab(store, memory());
    followClocks(opened.context, clock, clock.now);
    return opened;
  };
  const tab = open();
  tab.actions.beginTable(TERMS);
  const unplayed = open();
  assert.doesNotMatch(said(unplayed.state()), /clocks/);
  tab.play("f5 d6");
  const stand = "Both clocks stand as they did at the last move or stop.";
  const next = open();
  assert.equal(said(next.state()), `Your game has been restored. ${stand} Black to move.`);
  next.actions.runOrStopClocks();
  assert.equal(said(next.state()), "Your game has been restored. Black to move.");
  next.play("c3");
  next.actions.run("new");
  next.actions.run("undo");
  assert.equal(said(next.state()), `The previous game is back. ${stand} White to move.`);
});

const PEOPLE = { black: "human", white: "human" };

test("a second tab goes on with a table that was started at an address for two people", () => {
  const store = memory();
  const tab = startTab(store, memory(), "", PEOPLE);
  tab.actions.beginTable(TERMS);
  tab.play("f5 d6 c3");
  const second = startTab(store, memory());
  assert.deepEqual([second.line(), second.state().table.game?.terms], ["f5d6c3", TERMS]);
  assert.equal(nameOn(second.state(), "white"), "Ben");
  tab.play("d3");
  second.hear();
  assert.equal(
    said(second.state()),
    "This is your game as it stands in another tab. Black to move.",
  );
  assert.equal(second.line(), "f5d6c3d3");
  const third = startTab(store, memory(), "", { white: "computer" });
  assert.deepEqual(
    [third.state().table.game, third.state().erased.at(-1)?.name],
    [null, "table"],
    "an address that names other players is obeyed",
  );
});

test("a reload goes on with its table where another tab has chosen other players", () => {
  const [store, own] = [memory(), memory()];
  const tab = startTab(store, own);
  tab.actions.beginTable(TERMS);
  tab.play("f5");
  startTab(store, memory(), "#m=c4e3").actions.seat({ white: "computer", "white-level": "3" });
  tab.play("d6");
  const again = startTab(store, own);
  assert.deepEqual([again.line(), again.state().table.game?.terms], ["f5d6", TERMS]);
});

test("what is damaged in the storage is no table", () => {
  const { game } = started().state().table;
  assert.deepEqual(tableOf(JSON.parse(JSON.stringify(game))), game);
  const damages = [
    { terms: null },
    { clocks: null },
    { terms: { ...TERMS, handicap: { side: "black", corners: 5 } } },
    { terms: { ...TERMS, handicap: { side: "red", corners: 1 } } },
    { terms: { ...TERMS, control: { method: "hourglass", base: 1, bonus: 1 } } },
  ];
  for (const damage of damages) assert.equal(tableOf({ ...game, ...damage }), null);
  assert.deepEqual(termsOf({ ...TERMS, names: { black: "A\u0000nna\n" } }).names, {
    black: "Anna",
    white: "",
  });
});

test("the moves after a corrected one are kept up to the first illegal one, by the same sides", () => {
  const table = started();
  table.play("f5 d6 c3 d3 c4 f4");
  const whole = table.line();
  for (let back = 0; back < 3; back += 1) table.actions.run("undo");
  table.actions.run("undo");
  table.actions.run("undo");
  assert.equal(table.line(), whole, "going back loses nothing");
  assert.equal(correctedLine(table.state()), null);
  table.play("f4");
  assert.equal(table.line(), "f5f4");
  assert.deepEqual(correctedLine(table.state())?.join(""), whole);
  table.actions.keepFollowing();
  const { game, branches } = table.state();
  assert.equal(game.ply, game.line.length);
  assert.ok(table.line().startsWith("f5f4c3"), table.line());
  const after = whole.slice(4);
  assert.ok(after.startsWith(table.line().slice(4)), "no other move is played");
  assert.ok(
    branches.some((branch) => branch.join("") === whole),
    "the old line is a branch",
  );
  const { movers } = game;
  assert.deepEqual(movers.slice(0, 3), ["black", "white", "black"]);
  assert.equal(correctedLine(table.state()), null);
});

test("a clock shows seconds, tenths at its end, and nothing but zero when the time is up", () => {
  const shownTimes = [900_000, 899_001, 60_000, 59_999, 30_000, 10_000, 9_999, 9_400, 1, 0];
  assert.deepEqual(shownTimes.map(clockText), [
    "15:00",
    "15:00",
    "1:00",
    "1:00",
    "0:30",
    "0:10",
    "0:10.0",
    "0:09.4",
    "0:00.1",
    "0:00.0",
  ]);
});

test("who has won on time is said where an earlier point shows, too", () => {
  const table = started();
  table.play("f5 d6 c3");
  table.actions.run("undo");
  table.clock.pass(60_000);
  const state = table.state();
  assert.equal(state.game.ply < state.game.line.length, true);
  assert.match(said(state), /^Ben wins on time 64\W+0\.$/);
});

test("a move that ends the game on the board after the time was up ends it once", () => {
  // The timers of this page come later than the move.
  const table = started(TERMS, { setTimeout: () => 0, clearTimeout: () => {} });
  table.play("e6 f4 e3 f6 g5 d6 e7 f5");
  const events = [];
  table.store.subscribe((state, before) => events.push(...eventsBetween(state, before)));
  table.clock.pass(61_000);
  table.play("c5");
  const ends = events.filter(({ type }) => type === "gameover");
  assert.deepEqual(
    ends.map(({ winner, timeUp }) => [winner, timeUp]),
    [["black", undefined]],
  );
  assert.equal(forfeitOf(table.state()), null);
});
