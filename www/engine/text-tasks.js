/**
 * The tasks that the notations carry out: they read and write texts and files of games of Reversi.
 *
 * @import { Task, TextTask } from "./protocol.js"
 */

/** @type {readonly Task["type"][]} */
const TYPES = ["collect", "write", "write-games", "read-database", "search-database"];

/**
 * Whether a task needs the module of the notations, and no engine.
 * @param {Task} task
 * @returns {task is TextTask}
 */
export function isTextTask(task) {
  return TYPES.includes(task.type);
}

/**
 * What a worker loads before it can begin a task: the notations, or the engine of a game.
 * @param {Task} task
 */
export function moduleFor(task) {
  return isTextTask(task) ? "notations" : task.game;
}
