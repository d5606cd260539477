/**
 * The texts of the study panels: those of the page, and `t` for the panels' own. Pure.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Texts, Values } from "../words/texts.js"
 */

import { createTranslator } from "../words/texts.js";
import { de } from "./de.js";
import { en } from "./en.js";

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
    page: texts,
    t,
    side,
    discs,
    /** Who leads, from Black's value. @param {number} value @param {boolean} exact */
    lead(value, exact) {
      const text = discs(Math.abs(value), exact);
      if (text === discs(0, exact)) return t("lead-even");
      return t("lead-of", { side: side(value > 0 ? "black" : "white"), discs: text });
    },
    /** @param {number} loss @param {boolean} exact */
    loss: (loss, exact) => t("loss-discs", { count: loss, discs: discs(loss, exact) }),
  };
}

/** @param {Side} side */
export function otherSide(side) {
  return side === "black" ? "white" : "black";
}
