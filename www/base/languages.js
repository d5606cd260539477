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
 * @param {readonly unknown[]} wished tags, the most wished first
 * @returns {Lang}
 */
export function languageFor(wished) {
  return wished.map(languageOf).find((lang) => lang !== null) ?? "en";
}

/**
 * @param {Label} label
 * @param {Lang} lang
 */
export function inLanguage(label, lang) {
  return label[lang] ?? label.en;
}
