/**
 * The link to a game with its comments and, if wanted, with as many of its variations as an address
 * holds.
 */

import type { Core } from "../../floor/base/page.ts";

/** The parts of the state that a link has. */
export type Shared = Pick<Core, "game" | "comments" | "branches" | "header">;

/** `left` is how many variations do not fit. The fragment is empty if not even the comments do. */
interface WrittenLink {
  fragment: string;
  leftOut: number;
}

/** @param write the text is empty if it would be too long */
export async function writeLink(
  state: Shared,
  variations: readonly Core["branches"][number][],
  write: (state: Shared, notation: string) => Promise<string>,
): Promise<WrittenLink> {
  const withFirst = (count: number) =>
    write({ ...state, branches: variations.slice(0, count) }, "link");
  const whole = await withFirst(variations.length);
  if (whole !== "" || variations.length === 0) return { fragment: whole, leftOut: 0 };
  // The most that fit lie from `fit` up to below `over`.
  let [fit, over] = [0, variations.length];
  let fragment = await withFirst(0);
  while (over - fit > 1) {
    const middle = Math.floor((fit + over) / 2);
    const written = await withFirst(middle);
    if (written === "") over = middle;
    else [fit, fragment] = [middle, written];
  }
  return { fragment, leftOut: variations.length - fit };
}
