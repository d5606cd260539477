// The documents against the modules: their programs run, and every name that a module exports is
// explained.
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { access, readFile } from "node:fs/promises";
import test from "node:test";
import { loadModule, squareIndex } from "./support/engine.mjs";

const engine = await loadModule();
const sideGames = await loadModule(undefined, "reversi-side-games");
const read = (name) => readFile(new URL(`../../docs/${name}`, import.meta.url), "utf8");
const protocol = await read("protocol.md");

/** The first block of a document in one language. */
function block(document, language) {
  const [, text] = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, "s").exec(document);
  return text;
}

/** The spans of code of a document, without its blocks. */
const spansOf = (document) =>
  document
    .replace(/^```.*?^```/gms, "")
    .split("\n")
    .flatMap((line) => line.split("`").filter((_, at) => at % 2 === 1));

/** Whether a document has a name as a word of code. */
const explains = (document, name) =>
  spansOf(document).some((span) => new RegExp(`\\b${name}\\b`).test(span));

test("the weights and the book are those whose recipes are told", async () => {
  for (const [document, file] of [
    ["evaluation.md", "weights.bin"],
    ["search.md", "book.bin"],
  ]) {
    const [, told] = /SHA-256\s`(\w+)`/.exec(await read(document));
    const path = new URL(`../../crates/engine/weights/${file}`, import.meta.url);
    const found = createHash("sha256").update(await readFile(path));
    assert.equal(found.digest("hex"), told, file);
  }
});

test("the first program of the protocol plays a move", async () => {
  const program = block(protocol, "js").replace(/^import .*\n/, "");
  const [, names] = /import init, (\{.*?\}) from/.exec(block(protocol, "js"));
  const run = new Function(
    "engine",
    "init",
    `const ${names} = engine; return (async () => { ${program} return { choice, flipped, cells, turn, moves }; })()`,
  );
  const { choice, flipped, cells, turn, moves } = await run(engine, async () => {});
  assert.ok(Number.isInteger(choice.square) && choice.score !== undefined);
  assert.ok(flipped instanceof Uint8Array && flipped.length > 0);
  assert.equal(cells.filter((cell) => cell !== 0).length, 8, "four moves on the board");
  assert.equal(turn, "black");
  assert.ok(moves.length > 0);
});

test("every function and method is explained", () => {
  const absent = [];
  for (const module of [engine, sideGames]) {
    const exported = Object.keys(module).filter((name) => !["default", "initSync"].includes(name));
    const methods = Object.getOwnPropertyNames(module.Game.prototype);
    for (const name of [...exported, ...methods])
      if (/^[a-z]/.test(name) && name !== "constructor" && !explains(protocol, name))
        absent.push(name);
  }
  assert.deepEqual([...new Set(absent)], []);
});

test("every notation, level and bot is named", async () => {
  for (const { name } of engine.notations()) assert.ok(explains(protocol, name), name);
  const [levels, playing] = await Promise.all(["levels.md", "playing.md"].map(read));
  for (const name of engine.levels()) {
    assert.match(levels, new RegExp(`\\b${name}\\b`, "i"), `levels.md: ${name}`);
    // The numbered levels stand there together.
    if (!/^\d+$/.test(name))
      assert.match(playing, new RegExp(`\\b${name}\\b`, "i"), `playing.md: ${name}`);
  }
  const [, ticTacToe, connectFour] = /`levels\(game\)` \| `(.*?)` \| `(.*?)`/.exec(protocol);
  assert.deepEqual(ticTacToe.split(" "), sideGames.levels("tic-tac-toe"));
  assert.deepEqual(connectFour.split(" "), sideGames.levels("connect-four"));
});

test("the exercise of the protocol is one", () => {
  const text = block(protocol, "text");
  const [{ lines, comment }] = engine.read_exercises(text);
  assert.equal(lines[0][0], squareIndex("a8"));
  assert.match(comment, /one move that wins/);
  assert.deepEqual(engine.check_exercises(text), []);
});

test("each file that the architecture names for a behaviour is there", async () => {
  const [, table] = /^## Where a behaviour lives\n(.*?)^## /ms.exec(await read("architecture.md"));
  const files = spansOf(table).filter((span) => /^(www|crates)\//.test(span));
  assert.ok(files.length >= 25);
  for (const file of files) await access(new URL(`../../${file}`, import.meta.url));
});
