/**
 * The list of a collection: which games a filter leaves, what a game is called, and which rows are
 * in sight. Pure.
 */

import type { Lang } from "../base/languages.ts";
import type { CollectedGame, Opening } from "../../reversi-wasm.js";
import { type Name, openingName } from "../words/texts.ts";
import { type Result, resultOf } from "./game-result.ts";
import { playerResults } from "./statistics-model.ts";

/**
 * Every name of `players` plays, with either colour, and the game has one of the numbers. An empty
 * text and no numbers take every game.
 */
export interface Filter {
  words: string;
  players: readonly string[];
  opening: string;
  result: Result | "";
  numbers?: ReadonlySet<number> | null;
}

export type Texts = WeakMap<CollectedGame, string>;

export const RESULTS: readonly Result[] = ["black", "white", "draw", "open"];

/** How the games are put in order; without a column, as in their files. */
export interface Order {
  by: Column;
  descending: boolean;
}

export type Column =
  | "number"
  | "black"
  | "white"
  | "event"
  | "date"
  | "opening"
  | "result"
  | "moves";

export const COLUMNS: readonly Column[] = [
  "number",
  "black",
  "white",
  "event",
  "date",
  "opening",
  "result",
  "moves",
];

/** Rows beyond the edges that are drawn too: scrolling shows no gap. */
const MARGIN = 6;

/**
 * The games that a filter leaves: every word is in a name, the occasion, the date or the opening,
 * or begins the moves, and every player's name is one of the two names.
 */
export function filtered(
  games: readonly CollectedGame[],
  { words, players, opening, result, numbers = null }: Filter,
  lang: Lang,
) {
  const wantedWords = words
    .toLocaleLowerCase(lang)
    .split(/\s+/)
    .filter((word) => word !== "");
  const textOf = searchedTexts(lang);
  return games.filter((game) => {
    if (result !== "" && resultOf(game) !== result) return false;
    if (opening !== "" && game.opening?.moves !== opening) return false;
    if (!playedBy(game, players)) return false;
    if (numbers !== null && !numbers.has(game.number)) return false;
    if (wantedWords.length === 0) return true;
    const said = textOf(game);
    return wantedWords.every((word) => said.includes(word) || game.text.startsWith(word));
  });
}

function playedBy(
  { black, white }: Pick<CollectedGame, "black" | "white">,
  players: readonly string[],
) {
  return players.every((name) => name === black || name === white);
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

function searchedText({ black, white, event, date, opening, number }: CollectedGame, lang: Lang) {
  const named = [
    black,
    white,
    event,
    date,
    opening ? openingName(opening, lang).name : "",
    String(number),
  ];
  return named.join("\n").toLocaleLowerCase(lang);
}

/**
 * The games in another order; those that are equal in a column stay as in their files, and those
 * that lack it come last.
 */
export function sorted(games: readonly CollectedGame[], { by, descending }: Order, lang: Lang) {
  if (by === "number") return descending ? games.toReversed() : [...games];
  const names = openingNames(lang);
  const keyOf: (game: CollectedGame) => string | number | null = (game) => {
    if (by === "result") return game.black_discs;
    if (by === "opening") return game.opening && names(game.opening).name;
    return game[by] || null;
  };
  // There are far fewer names and results than games: only those are compared.
  const groups: Map<string | number | null, CollectedGame[]> = new Map();
  for (const game of games) {
    const key = keyOf(game);
    const group = groups.get(key);
    if (group) group.push(game);
    else groups.set(key, [game]);
  }
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sign = descending ? -1 : 1;
  const keys = [...groups.keys()].filter((key) => key !== null);
  keys.sort((one, other) => sign * compare(String(one), String(other)));
  return [...keys, null].flatMap((key) => groups.get(key) ?? []);
}

/** The names of openings, each looked up once. */
function openingNames(lang: Lang): (opening: Opening) => Name {
  const knownNames: Map<string, Name> = new Map();
  return (opening) => {
    const name = knownNames.get(opening.moves) ?? openingName(opening, lang);
    knownNames.set(opening.moves, name);
    return name;
  };
}

/** Puts games in order once, as long as the order and the games are the same. */
export function createSorter(): typeof sorted {
  let lastSorted: { games: readonly CollectedGame[]; order: string; list: CollectedGame[] } | null =
    null;
  return (games, { by, descending }, lang) => {
    const order = `${by} ${descending} ${lang}`;
    if (lastSorted?.games !== games || lastSorted.order !== order)
      lastSorted = { games, order, list: sorted(games, { by, descending }, lang) };
    return lastSorted.list;
  };
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
 * The players of games with their numbers of games, by name.
 * @param most players at most: those with the most games
 */
export function playerNames(games: readonly CollectedGame[], lang: Lang, most?: number) {
  const { compare } = new Intl.Collator(lang);
  return playerResults(games)
    .slice(0, most)
    .map(({ name, results }) => ({ name, count: results.games }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The opponents of a player with their numbers of games against that player, by name. */
export function opponentNames(games: readonly CollectedGame[], player: string, lang: Lang) {
  const played = games.filter((game) => playedBy(game, [player]));
  return playerNames(played, lang).filter(({ name }) => name !== player);
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
