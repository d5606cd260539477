/**
 * The list of the library: which games its fields leave, and which rows are in sight. Pure.
 */

import type { Lang } from "../../floor/base/languages.ts";
import type { CollectedGame, Opening } from "../../../reversi-wasm.js";
import { dayText } from "../../play/words/dates.ts";
import { type Name, openingName } from "../../play/words/texts.ts";
import { type Result, resultOf } from "../share/game-result.ts";
import type { Fields, Order } from "../../play/ui/library.ts";
import { wantedIn } from "../../play/ui/library-filter.ts";

/** The game has one of the numbers, too; no numbers take every game. */
interface Filter extends Fields {
  numbers?: ReadonlySet<number> | null;
}

type Texts = WeakMap<CollectedGame, string>;

export const RESULTS: readonly Result[] = ["black", "white", "draw", "open"];

/** Rows beyond the edges that are drawn too: scrolling shows no gap. */
const MARGIN = 6;

/**
 * The games that a filter leaves: every word is in a name, the occasion, the date or the opening,
 * or begins the moves; with a side, the words are a part of that player's name.
 */
export function filtered(
  games: readonly CollectedGame[],
  { filter, side, opening, result, numbers = null }: Filter,
  lang: Lang,
) {
  const { words, years } = wantedIn(filter.toLocaleLowerCase(lang));
  const textOf = searchedTexts(lang);
  const isNamed = (game: CollectedGame) => {
    if (words.length === 0) return true;
    if (side !== "") return game[side].toLocaleLowerCase(lang).includes(words.join(" "));
    const said = textOf(game);
    return words.every((word) => said.includes(word) || game.text.startsWith(word));
  };
  return games.filter((game) => {
    if (result !== "" && resultOf(game) !== result) return false;
    if (opening !== "" && game.opening?.moves !== opening) return false;
    if (numbers !== null && !numbers.has(game.number)) return false;
    if (years !== null && !isWithin(dayOf(game), years)) return false;
    return isNamed(game);
  });
}

/** The date of a game, its year first; one of the visitor's own may show it otherwise. */
function dayOf(game: CollectedGame & { day?: string }) {
  return (game.day ?? game.date).replaceAll(/[./]/g, "-");
}

function isWithin(day: string, { from, to }: { from: number; to: number }) {
  const year = Number(/\d{4}/.exec(day)?.[0] ?? Number.NaN);
  return from <= year && year <= to;
}

/**
 * The games in order; those that are equal in a column stay as they are, and those that lack it
 * come last.
 */
export function sorted(
  games: readonly CollectedGame[],
  { sort, descending }: Order,
  lang: Lang,
): readonly CollectedGame[] {
  if (sort === "number") return descending ? games.toReversed() : games;
  // There are far fewer names and results than games: only those are compared.
  const groups: Map<string, CollectedGame[]> = new Map();
  const keyOf = keysOf(sort, lang);
  for (const game of games) {
    const key = keyOf(game);
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sign = descending ? -1 : 1;
  const keys = [...groups.keys()].filter((key) => key !== "");
  keys.sort((one, other) => sign * compare(one, other));
  return [...keys, ""].flatMap((key) => groups.get(key) ?? []);
}

/** What a column compares of a game; empty where the game lacks it. */
function keysOf(
  column: Exclude<Order["sort"], "number">,
  lang: Lang,
): (game: CollectedGame) => string {
  if (column === "date") return dayOf;
  if (column === "result") return ({ black_discs: discs }) => String(discs ?? "");
  if (column !== "opening") return (game) => game[column];
  const names: Map<Opening["moves"], string> = new Map();
  return ({ opening }) => {
    if (opening === null) return "";
    const name = names.get(opening.moves) ?? openingName(opening, lang).name;
    names.set(opening.moves, name);
    return name;
  };
}

/** Makes the texts in which words are looked for: the first word then takes as long as the next. */
export function prepareSearch(games: readonly CollectedGame[], lang: Lang) {
  games.forEach(searchedTexts(lang));
}

/** The texts in which words are looked for, of every game that had one. */
const searched: Map<Lang, Texts> = new Map();

function searchedTexts(lang: Lang): (game: CollectedGame) => string {
  const texts: Texts = searched.get(lang) ?? new WeakMap();
  searched.set(lang, texts);
  return (game) => {
    let said = texts.get(game);
    if (said === undefined) {
      said = searchedText(game, lang);
      texts.set(game, said);
    }
    return said;
  };
}

/** The words of a game, with its date as it is shown and with its year first. */
function searchedText(game: CollectedGame, lang: Lang) {
  const { black, white, event, date, opening, number } = game;
  const named = [
    black,
    white,
    event,
    date,
    dayText(date, lang),
    dayOf(game),
    opening ? openingName(opening, lang).name : "",
    String(number),
  ];
  return named.join("\n").toLocaleLowerCase(lang);
}

/** The openings of games with their numbers, by name. */
export function openingsOf(games: readonly CollectedGame[], lang: Lang) {
  const found: Map<string, Name & { moves: string; count: number }> = new Map();
  for (const { opening } of games) {
    if (opening === null) continue;
    const { moves } = opening;
    const counted = found.get(moves) ?? { moves, ...openingName(opening, lang), count: 0 };
    counted.count += 1;
    found.set(moves, counted);
  }
  const { compare } = new Intl.Collator(lang);
  return [...found.values()].sort((a, b) => compare(a.name, b.name));
}

/**
 * The rows to draw, from one number up to another one.
 * @param scrolled pixels above the edge
 * @param height of the part in sight
 * @param row height of a row
 * @param count of all rows
 */
export function rowsInSight(scrolled: number, height: number, row: number, count: number) {
  const from = Math.max(Math.floor(scrolled / row) - MARGIN, 0);
  const to = Math.min(Math.ceil((scrolled + height) / row) + MARGIN, count);
  return { from: Math.min(from, to), to };
}

/**
 * Where a key leads among the rows; null if it leads nowhere.
 * @param page rows that a page has
 * @param count of all rows
 */
export function rowAfterKey(key: string, current: number, page: number, count: number) {
  const targets: Record<string, number> = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    PageDown: current + page,
    PageUp: current - page,
    Home: 0,
    End: count - 1,
  };
  if (!Object.hasOwn(targets, key) || count === 0) return null;
  return Math.min(Math.max(targets[key], 0), count - 1);
}
