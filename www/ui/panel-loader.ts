/** What a view needs that loads when it is first wanted: its module, its style and its texts. */

import { once } from "../base/once.ts";
import { linkPanelStyle } from "../base/sheets.ts";
import { type Part, loadPart } from "../words/texts.ts";

type Panel = Parameters<typeof linkPanelStyle>[1];

const STYLES: Partial<Record<Panel, () => Promise<void>>> = {};

/** Links the style of a panel, once for all views that have it. */
function linkStyle(panel: Panel) {
  STYLES[panel] ??= once(() => linkPanelStyle(document, panel));
  return STYLES[panel]();
}

/**
 * Loads a view's modules, its style and its texts once each; a try after a failure repeats what
 * has failed.
 * @param parts those of the texts
 */
export function panelLoader<T>(panel: Panel, parts: Part[], load: () => Promise<T>) {
  return once(async () => {
    const texts = parts.map((part) => loadPart(part));
    const [loaded] = await Promise.all([load(), linkStyle(panel), ...texts]);
    return loaded;
  });
}
