/**
 * Messages between the page and the engine worker. Every request has its own id and gets exactly
 * one `ready`, `done` or `failed` with that id; any number of `progress` may come before it.
 * No code.
 *
 * @import { Setup } from "../../reversi-rules.js"
 * @import { AiMove } from "../../reversi-wasm.js"
 * @import { Problem } from "../base/problems.js"
 * @import { Level } from "../state/settings.js"
 *
 * The position after `transcript`, played from `setup`.
 * @typedef {{setup: Setup, transcript: string}} Point
 *
 * `search` chooses a move. No level means the strongest play, limited by `ms` milliseconds;
 * `exact` solves the endgame. `analyse` values the given squares, or every legal one without them.
 * @typedef {{level?: Level, exact?: boolean, seed?: number, ms?: number}} SearchOptions
 * @typedef {{squares?: number[], ms?: number}} AnalysisOptions
 * @typedef {{type: "search", options: SearchOptions} & Point} SearchTask
 * @typedef {{type: "analyse", options: AnalysisOptions} & Point} AnalysisTask
 *
 * `prepare` only loads the engine.
 * @typedef {{type: "prepare"}} PrepareTask
 * @typedef {PrepareTask | SearchTask | AnalysisTask} Task
 * @typedef {{id: number} & Task} ToWorker
 *
 * The values of some moves, in discs for the side that moves; squares in ascending order.
 * @typedef {{square: number, score: number, exact: boolean, depth: number, pv: Uint8Array}} MoveValue
 * @typedef {{moves: MoveValue[], nodes: number, ms: number}} Analysis
 *
 * What each task ends with.
 * @typedef {{prepare: undefined, search: AiMove, analyse: Analysis}} Answers
 * @typedef {AiMove | Analysis} Found
 *
 * After a `fatal` failure the worker cannot answer any further request.
 * @typedef {{type: "ready", id: number}
 *   | {type: "progress", id: number, found: Found}
 *   | {type: "done", id: number, answer: Found}
 *   | {type: "failed", id: number, problem: Problem, fatal: boolean}} FromWorker
 */

export {};
