/**
 * Image files of a theme, with replacements: the classic theme's image for a missing or broken one,
 * a plain drawing if that is missing too. The game stays playable whatever a club leaves out.
 */

import { themeFile } from "../base/resources.js";
import { CLASSIC, IMAGES, filesIn, themeOf } from "./themes.js";

/** Drawings of 64 by 64: plain shapes that differ without colour. */
const RINGED =
  '<circle cx="32" cy="32" r="28" stroke="#000" stroke-width="2"/><circle cx="32" cy="32" r="20" fill="none" stroke="#fff" stroke-width="3"/>';
const WHITE = '<circle cx="32" cy="32" r="27" fill="#fff" stroke="#000" stroke-width="3"/>';
/** @type {Record<string, string>} */
const DRAWINGS = {
  black: RINGED,
  white: WHITE,
  "end-black": RINGED,
  "end-white": WHITE,
  "end-draw": `<g transform="translate(0 16) scale(.5)">${RINGED}</g><g transform="translate(32 16) scale(.5)">${WHITE}</g>`,
};

/**
 * @param {string} theme
 * @param {string} game
 * @returns {Promise<{images: Record<string, string>, missing: string[]}>} an address for each
 *   image, and the missing files of the theme
 */
export async function findImages(theme, game) {
  const files = filesIn(themeOf(theme), game);
  /** @type {string[]} */
  const missing = [];
  const found = await Promise.all(
    IMAGES.map(async (name) => {
      const file = files[name] ?? `${name}.svg`;
      const own = await loadImage(themeFile(theme, file));
      if (own !== null) return [name, own];
      missing.push(file);
      const classic = theme === CLASSIC ? null : await loadImage(themeFile(CLASSIC, `${name}.svg`));
      return [name, classic ?? drawn(name)];
    }),
  );
  return { images: Object.fromEntries(found), missing };
}

/**
 * @param {string} url
 * @returns {Promise<string | null>} null if there is no such image
 */
function loadImage(url) {
  const image = new Image();
  return new Promise((resolve) => {
    image.addEventListener("load", () => resolve(url));
    image.addEventListener("error", () => resolve(null));
    image.src = url;
  });
}

/** @param {string} name */
function drawn(name) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${DRAWINGS[name] ?? ""}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
