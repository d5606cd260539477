/**
 * The names of the choices that a field offers, in the form of the settings and in the code of a
 * board.
 *
 * @import { Lang } from "../base/languages.js"
 * @import { TextKey, Texts } from "../words/texts.js"
 */

import { LANGUAGES } from "../base/languages.js";
import { themeOf } from "../theming/themes.js";

/**
 * The name of a choice.
 * @param {string} name of the field
 * @param {string} value
 * @param {Texts} texts
 */
export function choiceText(name, value, { t, decimal, opponent, themeName }) {
  if (name === "think-time")
    return t("think-seconds", {
      count: value,
      seconds: decimal(Number(value), value.includes(".") ? 1 : 0),
    });
  if (name === "lang") return LANGUAGES[/** @type {Lang} */ (value)];
  if (name === "theme") return themeName(themeOf(value));
  if (name.endsWith("-level")) return opponent(value);
  const family = name === "black" || name === "white" ? "player" : name;
  return t(/** @type {TextKey} */ (`${family}-${value}`));
}
