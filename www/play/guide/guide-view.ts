/**
 * The guide through a first game, beside the board and never over it: a step at a time, until it is
 * skipped or done. All steps share one place, as high as the longest: nothing moves between them.
 * `data-unless` names the locks that hide a sentence, `data-after-move` hides one until a move is
 * played.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { focusBoard, query, sayBeside, setAttribute, setText } from "../../floor/base/dom.ts";
import { guideStep } from "./guide.ts";

export function createGuideView(aside: HTMLElement, actions: Actions) {
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

  function draw(state: Core, before: Core | null, { t, sentences }: Texts) {
    const step = guideStep(state);
    if (step === null && aside.contains(document.activeElement)) focusBoard();
    aside.hidden = step === null;
    setAttribute(document.body, "data-guide-step", step?.id ?? null);
    // The mark by which boot.ts has shown the guide before the modules were there.
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

/** The sentences of a step that no lock hides. */
function wordsOf(parts: Element[], id: string) {
  const part = parts.find((other) => other.getAttribute("data-step") === id);
  const sentences = [...(part?.querySelectorAll("[data-text]") ?? [])];
  const shownSentences = sentences.filter((sentence) => !sentence.hasAttribute("hidden"));
  return shownSentences.map(({ textContent }) => textContent);
}

function isHidden(sentence: Element, { game, host }: Core) {
  const waits = sentence.hasAttribute("data-after-move") && game.last === null;
  // In the other steps it has its room: the text keeps its place once a move is played.
  if (waits && sentence.closest("[data-shown]") !== null) return true;
  const words = sentence.getAttribute("data-unless")?.split(" ") ?? [];
  return host.locks.some((lock) => words.includes(lock));
}
