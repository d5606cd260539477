/** The sentence about games that are added to the database. Pure. */

import type { StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";

/** The kinds of records that are left out, by the names of the texts. */
const LEFT_OUT = ["repeated", "other", "unread"] as const;

/**
 * How many records are read so far; at the end, the games that are added and the records that are
 * left out, and whether they last as long as the page.
 */
export function addedText(
  { database: { records, added, isKept } }: Pick<StateOf<"database">, "database">,
  { t, sentences, counted }: StudyTexts,
) {
  if (records !== null) return counted("database-reading", records);
  const unkept = isKept ? "" : t("database-unkept");
  if (added === null) return unkept;
  const leftOut = LEFT_OUT.filter((name) => added[name] > 0);
  return sentences(
    counted("database-added", added.added),
    ...leftOut.map((name) => counted(`database-${name}`, added[name])),
    added.more ? t("database-full") : "",
    unkept,
  );
}
