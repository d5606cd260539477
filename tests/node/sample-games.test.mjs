// The games to try the database with: all of them are read, and played to their end.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";
import { loadModule } from "./support/engine.mjs";

let engine;

before(async () => {
  engine = await loadModule();
});

test("the 200 games are different ones of three levels, and count in several openings", async () => {
  const bytes = await readFile(new URL("../../data/games.txt", import.meta.url));
  const read = engine.read_database([{ name: "games.pgn", bytes }]);
  const { database, added, repeated, other, unread } = read;
  assert.deepEqual([added, repeated, other, unread], [200, 0, 0, 0]);
  const game = engine.new_game({ transcript: "f5" });
  const { count, moves, games } = game.search_database(database);
  game.free();
  assert.equal(count, 200);
  const played = moves.map((move) => move.games).sort((one, two) => one - two);
  assert.ok(played.at(-2) >= 20, `replies to f5: ${played.join(", ")}`);
  const names = games.flatMap(({ black, white }) => [black, white]);
  assert.deepEqual([...new Set(names)].sort(), ["Reversi 10", "Reversi 8", "Reversi 9"]);
  for (const { text, black_discs: discs } of games) {
    const end = engine.new_game({ transcript: text });
    assert.notEqual(end.snapshot().outcome, null, text);
    end.free();
    assert.notEqual(discs, null, text);
  }
});
