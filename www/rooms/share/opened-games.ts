/** The steps that import the text of the field of a dialog, or files. */

import type { GameId } from "../../../reversi-rules.js";
import type { Actions, StateOf } from "../../floor/base/page.ts";
import { copiedPicture, copiedText } from "../../floor/base/clipboard.ts";
import { isStopped } from "../../play/game/good-beginning.ts";
import { isLibraryOpen } from "../../play/ui/library.ts";
import { uncoverBoard } from "../../play/ui/sheet-gestures.ts";
import type { Answer } from "./opening-answer.ts";
import { takeFiles } from "./files.ts";

/** The dialog with its field and the sentence about what it holds. */
interface Place {
  dialog: HTMLDialogElement;
  paste: HTMLTextAreaElement;
  fill: (text: string) => void;
  answer: Answer;
}

/**
 * Each step closes the dialog once it has imported; otherwise the dialog stays open with what is
 * wrong.
 */
export class OpenedGames {
  #shownState: StateOf<"collection" | "editor"> | undefined;
  /** The state as the dialog opened. */
  #stateBefore: StateOf<"collection" | "editor"> | undefined;
  /** Whether several games, or a picture, are read for the dialog. */
  #isReading = false;
  #place: Place;
  #actions: Actions;

  constructor(place: Place, actions: Actions) {
    this.#place = place;
    this.#actions = actions;
  }

  /** The text of the field has been imported. */
  #closeTaken() {
    this.#place.fill("");
    this.#close();
  }

  /** Leaves in sight what has come to the board. */
  #close() {
    if (!this.#place.dialog.open) return;
    this.#place.dialog.close();
    if (
      this.#shownState?.game !== this.#stateBefore?.game ||
      this.#shownState?.mode !== this.#stateBefore?.mode
    )
      uncoverBoard(this.#actions);
  }

  /** Withdraws the sentence about another text. */
  forget() {
    this.#place.answer.clear();
    this.#isReading = false;
  }

  /** Takes the text of the field, or offers to read it as one of another game. */
  async take() {
    this.forget();
    const text = this.#place.paste.value;
    const found = await this.#actions.take(text);
    if (this.#place.paste.value !== text || !this.#place.dialog.open) return;
    this.#isReading = found === null && isRead(this.#shownState);
    if (found !== null) {
      // The text of a game that stops before a wrong move waits to be mended.
      this.#place.answer.report(found);
      if (isStopped(found)) return;
      const other = await this.#actions.findGame(text);
      if (other !== null && this.#place.paste.value === text) this.#place.answer.offer(other);
    } else if (!this.#isReading) this.#closeTaken();
    else this.#place.answer.say(({ t }) => t("said-reading"));
  }

  /**
   * Takes what was copied, unless the visitor types while the browser asks; where the browser does
   * not give it out, the visitor pastes it.
   */
  async takeCopied() {
    this.forget();
    const typed = this.#place.paste.value;
    const text = await copiedText();
    const picture = text === "" ? await copiedPicture() : null;
    if (!this.#place.dialog.open || this.#place.paste.value !== typed) return;
    if (picture !== null) {
      await this.takeChosen([picture]);
      return;
    }
    if (text === null) {
      this.#place.paste.focus();
      this.#place.answer.say(({ t }) => t("paste-by-hand"));
      return;
    }
    this.#place.fill(text);
    await this.take();
  }

  /** Takes the text of the field as one of another game. */
  async takeAs(other: GameId) {
    this.forget();
    const text = this.#place.paste.value;
    const found = await this.#actions.loadAs(other, text);
    if (this.#place.paste.value !== text || !this.#place.dialog.open) return;
    if (found === null) this.#closeTaken();
    else this.#place.answer.report(found);
  }

  async takeChosen(chosen: File[]) {
    this.forget();
    const { report } = this.#place.answer;
    const takePicture = (picture: Blob) => {
      this.#actions.takePicture(picture);
      this.#isReading = true;
      this.#place.answer.say(({ t }) => t("said-picture-requested"));
      if (this.#shownState) this.follow(this.#shownState);
    };
    const takeText = async (text: string) => {
      const found = await this.#actions.take(text);
      if (found !== null) report(found);
      else if (!isRead(this.#shownState)) this.#close();
    };
    await takeFiles(chosen, { ...this.#actions, report, takePicture }, takeText, () =>
      this.#close(),
    );
    this.#isReading ||= isRead(this.#shownState);
  }

  /** Ends the import of several games or of a picture, once they are read. */
  follow(state: StateOf<"collection" | "editor">) {
    this.#shownState = state;
    if (!this.#isReading || isRead(state)) return;
    this.forget();
    const { notice } = state;
    if (notice.kind === "picture-read") this.#close();
    else if (notice.kind === "problems") this.#place.answer.report(notice.problems[0]);
    else if (isLibraryOpen(state)) this.#closeTaken();
  }

  /** Begins with the state that shows. */
  begin() {
    this.forget();
    this.#stateBefore = this.#shownState;
  }
}

/** Whether games or a picture are being read. */
function isRead(state: StateOf<"collection" | "editor"> | undefined) {
  if (state === undefined) return false;
  return state.collection.request !== null || state.editor.picture !== null;
}
