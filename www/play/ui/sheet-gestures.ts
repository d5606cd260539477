/**
 * The ways to close a sheet on a telephone: the system's Back where the browser hands it on,
 * Escape, a press beside it, and a swipe down on its head. A sheet is an element that the style
 * sheets fix over the page while it is open; the area beside it is its own `::before`.
 */

import type { Actions } from "../../floor/base/page.ts";
import { focusBoard, query } from "../../floor/base/dom.ts";

/** receives the system's request to close */
type Watcher = EventTarget & { destroy: () => void };

/** Pixels that a finger travels down before the sheet follows, and before it closes. */
const SLACK = 8;
const FAR = 64;

export function isSheet(element: HTMLElement) {
  return getComputedStyle(element).position === "fixed";
}

/**
 * Closes the sheet of a panel that covers the board; a panel beside or below the board stays.
 * @returns whether one covered it
 */
export function uncoverBoard(actions: Actions): boolean {
  const covered = isSheet(query(document, ".side", HTMLElement));
  if (covered) actions.openPanel(null);
  return covered;
}

/** Does what shows on the board, which a sheet would cover, and goes on there. */
export function doOnBoard(actions: Actions, act: () => void) {
  uncoverBoard(actions);
  act();
  focusBoard();
}

/** Returns what is to be called when the sheet has opened or closed. */
export function closeByGestures(sheet: HTMLElement, head: HTMLElement, close: () => void) {
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet && isSheet(sheet)) close();
  });
  document.addEventListener("keydown", (event) => {
    const covered = document.querySelector("dialog:modal") !== null;
    if (event.key === "Escape" && !covered && isSheet(sheet)) close();
  });
  let from: number | null = null;
  const distance = (event: PointerEvent) => (from === null ? 0 : Math.max(0, event.clientY - from));
  head.addEventListener("pointerdown", (event) => {
    from = event.isPrimary && isSheet(sheet) ? event.clientY : null;
  });
  head.addEventListener("pointermove", (event) => {
    const down = distance(event);
    if (down <= SLACK) return;
    head.setPointerCapture(event.pointerId);
    sheet.style.translate = `0 ${down}px`;
  });
  for (const type of ["pointerup", "pointercancel"] as const)
    head.addEventListener(type, (event) => {
      const far = type === "pointerup" && distance(event) > FAR;
      from = null;
      sheet.style.translate = "";
      if (far) close();
    });
  let isOpen = false;
  let watcher: Watcher | null = null;
  function watch() {
    const watches = isOpen && isSheet(sheet);
    if (watches === (watcher !== null)) return;
    watcher?.destroy();
    watcher = watches ? createWatcher() : null;
    watcher?.addEventListener("close", close);
  }
  addEventListener("resize", watch);
  return (open: boolean) => {
    if (open === isOpen) return;
    isOpen = open;
    watch();
  };
}

declare global {
  var CloseWatcher: (new () => Watcher) | undefined;
}

/** A watcher, where the browser has them. */
function createWatcher() {
  const { CloseWatcher } = globalThis;
  return CloseWatcher ? new CloseWatcher() : null;
}
