import type { ReversiGameElement } from "./embed.js";

export type * from "./embed.js";

/** The class of the element; `undefined` without a document. */
export declare const ReversiGame:
  | {
      new (): ReversiGameElement;
      /**
       * The address of the folder in which the page lies, for every element without an attribute
       * `base`.
       */
      base: string;
    }
  | undefined;

export default ReversiGame;
