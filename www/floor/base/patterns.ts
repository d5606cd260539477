/** Sentences from the patterns that the build compiles from Fluent. Pure. */

export type Values = Record<string, string | number>;

/**
 * The parts of a sentence: a text with `{name}` where a value is put in, a choice between such by a
 * value, or a list of both.
 */
export type Pattern = string | Choice | (string | Choice)[];

/** The case that is the value itself, else its plural category, else `otherwise`. */
interface Choice {
  by: string;
  cases: Record<string, Pattern>;
  otherwise: Pattern;
}

export function createFormatter(lang: string): (pattern: Pattern, values?: Values) => string {
  /** By digits after the point, made when a choice needs it. */
  const plurals: Intl.PluralRules[] = [];
  /** @param number its digits count: "1.0" may have another plural than "1" */
  function categoryOf(number: string) {
    const { length: digits } = number.split(".")[1] ?? "";
    plurals[digits] ??= new Intl.PluralRules(lang, { minimumFractionDigits: digits });
    return plurals[digits].select(Number(number));
  }

  function format(pattern: Pattern, values: Values = {}): string {
    if (typeof pattern === "string") return fill(pattern, values);
    if (Array.isArray(pattern)) return pattern.map((each) => format(each, values)).join("");
    const { by, cases, otherwise } = pattern;
    const value = String(values[by]);
    const name = Object.hasOwn(cases, value) ? value : categoryOf(value);
    return format(Object.hasOwn(cases, name) ? cases[name] : otherwise, values);
  }
  return format;
}

function fill(pattern: string, values: Values) {
  return pattern.replace(/\{([\w-]+)\}/g, (mark, name) => String(values[name] ?? mark));
}
