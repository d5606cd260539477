// Variations of a text: branches of the game, their comments, and the sentences about them.
import { NOTHING_BESIDE } from "./comments-of-text.ts";
import assert from "node:assert/strict";
import test from "node:test";
import { firstGameOf } from "./session.ts";
import { FIRST_GAME, gameNamed } from "../games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { sideGames } from "../../test/support/built-rules.js";
import { setTable } from "../../test/support/headless-page.js";
import { settled } from "../../test/support/settled.js";
import { announce } from "../../test/support/shown.js";

const said = (table, lang = "en") => announce(table.state(), createTexts(lang, themeOf("classic")));

/** A table with a loaded text, after the engine has found these things beside its game. */
function loaded(text, beside) {
  const table = setTable({ settings: { black: "human", white: "human" } });
  assert.equal(table.actions.load(text), null);
  const found = { games: [{ ...NOTHING_BESIDE, ...beside }], unread: [] };
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  return table;
}

const variation = (moves, comments = []) => ({ moves, comments });
const LONG = { ply: 2, code: "long-comment", detail: "1001", message: "no" };
const UNREAD = { text: "(f6 a1)", code: "illegal-move", detail: "3: a1", message: "no" };

test("variations become branches with their comments, and a sentence says how many", () => {
  const comments = [{ ply: 2, text: "rare", marks: [] }];
  const table = loaded("f5 d6 (f4 {rare} e3 (d3)) c3", {
    variations: [variation("f5f4e3", comments), variation("f5f4d3")],
  });
  assert.deepEqual(table.state().branches, [
    ["f5", "f4", "e3"],
    ["f5", "f4", "d3"],
  ]);
  const rare = { moves: "f5f4", text: "rare", marks: [], given: true };
  assert.deepEqual(table.state().comments.list, [rare]);
  assert.match(said(table), /^The game has been loaded with 2 variations\. \S+ to move\./);
  assert.match(said(table, "de"), /^Die Partie ist mit 2 Varianten geladen\. /);
});

test("several comments on a position of variations become one, and the visitor's own stays", () => {
  const commented = (/** @type {string} */ text) => ({
    moves: "f5f4",
    comments: [{ ply: 2, text, marks: [] }],
  });
  const texts = (/** @type {string[]} */ ...read) => {
    const table = loaded("f5 d6 (f4)", { variations: read.map(commented) });
    return table.state().comments.list.map(({ text }) => text);
  };
  assert.deepEqual(texts("rare", "odd", ""), ["rare odd"]);
  assert.deepEqual(texts("rare", "rare"), ["rare"]);
});

test("what is left out of a text is named, and the game stays", () => {
  for (const [beside, sentence] of [
    [
      { unread_variations: [UNREAD] },
      /^The game has been loaded\. \(f6 a1\) is left out: .* 3: a1\.$/,
    ],
    [
      { unread_variations: [UNREAD, UNREAD] },
      /2 variations are left out; of the first, \(f6 a1\): /,
    ],
    [
      { unread_comments: [LONG] },
      /loaded\. The comment on move 2 is left out: 1,?001 characters are too many for a comment: /,
    ],
    [
      { unread_comments: [{ ...LONG, ply: 0 }] },
      /loaded\. The comment before the first move is left out: 1,?001 characters /,
    ],
    [
      { unread_comments: [LONG, LONG] },
      /loaded\. 2 comments are left out; of the first, on move 2: 1,?001 characters /,
    ],
    [{ glyphs: 2 }, /^The game has been loaded\. 2 annotation glyphs \(\$10\) are left out\.$/],
    [
      { variations: [variation("f5f4")], glyphs: 1 },
      /with 1 variation\. 1 annotation glyph \(\$10\) is left out\.$/,
    ],
  ]) {
    const table = loaded("f5 d6 $10 (f6 a1)", beside);
    assert.match(said(table), sentence);
    assert.deepEqual(table.state().game.line, ["f5", "d6"]);
  }
  const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  const many = squares.flatMap((square) =>
    squares.slice(0, 8).map((other) => variation(`f5f6${square}${other}`)),
  );
  assert.match(
    said(loaded("f5 d6 (f6 …)", { variations: many })),
    /with 500 variations\. 12 more are /,
  );
});

test("a text without variations is loaded in one sentence", () => {
  assert.match(
    said(loaded("f5 d6 (a good move)", {})),
    /^The game has been loaded\. \S+ to move\./,
  );
});

test("variations of a game of a collection come with it", async () => {
  const table = setTable({ settings: { black: "human", white: "human" } });
  const variations = [variation("f5f4")];
  table.actions.showCollected({ number: 1, text: "f5d6", ...NOTHING_BESIDE, variations });
  await settled();
  assert.deepEqual(table.state().branches, [["f5", "f4"]]);
  assert.match(said(table), /with 1 variation/);
});

test("a position with two comments has the glyph of the first that has one", () => {
  const commented = (comment) => variation("f5f4", [{ ply: 2, text: "", marks: [], ...comment }]);
  const glyphs = (...read) =>
    loaded("f5 d6 (f4)", { variations: read.map(commented) })
      .state()
      .comments.list.map((comment) => ["glyph" in comment, comment.glyph]);
  assert.deepEqual(glyphs({ glyph: "!" }, { glyph: "?" }), [[true, "!"]]);
  assert.deepEqual(glyphs({ text: "a" }, { glyph: "?" }), [[true, "?"]]);
  assert.deepEqual(glyphs({ text: "a" }, { text: "b" }), [[false, undefined]]);
});

test("other findings, and findings of a text that is gone, change no comment", () => {
  const table = setTable({ settings: { black: "human", white: "human" } });
  assert.equal(table.actions.load("f5 d6 (f4) c3"), null);
  const before = table.state().comments;
  const found = { games: [{ ...NOTHING_BESIDE, variations: [variation("f5f4")] }], unread: [] };
  table.store.dispatch({ type: "found", key: "collection", found, done: true });
  assert.equal(table.state().comments, before);
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  const { comments, branches } = table.state();
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  assert.deepEqual([table.state().comments, table.state().branches], [comments, branches]);
});

test("a sentence about a text counts all that is left out of it", () => {
  const beside = loaded("f5 d6 (f4)", { unread_variations: [UNREAD], unread_comments: [LONG] });
  assert.equal(beside.state().notice.beside?.unread.length, 1);
  assert.equal(beside.state().notice.beside?.unreadComments.length, 1);
  assert.equal(loaded("f5 d6 (f4)", {}).state().notice.beside, undefined);
});

test("a branch that the visitor has made meanwhile stays beside the variations", () => {
  const table = setTable({ settings: { black: "human", white: "human" } });
  table.actions.load("f5 d6 (f4) c3");
  table.actions.goTo(1);
  table.play("f6");
  const found = { games: [{ ...NOTHING_BESIDE, variations: [variation("f5f4")] }], unread: [] };
  table.store.dispatch({ type: "found", key: "comments", found, done: true });
  assert.deepEqual(table.state().branches, [
    ["f5", "d6", "c3"],
    ["f5", "f4"],
  ]);
  assert.notEqual(table.state().notice.kind, "loaded", "what is said of the move stays");
});

test("a board of digits is one text", () => {
  const table = setTable();
  const board = ["00000000", "00000000", "00000000", "00021000", "00012000"];
  const text = [...board, "00000000", "00000000", "00000000"].join("\n");
  assert.equal(table.actions.load(text), null);
  assert.deepEqual(table.state().game.score, { black: 2, white: 2 });
  const full = Array.from({ length: 8 }, () => "12211212").join("\n");
  assert.equal(table.actions.load(full), null);
  assert.deepEqual(table.state().game.score, { black: 32, white: 32 });
  assert.deepEqual(firstGameOf(full, FIRST_GAME), { first: full, others: 0 });
});

test("lines are divided beside the characters that the rules skip, and beside no others", () => {
  const connectFour = gameNamed("connect-four");
  const isSkipped = (character) => {
    try {
      return sideGames.read_game(`4453${character}`, "connect-four").snapshot().line.length === 4;
    } catch {
      return false;
    }
  };
  const tried = Array.from({ length: 0x70 }, (_, offset) => String.fromCodePoint(0x2000 + offset));
  const invisible = tried.filter((character) => !/\p{Punctuation}/u.test(character));
  for (const character of [...invisible, "\ufeff", "\u00a0", "x"]) {
    const { others } = firstGameOf(`4453${character}\n4444`, connectFour);
    const name = character.codePointAt(0).toString(16);
    assert.equal(others === 1, isSkipped(character), name);
  }
});

test("lines of columns are separate games: the first is loaded, and a sentence says so", () => {
  const table = setTable({ id: "connect-four", settings: { black: "human", white: "human" } });
  assert.equal(table.actions.load("4453\n\n4444\n33"), null);
  assert.equal(table.state().game.line.join(""), "4453");
  const texts = createTexts("en", themeOf("classic"));
  assert.match(announce(table.state(), texts), /^The first game has been loaded; 2 more lines /);
  for (const text of ["1. 4 4\n2. 5 3", "44 53", "4453\n"]) {
    assert.equal(table.actions.load(text), null, text);
    assert.equal(table.state().game.line.join(""), "4453", text);
    assert.match(announce(table.state(), texts), /^The game has been loaded\./, text);
  }
});

test("a game of another kind is named", () => {
  const table = setTable({ id: "connect-four" });
  const problem = table.actions.load("#m=4453");
  const texts = createTexts("en", themeOf("classic"));
  assert.match(texts.problem(problem), /it is a game of another kind \(Reversi\)/);
});
