/** A game of two people at one device, in one view: its terms and the clocks. */

import type { Actions } from "../app/actions.ts";
import type { Context } from "../app/context.ts";
import type { State } from "../app/state.ts";
import { query } from "../base/dom.ts";
import { tracked } from "../base/tracked.ts";
import { type Texts, createPartTexts } from "../words/texts.ts";
import { createClocksView } from "./clocks-view.ts";
import { createTermsView } from "./terms-view.ts";

export function createTableView(root: Document, actions: Actions, context: Context) {
  const terms = createTermsView(root, actions);
  const clocks = createClocksView(query(root, ".scoreboard", HTMLElement), actions, context);

  function draw(state: State, _before: State | null, pageTexts: Texts) {
    const texts = createPartTexts(pageTexts, "table");
    terms.update(state, texts);
    clocks.update(state, texts);
  }

  return { update: tracked(draw) };
}
