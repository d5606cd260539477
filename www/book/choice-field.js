/**
 * The fields of the book's panel that offer a few values.
 *
 * @import { StudyTexts } from "../ui/study-texts.js"
 * @import { Whose } from "./book-slice.js"
 */

import { html } from "lit-html";

const SIDES = /** @type {readonly Whose[]} */ (["black", "white", "any"]);

/**
 * A field with one option for each value.
 * @template {string | number} T
 * @param {object} field
 * @param {string} field.name
 * @param {string} field.label
 * @param {readonly T[]} field.values
 * @param {T} field.chosen
 * @param {(value: T) => string} field.textOf
 * @param {(value: T) => void} field.choose
 */
export function choiceField({ name, label, values, chosen, textOf, choose }) {
  const read = (/** @type {Event & {currentTarget: HTMLSelectElement}} */ { currentTarget }) =>
    choose(values[currentTarget.selectedIndex]);
  return html`
    <label class="stack"><span>${label}</span>
      <select name=${name} @change=${read}>${values.map(
        (value) =>
          html`<option value=${value} ?selected=${value === chosen}>${textOf(value)}</option>`,
      )}</select></label>`;
}

/**
 * A field of the sides: one of them, or any.
 * @param {{name: string, label: string, chosen: Whose, choose: (side: Whose) => void}} field
 * @param {string} anySide
 * @param {StudyTexts} texts
 */
export function sideField(field, anySide, { side: sideName }) {
  const textOf = (/** @type {Whose} */ side) => (side === "any" ? anySide : sideName(side));
  return choiceField({ ...field, values: SIDES, textOf });
}
