/**
 * Settings of a club: its name, its own page, what a first visit begins with, the games to choose
 * from, the first theme, and the themes to choose from. A theme is a folder www/themes/<id>/ of
 * images and a theme.css; its entry here names the theme and its two sides.
 * docs/themes.md explains it step by step.
 *
 * After editing the finished folder, raise the number in the first line of its service-worker.js.
 */

/**
 * A label is a text for all languages, or one for each; English, or else the first, stands for a
 * missing one. The page has its own labels for the themes that come with it. `files` lists images
 * with other names, such as { black: "rose.png" }. `games` has the names and files of games in
 * which they differ; a game without an entry shows the theme's own.
 * @typedef {string | Record<string, string>} Label
 * @typedef {{black: Label, white: Label}} Names
 * @typedef {object} Theme
 * @property {string} id
 * @property {Label} [label]
 * @property {Names} [names]
 * @property {Record<string, string>} [files]
 * @property {Record<string, {names?: Names, files?: Record<string, string>}>} [games]
 */

/**
 * @satisfies {{name: Label, home: string, homeLabel: Label, lang: string,
 *   opponent: string, games: string[], iceServers: readonly RTCIceServer[], theme: string,
 *   themes: Theme[]}}
 */
export const club = {
  // The club's name beside that of the game: name: "Reversi Club Hamburg". Empty for none.
  name: "",
  // Where "Home" leads, and its words: home: "../", homeLabel: { de: "Zum Verein", en: "To the
  // club" }. Empty for no such entry.
  home: "",
  homeLabel: "",
  // The language of a first visit, such as "de". Empty: that of the visitor's browser.
  lang: "",
  // The opponent of a first visit: "3", "ecken-eddi" … Empty: the usual one.
  opponent: "",
  // The games to choose from; Reversi is always among them.
  games: ["reversi", "tic-tac-toe", "connect-four"],
  // STUN servers for live games beyond one network, such as { urls: "stun:stun.club.example" }.
  iceServers: [],
  theme: "classic",
  themes: [
    {
      id: "classic",
      games: {
        "tic-tac-toe": {
          files: {
            black: "cross.svg",
            white: "ring.svg",
            tip: "tip-wood.svg",
            "end-black": "end-cross.svg",
            "end-white": "end-ring.svg",
            "end-draw": "end-cross-ring.svg",
          },
        },
        "connect-four": {
          files: {
            black: "red.svg",
            white: "yellow.svg",
            tip: "tip-blue.svg",
            "end-black": "end-red.svg",
            "end-white": "end-yellow.svg",
            "end-draw": "end-red-yellow.svg",
          },
        },
      },
    },
    { id: "garden" },
    { id: "wood" },
    {
      id: "contrast",
      games: {
        "tic-tac-toe": {
          files: {
            black: "cross.svg",
            white: "ring.svg",
            "end-black": "end-cross.svg",
            "end-white": "end-ring.svg",
            "end-draw": "end-cross-ring.svg",
          },
        },
      },
    },
  ],
};
