/**
 * The house of the page: what its rooms give, joined in one place. Without a room that is still to
 * be loaded, it does what the others do.
 */

import type { Handlers, Joined, Room } from "../play/ui/room.ts";
import type { AllRooms, PageEvent, State } from "../floor/base/page.ts";
import { once } from "../floor/base/once.ts";
import { soughtMarks, valueMarks } from "../play/game/value-marks.ts";
import { checkPart } from "../floor/base/resources.ts";
import { ACTS, WAYS_BACK, type WaysBack } from "./erased.ts";
import { wantedJobs } from "./jobs.ts";
import { HANDLERS, reduce } from "./reduce.ts";
import { createUnfinished } from "./unfinished.ts";

export type House = ReturnType<typeof createHouse>;

function join(rooms: readonly Room<AllRooms>[], isWhole: boolean): Joined {
  const parts = rooms.flatMap(({ unfinished }) => unfinished ?? []);
  return {
    rooms,
    isWhole,
    handlers: joined<Partial<Handlers<AllRooms>>>([
      HANDLERS,
      ...rooms.map(({ handlers }) => handlers),
    ]),
    waysBack: joined<WaysBack>([WAYS_BACK, ...rooms.map(({ erases }) => erases)]),
    acts: [...ACTS, ...rooms.flatMap(({ acts }) => acts ?? [])],
    says: joined(rooms.map(({ says }) => says)),
    layers: [soughtMarks, ...rooms.flatMap(({ layers }) => layers ?? []), valueMarks],
    parts,
    found: rooms.flatMap(({ found }) => found ?? []),
    ofGame: parts.filter((part) => part.ofGame),
  };
}

/** One table of several with other keys each. */
function joined<T extends object>(tables: readonly (T | undefined)[]): Partial<T> {
  const all: Partial<T> = {};
  for (const table of tables) Object.assign(all, table);
  return all;
}

/** @param later loads the rooms that an event reaches before the first ones */
export function createHouse(
  first: readonly Room<AllRooms>[],
  later: (() => Promise<{ rooms: readonly Room<AllRooms>[] }>) | null = null,
) {
  const followers: Set<(room: Room<AllRooms>) => void> = new Set();
  let here = join(first, later === null);

  return {
    here: () => here,
    /**
     * Loads the rooms that are not here yet. After a failure the next call tries again.
     * @throws {PageError} if they cannot be loaded
     */
    load: once(async () => {
      if (later === null) return;
      const part = await later();
      checkPart(part);
      here = join([...part.rooms, ...first], true);
      for (const follow of followers) part.rooms.forEach(follow);
      followers.clear();
    }),
    /** Calls a function with each room: those that are here now, the others as they come. */
    follow(follow: (room: Room<AllRooms>) => void) {
      here.rooms.forEach(follow);
      if (!here.isWhole) followers.add(follow);
    },
    reduce: (state: State, event: PageEvent) => reduce(here, state, event),
    /** Whether the page or a room that is here takes an event. */
    isTaken: ({ type }: PageEvent) => Object.hasOwn(here.handlers, type),
    jobs: (state: State) => wantedJobs(here.rooms, state),
    /** The unfinished parts on the board beside the game. */
    unfinished: createUnfinished(() => here),
  };
}
