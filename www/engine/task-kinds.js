/**
 * The needs of a task. The notations carry out those that read and write texts and files of games
 * of Reversi.
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
 * On how many threads a task is carried out.
 * @param {Task} task
 */
export function threadsOf(task) {
  return (task.type === "search" && task.threads) || 1;
}

/**
 * The modules that a task needs before it can begin: the notations, the engine of a game, or that
 * for several threads.
 * @param {Task} task
 */
export function moduleFor(task) {
  if (isTextTask(task)) return "notations";
  return threadsOf(task) > 1 ? "threads" : task.game;
}
