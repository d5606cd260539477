/**
 * The schedule of repetition: what was found comes back later each time, anything else on the next
 * day. Pure.
 */

/**
 * When something comes back: `due` is the day, in days since 1970, null once it is learnt; `step`
 * is how often it was found in a row.
 */
export interface Scheduled {
  due: number | null;
  step: number;
}

/** Days from one time to the next, while it is found each time. */
export const DAYS = [1, 3, 7, 16, 35];

export function answered<T extends Scheduled>(item: T, found: boolean, day: number): T {
  if (!found) return { ...item, step: 0, due: day + DAYS[0] };
  const step = item.step + 1;
  return { ...item, step, due: step < DAYS.length ? day + DAYS[step] : null };
}

/** The first day on which something comes back; null if all of it is learnt. */
export function firstDue(list: readonly Scheduled[]) {
  const days = list.flatMap(({ due }) => due ?? []);
  return days.length > 0 ? Math.min(...days) : null;
}

/** Whether something comes back by a day. */
export function isDue({ due }: Scheduled, day: number) {
  return due !== null && due <= day;
}
