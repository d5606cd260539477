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

  // The frame that follows finds the page laid out, and only paints it.
  new MutationObserver(fit).observe(query(sentence, "#status", HTMLElement), {
    childList: true,
  });
  watchSize(sentence, fit);
}
