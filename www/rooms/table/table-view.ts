/** A game of two people at one device, in one view: its terms and the clocks. */

import type { Actions, Context, StateOf } from "../../floor/base/page.ts";
import { query } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { type Texts, createPartTexts } from "../../play/words/texts.ts";
import { createClocksView } from "./clocks-view.ts";
import { createTermsView } from "./terms-view.ts";

export function createTableView(root: Document, actions: Actions, context: Context<"table">) {
  const terms = createTermsView(root, actions);
  const clocks = createClocksView(query(root, ".scoreboard", HTMLElement), actions, context);

  function draw(state: StateOf<"table">, _before: StateOf<"table"> | null, pageTexts: Texts) {
    const texts = createPartTexts(pageTexts, "table");
    terms.update(state, texts);
    clocks.update(state, texts);
  }

  return { update: tracked(draw) };
}
