/**
 * @import { Lang } from "../base/languages.js"
 *
 * @typedef {"loading" | "failed" | "offline" | "other-release" | "again"} StartKey
 * @typedef {Record<StartKey, string>} StartWords
 */

/**
 * The sentences for a page that has not started, by language, English for those that have none:
 * the modules with all other texts may be what is missing. `{where}` is a place in brackets, or
 * nothing.
 *
 * @type {{en: StartWords} & Partial<Record<Lang, StartWords>>}
 */
export const START_WORDS = {
  de: {
    loading: "Reversi lädt noch …",
    failed: "Reversi konnte nicht starten{where}.",
    offline: "Keine Netzverbindung. Reversi startet von selbst, sobald sie wieder da ist.",
    "other-release":
      "Auf dem Server wird gerade eine neue Version eingespielt. Bitte versuch es gleich noch einmal.",
    again: "Erneut versuchen",
  },
  en: {
    loading: "Reversi is still loading …",
    failed: "Reversi could not start{where}.",
    offline: "There is no network. Reversi starts by itself as soon as it is back.",
    "other-release":
      "A new version of this page is being put on its server. Please try again in a minute.",
    again: "Try again",
  },
};
