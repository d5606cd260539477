/** What the page has of library before their room loads. Pure. */

import type { State } from "../../floor/base/page.ts";
import { NO_LIBRARY } from "../../play/ui/library.ts";

export const slice: Pick<State, "library"> = {
  library: NO_LIBRARY,
};
