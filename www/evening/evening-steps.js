/**
 * Steps of an evening that take more than one fact: the next round, and the results of links.
 *
 * @import { Context } from "../app/context.js"
 * @import { Incoming } from "../links/received.js"
 * @import { Evening, Result, Step } from "./evening.js"
 */

import { problemOf } from "../base/problems.js";
import { readIncoming } from "../links/receive-steps.js";
import { DISCS, isComplete, playerNamed } from "./evening.js";
import { pairRoundRobin, roundRobinRounds } from "./round-robin.js";
import { pairSwiss } from "./swiss.js";

/**
 * What a sentence says is wrong, by the key of its text.
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
  if (evening.system === "swiss" && last !== undefined && !isComplete(last))
    return { key: "problem-results", values: { number: length } };
  const pairings = evening.system === "swiss" ? pairSwiss(evening) : pairRoundRobin(evening);
  return pairings === null ? { key: "problem-met" } : { type: "paired", pairings };
}

/**
 * The results of links, each on a line of its own.
 * @param {Context} context
 * @param {Evening} evening
 * @param {string} text
 * @returns {Promise<{results: Result[], fault: Fault | null}>} `fault` is of the first line that
 *   cannot be taken
 */
export async function resultsOf(context, evening, text) {
  /** @type {Result[]} */
  const results = [];
  /** @type {Fault | null} */
  let fault = null;
  for (const [index, link] of text.split("\n").entries()) {
    if (link.trim() === "") continue;
    const read = await resultOf(context, evening, link, index + 1);
    if ("key" in read) fault ??= read;
    else results.push(read);
  }
  return { results, fault };
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
  } catch (error) {
    return { key: "problem-link", values: { line, text: problemOf(error).detail } };
  }
  const { names } = incoming.facts;
  const discs = discsOf(incoming);
  if (discs === null) return { key: "problem-link-open", values: { line } };
  const black = playerNamed(evening, names.black);
  const white = playerNamed(evening, names.white);
  const place = placeOf(evening, black, white);
  if (place === null) {
    const values = { line, black: names.black || "?", white: names.white || "?" };
    return { key: "problem-link-players", values };
  }
  return { ...place, black, discs };
}

/**
 * The discs of the black side. After a resignation the other side has all.
 * @param {Incoming} incoming
 */
function discsOf({ game: { outcome }, facts: { resigned } }) {
  if (outcome !== null) return outcome.black;
  if (resigned === null) return null;
  return resigned === "black" ? 0 : DISCS;
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
