/**
 * Endings, as the page takes them in.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Context } from "../app/context.js"
 * @import { Room } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { EndingsSlice } from "./ending.js"
 */

import { problemBehind } from "../base/problems.js";
import { withMode } from "../board/owner.js";
import { mayAnalyse } from "../board/fair-play.js";
import { jump } from "../game/game-steps.js";
import { otherSide } from "../games/sides.js";
import {
  endingAt,
  endingCounted,
  endingJobs,
  endingLeft,
  endingOf,
  endingSet,
  foundInEnding,
  movedInEnding,
} from "./ending.js";
import { storedEnding } from "./stored-ending.js";

/** @type {Room} */
export const room = {
  handlers: {
    "endings-open": (state, { open }) => withEndings(state, { open }),
    "endings-wanted": (state, { most }) => withEndings(state, { most }),
    "endings-drawn": (state) => withEndings(state, { place: state.endings.place + 1 }),
    "ending-set": endingSet,
    "ending-counted": endingCounted,
    "ending-shows": (state, { shows }) => withMode(state, "ending", { shows }),
    "ending-left": endingLeft,
  },
  jobs: endingJobs,
  found: foundInEnding,
  moved: movedInEnding,
  unfinished: storedEnding,
  actions: (context) => {
    const { store } = context;
    return {
      showEndings: (open) => {
        if (!open) store.dispatch({ type: "ending-left" });
        store.dispatch({ type: "endings-open", open });
      },
      wantEndings: (most) => store.dispatch({ type: "endings-wanted", most }),
      playOut: (counts) => {
        const { position, turn } = store.get().game;
        if (turn !== null && mayAnalyse(store.get())) set(context, position, turn, counts);
      },
      drawEnding: () => drawEnding(context),
      countEnding: (count) => store.dispatch({ type: "ending-counted", count }),
      showMargin: (shows) => store.dispatch({ type: "ending-shows", shows }),
      playEndingAgain: (side) => {
        const ending = endingOf(store.get());
        if (ending === null) return;
        const other = side === "other" ? otherSide(ending.side) : ending.side;
        if (other === ending.side) jump(context, 0, false);
        else set(context, ending.start.position, other, false);
      },
      leaveEnding: () => store.dispatch({ type: "ending-left" }),
    };
  },
};

/**
 * @param {Context} context
 * @param {string} position
 * @param {Side} side the visitor's
 * @param {boolean} counts
 */
function set({ store, session }, position, side, counts) {
  const setup = { position };
  const game = session.show(session.restore({ setup, transcript: "", ply: 0 }));
  store.dispatch({ type: "ending-set", game, side, counts });
}

/**
 * Draws another ending from the positions of the page's exercises, to be counted.
 * @param {Context} context
 */
async function drawEnding(context) {
  const { store, library } = context;
  try {
    const list = await library.read(await library.load());
    const { most, place } = store.get().endings;
    const found = endingAt(list, most, place);
    if (found === null || !mayDraw(store.get())) return null;
    store.dispatch({ type: "endings-drawn" });
    set(context, found.position, found.position.endsWith("X") ? "black" : "white", true);
    return null;
  } catch (error) {
    return problemBehind("exercises-unavailable", error);
  }
}

/**
 * Whether an ending may take the place of what is on the board.
 * @param {State} state
 */
function mayDraw(state) {
  return endingOf(state) !== null || mayAnalyse(state);
}

/**
 * @param {State} state
 * @param {Partial<EndingsSlice>} changes
 * @returns {State}
 */
function withEndings(state, changes) {
  return { ...state, endings: { ...state.endings, ...changes } };
}
