/** What lies over the discs of the board. No code. */

import type { Side, Square } from "../../../reversi-rules.js";
import type { Core } from "../../floor/base/page.ts";
import type { ShownValue } from "../games/move-value.ts";
import type { TextKey } from "../words/texts.ts";
import type { Glyph } from "./move-glyphs.ts";

/** A mark on a square; `text` is what a screen reader says of it. */
export type MarkKind =
  | "legal"
  | "last"
  | "armed"
  | "hint"
  | "rejected"
  | "place"
  | "flip"
  | "win"
  | "played"
  | "circled"
  | "guide-place"
  | "guide-flip"
  | "guide-look"
  | "sought"
  | "region"
  | "right"
  | "wrong";

interface Mark {
  square: Square;
  kind: MarkKind;
  text?: TextKey | undefined;
}

/**
 * The value of a move; `fine` with a digit after the point, `bare` without the sign of an estimate,
 * which the heading of the openings has for all of them.
 */
export type ValueOverlay = { kind: "value"; fine: boolean; bare: boolean } & ShownValue;

/** A move of a line that a review shows; `step` counts from 1. */
interface StepOverlay {
  square: Square;
  kind: "step";
  step: number;
  side: Side;
}

/** An arrow of a comment, from its first square. */
interface ArrowOverlay {
  square: Square;
  kind: "arrow";
  to: Square;
}

/** A letter of the host page. */
interface LetterOverlay {
  square: Square;
  kind: "letter";
  letter: string;
}

/** The judgement of a reviewed move, and the move that was better. */
interface GlyphOverlay {
  square: Square;
  kind: "glyph";
  glyph: Glyph;
}

interface BetterOverlay {
  square: Square;
  kind: "better";
  side: Side;
}

/** A square that shows why a reviewed move, on the square `of`, loses discs. */
interface ReasonOverlay {
  square: Square;
  kind: "reason";
  of: Square;
}

export type Overlay =
  | Mark
  | ValueOverlay
  | StepOverlay
  | ArrowOverlay
  | LetterOverlay
  | GlyphOverlay
  | BetterOverlay
  | ReasonOverlay;

/** The marks of one kind for a state. */
export type Layer<S extends Core = Core> = (state: S) => Overlay[];
