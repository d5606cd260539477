/**
 * This device's code: as a picture for the other one's camera, and as a link to copy.
 *
 * @import { PartTexts } from "../words/texts.js"
 * @import { Stage } from "./session.js"
 */

import { copyText } from "../base/clipboard.js";
import { button, element, setText } from "../base/dom.js";
import { qrPicture } from "../ui/qr-picture.js";

/** @param {() => void} offer makes another code */
export function createOwnCodeView(offer) {
  /** @type {PartTexts<"nearby"> | null} */
  let texts = null;
  let shown = "";
  const picture = element("div", { class: "nearby-qr", "data-qr": "" });
  const field = element("textarea", { name: "nearby-link", rows: "1", readonly: "" });
  const copy = button(async () => {
    if (await copyText(shown)) setText(copy, texts?.t("copied") ?? "");
    else field.select();
  });
  const given = element("div", { class: "given" }, field, copy);
  const renew = button(offer);
  return {
    content: [picture, given],
    buttons: [renew],
    /**
     * @param {Stage} stage
     * @param {string} link
     * @param {PartTexts<"nearby">} now
     */
    update(stage, link, now) {
      texts = now;
      const { t } = texts;
      for (const part of [picture, given]) part.hidden = stage !== "offer" && stage !== "answer";
      renew.hidden = stage !== "failed";
      if (link !== shown) {
        field.value = link;
        picture.replaceChildren(...(link === "" ? [] : [qrPicture(link, t("qr-label"))]));
        shown = link;
      }
      setText(copy, t("copy"));
      setText(renew, t("renew"));
      field.setAttribute("aria-label", t("link"));
    },
  };
}
