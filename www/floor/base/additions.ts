/** What the folder `base` adds to the types of the page. No code. */

import type { Problem } from "./problems.ts";
import type { Erased } from "./erasing.ts";

declare module "./page.ts" {
  interface Core {
    /** What presses have just taken away, the latest last. */
    erased: readonly Erased[];
  }

  interface Events {
    problems: Notices["problems"];
    withdrawn: { problem: Problem };
    restored: { erased: Erased };
    /** The value goes on waiting; undefined for nothing. */
    "not-restored": { erased: Erased; value: unknown };
    "erased-resumed": { erased: readonly Erased[] };
  }

  interface Notices {
    erased: { name: string };
    restored: { name: string };
    withdrawn: object;
    /** `behind`: what the step that has met them has taken away or brought, which is said first. */
    problems: { problems: Problem[]; behind?: { kind: "erased" | "restored"; name: string } };
  }

  interface Actions {
    report: (problem: Problem) => void;
    /** Ends the sentence about what was reported. */
    withdraw: (problem: Problem) => void;
  }
}
