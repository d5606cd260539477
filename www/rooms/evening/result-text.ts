/** A result as it is typed or read: the discs of the black side, or of both. Pure. */

import { ALL_DISCS } from "../../play/games/reversi.ts";

/**
 * The discs of the black side. Where both counts leave squares empty, these are the winner's.
 * @param text such as "40", "40-24" or "40:13"
 * @returns null if nothing is typed; undefined if it is no result
 */
export function readResult(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const [, black, white] = /^\s*(\d{1,2})(?:\s*[-–:/ ]\s*(\d{1,2}))?\s*$/.exec(text) ?? [];
  if (black === undefined || Number(black) > ALL_DISCS) return undefined;
  if (white === undefined) return Number(black);
  const empty = ALL_DISCS - Number(black) - Number(white);
  if (empty < 0) return undefined;
  const share = (1 + Math.sign(Number(black) - Number(white))) / 2;
  return Number(black) + share * empty;
}
