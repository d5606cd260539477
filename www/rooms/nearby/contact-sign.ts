/** The sign of the connection beside the friend's name: waiting, connected or lost. */

import type { StateOf } from "../../floor/base/page.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import { element, query, setAttribute } from "../../floor/base/dom.ts";
import { rivalSeat } from "./nearby.ts";

export function createContactSign(scoreboard: HTMLElement) {
  const sign = element("span", { class: "contact", role: "img" });

  return {
    update(state: StateOf<"nearby">, { t }: PartTexts<"nearby">) {
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
