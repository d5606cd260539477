/** What the help says of a key. No code. */

import type { Keys } from "../words/keys.js";
import type { TextKey } from "../words/texts.ts";

/**
 * A key that acts anywhere on the page: what is written on it, the `command` key that does the
 * same, and the text of what it does, of the help or of an action.
 */
export type KeyHelp = { signs: readonly string[]; command?: string | undefined } & (
  | { text: Keys["help"]; action?: undefined }
  | { text?: undefined; action: TextKey }
);
