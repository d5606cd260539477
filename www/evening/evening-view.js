/**
 * The dialog of a club's evening: players and rules, the rounds, the standings, and what comes in
 * and goes out as text. While it is open, printing gives the evening.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 * @import { Evening, Step } from "./evening.js"
 * @import { Fault } from "./evening-steps.js"
 * @import { Taken } from "./room.js"
 * @import { History } from "./history.js"
 *
 * The parameters of the dialog's parts.
 * @typedef {object} Desk
 * @property {() => Evening} evening
 * @property {(step: Step | Fault, otherwise?: Fault) => boolean} take takes a step, or says what is
 *   wrong with it
 * @property {(fault: Fault | null) => void} say
 * @property {() => void} draw
 *
 * A part of the dialog.
 * @typedef {(evening: Evening, texts: PartTexts<"evening">) => unknown} EveningPart
 *
 * An event of a field.
 * @typedef {{currentTarget: HTMLInputElement}} Chosen
 */

import { html, render } from "lit-html";
import { element, enable } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { keepFieldIn } from "../base/typed.js";
import { ALL_DISCS } from "../games/reversi.js";
import { applied } from "../ui/applied.js";
import { createPartTexts } from "../words/texts.js";
import { NO_EVENING, afterStep } from "./evening.js";
import { createExchangeView } from "./exchange-view.js";
import { twoResults } from "./other-tab.js";
import { paperView } from "./paper.js";
import { createPlayersView } from "./players-view.js";
import { createRoundsView, resultIn } from "./rounds-view.js";
import { createRulesView } from "./rules-view.js";
import { standingsView } from "./standings-view.js";

const DIALOG = { id: "evening", class: "sheet evening", "aria-labelledby": "evening-title" };

/**
 * @param {Document} root
 * @param {Actions} actions
 * @param {Context} context
 */
export function createEveningView(root, actions, context) {
  const { store } = context;
  /** @type {PartTexts<"evening"> | null} */
  let texts = null;
  const dialog = element("dialog", DIALOG);
  const paper = element("section", { class: "evening-paper", "data-paper": "" });
  const { desk, fault, attempt } = createDesk(actions, context, draw);
  /** @type {EveningPart[]} */
  const parts = [
    createRulesView(desk),
    createPlayersView(desk, context),
    createRoundsView(desk),
    standingsView,
    createExchangeView(desk, context),
  ];
  const undo = () => void attempt(actions.undoEvening);
  const redo = () => void attempt(actions.redoEvening);
  dialog.addEventListener("close", actions.closeEvening);
  dialog.addEventListener("keydown", (event) => undoByKey(event, undo, redo));
  root.body.append(dialog);
  const typed = keepFieldIn(dialog, context.storage);

  function draw() {
    const { history } = store.get().evening;
    if (texts === null || history === null) return;
    const { evening } = history;
    const acts = { undo, redo, close: actions.closeEvening };
    const form = formView(parts, evening, texts);
    render([headView(history, fault(), acts, texts), form], dialog);
    render(paperView(evening, texts), paper);
  }

  /**
   * @param {State} state
   * @param {State | null} before
   * @param {Texts} pageTexts
   */
  function follow(state, before, pageTexts) {
    const { open, history, followed } = state.evening;
    if (!open) {
      paper.remove();
      if (dialog.open) dialog.close();
      return;
    }
    if (history === null) return;
    texts = createPartTexts(pageTexts, "evening");
    if (followed !== null && followed !== before?.evening.followed)
      desk.say(twoResultsIn(dialog, followed, history.evening) ?? fault());
    draw();
    if (!paper.isConnected) root.body.append(paper);
    if (dialog.open) return;
    dialog.showModal();
    typed.restore((name) => fieldNamed(dialog, name));
  }

  return { update: tracked(follow) };
}

/**
 * Takes the steps of the dialog's parts, and says what is wrong with one.
 * @param {Actions} actions
 * @param {Context} context
 * @param {() => void} draw
 */
function createDesk(actions, { store }, draw) {
  /** @type {Fault | null} */
  let fault = null;

  /** @param {Fault | null} said */
  function say(said) {
    if (said === fault) return;
    fault = said;
    draw();
  }

  /**
   * @param {() => Taken} change
   * @param {Fault} [otherwise] what is wrong where the evening cannot take it
   */
  function attempt(change, otherwise) {
    say(null);
    const taken = change();
    if (taken === "stale") say({ key: "problem-stale" });
    if (taken === "refused" && otherwise) say(otherwise);
    return taken === "taken";
  }

  /** @type {Desk} */
  const desk = {
    evening: () => store.get().evening.history?.evening ?? NO_EVENING,
    take(step, otherwise) {
      if (!("key" in step)) return attempt(() => actions.changeEvening(step), otherwise);
      say(step);
      return false;
    },
    say,
    draw,
  };
  return { desk, fault: () => fault, attempt };
}

/**
 * @param {readonly EveningPart[]} parts
 * @param {Evening} evening
 * @param {PartTexts<"evening">} texts
 */
function formView(parts, evening, texts) {
  return html`
    <form name="evening" class="evening-form" autocomplete="off" @submit=${prevent}>
      ${parts.map((part) => part(evening, texts))}
    </form>`;
}

/** @param {Event} event */
function prevent(event) {
  event.preventDefault();
}

/**
 * @param {History} history
 * @param {Fault | null} fault
 * @param {{undo: () => void, redo: () => void, close: () => void}} acts
 * @param {PartTexts<"evening">} texts
 */
function headView({ done, undone }, fault, { undo, redo, close }, { t, page }) {
  return html`
    <div class="sheet-head evening-head">
      <h2 id="evening-title">${t("title")}</h2>
      <div class="buttons">
        <button type="button" class="button" data-evening-undo
          ${applied(enable, done.length > 0)} @click=${undo}>${page.t("undo")}</button>
        <button type="button" class="button"
          ${applied(enable, undone.length > 0)} @click=${redo}>${page.t("redo")}</button>
        <button type="button" class="button" @click=${() => print()}>${t("print")}</button>
      </div>
      <button type="button" class="button" @click=${close}>${page.t("close")}</button>
      <p class="problem" role="alert">${fault ? t(fault.key, fault.values) : ""}</p>
    </div>
  `;
}

/**
 * The fault of two results for one table: another tab's, and one that shows here or is being typed.
 * @param {HTMLDialogElement} dialog
 * @param {Evening} shown
 * @param {Evening} there
 * @returns {Fault | null}
 */
function twoResultsIn(dialog, shown, there) {
  const result = resultIn(dialog, shown);
  const here = result && afterStep(shown, { type: "results", results: [result] });
  const found = twoResults(here ?? shown, there);
  if (found === null) return null;
  const { round, table, discs, other } = found;
  const counts = { black: discs, white: ALL_DISCS - discs };
  const others = { "other-black": other, "other-white": ALL_DISCS - other };
  const values = { round: round + 1, table: table + 1, ...counts, ...others };
  return { key: "problem-two-results", values };
}

/**
 * The field of a name, where one can type.
 * @param {HTMLDialogElement} dialog
 * @param {string} name
 */
function fieldNamed(dialog, name) {
  const [, round] = /^result-(\d+)-/.exec(name) ?? [];
  const tabs = dialog.querySelectorAll(".evening-rounds button");
  if (round !== undefined) /** @type {HTMLElement} */ (tabs[Number(round) - 1])?.click();
  const field = dialog.querySelector("form")?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  const part = field.closest("details");
  if (part) part.open = true;
  return field;
}

/**
 * The keys of *Undo* and *Redo*, except in a field, where they belong to its text.
 * @param {KeyboardEvent} event
 * @param {() => void} undo
 * @param {() => void} redo
 */
function undoByKey(event, undo, redo) {
  const { key, ctrlKey, metaKey, shiftKey, target } = event;
  if (!(ctrlKey || metaKey) || target instanceof HTMLInputElement) return;
  if (target instanceof HTMLTextAreaElement) return;
  const isUndo = key.toLowerCase() === "z" && !shiftKey;
  const isRedo = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);
  if (!isUndo && !isRedo) return;
  event.preventDefault();
  if (isUndo) undo();
  else redo();
}
