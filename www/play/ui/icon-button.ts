/** Buttons that show an icon alone and have a name for readers: those that play and pause, too. */

import { icon } from "./svg.ts";

export const PLAY_OUTLINE = "M8 5l11 7-11 7z";
export const PAUSE = "M8 5v14M16 5v14";

export function setIcon(made: HTMLButtonElement, path: string, name: string) {
  if (made.getAttribute("aria-label") === name) return;
  made.setAttribute("aria-label", name);
  made.replaceChildren(icon(path));
}
