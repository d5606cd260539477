// How long files of games take to be read, put in order, filtered, counted and searched for a
// position: processor time in Node, of the engine's module and of what the list calls.
import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { chosenFiles, printTimes } from "./support/times.mjs";

import { filtered, sorted } from "../../www/rooms/library/model.ts";
import { knownGames } from "../../www/rooms/share/known-games.ts";
import { openingResults, playerResults } from "../../www/rooms/library/statistics-model.ts";

const [folder, ...names] = process.argv.slice(2);
if (!folder || names.length === 0) {
  console.error("usage: node collection.mjs FOLDER GAMES.wtb... [WTHOR.JOU WTHOR.TRN]");
  process.exit(2);
}
const engine = await import(pathToFileURL(path.resolve(folder, "reversi-wasm.js")));
await engine.default({
  module_or_path: await readFile(path.join(folder, "reversi-wasm_bg.wasm")),
});
const files = await chosenFiles(names);
const { games } = engine.read_collection(files);
console.log(`${games.length} games`);
const lang = "en";
const all = { filter: "", side: "", opening: "", result: "" };
const known = knownGames(games);
/** The board of the first game after a number of moves. */
const after = (ply) => {
  const game = engine.read_game(games[0].text);
  game.go_to(ply);
  return game;
};
const [opening, ending] = [after(10), after(50)];
const works = {
  read: () => engine.read_collection(files),
  sort: () => sorted(games, { sort: "black", descending: false }, lang),
  "first filter": () =>
    filtered(
      games.map((game) => ({ ...game })),
      { ...all, filter: "f5d6" },
      lang,
    ),
  filter: () => filtered(games, { ...all, filter: "f5d6" }, lang),
  openings: () => openingResults(games),
  players: () => playerResults(games),
  "position after 10 moves": () => opening.games_with_position(known),
  "position after 50 moves": () => ending.games_with_position(known),
  leads: () => engine.average_lead_by_move(known),
};
printTimes(works);
