/**
 * The part of the dialog that loads a pasted text or files; the dialog stays open with what is
 * wrong with them.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 *
 * @typedef {ReturnType<typeof createAnswer>} Answer
 */

import { copiedText } from "../base/clipboard.js";
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
  const answer = createAnswer(dialog, (other) => void taking.takeAs(other));
  const fill = keepTyped(paste, storage);
  const taking = createTaking({ dialog, paste, fill, answer }, actions);

  query(dialog, "[data-paste]", HTMLButtonElement).addEventListener(
    "click",
    () => void taking.takeCopied(),
  );
  query(dialog, "[data-load]", HTMLButtonElement).addEventListener(
    "click",
    () => void taking.take(),
  );
  paste.addEventListener("input", taking.forget);
  followFiles(dialog, (chosen) => void taking.takeChosen(chosen));

  return {
    /**
     * Begins with a text; without one, with the text that waits to be mended.
     * @param {string} [text]
     */
    open(text = paste.value) {
      taking.forget();
      fill(text);
    },
    /** Offers the game that the text in the field is one of. @param {string} other */
    offer(other) {
      answer.offer(other).focus();
    },
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    update(state, texts) {
      answer.update(texts);
      taking.follow(state);
    },
  };
}

/**
 * The steps that import the text of the field or files. Each closes the dialog once it has
 * imported; otherwise the dialog stays open with what is wrong.
 * @param {object} parts
 * @param {HTMLDialogElement} parts.dialog
 * @param {HTMLTextAreaElement} parts.paste
 * @param {(text: string) => void} parts.fill sets the text of the field
 * @param {Answer} parts.answer
 * @param {Actions} actions
 */
function createTaking({ dialog, paste, fill, answer }, actions) {
  /** @type {State | undefined} */
  let shown;
  /** Whether the pasted text is read as several games. */
  let reading = false;

  /** The text of the field has been imported. */
  function closeTaken() {
    fill("");
    dialog.close();
  }

  /** Withdraws the sentence about another text. */
  function forget() {
    answer.clear();
    reading = false;
  }

  /** Takes the text of the field, or offers to read it as one of another game. */
  async function take() {
    forget();
    const text = paste.value;
    const found = await actions.take(text);
    if (paste.value !== text || !dialog.open) return;
    reading = found === null && isRead(shown);
    if (found !== null) {
      // The text of a game that stops before a wrong move waits to be mended.
      answer.report(found);
      if (isStopped(found)) return;
      const other = await actions.findGame(text);
      if (other !== null && paste.value === text) answer.offer(other);
    } else if (!reading) closeTaken();
    else answer.say(({ t }) => t("said-reading"));
  }

  /**
   * Takes what was copied, unless the visitor types while the browser asks; where the browser does
   * not give it out, the visitor pastes it.
   */
  async function takeCopied() {
    forget();
    const typed = paste.value;
    const text = await copiedText();
    if (!dialog.open || paste.value !== typed) return;
    if (text === null) {
      paste.focus();
      answer.say(({ t }) => t("paste-by-hand"));
      return;
    }
    fill(text);
    await take();
  }

  /** Takes the text of the field as one of another game. @param {string} other */
  async function takeAs(other) {
    forget();
    const text = paste.value;
    const found = await actions.loadAs(other, text);
    if (paste.value !== text || !dialog.open) return;
    if (found === null) closeTaken();
    else answer.report(found);
  }

  /** Takes files that were chosen. @param {File[]} chosen */
  async function takeChosen(chosen) {
    forget();
    const { report } = answer;
    await takeFiles(chosen, { collect: actions.collect, report }, async (text) => {
      const found = await actions.take(text);
      if (found !== null) report(found);
      else if (!isRead(shown)) dialog.close();
    });
    reading = isRead(shown);
  }

  /** Ends the import of several games, once they are read. @param {State} state */
  function follow(state) {
    shown = state;
    if (!reading || isRead(state)) return;
    forget();
    const { collection, notice } = state;
    if (collection.open) closeTaken();
    else if (notice.kind === "problems") answer.report(notice.problems[0]);
  }

  return { forget, take, takeCopied, takeAs, takeChosen, follow };
}

/**
 * The sentence about the text of the field, and the button that reads it as one of another game.
 * @param {HTMLDialogElement} dialog
 * @param {(other: string) => void} take reads the text as one of that game
 */
function createAnswer(dialog, take) {
  const sentence = query(dialog, "[data-problem]", HTMLElement);
  const button = query(dialog, "[data-open-game]", HTMLButtonElement);
  /** @type {Texts | undefined} */
  let texts;
  button.addEventListener("click", () => take(button.value));

  /** Says it where a low window shows it. @param {(texts: Texts) => string} wordsIn */
  function say(wordsIn) {
    if (!texts) return;
    setText(sentence, wordsIn(texts));
    sentence.scrollIntoView({ block: "nearest" });
  }

  return {
    say,
    clear() {
      setText(sentence, "");
      button.hidden = true;
    },
    /** @param {Problem} found */
    report: (found) => say(({ problem }) => problem(found)),
    /** @param {string} other the game that the text is one of */
    offer(other) {
      button.hidden = false;
      button.value = other;
      say(({ t, gameName }) => t("offer-game", { game: gameName(other) }));
      return button;
    },
    /** @param {Texts} currentTexts */
    update(currentTexts) {
      texts = currentTexts;
    },
  };
}

/**
 * The button that chooses files.
 * @param {HTMLDialogElement} dialog
 * @param {(chosen: File[]) => void} open
 */
function followFiles(dialog, open) {
  const files = query(dialog, "[data-files]", HTMLInputElement);
  query(dialog, "[data-open-files]", HTMLButtonElement).addEventListener("click", () =>
    files.click(),
  );
  files.addEventListener("change", () => {
    const chosen = [...(files.files ?? [])];
    // The same files can be chosen again.
    files.value = "";
    if (chosen.length > 0) open(chosen);
  });
}

/** Whether games are being read. @param {State | undefined} state */
function isRead(state) {
  return state !== undefined && state.collection.request !== null;
}
