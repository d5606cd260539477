/**
 * Sentences from the patterns that the build compiles from Fluent. Pure.
 *
 * @typedef {Record<string, string | number>} Values
 *
 * What becomes a sentence: a text with `{name}` where a value is put in, a choice between such by a
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
  const plurals = new Intl.PluralRules(lang);
  /**
   * @param {Pattern} pattern
   * @param {Values} [values]
   * @returns {string}
   */
  function format(pattern, values = {}) {
    if (typeof pattern === "string") return fill(pattern, values);
    if (Array.isArray(pattern)) return pattern.map((each) => format(each, values)).join("");
    const { by, cases, otherwise } = pattern;
    const names = [String(values[by]), plurals.select(Number(values[by]))];
    const name = names.find((each) => Object.hasOwn(cases, each));
    return format(name === undefined ? otherwise : cases[name], values);
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
