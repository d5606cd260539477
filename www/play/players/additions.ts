/** What the folder `players` adds to the types of the page. No code. */

import type { RecordSlice, Results } from "./win-loss-record.ts";

declare module "../../floor/base/page.ts" {
  interface Core {
    record: RecordSlice;
  }

  interface Events {
    "record-shared": { results: Record<string, Results> };
    "record-cleared": object;
  }

  interface Actions {
    clearRecord: () => void;
  }
}
