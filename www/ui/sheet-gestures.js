/**
 * The ways to close a sheet on a telephone: the system's Back where the browser hands it on,
 * Escape, a press beside it, and a swipe down on its head. A sheet is an element that the style
 * sheets fix over the page while it is open; the area beside it is its own `::before`.
 *
 * @import { Actions } from "../app/actions.js"
 *
 * @typedef {EventTarget & {destroy: () => void}} Watcher receives the system's request to close
 */

import { focusBoard, query } from "../base/dom.js";

/** Pixels that a finger travels down before the sheet follows, and before it closes. */
const SLACK = 8;
const FAR = 64;

/** @param {HTMLElement} element */
export function isSheet(element) {
  return getComputedStyle(element).position === "fixed";
}

/**
 * Closes the sheet of a panel that covers the board; a panel beside or below the board stays.
 * @param {Actions} actions
 * @returns {boolean} whether one covered it
 */
export function uncoverBoard(actions) {
  const covered = isSheet(query(document, ".side", HTMLElement));
  if (covered) actions.openPanel(null);
  return covered;
}

/**
 * Does what shows on the board, which a sheet would cover, and goes on there.
 * @param {Actions} actions
 * @param {() => void} act
 */
export function doOnBoard(actions, act) {
  uncoverBoard(actions);
  act();
  focusBoard();
}

/**
 * Returns what is to be called when the sheet has opened or closed.
 * @param {HTMLElement} sheet
 * @param {HTMLElement} head
 * @param {() => void} close
 */
export function closeByGestures(sheet, head, close) {
  sheet.addEventListener("click", (event) => {
    if (event.target === sheet && isSheet(sheet)) close();
  });
  document.addEventListener("keydown", (event) => {
    const covered = document.querySelector("dialog:modal") !== null;
    if (event.key === "Escape" && !covered && isSheet(sheet)) close();
  });
  /** @type {number | null} */
  let from = null;
  const distance = (/** @type {PointerEvent} */ event) =>
    from === null ? 0 : Math.max(0, event.clientY - from);
  head.addEventListener("pointerdown", (event) => {
    from = event.isPrimary && isSheet(sheet) ? event.clientY : null;
  });
  head.addEventListener("pointermove", (event) => {
    const down = distance(event);
    if (down <= SLACK) return;
    head.setPointerCapture(event.pointerId);
    sheet.style.translate = `0 ${down}px`;
  });
  for (const type of /** @type {const} */ (["pointerup", "pointercancel"]))
    head.addEventListener(type, (event) => {
      const far = type === "pointerup" && distance(event) > FAR;
      from = null;
      sheet.style.translate = "";
      if (far) close();
    });
  let isOpen = false;
  /** @type {Watcher | null} */
  let watcher = null;
  function watch() {
    const watches = isOpen && isSheet(sheet);
    if (watches === (watcher !== null)) return;
    watcher?.destroy();
    watcher = watches ? createWatcher() : null;
    watcher?.addEventListener("close", close);
  }
  addEventListener("resize", watch);
  return (/** @type {boolean} */ open) => {
    if (open === isOpen) return;
    isOpen = open;
    watch();
  };
}

/** A watcher, where the browser has them. */
function createWatcher() {
  const { CloseWatcher } = /** @type {{CloseWatcher?: new () => Watcher}} */ (globalThis);
  return CloseWatcher ? new CloseWatcher() : null;
}
