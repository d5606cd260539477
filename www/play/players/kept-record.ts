/** The visitor's record as it is kept, and the valid part of what was stored. Pure. */

import { fieldsOf, isCount, isTable } from "../../floor/base/browser-values.ts";
import { type Thing, changesBetween, declared } from "../../floor/kept/thing.ts";
import { type RecordSlice, type Results, NO_RESULTS } from "./win-loss-record.ts";

/** The results of earlier games and of later ones, by opponent. */
export function withLaterResults(
  earlier: RecordSlice["results"],
  later: RecordSlice["results"],
): Record<string, Results> {
  const sums = { ...earlier };
  for (const [key, { won, drawn, lost, streak }] of Object.entries(later)) {
    const first = earlier[key] ?? NO_RESULTS;
    const isOneRow = Math.abs(streak) === won + drawn + lost && streak * first.streak > 0;
    sums[key] = {
      won: first.won + won,
      drawn: first.drawn + drawn,
      lost: first.lost + lost,
      streak: isOneRow ? first.streak + streak : streak,
    };
  }
  return sums;
}

function areResults(value: unknown) {
  const { won, drawn, lost, streak } = fieldsOf(value);
  return [won, drawn, lost].every(isCount) && Number.isSafeInteger(streak);
}

/** The results of the visitor. Games that another tab has counted meanwhile count as well. */
export const RECORD: Thing<Record<string, Results>> = declared({
  key: "reversi.record.1",
  place: "visitor",
  back: "record",
  check(stored = {}) {
    const entries = Object.entries(isTable(stored) ? stored : {});
    const valid = entries.filter(([, stored]) => areResults(stored));
    const damaged = !isTable(stored) || valid.length < entries.length;
    return { value: Object.fromEntries(valid), damaged };
  },
  join({ own, stored, before = {}, isSeen }) {
    if (isSeen && Object.keys(own).length === 0) return own;
    const others = RECORD.check(stored).value;
    const changes = Object.entries(changesBetween(before, own)).map(([opponent, results]) => {
      const isOwn = isSeen || results === undefined || others[opponent] === undefined;
      return [opponent, isOwn ? results : added(others[opponent], results, before[opponent])];
    });
    return { ...(isTable(stored) ? stored : {}), ...Object.fromEntries(changes) };
  },
});

/** Results with the games that this tab has counted since it has read them. */
function added(others: Results, own: Results, before: Results = NO_RESULTS): Results {
  const sum = (name: "won" | "drawn" | "lost") =>
    others[name] + Math.max(own[name] - before[name], 0);
  return { won: sum("won"), drawn: sum("drawn"), lost: sum("lost"), streak: own.streak };
}
