/** The settings form: offers the choices, shows what counts, reports every change at once. */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { element, query, setAttribute, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { type GameDescriptor, FIRST_GAME, gameNamed, gameOf } from "../games/index.ts";
import { nextGameDiffers } from "./next-game.ts";
import { choiceText } from "./choice-text.ts";
import { type Settings, choicesOf, isSetting } from "./settings.ts";
import { fieldsOf } from "../../floor/base/browser-values.ts";

const SIDES = ["black", "white"] as const;

export function createSettingsView(form: HTMLFormElement, actions: Actions) {
  const nextGame = query(form, "[data-next-game]", HTMLElement);
  const pause = query(form, 'input[name="pause"]', HTMLInputElement);
  const pauseShown = query(form, 'output[name="pause-shown"]', HTMLOutputElement);
  for (const group of form.querySelectorAll("[data-pictured]")) offerRadios(group);
  // A field that is changed before it is followed would be lost.
  form.hidden = false;
  let offered = "";
  query(form, "[data-reset]", HTMLButtonElement).addEventListener("click", actions.reset);
  query(form, "[data-who-plays] button", HTMLButtonElement).addEventListener("click", () =>
    actions.pickPlayers("white"),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  for (const type of ["input", "change"])
    form.addEventListener(type, (event) => report(event.target, gameNamed(offered), actions));

  function draw(state: Core, _before: Core | null, texts: Texts) {
    const settings = state.settings.current;
    if (offered !== settings.game)
      for (const select of form.querySelectorAll("select")) offerChoices(select, gameOf(state));
    offered = settings.game;
    for (const group of form.querySelectorAll("optgroup"))
      setAttribute(group, "label", texts.textOf(`levels-${group.dataset.levels}`));
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
  const drawNote = tracked((state: Core) => {
    nextGame.hidden = !nextGameDiffers(state);
  });

  return {
    update(state: Core, before: Core | null, texts: Texts) {
      drawNote(state, before);
      drawForm(state, before, texts);
    },
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

function isField(element: unknown): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
}

function offerChoices(select: HTMLSelectElement, game: GameDescriptor) {
  const { bots, levels } = game;
  // Each language has its own name.
  const options = (values: readonly string[]) =>
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

/** The choices of a field that has pictures, which `pictured-settings-view.ts` adds. */
function offerRadios(group: Element) {
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

/** The value that a name of a choice stands for. */
function choiceOf(name: Element) {
  return name.closest("[data-value]")?.getAttribute("data-value") ?? "";
}

function show(field: Field, settings: Settings) {
  const value = fieldsOf(settings)[field.name];
  if (field instanceof HTMLSelectElement) {
    if (field.value !== value) field.value = String(value);
  } else if (field.type === "radio") field.checked = field.value === value;
  else if (field.type === "checkbox") field.checked = value === true;
  else if (field.value !== String(value)) field.value = String(value);
}

function report(field: EventTarget | null, game: GameDescriptor, actions: Actions) {
  if (
    !isField(field) ||
    (field instanceof HTMLInputElement && field.type === "radio" && !field.checked)
  )
    return;
  const value = readField(field);
  if (!isSetting(game, field.name, value)) return;
  actions.set(field.name as keyof Settings, value as Settings[keyof Settings]);
}

function readField(field: Field) {
  if (field instanceof HTMLInputElement && field.type === "checkbox") return field.checked;
  return field.type === "range" ? Number(field.value) : field.value;
}
