/** The bytes of files, which a limit holds. */

import type { NamedFile } from "../../../reversi-wasm.js";
import { isPacked } from "./encodings.ts";
import { cutText } from "./letters.ts";
import { PageError } from "./problems.ts";

/** The most bytes of a file, and of one that the page has written: as many as it keeps. */
export const MAX_BYTES = 16_000_000;
export const MAX_OWN = 64_000_000;

const MEGABYTE = 1_000_000;

/** Characters of a file's name that a sentence has room for beside its size. */
const MAX_NAME = 28;

/**
 * The bytes of files.
 * @param most of one that is no packed database
 */
export async function readFiles(files: readonly File[], most = MAX_BYTES): Promise<NamedFile[]> {
  for (const file of files) checkSize(file, isPacked(file.name) ? MAX_OWN : most);
  const read = files.map(async (file) => ({
    name: file.name,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  return Promise.all(read);
}

/** @throws {PageError} that names the file, its size and the limit */
export function checkSize({ name, size }: File, limit: number) {
  if (size <= limit) return;
  const sized = `${cutText(name, MAX_NAME)} (${Math.ceil(size / MEGABYTE)} MB)`;
  throw new PageError(limit === MAX_OWN ? "games-too-large" : "file-too-large", sized);
}
