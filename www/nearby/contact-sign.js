/**
 * The sign of the connection beside the friend's name: waiting, connected or lost.
 *
 * @import { State } from "../app/state.js"
 * @import { PartTexts } from "../words/texts.js"
 */

import { element, query, setAttribute } from "../base/dom.js";
import { rivalSeat } from "./nearby.js";

/** @param {HTMLElement} scoreboard */
export function createContactSign(scoreboard) {
  const sign = element("span", { class: "contact", role: "img" });

  return {
    /**
     * @param {State} state
     * @param {PartTexts<"nearby">} texts
     */
    update(state, { t }) {
      const { contact, open } = state.nearby;
      // Who waits without the code in sight plays on.
      if (contact === "none" || (contact === "waiting" && !open)) {
        sign.remove();
        return;
      }
      setAttribute(sign, "data-contact", contact);
      setAttribute(sign, "aria-label", t(`contact-${contact}`));
      const place = query(
        scoreboard,
        `[data-side="${rivalSeat(state)}"] .score-player`,
        HTMLElement,
      );
      if (sign.parentElement !== place) place.append(sign);
    },
  };
}
