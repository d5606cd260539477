/**
 * Both clocks below the score, what starts and stops them, and the way to keep the moves that
 * followed one that was corrected. A reader has the time at will, and hears it twice at the end.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Clock } from "../base/clock.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Clocks } from "./clocks.js"
 *
 * @typedef {{run: () => void, keep: () => void}} Press what a press on a button does
 *
 * @typedef {object} Shown
 * @property {Clocks | null} clocks null in a game without time
 * @property {Record<Side, string>} names empty for none
 * @property {boolean} isWon
 * @property {number} following the moves that can be kept
 * @property {PartTexts<"table">} texts
 */

import { html, nothing, render } from "lit-html";
import { pageClock } from "../base/clock.js";
import { focusBoard, sayBeside, setAttribute } from "../base/dom.js";
import { nameOn } from "../board/friend-game.js";
import { winnerOf } from "../board/game-end.js";
import { applied } from "../ui/applied.js";
import { PAUSE, PLAY_OUTLINE, setIcon } from "../ui/icon-button.js";
import { timeLeft } from "./clocks.js";
import { correctedLine, lineWithFollowing } from "./following-moves.js";
import { steadyTime } from "./table-steps.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** Milliseconds under which a clock is emphasised, and under which it shows tenths of a second. */
const LOW = 30_000;
const TENTHS = 10_000;

/** Milliseconds at which a reader hears how much time a side has left. */
const SAID = [LOW, TENTHS];

/**
 * The time that a clock shows, such as 4:59, and 0:09.4 at its end: it is 0:00.0 when the time is
 * up, and no sooner.
 * @param {number} ms
 */
export function clockText(ms) {
  const isLast = ms < TENTHS;
  const tenths = isLast ? Math.ceil(ms / 100) : Math.ceil(ms / 1_000) * 10;
  const minutes = Math.floor(tenths / 600);
  const seconds = String(Math.floor((tenths % 600) / 10)).padStart(2, "0");
  return isLast ? `${minutes}:${seconds}.${tenths % 10}` : `${minutes}:${seconds}`;
}

/** Milliseconds until a clock shows another time. @param {number} ms */
function untilNextText(ms) {
  return ms < TENTHS ? ms % 100 || 100 : ms % 1_000 || 1_000;
}

/**
 * @param {HTMLElement} scoreboard
 * @param {Actions} actions
 * @param {Context} context
 * @param {Clock} [clock]
 * @param {() => number} [now]
 */
export function createClocksView(
  scoreboard,
  actions,
  context,
  clock = pageClock,
  now = steadyTime,
) {
  /** @type {Press} */
  const press = {
    run: actions.runOrStopClocks,
    keep: () => {
      actions.keepFollowing();
      focusBoard();
    },
  };
  /** @type {number | undefined} */
  let timer;
  /** @type {{side: Side, left: number} | null} what the last look at the running clock has found */
  let seen = null;

  /** @param {Shown} shown */
  function tick(shown) {
    clock.clearTimeout(timer);
    const time = now();
    render(clocksView(shown, time, press), scoreboard);
    const { names, clocks, texts } = shown;
    const running = clocks?.running ?? null;
    if (clocks === null || running === null) {
      seen = null;
      return;
    }
    const left = timeLeft(clocks, running, time);
    const before = seen?.side === running ? seen.left : left;
    if (SAID.some((limit) => before > limit && left <= limit))
      sayBeside(secondsLeft(names[running] || texts.page.side(running), left, texts));
    seen = { side: running, left };
    timer = clock.setTimeout(() => tick(shown), untilNextText(left) + 1);
  }

  return {
    /** @param {State} state @param {PartTexts<"table">} texts */
    update(state, texts) {
      const { game } = state.table;
      setAttribute(document.documentElement, "data-clocks", game === null ? null : "");
      if (game !== null) {
        const { clocks } = game;
        const names = { black: nameOn(state, "black"), white: nameOn(state, "white") };
        const isWon = winnerOf(state) !== null;
        tick({ clocks, names, isWon, following: followingMoves(state, context), texts });
        return;
      }
      clock.clearTimeout(timer);
      render(nothing, scoreboard);
    },
  };
}

/**
 * How many moves that followed a corrected one can be kept.
 * @param {State} state
 * @param {Context} context
 */
function followingMoves(state, context) {
  const corrected = correctedLine(state);
  return corrected ? lineWithFollowing(context, corrected).length - state.game.line.length : 0;
}

/**
 * @param {string} name of the side
 * @param {number} left
 * @param {PartTexts<"table">} texts
 */
function secondsLeft(name, left, { t }) {
  return t("seconds-left", { side: name, count: Math.ceil(left / 1_000) });
}

/**
 * @param {Shown} shown
 * @param {number} time
 * @param {Press} press
 */
function clocksView({ isWon, clocks, following, texts }, time, { run, keep }) {
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

/**
 * The clock of a side.
 * @param {Clocks | null} clocks
 * @param {Side} side
 * @param {number} time
 * @param {PartTexts<"table">} texts
 */
function faceView(clocks, side, time, { t, page }) {
  const left = clocks === null ? null : timeLeft(clocks, side, time);
  const when = (/** @type {boolean} */ is) => (is ? "" : nothing);
  return html`
    <div class="table-clock" data-clock-of=${side} ?hidden=${left === null}
      data-low=${when(left !== null && left < LOW)}
      data-running=${when(clocks?.running === side)} data-up=${when(clocks?.fallen === side)}>
      <span role="timer" class="table-time"
        aria-label=${t("clock-of", { side: page.side(side) })}>${left === null ? "" : clockText(left)}</span>
    </div>
  `;
}
