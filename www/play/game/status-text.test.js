// Which sentence the status line says after each event.
import assert from "node:assert/strict";
import test from "node:test";
import { announceEnd } from "./end-text.ts";
import { announcePass } from "./status-text.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { squareIndex } from "../../test/support/squares.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { BLACK_PASSED, WIPEOUT, finding, setTable } from "../../test/support/headless-page.js";
import { announce } from "../../test/support/shown.js";

const EN = createTexts("en", themeOf("classic"));
const DE = createTexts("de", themeOf("garden"));
const PEOPLE = { white: "human" };

/** The sentences after the moves, in English and in German. */
function said(names, { settings = PEOPLE, transcript = "" } = {}) {
  const table = setTable({ settings, transcript });
  if (names) table.play(names);
  return [announce(table.state(), EN), announce(table.state(), DE)];
}

test("a new game says who begins", () => {
  assert.deepEqual(said(""), ["New game. Black to move.", "Neues Spiel. Tomate ist am Zug."]);
});

test("a move says the square, the discs flipped and who is next", () => {
  assert.deepEqual(said("f5"), [
    "Black plays f5 and flips 1 disc. White to move.",
    "Tomate setzt auf f5 und dreht 1 Stein um. Maulwurf ist am Zug.",
  ]);
  assert.match(
    said("c5", { transcript: WIPEOUT.slice(0, -2) })[0],
    /^Black plays c5 and flips 5 discs\./,
  );
});

test("an engine that is late is named while a computer is to move", () => {
  const table = setTable({ settings: { white: "computer" } });
  const late = (value) => table.store.dispatch({ type: "engine-late", late: value });
  late(true);
  assert.equal(announce(table.state(), EN), "New game. Black to move.");
  table.play("f5");
  assert.match(
    announce(table.state(), EN),
    /White to move\. The computer player is still loading\.$/,
  );
  assert.match(announce(table.state(), DE), /Der Computerspieler lädt noch\.$/);
  late(false);
  assert.match(announce(table.state(), EN), /White to move\.$/);
});

test("a pass is told without a click", () => {
  const [english, german] = said("h6", { transcript: BLACK_PASSED.slice(0, -2) });
  assert.match(english, /Black must pass\. White to move\.$/);
  assert.match(german, /Tomate muss passen\. Maulwurf ist am Zug\.$/);
});

test("a manual pass is requested", () => {
  const table = setTable({
    transcript: BLACK_PASSED.slice(0, -2),
    settings: { ...PEOPLE, "manual-pass": true },
  });
  table.play("h6");
  assert.match(announce(table.state(), EN), /Black must pass\. Please press “Pass”\.$/);
  assert.equal(announcePass(table.state(), EN), "Black must pass.");
  table.actions.run("pass");
  assert.equal(announce(table.state(), EN), "Black passes. White to move.");
  assert.equal(announcePass(table.state(), EN), "");
});

test("the end tells both counts where squares stayed empty", () => {
  const [english] = said("c5", { transcript: WIPEOUT.slice(0, -2) });
  assert.match(
    english,
    /Black wins 64\u2060–\u20600\. 13\u2060–\u20600 on the board, plus the empty squares\.$/,
  );
});

test("the end screen names winner and count, a full board only once", () => {
  const table = setTable({ settings: PEOPLE });
  const end = (black, white, winner, score) =>
    announceEnd({ ...table.state(), game: { score, outcome: { black, white, winner } } }, DE);
  assert.deepEqual(end(20, 44, "white", { black: 20, white: 44 }), {
    title: "Maulwurf gewinnt 44\u2060–\u206020",
    board: "",
  });
  assert.deepEqual(end(13, 51, "white", { black: 13, white: 44 }), {
    title: "Maulwurf gewinnt 51\u2060–\u206013",
    board: "44\u2060–\u206013 auf dem Brett, dazu die leeren Felder.",
  });
  assert.equal(
    end(32, 32, "draw", { black: 32, white: 32 }).title,
    "Unentschieden 32\u2060–\u206032",
  );
  assert.deepEqual(end(32, 32, "draw", { black: 30, white: 30 }), {
    title: "Unentschieden 32\u2060–\u206032",
    board: "30\u2060–\u206030 auf dem Brett, dazu je die Hälfte der leeren Felder.",
  });
});

test("the one human's end is told in the first person, with the own discs first", () => {
  const title = (white, black, winner, score, parts = { transcript: "f5" }) => {
    const table = setTable({ settings: { white, black }, transcript: parts.transcript });
    if (parts.load) table.actions.load(parts.load);
    const state = table.state();
    const outcome = { ...score, winner };
    return announceEnd({ ...state, game: { ...state.game, score, outcome } }, EN).title;
  };
  const lost = { black: 19, white: 45 };
  assert.equal(title("human", "computer", "white", lost), "You win 45\u2060–\u206019");
  assert.equal(title("computer", "human", "white", lost), "You lose 19\u2060–\u206045");
  assert.equal(title("random", "human", "white", lost), "You lose 19\u2060–\u206045");
  assert.equal(title("human", "human", "white", lost), "White wins 45\u2060–\u206019");
  assert.equal(title("computer", "random", "white", lost), "White wins 45\u2060–\u206019");
  for (const given of [{ transcript: "" }, { load: WIPEOUT }])
    assert.equal(title("computer", "human", "white", lost, given), "White wins 45\u2060–\u206019");
});

test("every refusal says why", () => {
  const refused = (square, parts) => {
    const table = setTable(parts);
    table.actions.press(squareIndex(square));
    return announce(table.state(), EN);
  };
  assert.equal(refused("d4"), "d4 is occupied.");
  assert.equal(refused("a1"), "a1 encloses nothing: a move must trap at least one disc.");
  assert.equal(refused("a1", { transcript: "f5" }), "It is not your turn: White is to move.");
  assert.equal(refused("a1", { transcript: WIPEOUT }), "The game is over.");
});

test("a hint tells what the engine expects only with details", () => {
  const table = setTable({ settings: PEOPLE });
  table.store.dispatch({
    type: "hinted",
    found: finding("f5", { score: 4, exact: true }),
    line: [],
  });
  assert.equal(announce(table.state(), EN), "Hint: f5.");
});

test("a hint tells what the engine expects, for the side that is ahead", () => {
  const table = setTable({ settings: { ...PEOPLE, details: true } });
  const hint = (score, exact) => {
    table.store.dispatch({ type: "hinted", found: finding("f5", { score, exact }), line: [] });
    return announce(table.state(), EN);
  };
  assert.equal(hint(null, false), "Hint: f5.");
  assert.equal(hint(-1, false), "Hint: f5. The computer expects White to be ≈1 disc ahead.");
  assert.equal(hint(4, true), "Hint: f5. Solved: Black wins by 4 discs.");
  assert.equal(hint(0, true), "Hint: f5. Solved: a draw.");
});

test("a computer that waits says how it goes on", () => {
  const table = setTable();
  table.actions.load("f5");
  assert.equal(
    announce(table.state(), EN),
    "The game has been loaded. White to move. “Continue” lets the computer play on.",
  );
});

test("a foreign text is quoted in short", () => {
  const table = setTable();
  table.store.dispatch({
    type: "problems",
    problems: [{ code: "bad-address", detail: `lang=${"A".repeat(6000)}`, message: "" }],
  });
  assert.ok(announce(table.state(), EN).length < 120);
});

test("problems that differ only in what they are about share a sentence", () => {
  const table = setTable();
  const tell = (...details) => {
    table.store.dispatch({
      type: "problems",
      problems: details.map((detail) => ({ code: "bad-address", detail, message: "" })),
    });
    return announce(table.state(), EN).replace("Unknown: ", "");
  };
  assert.equal(tell("black=x", "white=x", "black=x"), "black=x, white=x.");
  assert.equal(tell("a", "b", "c", "d", "e"), "a, b, c, d, ….");
  assert.equal(tell("a\u0000\u202eb"), "a\ufffd\ufffdb.");
  assert.equal(tell("a\r\n\tb"), "a b.");
});

test("several problems are told together, unknown ones in the engine's words", () => {
  const table = setTable();
  table.store.dispatch({
    type: "problems",
    problems: [
      { code: "bad-address", detail: "theme=x", message: "" },
      { code: "odd", detail: "", message: "Something odd." },
    ],
  });
  assert.equal(announce(table.state(), EN), "Unknown: theme=x. Something odd.");
});
