/**
 * The dialog that loads a pasted text or files; it stays open with what is wrong with them. Every
 * button that names it opens it, wherever it is drawn.
 */

import type { GameId } from "../../../reversi-rules.js";
import type { Actions, Context, StateOf } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { query } from "../../floor/base/dom.ts";
import { keepTyped, typedIn } from "../../floor/kept/typed.ts";
import { OpenedGames } from "./opened-games.ts";
import { createAnswer } from "./opening-answer.ts";

const PASTED = typedIn("paste");

/** The buttons that open the dialog. */
const OPENS_GAMES = "[data-open-games]";

export function createOpenGamesView(root: Document, actions: Actions, storage: Context["storage"]) {
  const dialog = query(root, "dialog#open-games", HTMLDialogElement);
  const paste = query(dialog, 'textarea[name="paste"]', HTMLTextAreaElement);
  const answer = createAnswer(dialog, (other) => void taking.takeAs(other));
  const fill = keepTyped(paste, PASTED, storage);
  const taking = new OpenedGames({ dialog, paste, fill, answer }, actions);

  query(dialog, "[data-paste]", HTMLButtonElement).addEventListener(
    "click",
    () => void taking.takeCopied(),
  );
  query(dialog, "[data-load]", HTMLButtonElement).addEventListener(
    "click",
    () => void taking.take(),
  );
  paste.addEventListener("input", () => taking.forget());
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
    offer(text: string, other: GameId) {
      open(text);
      answer.offer(other).focus();
    },
    update(
      state: StateOf<"collection" | "editor">,
      _before: StateOf<"collection" | "editor"> | null,
      texts: Texts,
    ) {
      answer.update(texts);
      taking.follow(state);
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
