/** Days in UTC, counted since 1970. */

const DAY_MS = 86_400_000;

/** @param now in milliseconds since 1970 */
export const dayOf = (now: number) => Math.floor(now / DAY_MS);

export const dateOf = (day: number) => new Date(day * DAY_MS);
