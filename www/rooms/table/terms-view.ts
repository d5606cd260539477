/**
 * What two people at one device agree on, in the dialog *New game*: names, clock, corners given and
 * the board that turns.
 */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import { html, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { query } from "../../floor/base/dom.ts";
import { personName } from "../../play/board/friend-game.ts";
import { METHODS, timeControl } from "./clocks.ts";
import { type Terms, FIRST_TERMS } from "./table.ts";
import { isSide } from "../../play/games/sides.ts";
import { termChoices, termsFieldsView } from "./terms-fields-view.ts";

export function createTermsView(root: ParentNode, actions: Actions) {
  /** Which the dialog has once it has opened. */
  let place: HTMLElement | null = null;
  let texts: PartTexts<"table"> | null = null;
  /** The terms with which the fields were filled. */
  let filled = FIRST_TERMS;
  /** The choices that other fields depend on. */
  let chosen = termChoices(filled);
  let isOpen = false;
  /** Which number is wrong. */
  let problem = "";

  function choose() {
    if (place) chosen = termChoices(termsIn(place));
    draw();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!place) return;
    const wrong = wrongField(place);
    if (wrong === undefined) return actions.beginTable(termsIn(place));
    say(texts?.t("out-of-range", { least: wrong.min, most: wrong.max }) ?? "");
    focusUnfolded(wrong);
  }

  function say(text: string) {
    problem = text;
    draw();
  }

  function draw() {
    if (!texts || !place) return;
    const fields = termsFieldsView(filled, chosen, texts);
    const form = html`
      <form name="table" class="settings" autocomplete="off" novalidate @submit=${submit}
        @change=${choose} @input=${() => say("")}>
        ${fields}
        <p class="problem" role="alert">${problem}</p>
        <button hidden></button>
      </form>`;
    render(keyed(filled, form), place);
  }

  return {
    update({ table }: StateOf<"table">, current: PartTexts<"table">) {
      texts = current;
      const opens = table.open && !isOpen;
      isOpen = table.open;
      place = root.querySelector("#players [data-terms]");
      // The entries from before the dialog was closed are still there.
      if (opens && table.terms !== null && table.terms !== filled) {
        filled = table.terms;
        chosen = termChoices(filled);
        problem = "";
      }
      draw();
    },
  };
}

function focusUnfolded(field: HTMLElement) {
  const folded = field.closest("details");
  if (folded) folded.open = true;
  field.focus();
}

/** The first field that shows and has a wrong value. */
function wrongField(place: HTMLElement) {
  return [...place.querySelectorAll("input")].find(
    (field) => field.closest("[hidden]") === null && !field.validity.valid,
  );
}

/** The terms in the fields. */
function termsIn(root: HTMLElement): Terms {
  const field = (name: string) => query(root, `[name="${name}"]`, HTMLInputElement);
  const select = (name: string) => query(root, `[name="${name}"]`, HTMLSelectElement);
  const number = (name: string) => Number(field(name).value);
  const method = METHODS.find((knownMethod) => knownMethod === select("method").value);
  const side = select("side").value;
  return {
    names: { black: personName(field("black").value), white: personName(field("white").value) },
    control: method ? timeControl(method, number("minutes"), number("seconds")) : null,
    handicap: {
      side: isSide(side) ? side : "black",
      corners: Number(select("corners").value),
    },
    turns: field("turns").checked,
  };
}
