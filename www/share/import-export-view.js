/**
 * The dialog that gives out the game and takes games in: the position, the moves and a link at
 * once, further notations and pictures as soon as they are loaded.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { View } from "../ui/lazy-view.js"
 */

import { copyText } from "../base/clipboard.js";
import { query, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { changed } from "../base/store.js";
import { keepTyped } from "../base/typed.js";
import { maySend } from "../board/forfeit.js";
import { holdsOwnGame, isOver } from "../board/selectors.js";
import { searchOfWholePage } from "../links/embedded-address.js";
import { FIRST_GAME } from "../games/index.js";
import { commentsOfLine } from "../game/comments.js";
import { isStopped } from "../game/good-beginning.js";
import { takeFiles } from "./files.js";
import { createLoader } from "../ui/lazy-view.js";
import { createLinkCode } from "./link-code.js";
import { writeLink } from "./link-text.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} opener
 * @param {Actions} actions
 * @param {object} later
 * @param {(root: HTMLElement) => Promise<View>} later.exportView loads the further notations
 * @param {() => Promise<(link: string, label: string) => Element>} later.qrPicture loads what draws
 *   the code of a link
 * @param {(state: State, notation: string) => Promise<string>} later.write
 * @param {(state: State) => State} later.shared the state that is given out: with the
 *   position being set up in place of the game
 * @param {Context["storage"]} later.storage
 */
export function createImportExportView(
  dialog,
  opener,
  actions,
  { exportView: loadExportView, qrPicture, write, shared, storage },
) {
  /** @param {string} name */
  const area = (name) => query(dialog, `textarea[name="${name}"]`, HTMLTextAreaElement);
  const problem = query(dialog, "[data-problem]", HTMLElement);
  const linkNote = query(dialog, "[data-link-note]", HTMLElement);
  const paste = area("paste");
  const fillPaste = keepTyped(paste, storage);
  const offer = query(dialog, "[data-open-game]", HTMLButtonElement);
  const collection = query(dialog, "[data-show-collection]", HTMLButtonElement);
  const share = query(dialog, "[data-share]", HTMLButtonElement);
  const result = query(dialog, "[data-result-link]", HTMLButtonElement);
  const linkButtons = [query(dialog, '[data-copy="link"]', HTMLButtonElement), share];
  /** @type {Texts | undefined} */
  let texts;
  /** @type {State | undefined} */
  let shown;
  /** @type {View | null} */
  let exportView = null;
  let loading = false;
  const loadPart = createLoader(actions);
  const code = createLinkCode(query(dialog, "[data-link-code]", HTMLDetailsElement), () =>
    loadPart(qrPicture),
  );
  /** @type {State | null} the state whose link with comments and variations is being written */
  let writing = null;
  const withVariations = query(dialog, '[name="link-variations"]', HTMLInputElement);
  const variationsLabel = query(dialog, "[data-link-variations]", HTMLElement);
  withVariations.addEventListener("change", fill);
  /** The variations that the link is to have. @type {State["branches"]} */
  let wanted = [];
  /** Whether the pasted text is read as several games. */
  let reading = false;

  function fill() {
    if (!shown || !texts) return;
    const { game } = shown;
    const address = location.href.split(/[?#]/)[0] + searchOfWholePage(location.search);
    area("position").value = game.position;
    area("moves").value = game.text;
    setLink(address + game.fragment, texts);
    const { list } = shown.comments;
    const may = game.game === FIRST_GAME.id;
    const variations = may && withVariations.checked ? shown.branches : [];
    const isMore = commentsOfLine(game, list).length > 0 || variations.length > 0;
    setText(linkNote, isMore && !may ? texts.t("link-without-comments") : "");
    setWriting(dialog.open && isMore && may ? shown : null);
    if (writing) void showLink(writing, variations, address, texts);
  }

  /** @param {string} link @param {Texts} texts */
  function setLink(link, { t }) {
    area("link").value = link;
    code.update(link, t("link-code"));
  }

  /** Until its link has the comments, it is not given out. @param {State | null} state */
  function setWriting(state) {
    writing = state;
    for (const button of linkButtons) button.disabled = state !== null;
  }

  /**
   * The link with the comments and variations, in place of the one without them.
   * @param {State} state
   * @param {State["branches"]} variations
   * @param {string} address
   * @param {Texts} page
   */
  async function showLink(state, variations, address, page) {
    const { t, problem } = page;
    const isWanted = () => writing === state && wanted === variations;
    wanted = variations;
    try {
      const { fragment, left } = await writeLink(state, variations, write);
      if (!isWanted()) return;
      if (fragment !== "") setLink(address + fragment, page);
      if (fragment === "") setText(linkNote, t("link-too-long"));
      else if (left > 0) setText(linkNote, t("link-variations-left", { count: left }));
    } catch (error) {
      if (!isWanted()) return;
      setText(linkNote, problem(problemOf(error)));
    }
    setWriting(null);
  }

  /** @param {string} text what the field for pasting holds */
  function open(text) {
    forget();
    fillPaste(text);
    dialog.showModal();
    fill();
    void showExportView();
  }

  // A text that could not be loaded waits to be mended.
  opener.addEventListener("click", () => open(paste.value));
  result.addEventListener("click", () => {
    dialog.close();
    actions.run("send");
  });
  collection.addEventListener("click", () => {
    dialog.close();
    actions.showCollection(true);
  });
  for (const button of dialog.querySelectorAll("[data-copy]")) {
    const source = area(button.getAttribute("data-copy") ?? "");
    const label = query(button, "span", HTMLElement);
    button.addEventListener("click", () => texts && void copy(source, label, problem, texts));
    button.addEventListener("blur", () => texts && setText(label, texts.t("copy")));
  }
  share.hidden = !("share" in navigator);
  share.addEventListener("click", () => void shareLink(document.title, area("link").value));
  query(dialog, "[data-load]", HTMLButtonElement).addEventListener("click", () => void take());
  const files = query(dialog, "[data-files]", HTMLInputElement);
  query(dialog, "[data-open-files]", HTMLButtonElement).addEventListener("click", () =>
    files.click(),
  );
  files.addEventListener("change", () => void openFiles([...(files.files ?? [])]));
  offer.addEventListener("click", () => void takeAs(offer.value));
  paste.addEventListener("input", forget);

  /** The text of the field has been taken in. */
  function closeTaken() {
    fillPaste("");
    dialog.close();
  }

  /** What was said of another text is no longer true. */
  function forget() {
    setText(problem, "");
    offer.hidden = true;
    reading = false;
  }

  /** What is wrong with the text, where a low window shows it. @param {string} words */
  function say(words) {
    setText(problem, words);
    problem.scrollIntoView({ block: "nearest" });
  }

  /** Shows the further notations, which are loaded when the dialog opens for the first time. */
  async function showExportView() {
    if (loading) return;
    loading = true;
    exportView ??= await loadPart(() =>
      loadExportView(query(dialog, "[data-export]", HTMLElement)),
    );
    if (shown && texts) exportView?.update(shown, null, texts);
    loading = false;
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
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} currentTexts
     */
    update(state, _before, currentTexts) {
      const before = shown ?? null;
      texts = currentTexts;
      shown = shared(state);
      if (changed(shown, before, "game", "comments", "branches")) fill();
      variationsLabel.hidden = shown.branches.length === 0 || shown.game.game !== FIRST_GAME.id;
      if (dialog.open) exportView?.update(shown, before, texts);
      if (reading && !isRead(state)) endReading(state);
      result.hidden = !isOver(state) || !maySend(state) || !holdsOwnGame(state);
      const { games, list } = state.collection;
      collection.hidden = games.length === 0 && list.length === 0;
      setText(
        collection,
        games.length === 0
          ? texts.t("collection")
          : texts.t("collection-games", { count: games.length }),
      );
    },
    /**
     * Opens the dialog with a text that is another of the page's games; one press opens that game.
     * @param {string} text
     * @param {string} other
     */
    offer(text, other) {
      open(text);
      show(other);
      offer.focus();
    },
  };
}

/** Whether games are being read. @param {State | undefined} state */
function isRead(state) {
  return state !== undefined && state.collection.asked !== null;
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
  else {
    source.focus();
    source.select();
  }
  setText(problem, isCopied ? "" : t("copy-by-hand"));
}

/**
 * Hands the link to the share sheet of the system. Closing that sheet is no problem: the link can
 * still be copied.
 * @param {string} title
 * @param {string} url
 */
async function shareLink(title, url) {
  try {
    await navigator.share({ title, url });
  } catch {
    // Nothing was shared.
  }
}
