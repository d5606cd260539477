/**
 * The rules of an evening: its heading, the system, the rounds, and what decides between equal
 * points.
 */

import type { PartTexts } from "../../play/words/texts.ts";
import type { Chosen, Desk } from "./desk.ts";
import type { Keys } from "../../play/words/keys.js";
import { html } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { showValue } from "../../floor/kept/typed.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import { applied } from "../../play/ui/applied.ts";
import { type Evening, MAX_ROUNDS } from "./evening.ts";
import { roundsOf } from "./evening-steps.ts";
import { keysOf } from "../../floor/base/keys.ts";

/** The choices of each list, with the keys of their texts. */
const SYSTEMS = { swiss: "swiss", "round-robin": "round-robin" } as const;
const TIE_BREAKS = { brightwell: "brightwell-first", discs: "discs-first" } as const;

const choose =
  <V extends string>(choices: Readonly<Record<V, unknown>>, take: (value: V) => void) =>
  (event: Event) => {
    const { value } = targetOf(event, HTMLSelectElement);
    const chosen = keysOf(choices).find((name) => name === value);
    if (chosen !== undefined) take(chosen);
  };

export function createRulesView(desk: Desk) {
  const rule = (rules: Partial<Evening>) => desk.take({ type: "ruled", rules });

  function changeRounds({ currentTarget: field }: Chosen) {
    rule({ rounds: Math.min(Math.max(Math.round(field.valueAsNumber) || 1, 1), MAX_ROUNDS) });
    field.value = String(roundsOf(desk.evening()));
  }

  return (evening: Evening, { t }: PartTexts<"evening">) => {
    const { title, system, tieBreak, paired } = evening;
    const options = <V extends string>(choices: Readonly<Record<V, Keys["evening"]>>, chosen: V) =>
      keysOf(choices).map(
        (value) => html`<option value=${value}
          .selected=${live(value === chosen)}>${t(choices[value])}</option>`,
      );
    return html`
      <div class="evening-rules">
        <label class="stack"><span>${t("heading")}</span>
          <input type="text" name="title" enterkeyhint="done"
            ${applied(showValue, title)} @input=${(event: Chosen) =>
              rule({ title: event.currentTarget.value })}></label>
        <label class="stack"><span>${t("system")}</span>
          <select name="system" ?disabled=${paired.length > 0}
            @change=${choose(SYSTEMS, (chosen) => rule({ system: chosen }))}>${options(SYSTEMS, system)}</select></label>
        <label class="stack"><span>${t("rounds")}</span>
          <input name="rounds" type="number" min="1" max=${MAX_ROUNDS} inputmode="numeric"
            ?disabled=${system === "round-robin"} ${applied(showValue, String(roundsOf(evening)))}
            @change=${changeRounds}></label>
        <label class="stack"><span>${t("tie-break")}</span>
          <select name="tie-break"
            @change=${choose(TIE_BREAKS, (chosen) => rule({ tieBreak: chosen }))}>${options(TIE_BREAKS, tieBreak)}</select></label>
      </div>
    `;
  };
}
