/**
 * Sentences from the patterns that the build compiles from Fluent. Pure.
 *
 * @typedef {Record<string, string | number>} Values
 *
 * The parts of a sentence: a text with `{name}` where a value is put in, a choice between such by a
 * value, or a list of both.
 * @typedef {string | Choice | (string | Choice)[]} Pattern
 *
 * The case that is the value itself, else its plural category, else `otherwise`.
 * @typedef {{by: string, cases: Record<string, Pattern>, otherwise: Pattern}} Choice
 */

/**
 * The function that fills patterns of a language.
 * @param {string} lang
 * @returns {(pattern: Pattern, values?: Values) => string}
 */
export function createFormatter(lang) {
  /** By digits after the point, made when a choice needs it. @type {Intl.PluralRules[]} */
  const plurals = [];
  /** @param {string} number its digits count: "1.0" may have another plural than "1" */
  function categoryOf(number) {
    const { length: digits } = number.split(".")[1] ?? "";
    plurals[digits] ??= new Intl.PluralRules(lang, { minimumFractionDigits: digits });
    return plurals[digits].select(Number(number));
  }

  /**
   * @param {Pattern} pattern
   * @param {Values} [values]
   * @returns {string}
   */
  function format(pattern, values = {}) {
    if (typeof pattern === "string") return fill(pattern, values);
    if (Array.isArray(pattern)) return pattern.map((each) => format(each, values)).join("");
    const { by, cases, otherwise } = pattern;
    const value = String(values[by]);
    const name = Object.hasOwn(cases, value) ? value : categoryOf(value);
    return format(Object.hasOwn(cases, name) ? cases[name] : otherwise, values);
  }
  return format;
}

/**
 * @param {string} pattern
 * @param {Values} values
 */
function fill(pattern, values) {
  return pattern.replace(/\{([\w-]+)\}/g, (mark, name) => String(values[name] ?? mark));
}
