/**
 * The sign of the connection beside the friend's name: waiting, connected or lost.
 *
 * @import { State } from "../app/state.js"
 * @import { NearbyTexts } from "./nearby-texts.js"
 */

import { element, query, setAttribute } from "../base/dom.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** @param {HTMLElement} scoreboard */
export function createContactSign(scoreboard) {
  const sign = element("span", { class: "contact", role: "img" });

  return {
    /**
     * @param {State} state
     * @param {NearbyTexts} texts
     */
    update({ nearby: { contact }, settings }, { t }) {
      const side = SIDES.find((name) => settings.current[name] === "friend");
      if (contact === "none" || side === undefined) {
        sign.remove();
        return;
      }
      setAttribute(sign, "data-contact", contact);
      setAttribute(sign, "aria-label", t(`contact-${contact}`));
      const place = query(scoreboard, `[data-side="${side}"] .score-player`, HTMLElement);
      if (sign.parentElement !== place) place.append(sign);
    },
  };
}
