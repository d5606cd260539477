/**
 * Pictures of the choices of games and themes, and the speaker beside the sounds: they load when
 * the settings are first opened. A theme shows four of its own squares, in the pictures of its
 * folder.
 *
 * @import { View } from "../ui/lazy-view.js"
 */

import { themeFile } from "../base/resources.js";
import { element } from "../base/dom.js";
import { filesIn, themeOf } from "../theming/themes.js";
import { FIRST_GAME } from "../games/index.js";
import { pictureOfGame } from "../ui/game-pictures.js";
import { svg } from "../ui/svg.js";

const SPEAKER = "M4 9.5v5h3.5L12 18V6L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";

/**
 * @param {HTMLElement} form
 * @returns {View}
 */
export function createPicturedSettingsView(form) {
  for (const label of form.querySelectorAll("[data-pictured] > label")) {
    const value = label.getAttribute("data-value") ?? "";
    const isGame = label.parentElement?.getAttribute("data-pictured") === "game";
    label.prepend(isGame ? pictureOfGame(value) : pictureOfTheme(value));
  }
  const speaker = svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  speaker.append(svg("path", { d: SPEAKER }));
  form.querySelector("[name=sound]")?.after(speaker);
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
