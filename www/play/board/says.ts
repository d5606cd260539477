/** What the status line says of notices. No code. */

import type { Core, Notice } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";

/** The sentences of kinds of notices. */
export type Says<S extends Core = Core> = {
  [K in Notice["kind"]]?: (texts: Texts, state: S, notice: Notice & { kind: K }) => string;
};
