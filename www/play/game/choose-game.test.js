// Texts and games of another kind than the one on the board.
import assert from "node:assert/strict";
import test from "node:test";
import { rules, sideGames } from "../../test/support/built-rules.js";
import { setTable } from "../../test/support/headless-page.js";
import { loadText, ofGame, otherGameIn } from "./choose-game.ts";

test("a text that is a game of another kind is named, one of the game on the board is not", async () => {
  const reversi = setTable().context;
  assert.equal(await otherGameIn(reversi, "4453"), "connect-four");
  assert.equal(await otherGameIn(reversi, "f5d6c3"), null, "it is Reversi");
  assert.equal(await otherGameIn(reversi, "good morning"), null);
  const columns = setTable({ id: "connect-four" }).context;
  assert.equal(await otherGameIn(columns, "f5d6c3"), "reversi");
  assert.equal(await otherGameIn(columns, "4453"), null);
});

test("a game whose reader does not load, or that has none, is not found in a text", async () => {
  for (const loadReaders of [
    async () => ({ ...rules, read_game: undefined }),
    () => Promise.reject(new TypeError("Failed to fetch")),
  ])
    assert.equal(await otherGameIn({ ...setTable().context, loadReaders }, "4453"), null);
});

test("a game of another kind than the one that is wanted is refused by its name", () => {
  const wantedGame = rules.read_game("f5d6");
  assert.equal(ofGame(wantedGame, "reversi"), wantedGame);
  wantedGame.free();
  let freed = 0;
  const other = sideGames.read_game("4453", "connect-four");
  const { free } = other;
  other.free = () => {
    freed += 1;
    free.call(other);
  };
  assert.throws(() => ofGame(other, "reversi"), { code: "other-game", detail: "connect-four" });
  assert.equal(freed, 1);
});

test("a text that cannot be read leaves the game on the board, with the reason", async () => {
  const table = setTable({ transcript: "f5d6" });
  const before = table.state().game;
  const problem = await loadText(table.context, "connect-four", (session) => ({
    game: session.read("good morning"),
  }));
  assert.deepEqual([problem.code, problem.cause.code], ["load", "no-such-square"]);
  assert.equal(table.state().game, before);
  table.play("c3");
  assert.equal(
    table.state().game.line.join(""),
    "f5d6c3",
    "its rules are still those of the board",
  );
});
