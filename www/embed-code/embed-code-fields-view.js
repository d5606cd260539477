/**
 * The controls of a board's code: one for every attribute, in groups.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Ground } from "../app/state.js"
 * @import { Lock } from "../settings/host-locks.js"
 * @import { Keys } from "../words/keys.js"
 * @import { PartTexts, TextKey } from "../words/texts.js"
 * @import { Chosen, Controls, Field, Offer } from "./embed-code-model.js"
 *
 * @typedef {PartTexts<"embed-code">} EmbedTexts
 * @typedef {Keys["embed-code"]} EmbedKey
 */

import { html } from "lit-html";
import { choiceText } from "../settings/choice-text.js";
import {
  chosenIn,
  FIELD_GROUPS,
  isFieldOf,
  offeredValues,
  usualValue,
} from "./embed-code-model.js";

/** The labels of a side's fields, by what follows its name. */
const OF_SIDE = /** @type {const} */ ({ "": "player", "-name": "name", "-level": "side-level" });
/** The fields that only the element has: the page has names for all others. */
const OWN_NAMES = [
  "moves",
  "ply",
  "exercise",
  "src",
  "every",
  "level",
  "seed",
  "ground",
  "controls",
  "lock",
  "loading",
  "label",
  "base",
];
/** Fields that the page names under another key. */
const PAGE_NAMES = /** @type {Record<string, TextKey>} */ ({ game: "game-choice" });

/**
 * The name of a control and what it says; of a box among words, those of its group.
 * @param {EventTarget | null} control
 * @returns {{name: string, value: string} | null} null if it is no control
 */
export function readControl(control) {
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

/**
 * @param {Chosen} touched
 * @param {Offer} offer
 * @param {EmbedTexts} texts
 */
export function fieldsView(touched, offer, texts) {
  return Object.entries(FIELD_GROUPS).map(
    ([name, fields]) => html`
      <details ?open=${name === "board"}>
        <summary>${texts.t(/** @type {EmbedKey} */ (`group-${name}`))}</summary>
        ${fields.map((field) => row(field, touched, offer, texts))}
      </details>
    `,
  );
}

/**
 * A control with its name.
 * @param {Field} field
 * @param {Chosen} touched
 * @param {Offer} offer
 * @param {EmbedTexts} texts
 */
function row(field, touched, offer, texts) {
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

/**
 * @param {Field} field
 * @param {string} value
 * @param {Offer} offer
 * @param {EmbedTexts} texts
 */
function control(field, value, offer, texts) {
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

/**
 * @param {string} name
 * @param {EmbedTexts} texts
 */
function labelOf(name, { t, page }) {
  const [, side, rest] = /^(black|white)(.*)$/.exec(name) ?? [];
  if (side === "black" || side === "white")
    return t(`field-${OF_SIDE[/** @type {keyof typeof OF_SIDE} */ (rest)]}`, {
      side: page.side(side),
    });
  return OWN_NAMES.includes(name)
    ? t(/** @type {EmbedKey} */ (`field-${name}`))
    : page.t(PAGE_NAMES[name] ?? /** @type {TextKey} */ (name));
}

/**
 * @param {string} name of the field
 * @param {string} value
 * @param {EmbedTexts} texts
 * @param {Controls} controls
 */
function valueName(name, value, { t, page }, controls) {
  if (value === "") return t("as-usual");
  if (name === "level") return page.opponent(value);
  if (name === "first") return page.t("begins", { side: page.side(/** @type {Side} */ (value)) });
  if (name === "lock") return t(`lock-${/** @type {Lock} */ (value)}`);
  if (name === "ground") return t(`ground-${/** @type {Ground} */ (value)}`);
  if (name === "controls") return page.t(controls.text(value));
  return choiceText(name, value, page);
}
