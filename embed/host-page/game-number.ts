/**
 * The number of a game of a list in the fragment of an address, such as `#game=17`: of the page's,
 * or of the host page's.
 */

const NUMBERED = /^#game=(\d{1,6})$/;

/** @returns null if it means something else */
export function gameNumberIn(fragment: string): number | null {
  const named = NUMBERED.exec(fragment);
  return named ? Number(named[1]) : null;
}

export const gameFragment = (number: number) => `#game=${number}`;
