/**
 * A dialog that its button opens, and whose view loads at the first press.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Reports, View } from "./lazy-view.js"
 */

import { createLazyView } from "./lazy-view.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} opener
 * @param {Reports} reports
 * @param {(dialog: HTMLDialogElement) => Promise<View>} load
 * @returns {View}
 */
export function createOpenedView(dialog, opener, reports, load) {
  const view = createLazyView(
    () => dialog.open,
    () => load(dialog),
    {
      report: (problem) => {
        dialog.close();
        reports.report(problem);
      },
      withdraw: reports.withdraw,
    },
  );
  /** @type {Parameters<View["update"]> | null} */
  let shown = null;
  opener.addEventListener("click", () => {
    dialog.showModal();
    if (shown) view.update(...shown);
  });
  return {
    update(state, before, texts) {
      shown = [state, null, texts];
      view.update(state, before, texts);
    },
  };
}
