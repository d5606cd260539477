// The header of a game in every notation that is written: what the page keeps of a text is what
// another text has of it.
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { headerOf, recordNames } from "../../www/play/board/header.ts";
import { loadModule } from "./support/engine.mjs";

let engine;

before(async () => {
  engine = await loadModule();
});

const NAMES = {
  black: "Ada & Ö",
  white: "高橋",
  event: "Paris Open & Co = 7",
  date: "2005-11-02",
};
const LINE = ["f5", "d6", "c3"];

/** What the page reads of a text: the header of its one game. */
function read(text) {
  const bytes = new TextEncoder().encode(text);
  const { games, unread } = engine.read_collection([{ name: "", bytes }]);
  assert.deepEqual([games.length, unread], [1, []], text);
  assert.equal(games[0].text, LINE.join(""));
  return headerOf(games[0], LINE);
}

test("every notation of games gives back the header that it was written with", () => {
  const header = headerOf({ ...NAMES, black_discs: 40 }, LINE);
  const game = engine.new_game({ transcript: LINE.join("") });
  for (const notation of ["pgn", "ggf", "sgf", "link"]) {
    const text = game.write(notation, recordNames(header, LINE));
    // A link has no result.
    const expected = notation === "link" ? { ...header, result: null } : header;
    assert.deepEqual(read(text), expected, text);
  }
  game.free();
});

test("names of notations that are only read are kept", () => {
  const sides = { black: "Ada", white: "Bob", event: "", date: "", result: null };
  assert.deepEqual(read("Black: Ada\nWhite: Bob\nf5d6c3"), sides);
  const quest = { players: [{ name: "Ada" }, { name: "Bob" }], moves: LINE.map((m) => ({ m })) };
  assert.deepEqual(read(JSON.stringify(quest)), sides);
});

test("a link with names and nothing else is one to the usual start", () => {
  const game = engine.new_game({});
  const text = game.write("link", { black: "Ada" });
  assert.equal(text, "#m=&pb=Ada");
  assert.equal(
    engine.read_collection([{ name: "", bytes: new TextEncoder().encode(text) }]).games[0].black,
    "Ada",
  );
  game.free();
});
