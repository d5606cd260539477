/**
 * Pictures of the choices of games, themes, and light or dark, and the speaker beside the sounds:
 * they load when the settings are first opened. A theme shows four of its own squares, in the
 * pictures of its folder.
 *
 * @import { View } from "../ui/lazy-view.js"
 */

import { themeFile } from "../base/resources.js";
import { element } from "../base/dom.js";
import { filesIn, themeOf } from "../theming/themes.js";
import { FIRST_GAME } from "../games/index.js";
import { pictureOfGame } from "../ui/game-pictures.js";
import { icon } from "../ui/svg.js";

const SPEAKER = "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";

/**
 * Sun and moon, and a disc of two halves for what the system says.
 * @type {Record<string, string>}
 */
const SCHEMES = {
  auto: "M12 4a8 8 0 0 0 0 16zM12 4a8 8 0 0 1 0 16",
  light:
    "M12 8a4 4 0 0 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z",
};

/** @type {Record<string, (value: string) => Element>} */
const PICTURES = { game: pictureOfGame, theme: pictureOfTheme, scheme: (id) => icon(SCHEMES[id]) };

/**
 * @param {HTMLElement} form
 * @returns {View}
 */
export function createPicturedSettingsView(form) {
  for (const label of form.querySelectorAll("[data-pictured] > label")) {
    const value = label.getAttribute("data-value") ?? "";
    const field = label.parentElement?.getAttribute("data-pictured") ?? "";
    label.prepend(PICTURES[field](value));
  }
  form.querySelector("[name=sound]")?.after(icon(SPEAKER));
  return { update() {} };
}

/** @param {string} theme */
function pictureOfTheme(theme) {
  const files = filesIn(themeOf(theme), FIRST_GAME.id);
  const image = (/** @type {string} */ name) =>
    element("img", { src: themeFile(theme, files[name] ?? `${name}.svg`), alt: "" });
  const squares = ["black", "white", "white", "black"].map((side) =>
    element("span", {}, image("square"), image(side)),
  );
  return element("span", { class: "theme-picture", "aria-hidden": "true" }, ...squares);
}
