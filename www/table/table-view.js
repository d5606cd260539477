/**
 * A game of two people at one device, in one view: the dialog with its terms, and the
 * clocks.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { query } from "../base/dom.js";
import { tracked } from "../base/tracked.js";
import { createPartTexts } from "../words/texts.js";
import { createClocksView } from "./clocks-view.js";
import { createTermsView } from "./terms-view.js";

/**
 * @param {Document} root
 * @param {Actions} actions
 * @param {Context} context
 */
export function createTableView(root, actions, context) {
  const terms = createTermsView(root.body, actions);
  const clocks = createClocksView(query(root, ".scoreboard", HTMLElement), actions, context);

  /**
   * @param {State} state
   * @param {State | null} _before
   * @param {Texts} pageTexts
   */
  function draw(state, _before, pageTexts) {
    const texts = createPartTexts(pageTexts, "table");
    terms.update(state, texts);
    clocks.update(state, texts);
  }

  return { update: tracked(draw) };
}
