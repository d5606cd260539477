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
 *
 * What the parts of the dialog get.
 * @typedef {object} Desk
 * @property {() => Evening} evening
 * @property {(step: Step | Fault, otherwise?: Fault) => boolean} take takes a step, or says what is
 *   wrong with it
 * @property {(fault: Fault | null) => void} say
 */

import { button, element, enable, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { createPartTexts } from "../words/texts.js";
import { NO_EVENING } from "./evening.js";
import { createExchangeView } from "./exchange-view.js";
import { createPaper } from "./paper.js";
import { createPlayersView } from "./players-view.js";
import { createRoundsView } from "./rounds-view.js";
import { createRulesView } from "./rules-view.js";
import { createStandingsView } from "./standings-view.js";

/**
 * @param {Document} root
 * @param {Actions} actions
 * @param {Context} context
 */
export function createEveningView(root, actions, context) {
  const { store } = context;
  /** @type {PartTexts<"evening"> | undefined} */
  let texts;
  const problem = element("p", { class: "problem", role: "alert" });
  /** @type {Desk} */
  const desk = {
    evening: () => store.get().evening.history?.evening ?? NO_EVENING,
    take(step, otherwise) {
      if ("key" in step) {
        desk.say(step);
        return false;
      }
      return say(actions.changeEvening(step), otherwise);
    },
    say: (fault) => setText(problem, fault && texts ? texts.t(fault.key, fault.values) : ""),
  };
  /**
   * Says what is wrong with a change, if anything is.
   * @param {Taken} taken
   * @param {Fault} [otherwise] what is wrong where the evening cannot take it
   */
  function say(taken, otherwise) {
    desk.say(
      taken === "stale"
        ? { key: "problem-stale" }
        : taken === "refused"
          ? (otherwise ?? null)
          : null,
    );
    return taken === "taken";
  }

  const undo = () => void say(actions.undoEvening());
  const redo = () => void say(actions.redoEvening());
  const head = createHead(actions, undo, redo);
  const parts = [
    createRulesView(desk),
    createPlayersView(desk, context),
    createRoundsView(desk),
    createStandingsView(),
    createExchangeView(desk, context),
  ];
  const form = element("form", { name: "evening", class: "evening-form", autocomplete: "off" });
  form.addEventListener("submit", (event) => event.preventDefault());
  form.append(...parts.map((part) => part.root));
  const dialog = element(
    "dialog",
    { id: "evening", class: "sheet evening", "aria-labelledby": "evening-title" },
    head.root,
    problem,
    form,
  );
  dialog.addEventListener("close", actions.closeEvening);
  dialog.addEventListener("keydown", (event) => undoByKey(event, undo, redo));
  root.body.append(dialog);
  const paper = createPaper();

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      if (!changed(state, before, "evening", "settings")) return;
      const { open, history } = state.evening;
      if (!open) {
        paper.root.remove();
        if (dialog.open) dialog.close();
        return;
      }
      if (history === null) return;
      texts = createPartTexts(pageTexts, "evening");
      head.update(texts, history);
      const { evening } = history;
      for (const part of parts) part.update(evening, texts);
      paper.update(evening, texts);
      if (!paper.root.isConnected) root.body.append(paper.root);
      if (!dialog.open) dialog.showModal();
    },
  };
}

/**
 * @param {Actions} actions
 * @param {() => void} onUndo
 * @param {() => void} onRedo
 */
function createHead(actions, onUndo, onRedo) {
  const title = element("h2", { id: "evening-title" });
  const undo = button(onUndo);
  const redo = button(onRedo);
  const print = button(() => window.print());
  const close = button(actions.closeEvening);
  undo.dataset.eveningUndo = "";
  return {
    root: element(
      "div",
      { class: "sheet-head evening-head" },
      title,
      element("div", { class: "buttons" }, undo, redo, print, close),
    ),
    /**
     * @param {PartTexts<"evening">} texts
     * @param {import("./history.js").History} history
     */
    update({ t, page }, { done, undone }) {
      setText(title, t("title"));
      setText(undo, page.t("undo"));
      setText(redo, page.t("redo"));
      setText(print, t("print"));
      setText(close, page.t("close"));
      enable(undo, done.length > 0);
      enable(redo, undone.length > 0);
    },
  };
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
