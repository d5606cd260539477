/**
 * Messages between the page and the engine worker. Every request has its own id and gets exactly
 * one `ready`, `done` or `failed` with that id; any number of `progress` may come before it.
 * No code.
 */

import type { GameId, Setup } from "../../../reversi-rules.js";
import type {
  AiMove,
  AiOptions,
  Analysis,
  AnalysisOptions,
  AverageLead,
  Collection,
  ExploredMove,
  NamedFile,
  RecordNames,
  FoundGames,
  GameFilter,
  GameRows,
  ReadDatabase,
  Exercise,
  ExerciseFinding,
  MoveReview,
  SearchLimits,
} from "../../../reversi-wasm.js";
import type { Problem } from "../../floor/base/problems.ts";
import type { ReadBoard } from "../../floor/pictures/read-picture.ts";

/** The end of the search of all helpers: 1 in a byte of their memory. */
export interface EndOfHelp {
  buffer: ArrayBufferLike;
  at: number;
}

/** The position after `transcript`, played from `setup`. */
export interface Point {
  game: GameId;
  setup: Setup;
  transcript: string;
}

/**
 * `search` chooses a move as `Game.ai_move` does, on as many threads as `threads` says where the
 * page can, `analyse` values moves as `Game.analyse` does,
 * `review` says what a move loses as `Game.review_move` does, with the position before the move as
 * text; messages carry their progress.
 */
export type SearchTask = {
  type: "search";
  threads?: number;
  options: Omit<AiOptions, "progress">;
} & Point;

export type AnalysisTask = { type: "analyse"; options: Omit<AnalysisOptions, "progress"> } & Point;

export type ReviewTask = { type: "review"; ply: number; options: SearchLimits } & Point;

/**
 * `write` gives the game in a notation as `Game.write` does, empty if that has no text for it;
 * `write-games` gives several after each other, with the number of those that it has no text for;
 * `explore` looks its moves up as `Game.explore` does, and `find` the games with its position as
 * `Game.games_with_position` does; `leads` averages games as `average_lead_by_move` does;
 * `start` draws a balanced start as `balanced_start` does; `collect` reads the games of files as
 * `read_collection` does, whose parts are its progress;
 * `read-database` adds files to a database of games as the function of this name does, null for an
 * empty one, and `search-database` searches it as `Game.search_database` does: null stands for the
 * database of the last search, and the answer is null if the worker has none;
 * `read-book` reads the opening book of a file, `most` positions of it, and writes it in a format;
 * `read-picture` reads the board in the file of a picture;
 * `read-exercises` and `check-exercises` are the engine's functions of these names.
 */
export type WriteTask = {
  type: "write";
  notation: string;
  ply: number;
  names: RecordNames;
} & Point;

export interface WriteGamesTask {
  type: "write-games";
  game: GameId;
  notation: string;
  games: readonly WrittenGame[];
}

export type ExploreTask = { type: "explore"; games: string } & Point;

type FindTask = { type: "find"; games: string } & Point;

export interface LeadsTask {
  type: "leads";
  game: GameId;
  games: string;
}

export interface StartTask {
  type: "start";
  game: GameId;
  seed?: number | undefined;
}

export interface CollectTask {
  type: "collect";
  game: GameId;
  files: readonly NamedFile[];
}

export interface PictureTask {
  type: "read-picture";
  game: GameId;
  picture: Blob;
}

/** A program's format, or lines of moves. */
export type ForeignFormat = "edax" | "lines";

/** One of those, or the file of the page. */
export type BookFormat = ForeignFormat | "reversi";

/**
 * A book in another format, with the entries for which there was no room, the byte from 1 at which
 * its file is damaged or null, and the lines of a text that cannot be read.
 */
export interface ConvertedBook {
  bytes: Uint8Array<ArrayBuffer>;
  leftOut: number;
  damagedAt: number | null;
  unread: readonly number[];
}

export interface ReadBookTask {
  type: "read-book";
  game: GameId;
  file: Blob;
  most: number;
  to: BookFormat;
}

interface ReadDatabaseTask {
  type: "read-database";
  game: GameId;
  files: readonly NamedFile[];
  database: Uint8Array | null;
}

export type SearchDatabaseTask = {
  type: "search-database";
  database: Uint8Array | null;
  filter: GameFilter;
  rows: GameRows;
} & Point;

export interface ExercisesTask {
  type: "read-exercises" | "check-exercises";
  game: GameId;
  text: string;
}

/** `prepare` only loads the engine of a game. */
export interface PrepareTask {
  type: "prepare";
  game: GameId;
}

export type GameTask = SearchTask | AnalysisTask | ReviewTask | ExploreTask | FindTask;

export type TextTask =
  | WriteTask
  | WriteGamesTask
  | CollectTask
  | ReadDatabaseTask
  | SearchDatabaseTask;

export type Task =
  | PrepareTask
  | LeadsTask
  | StartTask
  | ExercisesTask
  | PictureTask
  | ReadBookTask
  | GameTask
  | TextTask;

export type ToWorker = { id: number } & Task;

interface Written {
  text: string;
}

export interface WrittenGames {
  text: string;
  omitted: number;
}

export type WrittenGame = RecordNames & { text: string };

/** `choices` is the number of the legal moves; 0 where an earlier release has stored none. */
export type ReviewedMove = MoveReview & { position: string; choices: number };

/** How many games of files are read so far. */
export interface Reading {
  records: number;
}

export interface Answers {
  prepare: undefined;
  search: AiMove;
  analyse: Analysis;
  review: ReviewedMove;
  write: Written;
  "write-games": WrittenGames;
  start: Written;
  explore: ExploredMove[];
  find: Uint32Array;
  leads: AverageLead[];
  collect: Collection;
  "read-picture": ReadBoard;
  "read-book": ConvertedBook;
  "read-database": ReadDatabase;
  "search-database": FoundGames | null;
  "read-exercises": Exercise[];
  "check-exercises": ExerciseFinding[];
}

export type Found =
  | AiMove
  | Analysis
  | ReviewedMove
  | Written
  | Collection
  | ReadBoard
  | ExploredMove[]
  | Uint32Array
  | Reading;

export type Answer = Answers[Task["type"]];

/**
 * After a `fatal` failure the worker cannot answer any further request. A worker that has `grown`
 * holds memory that it never gives back. One that says `helped` has helpers, which `end` ends.
 */
export type FromWorker =
  | { type: "ready"; id: number }
  | { type: "helped"; end: EndOfHelp }
  | { type: "progress"; id: number; found: Found }
  | { type: "done"; id: number; answer: Exclude<Answer, undefined>; grown?: true }
  | { type: "failed"; id: number; problem: Problem; fatal: boolean };
