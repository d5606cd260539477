/** Steps of an evening that take more than one fact: the next round, and the results of links. */

import type { Context } from "../../floor/base/page.ts";
import type { Incoming } from "../../play/links/received.ts";
import type { Keys } from "../../play/words/keys.js";
import type { Values } from "../../floor/base/patterns.ts";
import { nextTask } from "../../floor/base/clock.ts";
import { personName } from "../../play/board/friend-game.ts";
import { FIRST_GAME } from "../../play/games/index.ts";
import { readIncoming } from "../../play/links/receive-steps.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { type Evening, type Result, type Step, isRoundComplete, nameKey } from "./evening.ts";
import { pairRoundRobin, roundRobinRounds } from "./round-robin.ts";
import { pairSwiss } from "./swiss.ts";

/** A fault with its sentence, by the key of its text. */
export interface Fault {
  key: Keys["evening"];
  values?: Values;
}

export function roundsOf(evening: Evening) {
  return evening.system === "swiss" ? evening.rounds : roundRobinRounds(evening);
}

/** The step that pairs the next round. */
export function nextRound(evening: Evening): Step | Fault {
  const { length } = evening.paired;
  const last = evening.paired.at(-1);
  if (evening.players.filter(({ until }) => until === null).length < 2)
    return { key: "problem-few" };
  // The tables of a round robin do not wait for results.
  if (evening.system === "swiss" && last !== undefined && !isRoundComplete(last))
    return { key: "problem-results", values: { number: length } };
  const pairings = evening.system === "swiss" ? pairSwiss(evening) : pairRoundRobin(evening);
  return pairings === null ? { key: "problem-met" } : { type: "paired", pairings };
}

/** Links that are read in one task, and other lines that are looked through in one. */
const LINKS_PER_TASK = 100;
const LINES_PER_TASK = 20_000;

/**
 * The results of links, one a line.
 * @param eveningNow which may change while the links are read
 * @param pause between tasks
 * @returns `fault` is of the first line that cannot be taken, or of the whole text if no line of it
 *   is a link
 */
export async function resultsInText(
  context: Context,
  eveningNow: () => Evening,
  text: string,
  pause: () => Promise<void> = nextTask,
): Promise<{ results: Result[]; fault: Fault | null }> {
  const incoming: { line: number; found: Incoming | null }[] = [];
  let links = 0;
  for (const { line, link } of linesOf(text)) {
    if (line % LINES_PER_TASK === 0) await pause();
    const isLink = link.includes("#");
    // A wrong file may have a million such lines, and the first one is named.
    if (!isLink && (incoming.length > links || link.trim() === "")) continue;
    if (isLink) links += 1;
    if (isLink && links % LINKS_PER_TASK === 0) await pause();
    const found = isLink ? await incomingOf(context, link) : null;
    incoming.push({ line, found });
  }
  const evening = eveningNow();
  const numbers = numbersInLinks(evening);
  const read = incoming.map(({ line, found }) => resultOf(evening, numbers, found, line));
  const results = read.flatMap((one) => ("key" in one ? [] : one));
  const faults = read.flatMap((one) => ("key" in one ? one : []));
  const hasLink = results.length > 0 || faults.some(({ key }) => key !== "problem-link");
  return { results, fault: hasLink ? (faults[0] ?? null) : { key: "problem-text" } };
}

/** The lines of a text, from 1: one after another, for a wrong file may have a million. */
function* linesOf(text: string) {
  for (let line = 1, start = 0; start <= text.length; line += 1) {
    const end = text.indexOf("\n", start);
    const next = end < 0 ? text.length : end;
    yield { line, link: text.slice(start, next) };
    start = next + 1;
  }
}

/** @returns null if it is no link of a game of Reversi */
async function incomingOf(context: Context, link: string): Promise<Incoming | null> {
  try {
    const found = await readIncoming(context, link.slice(link.indexOf("#")).trim());
    return found.game.game === FIRST_GAME.id ? found : null;
  } catch {
    return null;
  }
}

function resultOf(
  { paired }: Evening,
  numbers: Numbers,
  incoming: Incoming | null,
  line: number,
): Result | Fault {
  if (incoming === null) return { key: "problem-link", values: { line } };
  const { names } = incoming.facts;
  const discs = discsOf(incoming);
  if (discs === null) return { key: "problem-link-open", values: { line } };
  const black = numbers.get(nameKey(names.black)) ?? null;
  const white = numbers.get(nameKey(names.white)) ?? null;
  const place = black === null || white === null ? null : placeOf(paired, black, white);
  if (black === null || place === null) {
    const values = { line, black: names.black || "?", white: names.white || "?" };
    return { key: "problem-link-players", values };
  }
  return { ...place, black, discs };
}

/** The discs of the black side. Where one has resigned, or has no time left, the other has all. */
function discsOf({ game: { outcome }, facts: { resigned, timeUp } }: Incoming) {
  if (outcome !== null) return outcome.black;
  const loser = resigned ?? timeUp;
  if (loser === null) return null;
  return loser === "black" ? 0 : ALL_DISCS;
}

/** The players by their names in links, which are shortened: null for the name of several. */
type Numbers = ReadonlyMap<string, number | null>;

function numbersInLinks({ players }: Evening): Numbers {
  const numbers: Map<string, number | null> = new Map();
  for (const [number, { name }] of players.entries()) {
    const key = nameKey(personName(name));
    numbers.set(key, numbers.has(key) ? null : number);
  }
  return numbers;
}

/** Where two players meet, whatever sides they have there. */
function placeOf(paired: Evening["paired"], one: number, other: number) {
  for (const [round, tables] of paired.entries()) {
    const table = tables.findIndex(
      ({ black, white }) =>
        (black === one && white === other) || (black === other && white === one),
    );
    if (table >= 0) return { round, table };
  }
  return null;
}
