/**
 * Applies a theme: its style sheet, the source of every image with `data-image`, and the custom
 * properties `--image-<name>` for style sheets. A theme is applied only after all of it has loaded:
 * no flicker.
 *
 * @import { Problem } from "../base/problems.js"
 */

import { query, setAttribute } from "../base/dom.js";
import { themeFile } from "../base/resources.js";
import { linkSheet } from "../base/sheets.js";
import { findImages } from "./theme-images.js";
import { CLASSIC, IMAGES } from "./themes.js";

/**
 * The loaded parts of a theme; `sheet` is null if the current sheet stays.
 * @typedef {object} LoadedTheme
 * @property {string} id
 * @property {string} game
 * @property {HTMLLinkElement | null} sheet
 * @property {Record<string, string>} images
 * @property {string[]} missing
 */

/**
 * The files that a theme lacks; if all of it is absent, the theme to show instead.
 * @typedef {{problems: Problem[], instead: null} | {problem: Problem, instead: string}} ThemeReport
 */

/** @param {Document} root */
export function createThemeLoader(root) {
  let wanted = "";
  let wantedGame = "";
  /** @type {LoadedTheme | null} */
  let shown = null;
  /** @type {Set<string>} themes whose missing parts were reported */
  const reported = new Set();

  /**
   * @param {string} id
   * @param {string} game
   * @returns {Promise<ThemeReport | null>}
   */
  async function change(id, game) {
    const theme = await loadTheme(root, id, game);
    if (wanted !== id || wantedGame !== game) {
      discard(theme.sheet);
      return null;
    }
    if (isAbsent(theme) && id !== CLASSIC)
      return { problem: absenceOf(theme), instead: shown?.id ?? CLASSIC };
    shown = theme;
    applyTheme(root, theme);
    const complete = theme.missing.length === 0 || reported.has(id);
    reported.add(id);
    return complete ? null : { problems: problemsOf(theme), instead: null };
  }

  return {
    /**
     * Shows a theme, and gives images that are new on the page their source.
     * @param {string} id
     * @param {string} game which may have its own images
     * @returns {Promise<ThemeReport | null>} once per theme, and null if nothing is missing
     */
    async update(id, game) {
      if (shown) applyImages(root, shown);
      if (id === wanted && game === wantedGame) return null;
      wanted = id;
      wantedGame = game;
      return id === shown?.id && game === shown.game ? null : change(id, game);
    },
  };
}

/**
 * Whether all files of a theme are missing.
 * @param {Pick<LoadedTheme, "missing">} theme
 */
function isAbsent({ missing }) {
  return missing.length > IMAGES.length;
}

/**
 * @param {Document} root
 * @param {string} id
 * @param {string} game
 * @returns {Promise<LoadedTheme>} with the classic sheet if only its own is missing
 */
async function loadTheme(root, id, game) {
  const [own, { images, missing }] = await Promise.all([loadSheet(root, id), findImages(id, game)]);
  if (own !== null) return { id, game, sheet: own, images, missing };
  const theme = { id, game, sheet: null, images, missing: ["theme.css", ...missing] };
  return isAbsent(theme) || id === CLASSIC
    ? theme
    : { ...theme, sheet: await loadSheet(root, CLASSIC) };
}

/**
 * @param {LoadedTheme} theme
 * @returns {Problem[]}
 */
function problemsOf(theme) {
  if (isAbsent(theme)) return [absenceOf(theme)];
  const { id, missing } = theme;
  return missing.map((file) => missingFile("theme-incomplete", `${id}/${file}`));
}

/** @param {LoadedTheme} theme */
function absenceOf({ id }) {
  return missingFile("theme-unavailable", `www/themes/${id}/`);
}

/**
 * @param {string} code
 * @param {string} detail
 * @returns {Problem}
 */
function missingFile(code, detail) {
  return { code, detail, message: `missing: ${detail}` };
}

/**
 * Images reach style sheets as custom properties: an address inside a sheet could not be replaced.
 * @param {Document} root
 * @param {LoadedTheme} theme
 */
function applyTheme(root, theme) {
  useSheet(root, theme);
  for (const name of IMAGES)
    root.documentElement.style.setProperty(`--image-${name}`, `url("${theme.images[name]}")`);
  applyImages(root, theme);
}

/**
 * @param {Document} root
 * @param {LoadedTheme} theme
 */
function applyImages(root, { images }) {
  for (const image of root.querySelectorAll("img[data-image]")) {
    setAttribute(image, "src", images[image.getAttribute("data-image") ?? ""] ?? "");
  }
}

/**
 * Replaces the current sheet, if the theme has another one.
 * @param {Document} root
 * @param {LoadedTheme} theme
 */
function useSheet(root, { id, sheet }) {
  root.documentElement.dataset.theme = id;
  if (sheet === null || isInUse(sheet)) return;
  query(root, "#theme", HTMLLinkElement).remove();
  sheet.id = "theme";
}

/** @param {HTMLLinkElement | null} sheet */
function discard(sheet) {
  if (sheet !== null && !isInUse(sheet)) sheet.remove();
}

/** @param {HTMLLinkElement} sheet */
function isInUse(sheet) {
  return sheet.id === "theme";
}

/**
 * Both sheets apply for a moment, the new one last. The page comes with the classic one: replacing
 * it by itself would style and lay out the page a second time.
 * @param {Document} root
 * @param {string} id
 * @returns {Promise<HTMLLinkElement | null>} null if there is none
 */
function loadSheet(root, id) {
  const inUse = query(root, "#theme", HTMLLinkElement);
  const address = themeFile(id, "theme.css");
  if (inUse.href === address && inUse.sheet) return Promise.resolve(inUse);
  return linkSheet(inUse, "after", address);
}
