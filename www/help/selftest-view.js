/**
 * The self-check's dialog: runs when opened, stops when closed.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { element, query } from "../base/dom.js";
import { createLoader } from "../ui/lazy-view.js";

/**
 * Loads the self-check, and shows its reports until the signal aborts.
 * @typedef {(body: HTMLElement, signal: AbortSignal, texts: Texts) => Promise<void>} Check
 */

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} opener
 * @param {Actions} actions
 * @param {Check} run
 */
export function createSelftestView(dialog, opener, actions, run) {
  const body = query(dialog, "[data-selftest]", HTMLElement);
  /** @type {AbortController | null} */
  let running = null;
  const loadPart = createLoader({
    report: (problem) => {
      dialog.close();
      actions.report(problem);
    },
    withdraw: actions.withdraw,
  });
  /** @type {Texts | undefined} */
  let texts;

  opener.addEventListener("click", () => {
    if (!texts) return;
    running = new AbortController();
    const { signal } = running;
    body.replaceChildren(element("p", {}, texts.t("check-running")));
    dialog.showModal();
    const shown = texts;
    void loadPart(() => run(body, signal, shown), signal);
  });
  dialog.addEventListener("close", () => running?.abort());

  return {
    /**
     * @param {State} _state
     * @param {State | null} _before
     * @param {Texts} currentTexts
     */
    update(_state, _before, currentTexts) {
      texts = currentTexts;
    },
  };
}
