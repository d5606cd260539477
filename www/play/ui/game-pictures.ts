/**
 * A small board of each game in the pictures of a theme, for the switch between the games and for
 * the settings. The style sheet has the grounds, by theme and game.
 */

import type { GameId } from "../../../reversi-rules.js";
import { element } from "../../floor/base/dom.ts";
import { imageAddresses } from "../../floor/theming/themes.ts";
import { gameNamed } from "../games/index.ts";

const PIECES: Readonly<Record<string, string>> = { x: "black", o: "white" };

export function pictureOfGame(game: GameId, theme: string) {
  const image = (name: string) => firstOf(imageAddresses(theme, game, name));
  const squares = gameNamed(game).picture.flatMap((row) =>
    [...row].map((sign) => {
      const ground = game === "reversi" ? [image("square")] : [];
      return element("i", {}, ...ground, ...(sign === "." ? [] : [image(PIECES[sign])]));
    }),
  );
  const picture = { class: "game-picture", "data-of": game, "data-in": theme };
  return element("span", { ...picture, "aria-hidden": "true" }, ...squares);
}

/** The first image that loads; none stands where none does. */
function firstOf([src, ...others]: string[]) {
  const image = element("img", { src, alt: "" });
  image.addEventListener("error", () => {
    const next = others.shift();
    if (next === undefined) image.remove();
    else image.setAttribute("src", next);
  });
  return image;
}
