/** The controls of a board's code: one for every attribute, in groups. */

import type { PartTexts } from "../../play/words/texts.ts";
import { html } from "lit-html";
import { keysOf } from "../../floor/base/keys.ts";
import { isSide } from "../../play/games/sides.ts";
import { isGround, LOCKS } from "../../play/settings/host-locks.ts";
import { choiceText } from "../../play/settings/choice-text.ts";
import {
  type Chosen,
  type Controls,
  type Field,
  type Offer,
  chosenIn,
  FIELD_GROUPS,
  isFieldOf,
  offeredValues,
  usualValue,
} from "./embed-code-model.ts";

export type EmbedTexts = PartTexts<"embed-code">;

/** The labels of a side's fields, by what follows its name. */
const OF_SIDE: Record<string, "player" | "name" | "side-level"> = {
  "": "player",
  "-name": "name",
  "-level": "side-level",
};
/** The fields that only the element has: the page has names for all others. */
const OWN_NAMES = [
  "moves",
  "ply",
  "marks",
  "exercise",
  "src",
  "every",
  "credentials",
  "level",
  "seed",
  "ground",
  "asks",
  "wheel",
  "controls",
  "lock",
  "loading",
  "poster",
  "label",
  "base",
] as const;
/** Fields that the page names under another key. */
const PAGE_NAMES: Partial<Record<string, string>> = { game: "game-choice" };

/**
 * The name of a control and what it says; of a box among words, those of its group.
 * @returns null if it is no control
 */
export function readControl(control: EventTarget | null): { name: string; value: string } | null {
  const isControl =
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement;
  if (!isControl) return null;
  const words = control.closest("fieldset");
  if (words) {
    const boxes = [...words.querySelectorAll("input")].filter(({ checked }) => checked);
    return { name: words.name, value: boxes.map(({ value }) => value).join(" ") };
  }
  const isBox = control instanceof HTMLInputElement && control.type === "checkbox";
  return { name: control.name, value: isBox ? String(control.checked) : control.value };
}

export function fieldsView(touched: Chosen, offer: Offer, texts: EmbedTexts) {
  return keysOf(FIELD_GROUPS).map(
    (name) => html`
      <details ?open=${name === "board"}>
        <summary>${texts.t(`group-${name}`)}</summary>
        ${FIELD_GROUPS[name].map((field) => row(field, touched, offer, texts))}
      </details>
    `,
  );
}

/** A control with its name. */
function row(field: Field, touched: Chosen, offer: Offer, texts: EmbedTexts) {
  const { name, kind } = field;
  const isHidden = !isFieldOf(field, offer.game);
  const label = labelOf(name, texts);
  const value = chosenIn(field, touched, offer);
  if (kind === "words") {
    const chosen = value.split(" ");
    return html`
      <fieldset class="embed-words" name=${name} ?hidden=${isHidden}>
        <legend>${label}</legend>
        ${offeredValues(field, offer).map(
          (word) => html`<label class="check"><input type="checkbox" value=${word}
            .checked=${chosen.includes(word)}>
            <span>${valueName(name, word, texts, offer.controls)}</span></label>`,
        )}
      </fieldset>
    `;
  }
  if (kind === "switch")
    return html`<label class="check" ?hidden=${isHidden}><input type="checkbox" name=${name}
      .checked=${value === "true"}> <span>${label}</span></label>`;
  return html`<label class="field" ?hidden=${isHidden}><span>${label}</span>
    ${control(field, value, offer, texts)}</label>`;
}

function control(field: Field, value: string, offer: Offer, texts: EmbedTexts) {
  const { name, kind, long } = field;
  if (kind === "choice") {
    const usual = usualValue(field, offer);
    const values = offeredValues(field, offer);
    return html`<select name=${name}>${(usual === "" ? ["", ...values] : values).map(
      (each) =>
        html`<option value=${each} .selected=${each === value}>${valueName(name, each, texts, offer.controls)}</option>`,
    )}</select>`;
  }
  if (long)
    return html`<textarea name=${name} rows="2" spellcheck="false" .value=${value}></textarea>`;
  return kind === "number"
    ? html`<input name=${name} type="number" min="0" .value=${value}>`
    : html`<input name=${name} type="text" .value=${value}>`;
}

function labelOf(name: string, { t, page }: EmbedTexts) {
  const [, side, rest = ""] = /^(black|white)(.*)$/.exec(name) ?? [];
  if (side === "black" || side === "white")
    return t(`field-${OF_SIDE[rest]}`, { side: page.side(side) });
  const own = OWN_NAMES.find((one) => one === name);
  return own ? t(`field-${own}`) : page.textOf(PAGE_NAMES[name] ?? name);
}

/** @param name of the field */
function valueName(name: string, value: string, { t, page }: EmbedTexts, controls: Controls) {
  if (value === "") return t("as-usual");
  if (name === "level") return page.opponent(value);
  if (name === "first" && isSide(value)) return page.t("begins", { side: page.side(value) });
  const lock = LOCKS.find((one) => one === value);
  if (name === "lock" && lock) return t(`lock-${lock}`);
  if (name === "ground" && isGround(value)) return t(`ground-${value}`);
  if (name === "controls") return page.t(controls.text(value));
  return choiceText(name, value, page);
}
