/** What the folder `offline` adds to the types of the page. No code. */

import type { ClubReport } from "./club-check.ts";

declare module "../base/page.ts" {
  interface Events {
    "update-ready": object;
    "folder-checked": { report: ClubReport };
  }

  interface Notices {
    "update-ready": object;
    folder: { report: ClubReport };
  }
}
