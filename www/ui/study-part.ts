/** The part of *Study* that is open, of those that take the place of its cards. */

import type { State } from "../app/state.ts";

/**
 * The first that is open; null while the cards show. An analysis also runs beside a review and
 * beside the openings.
 */
export function studyPart({
  study,
  analysis,
  database,
  book,
  endings,
  mistakes,
}: Pick<State, "study" | "analysis" | "database" | "book" | "endings" | "mistakes">) {
  if (study.review !== null) return "review";
  if (study.explorer) return "openings";
  if (analysis.on) return "analysis";
  if (database.open) return "database";
  if (book.open) return "book";
  if (endings.open) return "endings";
  return mistakes.open ? "mistakes" : null;
}
