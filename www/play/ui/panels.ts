/**
 * The panels beside the board, one row each, in the order of their tabs: a new panel needs a row
 * here, its icon in the `icons.ts` of its room, and its text among those of the first screen. The
 * build writes the tabs into the page, and each panel that index.html does not have.
 */

import type { Core } from "../../floor/base/page.ts";
import { gameOf, hasFeature } from "../games/index.ts";
import type { Feature } from "../games/descriptor.ts";
import { modeRules } from "../board/owner.ts";
import { keysOf } from "../../floor/base/keys.ts";

interface Panel {
  icon: string;
  /** The tab's text, if its key is not the panel's name. */
  text?: string;
  /**
   * What shows it in an embedded board, which has no tabs; one without shows there while it is
   * open.
   */
  control?: string;
  /** What a game must have for it; nothing if absent. */
  needs?: Feature;
}

export type PanelId = keyof typeof ROWS;

const ROWS = {
  game: { icon: "discs", text: "panel-game", control: "moves" },
  learn: { icon: "learn", needs: "study" },
  games: { icon: "games", text: "panel-games" },
  settings: { icon: "sliders", control: "settings" },
  help: { icon: "help" },
} satisfies Record<string, Panel>;

export const PANELS: Record<PanelId, Panel> = ROWS;

export const PANEL_IDS = keysOf(ROWS);

export function panelsOf(state: Core) {
  const game = gameOf(state);
  return PANEL_IDS.filter((id) => hasFeature(game, PANELS[id].needs));
}

/**
 * The panel with the tools of what the visitor does on the board, which has to stay in sight, or
 * with the review or the analysis of the game that lies there.
 */
export function toolPanel(state: Pick<Core, "mode" | "review" | "analysis">): PanelId | null {
  return modeRules(state).tools ?? (isStudied(state) ? "learn" : null);
}

/** Whether the game on the board is reviewed or analysed. */
export function isStudied({ review, analysis }: Pick<Core, "review" | "analysis">) {
  return review.open !== null || analysis.on;
}

/** The panel that the visitor has opened, if the game on the board has it. */
export function openedPanel(state: Core) {
  const { open } = state.panels;
  return open !== null && panelsOf(state).includes(open) ? open : null;
}

/** The panel that shows: the opened one, or that with the tools. */
export function shownPanel(state: Core) {
  return openedPanel(state) ?? toolPanel(state);
}

/** The controls that show panels in an embedded board: beside it where the frame is wide. */
export const PANEL_CONTROLS = PANEL_IDS.flatMap((id) => PANELS[id].control ?? []);

/** The panel that shows while none is chosen. */
export const FIRST_PANEL: PanelId = "game";
