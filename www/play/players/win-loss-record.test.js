// The record against each opponent: what counts, what it suggests, how it is stored.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME, gameNamed } from "../games/index.ts";
import { chooseGame } from "../game/choose-game.ts";
import { countGame, resultsOf, verdictOf, withHelp } from "./win-loss-record.ts";
import { ladderOf, suggestedOpponent } from "./ladder.ts";
import { initialState } from "../../shell/state.ts";
import { playedOf } from "../game/played.ts";
import { storedFormOf, storedGameOf } from "../game/stored-game.ts";
import { createStorage } from "../../shell/storage.ts";
import { RECORD } from "./kept-record.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { announceRecord, introduce, tallyAgainst } from "./record-text.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { squareIndex } from "../../test/support/squares.js";
import { HOUSE, setTable, WIPEOUT } from "../../test/support/headless-page.js";

const TEXTS = createTexts("en", themeOf("classic"));
/** Another shortest game that Black wins. */
const OTHER_WIPEOUT = "f5d6c5f4e7f6g5e6e3";
const SETTINGS = { "white-level": "2", "black-level": "2", pause: 0 };

/** Plays the shortest game, which Black wins, with one side's moves by the computer. */
async function playWipeout(table) {
  await playMoves(table, WIPEOUT);
}

async function playMoves({ store, engine, actions, state }, moves) {
  for (const [, square] of moves.matchAll(/(..)/g)) {
    const { turn } = state().game;
    if (store.get().settings.current[turn] === "human") actions.choose(squareIndex(square));
    else await engine.running()[0].answer(square);
  }
}

async function playGames(count, settings = {}) {
  const table = setTable({ settings: { ...SETTINGS, ...settings } });
  for (let game = 0; game < count; game += 1) {
    if (game > 0) table.actions.run("new");
    await playWipeout(table);
  }
  return table;
}

const asWhite = { black: "computer", white: "human" };

test("each game counts once for its opponent, by the human's side", async () => {
  const won = await playGames(2);
  assert.deepEqual(resultsOf(won.state(), "2"), { won: 2, drawn: 0, lost: 0, streak: 2 });
  const lost = await playGames(1, asWhite);
  assert.deepEqual(resultsOf(lost.state(), "2"), { won: 0, drawn: 0, lost: 1, streak: -1 });
  won.actions.run("undo");
  won.actions.run("redo");
  assert.equal(resultsOf(won.state(), "2").won, 2);
});

test("a streak begins again with a game of the other kind, and a draw ends it without a word", async () => {
  const ended = async (settings, streak, winner) => {
    const state = (await playGames(1, settings)).state();
    const { outcome } = state.game;
    const results = { 2: { won: 6, drawn: 0, lost: 6, streak } };
    const counted = countGame({
      ...state,
      game: { ...state.game, outcome: { ...outcome, winner: winner ?? outcome.winner } },
      record: { results, counted: false, helped: [] },
    });
    return [resultsOf(counted, "2").streak, suggestedOpponent(counted)];
  };
  assert.deepEqual(await ended({}, -3), [1, "ramscher"]);
  assert.deepEqual(await ended({}, 2), [3, "ramscher"]);
  assert.deepEqual(await ended(asWhite, 3), [-1, null]);
  assert.deepEqual(await ended(asWhite, -2), [-3, "ecken-eddi"]);
  assert.deepEqual(await ended({}, 2, "draw"), [0, null]);
});

test("results are whole numbers", () => {
  const whole = { won: 1, drawn: 0, lost: 0, streak: 1 };
  for (const wrong of [1.5, "1", null, 2 ** 60])
    assert.deepEqual(RECORD.check({ 1: whole, 2: { ...whole, won: wrong } }), {
      value: { 1: whole },
      damaged: true,
    });
});

test("two people, two computers and games from elsewhere have no record", async () => {
  const people = setTable({ transcript: WIPEOUT.slice(0, -2), settings: { white: "human" } });
  people.play("c5");
  assert.deepEqual(people.state().record.results, {});
  const loaded = setTable({ settings: SETTINGS });
  loaded.actions.load(WIPEOUT.slice(0, -2));
  loaded.play("c5");
  assert.notEqual(loaded.state().game.outcome, null);
  assert.deepEqual(loaded.state().record.results, {});
});

test("a game that changes its opponent in mid-game does not count", () => {
  const table = setTable({ transcript: WIPEOUT.slice(0, -2), settings: SETTINGS });
  table.actions.set("white-level", "10");
  table.play("c5");
  assert.deepEqual(table.state().record.results, {});
});

test("a game in which Best move has played for the visitor does not count, over a reload too", async () => {
  const [before, last] = [WIPEOUT.slice(0, -2), WIPEOUT.slice(-2)];
  const box = memory({});
  const storage = createStorage(HOUSE, () => box);
  const results = { 2: { won: 1, drawn: 0, lost: 1, streak: 1 } };
  const table = setTable({ transcript: before.slice(0, -4), settings: SETTINGS });
  table.store.subscribe((state, past) => storage.save(state, past));
  table.store.dispatch({ type: "record-shared", results });
  table.actions.run("best");
  await table.engine.running()[0].answer(before.slice(-4, -2));
  await table.engine.running()[0].answer(before.slice(-2));
  const { game } = storage.readGame(FIRST_GAME);
  assert.deepEqual([game.counted, game.helped], [false, [before.slice(0, -2)]]);
  table.play(last);
  assert.notEqual(table.state().game.outcome, null);
  assert.deepEqual(table.state().record.results, results);
  assert.equal(suggestedOpponent(table.state()), null);
  assert.equal(
    announceRecord(table.state(), TEXTS),
    "“Play best move” has played for you: this game is not counted. Against Nelly (2): 1 won, 1 lost.",
  );
  table.actions.run("new");
  await playWipeout(table);
  assert.equal(resultsOf(table.state(), "2").won, 2);
});

test("a move that Best move plays again is kept once", () => {
  const game = { line: ["f5"], ply: 1 };
  const once = withHelp({ results: {}, counted: false, helped: [] }, game);
  assert.deepEqual(once.helped, ["f5"]);
  assert.equal(withHelp(once, game), once);
});

test("a game counts again once its helped moves are taken back, over a reload too", async () => {
  const table = setTable({ settings: SETTINGS });
  table.actions.run("best");
  await table.engine.running()[0].answer(WIPEOUT.slice(0, 2));
  await table.engine.running()[0].answer(WIPEOUT.slice(2, 4));
  await playMoves(table, WIPEOUT.slice(4));
  assert.notEqual(table.state().game.outcome, null);
  assert.deepEqual(table.state().record.results, {});
  const stored = storedGameOf(
    FIRST_GAME,
    JSON.parse(JSON.stringify(storedFormOf(playedOf(table.state())))),
  );
  assert.deepEqual([stored.counted, stored.helped], [false, [WIPEOUT.slice(0, 2)]]);
  const { game } = table.state();
  const { counted, helped } = initialState({
    settings: table.state().settings,
    ...stored,
    game,
    branches: [],
  }).record;
  assert.deepEqual([counted, helped], [false, [WIPEOUT.slice(0, 2)]]);
  table.actions.goTo(0);
  await playMoves(table, OTHER_WIPEOUT);
  assert.equal(resultsOf(table.state(), "2").won, 1);
  assert.match(announceRecord(table.state(), TEXTS), /^Your first win/);
});

test("helped moves that are damaged, and those that are not known, leave a stored game out", () => {
  const form = {
    ...storedFormOf(playedOf(setTable({ transcript: "f5" }).state())),
    helped: undefined,
  };
  const read = (fields) => {
    const { counted, helped } = storedGameOf(FIRST_GAME, { ...form, ...fields });
    return [counted, helped];
  };
  assert.deepEqual(read({}), [false, []]);
  assert.deepEqual(read({ counted: true }), [true, []]);
  assert.deepEqual(read({ helped: ["f5"] }), [false, ["f5"]]);
  assert.deepEqual(read({ counted: "never" }), ["never", []]);
  assert.deepEqual(read({ counted: "helped" }), ["never", []]);
  for (const helped of ["f5", [5], null]) assert.deepEqual(read({ helped }), ["never", []]);
});

test("a game that comes from elsewhere is no first win and no win in a row", async () => {
  for (const [count, words] of [
    [1, /first win/],
    [2, /2 wins in a row/],
  ]) {
    const table = await playGames(count);
    assert.match(announceRecord(table.state(), TEXTS), words);
    table.actions.load(WIPEOUT);
    assert.equal(announceRecord(table.state(), TEXTS), "", "nobody has played it here");
    table.actions.goTo(WIPEOUT.length / 2 - 1);
    await playMoves(table, WIPEOUT.slice(-2));
    assert.equal(announceRecord(table.state(), TEXTS), tallyAgainst(table.state(), "2", TEXTS));
  }
});

test("a finished game from elsewhere has neither winner nor loser here, over a reload too", async () => {
  const table = setTable({ settings: SETTINGS });
  const endOf = ({ game, record, settings, mode }) => verdictOf({ game, record, settings, mode });
  table.actions.load(WIPEOUT);
  const loaded = table.state();
  assert.equal(endOf(loaded), null);
  const { counted } = storedGameOf(
    FIRST_GAME,
    JSON.parse(JSON.stringify(storedFormOf(playedOf(loaded)))),
  );
  assert.equal(counted, "given");
  const { settings, game } = loaded;
  assert.equal(endOf(initialState({ settings, game, counted, resumed: true })), null);
  table.actions.goTo(WIPEOUT.length / 2 - 1);
  table.play("c5");
  assert.equal(endOf(table.state()), "won");
  assert.equal(resultsOf(table.state(), "2").won, 0);
});

test("a finished game from elsewhere has neither as the previous game that comes back", async () => {
  const table = setTable({ settings: SETTINGS });
  table.actions.load(WIPEOUT);
  table.actions.run("new");
  const stored = storedGameOf(
    FIRST_GAME,
    JSON.parse(JSON.stringify(storedFormOf(playedOf(table.state())))),
  );
  assert.equal(stored.previousGame.given, true);
  table.actions.run("former");
  assert.equal(table.state().game.line.join(""), WIPEOUT);
  assert.equal(verdictOf(table.state()), null);
  const played = setTable({ settings: SETTINGS });
  await playWipeout(played);
  played.actions.run("new");
  played.actions.run("former");
  assert.equal(verdictOf(played.state()), "won");
});

test("a link or a text that only begins a game is a new game, which counts", async () => {
  const table = setTable({ settings: SETTINGS, transcript: "f5" });
  table.actions.load("#first=white");
  assert.deepEqual(
    [table.state().notice.kind, table.state().search.paused, table.state().record.counted],
    ["started", null, false],
  );
});

test("a game with hints and random moves counts", async () => {
  const table = setTable({ transcript: WIPEOUT.slice(0, -2), settings: SETTINGS });
  table.actions.run("hint");
  await table.engine.running()[0].answer("c5");
  table.context.seedAt = () => 0;
  table.context.session.chooseRandom = () => squareIndex("c5");
  table.actions.run("random");
  assert.equal(resultsOf(table.state(), "2").won, 1);
});

test("an opponent that changes beside another setting is an opponent that changes", () => {
  const table = setTable({ transcript: WIPEOUT.slice(0, -2), settings: SETTINGS });
  table.store.dispatch({ type: "chosen", choices: { pause: 200, "white-level": "10" } });
  table.play("c5");
  assert.deepEqual(table.state().record.results, {});
});

test("a game that is taken up again counts if it is not over", async () => {
  const table = setTable({ settings: SETTINGS });
  const { context, state } = table;
  table.store.subscribe((after, before) => context.storage.save(after, before));
  /** Plays in Connect Four, turns to Reversi and back. */
  const leaveAfter = async (moves) => {
    await chooseGame(context, "connect-four");
    table.actions.set("white", "human");
    if (moves !== "") table.play(moves);
    await chooseGame(context, "reversi");
    await chooseGame(context, "connect-four");
    const { kind } = state().notice;
    return [state().game.ply, kind, state().game.outcome !== null, state().record.counted];
  };
  assert.deepEqual(await leaveAfter(""), [0, "started", false, false]);
  assert.deepEqual(await leaveAfter("d1 c1"), [2, "resumed", false, false]);
  assert.deepEqual(await leaveAfter("d2 c2 d3 c3 d4"), [7, "resumed", true, true]);
});

test("a win leads up the ladder, and three losses in a row one step down", async () => {
  const suggested = async (count, seats) =>
    suggestedOpponent((await playGames(count, seats)).state());
  assert.equal(await suggested(1), "ramscher", "the weakest that is stronger than those beaten");
  assert.equal(await suggested(2), "ramscher");
  assert.equal(await suggested(2, asWhite), null);
  assert.equal(await suggested(3, asWhite), "ecken-eddi");
  assert.equal(await suggested(4, asWhite), null);
});

test("there is no step above the strongest and none below the weakest", async () => {
  const suggested = async (level, count, seats = {}) => {
    const levels = { "white-level": level, "black-level": level };
    return suggestedOpponent((await playGames(count, { ...seats, ...levels })).state());
  };
  assert.equal(await suggested("10", 1), null);
  assert.equal(await suggested("doofie", 3, asWhite), null);
  assert.equal(await suggested("doofie", 1), "klauwastekannz");
});

test("the ladder has every opponent in the order of strength, and who comes next", () => {
  const table = setTable({ settings: SETTINGS });
  const won = { won: 1, drawn: 0, lost: 0, streak: 1 };
  const ladder = (results) =>
    ladderOf({ ...table.state(), record: { results, counted: false, helped: [] } });
  const { bots, levels, elo } = gameNamed("reversi");
  assert.deepEqual(ladder({}), { beaten: [], next: "1", total: bots.length + levels.length });
  const lost = { ...won, won: 0, lost: 2 };
  assert.deepEqual(ladder({ 9: lost }).beaten, []);
  const { beaten, next } = ladder({ 3: won, doofie: won });
  assert.deepEqual(beaten, ["doofie", "3"]);
  const above = [...bots, ...levels].filter((name) => elo[name] > elo[3]);
  assert.equal(elo[next], Math.min(...above.map((name) => elo[name])));
  assert.equal(ladder({ 10: won }).next, null);
});

test("every opponent of Reversi has its strength, and the levels rise", () => {
  const { bots, levels, elo } = gameNamed("reversi");
  assert.deepEqual(Object.keys(elo).sort(), [...bots, ...levels].sort());
  const rising = levels.map((level) => elo[level]);
  assert.deepEqual(
    [...rising].sort((a, b) => a - b),
    rising,
  );
});

test("the end says what a win is worth", async () => {
  const said = async (games, seats) =>
    announceRecord((await playGames(games, seats)).state(), TEXTS);
  assert.equal(await said(1), "Your first win against Nelly (2)!");
  assert.equal(await said(2), "2 wins in a row. Against Nelly (2): 2 won.");
  assert.equal(await said(1, asWhite), "Against Nelly (2): 1 lost.");
});

test("the record names each result that there is", () => {
  const table = setTable({ settings: SETTINGS });
  const tally = (/** @type {object} */ results) =>
    tallyAgainst({ ...table.state(), record: { results, counted: false } }, "2", TEXTS);
  assert.equal(tally({}), "");
  const some = { won: 3, drawn: 0, lost: 2, streak: 1 };
  assert.equal(tally({ 2: some }), "Against Nelly (2): 3 won, 2 lost.");
  assert.equal(tally({ 2: { ...some, drawn: 1 } }), "Against Nelly (2): 3 won, 1 drawn, 2 lost.");
});

test("an opponent is introduced by its character and the record", () => {
  const table = setTable({ settings: SETTINGS });
  const character = "A snail: overlooks a lot, but no longer everything.";
  assert.equal(introduce(table.state(), "2", TEXTS), character);
  const results = { 2: { won: 1, drawn: 0, lost: 0, streak: 1 } };
  const knownState = { ...table.state(), record: { results, counted: false } };
  assert.equal(introduce(knownState, "2", TEXTS), `${character} Against Nelly (2): 1 won.`);
});

test("the record is stored by opponent, keeps another tab's, and is cleared at once", async () => {
  const box = memory({ [RECORD.key]: '{"7":{"won":1,"drawn":0,"lost":0,"streak":1}}' });
  const storage = createStorage(HOUSE, () => box);
  const table = setTable({ settings: SETTINGS });
  table.store.subscribe((state, before) => storage.save(state, before));
  await playWipeout(table);
  assert.deepEqual(Object.keys(storage.kept.take(RECORD).value), ["2", "7"]);
  table.actions.clearRecord();
  assert.deepEqual(table.state().record.results, {});
  assert.deepEqual(Object.keys(storage.kept.take(RECORD).value), []);
});

test("damaged results are left out", () => {
  const good = { won: 1, drawn: 2, lost: 3, streak: -1 };
  assert.deepEqual(RECORD.check({ 1: good, 2: { won: "many" }, 3: null }), {
    value: { 1: good },
    damaged: true,
  });
  assert.deepEqual(RECORD.check([]), { value: {}, damaged: true });
  assert.deepEqual(RECORD.check({ 1: good }), { value: { 1: good }, damaged: false });
  for (const wrong of [7, "won", { ...good, lost: -1 }, { ...good, streak: 0.5 }])
    assert.deepEqual(RECORD.check({ 1: wrong }), { value: {}, damaged: true });
});

test("two people and two computers have no pair, and a game that is counted already no suggestion", async () => {
  const table = await playGames(1);
  assert.notEqual(suggestedOpponent(table.state()), null);
  const at = (current) => ({
    ...table.state(),
    settings: {
      ...table.state().settings,
      current: { ...table.state().settings.current, ...current },
    },
  });
  for (const current of [
    { black: "human", white: "human" },
    { black: "computer", white: "computer" },
  ]) {
    assert.equal(suggestedOpponent(at(current)), null, JSON.stringify(current));
    const record = { ...table.state().record, counted: false };
    const uncounted = { ...at(current), record };
    assert.equal(countGame(uncounted), uncounted, JSON.stringify(current));
  }
  const { record } = table.state();
  const never = { ...table.state(), record: { ...record, counted: "never" } };
  assert.equal(suggestedOpponent(never), null);
});

test("each kind of game has its own record", async () => {
  const table = setTable({ id: "tic-tac-toe", settings: { black: "human", white: "human" } });
  table.play("a1 b1 a2 b2 a3");
  const { outcome } = table.state().game;
  assert.notEqual(outcome, null);
  const state = table.state();
  const settings = { ...state.settings, current: { ...state.settings.current, white: "computer" } };
  const counted = countGame({ ...state, settings, record: { ...state.record, counted: false } });
  const [key] = Object.keys(counted.record.results);
  assert.equal(key, `tic-tac-toe.${settings.current["white-level"]}`);
});
