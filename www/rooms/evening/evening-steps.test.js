// The results that links of finished games bring.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../../test/support/headless-page.js";
import { NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { resultsInText } from "./evening-steps.ts";

const LONG = "Alexandra Schneider-Wolkenstein";
const EVENING = [
  { type: "added", names: ["Anna", "Ben", LONG, "Dora"] },
  {
    type: "paired",
    pairings: [
      { black: 0, white: 1, discs: null },
      { black: 2, white: 3, discs: null },
    ],
  },
].reduce(afterStep, NO_EVENING);
/** Black wins in nine moves, and has the whole board. */
const WON = "m=e6f4e3f6g5d6e7f5c5";

const results = (...links) => resultsInText(setTable().context, () => EVENING, links.join("\n"));

test("a finished game, a resignation and the end of the time are results", async () => {
  const [first] = (await results(`https://club.example/#${WON}&r=64-0&b=Ben&w=Anna`)).results;
  assert.deepEqual(first, { round: 0, table: 0, black: 1, discs: 64 });
  for (const [claim, discs] of [
    ["b-resigns", 0],
    ["b-time", 0],
    ["w-time", 64],
  ]) {
    const { results: found, fault } = await results(`#m=f5d6&r=${claim}&b=Anna&w=Ben`);
    assert.deepEqual([found, fault], [[{ round: 0, table: 0, black: 0, discs }], null], claim);
  }
});

test("a player is meant by as much of the name as a link has", async () => {
  const { results: found } = await results(`#${WON}&r=64-0&b=Dora&w=${LONG.slice(0, 24)}`);
  assert.deepEqual(found, [{ round: 0, table: 1, black: 3, discs: 64 }]);
});

test("what is no result is named with its line, and the others are taken", async () => {
  const good = `#${WON}&r=64-0&b=Anna&w=Ben`;
  const fault = async (link) => {
    const { results: found, fault } = await results("", link, good);
    assert.equal(found.length, 1, link);
    return [fault.key, fault.values.line];
  };
  assert.deepEqual(await fault("hello"), ["problem-link", 2]);
  assert.deepEqual(await fault("#game=tic-tac-toe&m=a1b1a2b2a3&r=3-2&b=Anna&w=Ben"), [
    "problem-link",
    2,
  ]);
  assert.deepEqual(await fault("#m=f5d6&g=abcdef&by=b&b=Anna&w=Ben"), ["problem-link-open", 2]);
  assert.deepEqual(await fault(`#${WON}&r=64-0&b=Anna&w=Dora`), ["problem-link-players", 2]);
});

test("a text without any link is refused as a whole", async () => {
  for (const lines of [["Name;Points", "Anna;3"], [""]])
    assert.deepEqual(await results(...lines), { results: [], fault: { key: "problem-text" } });
});

test("a text of many lines gives presses their turn, and its results are those of the evening then", async () => {
  const good = `#${WON}&r=64-0&b=Anna&w=Ben`;
  let evening = EVENING;
  let pauses = 0;
  const text = [...Array(40_000).fill("Anna;Ben"), ...Array(250).fill("#"), good].join("\n");
  const read = await resultsInText(
    setTable().context,
    () => evening,
    text,
    async () => {
      pauses += 1;
      evening = afterStep(EVENING, { type: "unpaired" });
    },
  );
  assert.equal(pauses, 4);
  assert.deepEqual(read.results, []);
  assert.equal(read.fault.values.line, 1);
});
