/**
 * Steps of a game of two people at one device: its beginning, and its clocks, which follow the
 * board.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Clock } from "../base/clock.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Clocks } from "./clocks.js"
 * @import { Terms } from "./table.js"
 */

import { pageClock } from "../base/clock.js";
import { setupOf } from "../settings/settings.js";
import { ownPlayed } from "../game/played.js";
import { clocksAt, goOn, handedOver, afterClockPress, stopped, timeOfFall } from "./clocks.js";
import { newTable, startWith, TWO_PEOPLE } from "./table.js";

/**
 * The time in milliseconds since 1970, which no change of the device's clock moves back or forth
 * until the page is loaded again.
 */
export const steadyTime = () => performance.timeOrigin + performance.now();

/**
 * Begins a game on terms: both sides are people's, and the corners are set.
 * @param {Context} context
 * @param {Terms} terms
 */
export function beginTable({ store, session }, terms) {
  const position = startWith(terms.handicap);
  const setup = position === null ? setupOf(store.get().settings.current) : { position };
  const game = session.show(session.create(setup));
  store.dispatch({ type: position === null ? "started" : "started-from", game });
  // After that: the game that was left keeps its players.
  store.dispatch({ type: "chosen", choices: TWO_PEOPLE });
  store.dispatch({ type: "table-set", table: newTable(terms) });
}

/**
 * Sets the clocks going, or stops both.
 * @param {Context} context
 * @param {() => number} [now]
 */
export function runOrStop({ store }, now = steadyTime) {
  const state = store.get();
  const clocks = state.table.game?.clocks ?? null;
  if (clocks === null) return;
  const side = sideOnClock(state);
  set(store, clocks.running === null ? goOn(clocks, side, now()) : stopped(clocks, now()));
}

/**
 * Keeps the clocks in step with the board, and says when a side's time is up.
 * @param {Context} context
 * @param {Pick<Clock, "setTimeout" | "clearTimeout">} [timers]
 * @param {() => number} [now]
 */
export function followClocks({ store }, timers = pageClock, now = steadyTime) {
  /** @type {number | undefined} */
  let timer;

  function watch() {
    timers.clearTimeout(timer);
    const clocks = store.get().table.game?.clocks ?? null;
    const fall = clocks && timeOfFall(clocks);
    if (clocks === null || fall === null) return;
    timer = timers.setTimeout(fell, Math.max(0, fall - now()));
  }

  /** A timer may come a little early. */
  function fell() {
    const clocks = store.get().table.game?.clocks ?? null;
    if (clocks === null) return;
    const after = clocksAt(clocks, now());
    if (after.fallen === null) watch();
    else set(store, after);
  }

  store.subscribe((state, before) => {
    const table = state.table.game;
    const { clocks = null, mover = null } = table ?? {};
    if (clocks !== null && mover !== null) {
      const { ply } = ownPlayed(state).game;
      set(store, afterClockPress(clocks, { mover, next: sideOnClock(state), number: ply }, now()));
    } else if (clocks !== null && ownPlayed(state).game !== ownPlayed(before).game)
      set(store, handedOver(clocks, sideOnClock(state), now()));
    if (table !== before.table.game) watch();
  });
  watch();
}

/**
 * The side whose time passes: that to move in the game of the table, nobody once it has ended.
 * @param {State} state
 * @returns {Side | null}
 */
function sideOnClock(state) {
  const { movers, turn } = ownPlayed(state).game;
  return movers.at(-1) === null ? null : turn;
}

/**
 * @param {Context["store"]} store
 * @param {Clocks} clocks
 */
function set(store, clocks) {
  const { game } = store.get().table;
  if (game !== null && (clocks !== game.clocks || game.mover !== null))
    store.dispatch({ type: "clocks-set", clocks });
}
