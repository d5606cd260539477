/**
 * The texts of a diagram: its name, its description and what is wrong with it.
 *
 * @import { Lang } from "../../www/base/languages.js"
 * @import { Pattern, Values } from "../../www/base/patterns.js"
 * @import { Keys } from "../../www/words/keys.js"
 * @import { Figure, Fault } from "./figure.js"
 */

import { createFormatter } from "../../www/base/patterns.js";
import { nameOf } from "./figure.js";

/**
 * @param {Lang} lang
 * @param {Record<Keys["diagram"], Pattern>} patterns those of the language
 */
export function createDiagramTexts(lang, patterns) {
  const format = createFormatter(lang);
  /** @param {Keys["diagram"]} key @param {Values} [values] */
  const t = (key, values) => format(patterns[key], values);

  /**
   * @param {"moves" | "circles" | "arrows" | "letters"} key
   * @param {string[]} marks
   */
  const marked = (key, marks) =>
    marks.length === 0 ? [] : [t(key, { squares: marks.join(t("separator")) })];

  /** @param {"black" | "white"} side @param {string[]} discs */
  const discs = (side, discs) =>
    discs.length === 0 ? t(`${side}-none`) : t(side, { squares: discs.join(t("separator")) });

  return {
    /** @param {{code: Fault, parts: Record<string, string | number>}} error */
    problem: ({ code, parts }) => t(`problem-${code}`, parts),

    /** A diagram in one line. @param {Figure} figure */
    name({ turn, over }) {
      if (turn) return t(`name-${turn}`);
      return t(over ? "name-over" : "name");
    },

    /** All that a diagram shows, in sentences. @param {Figure} figure */
    description({ board, numbers, circles, arrows, letters }) {
      const squares = (/** @type {string} */ disc) =>
        [...board.keys()].filter((square) => board[square] === disc).map(nameOf);
      const numbered = [...numbers].map(([square, number]) => `${number} ${nameOf(square)}`);
      const lettered = [...letters].map(([square, letter]) => `${letter} ${nameOf(square)}`);
      const drawn = arrows.map(({ from, to }) =>
        t("arrow", { from: nameOf(from), to: nameOf(to) }),
      );
      return [
        discs("black", squares("X")),
        discs("white", squares("O")),
        ...marked("moves", numbered),
        ...marked("circles", circles.map(nameOf)),
        ...marked("arrows", drawn),
        ...marked("letters", lettered),
      ].join(t("between-sentences"));
    },
  };
}
