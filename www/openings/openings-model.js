/**
 * The moves of the explorer: their values, and how often and how well they were played; and where a
 * practice stands. Pure.
 *
 * @import { Lang } from "../base/languages.js"
 * @import { Opening } from "../../reversi-rules.js"
 * @import { PlayedMove } from "../../reversi-wasm.js"
 * @import { ShownValue } from "../game/move-values.js"
 * @import { State } from "../app/state.js"
 * @import { StudyTexts } from "../ui/study-texts.js"
 *
 * `share` is the part of the known games here in which the move was played, `won`, `drawn` and
 * `lost` the parts of those with a result.
 * @typedef {{square: number, value: ShownValue | null, games: number, share: number, won: number,
 *   drawn: number, lost: number}} Explored
 */

import { legalSquares } from "../board/square-press.js";
import { squareName } from "../games/squares.js";
import { knownMoves, moveValues } from "../game/move-values.js";
import { isUsual, ownMoves, practicePoint, symmetricLines } from "../game/opening-practice.js";
import { openingName } from "../words/texts.js";

/**
 * The lines of our openings that most of 126,309 tournament games of 1977 to 2019 begin with, the
 * most frequent first.
 */
export const MOST_PLAYED = /** @type {const} */ ([
  "f5d6",
  "f5f6",
  "f5d6c3d3c4",
  "f5d6c5f4e3",
  "f5d6c3d3c4f4f6",
  "f5f6e6f4e3",
  "f5f6e6f4g5",
  "f5d6c3d3c4f4c5b3c2",
]);

/**
 * Openings by their moves in every symmetry.
 * @param {readonly Opening[]} openings
 * @returns {ReadonlyMap<string, Opening>}
 */
export function openingsByLine(openings) {
  return new Map(
    openings.flatMap((opening) =>
      symmetricLines(opening.moves).map((line) => /** @type {const} */ ([line.join(""), opening])),
    ),
  );
}

/**
 * The opening to which a move leads; undefined if it has no name.
 * @param {ReadonlyMap<string, Opening>} byLine
 * @param {State["game"]} game
 * @param {number} square
 */
export function openingAfter(byLine, game, square) {
  const line = [...game.line.slice(0, game.ply), squareName(game, square)];
  return isUsual(game) ? byLine.get(line.join("")) : undefined;
}

/**
 * The openings whose name or moves have a text in them; moves may have blanks between them. One
 * whose whole name or line the text is comes first.
 * @param {readonly Opening[]} openings
 * @param {string} text
 * @param {Lang} lang
 */
export function matchingOpenings(openings, text, lang) {
  const wanted = text.trim().toLocaleLowerCase(lang);
  const moves = wanted.replaceAll(/\b\d+\.|[\s.]/g, "");
  const nameOf = (/** @type {Opening} */ opening) =>
    openingName(opening, lang).name.toLocaleLowerCase(lang);
  const isWhole = (/** @type {Opening} */ opening) =>
    nameOf(opening) === wanted || opening.moves === moves;
  const found = openings.filter(
    (opening) =>
      nameOf(opening).includes(wanted) || (moves !== "" && opening.moves.startsWith(moves)),
  );
  return [...found.filter(isWhole), ...found.filter((opening) => !isWhole(opening))];
}

/**
 * How often the moves here were played: in the games of the collection, or without such games in
 * those of the database.
 * @param {State} state
 * @returns {readonly PlayedMove[]}
 */
export function playedMoves(state) {
  const { answer } = state.database;
  if (state.collection.games.length > 0 || answer === null) return knownMoves(state);
  return answer.game === state.game ? (answer.found?.moves ?? []) : [];
}

/**
 * The legal moves by their values as the board shows them, the best first; of equal ones the most
 * played first.
 * @param {State} state
 * @param {readonly PlayedMove[]} [known] how often they were played
 * @returns {Explored[]}
 */
export function exploredMoves(state, known = knownMoves(state)) {
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
export function practiceText(state, { t, list }) {
  const point = practicePoint(state);
  const { practice } = state.study;
  if (point === null || practice === null) return "";
  if (point.kind === "within") {
    const { black, white } = state.settings.current;
    const stays = black === "computer" || white === "computer";
    return t(stays ? "practice-within" : "practice-within-alone", ownMoves(state, practice));
  }
  if (point.kind === "done") return t("practice-done");
  return t("practice-left", { number: point.number, squares: list(point.squares) });
}

/** Moves of a line that its name shows. */
const NAMED_MOVES = 4;

/**
 * The lines of the game on the board as openings to practise: the one that lies there, and its
 * branches. None after another start, since an opening begins with the usual one.
 * @param {State} state
 * @param {Pick<StudyTexts, "t" | "lang">} texts
 * @returns {Opening[]}
 */
export function ownLines({ game, branches }, { t, lang }) {
  if (!isUsual(game)) return [];
  const lines = [game.line, ...branches].filter((line) => line.length > 1);
  return lines.map((line) => {
    const moves = line.slice(0, NAMED_MOVES).join(" ");
    const name = t("own-line", { count: line.length, moves });
    return { moves: line.join(""), de: "", en: name, ja: "", [lang]: name };
  });
}
