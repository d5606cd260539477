/**
 * The sheet with the link of the game on the board, which leaves the board in sight: to share, to
 * copy, to mail, or as a QR code for another telephone's camera.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 */

import { copyText } from "../base/clipboard.js";
import { button, element, focusBoard, query, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { agreedPlies, hasFriend, owesMoves } from "../board/friend-game.js";
import { isOver } from "../board/selectors.js";
import { otherSide } from "../games/sides.js";
import { createPartTexts } from "../words/texts.js";
import { leaveByEscape } from "../ui/leave-by-escape.js";
import { qrPicture } from "../ui/qr-picture.js";
import { fragmentOf, markSent, nameVisitor, tieGame } from "../links/send-steps.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Context} context
 */
export function createSendView(dialog, actions, context) {
  const parts = createParts();
  const { name, link, picture } = parts;
  query(dialog, "[data-send]", HTMLElement).replaceChildren(...parts.content);
  let isQrShown = false;
  /** @type {PartTexts<"friends"> | undefined} */
  let texts;

  name.addEventListener("input", () => nameVisitor(context, name.value));
  link.addEventListener("copy", () => markSent(context));
  parts.copy.addEventListener("click", async () => {
    if (!(await copyText(link.value))) {
      link.focus();
      link.select();
      setText(parts.note, texts?.t("copy-by-hand") ?? "");
      return;
    }
    setText(parts.copy, texts?.t("copied") ?? "");
    markSent(context);
  });
  parts.copy.addEventListener("blur", () => setText(parts.copy, texts?.t("copy") ?? ""));
  parts.share.hidden = !("share" in navigator);
  parts.share.addEventListener("click", async () => {
    try {
      await navigator.share({ title: document.title, url: link.value });
      markSent(context);
    } catch {
      // The visitor has closed the system's sheet: nothing was shared.
    }
  });
  parts.mail.addEventListener("click", () => markSent(context));
  parts.qr.addEventListener("click", () => {
    isQrShown = !isQrShown;
    showPicture();
    if (!isQrShown) return;
    markSent(context);
    picture.scrollIntoView({ block: "nearest" });
  });
  query(dialog, "[data-close]", HTMLButtonElement).addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => actions.closeFriendSheet("send"));
  dialog.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") dialog.close();
  });
  // The focus stays on the board while the sheet is open.
  leaveByEscape(
    dialog,
    () => dialog.open,
    () => dialog.close(),
  );

  function showPicture() {
    parts.qr.setAttribute("aria-expanded", String(isQrShown));
    picture.hidden = !isQrShown;
    picture.replaceChildren();
    if (isQrShown && texts) picture.append(qrPicture(link.value, texts.t("qr-label")));
  }

  /** @param {State} state */
  function fill(state) {
    if (!texts) return;
    // Without the visitor's settings: the reader has settings, too.
    link.value = location.href.split(/[?#]/)[0] + fragmentOf(context, state);
    const { t, page } = texts;
    const kind = kindOf(state);
    setText(query(dialog, "[data-send-title]", HTMLElement), t(`send-${kind}`));
    const mine = state.friend?.mine ?? "black";
    setText(parts.note, t(NOTES[kind], { side: page.side(otherSide(mine)) }));
    parts.named.hidden = state.friend === null || !hasFriend(state.settings.current);
    if (document.activeElement !== name) name.value = state.friend?.names[mine] ?? "";
    for (const [part, key] of parts.labels) setText(part, t(key));
    link.setAttribute("aria-label", t("link"));
    const subject = encodeURIComponent(t("mail-subject"));
    parts.mail.href = `mailto:?subject=${subject}&body=${encodeURIComponent(link.value)}`;
    showPicture();
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      if (!changed(state, before, "friends", "friend", "game", "settings")) return;
      const isOpen = state.friends.sheet?.kind === "send";
      if (!isOpen) {
        const isInside = dialog.contains(document.activeElement);
        if (dialog.open) dialog.close();
        if (isInside) focusBoard();
        isQrShown = false;
        return;
      }
      tieGame(context);
      texts = createPartTexts(pageTexts, "friends");
      fill(context.store.get());
      if (!dialog.open) showBeside(dialog);
    },
  };
}

/** What is said below the link. */
const NOTES = /** @type {const} */ ({
  invitation: "note-invitation",
  move: "note-unsent",
  again: "note-sent",
  turn: "note-turn",
  result: "note-result",
});

/** What the sheet is for. @param {State} state @returns {keyof typeof NOTES} */
export function kindOf(state) {
  if (!hasFriend(state.settings.current) || (isOver(state) && state.game.outcome === null))
    return "result";
  if (owesMoves(state) && agreedPlies(state) > 0) return "move";
  if (agreedPlies(state) > 0) {
    if (isOver(state)) return "result";
    return state.game.turn === state.friend?.mine ? "turn" : "again";
  }
  return "invitation";
}

/**
 * Opens the sheet; the focus stays on the board.
 * @param {HTMLDialogElement} dialog
 */
function showBeside(dialog) {
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement && focused !== document.body)
    focused.focus({ preventScroll: true });
}

/** The elements of the sheet. */
function createParts() {
  const nothing = () => {};
  const nameLabel = element("span");
  const name = element("input", { name: "name", maxlength: "24", autocomplete: "nickname" });
  const named = element("label", { class: "send-name" }, nameLabel, name);
  const link = element("textarea", { name: "link", rows: "1", readonly: "", spellcheck: "false" });
  const note = element("p", { class: "note" });
  const share = button(nothing, "button primary");
  const copy = button(nothing);
  const mail = element("a", { class: "button" });
  const qr = button(nothing);
  qr.setAttribute("aria-expanded", "false");
  const picture = element("div", { "data-qr": "", class: "send-qr", hidden: "" });
  /** @type {[HTMLElement, "your-name" | "copy" | "share" | "mail" | "qr"][]} */
  const labels = [
    [nameLabel, "your-name"],
    [copy, "copy"],
    [share, "share"],
    [mail, "mail"],
    [qr, "qr"],
  ];
  const content = [
    element(
      "div",
      { class: "send-link" },
      link,
      element("div", { class: "send-buttons" }, share, copy, qr, mail),
    ),
    picture,
    note,
    named,
  ];
  return { name, named, link, note, share, copy, mail, qr, picture, labels, content };
}
