/**
 * The head of a part of a tab: its name and the one way out of it, which names what lies behind,
 * since the sheet of a telephone has its own button that closes. In a strip, which shows
 * nothing behind the part, the way out closes.
 */

import type { StudyTexts } from "./study-texts.ts";
import { html } from "lit-html";

/** @param behind what is there again once the part is left */
export function partHead(title: string, behind: string, leave: () => void, texts: StudyTexts) {
  return html`
    <div class="sheet-head">
      <h2 tabindex="-1">${title}</h2>
      <button type="button" class="button" @click=${leave}><span class="part-back"
        ><span aria-hidden="true">‹ </span>${behind}</span
        ><span class="part-close">${texts.close()}</span></button>
    </div>
  `;
}
