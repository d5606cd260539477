/** The file of the visitor's mistakes, which is saved and read. */

import type { Square } from "../../../reversi-rules.js";
import type { Actions, State } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { saveFile } from "../../floor/base/save-file.ts";
import { canShareFiles, shareFile } from "../../floor/base/share-sheet.ts";
import { squareName } from "../../play/games/squares.ts";
import type { Mistake } from "./kept-mistakes.ts";

/** The name of the file that is saved. */
const FILE = "reversi-mistakes.txt";

/** The exercises that are saved as a file: all of them, until some are left out. */
export function createSavingView(actions: Actions, draw: () => void) {
  /** The positions of the exercises that are left out. */
  const leftOut: Set<string> = new Set();
  /** Whether the browser has refused to share the file. */
  let isRefused = false;

  function choose(positions: readonly string[], isChosen: boolean) {
    for (const position of positions) {
      if (isChosen) leftOut.delete(position);
      else leftOut.add(position);
    }
    draw();
  }

  const save = () => saveFile(new Blob([actions.mistakesText(leftOut)]), FILE);
  async function share() {
    isRefused = (await shareFile(actions.mistakesText(leftOut), FILE)) === "refused";
    draw();
  }

  return ({ game, mistakes: { list } }: State, { t, whole, discs }: StudyTexts) => {
    const positions = list.map(({ position }) => position);
    const count = positions.filter((position) => !leftOut.has(position)).length;
    const named = (square: Square) => squareName(game, square);
    const one = ({ position, square, best, loss }: Mistake) => {
      const values = { played: named(square), best: named(best), loss: discs(loss, false) };
      return html`<li><label class="check"><input type="checkbox"
        .checked=${!leftOut.has(position)}
        @change=${() => choose([position], leftOut.has(position))}>
        <span>${t("mistakes-one", values)}</span></label></li>`;
    };
    return html`
      <details class="mistakes-saved" ?hidden=${list.length === 0}>
        <summary>${t("mistakes-chosen", { count, all: whole(list.length) })}</summary>
        <div class="buttons">
          <button type="button" class="button" data-choose="all"
            @click=${() => choose(positions, true)}>${t("mistakes-all")}</button>
          <button type="button" class="button" data-choose="none"
            @click=${() => choose(positions, false)}>${t("mistakes-no")}</button>
        </div>
        <ul>${list.map(one)}</ul>
      </details>
      <div class="buttons" ?hidden=${list.length === 0}>
        <button type="button" class="button" data-save ?disabled=${count === 0}
          @click=${save}>${t("mistakes-save")}</button>
        <button type="button" class="button" data-share-mistakes ?disabled=${count === 0}
          ?hidden=${!canShareFiles()} @click=${share}>${t("mistakes-share")}</button>
      </div>
      <p class="note" role="status">${isRefused ? t("mistakes-not-shared") : ""}</p>
      <p class="note" ?hidden=${list.length === 0}>${t("save-about")}</p>
    `;
  };
}
