/** Rows of a long table, which are drawn in several tasks: presses find their turn between them. */

import { nextTask } from "../../floor/base/clock.ts";
import type { Desk } from "./desk.ts";

/** Rows that a task makes: with a browser's layout, those of 128 players take a moment. */
export const ROWS_PER_TASK = 32;

/** @returns the rows of a list that are drawn now; the desk draws again for the others */
export function createRows({ draw, isOpen }: Desk) {
  let count = ROWS_PER_TASK;
  let isDue = false;

  async function drawMore() {
    isDue = true;
    await nextTask();
    isDue = false;
    count += ROWS_PER_TASK;
    draw();
  }

  return <Row>(rows: readonly Row[]): readonly Row[] => {
    if (rows.length === 0) count = ROWS_PER_TASK;
    // What was being typed is put back into its field as the dialog opens.
    if (!isOpen()) count = Math.max(count, rows.length);
    if (rows.length > count && !isDue) void drawMore();
    return rows.slice(0, count);
  };
}
