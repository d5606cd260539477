// Random sequences of calls of a module: whatever is called in whatever order with whatever
// arguments, every call returns or throws an error whose code docs/protocol.md lists, a refused
// call changes no game, and memory and later results stay as they were. REVERSI_CALLS sets the
// calls of a sequence, REVERSI_SEED the first seed.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { createRandom } from "../../www/test/support/random.js";
import { loadModule } from "./support/engine.mjs";

const CALLS = Number(process.env.REVERSI_CALLS ?? 1000);
const FIRST_SEED = Number(process.env.REVERSI_SEED ?? 1);

/** Every code in the table of errors. */
const PROTOCOL = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
const ERRORS = PROTOCOL.split("### Errors")[1].split("\n## ")[0];
const CODES = new Set(ERRORS.match(/(?<=^\|[^|]*`)[a-z]+(?:-[a-z]+)*(?=`[^|]*\|)/gm));

/** Exports that load the module, and its class. */
const NO_CALLS = ["default", "initSync", "Game"];
/** Methods that search: without limits they take as long as a move on the page. */
const SEARCHING = ["ai_move", "analyse", "review_move"];
const SEEDS = 4;
const PAGE_BYTES = 65_536;

const LONGEST = "f5".repeat(200_000);

/** Texts that some function reads, and some that none does. */
const TEXTS = [
  "f5d6c3d3c4f4f6f3e6e7",
  "4453",
  "b2a1",
  "",
  " ",
  "f5f5",
  "#m=f5d6c3&ply=2",
  "#game=connect-four&m=4453",
  "#m=",
  "(;GM[Othello]PB[a]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]B[F5];)",
  `${"-".repeat(27)}XO------XO${"-".repeat(27)} O`,
  `${"X".repeat(63)}- O\nbest h8`,
  "reversi",
  "connect-four",
  "tic-tac-toe",
  "ggf",
  "sgf",
  "1",
  "random",
  "black",
  "__proto__",
  "\ud800",
  "\0\u202e😀",
  "f5".repeat(9_999),
  LONGEST,
  "(".repeat(30_000),
];

/** Values that fit no parameter. */
const WRONG = [
  undefined,
  null,
  true,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -1,
  -0,
  1.5,
  2 ** 53,
  10n ** 30n,
  Symbol("f5"),
  () => 37,
  [],
  [37, "f5"],
  new Array(100_000),
  { length: 2 ** 32 },
  { length: 3, 0: 37 },
  new Uint8Array(84),
  new Uint8Array(1_000_000),
  new Float64Array([37]),
  new Date(0),
  new Map([["depth", 1]]),
  { depth: "1" },
  { depth: -1, progress: 7 },
  { transcript: 7 },
  { position: {} },
  { black: "f5".repeat(100_000) },
  { __proto__: { depth: 1 }, strange: 1 },
  Object.freeze({ start: "odd", first: "red" }),
  [{ name: "f5".repeat(200_000), bytes: 7 }],
  { toString: null, valueOf: 1 },
];

/** Options of a quick search, and settings of a game. */
const OPTIONS = [
  { depth: 1 },
  { depth: 2, seed: 7 },
  { nodes: 1 },
  { ms: 0 },
  { depth: 1, squares: [37] },
  { depth: 1, squares: new Uint8Array([37, 19]) },
  { level: "1", seed: 1 },
  { level: "doofie", seed: 1 },
  { level: "random", seed: 1 },
  { level: "easy", seed: 1, depth: 1 },
  { exact: "yes" },
];
const SETTINGS = [
  undefined,
  {},
  { start: "parallel", first: "white" },
  { transcript: "f5d6" },
  { position: TEXTS[10], transcript: "c3" },
  { game: "connect-four", transcript: "4453" },
  { game: "tic-tac-toe" },
  { black: "A", white: "B", event: "", date: "1.1." },
];

/** A file of the tournament database with one game of four moves. */
const DATABASE = new Uint8Array(84);
DATABASE[4] = 1;
DATABASE.set([33, 0, 56, 64, 33, 34], 22);

/** A packed database without games. */
const PACKED = new TextEncoder().encode("reversi-games 1\n\0\0\0\0");

const EXERCISE = `${"X".repeat(62)}O- X\ndraw 1\nh8`;

/** Arguments that fit; functions without any here take settings. */
const FITTING = {
  check_exercises: [EXERCISE],
  read_exercises: [EXERCISE],
  read_game: ["f5d6c3"],
  read_games: ["f5d6c3"],
  read_collection: [[{ name: "games.wtb", bytes: DATABASE }]],
  read_database: [[{ name: "games.wtb", bytes: DATABASE }]],
  search_database: [PACKED, { player: "A" }],
  before_fault: ["f5d6c3d3a1"],
  read_link: ["#game=connect-four&m=4453"],
  read_wthor: [DATABASE],
  review_summary: [[]],
  due_searches: [60, [[]]],
  levels: [],
  opponents: [],
  play: [37],
  flips: [3],
  go_to: [0],
  random_move: [1],
  review_move: [1, { depth: 1 }],
  write: ["ggf", { black: "A" }],
  ai_move: [{ depth: 1 }],
  analyse: [{ depth: 1 }],
};

/** The view of a game; a call that is refused leaves it. */
const snapshotText = (game) => JSON.stringify(game.snapshot());

/** Whether an options object requests a search without limits: it has no option that counts. */
const isUnlimited = (value) =>
  value === undefined ||
  value === null ||
  (typeof value === "object" && Reflect.ownKeys(value).length === 0);

/** The functions of a module and the methods of its games by name. */
function namesOf(module) {
  const functions = Object.keys(module).filter((name) => !NO_CALLS.includes(name));
  const methods = Object.getOwnPropertyNames(module.Game.prototype).filter(
    (name) => name !== "constructor" && !name.startsWith("__"),
  );
  return { functions, methods };
}

/** Random calls of a module: a name, and values. */
function createCalls(module, random) {
  const pick = (list) => list[random(list.length)];
  const { functions, methods } = namesOf(module);
  const value = () =>
    pick([() => random(64), () => random(3), () => pick(TEXTS), () => pick(WRONG)])();
  const object = () => pick([OPTIONS, SETTINGS, WRONG]);
  const anything = () => (random(3) === 0 ? pick(object()) : value());
  return {
    pick,
    /** A call of a method, of a game or of something else. */
    method: () => {
      const name = pick(methods);
      const fitting = random(3) === 0 ? FITTING[name] : undefined;
      const given = fitting ? [...fitting] : [anything(), anything()];
      if (SEARCHING.includes(name)) {
        const at = name === "review_move" ? 1 : 0;
        if (random(2) === 0 || isUnlimited(given[at])) given[at] = pick(OPTIONS);
      }
      return [name, given];
    },
    function: () => {
      const name = pick(functions);
      const fitting = FITTING[name] ?? [pick(SETTINGS)];
      return [name, random(3) === 0 ? fitting : [anything()]];
    },
  };
}

/** A value in a message. */
const named = (value) =>
  typeof value === "string"
    ? JSON.stringify(value.slice(0, 60))
    : String(Object(value)?.constructor?.name ?? "value");

/**
 * Calls a module at random.
 * @param {Set<string>} called receives the names of what returned
 */
function callAtRandom(module, seed, called) {
  const random = createRandom(seed);
  const calls = createCalls(module, random);
  const games = [module.new_game()];
  const gone = [new module.Game()];
  const strangers = [undefined, null, {}, 7, "f5"];
  for (let step = 0; step < CALLS; step += 1) {
    const ofGame = random(4) > 0;
    const [name, given] = ofGame ? calls.method() : calls.function();
    const place = `seed ${seed}, call ${step}: ${name}(${given.map(named).join(", ")})`;
    const target =
      random(12) === 0 ? calls.pick([...gone, ...strangers]) : (calls.pick(games) ?? gone[0]);
    const isLive = games.includes(target);
    const before = ofGame && isLive ? snapshotText(target) : null;
    try {
      const found = ofGame
        ? module.Game.prototype[name].apply(target, given)
        : module[name](...given);
      called.add(name);
      if (found instanceof module.Game) games.push(found);
      if (ofGame && name === "free") {
        games.splice(games.indexOf(target), 1);
        gone.push(target);
      }
    } catch (error) {
      assert.ok(error instanceof Error && /\S \S/.test(error.message), `${place}: ${error}`);
      assert.ok(CODES.has(error.code), `${place}: ${error.code} ${error.stack}`);
      assert.equal(ofGame && !isLive, error.code === "freed", place);
      if (before !== null) assert.equal(snapshotText(target), before, place);
    }
    while (games.length > 8) {
      const [game] = games.splice(random(games.length), 1);
      game.free();
      gone.push(game);
    }
    if (gone.length > 8) gone.shift();
  }
  for (const game of games) game.free();
}

const GAMES = {
  "reversi-wasm": ["reversi"],
  "reversi-side-games": ["tic-tac-toe", "connect-four"],
};

for (const [name, games] of Object.entries(GAMES)) {
  describe(`the module ${name}`, async () => {
    const module = await loadModule(undefined, name);
    const { memory, __wbindgen_add_to_stack_pointer: addToStackPointer } = await module.default();

    /** The findings of searches of fresh games, and the start of the module's stack. */
    const sample = () => {
      const found = games.map((id) => {
        const game = module.new_game({ game: id });
        const level = module.levels(id).at(-1);
        const { square, score } = game.ai_move({ level, nodes: 2000, seed: 1 });
        game.free();
        return { square, score };
      });
      return { found, stack: addToStackPointer(0) };
    };

    test(`${SEEDS} times ${CALLS} random calls end with a code at worst`, () => {
      const called = new Set();
      sample();
      const before = sample();
      callAtRandom(module, FIRST_SEED, called);
      // Memory never shrinks: what the longest text takes is there before it is measured.
      for (const name of namesOf(module).functions.filter((each) => each.startsWith("read")))
        assert.throws(() => module[name](LONGEST));
      // A move that fits a new game may fit none of the random ones, and a text no other module.
      const fresh = module.new_game();
      fresh.play(fresh.legal_moves()[0]);
      module.read_game(fresh.snapshot().fragment).free();
      fresh.free();
      called.add("play").add("read_game");
      const bytes = memory.buffer.byteLength;
      for (let seed = FIRST_SEED; seed < FIRST_SEED + SEEDS; seed += 1) {
        callAtRandom(module, seed, called);
        assert.deepEqual(sample(), before, `seed ${seed}`);
        const grown = memory.buffer.byteLength - bytes;
        assert.ok(grown <= PAGE_BYTES, `seed ${seed}: the memory has grown by ${grown} bytes`);
      }
      const { functions, methods } = namesOf(module);
      for (const wantedCall of [...functions, ...methods])
        assert.ok(
          called.has(wantedCall),
          `${wantedCall} never returned: FITTING has no arguments for it`,
        );
    });
  });
}
