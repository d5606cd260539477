/**
 * The part of the dialog that loads a pasted text or files; the dialog stays open with what is
 * wrong with them.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { query, setText } from "../base/dom.js";
import { keepTyped } from "../base/typed.js";
import { isStopped } from "../game/good-beginning.js";
import { takeFiles } from "./files.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Context["storage"]} storage
 */
export function createPasteView(dialog, actions, storage) {
  const paste = query(dialog, 'textarea[name="paste"]', HTMLTextAreaElement);
  const problem = query(dialog, "[data-problem]", HTMLElement);
  const offer = query(dialog, "[data-open-game]", HTMLButtonElement);
  const files = query(dialog, "[data-files]", HTMLInputElement);
  const fillPaste = keepTyped(paste, storage);
  /** @type {Texts | undefined} */
  let texts;
  /** @type {State | undefined} */
  let shown;
  /** Whether the pasted text is read as several games. */
  let reading = false;

  query(dialog, "[data-load]", HTMLButtonElement).addEventListener("click", () => void take());
  query(dialog, "[data-open-files]", HTMLButtonElement).addEventListener("click", () =>
    files.click(),
  );
  files.addEventListener("change", () => void openFiles([...(files.files ?? [])]));
  offer.addEventListener("click", () => void takeAs(offer.value));
  paste.addEventListener("input", forget);

  /** The text of the field has been imported. */
  function closeTaken() {
    fillPaste("");
    dialog.close();
  }

  /** Withdraws the sentence about another text. */
  function forget() {
    setText(problem, "");
    offer.hidden = true;
    reading = false;
  }

  /** States the fault of the text where a low window shows it. @param {string} words */
  function say(words) {
    setText(problem, words);
    problem.scrollIntoView({ block: "nearest" });
  }

  /** Takes the pasted text; the dialog stays open with what is wrong with it. */
  async function take() {
    forget();
    const text = paste.value;
    const found = await actions.take(text);
    if (paste.value !== text || !dialog.open) return;
    reading = found === null && isRead(shown);
    if (found !== null) {
      // The text of a game that stops before a wrong move waits to be mended.
      if (texts) say(texts.problem(found));
      if (!isStopped(found)) void offerOther(text);
    } else if (!reading) closeTaken();
    else if (texts) say(texts.t("said-reading"));
  }

  /** Takes the text of the field as one of another game. @param {string} other */
  async function takeAs(other) {
    forget();
    const text = paste.value;
    const found = await actions.loadAs(other, text);
    if (paste.value !== text || !dialog.open) return;
    if (found === null) closeTaken();
    else if (texts) say(texts.problem(found));
  }

  /**
   * Takes files that were chosen; the dialog stays open with what is wrong with them.
   * @param {File[]} chosen
   */
  async function openFiles(chosen) {
    // The same files can be chosen again.
    files.value = "";
    if (chosen.length === 0) return;
    forget();
    const report = (/** @type {Problem} */ found) => texts && say(texts.problem(found));
    await takeFiles(chosen, { collect: actions.collect, report }, async (text) => {
      const found = await actions.take(text);
      if (found !== null) report(found);
      else if (!isRead(shown)) dialog.close();
    });
    reading = isRead(shown);
  }

  /** Ends what began with several games. @param {State} state */
  function endReading({ collection, notice }) {
    reading = false;
    setText(problem, "");
    if (collection.open) closeTaken();
    else if (texts && notice?.kind === "problems") say(texts.problem(notice.problems[0]));
  }

  /**
   * Offers another of the page's games if the text is one of its games.
   * @param {string} text
   */
  async function offerOther(text) {
    const other = await actions.findGame(text);
    if (other !== null && paste.value === text) show(other);
  }

  /** @param {string} other the game that the text in the field is one of */
  function show(other) {
    offer.hidden = false;
    offer.value = other;
    if (texts) say(texts.t("offer-game", { game: texts.gameName(other) }));
  }

  return {
    /**
     * Begins with a text; without one, with the text that waits to be mended.
     * @param {string} [text]
     */
    open(text = paste.value) {
      forget();
      fillPaste(text);
    },
    /** Offers the game that the text in the field is one of. @param {string} other */
    offer(other) {
      show(other);
      offer.focus();
    },
    /**
     * @param {State} state
     * @param {Texts} currentTexts
     */
    update(state, currentTexts) {
      shown = state;
      texts = currentTexts;
      if (reading && !isRead(state)) endReading(state);
    },
  };
}

/** Whether games are being read. @param {State | undefined} state */
function isRead(state) {
  return state !== undefined && state.collection.request !== null;
}
