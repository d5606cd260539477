/**
 * Steps of an evening that take more than one fact: the next round, and the results of links.
 *
 * @import { Context } from "../app/context.js"
 * @import { Incoming } from "../links/received.js"
 * @import { Evening, Result, Step } from "./evening.js"
 */

import { personName } from "../board/friend-game.js";
import { FIRST_GAME } from "../games/index.js";
import { readIncoming } from "../links/receive-steps.js";
import { ALL_DISCS } from "../games/reversi.js";
import { isRoundComplete, nameKey } from "./evening.js";
import { pairRoundRobin, roundRobinRounds } from "./round-robin.js";
import { pairSwiss } from "./swiss.js";

/**
 * A fault with its sentence, by the key of its text.
 * @typedef {{key: import("../words/keys.js").Keys["evening"],
 *   values?: import("../base/patterns.js").Values}} Fault
 */

/** How many rounds an evening has. @param {Evening} evening */
export function roundsOf(evening) {
  return evening.system === "swiss" ? evening.rounds : roundRobinRounds(evening);
}

/**
 * The step that pairs the next round.
 * @param {Evening} evening
 * @returns {Step | Fault}
 */
export function nextRound(evening) {
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
 * @param {Context} context
 * @param {Evening} evening
 * @param {string} text
 * @returns {Promise<{results: Result[], fault: Fault | null}>} `fault` is of the first line that
 *   cannot be taken, or of the whole text if no line of it is a link
 */
export async function resultsInText(context, evening, text) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Fault | null} */
  let fault = null;
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

/**
 * @param {Context} context
 * @param {Evening} evening
 * @param {string} link
 * @param {number} line
 * @returns {Promise<Result | Fault>}
 */
async function resultOf(context, evening, link, line) {
  const fragment = link.slice(Math.max(link.indexOf("#"), 0)).trim();
  /** @type {Incoming} */
  let incoming;
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

/**
 * The discs of the black side. Where one has resigned, or has no time left, the other has all.
 * @param {Incoming} incoming
 */
function discsOf({ game: { outcome }, facts: { resigned, timeUp } }) {
  if (outcome !== null) return outcome.black;
  const loser = resigned ?? timeUp;
  if (loser === null) return null;
  return loser === "black" ? 0 : ALL_DISCS;
}

/**
 * The number of the one player a link can refer to; links carry shortened names.
 * @param {Pick<Evening, "players">} evening
 * @param {string} name
 * @returns {number} -1 for none
 */
function playerInLink({ players }, name) {
  const meant = players.filter((player) => nameKey(personName(player.name)) === nameKey(name));
  return meant.length === 1 ? players.indexOf(meant[0]) : -1;
}

/**
 * Where two players meet, whatever sides they have there.
 * @param {Evening} evening
 * @param {number} one
 * @param {number} other
 */
function placeOf({ paired }, one, other) {
  for (const [round, tables] of paired.entries()) {
    const table = tables.findIndex(
      ({ black, white }) =>
        (black === one && white === other) || (black === other && white === one),
    );
    if (table >= 0 && one >= 0 && other >= 0) return { round, table };
  }
  return null;
}
