// Tic-Tac-Toe and Connect Four on the page: entry, sentences, marks, and the way between the games.
import assert from "node:assert/strict";
import test from "node:test";
import { FIRST_GAME, GAMES, gameNamed } from "../play/games/index.ts";
import { openExercise } from "../rooms/exercises/exercise-steps.ts";
import { chooseGame } from "../play/game/choose-game.ts";
import { isActionInGame, isActionWorking } from "./action-state.ts";
import { isFieldInGame } from "../play/settings/settings.ts";
import { valueJobs } from "../play/game/value-jobs.ts";
import { columnOf } from "./shortcuts.ts";
import { playedOf } from "../play/game/played.ts";
import { storedFormOf, storedGameOf } from "../play/game/stored-game.ts";
import { turnJob } from "../play/game/turn-job.ts";
import { themeOf } from "../floor/theming/themes.ts";
import { announceEnd } from "../play/game/end-text.ts";
import { createTexts } from "../test/support/loaded-texts.js";
import { squareName } from "../play/games/squares.ts";
import { sideGames } from "../test/support/built-rules.js";
import { finding, setTable } from "../test/support/headless-page.js";
import { announce, squareAttributes } from "../test/support/shown.js";

const TWO = { black: "human", white: "human" };
const textsOf = (id) => createTexts("en", themeOf("classic"), gameNamed(id));
const open = (id, options) => setTable({ id, settings: TWO, ...options });
const say = ({ state }) => announce(state(), textsOf(state().game.game));

/** The squares that carry an attribute. */
function carrying({ state }, name) {
  return squareAttributes(state(), textsOf(state().game.game)).flatMap((attributes, index) =>
    attributes[name] === undefined ? [] : [squareName(state().game, index)],
  );
}

test("the levels of the page are those of the module, without the random player", () => {
  for (const { id, levels, random, module } of GAMES.filter((game) => game.module !== "reversi")) {
    assert.equal(module, "side-games");
    assert.deepEqual(sideGames.levels(id), [random, ...levels]);
  }
});

test("a game has no action and no field for what it does not have", () => {
  const { state } = open("connect-four");
  assert.deepEqual(
    ["pass", "selftest", "undo", "hint"].map((id) => isActionInGame(gameNamed("connect-four"), id)),
    [false, false, true, true],
  );
  assert.equal(isActionWorking(state(), "selftest"), false);
  const fields = ["start", "first", "think-time", "manual-pass", "values", "black-level"];
  assert.deepEqual(
    fields.map((field) => isFieldInGame(gameNamed("connect-four"), field)),
    [false, true, false, false, true, true],
  );
  const turning = ["reversi", "tic-tac-toe", "connect-four"].filter((id) =>
    isFieldInGame(gameNamed(id), "turned"),
  );
  assert.deepEqual(turning, ["reversi", "tic-tac-toe"]);
  const marking = ["reversi", "tic-tac-toe", "connect-four"].filter((id) =>
    isFieldInGame(gameNamed(id), "hints"),
  );
  assert.deepEqual(marking, ["reversi", "connect-four"]);
});

test("any square of a column lets a disc fall to the lowest empty one", () => {
  const table = open("connect-four");
  table.play("d1 d1 a6");
  assert.deepEqual(table.state().game.line, ["4", "4", "1"]);
  assert.equal(say(table), "Red drops into column 1. Yellow to move.");
  assert.deepEqual(carrying(table, "data-legal"), ["d4", "a5", "b6", "c6", "e6", "f6", "g6"]);
  table.actions.hover(3);
  assert.deepEqual(carrying(table, "data-preview"), ["d4"]);
});

test("sentences and squares speak of columns, in both languages", () => {
  const table = open("connect-four");
  const de = createTexts("de", themeOf("garden"), gameNamed("connect-four"));
  const both = () => [say(table), announce(table.state(), de)];
  table.play("e1");
  assert.deepEqual(both(), [
    "Red drops into column 5. Yellow to move.",
    "Tomate wirft in Spalte 5. Maulwurf ist am Zug.",
  ]);
  table.store.dispatch({ type: "hinted", found: finding("a1", { square: 6 }), line: [] });
  assert.deepEqual(both(), ["Hint: column 7.", "Tipp: Spalte 7."]);
  table.actions.set("confirm", true);
  table.play("b2");
  assert.equal(say(table), "Choose column 2 again to drop the disc.");
  table.actions.goTo(1);
  assert.equal(say(table), "After move 1, column 5. Yellow to move.");
  const { "aria-label": label } = squareAttributes(table.state(), textsOf("connect-four"))[39];
  assert.equal(label, "Column 5, row 6, Red, last move");
});

test("a key plays a column anywhere, and only where discs fall", () => {
  const press = (key) => ({ key, repeat: false, altKey: false, ctrlKey: false, metaKey: false });
  const { state } = open("connect-four");
  assert.deepEqual(
    ["1", "7", "8", "0", "d"].map((key) => columnOf(state(), press(key))),
    [0, 6, null, null, null],
  );
  assert.equal(columnOf(state(), { ...press("4"), ctrlKey: true }), null);
  assert.equal(columnOf(open("reversi").state(), press("4")), null);
  const drawn = open("connect-four");
  drawn.actions.setDrawing(true);
  assert.equal(columnOf(drawn.state(), press("4")), null);
});

test("the disc above a column waits there at every turn, wherever it lands", () => {
  const table = open("connect-four");
  table.actions.hover(10);
  assert.deepEqual(carrying(table, "data-preview"), ["d6"]);
  table.play("d1");
  assert.deepEqual(carrying(table, "data-preview"), ["d5"]);
  table.actions.hover(null);
  assert.deepEqual(carrying(table, "data-preview"), []);
});

test("a refused press does not hurry the reply to a disc that falls", () => {
  const table = open("connect-four", {
    settings: { ...TWO, white: "computer", pause: 0, animation: "normal" },
  });
  table.play("d1");
  const { delay } = turnJob(table.state());
  table.actions.press(0);
  assert.equal(table.state().notice.kind, "rejected");
  assert.equal(turnJob(table.state()).delay, delay);
  assert.ok(delay > 0);
});

/** Lets the module of the side games answer the jobs for values. */
function solve(table) {
  for (const { key, task } of valueJobs(table.state())) {
    const rules = sideGames.new_game({ ...task.setup, transcript: task.transcript });
    const { squares } = task.options;
    // A bound of positions in place of the usual one of time: a busy machine finds the same.
    const found = rules.analyse({ squares, nodes: 1e9 });
    table.store.dispatch({ type: "found", key, found, done: true });
  }
}

test("every column says who wins, and with how many more moves", () => {
  const table = open("connect-four", {
    settings: { ...TWO, values: true },
    transcript: "44453335",
  });
  solve(table);
  const plates = squareAttributes(table.state(), textsOf("connect-four"))
    .filter((attributes) => attributes["data-shown"])
    .map((attributes) => [attributes["data-column"], attributes["data-shown"]]);
  assert.equal(plates.length, 7);
  const at = (square) => {
    const {
      "data-shown": shownValue,
      "data-verdict": verdict,
      "aria-label": label,
    } = squareAttributes(table.state(), textsOf("connect-four"))[square];
    return [shownValue, verdict, label];
  };
  // Of four discs each, the winner places sixteen more in column 1, and the other wins at once.
  assert.deepEqual(at(35), [
    "wins\nin 16",
    "wins",
    "Column 1, row 6, legal move, wins with 16 more moves, best",
  ]);
  assert.deepEqual(at(36), [
    "loses\nin 1",
    "loses",
    "Column 2, row 6, legal move, loses to the next move",
  ]);
  table.play("b1 b1");
  assert.equal(table.state().game.outcome?.winner, "white");
});

test("a value whose proof takes long first says who wins, and the status line what is missing", () => {
  const table = open("connect-four", { settings: { ...TWO, values: true }, workers: 2 });
  const value = (square, score, exact) => ({ square, score, exact, depth: 0, pv: [] });
  const report = (key, moves, done = false) =>
    table.store.dispatch({ type: "found", key, found: { moves, nodes: 1, ms: 1 }, done });
  const at = (square) => {
    const attributes = squareAttributes(table.state(), textsOf("connect-four"))[square];
    return [attributes["data-shown"], attributes["data-verdict"], attributes["aria-label"]];
  };
  assert.deepEqual(
    valueJobs(table.state()).map(({ key, task }) => [key, task.options.squares.length]),
    [
      ["values-0", 4],
      ["values-1", 3],
    ],
  );
  assert.equal(say(table), "New game. Red to move.");
  assert.equal(carrying(table, "data-sought").length, 7, "a place for each value");
  report("values-0", [value(38, 1, false)]);
  assert.deepEqual(at(38), ["wins", "wins", "Column 4, row 6, legal move, wins"]);
  assert.equal(say(table), "New game. Red to move. Some values are not known yet.");
  const columns = [35, 36, 37, 39, 40, 41].map((square) => value(square, -1, false));
  report("values-1", columns, true);
  assert.deepEqual(carrying(table, "data-sought"), []);
  assert.deepEqual(at(35), ["loses", "loses", "Column 1, row 6, legal move, loses"]);
  assert.equal(say(table), "New game. Red to move.");
  assert.deepEqual(carrying(table, "data-best"), []);
  report("values-0", [value(38, 1, true)], true);
  assert.equal(at(38)[0], "wins\nin 21");
  assert.deepEqual(carrying(table, "data-best"), []);
  table.play("d1");
  report("values-0", [], true);
  assert.match(say(table), /Some values are not known yet\.$/);
  report("values-1", [value(36, 0, true)], true);
  assert.deepEqual(carrying(table, "data-sought"), []);
  assert.match(say(table), /Some values stay unknown: so early in the game .*\.$/);
});

test("every square of Tic-Tac-Toe says win, draw or loss", () => {
  const table = open("tic-tac-toe", { settings: { ...TWO, values: true } });
  solve(table);
  assert.equal(carrying(table, "data-shown").length, 9);
  const shownTexts = () =>
    squareAttributes(table.state(), textsOf("tic-tac-toe")).map(
      (attributes) => attributes["data-shown"] ?? ".",
    );
  assert.deepEqual(new Set(shownTexts()), new Set(["draw"]));
  table.play("a1 b1");
  solve(table);
  assert.ok(shownTexts().includes("wins"));
  table.play("b2 a2 c3");
  assert.equal(shownTexts().join(""), ".........");
});

test("a full column is refused with a sentence, and the game goes on", () => {
  const table = open("connect-four", { transcript: "444444" });
  assert.equal(table.actions.press(3), false);
  assert.equal(say(table), "Column 4 is full.");
  assert.equal(carrying(table, "aria-disabled").length, 6);
  table.play("c6");
  assert.equal(table.state().game.ply, 7);
});

test("four in a row win, are marked, and end the game in the winner's name", () => {
  const table = open("connect-four");
  table.play("d1 e1 d1 e1 d1 e1 d1");
  assert.deepEqual(carrying(table, "data-win"), ["d3", "d4", "d5", "d6"]);
  assert.equal(say(table), "Red drops into column 4. Red wins. Four in a row after 7 moves.");
  assert.equal(announceEnd(table.state(), textsOf("connect-four")).title, "Red wins");
  assert.equal(table.actions.press(0), false);
  assert.equal(say(table), "The game is over.");
});

test("three in a row win Tic-Tac-Toe, a full board is a draw, and undo takes either back", () => {
  const table = open("tic-tac-toe");
  table.play("b2 a1 c1 a3 a2 c2 c3 b1 b3");
  assert.equal(say(table), "Cross plays b3. A draw. The board is full.");
  table.actions.run("undo");
  assert.equal(table.state().game.ply, 8);
  const won = open("tic-tac-toe");
  won.play("a1 b1 b2 c1 c3");
  const strike = () => squareAttributes(won.state(), textsOf("tic-tac-toe"))[0]["data-strike"];
  assert.equal(strike(), "se");
  won.actions.set("turned", true);
  assert.equal(strike(), "nw");
  assert.deepEqual(carrying(won, "data-win"), ["a1", "b2", "c3"]);
  assert.equal(say(won), "Cross plays c3. Cross wins. Three in a row after 5 moves.");
});

test("a computer is asked for a level of its game, a hint for the strongest, without a time", () => {
  const table = open("connect-four", { settings: { ...TWO, white: "computer" } });
  table.play("d1");
  const { key, level } = turnJob(table.state());
  assert.deepEqual([key, level], ["computer", "medium"]);
  const { task } = table.engine.requests[0];
  assert.deepEqual([task.game, task.setup.game], ["connect-four", "connect-four"]);
});

test("a hint says what its move is worth where the solver has proven that", () => {
  const hint = (id, outcome, settings = {}) => {
    const table = open(id, { settings: { ...TWO, ...settings } });
    const found = finding("a1", { square: 1, score: 0, exact: true, outcome });
    table.store.dispatch({ type: "hinted", found, line: [] });
    return say(table);
  };
  assert.equal(hint("connect-four", null), "Hint: column 2.");
  assert.equal(hint("connect-four", "win"), "Hint: column 2 wins.");
  assert.equal(hint("tic-tac-toe", "draw"), "Hint: b1 holds the draw.");
  assert.equal(hint("tic-tac-toe", "loss"), "Hint: b1, though every move loses to best play.");
  assert.match(hint("connect-four", "draw", { details: true }), /^Hint: column 2\. ./);
});

test("a hint says what to look for, then the column, then the line in columns", () => {
  const table = open("connect-four");
  table.play("a1 a1 b1 b1 c1 c1");
  const region = Uint8Array.from([35, 36, 37]);
  const found = finding("a1", { square: 38, outcome: "win", theme: "win", region });
  table.store.dispatch({ type: "hinted", found, line: [] });
  assert.equal(say(table), "You can complete a row at once: where?");
  assert.deepEqual(carrying(table, "data-region"), ["a6", "b6", "c6"]);
  const { "aria-label": label } = squareAttributes(table.state(), textsOf("connect-four"))[35];
  assert.equal(label, "Column 1, row 6, Red, part of the hint");
  table.actions.run("hint");
  assert.equal(say(table), "Hint: column 4 wins.");
  assert.deepEqual(carrying(table, "data-region"), []);
  assert.deepEqual(carrying(table, "data-hint"), ["d6"]);
});

test("every theme of the side games has a sentence, and a hint without one names the columns", () => {
  const themes =
    "win block fork squeeze chain guard odd-row even-row answer only-win only-safe lost under threat deny rows";
  const said = (theme, region = []) => {
    const table = open("connect-four");
    const found = finding("a1", { square: 38, outcome: "draw", theme, region });
    table.store.dispatch({ type: "hinted", found, line: [] });
    return say(table);
  };
  const sentences = themes.split(" ").map((theme) => said(theme));
  assert.equal(new Set(sentences).size, 16);
  assert.ok(
    sentences.every((sentence) => /^[A-Z].*[.?]$/.test(sentence)),
    sentences.join(" "),
  );
  assert.equal(said(null, [37, 38, 39]), "A good move lies among the marked columns.");
  assert.equal(said(null), "Hint: column 4 holds the draw.", "nothing to look for");
});

test("the moves of a hint's line are columns", () => {
  const table = open("connect-four");
  const found = finding("a1", { square: 38, theme: "rows", region: [38] });
  const side = (/** @type {number} */ index) => (index % 2 ? "white" : "black");
  const line = [38, 31, 24].map((square, index) => ({ square, side: side(index) }));
  table.store.dispatch({ type: "hinted", found, line });
  table.actions.run("hint");
  table.actions.run("hint");
  assert.equal(say(table), "It could go on like this: 4 4 4.");
});

test("every game waits as it was left, with its own players and its own previous game", async () => {
  const table = setTable({ settings: TWO });
  table.play("f5 d6");
  table.actions.run("new");
  table.play("c4");
  await chooseGame(table.context, "connect-four");
  assert.deepEqual(
    [table.state().game.game, table.state().settings.current.white, table.state().previousGame],
    ["connect-four", "computer", null],
  );
  table.actions.set("white-level", "perfect");
  table.play("d1");
  table.store.subscribe((state, before) => table.context.storage.save(state, before));
  assert.deepEqual(table.state().settings.stored, {
    game: "connect-four",
    "connect-four.white-level": "perfect",
  });
  await chooseGame(table.context, "reversi");
  assert.equal(table.state().settings.current["white-level"], FIRST_GAME.usual);
});

test("each game shows values or not, and the settings stay open for the arrow keys", async () => {
  const table = setTable({ settings: TWO });
  table.actions.set("values", true);
  table.actions.openPanel("settings");
  await chooseGame(table.context, "connect-four");
  const { settings, panels } = table.state();
  assert.deepEqual([settings.current.values, panels.open], [false, "settings"]);
  table.actions.openPanel("help");
  await chooseGame(table.context, "reversi");
  assert.equal(table.state().settings.current.values, true);
  assert.equal(table.state().panels.open, "help");
});

test("a game that was left comes back from the storage, without a browser's too", async () => {
  const table = setTable({ settings: TWO });
  table.store.subscribe((state, before) => table.context.storage.save(state, before));
  table.play("f5 d6");
  await chooseGame(table.context, "tic-tac-toe");
  table.actions.set("white", "human");
  table.play("b2 a1");
  await chooseGame(table.context, "reversi");
  assert.deepEqual(table.state().game.line, ["f5", "d6"]);
  await chooseGame(table.context, "tic-tac-toe");
  assert.deepEqual(table.state().game.line, ["b2", "a1"]);
  assert.equal(table.state().settings.current.white, "human");
});

test("what was being set up waits while another game is on the board", async () => {
  const table = setTable({ settings: TWO });
  table.actions.run("edit");
  table.actions.edit({ ...table.state().mode.editor, turn: "white" });
  const { editor } = table.state().mode;
  for (const action of ["new", "former"]) {
    await chooseGame(table.context, "tic-tac-toe");
    if (action === "former") table.actions.run("new");
    table.play("b2");
    table.actions.run(action);
    await chooseGame(table.context, "reversi");
    table.actions.run("edit");
    assert.deepEqual(table.state().mode.editor, editor, action);
  }
});

test("what was set up for the previous game waits for both", async () => {
  const table = setTable({ transcript: "f5d6", settings: TWO });
  table.store.subscribe((state, before) => table.context.storage.save(state, before));
  table.actions.run("edit");
  table.actions.edit({ ...table.state().mode.editor, turn: "white" });
  const { editor } = table.state().mode;
  table.actions.run("new");
  await chooseGame(table.context, "connect-four");
  table.actions.load("44");
  await chooseGame(table.context, "reversi");
  table.actions.run("edit");
  assert.notDeepEqual(table.state().mode.editor, editor);
  table.actions.closeEditor();
  table.actions.run("former");
  table.actions.run("edit");
  assert.deepEqual(table.state().mode.editor, editor);
});

test("of two choices in a row the last one counts", async () => {
  const table = setTable({ settings: TWO });
  const first = chooseGame(table.context, "tic-tac-toe");
  await Promise.all([first, chooseGame(table.context, "connect-four")]);
  assert.equal(table.state().game.game, "connect-four");
});

test("a game that cannot be loaded leaves the one on the board, and says so", async () => {
  const table = setTable({
    settings: TWO,
    loadRules: () => Promise.reject(new Error("offline")),
  });
  table.play("f5");
  await chooseGame(table.context, "connect-four");
  assert.deepEqual([table.state().game.game, table.state().game.line], ["reversi", ["f5"]]);
  assert.equal(say(table), "This game could not be loaded; please try again later.");
});

test("a link that the other game refuses leaves the one on the board", async () => {
  const table = setTable({ settings: TWO });
  table.play("f5");
  const before = table.state();
  const fragment = "#game=connect-four&start=parallel";
  const read = (session) => session.readLink(fragment);
  await assert.rejects(chooseGame(table.context, "connect-four", read), ({ code, detail }) => {
    assert.deepEqual([code, detail], ["bad-address", "start=parallel"]);
    return true;
  });
  assert.equal(table.state(), before);
  table.actions.run("new");
  assert.equal(table.state().game.game, "reversi", "the session still has the game's rules");
});

test("a whole board of digits is a position, other lines of digits are games", () => {
  const table = open("connect-four");
  const rows = ["2122121", "1211122", "2122211", "1221112", "2111222", "2122111"];
  for (const text of [rows.join("\n"), ` ${rows.join("\r\n")}\n`, rows.join("")]) {
    assert.equal(table.actions.load(text), null);
    assert.deepEqual([...table.state().game.cells], rows.join("").split("").map(Number));
    assert.deepEqual(table.state().game.line, []);
  }
  assert.equal(table.actions.load(rows.slice(1).join("\n")), null);
  assert.equal(table.state().notice.others, 4);
});

test("a pasted game of another kind is recognised and can be opened", async () => {
  const table = setTable({ settings: TWO });
  assert.equal(table.actions.load("4453")?.code, "load");
  assert.equal(await table.actions.findGame("4453"), "connect-four");
  assert.equal(await table.actions.findGame("b2a1"), "tic-tac-toe");
  assert.equal(await table.actions.findGame("hello"), null);
  assert.equal(await table.actions.loadAs("connect-four", "4453"), null);
  assert.deepEqual(table.state().game.line, ["4", "4", "5", "3"]);
  assert.equal(await table.actions.findGame("f5d6c3"), "reversi");
});

test("a text with a fault is refused in the words of the game that is shown", () => {
  const sentences = {
    en: {
      "tic-tac-toe": [
        ["a1 b2 c9", "move 3: c9 is no square."],
        ["b2 b2", "the rules do not allow move 2: b2 is occupied."],
        [
          "XXXXXXXXX O",
          "no game leads to this position: the side to move has as many pieces as the other or one less, but there are 9 X, 0 O.",
        ],
        [
          "----X---- X",
          "no game leads to this position: the side to move has as many pieces as the other or one less, but there are 1 X, 0 O.",
        ],
        ["b2 (a1) $1", "move 2: (a1) $1 is no square."],
        ["XXXOOO--- X", "no game leads to this position: it was won before its last move."],
        ["....", "there is no game in the text."],
      ],
      "connect-four": [
        ["445x", "move 4: x is no column."],
        ["444 {note}", "move 4: {note} is no column."],
        ["a1 b2 c9", "the rules do not allow move 1: a disc falls past a1."],
        [`X${"-".repeat(41)} O`, "no game leads to this position: a disc falls past a1."],
        ["....", "there is no game in the text."],
      ],
      reversi: [
        ["f5f5", "the rules do not allow move 2: f5 is occupied."],
        ["f5 z9", "move 2: z9 is no square."],
        ["f5 hello d6", "move 2: hello is no square."],
      ],
    },
    de: {
      "tic-tac-toe": [
        ["a1 b2 c9", "Zug 3: c9 ist kein Feld."],
        [
          "XXXXXXXXX O",
          "Keine Partie führt zu dieser Stellung: Wer am Zug ist, hat so viele Steine wie die andere Seite oder einen weniger, hier stehen aber 9 X, 0 O.",
        ],
        [
          "XXXOOO--- X",
          "Keine Partie führt zu dieser Stellung: Sie war vor ihrem letzten Zug schon gewonnen.",
        ],
      ],
      "connect-four": [
        ["445x", "Zug 4: x ist keine Spalte."],
        ["a1 b2 c9", "Die Regeln erlauben Zug 1 nicht: Ein Stein fällt an a1 vorbei."],
      ],
    },
  };
  for (const [lang, games] of Object.entries(sentences))
    for (const [id, list] of Object.entries(games)) {
      const texts = createTexts(lang, themeOf("classic"), gameNamed(id));
      const before = texts.t("problem-load", { cause: "" });
      for (const [text, sentence] of list)
        assert.equal(
          texts.problem(open(id).actions.load(text)),
          before + sentence,
          `${id}: ${text}`,
        );
    }
});

test("an exercise on the board of another game is refused in a whole sentence", async () => {
  const library = {
    load: async () => "",
    read: async () => [{ lines: [] }],
    check: async () => [],
  };
  const table = open("connect-four", { library });
  await openExercise(table.context, "1");
  assert.equal(say(table), "Exercise 1 cannot be opened: only Reversi has exercises.");
  const german = createTexts("de", themeOf("classic"), gameNamed("connect-four"));
  assert.equal(
    announce(table.state(), german),
    "Aufgabe 1 lässt sich nicht öffnen: Aufgaben gibt es nur für Reversi.",
  );
  const pasted = `${"-".repeat(27)}XO------OX${"-".repeat(27)} X\nwin 1\nf5`;
  const refused = await table.actions.take(pasted);
  assert.equal(
    textsOf("connect-four").problem(refused),
    "This cannot be loaded: only Reversi has exercises.",
  );
});

test("where games may not be loaded, none is found in a text", async () => {
  for (const lock of ["undo", "board"])
    assert.equal(await setTable({ locks: [lock] }).actions.findGame("4453"), null, lock);
});

test("where the choice of games is locked, nothing speaks of the others", async () => {
  const table = setTable({ settings: TWO, locks: ["game"] });
  assert.equal(await table.actions.findGame("4453"), null);
  table.actions.set("game", "connect-four");
  await new Promise(setImmediate);
  assert.equal(table.state().game.game, "reversi");
});

test("a running game of each kind is stored and read again", () => {
  for (const [id, transcript] of [
    ["connect-four", "4453"],
    ["tic-tac-toe", "b2a1"],
  ]) {
    const form = JSON.parse(
      JSON.stringify(storedFormOf(playedOf(open(id, { transcript }).state()))),
    );
    const { setup, ply } = storedGameOf(gameNamed(id), form);
    assert.deepEqual([setup.game, ply], [id, id === "connect-four" ? 4 : 2]);
  }
});
