/**
 * The dialog that exports the game: the position, the moves and a link at once, further notations
 * and pictures as soon as they are loaded.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import type { Shared } from "./link-text.ts";
import { copyText } from "../../floor/base/clipboard.ts";
import { query, setText } from "../../floor/base/dom.ts";
import { canShare, shareLink } from "../../floor/base/share-sheet.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { maySend } from "../../play/board/forfeit.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { isOver } from "../../play/board/game-end.ts";
import { type View, createLoader } from "../../play/ui/lazy-view.ts";
import { createGameTextsView } from "./game-texts-view.ts";

interface Exports {
  /** Loads the further notations. */
  exportView: (root: HTMLElement) => Promise<View>;
  /** Loads what draws the code of a link. */
  qrPicture: () => Promise<(link: string, label: string) => Element>;
  write: (state: Shared, notation: string) => Promise<string>;
  /** The state that is exported: with the position being set up in place of the game. */
  shared: <S extends Core>(state: S) => S;
}

export function createExportDialog(
  dialog: HTMLDialogElement,
  opener: HTMLButtonElement,
  actions: Actions,
  { exportView: loadExportView, qrPicture, write, shared }: Exports,
) {
  const exported = query(dialog, "[data-export]", HTMLElement);
  const result = query(dialog, "[data-result-link]", HTMLButtonElement);
  const loadPart = createLoader(actions);
  const gameTexts = createGameTextsView(dialog, write, () => loadPart(qrPicture));
  const fillTexts = tracked(gameTexts.fill);
  let texts: Texts | undefined;
  let shownState: Core | undefined;
  let exportView: View | null = null;
  let loading = false;

  function open() {
    dialog.showModal();
    if (shownState && texts) gameTexts.fill(shownState, null, texts);
    void showExportView();
  }

  /** Shows the further notations, which are loaded when the dialog opens for the first time. */
  async function showExportView() {
    if (loading) return;
    loading = true;
    exportView ??= await loadPart(() => loadExportView(exported));
    if (shownState && texts) exportView?.update(shownState, null, texts);
    loading = false;
  }

  opener.addEventListener("click", open);
  result.addEventListener("click", () => {
    dialog.close();
    actions.run("send");
  });
  connectCopies(dialog, () => texts);
  connectShare(dialog, () => texts);

  return {
    update(state: Core, before: Core | null, currentTexts: Texts) {
      texts = currentTexts;
      shownState = shared(state);
      gameTexts.show(shownState, texts);
      exported.hidden = shownState.game.game !== "reversi";
      fillTexts(shownState, before, texts);
      if (dialog.open) exportView?.update(shownState, before, texts);
      result.hidden = !isOver(state) || !maySend(state) || !holdsOwnGame(state);
    },
  };
}

/** Has each button copy the field that it names. */
function connectCopies(dialog: HTMLElement, currentTexts: () => Texts | undefined) {
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

/** Hands the link to the share sheet, where the system has one. */
function connectShare(dialog: HTMLElement, currentTexts: () => Texts | undefined) {
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
 * @param label of the button
 */
async function copy(
  source: HTMLTextAreaElement,
  label: HTMLElement,
  problem: HTMLElement,
  { t }: Texts,
) {
  const isCopied = await copyText(source.value);
  if (isCopied) setText(label, t("copied"));
  conclude(isCopied, source, problem, t("copy-by-hand"));
}

/**
 * Selects a text that the browser has not given out, and says so; otherwise takes away what was
 * said before.
 */
function conclude(
  isDone: boolean,
  source: HTMLTextAreaElement,
  problem: HTMLElement,
  sentence: string,
) {
  if (!isDone) {
    source.focus();
    source.select();
  }
  setText(problem, isDone ? "" : sentence);
}
