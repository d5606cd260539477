/**
 * What a club changes to make the page its own: where "Home" leads, which look is shown first, and
 * the looks to choose from. A look is a folder www/themes/<id>/ of images and a theme.css; its entry
 * here says what the look and its two sides are called. docs/themes.md shows the way step by step.
 *
 * After editing the finished folder, raise the number in the first line of its service-worker.js.
 */

/**
 * `files` names images that are not called as usual, such as { black: "rose.png" }.
 * @typedef {{de: string, en: string}} Label
 * @typedef {{id: string, label: Label, names: {black: Label, white: Label}, files?: Record<string, string>}} Theme
 */

/** @satisfies {{home: string, theme: string, themes: Theme[]}} */
export const club = {
  home: "../",
  theme: "classic",
  themes: [
    {
      id: "classic",
      label: { de: "Klassisch", en: "Classic" },
      names: { black: { de: "Schwarz", en: "Black" }, white: { de: "Weiß", en: "White" } },
    },
    {
      id: "garden",
      label: { de: "Garten", en: "Garden" },
      names: { black: { de: "Tomate", en: "Tomato" }, white: { de: "Maulwurf", en: "Mole" } },
    },
    {
      id: "contrast",
      label: { de: "Kontrast", en: "Contrast" },
      names: { black: { de: "Schwarz", en: "Black" }, white: { de: "Weiß", en: "White" } },
    },
  ],
};
