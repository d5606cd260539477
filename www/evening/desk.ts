/** What the parts of the dialog of an evening get. No code. */

import type { PartTexts } from "../words/texts.ts";
import type { Evening, Step } from "./evening.ts";
import type { Fault } from "./evening-steps.ts";

/** The parameters of the dialog's parts. */
export interface Desk {
  evening: () => Evening;
  /** Takes a step, or says what is wrong with it. */
  take: (step: Step | Fault, otherwise?: Fault) => boolean;
  say: (fault: Fault | null) => void;
  draw: () => void;
}

export type EveningPart = (evening: Evening, texts: PartTexts<"evening">) => unknown;

/** An event of a field. */
export interface Chosen {
  currentTarget: HTMLInputElement;
}
