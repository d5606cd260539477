/**
 * Both clocks below the score, what starts and stops them, and the way to keep the moves that
 * followed one that was corrected. A reader has the time at will, and hears it twice at the end.
 */

import type { Side } from "../../../reversi-rules.js";
import type { Actions, Context, StateOf } from "../../floor/base/page.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import { html, nothing, render } from "lit-html";
import { type Clock, pageClock } from "../../floor/base/clock.ts";
import { focusBoard, sayBeside, setAttribute } from "../../floor/base/dom.ts";
import { nameOn } from "../../play/board/friend-game.ts";
import { winnerOf } from "../../play/board/game-end.ts";
import { TENTHS, clockText } from "../../play/game/clock-text.ts";
import { applied } from "../../play/ui/applied.ts";
import { PAUSE, PLAY_OUTLINE, setIcon } from "../../play/ui/icon-button.ts";
import { type Clocks, timeLeft } from "./clocks.ts";
import { correctedLine, lineWithFollowing } from "./following-moves.ts";
import { steadyTime } from "./table-steps.ts";

/** what a press on a button does */
interface Press {
  run: () => void;
  keep: () => void;
}

interface Shown {
  /** Null in a game without time. */
  clocks: Clocks | null;
  /** Empty for none. */
  names: Record<Side, string>;
  isWon: boolean;
  /** The moves that can be kept. */
  following: number;
  texts: PartTexts<"table">;
}

const SIDES = ["black", "white"] as const;

/** Milliseconds under which a clock is emphasised. */
const LOW = 30_000;

/** Milliseconds at which a reader hears how much time a side has left. */
const SAID = [LOW, TENTHS];

/** Milliseconds until a clock shows another time. */
function untilNextText(ms: number) {
  return ms < TENTHS ? ms % 100 || 100 : ms % 1_000 || 1_000;
}

export function createClocksView(
  scoreboard: HTMLElement,
  actions: Actions,
  context: Context<"table">,
  clock: Clock = pageClock,
  now: () => number = steadyTime,
) {
  const press: Press = {
    run: actions.runOrStopClocks,
    keep: () => {
      actions.keepFollowing();
      focusBoard();
    },
  };
  let timer: number | undefined;
  /** what the last look at the running clock has found */
  let seen: { side: Side; msLeft: number } | null = null;

  function tick(shownClocks: Shown) {
    clock.clearTimeout(timer);
    const time = now();
    render(clocksView(shownClocks, time, press), scoreboard);
    const { names, clocks, texts } = shownClocks;
    const running = clocks?.running ?? null;
    if (clocks === null || running === null) {
      seen = null;
      return;
    }
    const msLeft = timeLeft(clocks, running, time);
    const before = seen?.side === running ? seen.msLeft : msLeft;
    if (SAID.some((limit) => before > limit && msLeft <= limit))
      sayBeside(secondsLeft(names[running] || texts.page.side(running), msLeft, texts));
    seen = { side: running, msLeft };
    timer = clock.setTimeout(() => tick(shownClocks), untilNextText(msLeft) + 1);
  }

  return {
    update(state: StateOf<"table">, texts: PartTexts<"table">) {
      const { game } = state.table;
      const following = game === null ? 0 : followingMoves(state, context);
      const isShown = game !== null && (game.clocks !== null || following > 0);
      setAttribute(document.documentElement, "data-clocks", isShown ? "" : null);
      if (isShown) {
        const { clocks } = game;
        const names = { black: nameOn(state, "black"), white: nameOn(state, "white") };
        const isWon = winnerOf(state) !== null;
        tick({ clocks, names, isWon, following, texts });
        return;
      }
      clock.clearTimeout(timer);
      render(nothing, scoreboard);
    },
  };
}

/** How many moves that followed a corrected one can be kept. */
function followingMoves(state: StateOf<"table">, context: Context<"table">) {
  const corrected = correctedLine(state);
  return corrected ? lineWithFollowing(context, corrected).length - state.game.line.length : 0;
}

/** @param name of the side */
function secondsLeft(name: string, msLeft: number, { t }: PartTexts<"table">) {
  return t("seconds-left", { side: name, count: Math.ceil(msLeft / 1_000) });
}

function clocksView(
  { isWon, clocks, following, texts }: Shown,
  time: number,
  { run, keep }: Press,
) {
  const { t } = texts;
  const [black, white] = SIDES.map((side) => faceView(clocks, side, time, texts));
  const isOver = clocks === null || clocks.fallen !== null || isWon;
  const act = clocks?.running != null ? "stop" : clocks?.begun ? "go-on" : "start";
  const icon = act === "stop" ? PAUSE : PLAY_OUTLINE;
  return html`
    <div class="table-clocks" role="group" aria-label=${t("clocks")}>
      ${black}
      <div class="table-buttons">
        <button type="button" class="button" title=${t(act)} ?hidden=${isOver}
          ${applied(setIcon, icon, t(act))} @click=${run}></button>
        <button type="button" class="button primary" ?hidden=${following === 0}
          @click=${keep}>${following === 0 ? "" : t("keep-following", { count: following })}</button>
      </div>
      ${white}
    </div>
  `;
}

function faceView(
  clocks: Clocks | null,
  side: Side,
  time: number,
  { t, page }: PartTexts<"table">,
) {
  const msLeft = clocks === null ? null : timeLeft(clocks, side, time);
  const when = (is: boolean) => (is ? "" : nothing);
  return html`
    <div class="table-clock" data-clock-of=${side} ?hidden=${msLeft === null}
      data-low=${when(msLeft !== null && msLeft < LOW)}
      data-running=${when(clocks?.running === side)} data-up=${when(clocks?.fallen === side)}>
      <span role="timer" class="table-time"
        aria-label=${t("clock-of", { side: page.side(side) })}>${msLeft === null ? "" : clockText(msLeft)}</span>
    </div>
  `;
}
