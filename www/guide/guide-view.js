/**
 * The guide through a first game, beside the board and never over it: a step at a time, until it is
 * skipped or done. All steps share one place, as high as the longest: nothing moves between them.
 * `data-unless` names the locks that hide a sentence, `data-after-move` hides one until a move is
 * played.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { tracked } from "../base/tracked.js";
import { focusBoard, query, sayBeside, setAttribute, setText } from "../base/dom.js";
import { guideStep } from "./guide.js";

/**
 * @param {HTMLElement} aside
 * @param {Actions} actions
 */
export function createGuideView(aside, actions) {
  const document = aside.ownerDocument;
  const next = query(aside, "[data-guide-next]", HTMLButtonElement);
  const nextText = query(next, "[data-text]", HTMLElement);
  const count = query(aside, "[data-guide-count]", HTMLElement);
  const dots = [...query(aside, "[data-guide-dots]", HTMLElement).children];
  const parts = [...aside.querySelectorAll("[data-step]")];
  const hidable = aside.querySelectorAll("[data-unless], [data-after-move]");
  next.addEventListener("click", actions.advanceGuide);
  query(aside, "[data-guide-skip]", HTMLButtonElement).addEventListener(
    "click",
    actions.closeGuide,
  );

  /**
   * @param {State} state
   * @param {State | null} before
   * @param {Texts} texts
   */
  function draw(state, before, { t, sentences }) {
    const step = guideStep(state);
    if (step === null && aside.contains(document.activeElement)) focusBoard();
    aside.hidden = step === null;
    setAttribute(document.body, "data-guide-step", step?.id ?? null);
    // The mark by which boot.js has shown the guide before the modules were there.
    delete document.documentElement.dataset.firstVisit;
    if (step === null) return;
    const { id, number, total } = step;
    for (const part of parts)
      part.toggleAttribute("data-shown", part.getAttribute("data-step") === id);
    for (const sentence of hidable) sentence.toggleAttribute("hidden", isHidden(sentence, state));
    dots.forEach((dot, index) => {
      dot.toggleAttribute("hidden", index >= total);
      dot.toggleAttribute("data-done", index < number);
    });
    setText(count, t("guide-count", { number, total }));
    const text = number === total ? "guide-done" : "guide-next";
    nextText.dataset.text = text;
    setText(nextText, t(text));
    if (before && guideStep(before)?.id !== id)
      sayBeside(t("guide-said", { number, total, text: sentences(...wordsOf(parts, id)) }));
    // One that the visitor starts from a panel takes the focus, which the panel's button had.
    const isStarted = before?.panels.guide === null && before.panels.open !== null;
    if (isStarted) next.focus({ preventScroll: true });
  }

  return { update: tracked(draw) };
}

/**
 * The sentences of a step that no lock hides.
 * @param {Element[]} parts
 * @param {string} id
 */
function wordsOf(parts, id) {
  const part = parts.find((other) => other.getAttribute("data-step") === id);
  const sentences = [...(part?.querySelectorAll("[data-text]") ?? [])];
  const shown = sentences.filter((sentence) => !sentence.hasAttribute("hidden"));
  return shown.map(({ textContent }) => textContent);
}

/**
 * @param {Element} sentence
 * @param {State} state
 */
function isHidden(sentence, { game, host }) {
  const waits = sentence.hasAttribute("data-after-move") && game.last === null;
  // In the other steps it has its room: the text keeps its place once a move is played.
  if (waits && sentence.closest("[data-shown]") !== null) return true;
  const words = sentence.getAttribute("data-unless")?.split(" ") ?? [];
  return host.locks.some((lock) => words.includes(lock));
}
