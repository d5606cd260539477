/** The guide through a first game, as the page takes it in. */

import type { Room } from "../ui/room.ts";
import type { Core } from "../../floor/base/page.ts";
import { holdsOwnGame } from "../board/shown-game.ts";
import { playerOf } from "../board/seats.ts";
import { canGuide, guideMarks, guideStepOfNewGame, nextGuideStep } from "./guide.ts";
import type { Overlay } from "../board/overlay.ts";
import { each, one } from "../board/board-overlays.ts";

/** The panels with which a visitor does something else than play a first game. */
const ELSEWHERE: Core["panels"]["open"][] = ["learn", "games"];

export const room = {
  handlers: {
    "guide-started": (state) => (canGuide(state) ? withGuide(state, 0) : state),
    "guide-advanced": (state) => withGuide(state, nextGuideStep(state)),
    "guide-closed": (state) => withGuide(state, null),
  },
  moved: (state, before, event) => {
    const side = "side" in event ? event.side : null;
    const guided = playerOf(before, side) === "human" && holdsOwnGame(before);
    return guided ? withStep(state, nextGuideStep(before)) : state;
  },
  replaced: (state, before, { type }) => {
    const isNew = state.notice.kind === "started" && type !== "practice-started";
    return withStep(state, isNew ? guideStepOfNewGame(before) : null);
  },
  settled: (state) => (ELSEWHERE.includes(state.panels.open) ? withStep(state, null) : state),
  teaches: (state) => {
    const { place } = guideMarks(state);
    return place === null ? null : { squares: [place], isShown: true };
  },
  layers: [guided],
  actions: ({ store }) => ({
    startGuide: () => store.dispatch({ type: "guide-started" }),
    advanceGuide: () => store.dispatch({ type: "guide-advanced" }),
    closeGuide: () => store.dispatch({ type: "guide-closed" }),
  }),
} satisfies Room;

/** The guide shows beside the first panel. */
function withGuide<S extends Core>(state: S, step: number | null): S {
  return { ...state, panels: { ...state.panels, open: null, guide: step } };
}

function withStep<S extends Core>(state: S, step: number | null): S {
  return state.panels.guide === step
    ? state
    : { ...state, panels: { ...state.panels, guide: step } };
}

/** The squares of the guide. */
function guided(state: Core): Overlay[] {
  const { place, flips, look } = guideMarks(state);
  return [
    ...one(place, "guide-place", "square-guide"),
    ...each(flips, "guide-flip"),
    ...each(look, "guide-look"),
  ];
}
