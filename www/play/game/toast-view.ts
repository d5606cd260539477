/**
 * The banner over the board that announces a pass: until a computer may move again, at most until
 * the game goes on. The status line says the same to screen readers, and longer.
 */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { announcePass } from "./status-text.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { setText } from "../../floor/base/dom.ts";
import { passTime } from "../board/motion-timing.ts";

export function createToastView(toast: HTMLElement) {
  /** the point of the game that the banner has announced */
  let announced: Snapshot | null = null;
  let timer: number | undefined;

  function draw(state: Core, _before: Core | null, texts: Texts) {
    const text = announcePass(state, texts);
    if (text !== "") setText(toast, text);
    if (text === "") toast.hidden = true;
    if (state.game === announced) return;
    announced = state.game;
    clearTimeout(timer);
    toast.hidden = text === "";
    if (text !== "")
      timer = setTimeout(() => {
        toast.hidden = true;
      }, passTime(state));
  }

  return { update: tracked(draw) };
}
