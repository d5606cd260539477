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

import { element, query, setText } from "../base/dom.js";
import { personName } from "../board/friend-game.js";
import { MAX_MINUTES, MAX_SECONDS, METHODS, timeControl } from "./clocks.js";
import { FIRST_TERMS, MAX_CORNERS } from "./table.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** The choice of no clock, before the methods. */
const NO_CLOCK = "none";

/** The seconds that are offered where a time control had none. */
const USUAL_SECONDS = 5;

/**
 * @param {HTMLElement} body
 * @param {Actions} actions
 */
export function createTermsView(body, actions) {
  const { dialog, form, heading, close, submit, error, labels } = createParts();
  const field = (/** @type {string} */ name) => query(form, `[name="${name}"]`, HTMLInputElement);
  const select = (/** @type {string} */ name) => query(form, `[name="${name}"]`, HTMLSelectElement);
  const fields = {
    black: field("black"),
    white: field("white"),
    method: select("method"),
    minutes: field("minutes"),
    seconds: field("seconds"),
    corners: select("corners"),
    side: select("side"),
    turns: field("turns"),
  };
  /** @type {PartTexts<"table"> | undefined} */
  let texts;
  /** @type {Terms | null} the terms with which the fields were filled */
  let filled = null;
  body.append(dialog);
  dialog.addEventListener("close", () => actions.showTable(false));
  form.addEventListener("change", showFields);
  form.addEventListener("input", () => setText(error, ""));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = [fields.minutes, fields.seconds].find(
      (input) => input.closest("[hidden]") === null && !input.validity.valid,
    );
    if (wrong === undefined) return actions.beginTable(terms());
    setText(error, texts?.t("out-of-range", { least: wrong.min, most: wrong.max }) ?? "");
    wrong.focus();
  });

  /** Only the fields that the chosen clock and handicap have. */
  function showFields() {
    const method = fields.method.value;
    const hasBonus = method === "increment" || method === "delay";
    rowOf(fields.minutes).hidden = method === NO_CLOCK;
    rowOf(fields.seconds).hidden = !hasBonus;
    rowOf(fields.side).hidden = fields.corners.value === "0";
    for (const name of /** @type {const} */ (["increment", "delay"]))
      query(form, `#table-${name}`, HTMLElement).hidden = method !== name;
    query(form, "#table-handicap", HTMLElement).hidden = fields.corners.value === "0";
    fields.seconds.setAttribute("aria-describedby", hasBonus ? `table-${method}` : "");
  }

  /** @returns {Terms} */
  function terms() {
    const { method, minutes, seconds, corners, side, turns } = fields;
    const isTimed = method.value !== NO_CLOCK;
    const chosen = /** @type {Method} */ (method.value);
    return {
      names: { black: personName(fields.black.value), white: personName(fields.white.value) },
      control: isTimed ? timeControl(chosen, Number(minutes.value), Number(seconds.value)) : null,
      handicap: { side: /** @type {Side} */ (side.value), corners: Number(corners.value) },
      turns: turns.checked,
    };
  }

  /** @param {Terms} agreed */
  function fill({ names, control, handicap, turns }) {
    for (const side of SIDES) fields[side].value = names[side];
    fields.method.value = control?.method ?? NO_CLOCK;
    if (control) fields.minutes.value = String(control.base / 60_000);
    fields.seconds.value = String((control?.bonus ?? 0) / 1_000 || USUAL_SECONDS);
    fields.corners.value = String(handicap.corners);
    fields.side.value = handicap.side;
    fields.turns.checked = turns;
    setText(error, "");
    showFields();
  }

  /** @param {PartTexts<"table">} shown */
  function label(shown) {
    texts = shown;
    const { t, page } = shown;
    setText(heading, t("title"));
    setText(close, page.t("close"));
    setText(submit, t("begin"));
    for (const [place, key] of labels) setText(place, t(key));
    for (const side of SIDES)
      setText(query(form, `[data-of="${side}"]`, HTMLElement), page.side(side));
    for (const option of fields.method.options)
      setText(option, t(`method-${/** @type {Method | "none"} */ (option.value)}`));
    for (const option of fields.corners.options)
      setText(option, t("corners", { count: Number(option.value) }));
    for (const option of fields.side.options)
      setText(option, page.side(/** @type {Side} */ (option.value)));
  }

  return {
    /** @param {State} state @param {PartTexts<"table">} shown */
    update({ table }, shown) {
      label(shown);
      if (table.open && !dialog.open) {
        // What was typed before the dialog was closed is still there.
        const offered = table.terms ?? FIRST_TERMS;
        if (offered !== filled) fill(offered);
        filled = offered;
        dialog.showModal();
      }
      if (!table.open && dialog.open) dialog.close();
    },
  };
}

/** The row of a field. @param {HTMLElement} field */
function rowOf(field) {
  return /** @type {HTMLElement} */ (field.closest("label"));
}

/** The elements of the dialog. */
function createParts() {
  const heading = element("h2", { id: "table-title" });
  const close = element("button", { class: "button", value: "close" });
  const head = element("form", { method: "dialog", class: "sheet-head" }, heading, close);
  const submit = element("button", { class: "button primary" });
  const error = element("p", { class: "problem", role: "alert" });
  /** @type {[HTMLElement, Parameters<PartTexts<"table">["t"]>[0]][]} */
  const labels = [];
  /** @param {Parameters<PartTexts<"table">["t"]>[0]} key */
  const text = (key, tag = /** @type {"span" | "legend" | "p"} */ ("span"), attributes = {}) => {
    const place = element(tag, attributes);
    labels.push([place, key]);
    return place;
  };
  /** @param {HTMLElement} name @param {HTMLElement} control */
  const row = (name, control) => element("label", { class: "field" }, name, control);
  const number = (/** @type {string} */ name, /** @type {number} */ max) =>
    element("input", {
      type: "number",
      name,
      min: "1",
      max: String(max),
      step: "1",
      required: "",
      inputmode: "numeric",
    });
  /** @param {string} name @param {readonly string[]} values */
  const choice = (name, values, attributes = {}) =>
    element(
      "select",
      { name, ...attributes },
      ...values.map((value) => element("option", { value })),
    );
  const counts = Array.from({ length: MAX_CORNERS + 1 }, (_, count) => String(count));
  const form = element(
    "form",
    { name: "table", class: "settings", autocomplete: "off", novalidate: "" },
    element(
      "fieldset",
      {},
      text("names", "legend"),
      ...SIDES.map((side) =>
        row(
          element("span", { "data-of": side }),
          element("input", { type: "text", name: side, maxlength: "24" }),
        ),
      ),
    ),
    element(
      "fieldset",
      {},
      text("clock", "legend", { id: "table-clock" }),
      choice("method", [NO_CLOCK, ...METHODS], { "aria-labelledby": "table-clock" }),
      row(text("minutes"), number("minutes", MAX_MINUTES)),
      row(text("seconds"), number("seconds", MAX_SECONDS)),
      text("note-increment", "p", { class: "note", id: "table-increment" }),
      text("note-delay", "p", { class: "note", id: "table-delay" }),
    ),
    element(
      "fieldset",
      {},
      text("handicap", "legend", { id: "table-corners" }),
      choice("corners", counts, { "aria-labelledby": "table-corners" }),
      row(text("handicap-side"), choice("side", SIDES)),
      text("handicap-note", "p", { class: "note", id: "table-handicap" }),
    ),
    element(
      "label",
      { class: "check" },
      element("input", { type: "checkbox", name: "turns" }),
      text("turns"),
    ),
    error,
    element("div", { class: "buttons" }, submit),
  );
  const dialog = element(
    "dialog",
    { class: "sheet", "aria-labelledby": "table-title" },
    head,
    form,
  );
  dialog.id = "table";
  return { dialog, form, heading, close, submit, error, labels };
}
