/**
 * The worker's side of the protocol: carries out one request at a time, posts what it finds on the
 * way, and ends each request with `ready`, `done` or `failed`.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { readPictureFile } from "../../floor/pictures/picture-file.ts";
import type {
  ExercisesTask,
  Found,
  FromWorker,
  GameTask,
  LeadsTask,
  PrepareTask,
  Reading,
  SearchDatabaseTask,
  StartTask,
  Task,
  TextTask,
  ToWorker,
  WriteGamesTask,
  WriteTask,
} from "./protocol.ts";
import { type Books, convertBook } from "./book-files.ts";
import { inUtf8 } from "../../floor/base/encodings.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { isTextTask, threadsOf } from "./task-kinds.ts";
import { readOnce } from "../../floor/base/read-once.ts";

interface Loaded {
  default: () => Promise<{ memory: WebAssembly.Memory }>;
}

/** `prepare` is absent where there is nothing to prepare. */
export type Engine = Pick<
  typeof import("../../../reversi-worker.js"),
  "new_game" | "average_lead_by_move" | "balanced_start" | "read_exercises" | "check_exercises"
> &
  Loaded & { prepare?: () => void };

type Notations = Pick<
  typeof import("../../../reversi-notations.js"),
  "new_game" | "read_game" | "read_collection" | "read_database"
> &
  Loaded;

/** The parts that a worker loads; repeated calls cost nothing. */
interface Loaders {
  loadEngine: (game: GameId) => Promise<Engine>;
  /** Reversi's engine, which searches on several threads. */
  loadEngineWithHelpers: (threads: number) => Promise<Engine>;
  loadNotations: () => Promise<Notations>;
  /** What reads pictures of boards. */
  loadPictures: () => Promise<{ readPictureFile: typeof readPictureFile }>;
  /** What reads the opening books of other programs. */
  loadBooks: () => Promise<Books>;
}

/** The database of games that was searched last: a message with it takes long. */
interface Held {
  database: Uint8Array | null;
}

type Progress = (found: Found) => void;

/** Bytes of a module's memory, which never shrinks; no search needs more. */
const MAX_MEMORY = 100_000_000;

export function createRequestHandler(
  loaders: Loaders,
  post: (reply: FromWorker) => void,
): (request: ToWorker) => Promise<void> {
  let withHelpers: Promise<Engine | null> | undefined;
  /**
   * The engine with helpers if the task is one for several threads; null if it is not, and for ever
   * once it could not be loaded: one thread finds the same.
   */
  const helped = (task: Task) => {
    if (threadsOf(task) === 1) return null;
    withHelpers ??= loaders.loadEngineWithHelpers(threadsOf(task)).catch(() => null);
    return withHelpers;
  };
  const held: Held = { database: null };
  return async ({ id, ...task }) => {
    const progress = (found: Found) => post({ type: "progress", id, found });
    let loaded: Awaited<ReturnType<typeof load>>;
    try {
      loaded = await load(loaders, task, { helped, held, progress });
    } catch (error) {
      const problem = { ...problemOf(error), code: "engine-unavailable" };
      post({ type: "failed", id, problem, fatal: true });
      return;
    }
    const { memory, carryOut } = loaded;
    try {
      const found = carryOut();
      // Pictures and books alone take several turns: no other request may wait behind what is done.
      const answer = found instanceof Promise ? await found : found;
      const grown = memory !== null && memory.buffer.byteLength > MAX_MEMORY;
      if (answer === undefined) post({ type: "ready", id });
      else post({ type: "done", id, answer, ...(grown && { grown }) });
    } catch (error) {
      // A trap leaves the instance in a state that no later call can trust.
      const fatal = error instanceof WebAssembly.RuntimeError;
      const problem = problemOf(error);
      const reported = fatal ? { ...problem, code: "engine-crashed" } : problem;
      post({ type: "failed", id, problem: reported, fatal });
    }
  };
}

/**
 * Loads what a task needs.
 * @param own what this worker has for it
 */
async function load(
  { loadEngine, loadNotations, loadPictures, loadBooks }: Loaders,
  task: Task,
  {
    helped,
    held,
    progress,
  }: {
    helped: (task: Task) => Promise<Engine | null> | null;
    held: Held;
    progress: Progress;
  },
) {
  if (isTextTask(task)) {
    const notations = await loadNotations();
    const { memory } = await notations.default();
    return { memory, carryOut: () => textAnswer(notations, task, held, progress) };
  }
  if (task.type === "read-picture") {
    const pictures = await loadPictures();
    return { memory: null, carryOut: () => pictures.readPictureFile(task.picture) };
  }
  if (task.type === "read-book") {
    const books = await loadBooks();
    const { memory } = await books.default();
    return { memory, carryOut: () => convertBook(books, task, progress) };
  }
  const engine = (await helped(task)) ?? (await loadEngine(task.game));
  const { memory } = await engine.default();
  return { memory, carryOut: () => engineAnswer(engine, task, progress) };
}

/** The result of a task of the engine; undefined if it only prepares the engine. */
function engineAnswer(
  engine: Engine,
  task: PrepareTask | LeadsTask | StartTask | ExercisesTask | GameTask,
  progress: Progress,
) {
  if (task.type === "prepare") {
    engine.prepare?.();
    return undefined;
  }
  if (task.type === "leads") return engine.average_lead_by_move(task.games);
  if (task.type === "start") return { text: engine.balanced_start(task.seed) };
  if ("text" in task) return exercises(engine, task);
  return find(engine, task, progress);
}

function textAnswer(notations: Notations, task: TextTask, held: Held, progress: Progress) {
  if (task.type === "collect")
    return notations.read_collection(task.files.map(inUtf8), { progress });
  if (task.type === "read-database")
    return notations.read_database(task.files.map(inUtf8), task.database ?? undefined, {
      progress: (records) => progress({ records }),
    });
  if (task.type === "search-database") return searchDatabase(notations, task, held);
  return task.type === "write" ? write(notations, task) : writeGames(notations, task);
}

function write(notations: Notations, { setup, transcript, ply, notation, names }: WriteTask) {
  return readOnce(notations.new_game({ ...setup, transcript }), (game) => {
    game.go_to(ply);
    return { text: game.write(notation, names) ?? "" };
  });
}

/** Null if it should search the database that it holds, and holds none. */
function searchDatabase(
  notations: Notations,
  { setup, transcript, database, filter, rows }: SearchDatabaseTask,
  held: Held,
) {
  const searched = database ?? held.database;
  held.database = searched;
  if (searched === null) return null;
  return readOnce(notations.new_game({ ...setup, transcript }), (game) =>
    game.search_database(searched, filter, rows),
  );
}

/** Games one a line, or in paragraphs where one has several lines. */
function writeGames(notations: Notations, { games, notation }: WriteGamesTask) {
  const written = games.map(({ text, ...names }) =>
    readOnce(notations.read_game(text), (game) => game.write(notation, names)),
  );
  const held = written.filter((text) => text !== undefined);
  const parts = held.map((text) => text + (text.includes("\n") ? "\n\n" : "\n"));
  return { text: parts.join(""), omitted: games.length - held.length };
}

function exercises(engine: Engine, { type, text }: ExercisesTask) {
  return type === "read-exercises" ? engine.read_exercises(text) : engine.check_exercises(text);
}

function find(engine: Engine, task: GameTask, progress: Progress): Exclude<Found, Reading> {
  const start = engine.new_game({ ...task.setup, transcript: task.transcript });
  return readOnce(start, (game) => {
    if (task.type === "review") {
      const found = game.review_move(task.ply, task.options);
      game.go_to(task.ply - 1);
      const choices = game.legal_moves().length;
      return { ...found, position: game.position(), choices };
    }
    if (task.type === "explore") return game.explore(task.games);
    if (task.type === "find") return game.games_with_position(task.games);
    return task.type === "search"
      ? game.ai_move({ ...task.options, progress })
      : game.analyse({ ...task.options, progress });
  });
}
