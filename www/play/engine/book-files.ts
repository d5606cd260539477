/** Opening books of other programs, which the worker reads part by part and writes. */

import type { ConvertedBook, Found, ReadBookTask } from "./protocol.ts";
import { PageError } from "../../floor/base/problems.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** The module that reads them. */
export type Books = Pick<typeof import("../../../reversi-books.js"), "ReadingBook"> & {
  default: () => Promise<{ memory: WebAssembly.Memory }>;
};

/** Bytes of a part of a file. */
const PART = 1_000_000;

/**
 * The book of a file in another format. A file may be longer than the memory that it takes.
 * @throws {PageError} if the file is no book
 */
export async function convertBook(
  books: Books,
  { file, most, to }: Pick<ReadBookTask, "file" | "most" | "to">,
  progress: (found: Found) => void,
): Promise<ConvertedBook> {
  const reading = new books.ReadingBook(most);
  for (let from = 0; from < file.size; from += PART) {
    progress({ records: from });
    const part = new Uint8Array(await file.slice(from, from + PART).arrayBuffer());
    if (reading.push(part)) continue;
    reading.free();
    throw new PageError("bad-book");
  }
  const book = reading.finish();
  if (book === undefined) throw new PageError("bad-book");
  return readOnce(book, ({ left_out: leftOut, damaged_at: damagedAt = null, unread }) => {
    const bytes = new Uint8Array(book[to]());
    return { bytes, leftOut, damagedAt, unread: [...unread] };
  });
}
