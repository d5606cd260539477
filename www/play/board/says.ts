/** What the status line says of notices. No code. */

import type { Core, Notice } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";

/** A method: it gets the state of the page, which has the slices that a room reads in it. */
interface Sentence<K> {
  of(texts: Texts, state: Core, notice: Notice & { kind: K }): string;
}

/** The sentences of all rooms. */
export type AllSays = { [K in Notice["kind"]]?: Sentence<K>["of"] };

/** The sentences of kinds of notices. */
export type Says<S extends Core = Core> = {
  [K in Notice["kind"]]?: (texts: Texts, state: S, notice: Notice & { kind: K }) => string;
};
