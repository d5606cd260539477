/** The analysis that runs on, as the page takes it in. */

import type { PageEvent } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { followedPoint } from "../../play/board/shown-game.ts";
import { mayAnalyse } from "../../play/board/fair-play.ts";
import { knownAt } from "../../play/game/known-values.ts";
import { lineFrom } from "../../play/game/computer-steps.ts";
import {
  analysedPoint,
  analysisEnded,
  analysisJobs,
  analysisSet,
  ANALYSIS_JOB,
  failedInAnalysis,
  followBoard,
  foundInAnalysis,
} from "./analysis.ts";
import { keepAnalysis } from "./stored-analysis.ts";

/** The event that brings a game from elsewhere to be looked at, in which the analysis goes on. */
const LOOKED_AT: readonly PageEvent["type"][] = ["loaded", "returned"];

export const room = {
  handlers: {
    "analysis-set": analysisSet,
  },
  jobs: analysisJobs,
  found: { [ANALYSIS_JOB]: foundInAnalysis },
  failed: failedInAnalysis,
  replaced: (state, _, { type }) => (LOOKED_AT.includes(type) ? state : analysisEnded(state)),
  settled: followBoard,
  begin: (context) => keepAnalysis(context),
  actions: (context) => {
    const { store } = context;
    return {
      setAnalysis: (changes) => {
        if (changes.on === true && !mayAnalyse(store.get())) return;
        store.dispatch({ type: "analysis-set", changes });
      },
      showAnalysed: (square) => {
        const state = store.get();
        const { line, followed } = state.point;
        const game = analysedPoint(state) ?? followedPoint(state) ?? state.game;
        const { moves } = knownAt(state.analysis.knownPositions, game);
        const found = moves.find((move) => move.square === square);
        if (!found || !mayAnalyse(state)) return;
        const before = (line ?? []).slice(0, followed).map((move) => move.square);
        const whole = lineFrom(context, [...before, ...found.pv]);
        store.dispatch({ type: "line-laid", line: whole, followed });
      },
    };
  },
} satisfies Room<"analysis">;
