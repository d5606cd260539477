/**
 * The messages between the page and engine-worker.js. Every request has an id of its own and is
 * answered by exactly one `ready`, `done` or `failed` with that id; before it, `progress` may come.
 * No code.
 *
 * @import { Setup, Level, Problem } from "../state/types.js"
 *
 * What to search: the position after `transcript`, played from `setup`. No level means the
 * strongest play there is, which takes `ms` milliseconds; `exact` counts the ending out.
 * @typedef {{setup: Setup, transcript: string, options: SearchOptions}} SearchRequest
 * @typedef {{level?: Level, exact?: boolean, seed?: number, ms?: number}} SearchOptions
 *
 * The chosen square; score in discs for the side to move, an estimate with a fraction unless
 * `exact`, null where the opponent does not count in discs; the engine's own time in milliseconds;
 * the expected line as squares.
 * @typedef {{square: number, score: number | null, exact: boolean, depth: number, nodes: number, ms: number, pv: number[]}} SearchAnswer
 *
 * `prepare` asks for nothing but that the engine be there.
 * @typedef {{type: "prepare"} | {type: "search"} & SearchRequest} Task
 * @typedef {{id: number} & Task} ToWorker
 *
 * `fatal` says that the worker cannot answer any further request.
 * @typedef {{type: "progress", id: number, found: SearchAnswer}
 *   | {type: "ready", id: number}
 *   | {type: "done", id: number, answer: SearchAnswer}
 *   | {type: "failed", id: number, problem: Problem, fatal: boolean}} FromWorker
 */

export {};
