/** The texts of the study panels: those of the page, and `t` for the panels' own. Pure. */

import type { Glyph } from "../board/move-glyphs.ts";
import type { Snapshot } from "../../../reversi-rules.js";
import type { MoveReview } from "../../../reversi-wasm.js";
import type { nextHint } from "../board/hint.ts";
import type { Grid } from "../games/squares.ts";
import type { Keys } from "../words/keys.js";
import type { CountingValue } from "../games/move-value.ts";
import { type Solution, solutionText } from "../game/ending-text.ts";
import { lead } from "../game/search-text.ts";
import { dateText } from "../words/dates.ts";
import { strength, weakness } from "../words/reason-text.ts";
import { createTranslator } from "../words/loaded.ts";
import type { Texts } from "../words/texts.ts";
import { discsWithSign, estimated, plateOf, withSign } from "../words/value-text.ts";
import { type Loss, discsLost, lossWithSign } from "../words/loss-text.ts";

export type StudyKey = Keys["study"];
export type StudyTexts = ReturnType<typeof createStudyTexts>;
type Translator = ReturnType<typeof createTranslator<"study">>;

export function createStudyTexts(texts: Texts) {
  const { side, decimal, list, sentences } = texts;
  const t = createTranslator(texts.lang, "study");
  const whole = (count: number) => decimal(count, 0);
  return {
    t,
    /** Those of the page. */
    page: texts,
    ...reasonTexts(texts),
    ...valueTexts(texts, t),
    lang: texts.lang,
    /** @param part from 0 to 1 */
    percent: (part: number) => `${decimal(100 * part, part > 0 && part < 0.1 ? 1 : 0)} %`,
    millions: (count: number) => decimal(count / 1e6, 1),
    whole,
    /** A text with a number. */
    counted: (key: StudyKey, count: number) => t(key, { count, shown: whole(count) }),
    side,
    list,
    sentences,
    opponent: (level: string) => texts.opponent(level),
    /** Who wins an ending with best play. */
    solution: (solution: Solution | null) => solutionText(solution, texts),
    /** The button that closes what it stands on. */
    close: () => texts.t("close"),
    /** The step that the next press of *Hint* takes. */
    hintButton: (step: ReturnType<typeof nextHint>) => texts.t(step),
    /** The tab *Learn*. */
    learn: () => texts.t("learn"),
    /** The button that brings the visitor's own game back. */
    leave: () => texts.t("leave"),
    /** The button that ends the practice of an opening. */
    endPractice: () => texts.t("practice-end"),
    /** The button that goes on with the game from the point of a line. */
    playOn: () => texts.t("play-on-here"),
    /** Why nothing helps in a game with a friend. */
    unaided: () => texts.t("said-unaided"),
    problem: texts.problem,
    /** The word of a glyph for its move. */
    glyph: ({ name }: Glyph) => texts.t(`glyph-${name}`),
    /** A move with its glyph. */
    withGlyph: (move: string, glyph: Glyph | undefined) =>
      glyph ? texts.t("move-with-glyph", { move, glyph: texts.t(`glyph-${glyph.name}`) }) : move,
    /** @param date in UTC */
    date: (date: Date) => dateText(date, texts.lang),
  };
}

/** Why one move is better than another, as the hint has it. */
function reasonTexts(texts: Texts) {
  return {
    /** Why a move is worse than the best one. */
    reason: (grid: Grid, found: MoveReview) => weakness(grid, found, texts),
    /** Why the best move is better than another. */
    strength: (grid: Grid, found: MoveReview) => strength(grid, found, texts),
  };
}

/** The values of moves, and what they lose. */
function valueTexts(texts: Texts, t: Translator) {
  return {
    /**
     * Discs; an estimate with its sign and a fraction.
     * @param count not negative
     */
    discs: (count: number, exact: boolean) =>
      estimated(texts.decimal(count, exact ? 0 : 1), exact, texts),
    /** Who leads, from Black's value. */
    lead: (value: number, exact: boolean) => lead("black", { score: value, exact }, texts),
    /** A whole number of discs with its sign. */
    signed: (count: number) => withSign(count, texts),
    estimated: (text: string, exact: boolean) => estimated(text, exact, texts),
    /** The value of a move. */
    value: (score: number, exact: boolean) => discsWithSign(score, exact, 1, texts),
    /** The proven part of the value of a move, otherwise the estimate. */
    plate: (game: Snapshot, value: CountingValue) => plateOf(game, value, 1, texts).text,
    /** The loss of a move of a review, without a sign. */
    lost: (found: Loss) => t("loss-discs", discsLost(found, texts)),
    loss: (found: Loss) =>
      t("loss-discs", {
        count: discsLost(found, texts).count,
        discs: lossWithSign(found, texts),
      }),
  };
}
