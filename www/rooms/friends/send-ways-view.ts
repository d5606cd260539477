/** The ways on which the link of a game goes out: shared, copied, mailed, or as a QR code. */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { copyText } from "../../floor/base/clipboard.ts";
import { query } from "../../floor/base/dom.ts";
import { canShare, shareLink } from "../../floor/base/share-sheet.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import { qrPicture } from "../../play/ui/qr-picture.ts";

/** The link that the browser did not copy or share. */
interface Refusal {
  way: "copy" | "share";
  link: string;
}

/** The ways of a link: shared, copied, as a QR code, by mail. */
export function createSendWaysView(root: HTMLElement, sent: () => void, draw: () => void) {
  let link = "";
  let isQrShown = false;
  let isCopied = false;
  let refused: Refusal | null = null;

  async function copy() {
    const copying = link;
    isCopied = await copyText(copying);
    if (isCopied) sent();
    conclude(isCopied ? null : { way: "copy", link: copying });
  }

  /** Selects a link that was refused, for the visitor to copy. */
  function conclude(refusal: Refusal | null) {
    refused = refusal;
    if (refused !== null) {
      const field = query(root, "[name=link]", HTMLTextAreaElement);
      field.focus();
      field.select();
    }
    draw();
  }

  function forgetCopy() {
    isCopied = false;
    draw();
  }

  async function share() {
    const sharing = link;
    const end = await shareLink(sharing);
    if (end === "shared") sent();
    conclude(end === "refused" ? { way: "share", link: sharing } : null);
  }

  function toggleQr() {
    isQrShown = !isQrShown;
    draw();
    if (!isQrShown) return;
    sent();
    query(root, "[data-qr]", HTMLElement).scrollIntoView({ block: "nearest" });
  }

  return {
    reset() {
      isQrShown = false;
      isCopied = false;
      refused = null;
    },
    /** @param shownLink the link */
    view(shownLink: string, note: string, texts: PartTexts<"friends">) {
      link = shownLink;
      const said = { copy: texts.t("copy-by-hand"), share: texts.page.t("share-by-hand") };
      const sentence = refused?.link === link ? said[refused.way] : note;
      const state = { link, isCopied, isQrShown, sentence };
      return waysView(state, { sent, share, copy, forgetCopy, toggleQr }, texts);
    },
  };
}

function waysView(
  {
    link,
    isCopied,
    isQrShown,
    sentence,
  }: { link: string; isCopied: boolean; isQrShown: boolean; sentence: string },
  acts: Record<"sent" | "share" | "copy" | "forgetCopy" | "toggleQr", () => void>,
  { t }: PartTexts<"friends">,
) {
  const subject = encodeURIComponent(t("mail-subject"));
  const mail = `mailto:?subject=${subject}&body=${encodeURIComponent(link)}`;
  return html`
    <div class="send-link">
      <textarea name="link" rows="1" readonly spellcheck="false" aria-label=${t("link")}
        .value=${link} @copy=${acts.sent}></textarea>
      <div class="send-buttons">
        <button type="button" class="button primary" ?hidden=${!canShare()}
          @click=${acts.share}>${t("share")}</button>
        <button type="button" class=${canShare() ? "button" : "button primary"} @click=${acts.copy} @blur=${acts.forgetCopy}>${t(
          isCopied ? "copied" : "copy",
        )}</button>
        <button type="button" class="button" aria-expanded=${isQrShown}
          @click=${acts.toggleQr}>${t("qr")}</button>
        <a class="button" href=${mail} @click=${acts.sent}>${t("mail")}</a>
      </div>
    </div>
    <div data-qr class="send-qr" ?hidden=${!isQrShown}>${guard(
      [isQrShown, link, t("qr-label")],
      () => (isQrShown ? qrPicture(link, t("qr-label")) : ""),
    )}</div>
    <p class="note">${sentence}</p>
  `;
}
