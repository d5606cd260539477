/** What the folder `analysis` adds to the types of the page. No code. */

import type { Square } from "../../../reversi-rules.js";
import type { AnalysisSlice } from "./rounds.ts";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    analysis: AnalysisSlice;
  }

  interface Events {
    "analysis-set": { changes: Partial<AnalysisSlice> };
  }

  interface Jobs {
    "analysis-": "analyse";
  }

  interface Actions {
    setAnalysis: (
      changes: Partial<Pick<AnalysisSlice, "on" | "lines" | "seconds" | "bar">>,
    ) => void;
    /** Shows the line that an analysis has found for a move. */
    showAnalysed: (square: Square) => void;
  }
}
