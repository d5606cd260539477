/**
 * The texts that are loaded: each part of a language is a file by itself (`parts.ts`), which
 * `loadLanguage` and `loadPart` load once.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { Keys } from "./keys.js";
import type { Lang } from "../../floor/base/languages.ts";
import { type Pattern, type Values, createFormatter } from "../../floor/base/patterns.ts";
import { loadWords } from "../../floor/base/resources.ts";

export type Part = keyof Keys;
/** The keys of a part; those of `later` are keys of the page, too. */
export type KeyOf<P extends Part> = P extends "page" ? Keys["page" | "later"] : Keys[P];

/** The texts that are loaded, by language and part. */
const tables: Map<string, Record<string, Pattern>> = new Map();
/** The languages in use. */
const languages: Set<Lang> = new Set();
/** The parts in use: each is there in every language of `languages`. */
const parts: Set<Part> = new Set(["page"]);

/** The parts in which a text of the page is looked up, in turn. */
const OF_PAGE: Part[] = ["page", "later"];

/** Loads what is in use of a language, without which `createTexts` has none. */
export async function loadLanguage(lang: Lang, load: typeof loadWords = loadWords) {
  await use(languages, lang, () => [...parts].map((part) => loadTable(lang, part, load)));
}

/** Loads a part of the texts, without which `createTranslator` has none of it. */
export async function loadPart(part: Part, load: typeof loadWords = loadWords) {
  await use(parts, part, () => [...languages].map((lang) => loadTable(lang, part, load)));
}

/**
 * Adds what is in use before its tables load: what is added meanwhile loads for it, too.
 * @param added taken out again if a table does not load
 */
async function use<T>(used: Set<T>, added: T, load: () => Promise<void>[]) {
  used.add(added);
  try {
    await Promise.all(load());
  } catch (error) {
    used.delete(added);
    throw error;
  }
}

async function loadTable(lang: Lang, part: Part, load: typeof loadWords) {
  const name = nameOf(lang, part);
  if (!tables.has(name)) tables.set(name, await load(lang, part));
}

const nameOf = (lang: Lang, part: Part) => `${lang}/${part}`;

function checkLoaded(lang: Lang, part: Part) {
  const name = nameOf(lang, part);
  if (!tables.has(name)) throw new Error(`the texts ${name} are not loaded`);
}

/**
 * The pattern of a text; undefined if there is none, or if `later` is still to be loaded.
 * @param part one that is loaded
 */
export function patternOf(lang: Lang, part: Part, key: string): Pattern | undefined {
  for (const each of part === "page" ? OF_PAGE : [part]) {
    const table = tables.get(nameOf(lang, each));
    if (table && Object.hasOwn(table, key)) return table[key];
  }
  return undefined;
}

/** The function that fills the texts of a part that is loaded. */
export function createTranslator<P extends Part>(
  lang: Lang,
  part: P,
): (key: KeyOf<P>, values?: Values) => string {
  checkLoaded(lang, part);
  const format = createFormatter(lang);
  return (key, values) => format(patternOf(lang, part, key) as Pattern, values);
}

/** The same for a game, whose own text comes before that of all games. */
export function translatorOf<P extends Part>(
  game: GameId,
  lang: Lang,
  part: P,
): (key: KeyOf<P>, values?: Values) => string {
  const translate = createTranslator(lang, part);
  return (key, values = {}) => {
    const own = `${game}/${key}`;
    const hasOwn = patternOf(lang, part, own) !== undefined;
    return translate((hasOwn ? own : key) as KeyOf<P>, values);
  };
}
