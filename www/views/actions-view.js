/**
 * The action buttons: which work at present, and what "Stop" and "Help" say. The way back to the
 * former game shows only while it works.
 *
 * @import { Actions, Entry, State } from "../state/types.js"
 * @import { Texts } from "../words/texts.js"
 */

import { club } from "../club.js";
import { need, setAttribute, setText } from "../base/dom.js";
import { canContinue, workingEntries } from "../state/selectors.js";

/**
 * @param {Document} root
 * @param {Actions} actions
 */
export function createFenceView(root, actions) {
  const entries = /** @type {Entry[]} */ (Object.keys(actions.entries));
  const buttons = new Map(
    entries.map((entry) => [
      entry,
      need(root, `.actions [data-action="${entry}"]`, HTMLButtonElement),
    ]),
  );
  for (const [entry, button] of buttons) button.addEventListener("click", actions.entries[entry]);
  prepareExits(root);
  const former = need(root, '.actions [data-action="former"]', HTMLButtonElement);
  const start = need(root, '.actions [data-action="new"]', HTMLButtonElement);
  const enable = createEnabler(root);

  return {
    /**
     * @param {State} state
     * @param {Texts} texts
     */
    update(state, { t }) {
      const works = workingEntries(state);
      if (!works.former && root.activeElement === former) start.focus();
      for (const [entry, button] of buttons) enable(button, works[entry]);
      const stop = need(root, '.actions [data-action="stop"] span', HTMLElement);
      stop.dataset.text = canContinue(state) ? "continue" : "stop";
      setText(stop, t(canContinue(state) ? "continue" : "stop"));
      for (const help of root.querySelectorAll('[data-action="help"]')) {
        setAttribute(help, "aria-expanded", String(state.helpOpen));
      }
    },
  };
}

/**
 * Switches entries on and off; one that had the focus gets it back when it works again.
 * @param {Document} root
 */
function createEnabler(root) {
  /** @type {HTMLButtonElement | null} an entry that lost the focus because it stopped working */
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
  const home = need(root, '[data-action="home"]', HTMLAnchorElement);
  home.setAttribute("href", club.home);
  // Beside a page on a disk lies no club's home, only a folder.
  home.hidden = home.protocol === "file:";
  const close = need(root, '[data-action="close"]', HTMLButtonElement);
  close.hidden = !(window.opener || matchMedia("(display-mode: standalone)").matches);
  close.addEventListener("click", () => window.close());
}
