/**
 * What both sides of a live game ask each other, and the ways out of the game.
 *
 * @import { State } from "../app/state.js"
 * @import { Consent } from "./messages.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Stage } from "./session.js"
 */

import { button, element, setText } from "../base/dom.js";
import { mayResign } from "../board/selectors.js";
import { otherSide } from "../games/sides.js";

/**
 * Each act leads back to the board.
 * @param {object} acts
 * @param {(what: Consent) => void} acts.ask
 * @param {(yes: boolean) => void} acts.answer
 * @param {() => void} acts.resign
 * @param {() => void} acts.end
 */
export function createConsentView({ ask, answer, resign, end }) {
  const undo = button(() => ask("undo"));
  const again = button(() => ask("again"));
  const giveUp = button(resign);
  const leave = button(end);
  const yes = button(() => answer(true));
  yes.classList.add("primary");
  const no = button(() => answer(false));
  const question = element("p", { role: "status" });
  const asked = element("div", { class: "nearby-asked" }, question, yes, no);
  return {
    content: [asked],
    buttons: [undo, again, giveUp, leave],
    /**
     * @param {State} state
     * @param {Stage} stage
     * @param {Consent | null} what the other side asks for
     * @param {PartTexts<"nearby">} texts
     */
    update(state, stage, what, { t, page }) {
      for (const part of [undo, again, giveUp, leave])
        part.hidden = stage !== "connected" || what !== null;
      if (!mayResign(state)) giveUp.hidden = true;
      asked.hidden = what === null;
      if (what !== null)
        setText(question, t(`asked-${what}`, { name: rivalName(state) || t("other-side") }));
      setText(undo, t("undo"));
      setText(again, t("again"));
      setText(giveUp, page.t("resign"));
      setText(leave, t("end"));
      setText(yes, t("yes"));
      setText(no, t("no"));
    },
  };
}

/** @param {State} state */
function rivalName({ friend }) {
  return friend === null ? "" : friend.names[otherSide(friend.mine)];
}
