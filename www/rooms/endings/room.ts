/** Endings, as the page takes them in. */

import type { Side } from "../../../reversi-rules.js";
import type { Context, Core, StateOf } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { problemBehind } from "../../floor/base/problems.ts";
import { withMode } from "../../play/board/owner.ts";
import { mayAnalyse } from "../../play/board/fair-play.ts";
import { jump } from "../../play/game/game-steps.ts";
import { otherSide } from "../../play/games/sides.ts";
import { endingCounted, endingLeft, endingSet, foundInEnding, movedInEnding } from "./ending.ts";
import { SOLVE_KEY, endingJobs } from "./ending-jobs.ts";
import { type EndingsSlice, endingAt, endingOf } from "./ending-values.ts";
import { storedEnding } from "./stored-ending.ts";
import { countedText } from "../../play/game/ending-text.ts";

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
  found: { [SOLVE_KEY]: foundInEnding },
  moved: movedInEnding,
  unfinished: storedEnding,
  says: {
    "ending-set": ({ t, side }, _, notice) =>
      t(notice.counts ? "said-ending-count" : "said-ending-play", { side: side(notice.side) }),
    "ending-counted": (texts, _, notice) => countedText(notice, texts),
  },
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
} satisfies Room<"endings">;

/** @param side the visitor's */
function set({ store, session }: Context, position: string, side: Side, counts: boolean) {
  const setup = { position };
  const game = session.show(session.restore({ setup, transcript: "", ply: 0 }));
  store.dispatch({ type: "ending-set", game, side, counts });
}

/** Draws another ending from the positions of the page's exercises, to be counted. */
async function drawEnding(context: Context<"endings">) {
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

/** Whether an ending may take the place of what is on the board. */
function mayDraw(state: Core) {
  return endingOf(state) !== null || mayAnalyse(state);
}

function withEndings<S extends StateOf<"endings">>(state: S, changes: Partial<EndingsSlice>): S {
  return { ...state, endings: { ...state.endings, ...changes } };
}
