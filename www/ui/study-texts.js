/**
 * The texts of the study panels: those of the page, and `t` for the panels' own. Pure.
 *
 * @import { Glyph } from "../board/move-glyphs.js"
 * @import { Exercise } from "../exercises/exercise.js"
 * @import { Texts, Values } from "../words/texts.js"
 */

import { exerciseGoal } from "../game/status-text.js";
import { lead } from "../game/search-text.js";
import { createTranslator } from "../words/texts.js";
import { de } from "../words/de/study.js";
import { en } from "../words/en/study.js";

/** @typedef {keyof typeof en} StudyKey */
/** @typedef {ReturnType<typeof createStudyTexts>} StudyTexts */

const TABLES = { de, en };

/** @param {Texts} texts */
export function createStudyTexts(texts) {
  const { side, decimal } = texts;
  /** @type {(key: StudyKey, values?: Values) => string} */
  const t = createTranslator(TABLES[texts.lang], texts.lang);
  /**
   * Discs with a fraction only if they are an estimate.
   * @param {number} count
   * @param {boolean} exact
   */
  const discs = (count, exact) => decimal(count, exact ? 0 : 1);
  return {
    t,
    lang: texts.lang,
    /** @param {number} part from 0 to 1 */
    percent: (part) => `${decimal(100 * part, part > 0 && part < 0.1 ? 1 : 0)} %`,
    side,
    problem: texts.problem,
    /** What a move of a review is called. @param {Glyph} glyph */
    glyph: ({ name }) => texts.t(`glyph-${name}`),
    /** What an exercise asks for. @param {Exercise} exercise */
    goal: (exercise) => exerciseGoal(exercise, texts),
    /** @param {Date} date in UTC */
    date: (date) => date.toLocaleDateString(texts.lang, { dateStyle: "long", timeZone: "UTC" }),
    discs,
    /** Who leads, from Black's value. @param {number} value @param {boolean} exact */
    lead: (value, exact) => lead("black", { score: value, exact }, texts),
    /** @param {number} loss @param {boolean} exact */
    loss: (loss, exact) => t("loss-discs", { count: loss, discs: discs(loss, exact) }),
  };
}
