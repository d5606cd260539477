/**
 * The entries of www/club.js beside its themes: the club's name, its words for *Home*, the games
 * that it offers, and language and opponent of a first visit. What is no such thing is left out and
 * reported. Pure.
 *
 * @import { Label, Lang } from "../base/languages.js"
 * @import { Problem } from "../base/problems.js"
 */

import { LANGUAGES, labelFrom } from "../base/languages.js";
import { problem } from "../base/problems.js";
import { club } from "../club.js";
import { FIRST_GAME, GAMES } from "../games/index.js";

/**
 * @typedef {object} ClubSettings
 * @property {Label | null} name of the club, beside that of the game
 * @property {Label | null} homeLabel what the way to the club's own page is called
 * @property {Lang | null} lang of a first visit; null leaves it to the browser
 * @property {string | null} opponent of a first visit, in the games that have it
 * @property {string[]} games their names, in the page's order, with the first one in any case
 * @property {Problem[]} problems
 */

/** The entries of club.js. */
const ENTRIES =
  /** @satisfies {(keyof typeof club)[]} */
  (["name", "home", "homeLabel", "lang", "opponent", "games", "iceServers", "theme", "themes"]);

/**
 * @param {object} facts the whole of club.js
 * @returns {ClubSettings}
 */
export function checkClub(facts) {
  const { name, homeLabel, lang, opponent, games } = /** @type {Record<string, unknown>} */ (facts);
  /** @type {Problem[]} */
  const problems = [];
  const report = (/** @type {string} */ where, /** @type {readonly string[]} */ choices) => {
    problems.push(problem("bad-club-value", where, `www/club.js: ${where} is impossible`, choices));
    return null;
  };
  /** @param {unknown} value @param {string} where @param {readonly string[]} choices */
  const chosen = (value, where, choices) => {
    if (value === undefined || value === "") return null;
    return choices.find((choice) => choice === value) ?? report(where, choices);
  };
  /** @param {unknown} value @param {string} where */
  const labelled = (value, where) =>
    value === undefined || value === "" ? null : (labelFrom(value) ?? report(where, []));
  for (const entry of Object.keys(facts))
    if (!ENTRIES.some((known) => known === entry))
      problems.push(
        problem("unknown-club-entry", entry, `www/club.js: ${entry} is unknown`, ENTRIES),
      );
  const ids = GAMES.map(({ id }) => id);
  if (games !== undefined && !Array.isArray(games)) report("games", ids);
  else for (const [index, id] of (games ?? []).entries()) chosen(id, `games[${index}]`, ids);
  return {
    name: labelled(name, "name"),
    homeLabel: labelled(homeLabel, "homeLabel"),
    lang: /** @type {Lang | null} */ (chosen(lang, "lang", Object.keys(LANGUAGES))),
    opponent: chosen(
      opponent,
      "opponent",
      GAMES.flatMap(({ levels, bots }) => [...bots, ...levels]),
    ),
    games: Array.isArray(games)
      ? ids.filter((id) => id === FIRST_GAME.id || games.includes(id))
      : ids,
    problems,
  };
}

export const CLUB = checkClub(club);

/** Whether the club offers a game. @param {unknown} id */
export function isOffered(id) {
  return CLUB.games.some((game) => game === id);
}
