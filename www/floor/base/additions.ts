/** What the folder `base` adds to the types of the page. No code. */

import type { Problem } from "./problems.ts";
import type { Erased, NotBack } from "./erasing.ts";

declare module "./page.ts" {
  interface Core {
    /** What presses have just taken away, the latest last. */
    erased: readonly Erased[];
  }

  interface Events {
    problems: { problems: Problem[] };
    withdrawn: { problem: Problem };
    restored: { erased: Erased };
    "not-restored": { erased: Erased; rest: NotBack };
    "erased-resumed": { erased: readonly Erased[] };
  }

  interface Notices {
    erased: { name: string };
    restored: { name: string };
    withdrawn: object;
    problems: { problems: Problem[] };
  }

  interface Actions {
    report: (problem: Problem) => void;
    /** Ends the sentence about what was reported. */
    withdraw: (problem: Problem) => void;
  }
}
