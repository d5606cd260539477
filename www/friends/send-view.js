/**
 * The sheet with the link of the game on the board, which leaves the board in sight: to share, to
 * copy, to mail, or as a QR code for another telephone's camera.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 * @import { Sheet } from "./friends.js"
 */

import { html, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { copyText } from "../base/clipboard.js";
import { focusBoard, query, setText } from "../base/dom.js";
import { showValue } from "../base/typed.js";
import { agreedPlies, hasFriend, owesMoves } from "../board/friend-game.js";
import { isOver } from "../board/selectors.js";
import { otherSide } from "../games/sides.js";
import { createPartTexts } from "../words/texts.js";
import { applied } from "../ui/applied.js";
import { leaveByEscape } from "../ui/leave-by-escape.js";
import { qrPicture } from "../ui/qr-picture.js";
import { fragmentOf, markSent, nameVisitor, tieGame } from "../links/send-steps.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Context} context
 */
export function createSendView(dialog, actions, context) {
  const title = query(dialog, "[data-send-title]", HTMLElement);
  const root = query(dialog, "[data-send]", HTMLElement);
  let link = "";
  let isQrShown = false;
  let isCopied = false;
  /** The link that the browser did not copy. */
  let refused = "";
  /** The sheet that was opened. @type {Sheet | null} */
  let opened = null;
  let draw = () => {};

  const markAsSent = () => markSent(context);
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

  async function copy() {
    const copying = link;
    isCopied = await copyText(copying);
    if (isCopied) markAsSent();
    else {
      refused = copying;
      const field = query(root, "[name=link]", HTMLTextAreaElement);
      field.focus();
      field.select();
    }
    draw();
  }

  function forgetCopy() {
    isCopied = false;
    draw();
  }

  async function share() {
    try {
      await navigator.share({ title: document.title, url: link });
      markAsSent();
    } catch {
      // The visitor has closed the system's sheet: nothing was shared.
    }
  }

  function toggleQr() {
    isQrShown = !isQrShown;
    draw();
    if (!isQrShown) return;
    markAsSent();
    query(root, "[data-qr]", HTMLElement).scrollIntoView({ block: "nearest" });
  }

  /** @param {State} state @param {PartTexts<"friends">} texts */
  function contents(state, { t, page }) {
    const mine = state.friend?.mine ?? "black";
    const subject = encodeURIComponent(t("mail-subject"));
    const mail = `mailto:?subject=${subject}&body=${encodeURIComponent(link)}`;
    const note = t(NOTES[kindOf(state)], { side: page.side(otherSide(mine)) });
    const isNamed = state.friend !== null && hasFriend(state.settings.current);
    return html`
      <div class="send-link">
        <textarea name="link" rows="1" readonly spellcheck="false" aria-label=${t("link")}
          .value=${link} @copy=${markAsSent}></textarea>
        <div class="send-buttons">
          <button type="button" class="button primary" ?hidden=${!("share" in navigator)}
            @click=${share}>${t("share")}</button>
          <button type="button" class="button" @click=${copy} @blur=${forgetCopy}>${t(
            isCopied ? "copied" : "copy",
          )}</button>
          <button type="button" class="button" aria-expanded=${isQrShown}
            @click=${toggleQr}>${t("qr")}</button>
          <a class="button" href=${mail} @click=${markAsSent}>${t("mail")}</a>
        </div>
      </div>
      <div data-qr class="send-qr" ?hidden=${!isQrShown}>${guard(
        [isQrShown, link, t("qr-label")],
        () => (isQrShown ? qrPicture(link, t("qr-label")) : ""),
      )}</div>
      <p class="note">${refused === link ? t("copy-by-hand") : note}</p>
      <label class="send-name" ?hidden=${!isNamed}><span>${t("your-name")}</span>
        <input name="name" maxlength="24" autocomplete="nickname"
          ${applied(showValue, state.friend?.names[mine] ?? "")}
          @input=${(/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) =>
            nameVisitor(context, currentTarget.value)}></label>`;
  }

  function close() {
    const isInside = dialog.contains(document.activeElement);
    if (dialog.open) dialog.close();
    if (isInside) focusBoard();
    opened = null;
    isQrShown = false;
    isCopied = false;
    refused = "";
    draw = () => {};
  }

  return {
    /**
     * @param {State} state
     * @param {Texts} pageTexts
     */
    update({ friends: { sheet } }, pageTexts) {
      if (sheet?.kind !== "send") {
        close();
        return;
      }
      tieGame(context);
      const texts = createPartTexts(pageTexts, "friends");
      draw = () => {
        const state = context.store.get();
        // Without the visitor's settings: the reader has settings, too.
        link = location.href.split(/[?#]/)[0] + fragmentOf(context, state);
        setText(title, texts.t(`send-${kindOf(state)}`));
        render(contents(state, texts), root);
      };
      draw();
      if (sheet === opened) return;
      opened = sheet;
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
