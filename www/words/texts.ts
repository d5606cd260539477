/**
 * The texts of one language, one theme and one game: `t(key, values)`, names of the sides, numbers.
 * A game replaces any text by one under its own name: `connect-four/said-moved`. Each part of a
 * language is a separate file (`parts.ts`), which `loadLanguage` and `loadPart` load once.
 */

import type { Opening, Score, Side } from "../../reversi-rules.js";
import type { Problem } from "../base/problems.ts";
import type { Keys } from "./keys.js";
import { type Lang, directionOf, inLanguage } from "../base/languages.ts";
import { cutText } from "../base/letters.ts";
import { type Pattern, type Values, createFormatter } from "../base/patterns.ts";
import { loadWords } from "../base/resources.ts";
import { otherSide } from "../games/sides.ts";
import { type GameDescriptor, FIRST_GAME } from "../games/index.ts";
import { type Theme, CLASSIC, clubName } from "../theming/themes.ts";

export type TextKey = KeyOf<"page">;
export type Texts = ReturnType<typeof createTexts>;
export type Part = keyof Keys;
/** A name, and the language that it is in. */
export interface Name {
  name: string;
  lang: Lang;
}
/** The keys of a part; those of `later` are keys of the page, too. */
type KeyOf<P extends Part> = P extends "page" ? Keys["page" | "later"] : Keys[P];
export interface PartTexts<P extends Part> {
  page: Texts;
  t: (key: KeyOf<P>, values?: Values) => string;
  lang: Lang;
}

/** The texts that are loaded, by language and part. */
const tables: Map<string, Record<string, Pattern>> = new Map();
/** The languages in use. */
const languages: Set<Lang> = new Set();
/** The parts in use: each is there in every language of `languages`. */
const parts: Set<Part> = new Set(["page"]);

/** The parts in which a text of the page is looked up, in turn. */
const OF_PAGE: Part[] = ["page", "later"];

/** From here on digits stand in groups. */
const GROUPED = 1000;

const LEFT_TO_RIGHT_MARK = "\u200e";

/** Characters of a foreign text that a sentence quotes at most. */
const DETAIL_LENGTH = 40;
/** Foreign texts that a sentence quotes at most. */
const DETAILS = 4;

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
function patternOf(lang: Lang, part: Part, key: string): Pattern | undefined {
  for (const each of part === "page" ? OF_PAGE : [part]) {
    const table = tables.get(nameOf(lang, each));
    if (table && Object.hasOwn(table, key)) return table[key];
  }
  return undefined;
}

/** @param lang one that is loaded */
export function createTexts(lang: Lang, theme: Theme, game: GameDescriptor = FIRST_GAME) {
  let lacks = false;
  const hasText = (key: string): key is TextKey => patternOf(lang, "page", key) !== undefined;
  const translate = translatorOf(game.id, lang, "page");
  /** A text that is still to be loaded is empty. */
  const textOf = (key: string, values?: Values) => {
    if (hasText(key)) return translate(key, values);
    lacks = true;
    return "";
  };
  const t: (key: TextKey, values?: Values) => string = textOf;

  const gameName = (id: string) => textOr(`game-${id}`, quoted(id));
  const textOr = (key: string, otherwise: string) => (hasText(key) ? t(key) : otherwise);

  const opponent = (level: string) => textOr(`level-${level}`, level);

  function sideName(side: Side) {
    const name = clubName(theme, game.id, side);
    if (name) return inLanguage(name, lang);
    return textOr(`side-${theme.id}-${side}`, t(`side-${CLASSIC}-${side}`));
  }
  const names = { black: sideName("black"), white: sideName("white") };

  /** @param alike others that differ only in what they are about */
  function problem(
    { code, detail, message, cause, choices }: Problem,
    alike: Problem[] = [],
  ): string {
    const key = `problem-${code}`;
    if (!hasText(key)) {
      lacks = true;
      return message;
    }
    const details = listQuoted([detail, ...alike.map((other) => other.detail)]);
    const listed = `${key}-choices`;
    if (choices && alike.length === 0 && hasText(listed))
      return t(listed, { detail: details, choices: list(choices) });
    if (!cause) return t(key, { detail: details, game: gameName(detail) });
    const because = `${key}-because`;
    if (!hasText(because)) return t(key, { detail: details, cause: problem(cause) });
    // The cause names the square of the move: "16: c6" is move 16 here.
    return t(because, { detail: details.replace(/: .*$/, ""), cause: problem(cause) });
  }

  /** @param then either may be empty */
  const after = (first: string, then: string) =>
    first && then ? t("sentences", { first, then }) : first || then;
  /** Things named in turn. */
  const list = (things: readonly string[]) =>
    things.reduce((first, then) => (first ? t("listed", { first, then }) : then), "");
  /** Foreign texts, the first few of those that differ. */
  function listQuoted(foreign: string[]) {
    const different = [...new Set(foreign)].map(quoted);
    return list(different.length > DETAILS ? [...different.slice(0, DETAILS), "…"] : different);
  }

  return {
    lang,
    theme: theme.id,
    game: game.id,
    t,
    /** The text of a key with a name from the markup or from a list in it. */
    textOf,
    hasText,
    /** Whether a text was wanted that was not there: what shows it is drawn again once it is. */
    lacks: () => lacks,
    /** An opponent's name; without a text, the engine's name for it. */
    opponent,
    character: (level: string) => textOr(`character-${level}`, ""),
    side: (side: Side) => names[side],
    themeName: ({ id, label }: Pick<Theme, "id" | "label">) =>
      label ? inLanguage(label, lang) : textOr(`theme-${id}`, id),
    gameName,
    seconds: (milliseconds: number, digits: number) =>
      decimal(milliseconds / 1000, digits, lang, t("decimal-point")),
    decimal: (number: number, digits: number) => decimal(number, digits, lang, t("decimal-point")),
    /**
     * A sign before a number: it stands on the left of it, whichever way the language is written.
     */
    signed: (sign: string, number: string) =>
      `${directionOf(lang) === "rtl" ? LEFT_TO_RIGHT_MARK : ""}${sign}${number}`,
    /** The discs of a side and those of the other. */
    count: (count: Score, own: Side) =>
      t("count", { own: count[own], other: count[otherSide(own)] }),
    list,
    /** Sentences in turn. @param parts those that are empty are left out */
    sentences: (...parts: string[]) => parts.reduce(after, ""),
    problem,
    /** @param list those that are alike in one sentence */
    problems: (list: Problem[]) =>
      alikeTogether(list, ({ code }) => hasText(`problem-${code}`))
        .map(([first, ...alike]) => problem(first, alike))
        .reduce(after, ""),
  };
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
function translatorOf<P extends Part>(
  game: string,
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

/**
 * The name of an opening, and the language that it is in: English for a name that the page's
 * language lacks.
 */
export function openingName(opening: Opening, lang: Lang): Name {
  const name = opening[lang as keyof Opening & Lang] || named(opening.moves, lang);
  return name ? { name, lang } : { name: opening.en, lang: "en" };
}

function named(moves: string, lang: Lang) {
  const name = patternOf(lang, "page", moves);
  return typeof name === "string" ? name : "";
}

/** The texts of a part that is loaded, beside those of the page. */
export function createPartTexts<P extends Part>(page: Texts, part: P): PartTexts<P> {
  return { page, t: translatorOf(page.game, page.lang, part), lang: page.lang };
}

/**
 * A number as the language writes it. A small one takes the sign before its fraction from the
 * texts: the first `Intl.NumberFormat` loads the browser's table of all languages, which takes a
 * slow phone a tenth of a second before the first move.
 * @param digits behind the point
 */
function decimal(number: number, digits: number, lang: Lang, point: string) {
  const written = number.toFixed(digits);
  if (Math.abs(Number(written)) < GROUPED) return written.replace(".", point);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number.toLocaleString(lang, options);
}

/** Problems that differ only in what they are about, side by side. */
function alikeTogether(problems: Problem[], hasText: (problem: Problem) => boolean) {
  const kinds: Map<string, Problem[]> = new Map();
  for (const problem of problems) {
    const kind = hasText(problem) && !problem.cause ? problem.code : problem.message;
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  return [...kinds.values()];
}

/** A foreign text as a sentence quotes it. */
function quoted(text: string) {
  return shorten(visible(text));
}

/**
 * A text in one line, whose control characters are seen and cannot turn the direction of the
 * sentence.
 */
function visible(text: string) {
  const line = text.replace(/\s+/gu, " ");
  return line.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}

function shorten(text: string) {
  return text.length > DETAIL_LENGTH ? `${cutText(text, DETAIL_LENGTH - 1)}…` : text;
}
