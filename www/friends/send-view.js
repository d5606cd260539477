/**
 * The sheet with the link of the game on the board, which leaves the board in sight: to share, to
 * copy, to mail, or as a QR code for another telephone's camera.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 * @import { Sheet } from "./friends.js"
 *
 * The link that the browser did not copy or share.
 * @typedef {{way: "copy" | "share", link: string}} Refusal
 */

import { html, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { copyText } from "../base/clipboard.js";
import { focusBoard, query, setText } from "../base/dom.js";
import { canShare, shareLink } from "../base/share-sheet.js";
import { showValue } from "../base/typed.js";
import { agreedPlies, hasFriend, owesMoves } from "../board/friend-game.js";
import { isOver } from "../board/game-end.js";
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
  /** The sheet that was opened. @type {Sheet | null} */
  let opened = null;
  let draw = () => {};

  const ways = createWays(
    root,
    () => markSent(context),
    () => draw(),
  );
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

  function close() {
    const isInside = dialog.contains(document.activeElement);
    if (dialog.open) dialog.close();
    if (isInside) focusBoard();
    opened = null;
    ways.reset();
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
        setText(title, texts.t(`send-${kindOf(state)}`));
        const view = ways.view(linkOf(context, state), noteOf(state, texts), texts);
        render([view, nameView(state, context, texts)], root);
      };
      draw();
      if (sheet === opened) return;
      opened = sheet;
      if (!dialog.open) showBeside(dialog);
    },
  };
}

/**
 * The link of a game, without the visitor's settings: the reader has settings, too.
 * @param {Context} context
 * @param {State} state
 */
function linkOf(context, state) {
  return location.href.split(/[?#]/)[0] + fragmentOf(context, state);
}

/**
 * The ways of a link: shared, copied, as a QR code, by mail.
 * @param {HTMLElement} root
 * @param {() => void} sent
 * @param {() => void} draw
 */
function createWays(root, sent, draw) {
  let link = "";
  let isQrShown = false;
  let isCopied = false;
  /** @type {Refusal | null} */
  let refused = null;

  async function copy() {
    const copying = link;
    isCopied = await copyText(copying);
    if (isCopied) sent();
    conclude(isCopied ? null : { way: "copy", link: copying });
  }

  /** Selects a link that was refused, for the visitor to copy. @param {Refusal | null} refusal */
  function conclude(refusal) {
    refused = refusal;
    if (refused !== null) {
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
    const sharing = link;
    const end = await shareLink(sharing);
    if (end === "shared") sent();
    conclude(end === "refused" ? { way: "share", link: sharing } : null);
  }

  function toggleQr() {
    isQrShown = !isQrShown;
    draw();
    if (!isQrShown) return;
    sent();
    query(root, "[data-qr]", HTMLElement).scrollIntoView({ block: "nearest" });
  }

  return {
    reset() {
      isQrShown = false;
      isCopied = false;
      refused = null;
    },
    /**
     * @param {string} shown the link
     * @param {string} note
     * @param {PartTexts<"friends">} texts
     */
    view(shown, note, texts) {
      link = shown;
      const said = { copy: texts.t("copy-by-hand"), share: texts.page.t("share-by-hand") };
      const sentence = refused?.link === link ? said[refused.way] : note;
      const state = { link, isCopied, isQrShown, sentence };
      return waysView(state, { sent, share, copy, forgetCopy, toggleQr }, texts);
    },
  };
}

/**
 * @param {{link: string, isCopied: boolean, isQrShown: boolean, sentence: string}} shown
 * @param {Record<"sent" | "share" | "copy" | "forgetCopy" | "toggleQr", () => void>} acts
 * @param {PartTexts<"friends">} texts
 */
function waysView({ link, isCopied, isQrShown, sentence }, acts, { t }) {
  const subject = encodeURIComponent(t("mail-subject"));
  const mail = `mailto:?subject=${subject}&body=${encodeURIComponent(link)}`;
  return html`
    <div class="send-link">
      <textarea name="link" rows="1" readonly spellcheck="false" aria-label=${t("link")}
        .value=${link} @copy=${acts.sent}></textarea>
      <div class="send-buttons">
        <button type="button" class="button primary" ?hidden=${!canShare()}
          @click=${acts.share}>${t("share")}</button>
        <button type="button" class=${canShare() ? "button" : "button primary"} @click=${acts.copy} @blur=${acts.forgetCopy}>${t(
          isCopied ? "copied" : "copy",
        )}</button>
        <button type="button" class="button" aria-expanded=${isQrShown}
          @click=${acts.toggleQr}>${t("qr")}</button>
        <a class="button" href=${mail} @click=${acts.sent}>${t("mail")}</a>
      </div>
    </div>
    <div data-qr class="send-qr" ?hidden=${!isQrShown}>${guard(
      [isQrShown, link, t("qr-label")],
      () => (isQrShown ? qrPicture(link, t("qr-label")) : ""),
    )}</div>
    <p class="note">${sentence}</p>
  `;
}

/**
 * The field of the visitor's name, in a game with a friend.
 * @param {State} state
 * @param {Context} context
 * @param {PartTexts<"friends">} texts
 */
function nameView({ friend, settings }, context, { t }) {
  const isNamed = friend !== null && hasFriend(settings.current);
  const rename = (/** @type {{currentTarget: HTMLInputElement}} */ { currentTarget }) =>
    nameVisitor(context, currentTarget.value);
  return html`
    <label class="send-name" ?hidden=${!isNamed}><span>${t("your-name")}</span>
      <input name="name" maxlength="24" autocomplete="nickname"
        ${applied(showValue, friend?.names[friend.mine] ?? "")} @input=${rename}></label>`;
}

/**
 * The note below the link.
 * @param {State} state
 * @param {PartTexts<"friends">} texts
 */
function noteOf(state, { t, page }) {
  const mine = state.friend?.mine ?? "black";
  return t(NOTES[kindOf(state)], { side: page.side(otherSide(mine)) });
}

/** The sentence below the link. */
const NOTES = /** @type {const} */ ({
  invitation: "note-invitation",
  move: "note-unsent",
  again: "note-sent",
  turn: "note-turn",
  result: "note-result",
});

/** The purpose of the sheet. @param {State} state @returns {keyof typeof NOTES} */
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
