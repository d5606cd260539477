/**
 * The sheet with the link of the game on the board, which leaves the board in sight: to share, to
 * copy, to mail, or as a QR code for another telephone's camera.
 */

import type { Actions, Context, Core, StateOf } from "../../floor/base/page.ts";
import type { Sheet } from "./friends.ts";
import { html, render } from "lit-html";
import { focusBoard, query, setText } from "../../floor/base/dom.ts";
import { showValue } from "../../floor/kept/typed.ts";
import { agreedPlies, hasFriend, owesMoves } from "../../play/board/friend-game.ts";
import { isOver } from "../../play/board/game-end.ts";
import { otherSide } from "../../play/games/sides.ts";
import { type PartTexts, type Texts, createPartTexts } from "../../play/words/texts.ts";
import { applied } from "../../play/ui/applied.ts";
import { leaveByEscape } from "../../play/ui/leave-by-escape.ts";
import { fragmentOf, markSent, nameVisitor, tieGame } from "../../play/links/send-steps.ts";
import { createSendWaysView } from "./send-ways-view.ts";

export function createSendView(
  dialog: HTMLDialogElement,
  actions: Actions,
  context: Context<"friends">,
) {
  const title = query(dialog, "[data-send-title]", HTMLElement);
  const root = query(dialog, "[data-send]", HTMLElement);
  let opened: Sheet | null = null;
  let draw = () => {};

  const ways = createSendWaysView(
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
    update({ friends: { sheet } }: StateOf<"friends">, pageTexts: Texts) {
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
function linkOf(context: Context, state: Core) {
  return location.href.split(/[?#]/)[0] + fragmentOf(context, state);
}

/** The field of the visitor's name, in a game with a friend. */
function nameView({ friend, settings }: Core, context: Context, { t }: PartTexts<"friends">) {
  const isNamed = friend !== null && hasFriend(settings.current);
  const rename = ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
    nameVisitor(context, currentTarget.value);
  return html`
    <label class="send-name" ?hidden=${!isNamed}><span>${t("your-name")}</span>
      <input name="name" autocomplete="nickname"
        ${applied(showValue, friend?.names[friend.mine] ?? "")} @input=${rename}></label>`;
}

function noteOf(state: Core, { t, page }: PartTexts<"friends">) {
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
export function kindOf(state: Core): keyof typeof NOTES {
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
