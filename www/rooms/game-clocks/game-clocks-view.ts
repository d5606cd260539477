/** The clocks of a game that was read from a text, beside the players' names. */

import type { Side } from "../../../reversi-rules.js";
import type { StateOf } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { query, setAttribute, setText } from "../../floor/base/dom.ts";
import { clockText } from "../../play/game/clock-text.ts";
import { clockShown } from "./game-clocks.ts";

export function createGameClocksView(root: Document) {
  const views = [createClockView(root, "black"), createClockView(root, "white")];

  return {
    update(state: StateOf<"gameClocks">, _before: StateOf<"gameClocks"> | null, texts: Texts) {
      for (const view of views) view.update(state, texts);
    },
  };
}

function createClockView(root: Document, side: Side) {
  const player = query(root, `.score[data-side="${side}"] .score-player`, HTMLElement);
  const time = root.createElement("span");
  time.className = "score-time";
  time.setAttribute("role", "timer");
  player.append(time);

  return {
    update(state: StateOf<"gameClocks">, { t, side: sideName }: Texts) {
      const clock = clockShown(state, side);
      time.hidden = clock === null;
      if (clock === null) return;
      const name = clock.left ? "time-left" : "time-used";
      setAttribute(time, "aria-label", t(name, { side: sideName(side) }));
      setText(time, clockText(clock.milliseconds));
    },
  };
}
