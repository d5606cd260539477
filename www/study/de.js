/**
 * Every text of the study panels in German, loaded with them. Keys equal those of en.js in this
 * folder.
 */

export const de = {
  "home-review": "Was hat jeder Zug gekostet, wo kippte die Partie, und was war besser?",
  "review-start": "Diese Partie auswerten",

  review: "Auswertung",
  "review-progress": "{done} von {total} Zügen ausgewertet",
  "review-cancel": "Abbrechen",
  "review-close": "Auswertung schließen",
  "review-turned":
    "Die Partie kippte mit Zug {number}: {side} spielte {square}, besser war {best}.",
  "review-unturned": "Kein einzelner Zug hat die Partie gekippt.",
  "review-costliest": "Was {side} am meisten gekostet hat",
  "review-faultless": "{side} hat nichts verschenkt: Kein Zug kostete einen Stein.",
  "review-lost": "zusammen {discs} Steine verloren",
  "review-better": "Besser: {square}.",
  "review-line": "Zugfolge zeigen",
  "review-try": "Noch einmal versuchen",
  "review-answer": "Antwort zeigen",
  "review-leave": "Zurück zur Partie",
  "review-asks": "Welcher Zug war hier besser? Wähle ein Feld auf dem Brett.",
  "review-judging": "{square} wird beurteilt …",
  "review-all": "Alle Züge",
  "review-ply": "Zug",
  "review-loss": "Verlust",
  "review-best": "Bester",
  "review-value": "Vorsprung",
  "review-loss-exact": "{loss}, ausgerechnet",
  "loss-discs": { one: "−{discs} Stein", other: "−{discs} Steine" },

  graph: "Verlauf der Partie",
  "graph-caption": "Vorsprung von {side} in Steinen, nach Zügen",
  "graph-start": "Anfang: {lead}",
  "graph-point": "Nach Zug {number}, {square}: {lead}",
  "graph-unknown": "noch ohne Wert",
  "lead-of": "{side} +{discs}",
  "lead-even": "ausgeglichen",

  "reason-wipeout": "Danach nimmt {other} alle Steine.",
  "reason-missed-wipeout": "{best} nimmt alle Steine von {other}.",
  "reason-x-square": "Das X-Feld {square} öffnet {other} die Ecke {squares}.",
  "reason-c-square": "Das C-Feld {square} öffnet {other} die Ecke {squares}.",
  "reason-corner": {
    one: "Das gibt {other} die Ecke {squares}.",
    other: "Das gibt {other} die Ecken {squares}.",
  },
  "reason-missed-corner": "Die Ecke {squares} war zu haben.",
  "reason-parity": "Das lässt {other} den letzten Zug im markierten Gebiet.",
  "reason-mobility": "Danach gehen {side} bald die sicheren Züge aus.",
  "reason-opened": "Das öffnet {other} neue sichere Züge: {squares}.",
  "reason-opened-many": "Das öffnet {other} viele neue sichere Züge.",
  "reason-stability": "Das kostet Steine, die für immer liegen bleiben, etwa die markierten.",
  "reason-frontier": "Das lässt zu viele Steine offen neben leeren Feldern liegen.",
  "reason-count": "Kurz vor dem Ende behält eine andere Reihenfolge mehr Steine.",
};
