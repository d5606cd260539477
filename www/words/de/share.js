/**
 * Every text of the collection's list and of what is given out in German. Keys equal those of en.js
 * in this folder.
 */

export const de = {
  games: "Partien",
  "read-so-far": { one: "{number} Eintrag gelesen", other: "{number} Einträge gelesen" },
  stop: "Anhalten",
  forget: "Diese Partien vergessen",
  earlier: "Früher eingelesen ({count})",
  "earlier-games": { one: "{shown} Partie, {date}", other: "{shown} Partien, {date}" },
  more: "In den Dateien sind noch mehr Partien: Das sind die ersten 100.000.",
  search: "Spieler, Turnier oder Datum",
  opening: "Eröffnung",
  "any-opening": "Alle",
  result: "Ergebnis",
  "any-result": "Alle",
  "result-wins": "{side} gewinnt",
  "result-draw": "Unentschieden",
  "result-open": "Nicht zu Ende",
  "games-all": { one: "{shown} Partie", other: "{shown} Partien" },
  "games-some": { one: "{shown} von {all} Partien", other: "{shown} von {all} Partien" },
  game: "Partie {number}",
  moves: { one: "{count} Zug", other: "{count} Züge" },
  variations: { one: "{count} Variante", other: "{count} Varianten" },
  "variations-unread": {
    one: "{count} Variante weggelassen",
    other: "{count} Varianten weggelassen",
  },
  "comments-unread": {
    one: "{count} Kommentar weggelassen",
    other: "{count} Kommentare weggelassen",
  },
  unread: {
    one: "{count} Eintrag ist nicht lesbar",
    other: "{count} Einträge sind nicht lesbar",
  },
  "give-out": "Als Bild oder für andere Programme",
  numbered: "Diagramm mit Zugnummern",
  diagram: "Diagramm der Stellung",
  ggf: "GGF, für Spielserver",
  pgn: "Züge mit Angaben (PGN)",
  obf: "Endspielaufgabe (OBF)",
  copy: "Kopieren",
  save: "Speichern",
  "save-svg": "Als SVG speichern",
  "save-png": "Als PNG speichern",
  done: "Erledigt.",
  "not-allowed": "Der Browser erlaubt das nicht.",
  "not-done": "Der Browser erlaubt das nicht. Der Text ist markiert: Bitte selbst kopieren.",
  "nothing-written": "Noch gibt es nichts zu schreiben: Diese Notation braucht einen Zug.",
  "unread-game": "Eintrag {number}: {cause}",
};
