/**
 * The menu: where the window has no room for a fence, the actions beyond the bar open as a sheet.
 */

import { query, setAttribute } from "../../floor/base/dom.ts";
import { closeByGestures } from "./sheet-gestures.ts";

/** The first action that can be pressed: a large window leaves out those that its tabs have. */
function firstIn(menu: HTMLElement) {
  const actions: NodeListOf<HTMLElement> = menu.querySelectorAll(".action:not(:disabled)");
  return [...actions].find((action) => action.getClientRects().length > 0);
}

export function createMenuView(root: Document) {
  const opener = query(root, "[data-menu]", HTMLButtonElement);
  const menu = query(root, "#menu", HTMLElement);
  const isOpen = () => menu.dataset.open !== undefined;

  const panels = menu.querySelector('[data-group="panels"]');

  function show(open: boolean) {
    // Tools and the first steps of a telephone take the place of the tabs.
    const tabs = root.querySelector('[role="tablist"]');
    if (open) panels?.toggleAttribute("hidden", (tabs?.getClientRects().length ?? 0) > 0);
    const inside = menu.contains(root.activeElement);
    setAttribute(menu, "data-open", open ? "" : null);
    setAttribute(opener, "aria-expanded", String(open));
    follow(open);
    if (open) firstIn(menu)?.focus();
    else if (inside) opener.focus();
  }

  opener.addEventListener("click", () => show(!isOpen()));
  // Before the action's own handler: what it opens takes the focus from the opener.
  menu.addEventListener(
    "click",
    (event) => {
      if (isOpen() && event.target instanceof Element && event.target.closest("button"))
        show(false);
    },
    true,
  );
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    const elsewhere = relatedTarget instanceof Element && !menu.contains(relatedTarget);
    if (isOpen() && elsewhere && relatedTarget !== opener) show(false);
  });
  const follow = closeByGestures(menu, menu, () => show(false));
}
