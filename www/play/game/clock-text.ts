/** The time of a clock in figures. Pure. */

/** Milliseconds under which a clock shows tenths of a second. */
export const TENTHS = 10_000;

/**
 * The time that a clock shows, such as 4:59, and 0:09.4 at its end: it is 0:00.0 when the time is
 * up, and no sooner.
 */
export function clockText(ms: number) {
  const isLast = ms < TENTHS;
  const tenths = isLast ? Math.ceil(ms / 100) : Math.ceil(ms / 1_000) * 10;
  const minutes = Math.floor(tenths / 600);
  const seconds = String(Math.floor((tenths % 600) / 10)).padStart(2, "0");
  return isLast ? `${minutes}:${seconds}.${tenths % 10}` : `${minutes}:${seconds}`;
}
