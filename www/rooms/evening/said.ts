/** What the dialog of an evening says: what has changed, and what a round lacks. Pure. */

import type { PartTexts } from "../../play/words/texts.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { type Evening, type Pairing, isRoundComplete } from "./evening.ts";
import { roundsOf } from "./evening-steps.ts";

/** More tables than these are counted, and not named. */
const MOST_NAMED = 4;

/** Who has been added, who meets whom in a round that has been paired, and the new results. */
export function changeText(before: Evening, after: Evening, texts: PartTexts<"evening">) {
  const added = after.players.slice(before.players.length);
  if (added.length > 0) {
    const names = added.map(({ name }) => name);
    return texts.t("said-added", { names: listOf(names, texts) });
  }
  if (after.paired.length > before.paired.length)
    return pairedText(after.paired.length - 1, after, texts);
  return resultsText(before, after, texts);
}

function pairedText(round: number, evening: Evening, texts: PartTexts<"evening">) {
  const tables = evening.paired[round].map((pairing) => tableText(pairing, evening, texts));
  return texts.t("said-round", { number: round + 1, tables: listOf(tables, texts) });
}

function tableText({ black, white }: Pairing, { players }: Evening, { t }: PartTexts<"evening">) {
  const { name } = players[black];
  return white === null ? `${name} ${t("sits-out")}` : `${name} – ${players[white].name}`;
}

/** The results that have been entered, table by table; of many, none. */
function resultsText(before: Evening, { paired, players }: Evening, { t }: PartTexts<"evening">) {
  const said = paired.flatMap((tables, round) =>
    tables.flatMap(({ black, white, discs }, table) => {
      if (white === null || discs === null) return [];
      const pairingBefore = before.paired[round]?.[table];
      if (pairingBefore?.discs === discs && pairingBefore.black === black) return [];
      const names = { black: players[black].name, white: players[white].name };
      return [t("said-result", { table: table + 1, ...names, discs, others: ALL_DISCS - discs })];
    }),
  );
  return said.length > MOST_NAMED ? "" : said.join(" ");
}

/** What the round that shows lacks; or that it, or the evening, lacks nothing. */
export function noteOf(evening: Evening, shownRound: number, texts: PartTexts<"evening">) {
  const { paired } = evening;
  const { t } = texts;
  const tables = paired[shownRound];
  if (tables === undefined) return "";
  const missing = tables.filter(({ white, discs }) => white !== null && discs === null);
  const count = missing.length;
  if (count > MOST_NAMED) return t("missing", { count });
  if (count > 0) {
    const named = missing.map((pairing) => tableText(pairing, evening, texts));
    return t("missing-tables", { count, tables: listOf(named, texts) });
  }
  const isOver = paired.length >= roundsOf(evening) && paired.every(isRoundComplete);
  return isOver ? t("over") : t("complete", { number: shownRound + 1 });
}

function listOf(names: readonly string[], { lang }: PartTexts<"evening">) {
  return new Intl.ListFormat(lang, { style: "narrow", type: "conjunction" }).format(names);
}
