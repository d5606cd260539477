// Values that are stored and read again, also where storage fails or holds nonsense.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME } from "../play/games/index.ts";
import { askBeforeLeaving } from "./leave-question.ts";
import { noStorage } from "../floor/kept/browser.ts";
import { GUIDE } from "../play/guide/guide.ts";
import { createStorage } from "./storage.ts";
import { LASTING, TAB_GAME } from "./unfinished-storage.ts";
import { EXERCISES } from "../rooms/exercises/solved.ts";
import { RECORD } from "../play/players/kept-record.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";
import { chooseGame } from "../play/game/choose-game.ts";
import { runningGame } from "../play/game/stored-games.ts";
import { LEFT_GAMES } from "../play/game/stored-left-games.ts";
import { storedGameOf } from "../play/game/stored-game.ts";
import { themeOf } from "../floor/theming/themes.ts";
import { createTexts } from "../test/support/loaded-texts.js";
import { memory } from "../test/support/memory-storage.js";
import { HOUSE, setTable } from "../test/support/headless-page.js";
import { squareIndex } from "../test/support/squares.js";
import { openTab, openTabOf, startTab } from "../test/support/tabs.js";
import { announce } from "../test/support/shown.js";

const GAME_KEY = runningGame(FIRST_GAME).key;

test("a game goes on with the players of its address, also without it and in another kind's place", async () => {
  const store = memory();
  const people = { black: "human", white: "human" };
  const seats = (tab) => ["black", "white"].map((side) => tab.state().settings.current[side]);
  const tab = startTab(store, memory(), "", people);
  tab.play("f5 d6 c3");
  const next = startTab(store, memory());
  assert.deepEqual([next.line(), ...seats(next)], ["f5d6c3", "human", "human"]);
  assert.deepEqual(next.engine.running(), [], "nobody plays in place of a person");
  assert.deepEqual(next.state().settings.stored, {}, "the visitor has chosen nothing");
  next.play("d3");
  assert.deepEqual(seats(startTab(store, memory())), ["human", "human"], "and so on");
  const other = startTab(store, memory(), "", { white: "random" });
  assert.deepEqual(seats(other), ["human", "random"], "another address has others");
  const linked = startTab(memory(), memory(), "#m=f5d6c3");
  assert.deepEqual(seats(linked), ["human", "computer"]);
  next.actions.seat({ white: "computer", "white-level": "3" });
  next.actions.seat({ black: "human", "black-level": "3" });
  assert.deepEqual(seats(startTab(store, memory())), ["human", "computer"], "a choice counts");
});

test("a game and the choices come back as they were stored", () => {
  const storage = createStorage(HOUSE, () => store);
  const store = memory();
  const table = setTable({
    transcript: "f5d6c3",
    ply: 2,
    setup: { start: "diagonal", first: "black" },
  });
  storage.save(table.state(), null);
  const before = table.state();
  table.actions.set("pause", 0);
  storage.save(table.state(), before);
  assert.deepEqual(storage.kept.take(STORED_CHOICES), { value: { pause: 0 }, damaged: false });
  assert.deepEqual(storage.readGame(FIRST_GAME).game, {
    setup: { start: "diagonal", first: "black" },
    transcript: "f5d6c3",
    ply: 2,
    paused: false,
    passDone: false,
    counted: false,
    helped: [],
    previousGame: null,
    damagedPrevious: false,
    branches: [],
    unread: null,
    damagedComments: false,
    friend: null,
    players: {},
    seated: null,
    chosen: {},
    parts: {},
  });
});

test("two tabs keep each other's choices, also where one has not heard of the other's", () => {
  const store = memory();
  const [one, other] = [openTab(store), openTab(store)];
  one.actions.set("theme", "garden");
  other.actions.set("pause", 200);
  one.actions.set("sound", true);
  assert.deepEqual(one.storage.kept.take(STORED_CHOICES).value, {
    theme: "garden",
    pause: 200,
    sound: true,
  });
  one.actions.reset();
  assert.deepEqual(one.storage.kept.take(STORED_CHOICES).value, { pause: 200 });
});

test("a tab takes over what another has chosen, and what it has reset", () => {
  const store = memory();
  const [one, other] = [openTab(store), openTab(store)];
  one.actions.set("theme", "garden");
  one.actions.set("hints", false);
  other.hear(STORED_CHOICES.key);
  assert.deepEqual(
    [other.state().settings.current.theme, other.state().settings.current.hints],
    ["garden", false],
  );
  other.actions.set("pause", 200);
  one.hear(STORED_CHOICES.key);
  one.actions.reset();
  other.hear(STORED_CHOICES.key);
  assert.deepEqual(
    [
      other.state().settings.current.theme,
      other.state().settings.current.pause,
      other.state().settings.stored,
    ],
    ["classic", 1000, {}],
  );
  assert.deepEqual(one.storage.kept.take(STORED_CHOICES).value, {});
});

test("what is locked or in the address is not taken over, and not lost by it", () => {
  const store = memory();
  const one = openTab(store);
  one.actions.set("white-level", "5");
  one.actions.set("theme", "garden");
  const other = openTab(store, {
    locks: ["level"],
    fromAddress: { lang: "de", theme: "contrast" },
  });
  one.actions.set("white-level", "9");
  one.actions.set("lang", "en");
  one.actions.set("theme", "classic");
  other.hear(STORED_CHOICES.key);
  const { current: settings } = other.state().settings;
  assert.deepEqual(
    [settings["white-level"], settings.lang, settings.theme],
    ["5", "de", "contrast"],
  );
  other.actions.reset();
  assert.equal(one.storage.kept.take(STORED_CHOICES).value["white-level"], "9");
  other.actions.set("theme", "garden");
  one.actions.set("theme", "contrast");
  other.hear(STORED_CHOICES.key);
  assert.equal(other.state().settings.current.theme, "contrast");
});

test("of two tabs the last one played is stored, and the other's game becomes its previous one", () => {
  const store = memory();
  const settings = { white: "human" };
  const [one, other] = [openTab(store, { settings }), openTab(store, { settings })];
  one.play("f5 d6");
  other.play("c4");
  assert.deepEqual([one.previous(), other.previous()], [undefined, "f5d6"]);
  one.play("c3");
  assert.equal(one.previous(), "c4");
  assert.deepEqual(
    [
      one.storage.readGame(FIRST_GAME).game.transcript,
      one.storage.readGame(FIRST_GAME).game.previousGame.transcript,
    ],
    ["f5d6c3", "c4"],
  );
  one.actions.run("former");
  assert.deepEqual(one.state().game.line, ["c4"]);
});

test("a tab that only looked on, or started again from the same game, displaces nothing", () => {
  const store = memory();
  const settings = { white: "human" };
  const one = openTab(store, { settings });
  one.play("f5 d6");
  const other = openTab(store, { settings });
  one.play("c3");
  assert.equal(one.previous(), undefined);
  other.actions.run("new");
  one.play("d3");
  assert.equal(one.previous(), undefined);
  assert.equal(one.storage.readGame(FIRST_GAME).game.transcript, "f5d6c3d3");
});

test("a tab that plays on passes on the comments that another one has made on the same game", () => {
  const store = memory();
  const settings = { white: "human" };
  const one = openTab(store, { settings });
  one.play("f5 d6");
  const other = openTab(store, { settings });
  one.actions.comment("kept");
  other.play("c3");
  assert.deepEqual(other.state().previousGame?.comments, [
    { moves: "f5d6", text: "kept", marks: [] },
  ]);
  one.play("c5");
  assert.equal(one.previous(), "f5d6c3");
});

test("a previous game comes back with the running one, which goes on without one or a damaged one", () => {
  const store = memory();
  const storage = createStorage(HOUSE, () => store);
  const table = setTable({ transcript: "f5d6c3", settings: { white: "human" } });
  table.actions.run("new");
  storage.save(table.state(), null);
  assert.equal(storage.readGame(FIRST_GAME).game.previousGame.transcript, "f5d6c3");
  const { former, ...earlier } = JSON.parse(store.getItem(GAME_KEY));
  store.setItem(GAME_KEY, JSON.stringify(earlier));
  assert.deepEqual(
    [storage.readGame(FIRST_GAME).game.previousGame, storage.readGame(FIRST_GAME).damaged],
    [null, false],
  );
  for (const damaged of [{ transcript: 3 }, {}, [], -1, "f5", { a: null }]) {
    store.setItem(GAME_KEY, JSON.stringify({ ...earlier, former: damaged }));
    const read = storage.readGame(FIRST_GAME);
    const { transcript, previousGame, damagedPrevious } = read.game;
    assert.deepEqual([transcript, previousGame, read.damaged], ["", null, false]);
    assert.equal(damagedPrevious, true, JSON.stringify(damaged));
  }
});

test("branches are stored with their game; damaged ones leave it whole", () => {
  const store = memory();
  const storage = createStorage(HOUSE, () => store);
  const table = setTable({ transcript: "f5d6c3", settings: { white: "human" } });
  table.store.subscribe((state, before) => storage.save(state, before));
  table.actions.goTo(1);
  table.play("f6");
  assert.deepEqual(storage.readGame(FIRST_GAME).game.branches, ["f5d6c3"]);
  const form = JSON.parse(store.getItem(GAME_KEY));
  for (const branches of ["f5d6", { 0: "f5d6" }, ["f5d6", 7], null]) {
    store.setItem(GAME_KEY, JSON.stringify({ ...form, branches }));
    const { game, damaged } = storage.readGame(FIRST_GAME);
    assert.deepEqual([game.transcript, game.branches, damaged], ["f5f6", null, false]);
  }
});

test("each part of a stored game is written where it alone changes", () => {
  const before = setTable({ transcript: "f5d6c3" }).state();
  const store = memory();
  const storage = createStorage(
    HOUSE,
    () => store,
    noStorage,
    () => 0,
  );
  storage.save(before, null);
  const stored = store.map.get(GAME_KEY);
  for (const part of [
    { branches: [["f5", "f6"]] },
    { search: { ...before.search, paused: "visitor" } },
    { point: { ...before.point, passDone: true } },
    { previousGame: { setup: {}, transcript: "e6", ply: 1 } },
  ]) {
    const after = { ...before, ...part };
    storage.save(after, before);
    assert.notEqual(store.map.get(GAME_KEY), stored, Object.keys(part)[0]);
    storage.save(before, after);
    assert.equal(store.map.get(GAME_KEY), stored);
  }
});

test("of the record, what two tabs have counted is added", () => {
  const results = (won) => ({ won, drawn: 0, lost: 0, streak: won });
  const before = setTable().state();
  const store = memory({ [RECORD.key]: JSON.stringify({ 1: results(1), pascal: results(4) }) });
  const storage = createStorage(HOUSE, () => store);
  storage.save({ ...before, record: { ...before.record, results: { 1: results(2) } } }, before);
  assert.deepEqual(storage.kept.take(RECORD).value, {
    1: { ...results(2), won: 3 },
    pascal: results(4),
  });
});

test("what two tabs have solved is stored together, and what is cleared is cleared for both", () => {
  const { exercises, ...state } = setTable().state();
  const store = memory({
    [EXERCISES.key]: JSON.stringify({ solved: ["1", "2"], streak: 2, day: 7, days: 3 }),
  });
  const storage = createStorage(HOUSE, () => store);
  const save = (changes, before = exercises) => {
    const after = { ...exercises, ...changes };
    storage.save({ ...state, exercises: after }, { ...state, exercises: before });
    const { damaged, value: solved } = storage.kept.take(EXERCISES);
    assert.equal(damaged, false);
    return solved;
  };
  const storedText = store.map.get(EXERCISES.key);
  save({});
  assert.equal(store.map.get(EXERCISES.key), storedText, "nothing solved changes nothing");
  const own = { solved: ["2", "5"], streak: 1, day: 8, days: 4, best: 6 };
  assert.deepEqual(save(own), { ...own, solved: ["1", "2", "5"] });
  for (const [name, value] of [
    ["streak", 9],
    ["day", 10],
    ["best", 7],
  ]) {
    const changed = save({ ...own, [name]: value }, { ...exercises, ...own });
    assert.equal(changed[name], value, name);
  }
  const nothing = { solved: [], streak: 0, day: 0, days: 0, best: 0 };
  assert.deepEqual(save(nothing, { ...exercises, ...own }), nothing);
});

test("the first solved exercise stores its number and the counts, no exercise and no text", () => {
  const { exercises, ...state } = setTable().state();
  const store = memory();
  const solved = { solved: ["5"], streak: 1, day: 8, days: 1, best: 0 };
  const after = { ...exercises, list: [{ id: "5" }], text: "Black to move", ...solved };
  createStorage(HOUSE, () => store).save(
    { ...state, exercises: after },
    { ...state, exercises: { ...after, solved: [] } },
  );
  assert.deepEqual(JSON.parse(store.map.get(EXERCISES.key)), solved);
});

test("a game that another one replaces is kept as it was on the board, or else by its text", () => {
  const tab = openTab(memory(), { settings: { black: "human", white: "human" } }, memory());
  tab.play("f5 d6 c3");
  tab.actions.comment("mine");
  tab.actions.run("new");
  const { setup } = tab.state().game;
  const previousGame = { setup, transcript: "f5f6e6f4", ply: 4 };
  tab.storage.save({ ...tab.state(), previousGame }, tab.state());
  const [byText, whole] = tab.storage.leftGames.read();
  assert.deepEqual(
    [byText.game.transcript, byText.players, byText.game.counted],
    ["f5f6e6f4", {}, "never"],
  );
  assert.deepEqual([whole.game.transcript, whole.players.black], ["f5d6c3", "human"]);
  assert.deepEqual(whole.game.comments[0].text, "mine");
});

test("a stored game with a part of another kind is none, and absent parts of a setup are usual", () => {
  const whole = { opening: {}, transcript: "f5", ply: 1, stopped: false, passDone: false };
  assert.equal(storedGameOf(FIRST_GAME, whole).transcript, "f5");
  const position = `${"-".repeat(63)}X X`;
  assert.deepEqual(storedGameOf(FIRST_GAME, { ...whole, opening: { position } }).setup, {
    position,
  });
  for (const part of [
    { ply: 0.5 },
    { ply: "1" },
    { transcript: 7 },
    { opening: null },
    { opening: { start: "odd" } },
    { opening: { position: 7 } },
  ])
    assert.equal(storedGameOf(FIRST_GAME, { ...whole, ...part }), null, JSON.stringify(part));
  const { paused, passDone } = storedGameOf(FIRST_GAME, { ...whole, stopped: "no", passDone: 1 });
  assert.deepEqual([paused, passDone], [false, false], "the game is whole without them");
});

test("the guide begins on a first visit and goes on where it was left", () => {
  const store = memory();
  const storage = createStorage(HOUSE, () => store);
  assert.equal(storage.readGuide(), 0);
  const { store: page, actions } = setTable({ guide: 0 });
  page.subscribe((state, before) => storage.save(state, before));
  actions.advanceGuide();
  assert.equal(storage.readGuide(), 1);
  actions.closeGuide();
  assert.equal(storage.readGuide(), null);
});

test("there is no guide where its step is damaged, and where nothing is kept", () => {
  for (const text of ["{", '"1"', "-1", "0.5"])
    assert.equal(createStorage(HOUSE, () => memory({ [GUIDE.key]: text })).readGuide(), null, text);
  assert.equal(createStorage(HOUSE, noStorage).readGuide(), null);
});

test("a pause that a failure caused is not stored: the next visit goes on", () => {
  const storage = createStorage(HOUSE, () => store);
  const store = memory();
  const state = setTable({ settings: { black: "computer" } }).state();
  for (const [paused, stored] of [
    ["visitor", true],
    ["failed", false],
  ]) {
    storage.save({ ...state, search: { ...state.search, paused } }, null);
    assert.equal(storage.readGame(FIRST_GAME).game.paused, stored);
  }
});

test("only what changed is written", () => {
  const store = memory();
  const table = setTable();
  const before = table.state();
  table.actions.hover(3);
  createStorage(HOUSE, () => store).save(table.state(), before);
  assert.equal(store.map.size, 0);
});

test("what the first version of the page has stored is still read", () => {
  const storage = createStorage(HOUSE, () =>
    memory({
      "reversi.settings.1": '{"theme":"garden","white-level":"pascal"}',
      "reversi.game.1":
        '{"opening":{"start":"parallel","first":"white"},"transcript":"f4","ply":1,"stopped":true,' +
        '"passDone":true,"former":{"opening":{"position":"X"},"transcript":"c4","ply":0}}',
      "reversi.welcome.1": "true",
    }),
  );
  assert.deepEqual(storage.kept.take(STORED_CHOICES), {
    value: { theme: "garden", "white-level": "pascal" },
    damaged: false,
  });
  assert.deepEqual(storage.readGame(FIRST_GAME), {
    game: {
      setup: { start: "parallel", first: "white" },
      transcript: "f4",
      ply: 1,
      paused: true,
      passDone: true,
      counted: false,
      helped: [],
      previousGame: { setup: { position: "X" }, transcript: "c4", ply: 0 },
      damagedPrevious: false,
      branches: [],
      unread: null,
      damagedComments: false,
      friend: null,
      players: {},
      seated: null,
      chosen: null,
      parts: {},
    },
    damaged: false,
  });
  assert.equal(storage.readGuide(), null);
});

test("settings of another version stay stored", () => {
  const store = memory({ [STORED_CHOICES.key]: '{"theme":"rose","future":{"a":1},"pause":200}' });
  const tab = openTab(store);
  tab.actions.set("sound", true);
  assert.deepEqual(JSON.parse(store.getItem(STORED_CHOICES.key)), {
    theme: "rose",
    future: { a: 1 },
    pause: 200,
    sound: true,
  });
});

test("damaged settings give way to the next choice", () => {
  const store = memory({ [STORED_CHOICES.key]: '["x"]' });
  openTab(store).actions.set("sound", true);
  assert.deepEqual(JSON.parse(store.getItem(STORED_CHOICES.key)), { sound: true });
});

test("who plays belongs to the running game: another tab's choice is for its own", () => {
  const store = memory();
  const [one, other] = [openTab(store), openTab(store)];
  other.actions.set("black", "computer");
  other.actions.set("white-level", "10");
  other.actions.set("theme", "garden");
  const heardOf = ({ black, "white-level": level, theme }) => [black, level, theme];
  const [black, level] = heardOf(one.state().settings.current);
  one.hear(STORED_CHOICES.key);
  assert.deepEqual(heardOf(one.state().settings.current), [black, level, "garden"]);
  one.actions.set("pause", 200);
  assert.deepEqual(openTab(store).storage.kept.take(STORED_CHOICES).value, {
    black: "computer",
    "white-level": "10",
    theme: "garden",
    pause: 200,
  });
});

test("nothing stored is no damage", () => {
  const storage = createStorage(HOUSE, () => memory());
  assert.deepEqual(storage.kept.take(STORED_CHOICES), { value: {}, damaged: false });
  assert.deepEqual(storage.readGame(FIRST_GAME), { game: null, damaged: false });
});

test("what a tab that is closed has set up and written goes on in the next one", () => {
  const [shared, other] = [memory(), startTab(memory(), memory())];
  const tab = startTab(shared, memory());
  tab.actions.run("edit");
  tab.actions.choose(squareIndex("a1"));
  tab.actions.choose(squareIndex("h8"));
  tab.actions.writeExercises("Black to move");
  const { cells } = tab.state().mode.editor;
  const beside = startTab(shared, memory());
  assert.equal(beside.state().mode.kind, "play", "the game is on the board");
  const next = startTab(shared, memory());
  next.actions.run("edit");
  assert.deepEqual(next.state().mode.editor.cells, cells);
  assert.equal(next.state().exercises.text, "Black to move");
  next.actions.writeExercises("");
  assert.equal(startTab(shared, memory()).state().exercises.text, "");
  assert.equal(other.state().exercises.text, "");
});

test("exercises that are written in one tab show in another one that has written none", () => {
  const shared = memory();
  const [writer, beside, other] = [1, 2, 3].map(() => startTab(shared, memory()));
  const textOf = (tab) => tab.state().exercises.text;
  other.actions.writeExercises("White to move");
  for (const text of ["B", "Black to move"]) {
    writer.actions.writeExercises(text);
    for (const tab of [beside, other]) tab.hear(LASTING.key);
    assert.deepEqual([beside, other].map(textOf), [text, "White to move"]);
  }
  beside.actions.writeExercises("Black to move, Ben");
  writer.hear(LASTING.key);
  assert.equal(textOf(writer), "Black to move", "the tab's own text stays");
  writer.actions.writeExercises("Black to move, Ann");
  beside.hear(LASTING.key);
  assert.equal(textOf(beside), "Black to move, Ben");
});

test("where a position was set up is stored again when another game takes the board", () => {
  const [shared, own] = [memory(), memory()];
  const tab = startTab(shared, own);
  tab.actions.seat({ black: "human", white: "human" });
  tab.play("f5");
  tab.actions.run("edit");
  tab.actions.choose(squareIndex("a1"));
  const { cells } = tab.state().mode.editor;
  tab.actions.closeEditor();
  tab.actions.run("new");
  const later = startTab(shared, own);
  later.actions.run("undo");
  assert.equal(later.line(), "f5");
  later.actions.run("edit");
  assert.deepEqual(later.state().mode.editor.cells, cells);
});

test("a tab that has started nothing takes nothing of what another one has", () => {
  const shared = memory();
  const idle = startTab(shared, memory());
  startTab(shared, memory()).actions.writeExercises("Black to move");
  idle.play("f5");
  idle.actions.run("edit");
  assert.equal(startTab(shared, memory()).state().exercises.text, "Black to move");
});

test("damaged data is reported and dropped", () => {
  for (const text of [
    "{",
    "null",
    "7",
    "[]",
    '{"opening":{}}',
    '{"opening":{"start":"x","first":"black"},"transcript":"","ply":0,"stopped":false,"passDone":true}',
  ]) {
    const storage = createStorage(HOUSE, () =>
      memory({ [GAME_KEY]: text, [STORED_CHOICES.key]: text }),
    );
    assert.deepEqual(storage.readGame(FIRST_GAME), { game: null, damaged: true }, text);
    const isTable = text.startsWith('{"');
    assert.deepEqual(storage.kept.take(STORED_CHOICES), { value: {}, damaged: !isTable }, text);
  }
});

test("a forbidden storage breaks nothing", () => {
  const storage = createStorage(HOUSE, () => {
    throw new Error("forbidden");
  });
  assert.deepEqual(storage.kept.take(STORED_CHOICES), { value: {}, damaged: false });
  assert.deepEqual(storage.readGame(FIRST_GAME), { game: null, damaged: false });
  storage.save(setTable().state(), null);
});

const sentenceIn = (tab) => announce(tab.state(), createTexts("en", themeOf("classic")));

/** A storage whose room the test takes and gives. */
function limited(items) {
  const store = memory(items);
  const { setItem } = store;
  store.isFull = false;
  store.setItem = (key, value) => {
    if (store.isFull && value.length > (store.map.get(key) ?? "").length) assert.fail("full");
    setItem(key, value);
  };
  return store;
}

test("a game that the browser does not store is reported with its first move, and with all that follows", () => {
  const full = { ...memory(), setItem: () => assert.fail("full") };
  for (const provide of [() => full, () => assert.fail("forbidden")]) {
    const tab = openTabOf(provide, { settings: { white: "human" } });
    assert.equal(tab.state().unstored, false);
    tab.store.dispatch({ type: "exercises-written", text: "an exercise" });
    assert.equal(tab.state().unstored, true);
    tab.store.dispatch({ type: "exercises-written", text: "" });
    assert.equal(tab.state().unstored, false, "there is nothing to lose");
    tab.play("f5");
    assert.match(
      sentenceIn(tab),
      /^Your browser does not store what you do here: .* Black plays f5/,
    );
    tab.play("d6");
    assert.match(sentenceIn(tab), /^Not stored\. White plays d6/);
    tab.actions.comment("the usual reply");
    assert.match(sentenceIn(tab), /^Not stored\. /);
  }
});

test("there is a question before leaving as long as the browser does not store what was done", () => {
  const store = limited();
  const tab = openTab(store, { settings: { white: "human" } });
  const window = { onbeforeunload: null };
  const asks = () => {
    askBeforeLeaving(window, tab.state(), HOUSE.here().rooms);
    let prevented = false;
    window.onbeforeunload?.({ preventDefault: () => (prevented = true) });
    return prevented;
  };
  tab.play("f5");
  assert.equal(asks(), false);
  store.isFull = true;
  tab.play("d6");
  assert.equal(asks(), true);
  store.isFull = false;
  tab.play("c3");
  assert.equal(asks(), false);
  assert.match(sentenceIn(tab), /^Black plays c3/);
});

test("a game that was left and is not stored is asked about too, until there is room for it", () => {
  const store = limited();
  const forbidden = openTabOf(() => assert.fail("forbidden"), { settings: { white: "human" } });
  const full = openTab(store, { settings: { white: "human" } });
  store.isFull = true;
  for (const tab of [forbidden, full]) {
    tab.play("f5 d6 c3");
    tab.actions.run("new");
    assert.equal(tab.state().unstored, true, "the new game is empty, the one in the list is not");
  }
  assert.match(sentenceIn(forbidden), /^Not stored\. New game\./);
  store.isFull = false;
  full.play("c4");
  assert.equal(full.state().unstored, false);
  assert.deepEqual(
    openTab(store)
      .storage.leftGames.read()
      .map(({ game }) => game.transcript),
    ["f5d6c3"],
  );
  forbidden.actions.openPanel("games");
  forbidden.actions.forgetLeftGame(forbidden.state().leftGames.list[0]);
  assert.equal(forbidden.state().unstored, false, "there is nothing to lose");
});

test("a choice that the browser does not store is reported, and stored once there is room", () => {
  const store = limited();
  const tab = openTab(store, { settings: { white: "human" } });
  store.isFull = true;
  tab.actions.set("theme", "garden");
  assert.match(sentenceIn(tab), /^Your browser does not store what you do here/);
  store.isFull = false;
  tab.play("f5");
  assert.equal(tab.state().unstored, false);
  assert.deepEqual(tab.storage.kept.take(STORED_CHOICES).value, { theme: "garden" });
});

test("what is written without room is stored with the next move, unless another tab has written since then", () => {
  const written = (tab, text) => tab.store.dispatch({ type: "exercises-written", text });
  for (const [others, stored] of [
    [null, "this tab"],
    ["another tab", "another tab"],
  ]) {
    const store = limited();
    const tabs = [0, 1].map(() => openTab(store, { settings: { white: "human" } }));
    store.isFull = true;
    written(tabs[0], "this tab");
    assert.equal(tabs[0].state().unstored, true);
    store.isFull = false;
    if (others !== null) written(tabs[1], others);
    tabs[0].play("f5");
    assert.equal(tabs[0].state().unstored, others !== null);
    assert.equal(tabs[0].storage.kept.find(LASTING).value.written, stored);
  }
});

test("with the storage full, a reload goes on with the tab's game, not with an older one", () => {
  const [store, own] = [limited(), memory()];
  const tab = openTab(store, { settings: { white: "human" } }, own);
  tab.play("f5");
  store.isFull = true;
  tab.actions.run("new");
  tab.play("d3 c3");
  tab.actions.comment("not stored");
  tab.actions.run("new");
  const reloaded = openTab(store, { settings: { white: "human" } }, own);
  assert.deepEqual([reloaded.line(), reloaded.previous()], ["", "d3c3"]);
  assert.equal(reloaded.state().previousGame.comments[0].text, "not stored");
  store.isFull = false;
  reloaded.play("c4");
  assert.equal(reloaded.previous(), "d3c3", "the older game displaces nothing");
  const other = openTab(store, {}, memory());
  assert.equal(other.line(), "c4");
});

test("with the storage full, a game that another tab has stored since then is the previous one", () => {
  const [store, own] = [limited(), memory()];
  const tab = openTab(store, { settings: { white: "human" } }, own);
  store.isFull = true;
  tab.play("d3");
  store.isFull = false;
  const other = openTab(store, { settings: { white: "human" } }, memory());
  other.play("f5 d6");
  const reloaded = openTab(store, { settings: { white: "human" } }, own);
  assert.equal(reloaded.line(), "d3");
  reloaded.play("c3");
  assert.equal(reloaded.previous(), "f5d6");
});

test("games that were left stay where all of them do not make enough room", () => {
  const store = limited();
  const tab = openTab(store, { settings: { white: "human" } });
  tab.play("f5 d6 c3");
  tab.actions.run("new");
  const { setItem } = store;
  store.setItem = (key, value) => {
    if (key === STORED_CHOICES.key) assert.fail("full");
    setItem(key, value);
  };
  tab.actions.set("theme", "garden");
  assert.deepEqual(
    tab.storage.leftGames.read().map(({ game }) => game.transcript),
    ["f5d6c3"],
  );
});

test("a reload goes on with the tab's own game, whichever another tab has chosen since then", async () => {
  const [shared, own, others] = [memory(), memory(), memory()];
  const tab = startTab(shared, own);
  tab.actions.set("white", "human");
  tab.play("f5");
  const other = startTab(shared, others);
  await chooseGame(other.context, "connect-four");
  const reloaded = startTab(shared, own);
  assert.equal(reloaded.state().game.game, "reversi");
  assert.equal(reloaded.line(), "f5");
  assert.equal(startTab(shared, others).state().game.game, "connect-four");
  reloaded.play("d6");
  assert.equal(startTab(shared, memory()).state().game.game, "connect-four", "the latest choice");
  const damaged = memory({ [TAB_GAME.key]: '"chess"' });
  assert.equal(startTab(shared, damaged).state().game.game, "connect-four");
});

test("a page that is to keep nothing does not report it", () => {
  const board = openTabOf(noStorage, { settings: { white: "human" } });
  board.play("f5 d6");
  assert.equal(board.state().unstored, false);
});

test("players that an address has brought are stored with the game, also where no move has been played since", () => {
  const store = memory();
  const seats = (tab) => ["black", "white"].map((side) => tab.state().settings.current[side]);
  const tab = startTab(store, memory(), "", { white: "human" });
  tab.play("f5 d6");
  const next = startTab(store, memory(), "", { white: "random" });
  next.actions.set("sound", true);
  const later = startTab(store, memory());
  assert.deepEqual([later.line(), ...seats(later)], ["f5d6", "human", "random"]);
});

test("of damaged data any part is reported", () => {
  const damagedBy = (key, value) => {
    const storage = createStorage(HOUSE, () => memory(key === null ? {} : { [key]: value }));
    return storage.readVisit().damaged;
  };
  for (const key of [STORED_CHOICES.key, RECORD.key, EXERCISES.key, LEFT_GAMES.key])
    assert.equal(damagedBy(key, "{"), true, key);
  assert.equal(damagedBy(null), false);
  assert.equal(damagedBy(STORED_CHOICES.key, JSON.stringify({ pause: 200 })), false);
});

test("a comment on an empty board that is not stored is asked about, an empty board is not", () => {
  const full = memory();
  full.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const tab = openTabOf(() => full, { settings: { white: "human" } });
  assert.equal(tab.state().unstored, false);
  tab.actions.comment("Before the first move.");
  assert.equal(tab.state().unstored, true);
});

test("the guide that a visitor has closed is closed for good", () => {
  const store = memory();
  const tab = openTab(store, { guide: 0 });
  assert.equal(tab.state().panels.guide, 0);
  tab.actions.closeGuide();
  assert.equal(JSON.parse(store.getItem(GUIDE.key)), true);
  assert.equal(createStorage(HOUSE, () => store).readGuide(), null);
});

test("a choice that another tab has made since is not the game of this one", () => {
  const [store, own] = [memory(), memory()];
  const storage = createStorage(
    HOUSE,
    () => store,
    () => own,
  );
  own.setItem(TAB_GAME.key, JSON.stringify("connect-four"));
  store.setItem(STORED_CHOICES.key, JSON.stringify({ pause: 200, game: "tic-tac-toe" }));
  assert.deepEqual(storage.readVisit().stored, { pause: 200, game: "connect-four" });
  own.setItem(TAB_GAME.key, JSON.stringify("chess"));
  assert.deepEqual(storage.readVisit().stored, { pause: 200, game: "tic-tac-toe" });
  own.setItem(TAB_GAME.key, JSON.stringify("tic-tac-toe"));
  assert.deepEqual(storage.readVisit().stored, { pause: 200, game: "tic-tac-toe" });
});

test("a tab says that it has left something as long as that is so", () => {
  const own = memory();
  const storage = createStorage(HOUSE, noStorage, () => own);
  assert.equal(storage.hasUnfinished(), false);
  own.setItem("reversi.unfinished.1", JSON.stringify({ erased: [], review: null }));
  assert.equal(storage.hasUnfinished(), false);
  own.setItem("reversi.unfinished.1", JSON.stringify({ erased: [], review: { some: "moves" } }));
  assert.equal(storage.hasUnfinished(), true);
  own.setItem("reversi.unfinished.1", JSON.stringify({ erased: [{ name: "record" }] }));
  assert.equal(storage.hasUnfinished(), true);
});

test("a position that was set up and left waits for a new tab behind two other kinds of games", async () => {
  const store = memory();
  const tab = startTab(store, memory());
  tab.play("f5 d6");
  tab.actions.run("edit");
  tab.actions.choose(squareIndex("a1"));
  tab.actions.closeEditor();
  const { leftEditors } = tab.state().editor;
  assert.equal(leftEditors.length, 1);
  for (const id of ["connect-four", "tic-tac-toe"]) {
    await chooseGame(tab.context, id);
    tab.actions.choose(0);
  }
  const later = startTab(store, memory());
  assert.equal(later.state().game.game, "tic-tac-toe");
  later.actions.choose(4);
  await chooseGame(later.context, "reversi");
  assert.deepEqual(later.state().editor.leftEditors, leftEditors);
});
