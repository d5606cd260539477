/**
 * The line of the card of the end that says where a lost game could still have been saved, and
 * leads there.
 */

import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { element, focusBoard, query, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { mayJump } from "../../play/board/navigation.ts";
import { turningPointText } from "./turning-point-text.ts";
import { verdictOf } from "../../play/players/win-loss-record.ts";

export function createTurningPointView(dialog: HTMLDialogElement, actions: Actions) {
  const button = element("button", { type: "button", class: "end-turning" });
  button.hidden = true;
  query(dialog, "[data-end-suggestion]", HTMLElement).before(button);
  button.addEventListener("click", () => {
    actions.showTurningPoint();
    focusBoard();
  });

  function draw(state: StateOf<"turning">, _before: StateOf<"turning"> | null, texts: Texts) {
    const found = state.turning?.found ?? null;
    const isShown = found !== null && mayJump(state) && verdictOf(state) === "lost";
    button.hidden = !isShown;
    if (!isShown) return;
    setText(button, turningPointText(state.game, { ...found, number: found.ply + 1 }, texts));
  }

  return { update: tracked(draw) };
}
