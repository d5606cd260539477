/** The switch of the bar beside the board, in the panels whose values it shows. */

import type { Actions } from "../../floor/base/page.ts";
import type { StudyTexts } from "./study-texts.ts";
import { html } from "lit-html";
import { targetOf } from "./event-target.ts";

/** @param on whether the bar is wanted */
export function barField(on: boolean, actions: Actions, t: StudyTexts["t"]) {
  const choose = (event: Event) =>
    actions.setAnalysis({ bar: targetOf(event, HTMLInputElement).checked });
  return html`<label class="bar-field check">
    <input type="checkbox" name="lead-bar" .checked=${on} @change=${choose}>
    <span>${t("lead-bar")}</span></label>`;
}
