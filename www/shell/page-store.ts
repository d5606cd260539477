/**
 * The store of the page. The rooms that the first screen does not need load after it: what is only
 * for one of them waits until they are here.
 */

import type { House } from "./house.ts";
import type { PageEvent, State } from "../floor/base/page.ts";
import { once } from "../floor/base/once.ts";
import { createStore } from "../floor/base/store.ts";
import { type Reports, createLoader } from "../play/ui/lazy-view.ts";

export function createPageStore(initial: State, house: House) {
  const store = createStore(initial, house.reduce);
  const reports: Reports = {
    report: (problem) => store.dispatch({ type: "problems", problems: [problem] }),
    withdraw: (problem) => store.dispatch({ type: "withdrawn", problem }),
  };
  const loadPart = createLoader(reports);
  const rooms = once(async () => {
    if (house.here().isWhole) return true;
    await house.load();
    store.dispatch({ type: "rooms-loaded" });
    return true;
  });
  return {
    ...store,
    /** Settled when all rooms are here; rejected if one cannot be loaded. */
    rooms,
    /**
     * Applies an event. One that no room here takes waits for the others; a failure to load them
     * is reported.
     */
    dispatch(event: PageEvent) {
      const waits = !house.isTaken(event);
      if (!waits) store.dispatch(event);
      // A panel is a room's: a failed load is tried again when a visitor opens one.
      const wantsRooms = waits || (event.type === "panel" && !house.here().isWhole);
      if (!wantsRooms) return;
      void loadPart(rooms).then((loaded) => {
        if (loaded && waits) store.dispatch(event);
      });
    },
  };
}
