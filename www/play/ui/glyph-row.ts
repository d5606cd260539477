/**
 * The row of buttons that set a glyph on a move: `!!`, `!`, `!?`, `?!`, `?`, `??`. One of them is
 * reached by Tab, the others from there by the arrow keys.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "./study-texts.ts";
import { button, element, setAttribute, setText } from "../../floor/base/dom.ts";
import { GLYPHS } from "../board/move-glyphs.ts";
import { followedPoint } from "../board/shown-game.ts";
import { commentOn, shownMoves } from "../game/comments.ts";
import { mayJudge } from "../game/typed-comment.ts";
import { plyAfterKey } from "../game/moves-model.ts";
import { withoutCorrection } from "../games/squares.ts";

export function createGlyphRow(actions: Actions) {
  const glyphs = [...GLYPHS].reverse();
  const buttons = glyphs.map(({ sign }) => button(() => actions.setGlyph(sign), "glyph-sign"));
  const root = element("div", { class: "glyph-row", role: "group" }, ...buttons);
  glyphs.forEach(({ sign }, index) => setText(buttons[index], sign));
  let reached = 0;

  function reach(index: number) {
    reached = index;
    buttons.forEach((each, place) => {
      each.tabIndex = place === reached ? 0 : -1;
    });
  }
  reach(0);
  root.addEventListener("keydown", (event) => {
    const next = plyAfterKey(event.key, reached, buttons.length - 1);
    if (next === null) return;
    event.preventDefault();
    reach(next);
    buttons[next].focus();
  });
  root.addEventListener("focusin", ({ target }) => {
    const index = target instanceof HTMLButtonElement ? buttons.indexOf(target) : -1;
    if (index >= 0) reach(index);
  });

  return {
    root,
    update(state: Core, { t, glyph: nameOf }: StudyTexts) {
      const point = followedPoint(state) ?? state.game;
      root.hidden = !mayJudge(state);
      if (root.hidden) return;
      const set = commentOn(state, shownMoves(point)).glyph;
      const names = { number: point.ply, square: withoutCorrection(point.line[point.ply - 1]) };
      setAttribute(root, "aria-label", t("glyph-row", names));
      glyphs.forEach((glyph, index) => {
        setAttribute(buttons[index], "aria-label", nameOf(glyph));
        setAttribute(buttons[index], "title", nameOf(glyph));
        setAttribute(buttons[index], "aria-pressed", String(glyph.sign === set));
      });
    },
  };
}
