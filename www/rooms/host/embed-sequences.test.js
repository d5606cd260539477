// Random messages to a board: whatever a host page sends in whatever order, the board executes it
// or answers one error with a code, and its state stays sound. REVERSI_CALLS sets the messages of a
// sequence, REVERSI_SEED the first seed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { checkInvariants } from "../../test/support/invariants.js";
import { countGames } from "../../test/support/counted-games.js";
import { embed } from "../../test/support/embedded-board.js";
import { createRandom } from "../../test/support/random.js";
import { BLACK_PASSED, WIPEOUT } from "../../test/support/headless-page.js";
import { squareName } from "../../test/support/squares.js";
import { isAddressed } from "./messages.ts";
import { legalSquares } from "../../play/board/square-press.ts";

const MESSAGES = Number(process.env.REVERSI_CALLS ?? 500);
const FIRST_SEED = Number(process.env.REVERSI_SEED ?? 1);

/** Every code in the tables of the documentation. */
const CODES = new Set(
  ["protocol", "embedding"].flatMap((name) => {
    const text = readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), "utf8");
    return text.match(/(?<=^\|.*`)[a-z]+(?:-[a-z]+)*(?=`.*\|)/gm);
  }),
);

/** An object that contains itself. */
const CYCLE = { type: "play" };
CYCLE.square = CYCLE;

/** Values that some field takes, and values that none does. */
const VALUES = [
  ...[undefined, null, true, -1, 0, 1, 2, 60, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 10n],
  ...["", " ", "f5", "F5 ", "d6", "z9", "F5D6C3", BLACK_PASSED, WIPEOUT, "f5a1", "#m=f5d6&ply=1"],
  ...["__proto__", "constructor", "black", "white", "level", "lock", "controls", "theme", "lang"],
  ...["game", "connect-four", "tic-tac-toe", "reversi", "de", "en", "human", "pascal", "undo, new"],
  ...["\ud800", "f5".repeat(30_000), `${"-".repeat(27)}XO------XO${"-".repeat(27)} O c3`],
  ...["4453", "#game=connect-four&m=4453", "start", "first", "parallel", "computer", "hints"],
  ...[[], ["f5"], {}, { start: "parallel" }, { first: "white", start: "odd" }, { position: 7 }],
  ...[{ position: `${"-".repeat(27)}OX------XO${"-".repeat(27)} X` }, { toString: 1 }, CYCLE],
  ...[new Map(), new Date(0), new Uint8Array(9), { __proto__: null, type: "play" }],
];
const TYPES = ["newgame", "load", "goto", "play", "choose", "answer", "set"];
const FIELDS = {
  newgame: ["options"],
  load: ["moves", "ply"],
  goto: ["ply"],
  play: ["square"],
  choose: ["number"],
  answer: ["square", "allowed"],
};
const SET = [
  ["game", ["reversi", "tic-tac-toe", "connect-four", "chess"]],
  ["asks", [true, "false", "maybe"]],
  ["lock", ["", "board", "undo, hint", "rook"]],
  ["controls", [null, "new", "all of them"]],
  ["lang", ["de", "en", "la"]],
  ["level", ["1", "pascal", "easy", "grandmaster"]],
  ["black", ["human", "computer", "nobody"]],
  ["start", ["parallel", "diagonal", "odd"]],
];

/** One message: mostly a command with its fields, else anything. */
function createMessage(random) {
  const pick = (list) => list[random(list.length)];
  const type = pick(TYPES);
  const version = random(20) === 0 ? pick(VALUES) : 1;
  const fields = Object.fromEntries((FIELDS[type] ?? []).map((name) => [name, pick(VALUES)]));
  if (type === "set") {
    const [name, values] = pick(SET);
    Object.assign(fields, { name, value: pick(random(5) ? values : VALUES) });
  }
  if (type === "play" && random(2)) fields.square = squareName(random(64));
  if (type === "goto" && random(2)) fields.ply = random(12);
  if (random(12) === 0) fields[pick(["ply", "extra", "type", "toString"])] = pick(VALUES);
  return random(15) === 0 ? pick(VALUES) : { reversi: version, type, ...fields };
}

/** A message as it stands in a failure. */
function named(message) {
  const text = (value) => (typeof value === "string" ? value.slice(0, 60) : String(typeof value));
  if (typeof message !== "object" || message === null) return text(message);
  return Object.entries(message)
    .map(([name, value]) => `${name}: ${text(value)}`)
    .join(", ");
}

for (const seed of [0, 1, 2].map((more) => FIRST_SEED + more)) {
  test(`${MESSAGES} random messages end in a sound state or a code, seed ${seed}`, async () => {
    const random = createRandom(seed);
    const games = countGames();
    const board = embed({ rules: games.rules, settings: {} });
    const { state, engine, clock, emitted, receive } = board;
    const seen = new Set();
    let executed = 0;
    for (let count = 0; count < MESSAGES; count += 1) {
      const message = createMessage(random);
      const place = `seed ${seed}, message ${count}: ${named(message)}`;
      const before = state();
      emitted.length = 0;
      receive(message);
      await new Promise(setImmediate);
      const errors = emitted.filter(({ type }) => type === "error");
      assert.ok(errors.length <= 1, `${place}: ${errors.length} answers`);
      if (!isAddressed(message)) assert.deepEqual(emitted, [], place);
      for (const { code, message: sentence } of errors) {
        assert.ok(CODES.has(code), `${place}: ${code}: ${sentence}`);
        assert.match(sentence, /\S \S/, place);
        assert.equal(state(), before, place);
        seen.add(code);
      }
      if (errors.length === 0) executed += 1;
      checkInvariants(state(), before, engine);
      const [legal] = legalSquares(state().game);
      if (random(5) === 0) await engine.running()[0]?.answer(squareName(legal));
      if (random(5) === 0) clock.pass(random(2000));
    }
    assert.equal(games.open(), state().game.game === "reversi" ? 1 : 0, "one game is held");
    assert.ok(executed > MESSAGES / 10, `${executed} commands were executed`);
    assert.ok(seen.size >= 6, `only ${[...seen]} came about`);
  });
}
