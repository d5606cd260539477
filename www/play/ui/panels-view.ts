/**
 * The panels beside the board, one at a time below their tabs. Where the window is small they show
 * as a strip, and a press on a tab opens them as a sheet. The tools of what the visitor does on the
 * board take the strip, since a sheet would cover the board. An embedded board has no tabs: there
 * the panels among its controls stand below the board, and any other one is a sheet with a button
 * that closes it.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import { focusBoard, query, setAttribute } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import {
  type PanelId,
  FIRST_PANEL,
  PANELS,
  PANEL_IDS,
  openedPanel,
  panelsOf,
  shownPanel,
} from "./panels.ts";
import { closeByGestures, isSheet } from "./sheet-gestures.ts";

/** The panel that is read from top to bottom: the focus goes there, and keys scroll it. */
const READ = "help";

export function createPanelsView(root: Document, actions: Actions) {
  const side = query(root, ".side", HTMLElement);
  const embedded = root.documentElement.dataset.embed !== undefined;
  const parts = PANEL_IDS.map((id) => ({
    id,
    tab: query(side, `[data-tab="${id}"]`, HTMLButtonElement),
    panel: query(side, `[data-panel="${id}"]`, HTMLElement),
  }));
  for (const { panel } of parts) setAttribute(panel, "role", embedded ? "region" : "tabpanel");
  connectTabs(side, parts, actions);
  const openers = connectOpeners(root, actions);
  const read = createReading(root);
  /** what had the focus before the sheet opened */
  let opener: Element | null = null;

  function close() {
    const inside = side.contains(root.activeElement);
    actions.openPanel(null);
    if (!inside) return;
    if (opener instanceof HTMLElement) opener.focus();
    // A tab shows no more where tools have taken the strip.
    if (root.activeElement !== opener) focusBoard();
  }
  const closer = query(side, "[data-close-side]", HTMLButtonElement);
  closer.addEventListener("click", close);
  const follow = closeByGestures(side, query(side, ".side-head", HTMLElement), close);

  function draw(state: Core, before: Core | null) {
    const offered = panelsOf(state);
    const open = openedPanel(state);
    const panelInSight = shownPanel(state) ?? FIRST_PANEL;
    const offers = (id: PanelId) => {
      const { control } = PANELS[id];
      return control ? (state.host.controls ?? [control]).includes(control) : panelInSight === id;
    };
    for (const { id, button } of openers) button.toggleAttribute("hidden", !offered.includes(id));
    const opens = open !== null && side.dataset.open === undefined;
    if (opens) opener = root.activeElement;
    const closes = open === null && side.dataset.open !== undefined;
    setAttribute(side, "data-open", open === null ? null : "");
    follow(open !== null);
    for (const { id, tab, panel } of parts) {
      const selected = id === panelInSight;
      const [wasHidden, hadFocus] = [panel.hidden, panel.contains(root.activeElement)];
      panel.hidden = embedded && open === null ? !offers(id) : !selected;
      tab.hidden = !offered.includes(id);
      // The strip has less than the sheet, from its beginning on.
      if (selected && closes) panel.scrollTop = 0;
      setAttribute(tab, "aria-selected", String(selected));
      tab.tabIndex = selected ? 0 : -1;
      // A sheet that is open from the start takes no focus: no visitor has opened it.
      if (selected && opens && before && isSheet(side))
        (embedded ? closer : tab).focus({ preventScroll: true });
      else if (id === READ && before && !embedded) read(panel, wasHidden, hadFocus);
    }
  }

  return { update: tracked(draw) };
}

/** Follows presses on the tabs, and the arrow keys among them. */
function connectTabs(
  side: HTMLElement,
  parts: readonly { id: PanelId; tab: HTMLButtonElement; panel: HTMLElement }[],
  actions: Actions,
) {
  for (const { id, tab, panel } of parts)
    tab.addEventListener("click", () => {
      const isAgain = tab.getAttribute("aria-selected") === "true";
      // A sheet has nothing of the game that its strip lacks.
      const opens = !isSheet(side) || (id !== FIRST_PANEL && !isAgain);
      // Pressed again, it leads where the way out of a part does.
      if (isAgain && opens) wayOut(panel)?.closest("button")?.click();
      actions.openPanel(opens ? id : null);
    });
  query(side, '[role="tablist"]', HTMLElement).addEventListener("keydown", (event) => {
    const offered = parts.filter(({ tab }) => !tab.hidden);
    const index = offered.findIndex(({ tab }) => tab === event.target);
    const next = nextTab(event.key, index, offered.length);
    if (next === null) return;
    event.preventDefault();
    actions.openPanel(offered[next].id);
    offered[next].tab.focus();
  });
}

/** What names the way out of the part that shows in a panel. */
function wayOut(panel: HTMLElement) {
  return [...panel.querySelectorAll(".part-back")].find(
    (name) => name.closest("[hidden]") === null,
  );
}

/** The buttons elsewhere that open a panel. */
function connectOpeners(root: Document, actions: Actions) {
  const openers = PANEL_IDS.flatMap((id) =>
    [...root.querySelectorAll(`button[data-open-panel="${id}"]`)].map((button) => ({ id, button })),
  );
  for (const { id, button } of openers)
    button.addEventListener("click", () => actions.openPanel(id));
  return openers;
}

/**
 * Leads the focus into a panel that has opened, unless its tab has it, and back out of one that
 * has closed.
 */
function createReading(root: Document) {
  /** what had the focus before the panel opened */
  let readFrom: Element | null = null;
  return (panel: HTMLElement, wasHidden: HTMLElement["hidden"], hadFocus: boolean) => {
    const { activeElement } = root;
    if (wasHidden && !panel.hidden && activeElement?.role !== "tab") {
      readFrom = activeElement;
      panel.focus({ preventScroll: true });
    }
    if (!wasHidden && panel.hidden && hadFocus && readFrom instanceof HTMLElement) readFrom.focus();
  };
}

/** The tab that a key leads to. */
function nextTab(key: string, index: number, count: number) {
  if (index < 0) return null;
  if (key === "ArrowRight") return (index + 1) % count;
  if (key === "ArrowLeft") return (index + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}
