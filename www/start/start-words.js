/**
 * The sentences for a page that has not started, in both languages: the modules with all others may
 * be what is missing. `{where}` is a place in brackets, or nothing.
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

/**
 * The visitor's language: that of the address, else the stored one, else the browser's.
 * @param {readonly unknown[]} wished the most wished first, such as "de-AT"
 * @returns {keyof typeof START_WORDS}
 */
export function startLang(wished) {
  for (const lang of wished) {
    const primary = String(lang).toLowerCase().split("-")[0];
    if (primary === "de" || primary === "en") return primary;
  }
  return "en";
}
