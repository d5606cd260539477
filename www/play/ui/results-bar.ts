/** The results of games as a bar of three parts, which the figures beside it say in words. */

import { html } from "lit-html";

export function resultsBar({ won, drawn, lost }: Record<"won" | "drawn" | "lost", number>) {
  const parts = Object.entries({ won, drawn, lost }).map(
    ([name, part]) => html`<span class=${name} .style=${`flex: ${part} 0 0`}></span>`,
  );
  return html`<span class="results-bar" aria-hidden="true">${parts}</span>`;
}
