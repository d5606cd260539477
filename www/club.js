/**
 * What a club changes to make the page its own: where "Home" leads, which look is shown first, and
 * the looks to choose from. A look is a folder www/themes/<id>/ with theme.css and the images that
 * theme-view.js lists; its entry here says what the look and its two sides are called.
 */

/**
 * @typedef {{de: string, en: string}} Label
 * @typedef {{id: string, label: Label, names: {black: Label, white: Label}}} Theme
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

/**
 * The look with this id; the club's own choice where there is none.
 * @param {string} id
 * @returns {Theme}
 */
export function themeOf(id) {
  const wanted = club.themes.find((theme) => theme.id === id);
  return wanted ?? club.themes.find((theme) => theme.id === club.theme) ?? club.themes[0];
}
