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
 */

import { pageClock } from "../base/clock.js";
import { button, element, focusBoard, sayBeside, setAttribute, setText } from "../base/dom.js";
import { nameOn } from "../board/friend-game.js";
import { winnerOf } from "../board/selectors.js";
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
  const faces = SIDES.map((side) => {
    const time = element("span", { role: "timer", class: "table-time" });
    return {
      side,
      time,
      root: element("div", { class: "table-clock", "data-clock-of": side }, time),
    };
  });
  const run = button(actions.runOrStopClocks, "button");
  const keep = button(() => {
    actions.keepFollowing();
    focusBoard();
  }, "button primary");
  const middle = element("div", { class: "table-buttons" }, run, keep);
  const root = element(
    "div",
    { class: "table-clocks", role: "group" },
    faces[0].root,
    middle,
    faces[1].root,
  );
  /** @type {number | undefined} */
  let timer;
  /** @type {{side: Side, left: number} | null} what the last look at the running clock has found */
  let seen = null;

  /**
   * @param {State} state
   * @param {Clocks} clocks
   * @param {PartTexts<"table">} texts
   */
  function tick(state, clocks, texts) {
    clock.clearTimeout(timer);
    const time = now();
    for (const face of faces) {
      const left = timeLeft(clocks, face.side, time);
      setText(face.time, clockText(left));
      setAttribute(face.root, "data-low", left < LOW ? "" : null);
    }
    const { running } = clocks;
    if (running === null) {
      seen = null;
      return;
    }
    const left = timeLeft(clocks, running, time);
    say(state, running, left, texts);
    seen = { side: running, left };
    timer = clock.setTimeout(() => tick(state, clocks, texts), untilNextText(left) + 1);
  }

  /**
   * @param {State} state
   * @param {Side} side
   * @param {number} left
   * @param {PartTexts<"table">} texts
   */
  function say(state, side, left, { t, page }) {
    const before = seen?.side === side ? seen.left : left;
    if (!SAID.some((limit) => before > limit && left <= limit)) return;
    const name = nameOn(state, side) || page.side(side);
    sayBeside(t("seconds-left", { side: name, count: Math.ceil(left / 1_000) }));
  }

  /**
   * @param {State} state
   * @param {Clocks | null} clocks
   * @param {PartTexts<"table">} texts
   */
  function showButtons(state, clocks, { t }) {
    const corrected = correctedLine(state);
    const { length } = state.game.line;
    const count = corrected ? lineWithFollowing(context, corrected).length - length : 0;
    keep.hidden = count === 0;
    setText(keep, count === 0 ? "" : t("keep-following", { count }));
    const isOver = clocks === null || clocks.fallen !== null || winnerOf(state) !== null;
    run.hidden = isOver;
    if (isOver) return;
    const act = clocks.running !== null ? "stop" : clocks.begun ? "go-on" : "start";
    setIcon(run, act === "stop" ? PAUSE : PLAY_OUTLINE, t(act));
    setAttribute(run, "title", t(act));
  }

  return {
    /** @param {State} state @param {PartTexts<"table">} texts */
    update(state, texts) {
      const { game } = state.table;
      clock.clearTimeout(timer);
      setAttribute(document.documentElement, "data-clocks", game === null ? null : "");
      if (game === null) {
        root.remove();
        return;
      }
      if (!root.isConnected) scoreboard.append(root);
      const { clocks } = game;
      setAttribute(root, "aria-label", texts.t("clocks"));
      for (const { side, time, root: face } of faces) {
        face.hidden = clocks === null;
        setAttribute(time, "aria-label", texts.t("clock-of", { side: texts.page.side(side) }));
        setAttribute(face, "data-running", clocks?.running === side ? "" : null);
        setAttribute(face, "data-up", clocks?.fallen === side ? "" : null);
      }
      showButtons(state, clocks, texts);
      if (clocks !== null) tick(state, clocks, texts);
    },
  };
}
