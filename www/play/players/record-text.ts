/** The opponents in words: their characters, and the visitor's results against them. Pure. */

import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { type Level, gameNamed } from "../games/index.ts";
import { pairing, resultsOf, verdictOf, isHelped } from "./win-loss-record.ts";

/**
 * The achievement of a finished game against its opponent: a first win or a row of wins, and the
 * record; empty where no opponent is a computer.
 */
export function announceRecord(state: Core, texts: Texts) {
  const pair = pairing(state);
  const verdict = verdictOf(state);
  if (pair === null || verdict === null) return "";
  const opponent = texts.opponent(pair.opponent);
  const { won, drawn, lost, streak } = resultsOf(state, pair.opponent);
  const tally = tallyAgainst(state, pair.opponent, texts);
  if (state.record.counted !== true)
    return isHelped(state) ? texts.sentences(texts.t("not-counted"), tally) : tally;
  if (verdict === "won" && won === 1)
    return texts.sentences(texts.t("first-win", { opponent }), lost + drawn > 0 ? tally : "");
  return texts.sentences(streak > 1 ? texts.t("wins-in-a-row", { count: streak }) : "", tally);
}

/** How many games against an opponent were won, drawn and lost; empty before the first one. */
export function tallyAgainst(state: Core, name: Level, { t, opponent, list }: Texts) {
  const results = resultsOf(state, name);
  const kinds = ["won", "drawn", "lost"] as const;
  const counted = kinds.filter((kind) => results[kind] > 0);
  if (counted.length === 0) return "";
  const parts = counted.map((kind) => t(`record-${kind}`, { count: results[kind] }));
  return t("record-against", { opponent: opponent(name), results: list(parts) });
}

/** An opponent's strength in words; empty where it was not measured. */
export function strengthOf(name: Level, { t, game }: Texts) {
  const elo = gameNamed(game).elo[name];
  if (elo === undefined) return "";
  return elo === 0 ? t("opponent-elo-zero") : t("opponent-elo", { elo });
}

/** An opponent's character and the record against it. */
export function introduce(state: Core, name: Level, texts: Texts) {
  return texts.sentences(texts.character(name), tallyAgainst(state, name, texts));
}
