/** Who sits where, as the picker of players shows and changes it. Pure. */

import type { Level } from "../games/index.ts";
import type { Side } from "../../../reversi-rules.js";
import type { Settings } from "../settings/settings.ts";
import { type Lock, isFieldLocked } from "../settings/host-locks.ts";

/** Whether the host page withholds the picker, which sets players and opponents together. */
export function isPickerLocked(locks: readonly Lock[]) {
  return ["black", "white", "white-level"].some((name) => isFieldLocked(locks, name));
}

/**
 * The opponent on a seat; null where a person sits, or one that the page has no more.
 * @param random the name of the opponent that plays any legal move
 */
export function opponentOn(settings: Partial<Settings>, seat: Side, random: Level): Level | null {
  if (settings[seat] === "random") return random;
  return settings[seat] === "computer" ? (settings[`${seat}-level`] ?? null) : null;
}

/** The choices that put a computer where a friend sits, for a game that no friend plays. */
export function replaceFriend({ black, white }: Settings): Partial<Settings> {
  const seats = Object.entries({ black, white }).filter(([, player]) => player === "friend");
  return Object.fromEntries(seats.map(([seat]) => [seat, "computer"]));
}
