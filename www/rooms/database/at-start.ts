/** What the page has of database before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import { NO_DATABASE } from "./database-slice.ts";

export const slice: Pick<Rooms, "database"> = {
  database: NO_DATABASE,
};
