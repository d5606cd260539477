/** What the page has of library before their room loads. Pure. */

import type { Rooms } from "../../floor/base/page.ts";
import { NO_LIBRARY } from "../../play/ui/library.ts";

export const slice: Pick<Rooms, "library"> = {
  library: NO_LIBRARY,
};
