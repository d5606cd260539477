/**
 * Dresses the page: the look's style sheet, the source of every image that names itself by
 * `data-image`, and for the style sheets the addresses `--image-<name>`. A look is shown only when
 * all of it has arrived, so that nothing flickers.
 *
 * @import { Problem, State } from "./types.js"
 */

import { need, setAttribute } from "./dom.js";
import { themeFile } from "./files.js";
import { CLASSIC, IMAGES } from "./looks.js";
import { findImages } from "./theme-files.js";

/**
 * @param {Document} root
 * @param {(problem: Problem) => void} tell hears, once for each look, of what is missing. Of a look
 *   that is not there at all nothing is shown: the former one stays, at first the classic one.
 */
export function createThemeView(root, tell) {
  let wanted = "";
  /** @type {Record<string, string> | null} */
  let images = null;
  /** @type {Set<string>} looks whose gaps have been told */
  const told = new Set();

  function dress() {
    if (images === null) return;
    for (const image of root.querySelectorAll("img[data-image]")) {
      setAttribute(image, "src", images[image.getAttribute("data-image") ?? ""] ?? "");
    }
  }

  /** @param {string} theme */
  async function change(theme) {
    const [own, found] = await Promise.all([loadStyle(root, theme), findImages(theme)]);
    const sheet = own ?? (theme === CLASSIC ? null : await loadStyle(root, CLASSIC));
    if (wanted !== theme) {
      discard(sheet);
      return;
    }
    const missing = own === null ? ["theme.css", ...found.missing] : found.missing;
    const gone = missing.length > IMAGES.length;
    if (gone && images !== null) discard(sheet);
    else {
      useSheet(root, theme, sheet);
      images = found.images;
      nameImages(root, images);
    }
    if (missing.length > 0 && !told.has(theme)) tell(problemOf(theme, missing, gone));
    told.add(theme);
    dress();
  }

  return {
    /** @param {Pick<State, "settings">} state */
    async update({ settings }) {
      dress();
      if (settings.theme === wanted) return;
      wanted = settings.theme;
      await change(wanted);
    },
  };
}

/**
 * @param {string} theme
 * @param {string[]} missing
 * @param {boolean} gone whether nothing of the look is there
 * @returns {Problem}
 */
function problemOf(theme, missing, gone) {
  const detail = gone ? `www/themes/${theme}/` : `${theme}/${missing.join(", ")}`;
  return { code: gone ? "theme-unavailable" : "theme-incomplete", detail, message: `missing: ${detail}` };
}

/**
 * Lets a sheet take the place of the one in use; without one that stays.
 * @param {Document} root
 * @param {string} theme
 * @param {HTMLLinkElement | null} sheet
 */
function useSheet(root, theme, sheet) {
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
 * Style sheets know images by these names, since an address in a sheet could not be replaced.
 * @param {Document} root
 * @param {Record<string, string>} images
 */
function nameImages(root, images) {
  for (const name of IMAGES) root.documentElement.style.setProperty(`--image-${name}`, `url("${images[name]}")`);
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
