/**
 * The rooms of the page: a feature gives itself to the page in a line here or in later-rooms.ts,
 * and is named nowhere else in what every visit needs.
 */

import type { Room } from "../play/ui/room.ts";
import { room as guide } from "../play/guide/room.ts";
import type { AllRooms } from "../floor/base/page.ts";

/** Those of the first screen, which an event reaches last. */
export const FIRST_ROOMS = [guide] as const satisfies readonly Room<AllRooms>[];

export const laterRooms = () => import("./later-rooms.ts");
