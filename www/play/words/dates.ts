/**
 * Dates and times of day in words, in the language of the page and as the visitor's region writes
 * them: in English, 27 November 2026 in Britain and November 27, 2026 in the United States.
 */

/**
 * The language with the region of the first of the browser's languages that is the same one; the
 * language alone without such a one.
 * @param preferred the browser's languages, the most preferred one first
 */
export function regional(
  lang: string,
  preferred: readonly string[] = globalThis.navigator?.languages ?? [],
) {
  return preferred.find((one) => one.split("-")[0] === lang) ?? lang;
}

/** @param time milliseconds since 1970 */
export function momentText(time: number, lang: string) {
  return textOf(time, lang, { dateStyle: "medium", timeStyle: "short" });
}

/** @param time milliseconds since 1970 */
export function timeOfDay(time: number, lang: string) {
  return textOf(time, lang, { timeStyle: "short" });
}

/** @param date in UTC */
export function dateText(date: Date, lang: string) {
  return textOf(date.getTime(), lang, { dateStyle: "long", timeZone: "UTC" });
}

/** A day as files of games have it, its year first. */
const DAY = /^(\d{4})[-./](\d{2})[-./](\d{2})$/;

/** The date of a game in words; as it stands where it names no day. */
export function dayText(date: string, lang: string) {
  const [, year, month, day] = DAY.exec(date) ?? [];
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(time) ? date : textOf(time, lang, { dateStyle: "medium", timeZone: "UTC" });
}

/** By region and options, each made once: lists have thousands of dates. */
const formats: Map<string, Intl.DateTimeFormat> = new Map();

function textOf(time: number, lang: string, options: Intl.DateTimeFormatOptions) {
  const region = regional(lang);
  const key = [region, ...Object.entries(options)].join();
  const format = formats.get(key) ?? new Intl.DateTimeFormat(region, options);
  formats.set(key, format);
  return format.format(time);
}
