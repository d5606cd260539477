/**
 * The letters of the sentence below the board: the largest in which all of it shows beside its
 * buttons. What is too long for the smallest scrolls, and fades where it goes on.
 */

import { query, setAttribute, watchSize } from "../../floor/base/dom.ts";

/** Values of `data-letters`, of the usual letters first. */
const LETTERS = [null, "small", "smaller", "smallest"];

export function connectSentence(root: Document) {
  const sentence = query(root, ".sentence", HTMLElement);
  const isCut = () => sentence.scrollHeight > sentence.clientHeight;

  function fit() {
    setAttribute(sentence, "data-cut", null);
    for (const letters of LETTERS) {
      setAttribute(sentence, "data-letters", letters);
      if (!isCut()) break;
    }
    const cut = isCut();
    setAttribute(sentence, "data-cut", cut ? "" : null);
    // Keys scroll what has the focus.
    setAttribute(sentence, "tabindex", cut ? "0" : null);
  }

  // In the next frame the page is laid out in any case.
  const fitInFrame = () => void requestAnimationFrame(fit);
  new MutationObserver(fitInFrame).observe(query(sentence, "#status", HTMLElement), {
    childList: true,
  });
  watchSize(sentence, fit);
}
