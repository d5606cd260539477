/**
 * Dresses the page: the look's style sheet, the source of every image that names itself by
 * `data-image`, and for the style sheets the addresses `--image-<name>`. A look is shown only when
 * all of it has arrived, so that nothing flickers.
 *
 * @import { Problem, State } from "../state/types.js"
 */

import { need, setAttribute } from "../base/dom.js";
import { themeFile } from "../base/resources.js";
import { CLASSIC, IMAGES } from "./themes.js";
import { findImages } from "./theme-files.js";

/**
 * A look as far as it could be fetched; `sheet` is null where the one in use stays.
 * @typedef {{theme: string, sheet: HTMLLinkElement | null, images: Record<string, string>, missing: string[]}} Look
 */

/**
 * @param {Document} root
 * @param {(problem: Problem, instead: string | null) => void} tell hears, once for each look, of what is
 *   missing; and of a look that is not there at all, which is to be shown in its place
 */
export function createThemeView(root, tell) {
  let wanted = "";
  /** @type {Look | null} */
  let shown = null;
  /** @type {Set<string>} looks whose gaps have been told */
  const told = new Set();

  /** @param {string} theme */
  async function change(theme) {
    const look = await fetchLook(root, theme);
    if (wanted !== theme) {
      discard(look.sheet);
      return;
    }
    if (isAbsent(look) && theme !== CLASSIC) {
      tell(problemOf(look), shown?.theme ?? CLASSIC);
      return;
    }
    shown = look;
    wear(root, look);
    if (look.missing.length > 0 && !told.has(theme)) tell(problemOf(look), null);
    told.add(theme);
  }

  return {
    /** @param {Pick<State, "settings">} state */
    async update({ settings }) {
      if (shown) dress(root, shown);
      if (settings.theme === wanted) return;
      wanted = settings.theme;
      if (wanted !== shown?.theme) await change(wanted);
    },
  };
}

/**
 * Whether nothing of a look is there.
 * @param {Pick<Look, "missing">} look
 */
function isAbsent({ missing }) {
  return missing.length > IMAGES.length;
}

/**
 * @param {Document} root
 * @param {string} theme
 * @returns {Promise<Look>} with the classic sheet where only its own is missing
 */
async function fetchLook(root, theme) {
  const [own, { images, missing }] = await Promise.all([loadStyle(root, theme), findImages(theme)]);
  if (own !== null) return { theme, sheet: own, images, missing };
  const look = { theme, sheet: null, images, missing: ["theme.css", ...missing] };
  return isAbsent(look) || theme === CLASSIC
    ? look
    : { ...look, sheet: await loadStyle(root, CLASSIC) };
}

/**
 * @param {Look} look
 * @returns {Problem}
 */
function problemOf(look) {
  const { theme, missing } = look;
  const absent = isAbsent(look);
  const detail = absent ? `www/themes/${theme}/` : `${theme}/${missing.join(", ")}`;
  return {
    code: absent ? "theme-unavailable" : "theme-incomplete",
    detail,
    message: `missing: ${detail}`,
  };
}

/**
 * Shows a look: its sheet, its pictures, and their addresses by the names that style sheets know,
 * since an address in a sheet could not be replaced.
 * @param {Document} root
 * @param {Look} look
 */
function wear(root, look) {
  useSheet(root, look);
  for (const name of IMAGES)
    root.documentElement.style.setProperty(`--image-${name}`, `url("${look.images[name]}")`);
  dress(root, look);
}

/**
 * @param {Document} root
 * @param {Look} look
 */
function dress(root, { images }) {
  for (const image of root.querySelectorAll("img[data-image]")) {
    setAttribute(image, "src", images[image.getAttribute("data-image") ?? ""] ?? "");
  }
}

/**
 * Lets a sheet take the place of the one in use; without one that stays.
 * @param {Document} root
 * @param {Look} look
 */
function useSheet(root, { theme, sheet }) {
  root.documentElement.dataset.theme = theme;
  if (sheet === null || isInUse(sheet)) return;
  need(root, "#theme", HTMLLinkElement).remove();
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
 * The new sheet stands behind the one in use until both count for a moment. The page comes with the
 * classic one: exchanged for itself, it would have everything styled and laid out once more.
 * @param {Document} root
 * @param {string} theme
 * @returns {Promise<HTMLLinkElement | null>} null where there is none
 */
function loadStyle(root, theme) {
  const inUse = need(root, "#theme", HTMLLinkElement);
  const address = themeFile(theme, "theme.css");
  if (inUse.href === address && inUse.sheet) return Promise.resolve(inUse);
  const link = root.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve) => {
    link.addEventListener("load", () => resolve(link));
    link.addEventListener("error", () => {
      link.remove();
      resolve(null);
    });
    inUse.after(link);
  });
}
