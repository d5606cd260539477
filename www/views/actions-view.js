/**
 * The action buttons: which work at present, and what "Stop" and "Help" say. "Previous game" shows
 * only while it works.
 *
 * @import { Actions } from "../state/actions.js"
 * @import { State } from "../state/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { club } from "../club.js";
import { query, setAttribute, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { ACTIONS, ACTION_IDS, isActionWorking } from "../state/action-table.js";
import { canContinue } from "../state/selectors.js";

const SLICES = /** @type {const} */ ([
  "game",
  "previousGame",
  "point",
  "search",
  "settings",
  "host",
  "panels",
]);

/**
 * @param {Document} root
 * @param {Actions} actions
 */
export function createActionsView(root, actions) {
  const buttonOf = (/** @type {string} */ id) =>
    query(root, `.actions [data-action="${id}"]`, HTMLButtonElement);
  const buttons = ACTION_IDS.filter((id) => ACTIONS[id].run).map((id) => ({
    id,
    button: buttonOf(id),
  }));
  for (const { id, button } of buttons) button.addEventListener("click", () => actions.run(id));
  prepareExits(root);
  const stop = query(buttonOf("stop"), "span", HTMLElement);
  const enable = createEnabler(root);

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, { t }) {
      if (!changed(state, before, ...SLICES)) return;
      const loses = root.activeElement === buttonOf("former") && !isActionWorking(state, "former");
      if (loses) buttonOf("new").focus();
      for (const { id, button } of buttons) enable(button, isActionWorking(state, id));
      const text = canContinue(state) ? "continue" : "stop";
      stop.dataset.text = text;
      setText(stop, t(text));
      setAttribute(buttonOf("help"), "aria-expanded", String(state.panels.help));
    },
  };
}

/**
 * Switches buttons on and off; one that had the focus gets it back when it works again.
 * @param {Document} root
 */
function createEnabler(root) {
  /** @type {HTMLButtonElement | null} a button that lost the focus because it stopped working */
  let interrupted = null;

  /**
   * @param {HTMLButtonElement} button
   * @param {boolean} works
   */
  return (button, works) => {
    if (button.disabled === !works) return;
    if (!works && root.activeElement === button) interrupted = button;
    button.disabled = !works;
    if (!works || button !== interrupted) return;
    if (root.activeElement === root.body) button.focus();
    interrupted = null;
  };
}

/**
 * The ways out: the club's home page, and closing a window that is the game's own.
 * @param {Document} root
 */
function prepareExits(root) {
  const home = query(root, '[data-action="home"]', HTMLAnchorElement);
  home.setAttribute("href", club.home);
  // Beside a page on a disk lies no club's home, only a folder.
  home.hidden = home.protocol === "file:";
  const close = query(root, '[data-action="close"]', HTMLButtonElement);
  close.hidden = !(window.opener || matchMedia("(display-mode: standalone)").matches);
  close.addEventListener("click", () => window.close());
}
