/**
 * The needs of a task. The notations carry out those that read and write texts and files of games
 * of Reversi.
 */

import type { Task, TextTask } from "./protocol.ts";

const TYPES: readonly Task["type"][] = [
  "collect",
  "write",
  "write-games",
  "read-database",
  "search-database",
];

/** Whether a task needs the module of the notations, and no engine. */
export function isTextTask(task: Task): task is TextTask {
  return TYPES.includes(task.type);
}

export function threadsOf(task: Task) {
  return (task.type === "search" && task.threads) || 1;
}

/**
 * The modules that a task needs before it can begin: the notations, the reader of pictures or of
 * books, the engine of a game, or that for several threads.
 */
export function moduleFor(task: Task) {
  if (isTextTask(task)) return "notations";
  if (task.type === "read-picture") return "pictures";
  if (task.type === "read-book") return "books";
  return threadsOf(task) > 1 ? "threads" : task.game;
}
