/**
 * The texts of one language, one theme and one game: `t(key, values)`, names of the sides, numbers.
 * A game replaces any text by one under its own name: `connect-four/said-moved`.
 */

import type { Opening, Score, Side } from "../../../reversi-rules.js";
import type { Problem } from "../../floor/base/problems.ts";
import type { Values } from "../../floor/base/patterns.ts";
import { type Lang, directionOf, inLanguage } from "../../floor/base/languages.ts";
import { otherSide } from "../games/sides.ts";
import { type Level, type GameDescriptor, FIRST_GAME } from "../games/index.ts";
import { type Theme, CLASSIC, clubName } from "../../floor/theming/themes.ts";
import { type KeyOf, type Part, patternOf, translatorOf } from "./loaded.ts";
import { alikeTogether, problemSentence, quoted } from "./problem-text.ts";

export type TextKey = KeyOf<"page">;
export type Texts = ReturnType<typeof createTexts>;
/** A name, and the language that it is in. */
export interface Name {
  name: string;
  lang: Lang;
}
export interface PartTexts<P extends Part> {
  page: Texts;
  t: (key: KeyOf<P>, values?: Values) => string;
  lang: Lang;
}
type Translate = (key: TextKey, values?: Values) => string;

/** From here on digits stand in groups. */
const GROUPED = 1000;

const LEFT_TO_RIGHT_MARK = "\u200e";

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
  const t: Translate = textOf;
  /** Sentences in turn. @param parts those that are empty are left out */
  const sentences = (...parts: string[]) =>
    parts.reduce(
      (first, then) => (first && then ? t("sentences", { first, then }) : first || then),
      "",
    );
  /** Things named in turn. */
  const list = (things: readonly string[]) =>
    things.reduce((first, then) => (first ? t("listed", { first, then }) : then), "");
  /** @param alike others that differ only in what they are about */
  function problem(one: Problem, alike: Problem[] = []): string {
    const sentence = problemSentence(one, alike, texts);
    if (sentence === null) lacks = true;
    return sentence ?? one.message;
  }

  const texts = {
    lang,
    theme: theme.id,
    game: game.id,
    t,
    /** The text of a key with a name from the markup or from a list in it. */
    textOf,
    hasText,
    /** Whether a text was wanted that was not there: what shows it is drawn again once it is. */
    lacks: () => lacks,
    ...namesIn(lang, theme, game, (key, otherwise) => (hasText(key) ? t(key) : otherwise)),
    ...numbersIn(lang, t),
    list,
    sentences,
    problem,
    /** @param all those that are alike in one sentence */
    problems: (all: Problem[]) =>
      sentences(
        ...alikeTogether(all, ({ code }) => hasText(`problem-${code}`)).map(([first, ...alike]) =>
          problem(first, alike),
        ),
      ),
  };
  return texts;
}

/** What sides, opponents, themes and games are called. */
function namesIn(
  lang: Lang,
  theme: Theme,
  game: GameDescriptor,
  textOr: (key: string, otherwise: string) => string,
) {
  const sideName = (side: Side) => {
    const name = clubName(theme, game.id, side);
    if (name) return inLanguage(name, lang);
    return textOr(`side-${theme.id}-${side}`, textOr(`side-${CLASSIC}-${side}`, ""));
  };
  const sides = { black: sideName("black"), white: sideName("white") };
  return {
    /** An opponent's name; without a text, the engine's name for it. */
    opponent: (level: string) => textOr(`level-${level}`, level),
    character: (level: Level) => textOr(`character-${level}`, ""),
    side: (side: Side) => sides[side],
    themeName: ({ id, label }: Pick<Theme, "id" | "label">) =>
      label ? inLanguage(label, lang) : textOr(`theme-${id}`, id),
    gameName: (id: string) => textOr(`game-${id}`, quoted(id)),
  };
}

function numbersIn(lang: Lang, t: Translate) {
  const inDigits = (number: number, digits: number) =>
    decimal(number, digits, lang, t("decimal-point"));
  return {
    seconds: (milliseconds: number, digits: number) => inDigits(milliseconds / 1000, digits),
    decimal: inDigits,
    /**
     * A sign before a number: it stands on the left of it, whichever way the language is written.
     */
    signed: (sign: string, number: string) =>
      `${directionOf(lang) === "rtl" ? LEFT_TO_RIGHT_MARK : ""}${sign}${number}`,
    /** The discs of a side and those of the other. */
    count: (count: Score, own: Side) =>
      t("count", { own: count[own], other: count[otherSide(own)] }),
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
