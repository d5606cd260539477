/** The time of a clock in figures. Pure. */

/** Milliseconds under which a clock shows tenths of a second. */
export const TENTHS = 10_000;

/** Whole seconds in minutes and seconds, such as 4:59. */
export function minutesText(seconds: number) {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/**
 * The time that a clock shows, such as 4:59, and 0:09.4 at its end: it is 0:00.0 when the time is
 * up, and no sooner.
 */
export function clockText(ms: number) {
  const isLast = ms < TENTHS;
  const tenths = isLast ? Math.ceil(ms / 100) : Math.ceil(ms / 1_000) * 10;
  const text = minutesText(Math.floor(tenths / 10));
  return isLast ? `${text}.${tenths % 10}` : text;
}
