// The worker's side of the protocol, over an engine that does what the test says.
import assert from "node:assert/strict";
import test from "node:test";
import { createRequestHandler } from "./request-handler.ts";

const MOVE = { square: 19, score: 1.5, exact: false, depth: 3, nodes: 9, ms: 2, pv: [19] };
const ANALYSIS = { moves: [], nodes: 9, ms: 2 };

/** An engine that notes how it is called. */
function fakeEngine(overrides = {}) {
  const calls = [];
  const game = {
    ai_move: ({ progress, ...options }) => {
      calls.push(["ai_move", options]);
      progress(MOVE);
      return MOVE;
    },
    analyse: ({ progress, ...options }) => {
      calls.push(["analyse", options]);
      progress(ANALYSIS);
      return ANALYSIS;
    },
    free: () => calls.push(["free"]),
    review_move: (ply, options) => {
      calls.push(["review_move", ply, options]);
      return { ply, loss: 2 };
    },
    go_to: (ply) => calls.push(["go_to", ply]),
    position: () => "a position",
    legal_moves: () => [4, 9],
    ...overrides,
  };
  const engine = {
    default: async () => ({ memory: { buffer: { byteLength: 50_000_000 } } }),
    prepare: () => calls.push(["prepare"]),
    new_game: (settings) => {
      calls.push(["new_game", settings]);
      return game;
    },
  };
  return { calls, engine };
}

/** A module that a worker must not load for the requests of a test. */
const unwanted = () => Promise.reject(new Error("another module is loaded"));

/** The messages posted for requests to an engine. */
const handle = (loadEngine, ...requests) =>
  handleBy({ loadEngine, loadNotations: unwanted }, requests);

/** The messages posted for requests that need the notations. */
const handleTexts = (notations, ...requests) =>
  handleBy({ loadEngine: unwanted, loadNotations: async () => notations }, requests);

test("a picture is read by its own module, and what is none fails without harm", async () => {
  const board = { cells: [1], uncertain: [], corners: [], fit: 1 };
  const readPictureFile = async (file) => {
    if (file === null) throw Object.assign(new Error("none"), { code: "no-picture", detail: "" });
    return board;
  };
  const loaders = {
    loadEngine: unwanted,
    loadNotations: unwanted,
    loadPictures: async () => ({ readPictureFile }),
  };
  const task = { type: "read-picture", game: "reversi" };
  const posted = await handleBy(loaders, [
    { ...task, id: 1, picture: new Blob([]) },
    { ...task, id: 2, picture: null },
  ]);
  const problem = { code: "no-picture", detail: "", message: "none" };
  assert.deepEqual(posted, [
    { type: "done", id: 1, answer: board },
    { type: "failed", id: 2, problem, fatal: false },
  ]);
});

async function handleBy(loaders, requests) {
  const posted = [];
  const handler = createRequestHandler(loaders, (reply) => posted.push(reply));
  await Promise.all(requests.map(handler));
  return posted;
}

const point = { game: "reversi", setup: { start: "parallel", first: "white" }, transcript: "f5" };
const search = { id: 7, type: "search", ...point, options: { level: "3", seed: 1 } };
const analyse = { id: 8, type: "analyse", ...point, options: { squares: [19], ms: 100 } };

test("a review has the position before the move", async () => {
  const { calls, engine } = fakeEngine();
  const review = { id: 9, type: "review", ...point, ply: 3, options: { nodes: 5 } };
  assert.deepEqual(await handle(async () => engine, review), [
    { type: "done", id: 9, answer: { ply: 3, loss: 2, position: "a position", choices: 2 } },
  ]);
  assert.deepEqual(calls.slice(1), [["review_move", 3, { nodes: 5 }], ["go_to", 2], ["free"]]);
});

test("a search and an analysis post their progress and end with their answer", async () => {
  const { calls, engine } = fakeEngine();
  assert.deepEqual(await handle(async () => engine, search, analyse), [
    { type: "progress", id: 7, found: MOVE },
    { type: "done", id: 7, answer: MOVE },
    { type: "progress", id: 8, found: ANALYSIS },
    { type: "done", id: 8, answer: ANALYSIS },
  ]);
  const start = ["new_game", { start: "parallel", first: "white", transcript: "f5" }];
  assert.deepEqual(calls, [
    start,
    ["ai_move", { level: "3", seed: 1 }],
    ["free"],
    start,
    ["analyse", { squares: [19], ms: 100 }],
    ["free"],
  ]);
});

test("games are looked for from a position, and averaged without one", async () => {
  const { calls, engine } = fakeEngine({ games_with_position: (games) => [games.length] });
  engine.average_lead_by_move = (games) => [{ games: games.length, discs: 0 }];
  const find = { id: 1, type: "find", ...point, games: "f5d6" };
  const leads = { id: 2, type: "leads", game: "reversi", games: "f5" };
  assert.deepEqual(await handle(async () => engine, find, leads), [
    { type: "done", id: 1, answer: [4] },
    { type: "done", id: 2, answer: [{ games: 2, discs: 0 }] },
  ]);
  assert.deepEqual(
    calls.map(([name]) => name),
    ["new_game", "free"],
  );
});

test("exercises are read and checked without a game", async () => {
  const { calls, engine } = fakeEngine();
  engine.read_exercises = (text) => [`read ${text}`];
  engine.check_exercises = (text) => [`checked ${text}`];
  const task = (id, type) => ({ id, type, game: "reversi", text: "a text" });
  const tasks = [task(1, "read-exercises"), task(2, "check-exercises")];
  assert.deepEqual(await handle(async () => engine, ...tasks), [
    { type: "done", id: 1, answer: ["read a text"] },
    { type: "done", id: 2, answer: ["checked a text"] },
  ]);
  assert.deepEqual(calls, []);
});

test("prepare unpacks the weights and answers that the engine is ready", async () => {
  const { calls, engine } = fakeEngine();
  assert.deepEqual(await handle(async () => engine, { id: 1, type: "prepare", game: "reversi" }), [
    { type: "ready", id: 1 },
  ]);
  assert.deepEqual(calls, [["prepare"]]);
});

test("an engine that cannot be loaded fails every request for good", async () => {
  const load = () => Promise.reject(new Error("404"));
  const problem = { code: "engine-unavailable", detail: "", message: "404" };
  assert.deepEqual(await handle(load, search, analyse), [
    { type: "failed", id: 7, problem, fatal: true },
    { type: "failed", id: 8, problem, fatal: true },
  ]);
});

test("an error of the engine fails its request only, and the game is freed", async () => {
  const wrong = Object.assign(new Error("no such level"), { code: "unknown-level", detail: "x" });
  const { calls, engine } = fakeEngine({
    ai_move: () => {
      throw wrong;
    },
  });
  const [failed, ...others] = await handle(async () => engine, search, analyse);
  assert.deepEqual(failed, {
    type: "failed",
    id: 7,
    problem: { code: "unknown-level", detail: "x", message: "no such level" },
    fatal: false,
  });
  assert.equal(others.at(-1).type, "done");
  assert.equal(calls.filter(([name]) => name === "free").length, 2);
});

test("notations that cannot be loaded fail their request, and no other", async () => {
  const { engine } = fakeEngine();
  const loaders = {
    loadEngine: async () => engine,
    loadNotations: () => Promise.reject(new Error("404")),
  };
  const write = { type: "write", id: 1, ...point, ply: 1, names: {}, notation: "ggf" };
  const posted = await handleBy(loaders, [write, search]);
  const [failed] = posted.filter(({ id }) => id === 1);
  assert.deepEqual([failed.problem.code, failed.fatal], ["engine-unavailable", true]);
  assert.equal(posted.at(-1).type, "done");
});

test("a trap is fatal", async () => {
  const { engine } = fakeEngine({
    ai_move: () => {
      throw new WebAssembly.RuntimeError("unreachable");
    },
  });
  const [{ problem, fatal }] = await handle(async () => engine, search);
  assert.deepEqual([problem.code, problem.message, fatal], ["engine-crashed", "unreachable", true]);
});

test("a game is written at its ply, and files are read without a game", async () => {
  const { calls, engine } = fakeEngine({
    go_to: (ply) => calls.push(["go_to", ply]),
    write: (notation, { comments }) =>
      notation === "pgn" ? undefined : `in ${notation} with ${comments.length}`,
  });
  engine.read_collection = (files, { progress }) => {
    progress({ games: ["one"], unread: [] });
    return { games: [], unread: [], files };
  };
  const comments = [{ ply: 1, text: "so", marks: [] }];
  const point = { game: "reversi", setup: {}, transcript: "f5d6", ply: 1, names: { comments } };
  const posted = await handleTexts(
    engine,
    { type: "write", id: 1, ...point, notation: "ggf" },
    { type: "write", id: 2, ...point, notation: "pgn" },
    {
      type: "collect",
      id: 3,
      game: "reversi",
      files: [{ name: "a.txt", bytes: Uint8Array.of(0xff, 0xfe, 0x61, 0) }],
    },
  );
  assert.deepEqual(
    posted.map(({ id, answer, found }) => [id, answer ?? found]),
    [
      [1, { text: "in ggf with 1" }],
      [2, { text: "" }],
      [3, { games: ["one"], unread: [] }],
      [3, { games: [], unread: [], files: [{ name: "a.txt", bytes: Uint8Array.of(0x61) }] }],
    ],
  );
  assert.deepEqual(calls[1], ["go_to", 1]);
});

test("games are written after each other, and those without a text are counted", async () => {
  const { engine } = fakeEngine();
  let freed = 0;
  engine.read_game = (text) => ({
    write: (notation, { black }) =>
      text === "f5" ? `${notation} ${black}` : text === "d3" ? "two\nlines" : undefined,
    free: () => {
      freed += 1;
    },
  });
  const games = ["f5", "x", "d3", "f5"].map((text) => ({ text, black: "Ada" }));
  const task = { type: "write-games", id: 1, game: "reversi", notation: "ggf", games };
  const [{ answer }] = await handleTexts(engine, task);
  assert.deepEqual(answer, {
    text: ["ggf Ada", "two", "lines", "", "ggf Ada", ""].join("\n"),
    omitted: 1,
  });
  assert.equal(freed, 4);
});

test("an answer says that the module's memory has grown, which never shrinks", async () => {
  const { engine } = fakeEngine();
  const buffer = { byteLength: 99_000_000 };
  engine.default = async () => ({ memory: { buffer } });
  engine.read_collection = () => {
    buffer.byteLength = 300_000_000;
    return { games: [], unread: [] };
  };
  const collect = { type: "collect", id: 3, game: "reversi", files: [] };
  const posted = [
    ...(await handle(async () => engine, search)),
    ...(await handleTexts(engine, collect)),
  ];
  const done = posted.filter(({ type }) => type === "done");
  assert.deepEqual(
    done.map(({ grown }) => grown),
    [undefined, true],
  );
});

test("a search for several threads gets the engine with helpers, and others do not", async () => {
  const [alone, together] = [fakeEngine(), fakeEngine()];
  const counts = [];
  const loaders = {
    loadEngine: async () => alone.engine,
    loadEngineWithHelpers: async (threads) => {
      counts.push(threads);
      return together.engine;
    },
    loadNotations: unwanted,
  };
  const helped = { ...search, threads: 3 };
  const posted = await handleBy(loaders, [helped, search, analyse, helped]);
  assert.equal(posted.filter(({ type }) => type === "done").length, 4);
  assert.deepEqual(counts, [3], "it is loaded once");
  const names = ({ calls }) => calls.map(([name]) => name).filter((name) => name !== "free");
  assert.deepEqual(names(together), ["new_game", "ai_move", "new_game", "ai_move"]);
  assert.deepEqual(names(alone), ["new_game", "ai_move", "new_game", "analyse"]);
  assert.deepEqual(together.calls[1][1], search.options);
});

test("where there are no helpers, the engine searches alone, and nobody tries again", async () => {
  const { calls, engine } = fakeEngine();
  let tried = 0;
  const loaders = {
    loadEngine: async () => engine,
    loadEngineWithHelpers: async () => {
      tried += 1;
      throw new Error("no shared memory");
    },
    loadNotations: unwanted,
  };
  const helped = { ...search, threads: 2 };
  const posted = await handleBy(loaders, [helped, helped]);
  assert.deepEqual(
    posted.map(({ type }) => type),
    ["progress", "done", "progress", "done"],
  );
  assert.equal(calls.filter(([name]) => name === "ai_move").length, 2);
  assert.equal(tried, 1);
});
