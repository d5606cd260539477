/**
 * The page's languages, each by its own name: one line and the folder `www/words/LANGUAGE` add one.
 * docs/languages.md explains how.
 *
 * @typedef {keyof typeof LANGUAGES} Lang
 */

export const LANGUAGES = {
  de: "Deutsch",
  en: "English",
};
