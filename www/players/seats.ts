/** Who sits where, as the picker of players shows and changes it. Pure. */

import type { Side } from "../../reversi-rules.js";
import type { Level, Settings } from "../settings/settings.ts";
import { otherSide } from "../games/sides.ts";
import { type Lock, isFieldLocked } from "../settings/host-locks.ts";

/** Which side the visitor plays: one, both (two people) or none (two computers). */
type Role = Side | "both" | "none";

export function roleOf({ black, white }: Settings): Role {
  if (black === "human") return white === "human" ? "both" : "black";
  return white === "human" ? "white" : "none";
}

/** Whether the host page withholds the picker, which sets players and opponents together. */
export function isPickerLocked(locks: readonly Lock[]) {
  return ["black", "white", "white-level"].some((name) => isFieldLocked(locks, name));
}

/**
 * The side whose opponent a choice sets: the computer's. Where both sides are alike, the one whose
 * card was pressed.
 */
export function seatOf(settings: Settings, pressed: Side): Side {
  const role = roleOf(settings);
  if (role === "both" || role === "none") return pressed;
  return otherSide(role);
}

/**
 * The opponent on a seat; null where a person sits, or one that the page has no more.
 * @param random the name of the opponent that plays any legal move
 */
export function opponentOn(settings: Partial<Settings>, seat: Side, random: Level): Level | null {
  if (settings[seat] === "random") return random;
  return settings[seat] === "computer" ? (settings[`${seat}-level`] ?? null) : null;
}

/** The choices that give the visitor another role; the opponent changes the side with it. */
export function takeRole(settings: Settings, role: Role): Partial<Settings> {
  if (role === "both") return { black: "human", white: "human" };
  if (role === "none") {
    const [black, white] = [settings.black, settings.white].map(machine);
    return { black, white };
  }
  const rival = otherSide(role);
  const from = settings[rival] === "human" ? role : rival;
  return {
    [role]: "human",
    [rival]: settings[from] === "friend" ? "friend" : machine(settings[from]),
    [`${rival}-level`]: settings[`${from}-level`],
  };
}

function machine(player: Settings["black"]) {
  return player === "random" ? player : "computer";
}

/** The choices that put an opponent on a seat. */
export function takeSeat(seat: Side, opponent: Level): Partial<Settings> {
  return { [seat]: "computer", [`${seat}-level`]: opponent };
}

/** The choices that put a computer where a friend sits, for a game that no friend plays. */
export function replaceFriend({ black, white }: Settings): Partial<Settings> {
  const seats = Object.entries({ black, white }).filter(([, player]) => player === "friend");
  return Object.fromEntries(seats.map(([seat]) => [seat, "computer"]));
}

/** The choices that put a friend on a seat, and the visitor on the other one. */
export function inviteFriend(seat: Side): Partial<Settings> {
  return { [seat]: "friend", [otherSide(seat)]: "human" };
}
