/** What the status line says of the marks that a visitor draws. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { Notice } from "../../floor/base/page.ts";
import type { Says } from "../../play/board/says.ts";
import type { Texts } from "../../play/words/texts.ts";
import { namesOf, squareName } from "../../play/games/squares.ts";

export const markSays = {
  drawing: ({ t }) => t("said-drawing"),
  "drawing-done": ({ t }) => t("said-drawing-done"),
  "mark-started": ({ t }, { game }, { square }) => t("said-mark-begun", namesOf(game, square)),
  drawn: (texts, { game }, notice) => drawn(game, notice, texts),
} satisfies Says;

/** A mark of a comment that has come or gone. */
function drawn(game: Snapshot, { from, to, removed }: Notice & { kind: "drawn" }, { t }: Texts) {
  const names = { ...namesOf(game, to), from: squareName(game, from) };
  if (from === to) return t(removed ? "said-circle-gone" : "said-circle", names);
  return t(removed ? "said-arrow-gone" : "said-arrow", names);
}
