/**
 * Image files of a theme, with replacements: the classic theme's image for a missing or broken one,
 * a plain drawing if that is missing too. The game stays playable whatever a club leaves out.
 */

import type { GameId } from "../../../reversi-rules.js";
import { fileOf, imageAddresses } from "./themes.ts";

/** Drawings of 64 by 64: plain shapes that differ without colour. */
const RINGED =
  '<circle cx="32" cy="32" r="28" stroke="#000" stroke-width="2"/><circle cx="32" cy="32" r="20" fill="none" stroke="#fff" stroke-width="3"/>';
const WHITE = '<circle cx="32" cy="32" r="27" fill="#fff" stroke="#000" stroke-width="3"/>';
const DRAWINGS: Record<string, string> = {
  black: RINGED,
  white: WHITE,
  "end-black": RINGED,
  "end-white": WHITE,
  "end-draw": `<g transform="translate(0 16) scale(.5)">${RINGED}</g><g transform="translate(32 16) scale(.5)">${WHITE}</g>`,
};

/** @returns an address for each of the named images, and the missing files of the theme */
export async function findImages(
  theme: string,
  game: GameId,
  names: readonly string[],
): Promise<{ images: Record<string, string>; missing: string[] }> {
  const missing: string[] = [];
  const found = await Promise.all(
    names.map(async (name) => {
      const addresses = imageAddresses(theme, game, name);
      const loaded = await firstImage(addresses);
      if (loaded !== addresses[0]) missing.push(fileOf(theme, game, name));
      return [name, loaded ?? drawn(name)];
    }),
  );
  return { images: Object.fromEntries(found), missing };
}

/** The first address that has an image. */
async function firstImage(addresses: string[]) {
  for (const address of addresses) if (await isImage(address)) return address;
  return null;
}

function isImage(url: string): Promise<boolean> {
  const image = new Image();
  return new Promise((resolve) => {
    image.addEventListener("load", () => resolve(true));
    image.addEventListener("error", () => resolve(false));
    image.src = url;
  });
}

function drawn(name: string) {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${DRAWINGS[name] ?? ""}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(picture)}`;
}
