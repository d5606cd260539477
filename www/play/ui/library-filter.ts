/** What the fields of the library want, as the database has it. Pure. */

import type { GameFilter } from "../../../reversi-wasm.js";
import type { Fields } from "./library.ts";

/** Two years with a dash between them, as in 1977–1985. */
const YEARS = /(?<!\d)(\d{4})\s*[-–]\s*(\d{4})(?!\d)/;

/** The words that a text of the field looks for, and the first and the last of its years. */
export function wantedIn(filter: string) {
  const [range = "", ...years] = YEARS.exec(filter) ?? [];
  const [from, to] = years.map(Number).sort((one, other) => one - other);
  const words = filter.replace(range, " ").split(/\s+/);
  return {
    words: words.filter((word) => word !== ""),
    years: range === "" ? null : { from, to },
  };
}

const filters: WeakMap<Fields, GameFilter | null> = new WeakMap();

/** The fields as the database has them, made once; null for what none of its games can be. */
export function databaseFilter(fields: Fields): GameFilter | null {
  const filter = filters.has(fields) ? (filters.get(fields) ?? null) : filterOf(fields);
  filters.set(fields, filter);
  return filter;
}

/** The words of a text of the field that name somebody or something, and its year or years. */
export function namesIn(filter: string) {
  const { words, years } = wantedIn(filter);
  const year = years ? undefined : words.find((word) => /^\d{4}$/.test(word));
  return { names: words.filter((word) => word !== year), year, years };
}

function filterOf({ filter, side, opening, result }: Fields): GameFilter | null {
  if (result === "open") return null;
  const { names, year, years } = namesIn(filter);
  const player = side === "" ? { words: names } : { player: names.join(" "), side };
  return {
    ...(names.length > 0 && player),
    ...(year !== undefined && { from: Number(year), to: Number(year) }),
    ...years,
    ...(result !== "" && { result }),
    ...(opening !== "" && { opening }),
  };
}
