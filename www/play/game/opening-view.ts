/**
 * The name of the opening that is on the board, in the page's language and in Japanese, in which
 * most of them were named, where the system can draw that; on a Japanese page in English as well.
 */

import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { query, setAttribute, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { showOpening } from "../words/foreign-names.ts";

export function createOpeningView(line: HTMLElement) {
  const name = query(line, 'output[name="opening"]', HTMLOutputElement);
  const original = query(line, ".opening-ja", HTMLElement);
  /** Whether the system draws Japanese, once it is known. */
  let draws: boolean | undefined;

  function draw(state: Core, _before: Core | null, { lang }: Texts) {
    const { opening } = state.game;
    line.hidden = opening === undefined;
    showOpening(name, opening, lang);
    const other = lang === "ja" ? "en" : "ja";
    setText(original, opening?.[other] ?? "");
    setAttribute(original, "lang", other);
    if (opening !== undefined) draws ??= drawsJapanese();
    original.hidden = other === "ja" && draws === false;
  }

  return { update: tracked(draw) };
}

/**
 * Whether the system has a font for Japanese: its characters are as wide as they are high, and the
 * box in place of a missing one is not.
 */
function drawsJapanese() {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return true;
  context.font = "100px sans-serif";
  return Math.abs(context.measureText("虎").width - 100) < 1;
}
