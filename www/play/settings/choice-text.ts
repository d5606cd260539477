/**
 * The names of the choices that a field offers, in the form of the settings and in the code of a
 * board.
 */

import type { Texts } from "../words/texts.ts";
import { LANGUAGES } from "../../floor/base/languages.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { isLang } from "../../floor/base/languages.ts";

/**
 * The name of a choice.
 * @param name of the field
 */
export function choiceText(
  name: string,
  value: string,
  { t, textOf, decimal, opponent, themeName }: Texts,
) {
  if (name === "think-time")
    return t("think-seconds", {
      count: value,
      seconds: decimal(Number(value), value.includes(".") ? 1 : 0),
    });
  if (name === "lang" && isLang(value)) return LANGUAGES[value];
  if (name === "theme") return themeName(themeOf(value));
  if (name.endsWith("-level")) return opponent(value);
  const family = name === "black" || name === "white" ? "player" : name;
  return textOf(`${family}-${value}`);
}
