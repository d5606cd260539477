// The strength of Reversi's opponents, as the page shows it and as docs/levels.md measures it.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { reversi } from "./reversi.ts";

const read = (/** @type {string} */ name) =>
  readFile(new URL(`../../../docs/${name}`, import.meta.url), "utf8");
const levels = await read("levels.md");

test("the page has the Elo ratings of the one table, each from 200 games with a neighbour or more", () => {
  const [, table] = levels.split("| player | Elo |");
  const rows = table.slice(0, table.indexOf("\n\n")).split("\n").slice(2);
  const measured = rows.map((row) => {
    const [player, elo, , games] = row.split("|").slice(1, -1);
    assert.ok(Number(games) >= 200, row);
    return [player.trim().split(":")[0], Number.parseInt(elo, 10)];
  });
  const [, stratege] = levels.match(/^Its Elo of (\d+) is/m) ?? [];
  const ratings = Object.fromEntries([...measured, ["stratege", Number(stratege)]]);
  assert.deepEqual(reversi.elo, ratings);
  assert.deepEqual(Object.keys(ratings).sort(), [...reversi.bots, ...reversi.levels].sort());
});

test("the guide states the range of the levels' ratings", async () => {
  const [, lowest, highest] =
    (await read("playing.md")).match(/the ten levels reach from \+(\d+) to \+(\d+)/) ?? [];
  const ratings = reversi.levels.map((level) => reversi.elo[level]);
  assert.deepEqual([Number(lowest), Number(highest)], [Math.min(...ratings), Math.max(...ratings)]);
});
