/** Steps of an evening that take more than one fact: the next round, and the results of links. */

import type { Context } from "../base/page.ts";
import type { Incoming } from "../links/received.ts";
import type { Keys } from "../words/keys.js";
import type { Values } from "../base/patterns.ts";
import { personName } from "../board/friend-game.ts";
import { FIRST_GAME } from "../games/index.ts";
import { readIncoming } from "../links/receive-steps.ts";
import { ALL_DISCS } from "../games/reversi.ts";
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

/**
 * The results of links, one a line.
 * @returns `fault` is of the first line that cannot be taken, or of the whole text if no line of it
 *   is a link
 */
export async function resultsInText(
  context: Context,
  evening: Evening,
  text: string,
): Promise<{ results: Result[]; fault: Fault | null }> {
  const results: Result[] = [];
  let fault: Fault | null = null;
  let hasLink = false;
  for (const [index, link] of text.split("\n").entries()) {
    if (link.trim() === "") continue;
    const read = await resultOf(context, evening, link, index + 1);
    if (!("key" in read)) results.push(read);
    else fault ??= read;
    hasLink ||= !("key" in read) || read.key !== "problem-link";
  }
  return { results, fault: hasLink ? fault : { key: "problem-text" } };
}

async function resultOf(
  context: Context,
  evening: Evening,
  link: string,
  line: number,
): Promise<Result | Fault> {
  const fragment = link.slice(Math.max(link.indexOf("#"), 0)).trim();
  let incoming: Incoming;
  try {
    incoming = await readIncoming(context, fragment);
  } catch {
    return { key: "problem-link", values: { line } };
  }
  if (incoming.game.game !== FIRST_GAME.id) return { key: "problem-link", values: { line } };
  const { names } = incoming.facts;
  const discs = discsOf(incoming);
  if (discs === null) return { key: "problem-link-open", values: { line } };
  const black = playerInLink(evening, names.black);
  const white = playerInLink(evening, names.white);
  const place = placeOf(evening, black, white);
  if (place === null) {
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

/**
 * The number of the one player a link can refer to; links carry shortened names.
 * @returns -1 for none
 */
function playerInLink({ players }: Pick<Evening, "players">, name: string): number {
  const meant = players.filter((player) => nameKey(personName(player.name)) === nameKey(name));
  return meant.length === 1 ? players.indexOf(meant[0]) : -1;
}

/** Where two players meet, whatever sides they have there. */
function placeOf({ paired }: Evening, one: number, other: number) {
  for (const [round, tables] of paired.entries()) {
    const table = tables.findIndex(
      ({ black, white }) =>
        (black === one && white === other) || (black === other && white === one),
    );
    if (table >= 0 && one >= 0 && other >= 0) return { round, table };
  }
  return null;
}
