/** What the parts of the library draw from. */

import type { Opening } from "../../../reversi-wasm.js";
import type { AllSays } from "../../play/board/says.ts";
import type { StateOf } from "../../floor/base/page.ts";
import type { ExchangeTexts } from "../share/share-texts.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import type { LibraryEngine } from "./engine.ts";

/** The slices that the library reads. */
export type ReadSlices =
  | "collection"
  | "database"
  | "exercises"
  | "leftGames"
  | "library"
  | "mistakes";

/** The values of a drawing. */
export interface Shown {
  state: StateOf<ReadSlices>;
  texts: ExchangeTexts;
  own: PartTexts<"left-games">;
  study: StudyTexts;
}

export interface Work extends LibraryEngine {
  openings: readonly Opening[];
  says: () => AllSays;
}
