/**
 * The rules of an evening: its heading, the system, the rounds, and what decides between equal
 * points.
 *
 * @import { PartTexts } from "../words/texts.js"
 * @import { Chosen, Desk } from "./evening-view.js"
 * @import { Evening } from "./evening.js"
 */

import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { showValue } from "../base/typed.js";
import { applied } from "../ui/applied.js";
import { MAX_ROUNDS } from "./evening.js";
import { roundsOf } from "./evening-steps.js";

/** The choices of each list, with the keys of their texts. */
const SYSTEMS = /** @type {const} */ ({ swiss: "swiss", "round-robin": "round-robin" });
const TIE_BREAKS = /** @type {const} */ ({ brightwell: "brightwell-first", discs: "discs-first" });

/** @param {Desk} desk */
export function createRulesView(desk) {
  /** @param {Partial<Evening>} rules */
  const rule = (rules) => desk.take({ type: "ruled", rules });

  /** @param {Chosen} event */
  function changeRounds({ currentTarget: field }) {
    rule({ rounds: Math.min(Math.max(Math.round(field.valueAsNumber) || 1, 1), MAX_ROUNDS) });
    field.value = String(roundsOf(desk.evening()));
  }

  /**
   * @param {Evening} evening
   * @param {PartTexts<"evening">} texts
   */
  return (evening, { t }) => {
    const { title, system, tieBreak, paired } = evening;
    /**
     * @template {string} V
     * @param {Readonly<Record<V, import("../words/keys.js").Keys["evening"]>>} choices
     * @param {V} chosen
     */
    const options = (choices, chosen) =>
      /** @type {V[]} */ (Object.keys(choices)).map(
        (value) => html`<option value=${value}
          .selected=${live(value === chosen)}>${t(choices[value])}</option>`,
      );
    return html`
      <div class="evening-rules">
        <label class="stack"><span>${t("heading")}</span>
          <input type="text" name="title" maxlength="60" enterkeyhint="done"
            ${applied(showValue, title)} @input=${(/** @type {Chosen} */ event) =>
              rule({ title: event.currentTarget.value })}></label>
        <label class="stack"><span>${t("system")}</span>
          <select name="system" ?disabled=${paired.length > 0}
            @change=${(/** @type {Chosen} */ event) =>
              rule({
                system: /** @type {Evening["system"]} */ (event.currentTarget.value),
              })}>${options(SYSTEMS, system)}</select></label>
        <label class="stack"><span>${t("rounds")}</span>
          <input name="rounds" type="number" min="1" max=${MAX_ROUNDS} inputmode="numeric"
            ?disabled=${system === "round-robin"} ${applied(showValue, String(roundsOf(evening)))}
            @change=${changeRounds}></label>
        <label class="stack"><span>${t("tie-break")}</span>
          <select name="tie-break" @change=${(/** @type {Chosen} */ event) =>
            rule({
              tieBreak: /** @type {Evening["tieBreak"]} */ (event.currentTarget.value),
            })}>${options(TIE_BREAKS, tieBreak)}</select></label>
      </div>
    `;
  };
}
