/**
 * The rooms of the page, one line each: a feature gives itself to the page here, and is named
 * nowhere else in what every visit needs. A room that the first screen does not need loads after
 * it, with all that only it needs.
 */

import type { Entry } from "./house.ts";
import { room as guide } from "../guide/room.ts";

/** Every room in the order in which an event reaches them. */
export const ROOMS: readonly Entry[] = [
  () => import("../friends/room.ts"),
  () => import("../left-games/room.ts"),
  () => import("../replay/room.ts"),
  () => import("../table/room.ts"),
  () => import("../comments/room.ts"),
  // After the comments, which a game of a list brings with it.
  () => import("../share/room.ts"),
  () => import("../nearby/room.ts"),
  () => import("../openings/room.ts"),
  () => import("../editor/room.ts"),
  () => import("../exercises/room.ts"),
  () => import("../endings/room.ts"),
  () => import("../evening/room.ts"),
  () => import("../audience/room.ts"),
  () => import("../review/room.ts"),
  () => import("../turning-point/room.ts"),
  () => import("../analysis/room.ts"),
  () => import("../variations/room.ts"),
  () => import("../database/room.ts"),
  // After the exercises, in which it asks.
  () => import("../book/room.ts"),
  // After the exercises, whose answers it reads.
  () => import("../mistakes/room.ts"),
  guide,
];
