/** Files that a visitor saves. */

import { element } from "./dom.ts";

/** How long a file to save stays readable, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string) {
  const href = URL.createObjectURL(content);
  element("a", { href, download: name }).click();
  // Not at once: WebKit reads the file after the press.
  setTimeout(() => URL.revokeObjectURL(href), KEPT_MS);
}
