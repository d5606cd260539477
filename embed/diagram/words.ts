/** The texts of a diagram: its name, its description and what is wrong with it. */

import type { Lang } from "../../www/floor/base/languages.ts";
import type { Keys } from "../../www/play/words/keys.js";
import { type Pattern, type Values, createFormatter } from "../../www/floor/base/patterns.ts";
import { type Figure, type Fault, nameOf } from "./figure.ts";

/** @param patterns those of the language */
export function createDiagramTexts(lang: Lang, patterns: Record<Keys["diagram"], Pattern>) {
  const format = createFormatter(lang);
  const t = (key: Keys["diagram"], values?: Values) => format(patterns[key], values);

  const marked = (key: "moves" | "circles" | "arrows" | "letters", marks: string[]) =>
    marks.length === 0 ? [] : [t(key, { squares: marks.join(t("separator")) })];

  const discs = (side: "black" | "white", discs: string[]) =>
    discs.length === 0 ? t(`${side}-none`) : t(side, { squares: discs.join(t("separator")) });

  return {
    problem: ({ code, parts }: { code: Fault; parts: Record<string, string | number> }) =>
      t(`problem-${code}`, parts),

    /** A diagram in one line. */
    name({ turn, over }: Figure) {
      if (turn) return t(`name-${turn}`);
      return t(over ? "name-over" : "name");
    },

    /** All that a diagram shows, in sentences. */
    description({ board, numbers, circles, arrows, letters }: Figure) {
      const squares = (disc: string) =>
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
