/** The visitor's own games as a text, for another device. */

import type { Actions } from "../../floor/base/page.ts";
import { html } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { copyText } from "../../floor/base/clipboard.ts";
import type { PartTexts, Texts } from "../../play/words/texts.ts";

/**
 * Writes the visitor's own games out as a text, and reads that of another device.
 * @param sentence what has become of the text
 */
export function createOtherDevice(actions: Actions, sentence: () => string, redraw: () => void) {
  const field: Ref<HTMLTextAreaElement> = createRef();
  let isCopied = false;
  let problem = "";
  const area = () => {
    if (!field.value) throw new Error("the list is not drawn");
    return field.value;
  };

  async function copy() {
    const written = actions.writeGames();
    isCopied = await copyText(written);
    redraw();
    if (isCopied) return;
    area().value = written;
    area().select();
  }

  function leave() {
    isCopied = false;
    redraw();
  }

  async function take(page: Texts) {
    const found = await actions.take(area().value);
    problem = found ? page.problem(found) : sentence();
    if (found === null) area().value = "";
    redraw();
  }

  return ({ t, page }: PartTexts<"left-games">) => html`
    <details class="left-games-other">
      <summary>${t("other-device")}</summary>
      <button type="button" class="button" @click=${copy}
        @blur=${leave}>${t(isCopied ? "copied-games" : "copy-games")}</button>
      <label class="stack"><span>${t("read-games")}</span>
        <textarea rows="3" spellcheck="false" autocapitalize="none" ${ref(field)}></textarea></label>
      <button type="button" class="button" @click=${() => take(page)}>${t("take-games")}</button>
      <p class="problem" role="alert">${problem}</p>
    </details>
  `;
}
