/**
 * This device's code: as a picture for the other one's camera, and as a link to copy.
 *
 * @import { Ref } from "lit-html/directives/ref.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Stage } from "./session.js"
 */

import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { createRef, ref } from "lit-html/directives/ref.js";
import { copyText } from "../base/clipboard.js";
import { qrPicture } from "../ui/qr-picture.js";

/** @param {() => void} redraw */
export function createOwnCodeView(redraw) {
  let isCopied = false;
  /** @type {Ref<HTMLTextAreaElement>} */
  const field = createRef();

  /** @param {string} link */
  async function copy(link) {
    isCopied = await copyText(link);
    if (!isCopied) field.value?.select();
    redraw();
  }

  function forgetCopy() {
    isCopied = false;
    redraw();
  }

  /**
   * @param {Stage} stage
   * @param {string} link
   * @param {PartTexts<"nearby">} texts
   */
  return (stage, link, { t }) => {
    const isHidden = stage !== "offer" && stage !== "answer";
    const label = t("qr-label");
    return html`
      <div class="nearby-qr" data-qr ?hidden=${isHidden}>${guard([link, label], () =>
        link === "" ? "" : qrPicture(link, label),
      )}</div>
      <div class="given" ?hidden=${isHidden}>
        <textarea name="nearby-link" rows="1" readonly aria-label=${t("link")}
          .value=${link} ${ref(field)}></textarea>
        <button type="button" class="button" @click=${() => void copy(link)}
          @blur=${forgetCopy}>${t(isCopied ? "copied" : "copy")}</button>
      </div>`;
  };
}
