/** What the folder `guide` adds to the types of the page. No code. */

export {};

declare module "../../floor/base/page.ts" {
  interface Events {
    "guide-started": object;
    "guide-advanced": object;
    "guide-closed": object;
  }

  interface Actions {
    startGuide: () => void;
    /** To its next step, or to its end. */
    advanceGuide: () => void;
    closeGuide: () => void;
  }
}
