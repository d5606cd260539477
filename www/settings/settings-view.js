/**
 * The settings form: offers the choices, shows what counts, reports every change at once.
 *
 * @import { GameDescriptor } from "../games/index.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Settings } from "./settings.js"
 * @import { State } from "../app/state.js"
 * @import { TextKey, Texts } from "../words/texts.js"
 */

import { element, query, setAttribute, setText } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { FIRST_GAME, gameNamed, gameOf } from "../games/index.js";
import { nextGameDiffers } from "../board/next-game.js";
import { choiceText } from "./choice-text.js";
import { choicesOf, isSetting } from "./settings.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/**
 * @param {HTMLFormElement} form
 * @param {Actions} actions
 */
export function createSettingsView(form, actions) {
  const nextGame = query(form, "[data-next-game]", HTMLElement);
  const pause = query(form, 'input[name="pause"]', HTMLInputElement);
  const pauseShown = query(form, 'output[name="pause-shown"]', HTMLOutputElement);
  for (const group of form.querySelectorAll("[data-pictured]")) offerRadios(group);
  // A field that is changed before it is followed would be lost.
  form.hidden = false;
  let offered = "";
  query(form, "[data-reset]", HTMLButtonElement).addEventListener("click", actions.reset);
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const type of ["input", "change"])
    form.addEventListener(type, (event) => report(event.target, gameNamed(offered), actions));

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} texts
   */
  function draw(state, _before, texts) {
    const settings = state.settings.current;
    if (offered !== settings.game)
      for (const select of form.querySelectorAll("select")) offerChoices(select, gameOf(state));
    offered = settings.game;
    for (const group of form.querySelectorAll("optgroup"))
      setAttribute(
        group,
        "label",
        texts.t(/** @type {TextKey} */ (`levels-${group.dataset.levels}`)),
      );
    for (const option of form.querySelectorAll("option"))
      setText(option, choiceText(option.closest("select")?.name ?? "", option.value, texts));
    for (const name of form.querySelectorAll("[data-choice-of]"))
      setText(name, choiceText(name.getAttribute("data-choice-of") ?? "", choiceOf(name), texts));
    for (const field of form.elements) if (isField(field)) show(field, settings);
    const seconds = texts.seconds(settings.pause, settings.pause % 100 === 0 ? 1 : 2);
    setText(pauseShown, texts.t("seconds", { seconds }));
    setAttribute(pause, "aria-valuetext", pauseShown.textContent);
    for (const side of SIDES) {
      setAttribute(
        query(form, `.player[data-side="${side}"]`, HTMLElement),
        "data-kind",
        settings[side],
      );
      const character = texts.character(settings[`${side}-level`]);
      setText(query(form, `[data-level-note="${side}"]`, HTMLElement), character);
    }
  }
  const drawForm = tracked(draw);
  const drawNote = tracked((/** @type {State} */ state) => {
    nextGame.hidden = !nextGameDiffers(state);
  });

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      drawNote(state, before);
      drawForm(state, before, texts);
    },
  };
}

/** @typedef {HTMLInputElement | HTMLSelectElement} Field */

/**
 * @param {unknown} element
 * @returns {element is Field}
 */
function isField(element) {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

/**
 * @param {HTMLSelectElement} select
 * @param {GameDescriptor} game
 */
function offerChoices(select, game) {
  const { bots, levels } = game;
  // Each language has its own name.
  const options = (/** @type {string[]} */ values) =>
    values.map((value) =>
      element("option", select.name === "lang" ? { value, lang: value } : { value }),
    );
  const grouped = select.name.endsWith("-level") && bots.length > 0;
  const content = grouped
    ? Object.entries({ numbered: levels, named: bots }).map(([name, opponents]) =>
        element("optgroup", { "data-levels": name }, ...options(opponents)),
      )
    : options(choicesOf(game)[select.name] ?? []);
  select.replaceChildren(...content);
}

/**
 * The choices of a field that has pictures, which `pictured-settings-view.js` adds.
 * @param {Element} group
 */
function offerRadios(group) {
  const name = group.getAttribute("data-pictured") ?? "";
  const radios = (choicesOf(FIRST_GAME)[name] ?? []).map((value) =>
    element(
      "label",
      { "data-value": value },
      element("input", { type: "radio", name, value }),
      element("span", { "data-choice-of": name }),
    ),
  );
  group.replaceChildren(...radios);
}

/** The value that a name of a choice stands for. @param {Element} name */
function choiceOf(name) {
  return name.closest("[data-value]")?.getAttribute("data-value") ?? "";
}

/**
 * @param {Field} field
 * @param {Settings} settings
 */
function show(field, settings) {
  const value = settings[/** @type {keyof Settings} */ (field.name)];
  if (field instanceof HTMLSelectElement) {
    if (field.value !== value) field.value = String(value);
  } else if (field.type === "radio") field.checked = field.value === value;
  else if (field.type === "checkbox") field.checked = value === true;
  else if (field.value !== String(value)) field.value = String(value);
}

/**
 * @param {EventTarget | null} field
 * @param {GameDescriptor} game
 * @param {Actions} actions
 */
function report(field, game, actions) {
  if (
    !isField(field) ||
    (field instanceof HTMLInputElement && field.type === "radio" && !field.checked)
  )
    return;
  const value = readField(field);
  if (!isSetting(game, field.name, value)) return;
  actions.set(
    /** @type {keyof Settings} */ (field.name),
    /** @type {Settings[keyof Settings]} */ (value),
  );
}

/** @param {Field} field */
function readField(field) {
  if (field.type === "checkbox") return /** @type {HTMLInputElement} */ (field).checked;
  return field.type === "range" ? Number(field.value) : field.value;
}
