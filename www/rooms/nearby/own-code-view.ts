/** This device's code: as a picture for the other one's camera, and as a link to copy. */

import type { PartTexts } from "../../play/words/texts.ts";
import type { Stage } from "./session.ts";
import { html } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { copyText } from "../../floor/base/clipboard.ts";
import { qrPicture } from "../../play/ui/qr-picture.ts";

export function createOwnCodeView(redraw: () => void) {
  let isCopied = false;
  const field: Ref<HTMLTextAreaElement> = createRef();

  async function copy(link: string) {
    isCopied = await copyText(link);
    if (!isCopied) field.value?.select();
    redraw();
  }

  function forgetCopy() {
    isCopied = false;
    redraw();
  }

  return (stage: Stage, link: string, { t }: PartTexts<"nearby">) => {
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
