/**
 * Messages between the page and the engine worker. Every request has its own id and gets exactly
 * one `ready`, `done` or `failed` with that id; any number of `progress` may come before it.
 * No code.
 *
 * @import { Setup } from "../../reversi-rules.js"
 * @import { AiMove, AiOptions, Analysis, AnalysisOptions } from "../../reversi-wasm.js"
 * @import { AverageLead } from "../../reversi-wasm.js"
 * @import { Collection, ExploredMove, NamedFile, RecordNames } from "../../reversi-wasm.js"
 * @import { FoundGames, GameFilter, ReadDatabase } from "../../reversi-wasm.js"
 * @import { Exercise, ExerciseFinding, MoveReview, SearchLimits } from "../../reversi-wasm.js"
 * @import { Problem } from "../base/problems.js"
 * @import { EndOfHelp } from "./helpers.js"
 *
 * The position after `transcript`, played from `setup`.
 * @typedef {{game: string, setup: Setup, transcript: string}} Point
 *
 * `search` chooses a move as `Game.ai_move` does, on as many threads as `threads` says where the
 * page can, `analyse` values moves as `Game.analyse` does,
 * `review` says what a move loses as `Game.review_move` does, with the position before the move as
 * text; messages carry their progress.
 * @typedef {{type: "search", threads?: number,
 *   options: Omit<AiOptions, "progress">} & Point} SearchTask
 * @typedef {{type: "analyse", options: Omit<AnalysisOptions, "progress">} & Point} AnalysisTask
 * @typedef {{type: "review", ply: number, options: SearchLimits} & Point} ReviewTask
 *
 * `write` gives the game in a notation as `Game.write` does, empty if that has no text for it;
 * `write-games` gives several after each other, with the number of those that it has no text for;
 * `explore` looks its moves up as `Game.explore` does, and `find` the games with its position as
 * `Game.games_with_position` does; `leads` averages games as `average_lead_by_move` does;
 * `start` draws a balanced start as `balanced_start` does; `collect` reads the games of files as
 * `read_collection` does, whose parts are its progress;
 * `read-database` adds files to a database of games as the function of this name does, null for an
 * empty one, and `search-database` searches it as `Game.search_database` does: null stands for the
 * database of the last search, and the answer is null if the worker has none;
 * `read-exercises` and `check-exercises` are the engine's functions of these names.
 * @typedef {{type: "write", notation: string, ply: number, names: RecordNames} & Point} WriteTask
 * @typedef {{type: "write-games", game: string, notation: string,
 *   games: readonly WrittenGame[]}} WriteGamesTask
 * @typedef {{type: "explore", games: string} & Point} ExploreTask
 * @typedef {{type: "find", games: string} & Point} FindTask
 * @typedef {{type: "leads", game: string, games: string}} LeadsTask
 * @typedef {{type: "start", game: string, seed?: number}} StartTask
 * @typedef {{type: "collect", game: string, files: readonly NamedFile[]}} CollectTask
 * @typedef {{type: "read-database", game: string, files: readonly NamedFile[],
 *   database: Uint8Array | null}} ReadDatabaseTask
 * @typedef {{type: "search-database", database: Uint8Array | null,
 *   filter: GameFilter} & Point} SearchDatabaseTask
 * @typedef {{type: "read-exercises" | "check-exercises", game: string, text: string}} ExercisesTask
 *
 * `prepare` only loads the engine of a game.
 * @typedef {{type: "prepare", game: string}} PrepareTask
 * @typedef {SearchTask | AnalysisTask | ReviewTask | ExploreTask | FindTask} GameTask
 * @typedef {WriteTask | WriteGamesTask | CollectTask | ReadDatabaseTask
 *   | SearchDatabaseTask} TextTask
 * @typedef {PrepareTask | LeadsTask | StartTask | ExercisesTask | GameTask | TextTask} Task
 * @typedef {{id: number} & Task} ToWorker
 *
 * @typedef {{text: string}} Written
 * @typedef {{text: string, omitted: number}} WrittenGames
 * @typedef {RecordNames & {text: string}} WrittenGame
 * @typedef {MoveReview & {position: string}} ReviewedMove
 *
 * How many games of files are read so far.
 * @typedef {{records: number}} Reading
 *
 * The result of each task.
 * @typedef {{prepare: undefined, search: AiMove, analyse: Analysis,
 *   review: ReviewedMove, write: Written, "write-games": WrittenGames, start: Written,
 *   explore: ExploredMove[], find: Uint32Array, leads: AverageLead[], collect: Collection,
 *   "read-database": ReadDatabase, "search-database": FoundGames | null,
 *   "read-exercises": Exercise[], "check-exercises": ExerciseFinding[]
 * }} Answers
 * @typedef {AiMove | Analysis | ReviewedMove | Written | Collection | ExploredMove[]
 *   | Uint32Array | Reading} Found
 * @typedef {Answers[Task["type"]]} Answer
 *
 * After a `fatal` failure the worker cannot answer any further request. A worker that has `grown`
 * holds memory that it never gives back. One that says `helped` has helpers, which `end` ends.
 * @typedef {{type: "ready", id: number}
 *   | {type: "helped", end: EndOfHelp}
 *   | {type: "progress", id: number, found: Found}
 *   | {type: "done", id: number, answer: Exclude<Answer, undefined>, grown?: true}
 *   | {type: "failed", id: number, problem: Problem, fatal: boolean}} FromWorker
 */

export {};
