/** What a view needs that loads when it is first wanted: its module, its style and its texts. */

import { once } from "../../floor/base/once.ts";
import { linkRoomStyle } from "../../floor/base/sheets.ts";
import { type Part, loadPart } from "../words/loaded.ts";

const STYLES: Record<string, () => Promise<void>> = {};

/** Links the style of a folder, once for all views that have it. */
function linkStyle(folder: string) {
  STYLES[folder] ??= once(() => linkRoomStyle(document, `rooms/${folder}`));
  return STYLES[folder]();
}

/**
 * Loads a view's modules, its style and its texts once each; a try after a failure repeats what
 * has failed.
 * @param folder whose `room.css` is the style
 * @param parts those of the texts
 */
export function panelLoader<T>(folder: string, parts: Part[], load: () => Promise<T>) {
  return once(async () => {
    const texts = parts.map((part) => loadPart(part));
    const [loaded] = await Promise.all([load(), linkStyle(folder), ...texts]);
    return loaded;
  });
}
