// Misuse of the module: every call ends with an error with a code, and leaves memory and results as
// they were. REVERSI_MISUSES and REVERSI_GAMES set how much of it; a soak has 50000 and 2000.
import assert from "node:assert/strict";
import test from "node:test";
import { gameBytes } from "../../www/test/support/wthor-files.js";
import { loadModule } from "./support/engine.mjs";

const MISUSES = Number(process.env.REVERSI_MISUSES ?? 5000);
const GAMES = Number(process.env.REVERSI_GAMES ?? 50);

const engine = await loadModule();
const { memory, __wbindgen_add_to_stack_pointer: addToStackPointer } = await engine.default();

/**
 * The findings of a search, which depends on nothing before it, the memory of the module, and where
 * its stack begins.
 */
function sample() {
  const game = engine.new_game({ transcript: "f5d6c3d3c4f4f6f3e6e7" });
  const { square, score, nodes } = game.ai_move({ depth: 8 });
  game.free();
  const bytes = memory.buffer.byteLength;
  return { square, score, nodes, bytes, stack: addToStackPointer(0) };
}

sample();
const before = sample();

/** The code of the error that a call throws; none if it throws none. */
function codeOf(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof Error && error.message.length > 10, String(error));
    return error.code;
  }
  return undefined;
}

/** Calls of every method, with arguments that are right. */
const CALLS = {
  snapshot: (game) => game.snapshot(),
  legal_moves: (game) => game.legal_moves(),
  flips: (game) => game.flips(37),
  play: (game) => game.play(37),
  random_move: (game) => game.random_move(1),
  undo: (game) => game.undo(),
  redo: (game) => game.redo(),
  go_to: (game) => game.go_to(0),
  board: (game) => game.board(),
  turn: (game) => game.turn(),
  passed: (game) => game.passed(),
  score: (game) => game.score(),
  outcome: (game) => game.outcome(),
  ply: (game) => game.ply(),
  transcript: (game) => game.transcript(),
  last_move: (game) => game.last_move(),
  position: (game) => game.position(),
  ai_move: (game) => game.ai_move({ depth: 1 }),
  analyse: (game) => game.analyse({ depth: 1 }),
  review_move: (game) => game.review_move(1, { depth: 1 }),
  free: (game) => game.free(),
};

test("every method of a freed game is refused", () => {
  const game = engine.new_game();
  game.free();
  const calls = Object.values(CALLS);
  for (let index = 0; index < MISUSES; index += 1)
    assert.equal(
      codeOf(() => calls[index % calls.length](game)),
      "freed",
    );
  assert.deepEqual(sample(), before);
});

test("a game is not changed, and nothing else searched, from within its search", ({ mock }) => {
  // The clock advances by a second with each call: the reports do not depend on the machine.
  let now = 0;
  mock.method(performance, "now", () => {
    now += 1000;
    return now;
  });
  const codes = new Map();
  const other = engine.new_game();
  const game = engine.new_game({ transcript: "f5d6c3d3c4f4f6f3e6e7" });
  let reports = 0;
  const progress = () => {
    reports += 1;
    for (let index = 0; index < MISUSES / 20; index += 1)
      for (const [name, call] of Object.entries(CALLS))
        codes.set(
          name,
          codeOf(() => call(game)),
        );
    codes.set(
      "another game",
      codeOf(() => other.ai_move({ depth: 1 })),
    );
    codes.set(
      "play in another game",
      codeOf(() => other.play(other.legal_moves()[0])),
    );
  };
  const { square } = game.ai_move({ depth: 8, progress });
  assert.ok(reports > 0, "the search reports its progress");
  const busy = [
    "play",
    "undo",
    "redo",
    "go_to",
    "free",
    "ai_move",
    "analyse",
    "review_move",
    "another game",
  ];
  for (const [name, code] of codes)
    assert.equal(code, busy.includes(name) ? "busy" : undefined, name);
  assert.equal(game.play(square).length > 0, true);
  game.free();
  other.free();
  assert.deepEqual(sample(), before);
});

/** Fills the stack with calls, and calls `attempt` from the last 100 and some before them. */
function onFullStack(attempt) {
  let freed = 0;
  const descend = () => {
    try {
      descend();
    } catch {
      // The stack is full.
    }
    freed += 1;
    if (freed < 100 || (freed < 2000 && freed % 20 === 0)) attempt();
  };
  descend();
}

test("a method that the stack has no room for leaves its game in use by nobody", () => {
  const game = engine.new_game({ transcript: "f5d6c3d3c4f4f6f3e6e7" });
  const refused = new Set();
  for (const [name, call] of Object.entries(CALLS)) {
    if (name === "free") continue;
    codeOf(() => call(game)); // Compiling a function takes stack as well.
    onFullStack(() => {
      try {
        call(game);
      } catch (error) {
        if (error.code !== undefined) refused.add(error.code);
        else assert.ok(error instanceof RangeError, String(error));
      }
    });
  }
  assert.ok(refused.has("stack-full"), [...refused].join());
  assert.equal(refused.has("busy"), false);
  game.go_to(10);
  game.play(game.ai_move({ depth: 1 }).square);
  game.free();
  assert.deepEqual(sample(), before);
});

test("a text that is far too long is not copied into the module", () => {
  const long = "f5".repeat(1_000_000);
  const game = engine.new_game();
  for (const [call, code] of [
    [() => engine.read_game(long), "too-long"],
    [() => engine.read_link(`#m=${long}`), "too-long"],
    [() => engine.before_fault(long), "too-long"],
    [() => engine.new_game({ transcript: long }), "too-long"],
    [() => engine.new_game({ position: long }), "too-long"],
    [() => engine.new_game({ [long]: 1 }), "too-long"],
    [() => game.play(long), "no-such-square"],
    [() => game.go_to(long), "bad-ply"],
    [() => game.random_move(long), "bad-option"],
    [() => game.ai_move({ level: long }), "too-long"],
    [() => engine.levels(long), "too-long"],
    [() => engine.opponents(long), "too-long"],
  ])
    assert.equal(codeOf(call), code, String(call));
  game.free();
  assert.deepEqual(sample(), before);
});

/** A file of the tournament database with one game, f5, which Black counts 33. */
function database() {
  return gameBytes([{ moves: "f5", discs: 33 }], 0);
}

/** An object with own properties, which hide those of its kind. */
function withOwn(object, properties) {
  for (const name of Reflect.ownKeys(properties))
    Object.defineProperty(object, name, { value: properties[name] });
  return object;
}

test("bytes are copied without the methods and the length that their array claims", () => {
  const refuse = () => {
    throw new Error("a method of the caller's array");
  };
  const collect = (bytes) => engine.read_collection([{ name: "a.wtb", bytes }]);
  for (const properties of [
    { subarray: refuse },
    { subarray: () => ({ length: 2 ** 30 }) },
    { length: 3 },
    { length: 2 ** 40 },
    { constructor: refuse },
    { slice: refuse, set: refuse, [Symbol.iterator]: refuse },
  ]) {
    const games = engine.read_wthor(withOwn(database(), properties));
    assert.deepEqual(games, [{ text: "f5", black_discs: 33 }]);
    assert.equal(collect(withOwn(database(), properties)).games.length, 1);
  }
  const empty = Object.create(Uint8Array.prototype);
  const long = withOwn(new Uint8Array(16_000_001), { length: 84 });
  for (const [bytes, code] of [
    [empty, "bad-option"],
    [long, "too-long"],
  ]) {
    assert.equal(
      codeOf(() => engine.read_wthor(bytes)),
      code,
    );
    assert.equal(
      codeOf(() => collect(bytes)),
      code,
    );
  }
  assert.deepEqual(sample(), before);
});

test("what reading a list throws comes back to the caller", () => {
  const thrown = new Error("a getter of the caller's list");
  const refuse = () => {
    throw thrown;
  };
  const lists = [Object.defineProperty([0], 0, { get: refuse }), new Proxy([0], { get: refuse })];
  const game = engine.new_game({ transcript: "f5" });
  for (const list of lists)
    for (const call of [
      () => engine.read_collection(list),
      () => game.write("ggf", { comments: list }),
      () => game.write("ggf", { comments: [{ ply: 1, marks: list }] }),
    ])
      assert.throws(call, thrown);
  game.free();
  assert.deepEqual(sample(), before);
});

test("games played to their ends leave nothing behind", () => {
  for (let seed = 0; seed < GAMES; seed += 1) {
    const game = engine.new_game();
    while (game.turn() !== undefined) game.play(game.random_move(seed + game.ply()));
    assert.ok(game.outcome());
    game.free();
  }
  assert.deepEqual(sample(), before);
});
