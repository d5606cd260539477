/**
 * The texts of the collection's list and of exports, loaded with them. Pure.
 *
 * @import { Keys } from "../words/keys.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Result } from "./game-result.js"
 */

import { createPartTexts } from "../words/texts.js";
import { withSign } from "../words/value-text.js";

/** @typedef {Keys["share"]} ExchangeKey */
/** @typedef {ReturnType<typeof createShareTexts>} ExchangeTexts */

/** @param {Texts} page */
export function createShareTexts(page) {
  const texts = createPartTexts(page, "share");
  const { t } = texts;
  return {
    ...texts,
    problem: page.problem,
    number: (/** @type {number} */ count) => page.decimal(count, 0),
    percent: (/** @type {number} */ part) => t("percent", { number: page.decimal(100 * part, 0) }),
    signed: (/** @type {number} */ discs) => withSign(discs, page, 1),
    /** @param {Result} result */
    result: (result) =>
      result === "draw" || result === "open"
        ? t(`result-${result}`)
        : t("result-wins", { side: page.side(result) }),
  };
}
