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

function textOf(time: number, lang: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(regional(lang), options).format(time);
}
