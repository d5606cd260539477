/**
 * The banner over the board that announces a pass: until a computer may move again, at most until
 * the game goes on. The status line says the same to screen readers, and longer.
 *
 * @import { Snapshot } from "../../reversi-rules.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { announcePass } from "./status-text.js";
import { tracked } from "../base/tracked.js";
import { setText } from "../base/dom.js";
import { passTime } from "../board/motion-timing.js";

/** @param {HTMLElement} toast */
export function createToastView(toast) {
  /** @type {Snapshot | null} the point of the game that the banner has announced */
  let announced = null;
  /** @type {number | undefined} */
  let timer;

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function draw(state, _before, texts) {
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
