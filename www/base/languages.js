/**
 * The page's languages, each by its own name: a line here and the folder `www/words/LANGUAGE` add
 * one. docs/languages.md explains how.
 *
 * A text by language, such as a label of www/club.js: English stands for a missing one.
 * @typedef {{en: string} & Partial<Record<Lang, string>>} Label
 *
 * @typedef {keyof typeof LANGUAGES} Lang
 */

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  it: "Italiano",
  ja: "日本語",
  nl: "Nederlands",
  pl: "Polski",
};

/** Languages that are written from right to left. */
const RIGHT_TO_LEFT = ["ar", "fa", "he", "ur"];

/**
 * The way in which a language is written.
 * @param {string} lang
 * @returns {"ltr" | "rtl"}
 */
export function directionOf(lang) {
  return RIGHT_TO_LEFT.includes(lang) ? "rtl" : "ltr";
}

/**
 * The page's language for a tag.
 * @param {unknown} tag such as "de-AT"
 * @returns {Lang | null} null if the page has no texts in it
 */
export function languageOf(tag) {
  const primary = String(tag).toLowerCase().split("-")[0];
  return Object.hasOwn(LANGUAGES, primary) ? /** @type {Lang} */ (primary) : null;
}

/**
 * The page's language for what somebody wishes.
 * @param {readonly unknown[]} preferred tags, the most preferred first
 * @returns {Lang}
 */
export function languageFor(preferred) {
  return preferred.map(languageOf).find((lang) => lang !== null) ?? "en";
}

/**
 * @param {Label} label
 * @param {Lang} lang
 */
export function inLanguage(label, lang) {
  return label[lang] || label.en;
}

/**
 * A label as a file has it: a text for all languages, or one for each. The first stands for a
 * missing English one.
 * @param {unknown} value
 * @returns {Label | null} null if it is none
 */
export function labelFrom(value) {
  const texts = typeof value === "string" ? [["en", value]] : Object.entries(Object(value));
  const known = texts.filter(([lang]) => Object.hasOwn(LANGUAGES, lang));
  const isText = (/** @type {unknown} */ text) => typeof text === "string" && text.trim() !== "";
  if (known.length === 0 || !known.every(([, text]) => isText(text))) return null;
  return { en: known[0][1], ...Object.fromEntries(known) };
}
