/** The fields of what two people agree on. */

import type { PartTexts } from "../../play/words/texts.ts";
import { html, nothing } from "lit-html";
import { MAX_MINUTES, MAX_ADDED_SECONDS, METHODS } from "./clocks.ts";
import { type Terms, MAX_CORNERS } from "./table.ts";

const SIDES = ["black", "white"] as const;

/** The choice of no clock, before the methods. */
const NO_CLOCK = "none";

/** The offer of a number field where the last terms had none. */
const USUAL = { minutes: 15, seconds: 5 };

/** The numbers of corners that can be given. */
const CORNERS = Array.from({ length: MAX_CORNERS + 1 }, (_, count) => count);

/** @param filled the terms with which the fields are filled */
export function termsFieldsView(
  { names, control, handicap, turns }: Terms,
  chosen: ReturnType<typeof termChoices>,
  texts: PartTexts<"table">,
) {
  const { t, page } = texts;
  return html`
    <fieldset><legend>${t("names")}</legend>${SIDES.map(
      (side) => html`
        <label class="field"><span>${page.side(side)}</span>
          <input type="text" name=${side} .value=${names[side]}></label>`,
    )}</fieldset>
    <fieldset><legend id="table-clock">${t("clock")}</legend>
      ${clockFields(chosen.method, control, texts)}</fieldset>
    <fieldset><legend id="table-corners">${t("handicap")}</legend>
      ${handicapFields(chosen.corners, handicap, texts)}</fieldset>
    <label class="check"><input type="checkbox" name="turns" .checked=${turns}>
      <span>${t("turns")}</span></label>
  `;
}

export function termChoices({ control, handicap }: Terms) {
  return { method: control?.method ?? NO_CLOCK, corners: handicap.corners };
}

/**
 * The clock, and only the fields that it has.
 * @param control what the fields are filled with
 */
function clockFields(method: string, control: Terms["control"], { t }: PartTexts<"table">) {
  const bonus = method === "increment" || method === "delay" ? method : null;
  const minutes = control ? control.base / 60_000 : USUAL.minutes;
  const seconds = (control?.bonus ?? 0) / 1_000 || USUAL.seconds;
  const methods = ([NO_CLOCK, ...METHODS] as const).map((value) => ({
    value,
    name: t(`method-${value}`),
  }));
  return html`
    ${choice("method", methods, control?.method ?? NO_CLOCK, "table-clock")}
    <label class="field" ?hidden=${method === NO_CLOCK}><span>${t("minutes")}</span>
      <input type="number" name="minutes" min="1" max=${MAX_MINUTES} step="1" required
        inputmode="numeric" .value=${String(minutes)}></label>
    <label class="field" ?hidden=${bonus === null}><span>${t("seconds")}</span>
      <input type="number" name="seconds" min="1" max=${MAX_ADDED_SECONDS} step="1" required
        inputmode="numeric" aria-describedby="table-bonus" .value=${String(seconds)}></label>
    <p class="note" id="table-bonus" ?hidden=${bonus === null}>${bonus && t(`note-${bonus}`)}</p>
  `;
}

/**
 * How many corners are given, and to whom where there are some.
 * @param handicap what the fields are filled with
 */
function handicapFields(
  corners: number,
  handicap: Terms["handicap"],
  { t, page }: PartTexts<"table">,
) {
  const counts = CORNERS.map((count) => ({ value: String(count), name: t("corners", { count }) }));
  const sides = SIDES.map((side) => ({ value: side, name: page.side(side) }));
  return html`
    ${choice("corners", counts, String(handicap.corners), "table-corners")}
    <label class="field" ?hidden=${corners === 0}><span>${t("handicap-side")}</span>
      ${choice("side", sides, handicap.side)}</label>
    <p class="note" ?hidden=${corners === 0}>${t("handicap-note")}</p>
  `;
}

/**
 * @param filled the value at first
 * @param label the element with the label, where none is around the choice
 */
function choice(
  name: string,
  options: readonly { value: string; name: string }[],
  filled: string,
  label?: string,
) {
  return html`
    <select name=${name} aria-labelledby=${label ?? nothing}>${options.map(
      (option) => html`<option value=${option.value}
        .selected=${option.value === filled}>${option.name}</option>`,
    )}</select>`;
}
