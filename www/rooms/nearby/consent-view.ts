/** The questions of both sides of a live game, and the ways out of the game. */

import type { Core } from "../../floor/base/page.ts";
import type { Consent } from "./messages.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import { html } from "lit-html";
import { mayResign } from "../../play/board/fair-play.ts";
import { otherSide } from "../../play/games/sides.ts";

/** Each act leads back to the board. */
export interface Acts {
  ask: (what: Consent) => void;
  answer: (yes: boolean) => void;
  resign: () => void;
  end: () => void;
}

/** The request of the other side, with the answers. */
export function consentQuestion(
  state: Core,
  what: Consent | null,
  { answer }: Acts,
  { t }: PartTexts<"nearby">,
) {
  const name = rivalName(state) || t("other-side");
  return html`
    <div class="nearby-asked" ?hidden=${what === null}>
      <p role="status">${what === null ? "" : t(`asked-${what}`, { name })}</p>
      <button type="button" class="button primary" @click=${() => answer(true)}>${t("yes")}</button>
      <button type="button" class="button" @click=${() => answer(false)}>${t("no")}</button>
    </div>`;
}

/** The visitor's own requests and the ways out. */
export function consentButtons(
  state: Core,
  isHidden: boolean,
  { ask, resign, end }: Acts,
  { t, page }: PartTexts<"nearby">,
) {
  return html`
    <button type="button" class="button" ?hidden=${isHidden}
      @click=${() => ask("undo")}>${t("undo")}</button>
    <button type="button" class="button" ?hidden=${isHidden}
      @click=${() => ask("again")}>${t("again")}</button>
    <button type="button" class="button" ?hidden=${isHidden || !mayResign(state)}
      @click=${resign}>${page.t("resign")}</button>
    <button type="button" class="button" ?hidden=${isHidden} @click=${end}>${t("end")}</button>`;
}

function rivalName({ friend }: Core) {
  return friend === null ? "" : friend.names[otherSide(friend.mine)];
}
