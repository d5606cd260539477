/** The steps by which a file comes into the visitor's book, and the book into a file. */

import type { Context } from "../../floor/base/page.ts";
import { nextTask } from "../../floor/base/clock.ts";
import { textIn } from "../../floor/base/encodings.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { MAX_OWN, readFiles } from "../../floor/base/read-files.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { type Book, EMPTY_BOOK, mergedBooks } from "./book.ts";
import { isBook, readBookFile, writeBook } from "./book-file.ts";
import type { BookSlice } from "./book-slice.ts";
import type { ForeignFormat } from "../../play/engine/protocol.ts";
import { changeBook } from "./book-steps.ts";
import { legalIn } from "./book-rules.ts";

/** Bytes of a file within which the page's own has its first line. */
const HEAD_BYTES = 1 << 16;

/** The names of the files that are saved for other programs. */
const FILES: Readonly<Record<ForeignFormat, string>> = {
  edax: "reversi-book.dat",
  lines: "reversi-lines.txt",
};

/** What was read of a file. */
interface ReadFile {
  found: Book;
  unread: readonly number[];
  damagedAt: number | null;
  leftOut: number;
}

/** Adds the book of a file. */
export async function readIntoBook(context: Context, file: File) {
  const report = (done: BookSlice["report"]) =>
    context.store.dispatch({ type: "book-changed", changes: { report: done } });
  report({ kind: "reading" });
  let done: BookSlice["report"] = null;
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
    const isOwn = isBook(textIn(head));
    const read = await (isOwn ? readOwn(context, file) : readForeign(context, file));
    done = read === null ? { kind: "no-book" } : await merge(context, read);
  } finally {
    report(done);
  }
}

/** Adds what was read of a file, until the book is full. */
async function merge(context: Context, { found, leftOut, ...faults }: ReadFile) {
  let left = leftOut;
  await changeBook(context, (book) => {
    const after = mergedBooks(book, found);
    left = leftOut + [...found.keys()].filter((key) => !after.has(key)).length;
    return after;
  });
  return { kind: "read", count: found.size, leftOut: left, ...faults } as const;
}

/** The book of a file that this page has written. */
async function readOwn(context: Context, file: File): Promise<ReadFile> {
  const [{ bytes }] = await readFiles([file], MAX_OWN);
  const { book, unread } = await readBookFile(textIn(bytes), legalIn(context), nextTask);
  return { found: book, unread, damagedAt: null, leftOut: 0 };
}

/** The book of another program, or of a list; null if the file is none. */
async function readForeign({ keptBook }: Context, file: File): Promise<ReadFile | null> {
  try {
    const { bytes, ...faults } = await (await keptBook()).convert(file, "reversi");
    // Its module has checked the moves.
    const { book: found } = await readBookFile(textIn(bytes), () => true, nextTask);
    return { found, ...faults };
  } catch (error) {
    if (problemOf(error).code !== "bad-book") throw error;
    return null;
  }
}

export async function saveBook({ store, keptBook }: Context<"book">, to: ForeignFormat) {
  const own = new Blob([writeBook(store.get().book.book ?? EMPTY_BOOK)]);
  const { bytes } = await (await keptBook()).convert(own, to);
  saveFile(new Blob([bytes]), FILES[to]);
}
