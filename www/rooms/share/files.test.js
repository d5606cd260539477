// Files that a visitor gives: their encodings, their size, and what is made of several.
import assert from "node:assert/strict";
import test from "node:test";
import { inUtf8, textIn } from "../../floor/base/encodings.ts";
import { takeFiles } from "./files.ts";

const NAME = "Jürgen – 5²";
const utf8 = new TextEncoder().encode(NAME);
const units = (text, littleEndian) => {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1)
    view.setUint16(2 * at, text.charCodeAt(at), littleEndian);
  return [...new Uint8Array(view.buffer)];
};
const latin1 = Uint8Array.from("Jürgen 5²", (sign) => sign.charCodeAt(0));

/** The results of files: texts, and names and texts of collections. */
async function take(...files) {
  const taken = [];
  const decoder = new TextDecoder();
  const take = (found) => found.map(({ name, bytes }) => [name, decoder.decode(bytes)]);
  const actions = {
    addToDatabase: (found) => taken.push(["tournaments", ...take(found)]),
    collect: (found) => taken.push(...take(found)),
    report: ({ cause, message }) => taken.push(cause?.code ?? message),
  };
  const end = () => taken.push("end");
  await takeFiles(files, actions, async (text) => void taken.push(text), end);
  return taken;
}

test("UTF-8, with its mark or without, UTF-16 with its mark, and Latin-1 are one text", () => {
  assert.equal(textIn(utf8), NAME);
  assert.equal(textIn(Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8)), NAME);
  assert.equal(textIn(Uint8Array.of(0xff, 0xfe, ...units(NAME, true))), NAME);
  assert.equal(textIn(Uint8Array.of(0xfe, 0xff, ...units(NAME, false))), NAME);
  assert.equal(textIn(latin1), "Jürgen 5²");
  assert.equal(textIn(new Uint8Array()), "");
});

test("the engine gets texts in UTF-8, and databases as they are", () => {
  const utf16 = { name: "b.txt", bytes: Uint8Array.of(0xff, 0xfe, ...units(NAME, true)) };
  assert.deepEqual(inUtf8(utf16), { name: "b.txt", bytes: utf8 });
  const database = { name: "WTH_2019.WTB", bytes: latin1 };
  assert.deepEqual(inUtf8(database), database);
});

test("one file is a text in any encoding, several and a long one go to the engine, and those of tournaments to these", async () => {
  assert.deepEqual(await take(new File([latin1], "a.txt")), ["Jürgen 5²"]);
  const other = new File(["f5d6"], "b.txt");
  const database = new File([Uint8Array.of(0x41, 0x42)], "WTH_2019.WTB");
  const third = new File(["f5f6"], "c.txt");
  assert.deepEqual(await take(other, third), [
    ["b.txt", "f5d6"],
    ["c.txt", "f5f6"],
  ]);
  const ofTournaments = ["tournaments", ["WTH_2019.WTB", "AB"]];
  assert.deepEqual(await take(database), [ofTournaments, "end"]);
  assert.deepEqual(await take(other, database), [ofTournaments, "f5d6"]);
  const long = "f5\n".repeat(400_000);
  assert.deepEqual(await take(new File([long], "c.txt")), [["c.txt", long]]);
  const most = "f5\n".repeat(333_333);
  assert.deepEqual(await take(new File([most], "d.txt")), [most]);
});

test("of several files none is read if one is too large", async () => {
  const large = { name: "large.txt", size: 16_000_001, arrayBuffer: () => assert.fail("read") };
  const small = { name: "a.txt", size: 1, arrayBuffer: () => assert.fail("read") };
  assert.deepEqual(await take(small, large), ["file-too-large"]);
});

test("a packed database may be as large as the page keeps one", async () => {
  const packed = (size) => ({
    name: "reversi.games",
    size,
    arrayBuffer: async () => new ArrayBuffer(0),
  });
  assert.deepEqual(await take(packed(64_000_000), packed(1)), [
    ["tournaments", ["reversi.games", ""], ["reversi.games", ""]],
    "end",
  ]);
  assert.deepEqual(await take(packed(64_000_001)), ["games-too-large"]);
});

test("a long text of the page's own goes to its room as a text", async () => {
  const list = `Reversi games 1\n${"x".repeat(4_000_000)}`;
  assert.deepEqual(await take(new File([list], "games.txt")), [list]);
});
