/**
 * The dialog that exports the game and imports games: the position, the moves and a link at once,
 * further notations and pictures as soon as they are loaded, and what is pasted.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { View } from "../ui/lazy-view.js"
 * @import { Shared } from "./link-text.js"
 */

import { copyText } from "../base/clipboard.js";
import { query, setText } from "../base/dom.js";
import { canShare, shareLink } from "../base/share-sheet.js";
import { tracked } from "../base/tracked.js";
import { maySend } from "../board/forfeit.js";
import { holdsOwnGame } from "../board/shown-game.js";
import { isOver } from "../board/game-end.js";
import { createLoader } from "../ui/lazy-view.js";
import { createGameTextsView } from "./game-texts-view.js";
import { createPasteView } from "./paste-view.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} opener
 * @param {Actions} actions
 * @param {object} later
 * @param {(root: HTMLElement) => Promise<View>} later.exportView loads the further notations
 * @param {() => Promise<(link: string, label: string) => Element>} later.qrPicture loads what draws
 *   the code of a link
 * @param {(state: Shared, notation: string) => Promise<string>} later.write
 * @param {(state: State) => State} later.shared the state that is exported: with the position being
 *   set up in place of the game
 * @param {Context["storage"]} later.storage
 */
export function createImportExportView(
  dialog,
  opener,
  actions,
  { exportView: loadExportView, qrPicture, write, shared, storage },
) {
  const collection = query(dialog, "[data-show-collection]", HTMLButtonElement);
  const exported = query(dialog, "[data-export]", HTMLElement);
  const result = query(dialog, "[data-result-link]", HTMLButtonElement);
  const loadPart = createLoader(actions);
  const gameTexts = createGameTextsView(dialog, write, () => loadPart(qrPicture));
  const fillTexts = tracked(gameTexts.fill);
  const pasted = createPasteView(dialog, actions, storage);
  /** @type {Texts | undefined} */
  let texts;
  /** @type {State | undefined} */
  let shown;
  /** @type {View | null} */
  let exportView = null;
  let loading = false;

  /** @param {string} [text] what the field for pasting holds */
  function open(text) {
    pasted.open(text);
    dialog.showModal();
    if (shown && texts) gameTexts.fill(shown, null, texts);
    void showExportView();
  }

  /** Shows the further notations, which are loaded when the dialog opens for the first time. */
  async function showExportView() {
    if (loading) return;
    loading = true;
    exportView ??= await loadPart(() => loadExportView(exported));
    if (shown && texts) exportView?.update(shown, null, texts);
    loading = false;
  }

  opener.addEventListener("click", () => open());
  result.addEventListener("click", () => {
    dialog.close();
    actions.run("send");
  });
  collection.addEventListener("click", () => {
    dialog.close();
    actions.showCollection(true);
  });
  connectCopies(dialog, () => texts);
  connectShare(dialog, () => texts);

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} currentTexts
     */
    update(state, before, currentTexts) {
      texts = currentTexts;
      shown = shared(state);
      gameTexts.show(shown, texts);
      exported.hidden = shown.game.game !== "reversi";
      fillTexts(shown, before, texts);
      if (dialog.open) exportView?.update(shown, before, texts);
      pasted.update(state, texts);
      result.hidden = !isOver(state) || !maySend(state) || !holdsOwnGame(state);
      const { games, list } = state.collection;
      collection.hidden = games.length === 0 && list.length === 0;
      const label = games.length === 0 ? "collection" : "collection-games";
      setText(collection, texts.t(label, { count: games.length }));
    },
    /**
     * Opens the dialog with a text that is another of the page's games; one press opens that game.
     * @param {string} text
     * @param {string} other
     */
    offer(text, other) {
      open(text);
      pasted.offer(other);
    },
  };
}

/**
 * Has each button copy the field that it names.
 * @param {HTMLElement} dialog
 * @param {() => Texts | undefined} currentTexts
 */
function connectCopies(dialog, currentTexts) {
  const problem = query(dialog, "[data-problem]", HTMLElement);
  for (const button of dialog.querySelectorAll("[data-copy]")) {
    const name = button.getAttribute("data-copy") ?? "";
    const source = query(dialog, `textarea[name="${name}"]`, HTMLTextAreaElement);
    const label = query(button, "span", HTMLElement);
    button.addEventListener("click", () => {
      const texts = currentTexts();
      if (texts) void copy(source, label, problem, texts);
    });
    button.addEventListener("blur", () => {
      const texts = currentTexts();
      if (texts) setText(label, texts.t("copy"));
    });
  }
}

/**
 * Hands the link to the share sheet, where the system has one.
 * @param {HTMLElement} dialog
 * @param {() => Texts | undefined} currentTexts
 */
function connectShare(dialog, currentTexts) {
  const problem = query(dialog, "[data-problem]", HTMLElement);
  const share = query(dialog, "[data-share]", HTMLButtonElement);
  const link = query(dialog, 'textarea[name="link"]', HTMLTextAreaElement);
  share.hidden = !canShare();
  share.addEventListener("click", async () => {
    const end = await shareLink(link.value);
    const texts = currentTexts();
    if (texts) conclude(end !== "refused", link, problem, texts.t("share-by-hand"));
  });
}

/**
 * Copies, or selects the text for the visitor to copy where the browser forbids it. The button says
 * that it is done until it loses the focus.
 * @param {HTMLTextAreaElement} source
 * @param {HTMLElement} label of the button
 * @param {HTMLElement} problem
 * @param {Texts} texts
 */
async function copy(source, label, problem, { t }) {
  const isCopied = await copyText(source.value);
  if (isCopied) setText(label, t("copied"));
  conclude(isCopied, source, problem, t("copy-by-hand"));
}

/**
 * Selects a text that the browser has not given out, and says so; otherwise takes away what was
 * said before.
 * @param {boolean} isDone
 * @param {HTMLTextAreaElement} source
 * @param {HTMLElement} problem
 * @param {string} sentence
 */
function conclude(isDone, source, problem, sentence) {
  if (!isDone) {
    source.focus();
    source.select();
  }
  setText(problem, isDone ? "" : sentence);
}
