/**
 * The texts of the study panels: those of the page, and `t` for the panels' own. Pure.
 *
 * @import { Glyph } from "../board/move-glyphs.js"
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { MoveReview } from "../../reversi-wasm.js"
 * @import { nextHint } from "../board/hint.js"
 * @import { Grid } from "../games/squares.js"
 * @import { Solution } from "../game/ending-text.js"
 * @import { Exercise, Theme } from "../exercises/exercise.js"
 * @import { Keys } from "../words/keys.js"
 * @import { Texts } from "../words/texts.js"
 * @import { CountingValue } from "../game/move-values.js"
 * @import { Loss } from "../words/value-text.js"
 */

import { solutionText } from "../game/ending-text.js";
import { exerciseCost, exerciseGoal, exerciseResult, lookFor } from "../game/exercise-text.js";
import { lead } from "../game/search-text.js";
import { dateText } from "../words/dates.js";
import { strength, weakness } from "../words/reason-text.js";
import { createTranslator } from "../words/texts.js";
import {
  discsLost,
  discsWithSign,
  estimated,
  lossWithSign,
  plateOf,
  withSign,
} from "../words/value-text.js";

/** @typedef {Keys["study"]} StudyKey */
/** @typedef {ReturnType<typeof createStudyTexts>} StudyTexts */
/** @typedef {ReturnType<typeof createTranslator<"study">>} Translator */

/** @param {Texts} texts */
export function createStudyTexts(texts) {
  const { side, decimal, list, sentences } = texts;
  const t = createTranslator(texts.lang, "study");
  const whole = (/** @type {number} */ count) => decimal(count, 0);
  return {
    t,
    ...reasonTexts(texts),
    ...exerciseTexts(texts),
    ...valueTexts(texts, t),
    lang: texts.lang,
    /** @param {number} part from 0 to 1 */
    percent: (part) => `${decimal(100 * part, part > 0 && part < 0.1 ? 1 : 0)} %`,
    /** @param {number} count */
    millions: (count) => decimal(count / 1e6, 1),
    whole,
    /** A text with a number. @param {StudyKey} key @param {number} count */
    counted: (key, count) => t(key, { count, shown: whole(count) }),
    side,
    list,
    sentences,
    /** The places that keep games, by their names. */
    shelves: () => texts.t("shelves"),
    /** @param {string} level */
    opponent: (level) => texts.opponent(level),
    /** Who wins an ending with best play. @param {Solution | null} solution */
    solution: (solution) => solutionText(solution, texts),
    /** The button that brings the visitor's own game back. */
    leave: () => texts.t("leave"),
    /** The button that ends the practice of an opening. */
    endPractice: () => texts.t("practice-end"),
    /** The button that goes on with the game from the point of a line. */
    playOn: () => texts.t("play-on-here"),
    problem: texts.problem,
    /** The word of a glyph for its move. @param {Glyph} glyph */
    glyph: ({ name }) => texts.t(`glyph-${name}`),
    /** A move with its glyph. @param {string} move @param {Glyph | undefined} glyph */
    withGlyph: (move, glyph) =>
      glyph ? texts.t("move-with-glyph", { move, glyph: texts.t(`glyph-${glyph.name}`) }) : move,
    /** @param {Date} date in UTC */
    date: (date) => dateText(date, texts.lang),
  };
}

/** Why one move is better than another, as the hint has it. @param {Texts} texts */
function reasonTexts(texts) {
  return {
    /** Why a move is worse than the best one. @param {Grid} grid @param {MoveReview} found */
    reason: (grid, found) => weakness(grid, found, texts),
    /** Why the best move is better than another. @param {Grid} grid @param {MoveReview} found */
    strength: (grid, found) => strength(grid, found, texts),
  };
}

/** The sentences about exercises, as the status line has them. @param {Texts} texts */
function exerciseTexts(texts) {
  return {
    /** The task of an exercise. @param {Exercise} exercise */
    goal: (exercise) => exerciseGoal(exercise, texts),
    /**
     * The result of the solution of an exercise.
     * @param {Snapshot} game
     * @param {MoveReview} found
     */
    result: (game, found) => exerciseResult(game, found, texts),
    /**
     * The cost of the wrong move of an exercise.
     * @param {Grid} grid
     * @param {MoveReview | null} found
     */
    cost: (grid, found) => exerciseCost(grid, found, texts),
    /** The step that the next press of *Hint* takes. @param {ReturnType<typeof nextHint>} step */
    hintButton: (step) => texts.t(step),
    /** The aim of the other side's opponent. @param {Theme} theme @param {Side} other */
    lookFor: (theme, other) => lookFor(theme, other, texts),
  };
}

/**
 * The values of moves, and what they lose.
 * @param {Texts} texts
 * @param {Translator} t
 */
function valueTexts(texts, t) {
  return {
    /**
     * Discs; an estimate with its sign and a fraction.
     * @param {number} count not negative
     * @param {boolean} exact
     */
    discs: (count, exact) => estimated(texts.decimal(count, exact ? 0 : 1), exact, texts),
    /** Who leads, from Black's value. @param {number} value @param {boolean} exact */
    lead: (value, exact) => lead("black", { score: value, exact }, texts),
    /** A whole number of discs with its sign. @param {number} count */
    signed: (count) => withSign(count, texts),
    /** @param {string} text @param {boolean} exact */
    estimated: (text, exact) => estimated(text, exact, texts),
    /** The value of a move. @param {number} score @param {boolean} exact */
    value: (score, exact) => discsWithSign(score, exact, 1, texts),
    /**
     * The proven part of the value of a move, otherwise the estimate.
     * @param {Snapshot} game
     * @param {CountingValue} value
     */
    plate: (game, value) => plateOf(game, value, 1, texts).shown,
    /** The loss of a move of a review, without a sign. @param {Loss} found */
    lost: (found) => t("loss-discs", discsLost(found, texts)),
    /** The loss of a move of a review. @param {Loss} found */
    loss: (found) =>
      t("loss-discs", {
        count: discsLost(found, texts).count,
        discs: lossWithSign(found, texts),
      }),
  };
}
