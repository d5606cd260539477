/** The file of the visitor's mistakes, which is saved and read. */

import type { Square } from "../../../reversi-rules.js";
import type { Actions, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { targetOf } from "../../play/ui/event-target.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { canShareFiles, shareFile } from "../../floor/base/share-sheet.ts";
import { squareName } from "../../play/games/squares.ts";
import { type Problem, problemOf } from "../../floor/base/problems.ts";
import type { FileRead } from "./additions.ts";
import type { Mistake } from "./kept-mistakes.ts";
import { MARK } from "./mistakes-file.ts";

/** The name of the file that is saved. */
const FILE = "reversi-mistakes.txt";

type Note =
  | FileRead
  | (Pick<FileRead, "count" | "line"> & { said: readonly "mistakes-not-shared"[] })
  | Problem;

/** The sentence of what came of a file. */
function noteText(note: Note, { t, page, whole }: StudyTexts) {
  if ("code" in note) return page.t("problem-load", { cause: page.problem(note) });
  const { said, count, line = 0 } = note;
  const facts = { count, line: whole(line), mark: MARK.trim() };
  return said.map((key) => t(key, facts)).join(" ");
}

/** The exercises that are saved as a file, and what becomes of one. */
export function createSavingView(actions: Actions, draw: () => void) {
  const choice = createChoice(draw);
  const { leftOut } = choice;
  /** What came of the file that was shared or read last. */
  let note: Note | null = null;

  const save = () => saveFile(new Blob([actions.mistakesText(leftOut)]), FILE);
  async function share() {
    const shared = await shareFile(actions.mistakesText(leftOut), FILE);
    note = shared === "refused" ? { said: ["mistakes-not-shared"], count: 0 } : null;
    draw();
  }

  const chooser: Ref<HTMLInputElement> = createRef();
  async function read(event: Event) {
    const field = targetOf(event, HTMLInputElement);
    const [file] = field.files ?? [];
    field.value = "";
    if (file === undefined) return;
    note = await actions.readMistakes(file).catch(problemOf);
    draw();
  }

  return (state: StateOf<"mistakes">, texts: StudyTexts) => {
    const { t } = texts;
    const { list } = state.mistakes;
    const isEmpty = list.length === 0;
    const hasNone = list.every(({ position }) => leftOut.has(position));
    return html`
      ${choice.view(state, texts)}
      <div class="buttons">
        <button type="button" class="button" data-save ?hidden=${isEmpty} ?disabled=${hasNone}
          @click=${save}>${t("mistakes-save")}</button>
        <button type="button" class="button" data-share-mistakes ?disabled=${hasNone}
          ?hidden=${isEmpty || !canShareFiles()}
          @click=${share}>${t("mistakes-share")}</button>
        <button type="button" class="button"
          @click=${() => chooser.value?.click()}>${t("mistakes-open")}</button>
        <input type="file" accept=".txt" data-mistakes-file hidden ${ref(chooser)} @change=${read}>
      </div>
      <p class="note" role="status">${note === null ? "" : noteText(note, texts)}</p>
      <p class="note" ?hidden=${isEmpty}>${t("save-about")}</p>
    `;
  };
}

/** The list to choose from: all exercises, until some are left out. */
function createChoice(draw: () => void) {
  /** The positions of the exercises that are left out. */
  const leftOut: Set<string> = new Set();

  function choose(positions: readonly string[], isChosen: boolean) {
    for (const position of positions) {
      if (isChosen) leftOut.delete(position);
      else leftOut.add(position);
    }
    draw();
  }

  function view({ game, mistakes: { list } }: StateOf<"mistakes">, texts: StudyTexts) {
    const { t, whole, discs } = texts;
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
    `;
  }

  return { leftOut, view };
}
