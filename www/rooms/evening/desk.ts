/** What the parts of the dialog of an evening get. No code. */

import type { Problem } from "../../floor/base/problems.ts";
import type { PartTexts } from "../../play/words/texts.ts";
import type { Evening, Step } from "./evening.ts";
import type { Fault } from "./evening-steps.ts";

/** What is wrong, by a text of the evening's or of the page's. */
export type Said = Fault | Problem;

/** The parameters of the dialog's parts. */
export interface Desk {
  evening: () => Evening;
  /** Takes a step, or says what is wrong with it. */
  take: (step: Step | Fault, otherwise?: Fault) => boolean;
  say: (fault: Said | null) => void;
  draw: () => void;
  /** Whether the dialog is on the screen. */
  isOpen: () => boolean;
}

export type EveningPart = (evening: Evening, texts: PartTexts<"evening">) => unknown;

/** An event of a field. */
export interface Chosen {
  currentTarget: HTMLInputElement;
}
