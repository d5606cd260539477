/**
 * The moves of the explorer: their values, and how often and how well they were played; and where a
 * practice stands. Pure.
 */

import type { Lang } from "../../floor/base/languages.ts";
import type { Opening, Square } from "../../../reversi-rules.js";
import type { PlayedMove } from "../../../reversi-wasm.js";
import type { Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { legalSquares } from "../../play/board/square-press.ts";
import { squareName } from "../../play/games/squares.ts";
import type { ShownValue } from "../../play/games/move-value.ts";
import { knownMoves, moveValues } from "../../play/game/move-values.ts";
import { isUsual, ownMoves, practicePoint } from "../../play/game/opening-practice.ts";
import { symmetricLines } from "../../play/game/practised-line.ts";
import { openingName } from "../../play/words/texts.ts";

/**
 * `share` is the part of the known games here in which the move was played, `won`, `drawn` and
 * `lost` the parts of those with a result.
 */
export interface Explored {
  square: Square;
  value: ShownValue | null;
  games: number;
  share: number;
  won: number;
  drawn: number;
  lost: number;
}

/**
 * The lines of our openings that most of 126,309 tournament games of 1977 to 2019 begin with, the
 * most frequent first.
 */
export const MOST_PLAYED = [
  "f5d6",
  "f5f6",
  "f5d6c3d3c4",
  "f5d6c5f4e3",
  "f5d6c3d3c4f4f6",
  "f5f6e6f4e3",
  "f5f6e6f4g5",
  "f5d6c3d3c4f4c5b3c2",
] as const;

/** Openings by their moves in every symmetry. */
export function openingsByLine(openings: readonly Opening[]): ReadonlyMap<string, Opening> {
  return new Map(
    openings.flatMap((opening) =>
      symmetricLines(opening.moves).map((line) => [line.join(""), opening] as const),
    ),
  );
}

/** The opening to which a move leads; undefined if it has no name. */
export function openingAfter(
  byLine: ReadonlyMap<string, Opening>,
  game: Core["game"],
  square: Square,
) {
  const line = [...game.line.slice(0, game.ply), squareName(game, square)];
  return isUsual(game) ? byLine.get(line.join("")) : undefined;
}

/**
 * The openings whose name or moves have a text in them; moves may have blanks between them. One
 * whose whole name or line the text is comes first.
 */
export function matchingOpenings(openings: readonly Opening[], text: string, lang: Lang) {
  const wantedText = text.trim().toLocaleLowerCase(lang);
  const moves = wantedText.replaceAll(/\b\d+\.|[\s.]/g, "");
  const nameOf = (opening: Opening) => openingName(opening, lang).name.toLocaleLowerCase(lang);
  const isWhole = (opening: Opening) => nameOf(opening) === wantedText || opening.moves === moves;
  const found = openings.filter(
    (opening) =>
      nameOf(opening).includes(wantedText) || (moves !== "" && opening.moves.startsWith(moves)),
  );
  return [...found.filter(isWhole), ...found.filter((opening) => !isWhole(opening))];
}

/**
 * How often the moves here were played: in the games of the collection, or without such games in
 * those of the database.
 */
export function playedMoves(state: StateOf<"database">): readonly PlayedMove[] {
  const { answer } = state.database;
  if (state.collection.games.length > 0 || answer === null) return knownMoves(state);
  return answer.game === state.game ? (answer.found?.moves ?? []) : [];
}

/**
 * The legal moves by their values as the board shows them, the best first; of equal ones the most
 * played first.
 * @param countedMoves how often they were played
 */
export function exploredMoves(
  state: Core,
  countedMoves: readonly PlayedMove[] = knownMoves(state),
): Explored[] {
  const values = moveValues(state);
  const moves = legalSquares(state.game).map((square) => {
    const played = countedMoves.find((move) => move.square === square);
    const value = values.find((move) => move.square === square) ?? null;
    const judged = (played?.wins ?? 0) + (played?.draws ?? 0) + (played?.losses ?? 0);
    const part = (count: number) => (judged === 0 ? 0 : count / judged);
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
  const score = ({ value }: Explored) => value?.score ?? -Infinity;
  const byValue = (a: Explored, b: Explored) => (score(a) === score(b) ? 0 : score(b) - score(a));
  return moves.sort((a, b) => byValue(a, b) || b.games - a.games || a.square - b.square);
}

/** Where the practice stands; empty without one. */
export function practiceText(state: Core, { t, list }: StudyTexts) {
  const point = practicePoint(state);
  const { practice } = state.openings;
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
 */
export function ownLines(
  { game, branches }: Core,
  { t, lang }: Pick<StudyTexts, "t" | "lang">,
): Opening[] {
  if (!isUsual(game)) return [];
  const lines = [game.line, ...branches].filter((line) => line.length > 1);
  return lines.map((line) => {
    const moves = line.slice(0, NAMED_MOVES).join(" ");
    const name = t("own-line", { count: line.length, moves });
    return { moves: line.join(""), de: "", en: name, ja: "", [lang]: name };
  });
}
