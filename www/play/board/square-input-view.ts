/**
 * The field that takes a square by its name, for visitors who type rather than point. The status
 * line reports what is wrong with it, like everything else about a move.
 */

import type { GameDescriptor } from "../games/index.ts";
import type { Snapshot } from "../../../reversi-rules.js";
import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { query, setAttribute } from "../../floor/base/dom.ts";
import { PageError, problemOf } from "../../floor/base/problems.ts";
import { columnNumbered, squareTyped } from "../games/squares.ts";
import { entryOf } from "./square-press.ts";

export function createSquareInputView(form: HTMLFormElement, actions: Actions) {
  const field = query(form, "input", HTMLInputElement);
  let game: Snapshot | undefined;
  let entry: GameDescriptor["entry"] = "square";
  const mark = (wrong: boolean) => setAttribute(field, "aria-invalid", wrong ? "true" : null);

  field.addEventListener("input", () => mark(false));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const square = game ? squareIn(game, field.value) : null;
    const before = game;
    mark(square === null);
    if (square === null) {
      const text = field.value.trim();
      field.select();
      actions.report(
        problemOf(new PageError(text === "" ? "no-square-typed" : "bad-square-typed", text)),
      );
      return;
    }
    actions.choose(square);
    actions.release();
    if (game !== before) field.value = "";
    else field.select();
  });

  function squareIn(game: Snapshot, text: string) {
    const column = entry === "column" ? columnNumbered(game, text.trim()) : null;
    return column ?? squareTyped(game, text);
  }

  return {
    update(state: Core, _before: Core | null, { t }: Texts) {
      form.hidden = !state.settings.current.typed;
      game = state.game;
      entry = entryOf(state);
      setAttribute(field, "placeholder", t("typed-example"));
    },
  };
}
