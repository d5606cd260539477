/** Times as a benchmark prints them, and the files that it reads. */

import { readFile } from "node:fs/promises";
import path from "node:path";
import process from "node:process";

/** Each work is timed so often; the median counts. */
const ROUNDS = 5;

/** Files as the page hands over those that a visitor chooses. */
export const chosenFiles = (names) =>
  Promise.all(
    names.map(async (name) => ({
      name: path.basename(name),
      bytes: new Uint8Array(await readFile(name)),
    })),
  );

/** Prints the processor time of each work, by its name. */
export function printTimes(works) {
  for (const [name, work] of Object.entries(works)) {
    const times = Array.from({ length: ROUNDS }, () => milliseconds(work));
    times.sort((one, other) => one - other);
    console.log(`${name}: ${times[Math.floor(ROUNDS / 2)].toFixed(1)} ms`);
  }
}

function milliseconds(work) {
  const began = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

/** The median, and the least and the most, in milliseconds. */
export function spread(times) {
  const ordered = times.toSorted((one, other) => one - other);
  const [least, median, most] = [0, ordered.length >> 1, ordered.length - 1].map((index) =>
    ordered[index].toFixed(0),
  );
  return `${median} ms (${least} to ${most})`;
}
