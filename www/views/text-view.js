/**
 * The dialog that gives the position, the game and a link as text, and takes one in.
 *
 * @import { Actions, State } from "../state/types.js"
 * @import { Texts } from "../words/texts.js"
 */

import { need, setText } from "../base/dom.js";
import { searchOfWholePage } from "../embedded/address.js";
import { gameText, shareFragment } from "../game/share.js";

const FIELDS = /** @type {const} */ (["position", "moves", "link"]);

/**
 * @param {HTMLDialogElement} dialog
 * @param {HTMLButtonElement} opener
 * @param {Actions} actions
 */
export function createTextView(dialog, opener, actions) {
  /** @param {string} name */
  const area = (name) => need(dialog, `textarea[name="${name}"]`, HTMLTextAreaElement);
  const problem = need(dialog, "[data-problem]", HTMLElement);
  const paste = area("paste");
  /** @type {Texts | undefined} */
  let texts;

  opener.addEventListener("click", () => {
    setText(problem, "");
    paste.value = "";
    dialog.showModal();
  });
  for (const button of dialog.querySelectorAll("[data-copy]")) {
    const source = area(button.getAttribute("data-copy") ?? "");
    button.addEventListener("click", () => texts && void copy(source, button, problem, texts));
  }
  need(dialog, "[data-load]", HTMLButtonElement).addEventListener("click", () => {
    const found = actions.load(paste.value);
    if (found && texts) setText(problem, texts.problem(found));
    else dialog.close();
  });

  return {
    /**
     * @param {State} state
     * @param {Texts} currentTexts
     */
    update({ game }, currentTexts) {
      texts = currentTexts;
      const address = location.href.split(/[?#]/)[0] + searchOfWholePage(location.search);
      const values = {
        position: game.position,
        moves: gameText(game),
        link: address + shareFragment(game),
      };
      for (const name of FIELDS)
        if (area(name).value !== values[name]) area(name).value = values[name];
    },
  };
}

/**
 * Copies, or selects the text for the visitor to copy where the browser forbids it. The button says
 * that it is done until it loses the focus.
 * @param {HTMLTextAreaElement} source
 * @param {Element} button
 * @param {HTMLElement} problem
 * @param {Texts} texts
 */
async function copy(source, button, problem, { t }) {
  const label = need(button, "span", HTMLElement);
  try {
    await navigator.clipboard.writeText(source.value);
    setText(problem, "");
    setText(label, t("copied"));
    button.addEventListener("blur", () => setText(label, t("copy")), { once: true });
  } catch {
    source.focus();
    source.select();
    setText(problem, t("copy-by-hand"));
  }
}
