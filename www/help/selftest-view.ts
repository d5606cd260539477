/** The self-check's dialog: runs when opened, stops when closed. */

import type { Actions, State } from "../base/page.ts";
import type { Texts } from "../words/texts.ts";
import { element, query } from "../base/dom.ts";
import { createLoader } from "../ui/lazy-view.ts";

/** Loads the self-check, and shows its reports until the signal aborts. */
export type Check = (body: HTMLElement, signal: AbortSignal, texts: Texts) => Promise<void>;

export function createSelftestView(
  dialog: HTMLDialogElement,
  opener: HTMLButtonElement,
  actions: Actions,
  run: Check,
) {
  const body = query(dialog, "[data-selftest]", HTMLElement);
  let running: AbortController | null = null;
  const loadPart = createLoader({
    report: (problem) => {
      dialog.close();
      actions.report(problem);
    },
    withdraw: actions.withdraw,
  });
  let texts: Texts | undefined;

  opener.addEventListener("click", () => {
    if (!texts) return;
    running = new AbortController();
    const { signal } = running;
    body.replaceChildren(element("p", {}, texts.t("check-running")));
    dialog.showModal();
    const shownTexts = texts;
    void loadPart(() => run(body, signal, shownTexts), signal);
  });
  dialog.addEventListener("close", () => running?.abort());

  return {
    update(_state: State, _before: State | null, currentTexts: Texts) {
      texts = currentTexts;
    },
  };
}
