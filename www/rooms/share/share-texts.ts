/** The texts of the collection's list and of exports, loaded with them. Pure. */

import type { Keys } from "../../play/words/keys.js";
import type { Result } from "./game-result.ts";
import { type Texts, createPartTexts } from "../../play/words/texts.ts";
import { withSign } from "../../play/words/value-text.ts";

export type ExchangeKey = Keys["share"];
export type ExchangeTexts = ReturnType<typeof createShareTexts>;

export function createShareTexts(page: Texts) {
  const texts = createPartTexts(page, "share");
  const { t } = texts;
  return {
    ...texts,
    problem: page.problem,
    number: (count: number) => page.decimal(count, 0),
    percent: (part: number) => t("percent", { number: page.decimal(100 * part, 0) }),
    signed: (discs: number) => withSign(discs, page, 1),
    result: (result: Result) =>
      result === "draw" || result === "open"
        ? t(`result-${result}`)
        : t("result-wins", { side: page.side(result) }),
  };
}
