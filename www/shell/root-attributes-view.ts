/**
 * Attributes of the page's root, for the style sheets: light or dark, the sizes of the board and
 * the text, the hand, animation, the ground of an embedded board and whether it has panels and
 * steps, whether a panel is open, and what takes room beside the board: the field for typed
 * squares, tools, and the first steps. A scheme of "auto" follows the system, also while the page
 * is open.
 */

import { type Scheme, ON_ROOT } from "../play/settings/settings.ts";
import type { State } from "../floor/base/page.ts";
import { setAttribute } from "../floor/base/dom.ts";
import { drawingOf } from "../play/game/comments.ts";
import { GROUPS } from "./action-table.ts";
import { guideStep } from "../play/guide/guide.ts";
import { PANEL_CONTROLS, openedPanel, toolPanel } from "../play/ui/panels.ts";

export function createRootAttributesView(root: Document) {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  let choice: Scheme = "auto";

  function paint() {
    const system = dark.matches ? "dark" : "light";
    setAttribute(root.documentElement, "data-scheme", choice === "auto" ? system : choice);
  }
  dark.addEventListener("change", paint);

  function mark(name: string, holds: boolean) {
    setAttribute(root.documentElement, name, holds ? "" : null);
  }

  return {
    update(state: State, before: State | null) {
      const { host } = state;
      const { current } = state.settings;
      mark("data-tools", toolPanel(state) !== null && openedPanel(state) === null);
      mark("data-panel-open", openedPanel(state) !== null);
      mark("data-drawing", drawingOf(state) !== null);
      mark("data-first-steps", guideStep(state) !== null);
      if (host !== before?.host) {
        const ground = host.ground === "page" ? null : host.ground;
        setAttribute(root.documentElement, "data-ground", ground);
        const hasSome = (names: readonly string[]) =>
          host.controls?.some((name) => names.includes(name)) ?? false;
        mark("data-has-panels", hasSome(PANEL_CONTROLS));
        mark("data-has-steps", hasSome(GROUPS.steps));
      }
      if (current === before?.settings.current) return;
      choice = current.scheme;
      paint();
      for (const name of ON_ROOT) {
        const value = current[name];
        if (typeof value === "boolean") mark(`data-${name}`, value);
        else setAttribute(root.documentElement, `data-${name}`, value);
      }
    },
  };
}
