/**
 * Steps of a game of two people at one device: its beginning, and its clocks, which follow the
 * board.
 */

import type { Side } from "../../../reversi-rules.js";
import type { Context, Core } from "../../floor/base/page.ts";
import { type Clock, pageClock } from "../../floor/base/clock.ts";
import { setupOf } from "../../play/settings/settings.ts";
import { ownPlayed } from "../../play/game/played.ts";
import {
  type Clocks,
  clocksAt,
  goOn,
  handedOver,
  afterClockPress,
  stopped,
  timeOfFall,
} from "./clocks.ts";
import { type Terms, newTable, startWith, TWO_PEOPLE } from "./table.ts";

/**
 * The time in milliseconds since 1970, which no change of the device's clock moves back or forth
 * until the page is loaded again.
 */
export const steadyTime = () => performance.timeOrigin + performance.now();

/** Begins a game on terms: both sides are people's, and the corners are set. */
export function beginTable({ store, session }: Context, terms: Terms) {
  const position = startWith(terms.handicap);
  const setup = position === null ? setupOf(store.get().settings.current) : { position };
  const game = session.show(session.create(setup));
  store.dispatch({ type: position === null ? "started" : "started-from", game });
  // After that: the game that was left keeps its players.
  store.dispatch({ type: "chosen", choices: TWO_PEOPLE });
  store.dispatch({ type: "table-set", table: newTable(terms) });
}

/** Sets the clocks going, or stops both. */
export function runOrStop({ store }: Context<"table">, now: () => number = steadyTime) {
  const state = store.get();
  const clocks = state.table.game?.clocks ?? null;
  if (clocks === null) return;
  const side = sideOnClock(state);
  set(store, clocks.running === null ? goOn(clocks, side, now()) : stopped(clocks, now()));
}

/** Keeps the clocks in step with the board, and says when a side's time is up. */
export function followClocks(
  { store }: Context<"table">,
  timers: Pick<Clock, "setTimeout" | "clearTimeout"> = pageClock,
  now: () => number = steadyTime,
) {
  let timer: number | undefined;

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

/** The side whose time passes: that to move in the game of the table, nobody once it has ended. */
function sideOnClock(state: Core): Side | null {
  const { movers, turn } = ownPlayed(state).game;
  return movers.at(-1) === null ? null : turn;
}

function set(store: Context<"table">["store"], clocks: Clocks) {
  const { game } = store.get().table;
  if (game !== null && (clocks !== game.clocks || game.mover !== null))
    store.dispatch({ type: "clocks-set", clocks });
}
