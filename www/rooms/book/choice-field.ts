/** The fields of the book's panel that offer a few values. */

import type { StudyTexts } from "../../play/ui/study-texts.ts";
import type { Whose } from "./book.ts";
import { html } from "lit-html";

const SIDES: readonly Whose[] = ["black", "white", "any"];

export function choiceField<T extends string | number>({
  name,
  label,
  values,
  chosen,
  textOf,
  choose,
}: {
  name: string;
  label: string;
  values: readonly T[];
  chosen: T;
  textOf: (value: T) => string;
  choose: (value: T) => void;
}) {
  const read = ({ currentTarget }: Event & { currentTarget: HTMLSelectElement }) =>
    choose(values[currentTarget.selectedIndex]);
  return html`
    <label class="stack"><span>${label}</span>
      <select name=${name} @change=${read}>${values.map(
        (value) =>
          html`<option value=${value} ?selected=${value === chosen}>${textOf(value)}</option>`,
      )}</select></label>`;
}

/** A field of the sides: one of them, or any. */
export function sideField(
  field: { name: string; label: string; chosen: Whose; choose: (side: Whose) => void },
  anySide: string,
  { side: sideName }: StudyTexts,
) {
  const textOf = (side: Whose) => (side === "any" ? anySide : sideName(side));
  return choiceField({ ...field, values: SIDES, textOf });
}
