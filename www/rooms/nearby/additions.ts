/** What the folder `nearby` adds to the types of the page. No code. */

import type { NearbyNotice, NearbySlice } from "./nearby.ts";
import type { Side } from "../../../reversi-rules.js";

declare module "../../floor/base/page.ts" {
  interface Rooms {
    /** A live game with another device. */
    nearby: NearbySlice;
  }

  interface Events {
    "nearby-open": { open: boolean; seat?: Side };
    "nearby-arrived": { fragment: string };
    "nearby-taken": object;
    "nearby-contact": { contact: NearbySlice["contact"] };
    "nearby-said": { key: NearbyNotice };
  }

  interface Notices {
    nearby: { key: NearbyNotice };
  }

  interface Actions {
    openNearby: (seat: Side) => void;
    closeNearby: () => void;
  }
}
