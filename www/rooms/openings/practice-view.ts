/** An opening that is practised: how far it is, its line, and the ways back, again and out. */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { focusBoard } from "../../floor/base/dom.ts";
import { undoTarget } from "../../play/board/navigation.ts";
import { markedNames } from "../../play/words/marked-names.ts";
import { openingName } from "../../play/words/texts.ts";
import { practicePoint } from "../../play/game/opening-practice.ts";
import { practisedLine } from "../../play/game/practised-line.ts";
import { practiceText } from "./openings-model.ts";

/**
 * The way that the sentence asks for has the one green button.
 * @param leave what the end of the practice leads to
 */
export function practiceView(state: Core, texts: StudyTexts, actions: Actions, leave: () => void) {
  const { t, lang } = texts;
  const { practice } = state.openings;
  const point = practicePoint(state);
  if (practice === null || point === null) return nothing;
  const { moves, done } = practisedLine(state);
  const opening = openingName(practice.opening, lang);
  const title = t("practice-name", { opening: opening.name });
  const cannotUndo = undoTarget(state) === null || state.host.locks.includes("undo");
  const again = () => {
    actions.practise(practice.opening);
    focusBoard();
  };
  const end = () => {
    actions.endPractice();
    leave();
  };
  return html`
    <section class="practice-point">
      <h3>${markedNames(title, [opening], lang)}</h3>
      <p>${practiceText(state, texts)}</p>
      <ol class="practice-line">${moves.map(
        (move, index) => html`<li>${index < done ? move : "○"}</li>`,
      )}</ol>
      <details>
        <summary>${t("practice-line")}</summary>
        <p class="practice-whole">${moves.join(" ")}</p>
      </details>
      <div class="buttons practice-ways">
        <button type="button" class="button primary" ?hidden=${point.kind !== "left"}
          ?disabled=${cannotUndo}
          @click=${() => actions.run("undo")}>${t("practice-undo")}</button>
        <button type="button" class=${point.kind === "done" ? "button primary" : "button"}
          @click=${again}>${t("practice-again")}</button>
        <button type="button" class="button" @click=${end}>${texts.endPractice()}</button>
      </div>
    </section>
  `;
}
