/**
 * The dialog that loads a pasted text or files; it stays open with what is wrong with them. Every
 * button that names it opens it, wherever it is drawn.
 */

import type { Problem } from "../base/problems.ts";
import type { Actions, Context, State } from "../base/page.ts";
import type { Texts } from "../words/texts.ts";
import { copiedPicture, copiedText } from "../base/clipboard.ts";
import { query, setText } from "../base/dom.ts";
import { keepTyped, typedIn } from "../kept/typed.ts";
import { isLibraryOpen } from "../ui/library.ts";
import { uncoverBoard } from "../ui/sheet-gestures.ts";
import { isStopped } from "../game/good-beginning.ts";
import { takeFiles } from "./files.ts";

export type Answer = ReturnType<typeof createAnswer>;

const PASTED = typedIn("paste");

/** The buttons that open the dialog. */
const OPENS_GAMES = "[data-open-games]";

export function createOpenGamesView(root: Document, actions: Actions, storage: Context["storage"]) {
  const dialog = query(root, "dialog#open-games", HTMLDialogElement);
  const paste = query(dialog, 'textarea[name="paste"]', HTMLTextAreaElement);
  const answer = createAnswer(dialog, (other) => void taking.takeAs(other));
  const fill = keepTyped(paste, PASTED, storage);
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
  dialog.addEventListener("close", () => {
    const { activeElement } = root;
    // The button that had the focus has made way while the games were read.
    if (activeElement === root.body || dialog.contains(activeElement))
      root.querySelector<HTMLElement>(".library [data-games]")?.focus();
  });
  followFiles(dialog, (chosen) => void taking.takeChosen(chosen));
  dialog.addEventListener("paste", (event) => {
    const copied = [...(event.clipboardData?.files ?? [])];
    if (copied.length === 0) return;
    event.preventDefault();
    void taking.takeChosen(copied);
  });

  /** @param text what the field holds; without one, the text that waits to be mended */
  function open(text = paste.value) {
    taking.begin();
    fill(text);
    dialog.showModal();
  }

  root.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest(OPENS_GAMES) : null;
    if (button === null) return;
    button.closest("dialog")?.close();
    open();
  });

  return {
    /** Opens the dialog with a text that is one of another game; one press opens that game. */
    offer(text: string, other: string) {
      open(text);
      answer.offer(other).focus();
    },
    update(state: State, _before: State | null, texts: Texts) {
      answer.update(texts);
      taking.follow(state);
    },
  };
}

/**
 * The steps that import the text of the field or files. Each closes the dialog once it has
 * imported; otherwise the dialog stays open with what is wrong.
 */
function createTaking(
  {
    dialog,
    paste,
    fill,
    answer,
  }: {
    dialog: HTMLDialogElement;
    paste: HTMLTextAreaElement;
    fill: (text: string) => void;
    answer: Answer;
  },
  actions: Actions,
) {
  let shownState: State | undefined;
  /** The state as the dialog opened. */
  let stateBefore: State | undefined;
  /** Whether several games, or a picture, are read for the dialog. */
  let reading = false;

  /** The text of the field has been imported. */
  function closeTaken() {
    fill("");
    close();
  }

  /** Leaves in sight what has come to the board. */
  function close() {
    if (!dialog.open) return;
    dialog.close();
    if (shownState?.game !== stateBefore?.game || shownState?.mode !== stateBefore?.mode)
      uncoverBoard(actions);
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
    reading = found === null && isRead(shownState);
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
    const picture = text === "" ? await copiedPicture() : null;
    if (!dialog.open || paste.value !== typed) return;
    if (picture !== null) {
      await takeChosen([picture]);
      return;
    }
    if (text === null) {
      paste.focus();
      answer.say(({ t }) => t("paste-by-hand"));
      return;
    }
    fill(text);
    await take();
  }

  /** Takes the text of the field as one of another game. */
  async function takeAs(other: string) {
    forget();
    const text = paste.value;
    const found = await actions.loadAs(other, text);
    if (paste.value !== text || !dialog.open) return;
    if (found === null) closeTaken();
    else answer.report(found);
  }

  async function takeChosen(chosen: File[]) {
    forget();
    const { report } = answer;
    const takePicture = (picture: Blob) => {
      actions.takePicture(picture);
      reading = true;
      answer.say(({ t }) => t("said-picture-requested"));
      if (shownState) follow(shownState);
    };
    const takeText = async (text: string) => {
      const found = await actions.take(text);
      if (found !== null) report(found);
      else if (!isRead(shownState)) close();
    };
    await takeFiles(chosen, { ...actions, report, takePicture }, takeText, close);
    reading ||= isRead(shownState);
  }

  /** Ends the import of several games or of a picture, once they are read. */
  function follow(state: State) {
    shownState = state;
    if (!reading || isRead(state)) return;
    forget();
    const { notice } = state;
    if (notice.kind === "picture-read") close();
    else if (notice.kind === "problems") answer.report(notice.problems[0]);
    else if (isLibraryOpen(state)) closeTaken();
  }

  /** Begins with the state that shows. */
  function begin() {
    forget();
    stateBefore = shownState;
  }

  return { begin, forget, take, takeCopied, takeAs, takeChosen, follow };
}

/**
 * The sentence about the text of the field, and the button that reads it as one of another game.
 * @param take reads the text as one of that game
 */
function createAnswer(dialog: HTMLDialogElement, take: (other: string) => void) {
  const sentence = query(dialog, "[data-problem]", HTMLElement);
  const button = query(dialog, "[data-open-game]", HTMLButtonElement);
  let texts: Texts | undefined;
  button.addEventListener("click", () => take(button.value));

  /** Says it where a low window shows it. */
  function say(wordsIn: (texts: Texts) => string) {
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
    report: (found: Problem) => say(({ problem }) => problem(found)),
    /** @param other the game that the text is one of */
    offer(other: string) {
      button.hidden = false;
      button.value = other;
      say(({ t, gameName }) => t("offer-game", { game: gameName(other) }));
      return button;
    },
    update(currentTexts: Texts) {
      texts = currentTexts;
    },
  };
}

/** The button that chooses files. */
function followFiles(dialog: HTMLDialogElement, open: (chosen: File[]) => void) {
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

/** Whether games or a picture are being read. */
function isRead(state: State | undefined) {
  if (state === undefined) return false;
  return state.collection.request !== null || state.study.picture !== null;
}
