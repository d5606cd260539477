/** A view in a dialog, which its button opens and which loads when it first does. */

import type { DialogPart, Page } from "./room.ts";
import type { Rooms, StateOf } from "../../floor/base/page.ts";
import { type View, createLazyView } from "./lazy-view.ts";
import { query } from "../../floor/base/dom.ts";

export function createOpenedView<Id extends keyof Rooms>(
  page: Page<Id>,
  { dialog: name, load }: DialogPart<Id>,
): View<StateOf<Id>> {
  const { root, actions } = page;
  const dialog = query(root, `dialog#${name}`, HTMLDialogElement);
  const opener = query(root, `[data-action="${name}"]`, HTMLButtonElement);
  const view = createLazyView(
    () => dialog.open,
    () => load(page, dialog),
    {
      report: (problem) => {
        dialog.close();
        actions.report(problem);
      },
      withdraw: actions.withdraw,
    },
  );
  let shownWith: Parameters<View<StateOf<Id>>["update"]> | null = null;
  opener.addEventListener("click", () => {
    dialog.showModal();
    if (shownWith) view.update(...shownWith);
  });
  return {
    update(state, before, texts) {
      shownWith = [state, null, texts];
      view.update(state, before, texts);
    },
  };
}
