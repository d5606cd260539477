/** Exploration and practice of openings, as the page takes them in. */

import type { Room } from "../../play/ui/room.ts";
import { holdsOwnGame, seeksMove } from "../../play/board/shown-game.ts";
import { play } from "../../play/game/game-steps.ts";
import { missedSquares } from "../../play/game/opening-practice.ts";
import { practisedRest } from "../../play/game/practised-line.ts";
import { exploringEnded, followPanel, isExploring, leftPoint } from "./explorer.ts";
import { practiceJobs } from "./practice-jobs.ts";
import { goBack, lookUp, practise } from "./practice-steps.ts";
import {
  exploredMove,
  practiceEnded,
  practiceResumed,
  practiceStarted,
} from "./reduce-openings.ts";
import { storedPractice } from "./stored-practice.ts";
import { one } from "../../play/board/board-overlays.ts";

export const room = {
  handlers: {
    "explorer-open": (state, { open }) => ({
      ...state,
      openings: { ...state.openings, explorer: open },
    }),
    "exploring-ended": exploringEnded,
    "practice-started": practiceStarted,
    "practice-resumed": practiceResumed,
    "practice-ended": practiceEnded,
  },
  acts: ["practice-started"],
  jobs: practiceJobs,
  unfinished: storedPractice,
  teaches: (state) => {
    const isPlayed = holdsOwnGame(state) && !seeksMove(state);
    const squares = isPlayed ? practisedRest(state) : [];
    return squares.length === 0 ? null : { squares, isShown: false };
  },
  moved: exploredMove,
  settled: followPanel,
  begin: (context) => {
    context.store.subscribe((state, before) => {
      const point = leftPoint(state, before);
      if (point !== null) goBack(context, point);
    });
  },
  // It ends with its game.
  replaced: (state, _, { type }) => (type === "practice-started" ? state : practiceEnded(state)),
  layers: [(state) => missedSquares(state).flatMap((square) => one(square, "hint", "square-hint"))],
  isBusy: ({ openings }) => openings.practice !== null,
  actions: (context) => {
    const { store } = context;
    return {
      showExplorer: (open) => store.dispatch({ type: "explorer-open", open }),
      explore: (square) => {
        if (isExploring(store.get())) play(context, square, null);
      },
      showOpening: (opening) => lookUp(context, opening),
      practise: (opening) => practise(context, opening),
      endPractice: () => store.dispatch({ type: "practice-ended" }),
    };
  },
} satisfies Room;
