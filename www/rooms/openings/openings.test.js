// Openings: practice in which the computer stays, the explorer's moves, and balanced starts.
import assert from "node:assert/strict";
import test from "node:test";
import { room } from "./room.ts";
import { shownGame } from "../../play/board/shown-game.ts";
import { isLibraryOpen } from "../../play/ui/library.ts";
import { practicePoint } from "../../play/game/opening-practice.ts";
import { symmetricLines, practisedLine } from "../../play/game/practised-line.ts";
import {
  exploredMoves,
  matchingOpenings,
  openingAfter,
  openingsByLine,
  practiceText,
  ownLines,
} from "./openings-model.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { allEstimated, moveValues } from "../../play/game/move-values.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { squareIndex, squareName } from "../../test/support/squares.js";
import { memory } from "../../test/support/memory-storage.js";
import { startTab } from "../../test/support/tabs.js";
import { isActionWaiting, isActionWorking } from "../../shell/action-state.ts";
import { UNFINISHED } from "../../shell/unfinished-storage.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { setTable } from "../../test/support/headless-page.js";
import { NOTHING_BESIDE } from "../../play/game/comments-of-text.ts";
import { make } from "../../test/support/document.js";
import { announce, squareAttributes } from "../../test/support/shown.js";

const { createOpeningsView } = await import("./openings-view.ts");

const TEXTS = createTexts("en", themeOf("classic"));
const TIGER = { moves: "f5d6c3d3c4", en: "Tiger", de: "Tiger", ja: "虎" };

const line = (table) => table.state().game.line.join("");

/** Lets the pause before the computer's reply go by. */
async function reply(table) {
  await new Promise(setImmediate);
  table.clock.pass(5000);
  await new Promise(setImmediate);
}

test("an opening has four lines, one for each symmetry of the start", () => {
  const lines = symmetricLines("f5d6c3").map((moves) => moves.join(""));
  assert.deepEqual(lines, ["f5d6c3", "e6f4c3", "d3c5f6", "c4e3f6"]);
});

test("the computer plays the moves of the opening without a search, in any symmetry", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise(TIGER);
  table.play("e6");
  assert.equal(table.engine.running().length, 0);
  await reply(table);
  assert.equal(line(table), "e6f4");
  table.play("c3");
  await reply(table);
  assert.equal(line(table), "e6f4c3c4");
  table.play("d3");
  assert.equal(practicePoint(table.state()).kind, "done");
  assert.match(announce(table.state(), TEXTS), /The opening “Tiger” is complete\./);
  assert.equal(table.engine.running().length, 0, "the computer waits for a choice");
  table.actions.run("practise-again");
  assert.match(announce(table.state(), TEXTS), /Practising Tiger: your move 1 of 3\./);
});

test("the visitor's moves of the opening are counted, with the computer's move before them", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise(TIGER);
  const said = () => announce(table.state(), TEXTS);
  assert.equal(said(), "New game. Practising Tiger: your move 1 of 3.");
  table.play("f5");
  assert.match(said(), /White to move\.$/);
  await reply(table);
  assert.equal(said(), "White plays d6. Practising Tiger: your move 2 of 3.");
});

test("after its last move a practice is played on as a game", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise({ ...TIGER, moves: "f5d6c3" });
  table.play("f5");
  await reply(table);
  table.play("c3");
  assert.equal(table.engine.running().length, 0);
  table.actions.run("play-on");
  assert.equal(table.state().openings.practice, null);
  assert.equal(table.engine.running()[0].task.type, "search");
});

test("the move that leaves the opening is named, and undo leads back into it", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise(TIGER);
  table.play("f5");
  await reply(table);
  table.play("c4");
  assert.deepEqual(practicePoint(table.state()), { kind: "left", number: 3, squares: ["c3"] });
  assert.equal(announce(table.state(), TEXTS), "This leaves the opening “Tiger”: c3 was the move.");
  assert.equal(attributesAt(table, "c3")["data-hint"], "");
  table.clock.pass(60_000);
  assert.equal(table.engine.running().length, 0, "the computer waits, and the sentence stays");
  table.actions.run("take-back");
  assert.equal(attributesAt(table, "c3")["data-hint"] ?? null, null);
  assert.deepEqual(practicePoint(table.state()), { kind: "within", squares: ["c3"] });
});

test("a press on the move of the opening takes back the one that has left it", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise(TIGER);
  table.play("f5");
  await reply(table);
  const { line } = table.state().game;
  table.play("c4");
  const missed = table.state().game;
  assert.equal(table.actions.press(squareIndex("c4")), false, "only the ringed square");
  assert.equal(table.actions.press(squareIndex("c3")), true);
  assert.equal(table.state().game, missed, "a press alone changes nothing");
  table.actions.choose(squareIndex("c3"));
  assert.deepEqual(table.state().game.line, [...line, "c3"]);
});

test("a hint leads to the move of the opening and along its line, without a search", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  const said = () => announce(table.state(), TEXTS);
  table.actions.practise(TIGER);
  table.play("e6");
  await reply(table);
  table.actions.run("hint");
  assert.equal(said(), "Look at the upper left: a good move lies there.");
  assert.equal(table.state().point.hint, null);
  table.actions.run("hint");
  assert.equal(said(), "Hint: c3.");
  assert.equal(attributesAt(table, "c3")["data-hint"], "");
  table.actions.run("hint");
  const squares = table.state().point.line.map(({ square }) => squareName(square));
  assert.deepEqual(squares, ["c3", "c4", "d3"]);
  assert.equal(table.engine.running().length, 0, "nothing is searched for");
  table.play("c3");
  assert.deepEqual(practicePoint(table.state()), { kind: "within", squares: ["c4"] });
});

test("a hint leads to the opening nowhere but in the practised game", async () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.practise({ ...TIGER, moves: "f5d6" });
  table.play("f5 d6");
  table.actions.run("hint");
  assert.equal(table.engine.running()[0].task.type, "search", "past the opening's last move");
  table.actions.run("practise-again");
  table.actions.endPractice();
  table.actions.run("hint");
  assert.equal(table.engine.running()[0].task.type, "search", "without a practice");
});

test("a reload goes on with a practice, which says nothing of a computer where none plays", () => {
  const [shared, own] = [memory(), memory()];
  const tab = startTab(shared, own);
  tab.actions.set("white", "human");
  tab.actions.practise(TIGER);
  tab.play("e6");
  const reloaded = startTab(shared, own);
  assert.deepEqual(practicePoint(reloaded.state()), { kind: "within", squares: ["f4"] });
  assert.equal(reloaded.state().openings.practice.opening.en, "Tiger");
  const texts = createStudyTexts(TEXTS);
  assert.equal(practiceText(reloaded.state(), texts), "Move 2 of 5.");
  reloaded.actions.set("white", "computer");
  assert.match(practiceText(reloaded.state(), texts), /The computer stays in the opening\.$/);
  reloaded.actions.endPractice();
  assert.equal(startTab(shared, own).state().openings.practice, null);
});

test("a damaged practice is none, and a link of a game ends it", () => {
  const wrong = [7, {}, { ...TIGER, moves: "f5z9" }, { ...TIGER, en: null }];
  for (const practised of wrong) {
    const own = memory({ [UNFINISHED.key]: JSON.stringify({ practised }) });
    assert.equal(startTab(memory(), own).state().openings.practice, null);
  }
  const kept = () => memory({ [UNFINISHED.key]: JSON.stringify({ practised: TIGER }) });
  assert.equal(startTab(memory(), kept()).state().openings.practice?.opening.en, "Tiger");
  assert.equal(startTab(memory(), kept(), "#m=f5d6").state().openings.practice, null);
});

test("a practice ends with its game", () => {
  const table = setTable({ settings: { white: "human" } });
  const isOn = () => table.state().openings.practice !== null;
  table.actions.practise(TIGER);
  table.play("f5");
  table.actions.run("practise-again");
  table.actions.practise(TIGER);
  assert.equal(isOn(), true, "begun again");
  table.actions.run("new");
  assert.deepEqual([isOn(), announce(table.state(), TEXTS)], [false, "New game. Black to move."]);
  table.actions.practise(TIGER);
  assert.equal(table.actions.load("f5d6"), null);
  assert.equal(isOn(), false);
  table.actions.practise(TIGER);
  table.actions.run("former");
  assert.deepEqual([isOn(), line(table)], [false, "f5d6"]);
});

test("the way out of a practice stands beside its sentence, and the game goes on", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  const working = () =>
    ["take-back", "practise-again", "play-on", "leave"].filter((id) =>
      isActionWorking(table.state(), id),
    );
  assert.deepEqual(working(), []);
  table.actions.practise(TIGER);
  assert.deepEqual(working(), ["leave"]);
  table.play("f5");
  assert.deepEqual(working(), ["leave"], "also while the computer replies");
  await reply(table);
  table.play("c4");
  assert.deepEqual(working(), ["take-back", "play-on"]);
  table.actions.run("play-on");
  assert.deepEqual(working(), []);
  assert.equal(table.engine.running()[0].task.type, "search", "the computer answers");
  table.actions.practise(TIGER);
  table.play("f5");
  table.actions.run("leave");
  assert.deepEqual([table.state().openings.practice, line(table)], [null, "f5"]);
});

test("a hint is off where a practice waits for a choice, and waits for the computer's move", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  const waits = () => isActionWaiting(table.state(), "hint");
  table.actions.practise({ ...TIGER, moves: "f5d6c3" });
  assert.equal(waits(), false);
  table.play("f5");
  assert.equal(waits(), true);
  table.actions.practise({ ...TIGER, moves: "f5" });
  table.play("f5");
  assert.deepEqual([waits(), isActionWorking(table.state(), "hint")], [false, false]);
});

test("the close of the card ends the practice", () => {
  const table = setTable({ settings: { white: "human" } });
  const root = make("section");
  const view = createOpeningsView(root, table.actions, { openings: () => [] }, async () => "");
  explore(table);
  table.actions.practise(TIGER);
  view.update(table.state(), null, createStudyTexts(TEXTS));
  root.querySelector(".sheet-head button").click();
  const { practice, explorer } = table.state().openings;
  assert.deepEqual([practice, explorer], [null, false]);
});

/** Opens the panel of openings. */
function explore(table) {
  table.actions.openPanel("learn");
  table.actions.showExplorer(true);
}

const attributesAt = (table, square) => squareAttributes(table.state(), TEXTS)[squareIndex(square)];

/** A move as the book and known games have it. */
const known = (square, facts) => {
  const none = { book: null, games: 0, share: 0, wins: 0, draws: 0, losses: 0 };
  return { square: squareIndex(square), ...none, ...facts };
};

test("the explorer lists every move by the value that the board shows, and its games", () => {
  const table = setTable({ settings: { white: "human" }, transcript: "f5" });
  explore(table);
  const tasks = table.engine.running().map(({ task }) => task.type);
  assert.deepEqual(tasks.sort(), ["analyse", "explore"]);
  const found = [
    known("f4", {}),
    known("d6", { book: -0.75, games: 3, share: 0.75, wins: 1, draws: 1, losses: 0 }),
    known("f6", { book: 0.25, games: 1, share: 0.25 }),
  ];
  table.store.dispatch({ type: "found", key: "explore", found, done: true });
  const rows = () => exploredMoves(table.state());
  assert.deepEqual(
    rows().map(({ square, value, share }) => [squareName(square), value?.score, share]),
    [
      ["f6", 0.25, 0.25],
      ["d6", -0.75, 0.75],
      ["f4", undefined, 0],
    ],
  );
  assert.deepEqual([rows()[1].won, rows()[1].drawn, rows()[1].lost], [0.5, 0.5, 0]);
  const moves = [{ square: squareIndex("f4"), score: 3.21, exact: false, depth: 5, pv: [] }];
  table.store.dispatch({ type: "found", key: "values-0", found: { moves }, done: false });
  assert.deepEqual(
    rows().map(({ square, value }) => [squareName(square), value.origin, value.score]),
    [
      ["f4", "search", 3.21],
      ["f6", "book", 0.25],
      ["d6", "book", -0.75],
    ],
  );
  for (const { square, value } of rows())
    assert.equal(Number(attributesAt(table, squareName(square))["data-value"]), rounded(value));
  const { "data-shown": shown, "data-share": share } = attributesAt(table, "d6");
  assert.deepEqual([shown, share], ["−0.8", "75 %"], "the heading says that all are estimates");
  assert.equal(allEstimated(moveValues(table.state())), true);
  assert.equal(table.state().settings.current.values, false, "the setting stays as it is");
});

test("the games with the position on the board are one press away", () => {
  const table = setTable({ settings: { white: "human" }, transcript: "f5" });
  const root = make("section");
  const view = createOpeningsView(root, table.actions, { openings: () => [] }, async () => "");
  const button = () => root.querySelector("[data-games-here]");
  const show = () => view.update(table.state(), null, createStudyTexts(TEXTS));
  explore(table);
  show();
  assert.equal(button(), null, "without a collection");
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  table.store.dispatch({ type: "collection-requested", files, id: "1" });
  const games = [{ number: 1, text: "f5d6", ...NOTHING_BESIDE }];
  const found = { games, unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  explore(table);
  show();
  button().click();
  assert.equal(isLibraryOpen(table.state()), true);
  assert.equal(table.state().collection.place, table.state().game);
});

const rounded = ({ score }) => Math.round(10 * score) / 10;

test("the squares name no share of games where none is known", () => {
  const table = setTable({ settings: { white: "human" }, transcript: "f5" });
  explore(table);
  const found = [known("f6", { book: 0.25 })];
  table.store.dispatch({ type: "found", key: "explore", found, done: true });
  const { "data-shown": shown, "data-share": share } = attributesAt(table, "f6");
  assert.deepEqual([shown, share], ["+0.3", undefined]);
});

test("both sides move on the board while openings are explored, and the computer is silent", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  explore(table);
  table.play("f5 d6 c3");
  assert.equal(line(table), "f5d6c3");
  table.actions.explore(squareIndex("d3"));
  table.play("c4");
  assert.equal(line(table), "f5d6c3d3c4");
  const searches = table.engine.running().filter(({ task }) => task.type === "search");
  assert.deepEqual([searches, table.state().record.counted], [[], "never"]);
  table.actions.run("undo");
  assert.equal(table.state().game.ply, 4, "each move is taken back by itself");
  table.actions.run("redo");
  table.actions.showExplorer(false);
  assert.equal(table.state().mode.kind, "play");
  assert.equal(table.state().search.paused, "visitor", "the computer waits for Continue");
});

test("after a step back in the openings the computer waits, as after one in the game", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  explore(table);
  assert.equal(table.actions.load("f5d6c3d3c4f4"), null);
  table.actions.goTo(3);
  table.actions.showExplorer(false);
  assert.equal(table.state().game.ply, 3);
  const searches = table.engine.running().filter(({ task }) => task.type === "search");
  assert.deepEqual([searches, table.state().search.paused], [[], "visitor"]);
});

test("a look at the openings without a move leaves the game as it was", () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  explore(table);
  table.actions.showExplorer(false);
  table.play("f5");
  assert.equal(table.engine.running()[0].task.type, "search");
  assert.equal(table.state().record.counted, false);
});

test("an opening shows beside the running game, to which the end of the openings leads back", () => {
  const transcript = "f5f6e6f4";
  const table = setTable({ settings: { black: "human", white: "computer" }, transcript });
  room.begin(table.context);
  explore(table);
  const discs = () => shownGame(table.state()).cells.filter((cell) => cell !== 0).length;
  table.actions.showOpening(TIGER);
  assert.equal(discs(), 4 + TIGER.moves.length / 2);
  assert.equal(table.state().previousGame, null, "it replaces no game");
  table.actions.openPanel("games");
  assert.deepEqual([line(table), table.state().game.ply, discs()], [transcript, 4, 8]);
  assert.equal(table.state().search.paused, null, "the game goes on");
});

test("moves that were explored stay beside the running game as a branch", () => {
  const table = setTable({ settings: { white: "human" }, transcript: "f5f6e6f4" });
  room.begin(table.context);
  explore(table);
  table.actions.goTo(2);
  table.play("d3");
  table.actions.showExplorer(false);
  assert.equal(line(table), "f5f6e6f4");
  assert.deepEqual(
    table.state().branches.map((moves) => moves.join("")),
    ["f5f6d3"],
  );
});

test("a step back in the openings leads no further than they are open", () => {
  const table = setTable({ settings: { white: "human" }, transcript: "f5f6e6f4" });
  room.begin(table.context);
  explore(table);
  table.actions.goTo(1);
  table.actions.showExplorer(false);
  assert.equal(table.state().game.ply, 4);
});

test("beside a game that starts otherwise an opening shows as a game", () => {
  const table = setTable({
    settings: { white: "human" },
    setup: { start: "parallel", first: "black" },
  });
  explore(table);
  table.actions.showOpening(TIGER);
  assert.equal(line(table), TIGER.moves);
});

test("a position that was set up is played, whichever panel of exploring was open", () => {
  for (const open of ["showExplorer", "listGamesHere", "showBook"]) {
    const table = setTable({ settings: { black: "human", white: "computer" } });
    table.actions[open](true);
    assert.equal(table.state().mode.kind, "explore", open);
    table.actions.run("edit");
    const { editor } = table.state().mode;
    table.actions.edit({ ...editor, turn: "white" });
    table.actions.playEdited();
    assert.deepEqual([table.state().mode.kind, table.state().search.paused], ["play", null], open);
    assert.equal(table.engine.running()[0]?.task.type, "search", "the computer is to move");
  }
});

test("another panel ends the exploration, and a strip without a panel goes on with it", () => {
  const table = setTable({ settings: { white: "computer" } });
  explore(table);
  const kind = () => table.state().mode.kind;
  table.actions.openPanel(null);
  assert.equal(kind(), "explore");
  table.actions.openPanel("game");
  assert.equal(kind(), "play");
  table.actions.openPanel("learn");
  assert.equal(kind(), "explore");
  table.actions.run("review");
  table.play("f5");
  table.actions.practise(TIGER);
  assert.equal(kind(), "play");
});

test("the line on the board and its branches can be practised", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  assert.equal(table.actions.load("f5d6c3d3c4f4"), null);
  table.actions.goTo(3);
  explore(table);
  table.play("f4");
  const names = (_, { count, moves }) => `${moves} (${count})`;
  const lines = ownLines(table.state(), { t: names, lang: "fr" });
  assert.deepEqual(
    lines.map(({ moves, fr }) => [moves, fr]),
    [
      ["f5d6c3f4", "f5 d6 c3 f4 (4)"],
      ["f5d6c3d3c4f4", "f5 d6 c3 d3 (6)"],
    ],
  );
  table.actions.practise(lines[1]);
  for (const [own, after] of [
    ["f5", "f5d6"],
    ["c3", "f5d6c3d3"],
  ]) {
    table.play(own);
    assert.equal(table.engine.running().length, 0, "no search: the line says what follows");
    await reply(table);
    assert.equal(line(table), after);
  }
  const setup = { start: "parallel", first: "black" };
  const other = { game: { setup, line: ["d6", "e3"] }, branches: [] };
  assert.deepEqual(ownLines(other, { t: names, lang: "fr" }), []);
});

test("a move has the name of the opening to which it leads, in any symmetry", () => {
  const byLine = openingsByLine([TIGER]);
  const after = (transcript, square) =>
    openingAfter(byLine, setTable({ transcript }).state().game, squareIndex(square))?.en;
  assert.equal(after("f5d6c3d3", "c4"), "Tiger");
  assert.equal(after("e6f4c3c4", "d3"), "Tiger");
  assert.equal(after("f5d6c3d3", "f6"), undefined);
});

test("an opening is found by a part of its name or by its first moves", () => {
  const names = (text) => matchingOpenings([TIGER], text, "en").map(({ en }) => en);
  for (const text of ["", "tig", "f5", "F5 D6", "1. f5 d6 2. c3"])
    assert.deepEqual(names(text), ["Tiger"], text);
  for (const text of ["lion", "d6"]) assert.deepEqual(names(text), [], text);
});

test("the opening that a search names as a whole comes first", () => {
  const longer = { ...TIGER, en: "Tiger, longer", moves: `${TIGER.moves}c4` };
  for (const text of ["Tiger", TIGER.moves])
    assert.equal(matchingOpenings([longer, TIGER], text, "en")[0], TIGER, text);
  assert.equal(matchingOpenings([TIGER, longer], longer.moves, "en")[0], longer);
});

test("a practice counts the moves of its line in the symmetry of the game", async () => {
  const table = setTable({ settings: { black: "human", white: "computer" } });
  table.actions.practise(TIGER);
  assert.equal(practisedLine(table.state()).done, 0);
  table.play("e6");
  await reply(table);
  assert.deepEqual(practisedLine(table.state()), {
    moves: ["e6", "f4", "c3", "c4", "d3"],
    done: 2,
  });
  table.play("d3");
  assert.equal(practisedLine(table.state()).done, 2, "a move beside the line does not count");
});

test("nothing is looked up while an opening is practised or hints are locked", () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.openPanel("learn");
  table.actions.showExplorer(true);
  table.actions.practise(TIGER);
  assert.equal(table.engine.running().length, 0);
  const locked = setTable({ settings: { white: "human" }, locks: ["hint"] });
  locked.actions.openPanel("learn");
  locked.actions.showExplorer(true);
  assert.equal(locked.engine.running().length, 0);
});

test("a balanced start begins a new game", () => {
  const table = setTable({ settings: { white: "human" } });
  table.actions.practise(TIGER);
  const seen = [];
  table.store.subscribe((state) => seen.push([state.openings.practice !== null, state.game.ply]));
  table.actions.startFrom("f5d6c3d3c2f6c6d2");
  const { game, notice, record } = table.state();
  assert.deepEqual([game.ply, notice.kind, record.counted], [8, "started", false]);
  assert.deepEqual(seen, [[false, 8]], "the practice ends with the game that it belongs to");
});
