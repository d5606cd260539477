/**
 * Dates and times of day in words, in the language of the page and as the visitor's region writes
 * them: in English, 27 November 2026 in Britain and November 27, 2026 in the United States.
 */

/**
 * The language with the region of the first of the browser's languages that is the same one; the
 * language alone without such a one.
 * @param {string} lang
 * @param {readonly string[]} [preferred] the browser's languages, the most preferred one first
 */
export function regional(lang, preferred = globalThis.navigator?.languages ?? []) {
  return preferred.find((one) => one.split("-")[0] === lang) ?? lang;
}

/** @param {number} time milliseconds since 1970 @param {string} lang */
export function momentText(time, lang) {
  return textOf(time, lang, { dateStyle: "medium", timeStyle: "short" });
}

/** @param {number} time milliseconds since 1970 @param {string} lang */
export function timeOfDay(time, lang) {
  return textOf(time, lang, { timeStyle: "short" });
}

/** @param {Date} date in UTC @param {string} lang */
export function dateText(date, lang) {
  return textOf(date.getTime(), lang, { dateStyle: "long", timeZone: "UTC" });
}

/** @param {number} time @param {string} lang @param {Intl.DateTimeFormatOptions} options */
function textOf(time, lang, options) {
  return new Intl.DateTimeFormat(regional(lang), options).format(time);
}
