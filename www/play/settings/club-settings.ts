/**
 * The entries of www/club.js beside its themes: the club's name, its words for *Home*, the games
 * that it offers, and language and opponent of a first visit. What is no such thing is left out and
 * reported. Pure.
 */

import type { GameId } from "../../../reversi-rules.js";
import { fieldsOf } from "../../floor/base/browser-values.ts";
import { type Label, type Lang, LANGUAGES, labelFrom } from "../../floor/base/languages.ts";
import { type Problem, problem } from "../../floor/base/problems.ts";
import { club } from "../../club.js";
import { type Level, FIRST_GAME, GAMES } from "../games/index.ts";
import { keysOf } from "../../floor/base/keys.ts";

interface ClubSettings {
  /** Of the club, beside that of the game. */
  name: Label | null;
  /** What the way to the club's own page is called. */
  homeLabel: Label | null;
  /** Of a first visit; null leaves it to the browser. */
  lang: Lang | null;
  /** Of a first visit, in the games that have it. */
  opponent: Level | null;
  /** Their names, in the page's order, with the first one in any case. */
  games: GameId[];
  problems: Problem[];
}

const ENTRIES = [
  "name",
  "home",
  "homeLabel",
  "lang",
  "opponent",
  "games",
  "iceServers",
  "theme",
  "themes",
] satisfies (keyof typeof club)[];

/** @param facts the whole of club.js */
export function checkClub(facts: object): ClubSettings {
  const { name, homeLabel, lang, opponent, games } = fieldsOf(facts);
  const problems: Problem[] = [];
  const report = (where: string, choices: readonly string[]) => {
    problems.push(problem("bad-club-value", where, `www/club.js: ${where} is impossible`, choices));
    return null;
  };
  const chosen = <V extends string>(value: unknown, where: string, choices: readonly V[]) => {
    if (value === undefined || value === "") return null;
    return choices.find((choice) => choice === value) ?? report(where, choices);
  };
  const labelled = (value: unknown, where: string) =>
    value === undefined || value === "" ? null : (labelFrom(value) ?? report(where, []));
  for (const entry of Object.keys(facts))
    if (!ENTRIES.some((knownEntry) => knownEntry === entry))
      problems.push(
        problem("unknown-club-entry", entry, `www/club.js: ${entry} is unknown`, ENTRIES),
      );
  const ids = GAMES.map(({ id }) => id);
  if (games !== undefined && !Array.isArray(games)) report("games", ids);
  else for (const [index, id] of (games ?? []).entries()) chosen(id, `games[${index}]`, ids);
  return {
    name: labelled(name, "name"),
    homeLabel: labelled(homeLabel, "homeLabel"),
    lang: chosen(lang, "lang", keysOf(LANGUAGES)),
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

/** Whether the club offers a game. */
export function isOffered(id: unknown): id is GameId {
  return CLUB.games.some((game) => game === id);
}
