// Books of other programs, read part by part by the module that the page loads for them.
import assert from "node:assert/strict";
import test from "node:test";
import { loadBooks } from "../../test/support/built-rules.js";
import { convertBook } from "./book-files.ts";

const books = await loadBooks();

/** How far the reading of a file was each time that the page heard of it, and the book. */
async function converted(parts, options) {
  const heard = [];
  const task = { file: new Blob(parts), most: 100, to: "lines", ...options };
  const book = await convertBook(books, task, ({ records }) => heard.push(records));
  return { ...book, text: new TextDecoder().decode(book.bytes), heard };
}

test("a file is read in parts of a million bytes, wherever they divide its lines", async () => {
  const comments = Array.from({ length: 99_999 }, (_, index) => `# ${index} is no move\n`);
  const { heard, ...book } = await converted([...comments, "f5 +1.5 depth 12\nf5d6 -3\n"]);
  assert.deepEqual(heard, [0, 1_000_000]);
  assert.equal(book.text, "f5 +1.5 depth 12\nf5d6 -3\n");
  assert.deepEqual([book.leftOut, book.damagedAt, book.unread], [0, null, []]);
});

test("of too many positions those with the fewest discs are kept, and the others counted", async () => {
  const { text, leftOut } = await converted(["f5d6c3d3c4\n"], { most: 2 });
  assert.equal(text, "f5\nf5d6\n");
  assert.equal(leftOut, 3);
});

test("lines that cannot be read are named, and the others are read", async () => {
  const { text, unread } = await converted(["f5\nno move\nf5a1\nf5f6\n"]);
  assert.deepEqual([text, unread], ["f5\nf5f6\n", [2, 3]]);
});

test("a book of Edax comes back as it was, and names the byte at which it is cut off", async () => {
  const lines = "f5 +1 depth 21\nf5d6 -3 depth 21\n";
  const { bytes } = await converted([lines], { to: "edax" });
  // The header, and two positions: with one move within the book, and with none.
  assert.equal(bytes.length, 42 + (40 + 2 + 2) + (40 + 2));
  assert.equal((await converted([bytes])).text, lines);
  const cut = await converted([bytes.subarray(0, -1)]);
  assert.deepEqual([cut.text, cut.damagedAt], ["f5 +1 depth 21\n", 42 + 44 + 1]);
});

test("a file that is no book is refused by its code", async () => {
  for (const parts of [
    [],
    ["no moves"],
    [new Uint8Array(1_500_000)],
    ["XADEKOOB\u0003", "0".repeat(99)],
  ])
    await assert.rejects(converted(parts), { code: "bad-book" });
});
