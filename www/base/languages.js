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
};

/**
 * The page's language for what somebody wishes.
 * @param {readonly unknown[]} wished tags, the most wished first, such as "de-AT"
 * @returns {Lang}
 */
export function languageFor(wished) {
  for (const tag of wished) {
    const primary = String(tag).toLowerCase().split("-")[0];
    if (Object.hasOwn(LANGUAGES, primary)) return /** @type {Lang} */ (primary);
  }
  return "en";
}

/**
 * @param {Label} label
 * @param {Lang} lang
 */
export function inLanguage(label, lang) {
  return label[lang] ?? label.en;
}
