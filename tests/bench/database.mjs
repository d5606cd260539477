// How long a database of games takes to be read from files, opened and searched, and what memory
// it needs: processor time in Node, of the module that the worker of the page loads.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { chosenFiles, printTimes } from "./support/times.mjs";

/** A game whose positions are looked for. */
const LINE = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7";

const [folder, ...names] = process.argv.slice(2);
if (!folder || names.length === 0) {
  console.error("usage: node database.mjs FOLDER GAMES.wtb... [WTHOR.JOU WTHOR.TRN]");
  process.exit(2);
}
const notations = await import(pathToFileURL(path.resolve(folder, "reversi-notations.js")));
const { memory } = await notations.default({
  module_or_path: await readFile(path.join(folder, "reversi-notations_bg.wasm")),
});
const files = await chosenFiles(names);
const { database, games } = notations.read_database(files);
console.log(`${games} games, ${megabytes(database.length)} packed`);
/** The position after a number of moves. */
const after = (ply) => notations.new_game({ transcript: LINE.slice(0, 2 * ply) });
const works = {
  "read the files": () => notations.read_database(files),
  ...Object.fromEntries(
    [0, 1, 4, 8, 12, 16].map((ply) => [
      `search after ${ply} moves`,
      () => after(ply).search_database(database),
    ]),
  ),
  "search with a filter": () =>
    after(4).search_database(database, { player: "a", from: 1990, result: "black" }),
};
printTimes(works);
console.log(`memory of the module: ${megabytes(memory.buffer.byteLength)}`);

function megabytes(bytes) {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
