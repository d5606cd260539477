import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../../../docs/kept.md", import.meta.url);

/**
 * Compares a table of docs/kept.md with what a test has found; with REVERSI_WRITE_TABLE set it is
 * written again.
 * @param {RegExp} place the table and the empty line after it
 */
export function compareTable(place, table) {
  const text = readFileSync(FILE, "utf8");
  const fresh = text.replace(place, `${table}\n\n`);
  if (process.env.REVERSI_WRITE_TABLE) writeFileSync(FILE, fresh);
  else assert.equal(text, fresh);
}
