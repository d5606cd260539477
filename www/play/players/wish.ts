/** The players that the visitor wishes for the next game, in the dialog *New game*. Pure. */

import type { Level } from "../games/index.ts";
import type { Side } from "../../../reversi-rules.js";
import type { Settings } from "../settings/settings.ts";
import { otherSide } from "../games/sides.ts";
import { SEATS } from "../settings/settings.ts";
import { hasFriend } from "../board/friend-game.ts";
import { replaceFriend } from "./seats.ts";
import { inviteFriend, roleOf, seatOf, takeRole, takeSeat } from "./taken-seats.ts";

export const RIVALS = ["computer", "person"] as const;

/** How two people play: at this device, by links, or between two devices of one network. */
export const WAYS = ["here", "link", "live"] as const;

/** The side of the visitor; none watches two computers. */
export const COLOURS = ["black", "white", "either", "none"] as const;

export type Rival = (typeof RIVALS)[number];
export type Way = (typeof WAYS)[number];
export type Colour = (typeof COLOURS)[number];

export interface Wish {
  rival: Rival;
  way: Way;
  colour: Colour;
  /** With the opponents of both sides, also while people are to play. */
  settings: Settings;
}

/** The players of the board. */
export function presentWish(settings: Settings): Wish {
  const role = roleOf(settings);
  const isByLink = hasFriend(settings);
  return {
    rival: isByLink || role === "both" ? "person" : "computer",
    way: isByLink ? "link" : "here",
    colour: role === "both" ? "black" : role,
    settings,
  };
}

/** Nobody watches two people. */
export function withRival(wish: Wish, rival: Rival): Wish {
  const colour = rival === "person" && wish.colour === "none" ? "black" : wish.colour;
  return { ...wish, rival, colour };
}

/** @param side whose card was pressed: its opponent is chosen where two computers play */
export function withOpponent(wish: Wish, opponent: Level, side: Side): Wish {
  const settings = seated(wish);
  return { ...wish, settings: { ...settings, ...takeSeat(seatOf(settings, side), opponent) } };
}

/** The settings with the players of a wish. */
export function seated({ rival, way, colour, settings }: Wish): Settings {
  const side = colour === "white" ? "white" : "black";
  if (rival === "person")
    return way === "here"
      ? { ...settings, black: "human", white: "human" }
      : { ...settings, ...inviteFriend(otherSide(side)) };
  const computers = withComputer({ ...settings, ...replaceFriend(settings) });
  return { ...computers, ...takeRole(computers, colour === "none" ? colour : side) };
}

/** A computer sits on one side: the opponent that was there before two people. */
function withComputer(settings: Settings): Settings {
  return roleOf(settings) === "both" ? { ...settings, white: "computer" } : settings;
}

/**
 * What a wish changes in who plays.
 * @param chance from 0 to 1, which gives the visitor a side that may be either
 */
export function changesOf(wish: Wish, current: Settings, chance: number): Partial<Settings> {
  const drawn: Colour = chance < 0.5 ? "black" : "white";
  const players = seated(wish.colour === "either" ? { ...wish, colour: drawn } : wish);
  const changed = SEATS.filter((name) => players[name] !== current[name]);
  return Object.fromEntries(changed.map((name) => [name, players[name]]));
}

/** Levels by which one affirmed question leads further. */
const STEP = 2;

/**
 * The level that fits a visitor, by the number of questions affirmed.
 * @param levels from the weakest
 */
export function fittingLevel(levels: readonly Level[], affirmed: number) {
  return levels[Math.min(STEP * affirmed, levels.length - 1)];
}
