/**
 * The texts of the collection's list and of what is given out, loaded with them. Pure.
 *
 * @import { Texts, Values } from "../words/texts.js"
 * @import { Result } from "./collection-model.js"
 */

import { createTranslator } from "../words/texts.js";
import { de } from "../words/de/share.js";
import { en } from "../words/en/share.js";

/** @typedef {keyof typeof en} ExchangeKey */
/** @typedef {ReturnType<typeof createExchangeTexts>} ExchangeTexts */

const TABLES = { de, en };

/** @param {Texts} page */
export function createExchangeTexts(page) {
  /** @type {(key: ExchangeKey, values?: Values) => string} */
  const t = createTranslator(TABLES[page.lang], page.lang);
  return {
    page,
    t,
    lang: page.lang,
    problem: page.problem,
    number: (/** @type {number} */ count) => page.decimal(count, 0),
    /** @param {Result} result */
    result: (result) =>
      result === "draw" || result === "open"
        ? t(`result-${result}`)
        : t("result-wins", { side: page.side(result) }),
  };
}
