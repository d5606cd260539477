/** Which part of the list of moves is in sight: its panel scrolls to the current move. */

import { watchSize } from "../../floor/base/dom.ts";

/** Scrolls the panel of the list until the current move is in sight. */
export function revealCurrent(list: HTMLElement) {
  const current = list.querySelector('[aria-current="step"]');
  if (current instanceof HTMLElement) reveal(current);
}

/**
 * Keeps the current move in sight when the panel appears, gets another width or becomes lower. One
 * that the visitor has scrolled out of sight stays there in a panel of the same width.
 */
export function keepInSight(list: HTMLElement) {
  const panel = panelOf(list);
  let [width, height] = [0, 0];
  watchSize(panel, () => {
    const [across, before] = [width, height];
    [width, height] = [panel.clientWidth, panel.clientHeight];
    if (width !== across && height > 0 && panel.contains(list)) revealCurrent(list);
    const move = list.querySelector('[aria-current="step"]');
    if (!(move instanceof HTMLElement) || height >= before) return;
    const top = move.getBoundingClientRect().top - panel.getBoundingClientRect().top;
    if (top >= 0 && top < before) reveal(move);
  });
}

/** The element that scrolls around the list: its panel, or the place below the fence. */
function panelOf(part: HTMLElement): HTMLElement {
  const panel = part.closest("[data-panel]") ?? part.closest("[data-nook]");
  if (panel instanceof HTMLElement) return panel;
  throw new TypeError("the list of moves is in no panel");
}

/**
 * Scrolls the panel, and only the panel, until the item is visible, with the panel's padding beside
 * it. No row above it is cut: the panel begins with a whole one.
 */
export function reveal(item: HTMLElement) {
  const panel = panelOf(item);
  const frame = panel.getBoundingClientRect();
  const padding = Number.parseFloat(getComputedStyle(panel).paddingBottom);
  const box = item.getBoundingClientRect();
  const above = frame.top + padding - box.top;
  const below = box.bottom - (frame.bottom - padding);
  if (above > 0) panel.scrollTop -= above;
  else if (below > 0) {
    const start = frame.top + padding;
    const rows = [...(item.closest("ol")?.children ?? [])];
    const tops = rows.map((row) => row.getBoundingClientRect().top);
    // A pixel for rounding.
    panel.scrollTop += (tops.find((top) => top > start + below - 1) ?? box.top) - start;
  }
}
