/** The sentence about games that are added to the database. Pure. */

import type { State } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";

/** The kinds of records that are left out, by the names of the texts. */
const LEFT_OUT = ["repeated", "other", "unread"] as const;

/**
 * How many records are read so far; at the end, the games that are added and the records that are
 * left out. Empty before any games are added.
 */
export function addedText(
  { database: { records, added } }: Pick<State, "database">,
  { t, sentences, counted }: StudyTexts,
) {
  if (records !== null) return counted("database-reading", records);
  if (added === null) return "";
  const leftOut = LEFT_OUT.filter((name) => added[name] > 0);
  return sentences(
    counted("database-added", added.added),
    ...leftOut.map((name) => counted(`database-${name}`, added[name])),
    added.more ? t("database-full") : "",
    added.isKept ? "" : t("database-unkept"),
  );
}
