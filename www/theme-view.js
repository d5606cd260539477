/**
 * Dresses the page: the look's style sheet and the source of every image that names itself by
 * `data-image`. A look is shown only when all of it has arrived, so that nothing flickers.
 *
 * @import { State } from "./types.js"
 */

import { club } from "./club.js";
import { need, setAttribute } from "./dom.js";

const IMAGES = ["black", "white", "square", "tip", "tip-lit", "end-black", "end-white", "end-draw"];

/**
 * @param {Document} root
 * @param {() => void} onMissing hears of a look that cannot be loaded; the former one stays,
 *   at first the club's, which the markup names
 */
export function createThemeView(root, onMissing) {
  let shown = "";
  let wanted = "";

  function dress() {
    if (shown === "") return;
    for (const image of root.querySelectorAll("img[data-image]")) {
      setAttribute(image, "src", fileUrl(shown, `${image.getAttribute("data-image")}.svg`));
    }
  }

  /** @param {string} theme */
  async function change(theme) {
    try {
      const [link] = await Promise.all([loadStyle(root, theme), ...IMAGES.map((name) => loadImage(theme, name))]);
      if (wanted !== theme) {
        link.remove();
        return;
      }
      need(root, "#theme", HTMLLinkElement).remove();
      link.id = "theme";
      root.documentElement.dataset.theme = theme;
      shown = theme;
    } catch {
      if (shown === "") shown = club.theme;
      if (wanted === theme) onMissing();
    }
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
 * @param {string} file
 */
function fileUrl(theme, file) {
  return new URL(`./themes/${theme}/${file}`, import.meta.url).href;
}

/**
 * The new sheet stands behind the one in use until both count for a moment.
 * @param {Document} root
 * @param {string} theme
 * @returns {Promise<HTMLLinkElement>}
 */
function loadStyle(root, theme) {
  const link = root.createElement("link");
  link.rel = "stylesheet";
  link.href = fileUrl(theme, "theme.css");
  return new Promise((resolve, reject) => {
    link.addEventListener("load", () => resolve(link));
    link.addEventListener("error", () => {
      link.remove();
      reject(new Error(link.href));
    });
    need(root, "#theme", HTMLLinkElement).after(link);
  });
}

/**
 * @param {string} theme
 * @param {string} name
 */
function loadImage(theme, name) {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener("load", resolve);
    image.addEventListener("error", () => reject(new Error(image.src)));
    image.src = fileUrl(theme, `${name}.svg`);
  });
}
