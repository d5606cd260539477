/**
 * The sheet with the link of the game on the board, which leaves the board in sight: to share, to
 * copy, to mail, or as a QR code for another telephone's camera.
 */

import type { Actions, Context, State } from "../base/page.ts";
import type { Sheet } from "./friends.ts";
import { html, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { copyText } from "../base/clipboard.ts";
import { focusBoard, query, setText } from "../base/dom.ts";
import { canShare, shareLink } from "../base/share-sheet.ts";
import { showValue } from "../kept/typed.ts";
import { agreedPlies, hasFriend, owesMoves } from "../board/friend-game.ts";
import { isOver } from "../board/game-end.ts";
import { otherSide } from "../games/sides.ts";
import { type PartTexts, type Texts, createPartTexts } from "../words/texts.ts";
import { applied } from "../ui/applied.ts";
import { leaveByEscape } from "../ui/leave-by-escape.ts";
import { qrPicture } from "../ui/qr-picture.ts";
import { fragmentOf, markSent, nameVisitor, tieGame } from "../links/send-steps.ts";

/** The link that the browser did not copy or share. */
interface Refusal {
  way: "copy" | "share";
  link: string;
}

export function createSendView(dialog: HTMLDialogElement, actions: Actions, context: Context) {
  const title = query(dialog, "[data-send-title]", HTMLElement);
  const root = query(dialog, "[data-send]", HTMLElement);
  let opened: Sheet | null = null;
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
    update({ friends: { sheet } }: State, pageTexts: Texts) {
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

/** The link of a game, without the visitor's settings: the reader has settings, too. */
function linkOf(context: Context, state: State) {
  return location.href.split(/[?#]/)[0] + fragmentOf(context, state);
}

/** The ways of a link: shared, copied, as a QR code, by mail. */
function createWays(root: HTMLElement, sent: () => void, draw: () => void) {
  let link = "";
  let isQrShown = false;
  let isCopied = false;
  let refused: Refusal | null = null;

  async function copy() {
    const copying = link;
    isCopied = await copyText(copying);
    if (isCopied) sent();
    conclude(isCopied ? null : { way: "copy", link: copying });
  }

  /** Selects a link that was refused, for the visitor to copy. */
  function conclude(refusal: Refusal | null) {
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
    /** @param shownLink the link */
    view(shownLink: string, note: string, texts: PartTexts<"friends">) {
      link = shownLink;
      const said = { copy: texts.t("copy-by-hand"), share: texts.page.t("share-by-hand") };
      const sentence = refused?.link === link ? said[refused.way] : note;
      const state = { link, isCopied, isQrShown, sentence };
      return waysView(state, { sent, share, copy, forgetCopy, toggleQr }, texts);
    },
  };
}

function waysView(
  {
    link,
    isCopied,
    isQrShown,
    sentence,
  }: { link: string; isCopied: boolean; isQrShown: boolean; sentence: string },
  acts: Record<"sent" | "share" | "copy" | "forgetCopy" | "toggleQr", () => void>,
  { t }: PartTexts<"friends">,
) {
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

/** The field of the visitor's name, in a game with a friend. */
function nameView({ friend, settings }: State, context: Context, { t }: PartTexts<"friends">) {
  const isNamed = friend !== null && hasFriend(settings.current);
  const rename = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    nameVisitor(context, currentTarget.value);
  return html`
    <label class="send-name" ?hidden=${!isNamed}><span>${t("your-name")}</span>
      <input name="name" autocomplete="nickname"
        ${applied(showValue, friend?.names[friend.mine] ?? "")} @input=${rename}></label>`;
}

function noteOf(state: State, { t, page }: PartTexts<"friends">) {
  const mine = state.friend?.mine ?? "black";
  return t(NOTES[kindOf(state)], { side: page.side(otherSide(mine)) });
}

const NOTES = {
  invitation: "note-invitation",
  move: "note-unsent",
  again: "note-sent",
  turn: "note-turn",
  result: "note-result",
} as const;

/** The purpose of the sheet. */
export function kindOf(state: State): keyof typeof NOTES {
  if (!hasFriend(state.settings.current) || (isOver(state) && state.game.outcome === null))
    return "result";
  if (owesMoves(state) && agreedPlies(state) > 0) return "move";
  if (agreedPlies(state) > 0) {
    if (isOver(state)) return "result";
    return state.game.turn === state.friend?.mine ? "turn" : "again";
  }
  return "invitation";
}

/** Opens the sheet; the focus stays on the board. */
function showBeside(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement && focused !== document.body)
    focused.focus({ preventScroll: true });
}
