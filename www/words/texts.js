/**
 * The texts of one language, one theme and one game: `t(key, values)`, names of the sides, numbers.
 * A game replaces any text by one under its own name: `connect-four/said-moved`. Each part of a
 * language is a separate file (`parts.js`), which `loadLanguage` and `loadPart` load once.
 *
 * @import { Label, Lang } from "../base/languages.js"
 * @import { Pattern, Values } from "../base/patterns.js"
 * @import { Opening, Score, Side } from "../../reversi-rules.js"
 * @import { Problem } from "../base/problems.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { Theme } from "../theming/themes.js"
 * @import { Keys } from "./keys.js"
 */

import { directionOf, inLanguage } from "../base/languages.js";
import { createFormatter } from "../base/patterns.js";
import { loadWords } from "../base/resources.js";
import { otherSide } from "../games/sides.js";
import { FIRST_GAME } from "../games/index.js";
import { CLASSIC, clubName } from "../theming/themes.js";

/** @typedef {KeyOf<"page">} TextKey */
/** @typedef {ReturnType<typeof createTexts>} Texts */
/** @typedef {keyof Keys} Part */
/**
 * A name, and the language that it is in.
 * @typedef {{name: string, lang: Lang}} Name
 */
/**
 * The keys of a part; those of `later` are keys of the page, too.
 * @template {Part} P
 * @typedef {P extends "page" ? Keys["page" | "later"] : Keys[P]} KeyOf
 */
/**
 * @template {Part} P
 * @typedef {{page: Texts, t: (key: KeyOf<P>, values?: Values) => string, lang: Lang}} PartTexts
 */

/** The texts that are loaded, by language and part. @type {Map<string, Record<string, Pattern>>} */
const tables = new Map();
/** The languages in use. @type {Set<Lang>} */
const languages = new Set();
/** The parts in use: each is there in every language of `languages`. @type {Set<Part>} */
const parts = new Set(["page"]);

/** The parts in which a text of the page is looked up, in turn. @type {Part[]} */
const OF_PAGE = ["page", "later"];

/** From here on digits stand in groups. */
const GROUPED = 1000;

const LEFT_TO_RIGHT_MARK = "\u200e";

/** Characters of a foreign text that a sentence quotes at most. */
const DETAIL_LENGTH = 40;
/** Foreign texts that a sentence quotes at most. */
const DETAILS = 4;

/**
 * Loads what is in use of a language, without which `createTexts` has none.
 * @param {Lang} lang
 * @param {typeof loadWords} [load]
 */
export async function loadLanguage(lang, load = loadWords) {
  await use(languages, lang, () => [...parts].map((part) => loadTable(lang, part, load)));
}

/**
 * Loads a part of the texts, without which `createTranslator` has none of it.
 * @param {Part} part
 * @param {typeof loadWords} [load]
 */
export async function loadPart(part, load = loadWords) {
  await use(parts, part, () => [...languages].map((lang) => loadTable(lang, part, load)));
}

/**
 * Adds what is in use before its tables load: what is added meanwhile loads for it, too.
 * @template T
 * @param {Set<T>} used
 * @param {T} added taken out again if a table does not load
 * @param {() => Promise<void>[]} load
 */
async function use(used, added, load) {
  used.add(added);
  try {
    await Promise.all(load());
  } catch (error) {
    used.delete(added);
    throw error;
  }
}

/**
 * @param {Lang} lang
 * @param {Part} part
 * @param {typeof loadWords} load
 */
async function loadTable(lang, part, load) {
  const name = nameOf(lang, part);
  if (!tables.has(name)) tables.set(name, await load(lang, part));
}

/** @param {Lang} lang @param {Part} part */
const nameOf = (lang, part) => `${lang}/${part}`;

/**
 * @param {Lang} lang
 * @param {Part} part
 */
function checkLoaded(lang, part) {
  const name = nameOf(lang, part);
  if (!tables.has(name)) throw new Error(`the texts ${name} are not loaded`);
}

/**
 * The pattern of a text; undefined if there is none, or if `later` is still to be loaded.
 * @param {Lang} lang
 * @param {Part} part one that is loaded
 * @param {string} key
 * @returns {Pattern | undefined}
 */
function patternOf(lang, part, key) {
  for (const each of part === "page" ? OF_PAGE : [part]) {
    const table = tables.get(nameOf(lang, each));
    if (table && Object.hasOwn(table, key)) return table[key];
  }
  return undefined;
}

/**
 * @param {Lang} lang one that is loaded
 * @param {Theme} theme
 * @param {GameDescriptor} [game]
 */
export function createTexts(lang, theme, game = FIRST_GAME) {
  let lacks = false;
  /** @param {string} key @returns {key is TextKey} */
  const hasText = (key) => patternOf(lang, "page", key) !== undefined;
  const translate = translatorOf(game.id, lang, "page");
  /** A text that is still to be loaded is empty. @type {typeof translate} */
  const t = (key, values) => {
    if (hasText(key)) return translate(key, values);
    lacks = true;
    return "";
  };

  /** @param {string} id */
  const gameName = (id) => textOr(`game-${id}`, quoted(id));
  const textOr = (/** @type {string} */ key, /** @type {string} */ otherwise) =>
    hasText(key) ? t(key) : otherwise;

  const opponent = (/** @type {string} */ level) => textOr(`level-${level}`, level);

  /** @param {Side} side */
  function sideName(side) {
    const name = clubName(theme, game.id, side);
    if (name) return inLanguage(name, lang);
    return textOr(`side-${theme.id}-${side}`, t(`side-${CLASSIC}-${side}`));
  }
  const names = { black: sideName("black"), white: sideName("white") };

  /**
   * @param {Problem} problem
   * @param {Problem[]} alike others that differ only in what they are about
   * @returns {string}
   */
  function problem({ code, detail, message, cause, choices }, alike = []) {
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

  /** @param {string} first @param {string} then either may be empty */
  const after = (first, then) => (first && then ? t("sentences", { first, then }) : first || then);
  /** Things named in turn. @param {readonly string[]} things */
  const list = (things) =>
    things.reduce((first, then) => (first ? t("listed", { first, then }) : then), "");
  /** Foreign texts, the first few of those that differ. @param {string[]} foreign */
  function listQuoted(foreign) {
    const different = [...new Set(foreign)].map(quoted);
    return list(different.length > DETAILS ? [...different.slice(0, DETAILS), "…"] : different);
  }

  return {
    lang,
    theme: theme.id,
    game: game.id,
    t,
    hasText,
    /** Whether a text was wanted that was not there: what shows it is drawn again once it is. */
    lacks: () => lacks,
    /** An opponent's name; without a text, the engine's name for it. @param {string} level */
    opponent,
    /** @param {string} level */
    character: (level) => textOr(`character-${level}`, ""),
    /** @param {Side} side */
    side: (side) => names[side],
    /** @param {Pick<Theme, "id" | "label">} named */
    themeName: ({ id, label }) => (label ? inLanguage(label, lang) : textOr(`theme-${id}`, id)),
    gameName,
    seconds: (/** @type {number} */ milliseconds, /** @type {number} */ digits) =>
      decimal(milliseconds / 1000, digits, lang, t("decimal-point")),
    decimal: (/** @type {number} */ number, /** @type {number} */ digits) =>
      decimal(number, digits, lang, t("decimal-point")),
    /**
     * A sign before a number: it stands on the left of it, whichever way the language is written.
     * @param {string} sign @param {string} number
     */
    signed: (sign, number) =>
      `${directionOf(lang) === "rtl" ? LEFT_TO_RIGHT_MARK : ""}${sign}${number}`,
    /** The discs of a side and those of the other. @param {Score} count @param {Side} own */
    count: (count, own) => t("count", { own: count[own], other: count[otherSide(own)] }),
    list,
    /** Sentences in turn. @param {string[]} parts those that are empty are left out */
    sentences: (...parts) => parts.reduce(after, ""),
    problem,
    /** @param {Problem[]} list those that are alike in one sentence */
    problems: (list) =>
      alikeTogether(list, ({ code }) => hasText(`problem-${code}`))
        .map(([first, ...alike]) => problem(first, alike))
        .reduce(after, ""),
  };
}

/**
 * The function that fills the texts of a part that is loaded.
 * @template {Part} P
 * @param {Lang} lang
 * @param {P} part
 * @returns {(key: KeyOf<P>, values?: Values) => string}
 */
export function createTranslator(lang, part) {
  checkLoaded(lang, part);
  const format = createFormatter(lang);
  return (key, values) => format(/** @type {Pattern} */ (patternOf(lang, part, key)), values);
}

/**
 * The same for a game, whose own text comes before that of all games.
 * @template {Part} P
 * @param {string} game
 * @param {Lang} lang
 * @param {P} part
 * @returns {(key: KeyOf<P>, values?: Values) => string}
 */
function translatorOf(game, lang, part) {
  const translate = createTranslator(lang, part);
  return (key, values = {}) => {
    const own = `${game}/${key}`;
    const hasOwn = patternOf(lang, part, own) !== undefined;
    return translate(/** @type {KeyOf<P>} */ (hasOwn ? own : key), values);
  };
}

/**
 * The name of an opening, and the language that it is in: English for a name that the page's
 * language lacks.
 * @param {Opening} opening
 * @param {Lang} lang
 * @returns {Name}
 */
export function openingName(opening, lang) {
  const name = opening[/** @type {keyof Opening & Lang} */ (lang)] || named(opening.moves, lang);
  return name ? { name, lang } : { name: opening.en, lang: "en" };
}

/**
 * @param {string} moves
 * @param {Lang} lang
 */
function named(moves, lang) {
  const name = patternOf(lang, "page", moves);
  return typeof name === "string" ? name : "";
}

/**
 * The texts of a part that is loaded, beside those of the page.
 * @template {Part} P
 * @param {Texts} page
 * @param {P} part
 * @returns {PartTexts<P>}
 */
export function createPartTexts(page, part) {
  return { page, t: translatorOf(page.game, page.lang, part), lang: page.lang };
}

/**
 * A number as the language writes it. A small one takes the sign before its fraction from the
 * texts: the first `Intl.NumberFormat` loads the browser's table of all languages, which takes a
 * slow phone a tenth of a second before the first move.
 * @param {number} number
 * @param {number} digits behind the point
 * @param {Lang} lang
 * @param {string} point
 */
function decimal(number, digits, lang, point) {
  const written = number.toFixed(digits);
  if (Math.abs(Number(written)) < GROUPED) return written.replace(".", point);
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return number.toLocaleString(lang, options);
}

/**
 * Problems that differ only in what they are about, side by side.
 * @param {Problem[]} problems
 * @param {(problem: Problem) => boolean} hasText
 */
function alikeTogether(problems, hasText) {
  /** @type {Map<string, Problem[]>} */
  const kinds = new Map();
  for (const problem of problems) {
    const kind = hasText(problem) && !problem.cause ? problem.code : problem.message;
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  return [...kinds.values()];
}

/** A foreign text as a sentence quotes it. @param {string} text */
function quoted(text) {
  return shorten(visible(text));
}

/**
 * A text in one line, whose control characters are seen and cannot turn the direction of the
 * sentence.
 * @param {string} text
 */
function visible(text) {
  const line = text.replace(/\s+/gu, " ");
  return line.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}

/** @param {string} text */
function shorten(text) {
  return text.length > DETAIL_LENGTH ? `${text.slice(0, DETAIL_LENGTH - 1)}…` : text;
}
