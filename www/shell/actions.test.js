// The visitor's actions: what each does, where it does nothing, and what a host page's locks leave.
import assert from "node:assert/strict";
import test from "node:test";
import { isLibraryOpen } from "../play/ui/library.ts";
import { GAMES, gameNamed } from "../play/games/index.ts";
import { WIPEOUT, setTable } from "../test/support/headless-page.js";
import { createTexts } from "../test/support/loaded-texts.js";
import { settled } from "../test/support/settled.js";
import { squareIndex } from "../test/support/squares.js";
import { themeOf } from "../floor/theming/themes.ts";
import { ACTIONS, ACTION_IDS, CONTROLS, actionText, controlText } from "./action-table.ts";
import { isActionInGame, isActionWaiting, isActionWorking } from "./action-state.ts";
import { announce } from "../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));
const PEOPLE = { settings: { white: "human" } };
const LINE = "f5d6c3d3c4";
const TIGER = { name: "Tiger", moves: "f5d6c3" };
const PROBLEM = { code: "load", detail: "", message: "no" };

const works = (table, id) => isActionWorking(table.state(), id);
const lock = (table, ...locks) => table.store.dispatch({ type: "locked", locks });
const line = (table) => table.state().game.line.join("");

/** A page whose list has three games. */
function listed(options = PEOPLE) {
  const table = setTable(options);
  const games = ["f5d6", "f5f6", "f5f4"].map((text, at) => ({
    ...{ number: at + 1, text, moves: 2, black: "", white: "", event: "", date: "" },
    ...{ comments: [], variations: [], unread_variations: [], unread_comments: [], glyphs: 0 },
    ...{ assumed_black: false, black_discs: null, opening: null },
  }));
  const files = [{ name: "games.txt", bytes: new Uint8Array() }];
  table.store.dispatch({ type: "collection-requested", files, id: "1" });
  const found = { games, unread: [], more: false };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  table.actions.showCollection(false);
  return { ...table, games };
}

test("the button of a new game asks who plays, and the game begins by the settings", () => {
  const table = setTable();
  table.actions.pressButton("new");
  assert.equal(table.state().panels.picker, "white");
  table.actions.pickPlayers(null);
  table.actions.set("first", "white");
  table.actions.run("new");
  assert.deepEqual([table.state().panels.picker, table.state().game.turn], [null, "white"]);
});

test("a field that names no game of the page changes no game, and stores no choice", () => {
  const table = setTable();
  for (const name of ["chess", "", 7]) table.actions.set("game", name);
  const { current, stored } = table.state().settings;
  assert.deepEqual([current.game, stored], ["reversi", {}]);
});

test("the dialog of a new game opens for a side, and asking twice changes nothing", () => {
  const table = setTable();
  table.actions.pickPlayers("black");
  assert.equal(table.state().panels.picker, "black");
  const before = table.state();
  table.actions.pickPlayers("black");
  assert.equal(table.state(), before);
  assert.equal(before.panels.open, null);
});

test("Swap exchanges the players with their levels", () => {
  const table = setTable({ settings: { white: "computer", "white-level": "5" } });
  table.actions.run("swap");
  const { black, white, "black-level": level } = table.state().settings.current;
  assert.deepEqual([black, white, level], ["computer", "human", "5"]);
});

test("Help opens its panel and closes it, whatever panel is open", () => {
  const table = setTable();
  const open = () => {
    table.actions.run("help");
    return table.state().panels.open;
  };
  assert.deepEqual([open(), open()], ["help", null]);
  table.actions.openPanel("settings");
  assert.equal(open(), "help");
});

test("a panel that is open stays as it is when it is opened", () => {
  const table = setTable();
  table.actions.openPanel("settings");
  const before = table.state();
  table.actions.openPanel("settings");
  assert.equal(table.state(), before);
});

test("Hint says more at a second press", async () => {
  const table = setTable(PEOPLE);
  table.actions.run("hint");
  const [request] = table.engine.running();
  await request.answer("f5", { book: false, theme: null });
  const { advice, hint } = table.state().point;
  assert.ok(advice !== null || hint !== null);
  const count = table.engine.requests.length;
  const before = table.state().point;
  table.actions.run("hint");
  assert.notDeepEqual(table.state().point, before);
  assert.equal(table.engine.requests.length, count, "nothing is searched again");
});

test("the list of games opens where one of them is on the board, or a host page shows it", async () => {
  const table = listed();
  assert.equal(works(table, "game-list"), false, "none is on the board");
  table.store.dispatch({ type: "hosted", changes: { controls: ["game-list"] } });
  assert.equal(works(table, "game-list"), true);
  table.store.dispatch({ type: "hosted", changes: { controls: null } });
  table.actions.showCollected(table.games[1]);
  await settled();
  assert.equal(works(table, "game-list"), true);
  table.actions.openPanel("game");
  table.actions.run("game-list");
  assert.equal(isLibraryOpen(table.state()), true);
  const none = setTable(PEOPLE);
  none.store.dispatch({ type: "hosted", changes: { controls: ["game-list"] } });
  assert.equal(works(none, "game-list"), false);
});

test("a practice that has left its opening offers the move again, one that is done the next round", () => {
  const table = setTable(PEOPLE);
  table.actions.practise(TIGER);
  table.play("f5 f6");
  assert.deepEqual([works(table, "take-back"), works(table, "practise-again")], [true, false]);
  table.actions.run("take-back");
  assert.equal(table.state().game.ply, 1);
  table.play("d6 c3");
  assert.deepEqual([works(table, "take-back"), works(table, "practise-again")], [false, true]);
  table.actions.run("practise-again");
  assert.deepEqual([table.state().game.ply, table.state().openings.practice.opening], [0, TIGER]);
});

test("a game that is over between two people can be sent, one that goes on cannot", () => {
  const table = setTable({ ...PEOPLE, transcript: WIPEOUT });
  assert.equal(works(table, "send"), true);
  table.actions.run("edit");
  assert.equal(works(table, "send"), false, "a position is set up");
  const started = setTable({ ...PEOPLE, transcript: LINE });
  assert.equal(works(started, "send"), false);
  assert.equal(works(setTable(PEOPLE), "send"), false);
});

test("a game with a friend is sent after the visitor's move, not before it", () => {
  const table = setTable({ settings: { black: "human", white: "friend" } });
  assert.equal(works(table, "send"), false, "the visitor is to move");
  table.play("f5");
  assert.equal(works(table, "send"), true);
  table.actions.run("send");
  assert.equal(table.state().friends.sheet?.kind ?? table.state().friends.sheet, "send");
});

test("Nearby leads back to what connects two devices, while there is another one", () => {
  const table = setTable(PEOPLE);
  assert.equal(works(table, "nearby"), false);
  table.store.dispatch({ type: "nearby-contact", contact: "connected" });
  table.actions.run("nearby");
  assert.equal(table.state().nearby.open, true);
});

test("steps end where the line on the board ends, and the first one leads out of it", () => {
  const table = setTable({ ...PEOPLE, transcript: LINE });
  table.actions.run("review");
  const best_line = ["c5", "f6"].map(squareIndex);
  const facts = { score: -4, best_score: 0, loss: 4, loss_at_least: 0, depth: 9, nodes: 1 };
  const signs = { exact: false, best_exact: false, book: false, reason: null };
  const [square, best] = ["c3", "c5"].map(squareIndex);
  const found = { ply: 3, side: "black", square, best, line: [square], best_line };
  table.store.dispatch({
    ...{ type: "found", key: "review-3", done: true },
    found: { ...found, ...facts, ...signs },
  });
  table.actions.showBetterLine(3);
  table.actions.run("last");
  assert.deepEqual([works(table, "next"), works(table, "last")], [false, false]);
  table.actions.run("back");
  assert.deepEqual([works(table, "next"), works(table, "last")], [true, true]);
  assert.equal(works(table, "first"), true);
  table.actions.run("first");
  assert.deepEqual([table.state().game.ply, table.state().point.line], [0, null]);
});

test("without a line that can be played on, nothing is played on", () => {
  const table = setTable({ ...PEOPLE, transcript: LINE });
  const before = table.state();
  table.actions.playOn();
  assert.equal(table.state(), before);
});

test("an action that a view alone runs does nothing by itself", () => {
  const table = setTable(PEOPLE);
  const before = table.state();
  for (const id of ACTION_IDS.filter((one) => ACTIONS[one].run === undefined))
    table.actions.run(id);
  assert.equal(table.state(), before);
});

test("buttons wait for the computer where they work on the visitor's turn", () => {
  const table = setTable({ settings: { black: "computer", white: "human" } });
  const waiting = ACTION_IDS.filter((id) => isActionWaiting(table.state(), id));
  assert.deepEqual(waiting, ["hint", "best", "random"]);
  lock(table, "hint");
  assert.deepEqual(
    ACTION_IDS.filter((id) => isActionWaiting(table.state(), id)),
    ["random"],
  );
  table.actions.run("stop");
  assert.equal(isActionWaiting(table.state(), "random"), false, "the computer waits for Continue");
  const people = setTable(PEOPLE);
  assert.equal(isActionWaiting(people.state(), "best"), false, "it works now");
  const computers = setTable({ settings: { black: "computer", white: "computer" } });
  assert.equal(isActionWaiting(computers.state(), "best"), false, "no visitor plays");
});

test("every control has the text of its button, and the parts of the page their own", () => {
  assert.deepEqual(
    ["undo", "first", "close", "game-list"].map((id) => actionText(id)),
    ["undo", "step-first", "close-window", "collection"],
  );
  assert.deepEqual(CONTROLS.filter((control) => !ACTION_IDS.includes(control)).map(controlText), [
    "moves",
    "settings",
  ]);
  for (const id of ACTION_IDS) assert.equal(controlText(id), actionText(id));
});

test("a game has the actions that it has something for", () => {
  const has = (id) => GAMES.filter((game) => isActionInGame(game, id)).map((game) => game.id);
  assert.ok(has("review").includes("reversi"));
  assert.ok(!has("review").includes("connect-four"));
  assert.ok(has("undo").length === GAMES.length);
  assert.equal(isActionInGame(gameNamed("connect-four"), "pass"), false);
});

test("two games in a text are read by the engine, one by the page", () => {
  const table = setTable(PEOPLE);
  assert.equal(table.actions.load("f5d6c3\nf5f6e6"), null);
  const { files } = table.state().collection.request;
  assert.deepEqual(
    files.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]),
    [["", "f5d6c3\nf5f6e6"]],
  );
  const other = setTable(PEOPLE);
  assert.equal(other.actions.load("f5d6c3"), null);
  assert.deepEqual([line(other), other.state().collection.request], ["f5d6c3", null]);
});

test("a press with the confirmation on sets up a position at once", () => {
  const table = setTable({ settings: { white: "human", confirm: true } });
  table.actions.run("edit");
  const { cells } = table.state().mode.editor;
  table.actions.choose(0);
  assert.notDeepEqual(table.state().mode.editor.cells, cells);
  assert.equal(table.state().point.armed, null);
});

test("a square that may not be played is no second try", () => {
  const table = setTable({ ...PEOPLE, transcript: LINE });
  table.actions.run("review");
  table.actions.tryAgain(4);
  table.actions.choose(squareIndex("d6"));
  assert.equal(table.state().mode.square, null);
  assert.equal(table.state().notice.kind, "rejected");
  table.actions.release();
  assert.equal(table.state().pointer.rejected, null);
});

test("who goes to another point of a game against the computer is not answered there", () => {
  const table = setTable({ transcript: LINE, settings: { white: "computer" } });
  table.actions.goTo(3);
  assert.equal(table.state().search.paused !== null, true);
  table.clock.pass(60_000);
  assert.equal(table.engine.running().length, 0);
  table.actions.run("stop");
  assert.deepEqual([table.state().notice.kind, table.state().search.paused], ["continued", null]);
});

test("a branch comes back at the requested point, and goes when it is dropped", () => {
  const table = setTable({ ...PEOPLE, transcript: LINE });
  table.actions.goTo(2);
  table.play("c4");
  const [branch] = table.state().branches;
  lock(table, "undo");
  table.actions.takeBranch(branch, 3);
  table.actions.dropBranches([branch]);
  assert.deepEqual([line(table), table.state().branches.length], ["f5d6c4", 1], "it is locked");
  lock(table);
  table.actions.takeBranch(branch, 3);
  assert.deepEqual([line(table), table.state().game.ply], [LINE, 3]);
  table.actions.dropBranches(table.state().branches);
  assert.deepEqual(table.state().branches, []);
});

test("locked players stay, also where a choice names something else beside them", () => {
  const table = setTable();
  lock(table, "level");
  table.actions.seat({ white: "human", "white-level": "5" });
  assert.equal(table.state().settings.current.white, "computer");
  table.actions.seat({ white: "human" });
  assert.equal(table.state().settings.current.white, "human");
  lock(table, "players");
  table.actions.seat({ white: "computer" });
  assert.equal(table.state().settings.current.white, "human");
});

test("a locked board begins no game with given moves", () => {
  const table = setTable(PEOPLE);
  lock(table, "board");
  table.actions.startFrom("f5d6");
  assert.equal(line(table), "");
  lock(table);
  table.actions.startFrom("f5d6");
  assert.equal(line(table), "f5d6");
});

test("what a part of the page reports is said until it is withdrawn, and no other sentence goes", () => {
  const table = setTable(PEOPLE);
  table.actions.report(PROBLEM);
  assert.deepEqual(table.state().notice, { kind: "problems", problems: [PROBLEM] });
  const said = table.state().notice;
  table.actions.withdraw({ ...PROBLEM });
  assert.equal(table.state().notice, said, "another report");
  table.actions.withdraw(PROBLEM);
  assert.deepEqual(table.state().notice, { kind: "withdrawn" });
  table.play("f5");
  const moved = table.state();
  table.actions.withdraw(PROBLEM);
  assert.equal(table.state(), moved, "something else is said by now");
});

test("a text cannot be taken where what reads it does not load", async () => {
  const table = setTable(PEOPLE);
  table.context.session.prepareToRead = async () => {
    throw new Error("offline");
  };
  const problem = await table.actions.take("f5d6");
  assert.deepEqual([problem.code, problem.message, line(table)], ["load", "offline", ""]);
});

test("a text that is longer than any game is one of games, and no room looks at it", async () => {
  const table = setTable(PEOPLE);
  const position = `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`;
  const long = "f5d6c3\n".repeat(40_000);
  assert.equal(await table.actions.take(long), null);
  assert.equal(table.state().collection.request.files[0].bytes.length, long.length);
  assert.equal(await setTable(PEOPLE).actions.take(position), null);
});

test("an update, a folder that was checked and a late engine are each said", () => {
  const table = setTable();
  table.store.dispatch({ type: "update-ready" });
  assert.deepEqual(table.state().notice, { kind: "update-ready" });
  assert.ok(announce(table.state(), TEXTS).length > 0);
  const report = { missing: [], other: ["club.js"] };
  table.store.dispatch({ type: "folder-checked", report });
  assert.deepEqual(table.state().notice, { kind: "folder", report });
  const { search, game } = table.state();
  table.store.dispatch({ type: "engine-late", late: true });
  assert.deepEqual([table.state().search, table.state().game], [{ ...search, late: true }, game]);
});

test("a page begins with nothing open, and with what its address leaves unsaid empty", () => {
  const { leftGames, evening, search, erased, exercises } = setTable().state();
  assert.deepEqual(leftGames, { list: [] });
  assert.deepEqual(evening, { open: false, history: null, followed: null, damaged: false });
  assert.deepEqual([search.paused, erased, exercises.list], [null, [], []]);
  assert.equal(setTable({ kept: { paused: true } }).state().search.paused, "visitor");
});
