/**
 * The moves of the explorer: their values, and how often and how well they were played; and where a
 * practice stands. Pure.
 *
 * @import { ShownValue } from "../game/move-values.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 *
 * `share` is the part of the known games here in which the move was played, `won`, `drawn` and
 * `lost` the parts of those with a result.
 * @typedef {{square: number, value: ShownValue | null, games: number, share: number, won: number,
 *   drawn: number, lost: number}} Explored
 */

import { legalSquares } from "../board/selectors.js";
import { knownMoves, moveValues } from "../game/move-values.js";
import { practicePoint } from "./opening-practice.js";

/**
 * The legal moves by their values as the board shows them, the best first; of equal ones the most
 * played first.
 * @param {State} state
 * @returns {Explored[]}
 */
export function exploredMoves(state) {
  const known = knownMoves(state);
  const values = moveValues(state);
  const moves = legalSquares(state.game).map((square) => {
    const played = known.find((move) => move.square === square);
    const value = values.find((move) => move.square === square) ?? null;
    const judged = (played?.wins ?? 0) + (played?.draws ?? 0) + (played?.losses ?? 0);
    const part = (/** @type {number} */ count) => (judged === 0 ? 0 : count / judged);
    return {
      square,
      value,
      games: played?.games ?? 0,
      share: played?.share ?? 0,
      won: part(played?.wins ?? 0),
      drawn: part(played?.draws ?? 0),
      lost: part(played?.losses ?? 0),
    };
  });
  const score = (/** @type {Explored} */ { value }) => value?.score ?? -Infinity;
  const byValue = (/** @type {Explored} */ a, /** @type {Explored} */ b) =>
    score(a) === score(b) ? 0 : score(b) - score(a);
  return moves.sort((a, b) => byValue(a, b) || b.games - a.games || a.square - b.square);
}

/**
 * Where the practice stands; empty without one.
 * @param {State} state
 * @param {StudyTexts} texts
 */
export function practiceText(state, { t, lang }) {
  const point = practicePoint(state);
  const { practice } = state.study;
  if (point === null || practice === null) return "";
  const opening = practice.opening[lang];
  const { length } = practice.lines[0];
  if (point.kind === "within") {
    const { black, white } = state.settings.current;
    const stays = black === "computer" || white === "computer";
    return t(stays ? "practice-within" : "practice-within-alone", {
      opening,
      done: state.game.ply,
      total: length,
    });
  }
  if (point.kind === "done") return t("practice-done", { opening });
  return t("practice-left", {
    opening,
    number: point.number,
    squares: point.squares.join(", "),
  });
}
