/** The part of *Learn* that is open, of those that take the place of its beginning. */

import type { Core } from "../../floor/base/page.ts";

/**
 * The first that is open; null while the beginning shows. An analysis also runs beside a review and
 * beside the openings.
 */
export function studyPart({
  review,
  openings,
  analysis,
  book,
  endings,
  mistakes,
}: Pick<Core, "review" | "openings" | "analysis" | "book" | "endings" | "mistakes">) {
  if (review.open !== null) return "review";
  // It lies behind the openings, which are there again when it is closed.
  if (book.open) return "book";
  if (openings.explorer) return "openings";
  if (analysis.on) return "analysis";
  if (endings.open) return "endings";
  return mistakes.open ? "mistakes" : null;
}
