/**
 * The dialog in which two people at one device agree on a game: names, clock, corners given and the
 * board that turns.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Method } from "./clocks.js"
 * @import { Terms } from "./table.js"
 */

import { html, nothing, render } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { element, query } from "../base/dom.js";
import { personName } from "../board/friend-game.js";
import { MAX_MINUTES, MAX_ADDED_SECONDS, METHODS, timeControl } from "./clocks.js";
import { FIRST_TERMS, MAX_CORNERS } from "./table.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** The choice of no clock, before the methods. */
const NO_CLOCK = "none";

/** The offer of a number field where the last terms had none. */
const USUAL = { minutes: 15, seconds: 5 };

/** The numbers of corners that can be given. */
const CORNERS = Array.from({ length: MAX_CORNERS + 1 }, (_, count) => count);

const DIALOG = { id: "table", class: "sheet", "aria-labelledby": "table-title" };

/**
 * @param {HTMLElement} body
 * @param {Actions} actions
 */
export function createTermsView(body, actions) {
  const dialog = element("dialog", DIALOG);
  /** @type {PartTexts<"table"> | null} */
  let texts = null;
  /** The terms with which the fields were filled. */
  let filled = FIRST_TERMS;
  /** The choices that other fields depend on. */
  let chosen = choicesOf(filled);
  /** Which number is wrong. */
  let problem = "";
  body.append(dialog);
  dialog.addEventListener("close", () => actions.showTable(false));

  function choose() {
    chosen = choicesOf(termsIn(dialog));
    draw();
  }

  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    const wrong = wrongField(dialog);
    if (wrong === undefined) return actions.beginTable(termsIn(dialog));
    say(texts?.t("out-of-range", { least: wrong.min, most: wrong.max }) ?? "");
    wrong.focus();
  }

  /** @param {string} text */
  function say(text) {
    problem = text;
    draw();
  }

  function draw() {
    if (!texts) return;
    const fields = fieldsView(filled, chosen, texts);
    const form = html`
      <form name="table" class="settings" autocomplete="off" novalidate @submit=${submit}
        @change=${choose} @input=${() => say("")}>
        ${fields}
        <p class="problem" role="alert">${problem}</p>
        <div class="buttons"><button class="button primary">${texts.t("begin")}</button></div>
      </form>`;
    render([headView(texts), keyed(filled, form)], dialog);
  }

  return {
    /** @param {State} state @param {PartTexts<"table">} current */
    update({ table }, current) {
      texts = current;
      const opens = table.open && !dialog.open;
      // The entries from before the dialog was closed are still there.
      if (opens && table.terms !== null && table.terms !== filled) {
        filled = table.terms;
        chosen = choicesOf(filled);
        problem = "";
      }
      draw();
      if (opens) dialog.showModal();
      if (!table.open && dialog.open) dialog.close();
    },
  };
}

/** The first field that shows and has a wrong value. @param {HTMLElement} dialog */
function wrongField(dialog) {
  return [...dialog.querySelectorAll("input")].find(
    (field) => field.closest("[hidden]") === null && !field.validity.valid,
  );
}

/** @param {PartTexts<"table">} texts */
function headView({ t, page }) {
  return html`
    <form method="dialog" class="sheet-head">
      <h2 id="table-title">${t("title")}</h2>
      <button class="button" value="close">${page.t("close")}</button>
    </form>
  `;
}

/**
 * @param {Terms} filled the terms with which the fields are filled
 * @param {ReturnType<typeof choicesOf>} chosen
 * @param {PartTexts<"table">} texts
 */
function fieldsView({ names, control, handicap, turns }, chosen, texts) {
  const { t, page } = texts;
  return html`
    <fieldset><legend>${t("names")}</legend>${SIDES.map(
      (side) => html`
        <label class="field"><span>${page.side(side)}</span>
          <input type="text" name=${side} maxlength="24" .value=${names[side]}></label>`,
    )}</fieldset>
    <fieldset><legend id="table-clock">${t("clock")}</legend>
      ${clockFields(chosen.method, control, texts)}</fieldset>
    <fieldset><legend id="table-corners">${t("handicap")}</legend>
      ${handicapFields(chosen.corners, handicap, texts)}</fieldset>
    <label class="check"><input type="checkbox" name="turns" .checked=${turns}>
      <span>${t("turns")}</span></label>
  `;
}

/** @param {Terms} terms */
function choicesOf({ control, handicap }) {
  return { method: control?.method ?? NO_CLOCK, corners: handicap.corners };
}

/**
 * The clock, and only the fields that it has.
 * @param {string} method
 * @param {Terms["control"]} control what the fields are filled with
 * @param {PartTexts<"table">} texts
 */
function clockFields(method, control, { t }) {
  const bonus = method === "increment" || method === "delay" ? method : null;
  const minutes = control ? control.base / 60_000 : USUAL.minutes;
  const seconds = (control?.bonus ?? 0) / 1_000 || USUAL.seconds;
  const methods = [NO_CLOCK, ...METHODS].map((value) => ({
    value,
    name: t(`method-${/** @type {Method | "none"} */ (value)}`),
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
 * @param {number} corners
 * @param {Terms["handicap"]} handicap what the fields are filled with
 * @param {PartTexts<"table">} texts
 */
function handicapFields(corners, handicap, { t, page }) {
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
 * @param {string} name
 * @param {readonly {value: string, name: string}[]} options
 * @param {string} filled the value at first
 * @param {string} [label] the element with the label, where none is around the choice
 */
function choice(name, options, filled, label) {
  return html`
    <select name=${name} aria-labelledby=${label ?? nothing}>${options.map(
      (option) => html`<option value=${option.value}
        .selected=${option.value === filled}>${option.name}</option>`,
    )}</select>`;
}

/**
 * The terms in the fields.
 * @param {HTMLElement} root
 * @returns {Terms}
 */
function termsIn(root) {
  const field = (/** @type {string} */ name) => query(root, `[name="${name}"]`, HTMLInputElement);
  const select = (/** @type {string} */ name) => query(root, `[name="${name}"]`, HTMLSelectElement);
  const number = (/** @type {string} */ name) => Number(field(name).value);
  const method = select("method").value;
  return {
    names: { black: personName(field("black").value), white: personName(field("white").value) },
    control:
      method === NO_CLOCK
        ? null
        : timeControl(/** @type {Method} */ (method), number("minutes"), number("seconds")),
    handicap: {
      side: /** @type {Side} */ (select("side").value),
      corners: Number(select("corners").value),
    },
    turns: field("turns").checked,
  };
}
