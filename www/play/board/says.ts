/** What the status line says of notices. No code. */

import type { Notice, State } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";

/** The sentences of kinds of notices. */
export type Says = {
  [K in Notice["kind"]]?: (texts: Texts, state: State, notice: Notice & { kind: K }) => string;
};
