/**
 * The panels beside the board, one row each, in the order of their tabs: a new panel needs a row
 * here, its `<section data-panel="ID" id="ID" class="panel">` in index.html, an icon in
 * ui/icons.js and its text in actions.ftl. The build writes the tabs into the page.
 */

/**
 * @import { Feature } from "../games/index.js"
 * @import { State } from "../app/state.js"
 */

import { gameOf, hasFeature } from "../games/index.js";
import { modeRules } from "../board/owner.js";

/**
 * @typedef {object} Panel
 * @property {string} icon
 * @property {string} [text] the tab's text, if its key is not the panel's name
 * @property {string} [control] what shows it in an embedded board, which has no tabs; one without
 *   shows there while it is open
 * @property {Feature} [needs] what a game must have for it; nothing if absent
 *
 * @typedef {keyof typeof ROWS} PanelId
 */

/** @satisfies {Record<string, Panel>} */
const ROWS = {
  game: { icon: "list", text: "panel-game", control: "moves" },
  study: { icon: "review", needs: "study" },
  exercises: { icon: "exercises", needs: "study" },
  settings: { icon: "sliders", control: "settings" },
  help: { icon: "help" },
};

/** @type {Record<PanelId, Panel>} */
export const PANELS = ROWS;

export const PANEL_IDS = /** @type {PanelId[]} */ (Object.keys(ROWS));

/**
 * The panels that the game on the board has.
 * @param {State} state
 */
export function panelsOf(state) {
  const game = gameOf(state);
  return PANEL_IDS.filter((id) => hasFeature(game, PANELS[id].needs));
}

/**
 * The panel with the tools of what the visitor does on the board, which has to stay in sight, or
 * with the review or the analysis of the game that lies there.
 * @param {Pick<State, "mode" | "study" | "analysis">} state
 * @returns {PanelId | null}
 */
export function toolPanel(state) {
  const isStudied = state.study.review !== null || state.analysis.on;
  return modeRules(state).tools ?? (isStudied ? "study" : null);
}

/**
 * The panel that the visitor has opened, if the game on the board has it.
 * @param {State} state
 */
export function openedPanel(state) {
  const { open } = state.panels;
  return open !== null && panelsOf(state).includes(open) ? open : null;
}

/** The panel that shows: the opened one, or that with the tools. @param {State} state */
export function shownPanel(state) {
  return openedPanel(state) ?? toolPanel(state);
}

/** The controls that show panels in an embedded board: beside it where the frame is wide. */
export const PANEL_CONTROLS = PANEL_IDS.flatMap((id) => PANELS[id].control ?? []);

/** The panel that shows while none is chosen. @type {PanelId} */
export const FIRST_PANEL = "game";
