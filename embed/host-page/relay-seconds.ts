/** The seconds that may lie between two looks at a file that somebody rewrites. */

export const MIN_SECONDS = 5;
export const MAX_SECONDS = 3600;

/**
 * @param text such as "10"
 * @returns null if it is no number of seconds that is allowed
 */
export function secondsOf(text: string | null): number | null {
  const seconds = /^\s*\d{1,4}\s*$/.test(text ?? "") ? Number(text) : 0;
  return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? seconds : null;
}
