/**
 * Every text of the collection's list and of what is given out in English. Keys equal those of
 * de.js in this folder.
 */

export const en = {
  games: "Games",
  search: "Player, event or date",
  opening: "Opening",
  "any-opening": "Any",
  result: "Result",
  "any-result": "Any",
  "result-wins": "{side} wins",
  "result-draw": "Draw",
  "result-open": "Not over",
  "games-all": { one: "{shown} game", other: "{shown} games" },
  "games-some": { one: "{shown} of {all} games", other: "{shown} of {all} games" },
  game: "Game {number}",
  moves: { one: "{count} move", other: "{count} moves" },
  variations: { one: "{count} variation", other: "{count} variations" },
  "variations-unread": {
    one: "{count} variation left out",
    other: "{count} variations left out",
  },
  unread: { one: "{count} record cannot be read", other: "{count} records cannot be read" },
  "give-out": "As a picture, or for other programs",
  numbered: "Diagram with numbered moves",
  diagram: "Diagram of the position",
  ggf: "GGF, for game servers",
  pgn: "Moves with tags (PGN)",
  obf: "Endgame problem (OBF)",
  copy: "Copy",
  save: "Save",
  "save-svg": "Save as SVG",
  "save-png": "Save as PNG",
  done: "Done.",
  "not-allowed": "The browser does not allow that.",
  "not-done": "The browser does not allow that. The text is selected: copy it yourself.",
  "nothing-written": "There is nothing to write yet: this notation needs a move.",
  "unread-game": "Record {number}: {cause}",
};
