/** The seats that a visitor takes and gives to others. Pure. */

import type { Level } from "../games/index.ts";
import type { Side } from "../../../reversi-rules.js";
import type { Settings } from "../settings/settings.ts";
import { otherSide } from "../games/sides.ts";

/** Which side the visitor plays: one, both (two people) or none (two computers). */
type Role = Side | "both" | "none";

export function roleOf({ black, white }: Settings): Role {
  if (black === "human") return white === "human" ? "both" : "black";
  return white === "human" ? "white" : "none";
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

/** The choices that put a friend on a seat, and the visitor on the other one. */
export function inviteFriend(seat: Side): Partial<Settings> {
  return { [seat]: "friend", [otherSide(seat)]: "human" };
}
