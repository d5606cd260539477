/** The jobs that study games, files and pictures, each with its task. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { NamedFile } from "../../../reversi-wasm.js";
import { FIRST_GAME } from "../games/index.ts";
import { type KeyOf, PRIORITY, isShared, pointAfter } from "./jobs.ts";

/**
 * The value of a position and its best move: solved, whatever it takes, or within `ms`
 * milliseconds.
 * @param line the moves that lead to the position
 */
export function solveJob(
  key: KeyOf<"search">,
  game: Snapshot,
  line: readonly string[],
  ms: number | null,
) {
  const options = ms === null ? { exact: true } : { ms };
  const task = { type: "search" as const, ...pointAfter(game, line), options };
  const same = [game, line.join(), ms];
  return { key, task, priority: PRIORITY.move, delay: 0, same, isLong: isShared(game) };
}

/**
 * The loss of a move of the game's line, or of another one in its place.
 * @param line the moves up to the one that is reviewed
 * @param nodes the most positions that its search visits
 */
export function reviewJob(
  key: KeyOf<"review">,
  game: Snapshot,
  line: readonly string[],
  nodes: number,
) {
  const point = pointAfter(game, line);
  const task = { type: "review" as const, ...point, ply: line.length, options: { nodes } };
  return { key, task, priority: PRIORITY.study, delay: 0, same: [game, line.join(), nodes] };
}

/** @param game the one on the board when the files were imported */
export function collectJob(key: KeyOf<"collect">, game: Snapshot, files: readonly NamedFile[]) {
  const task = { type: "collect" as const, game: FIRST_GAME.id, files };
  return { key, task, priority: PRIORITY.help, delay: 0, same: [game, files] };
}

/** @param game the one on the board when the picture was given */
export function pictureJob(key: KeyOf<"read-picture">, game: Snapshot, picture: Blob) {
  const task = { type: "read-picture" as const, game: game.game, picture };
  return { key, task, priority: PRIORITY.help, delay: 0, same: [picture] };
}
