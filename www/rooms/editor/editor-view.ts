/**
 * The panel of the position editor: what a press on a square sets, the side to move, changes of the
 * whole board, what is impossible about the position, and the ways on.
 */

import type { Actions, Core, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, render } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { focusBoard, query } from "../../floor/base/dom.ts";
import { modeOf } from "../../play/board/owner.ts";
import { BOARD } from "../../play/games/reversi.ts";
import { squareIndex } from "../../play/games/squares.ts";
import { leaveByEscape } from "../../play/ui/leave-by-escape.ts";
import {
  type Editor,
  type Transform,
  BRUSHES,
  TRANSFORMS,
  impossibilities,
  isPlayable,
  mayCorrect,
  openEditor,
  transformed,
} from "./editor.ts";
import { earlierEditorsView } from "./earlier-editors-view.ts";
import { listenToPainting } from "./painting.ts";
import { boardPicture } from "../../play/ui/pictures.ts";
import { icon } from "../../play/ui/svg.ts";

const SIDES = ["black", "white"] as const;

/** The picture of a choice, in signs of `boardPicture`. */
const PICTURES = { cycle: [".x", "o."], black: ["x"], white: ["o"], empty: ["."] };

const OUTLINES: Record<Transform, string> = {
  start: "M4 4h16v16H4zM12 4v16M4 12h16",
  clear: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
  mirror: "M12 3v18M9 7v10H3zM15 7v10h6z",
  turn: "M19.5 12a7.5 7.5 0 1 1-2.4-5.5L19.5 9M19.5 4v5h-5",
  colours: "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18v18M12 7.5h7.5M12 12h9M12 16.5h7.5",
};

export function createEditorView(root: HTMLElement, actions: Actions) {
  let editor: Editor | null = null;
  const leave = wayOut(actions.closeEditor);
  const play = wayOut(actions.playEdited);
  const correct = wayOut(actions.correctEdited);
  listenToPainting(query(root.ownerDocument, "#board", HTMLElement), {
    editor: () => editor,
    paint: actions.paint,
    squareOf: (name) => squareIndex(BOARD, name),
  });
  leaveByEscape(root, () => editor !== null, leave);
  root.classList.add("tools");

  return {
    update(state: StateOf<"editor">, _before: StateOf<"editor"> | null, texts: StudyTexts) {
      editor = openEditor(state);
      root.hidden = editor === null;
      if (editor === null) return;
      const ways = waysOnView(state, editor, { play, correct, leave }, actions, texts);
      const earlier = earlierEditorsView(state, editor, texts, actions);
      render([choicesView(editor, actions.edit, texts), ways, earlier], root);
    },
  };
}

/**
 * The disc that a press on a square sets, the side to move, changes of the whole board, and the
 * reasons why the position is impossible.
 */
function choicesView(editor: Editor, edit: Actions["edit"], texts: StudyTexts) {
  const { t, side } = texts;
  return html`
    <h2>${t("editor")}</h2>
    <p class="about">${t("editor-about")}</p>
    <fieldset class="brushes">
      <legend>${t("editor-brush")}</legend>
      <div class="tiles">${BRUSHES.map((brush) =>
        radio("brush", brush, editor.brush, brushText(brush, texts), () =>
          edit({ ...editor, brush }),
        ),
      )}</div>
    </fieldset>
    <fieldset class="turns">
      <legend>${t("editor-turn")}</legend>
      <div class="tiles">${SIDES.map((turn) =>
        radio("edit-turn", turn, editor.turn, t("editor-to-move", { side: side(turn) }), () =>
          edit({ ...editor, turn }),
        ),
      )}</div>
    </fieldset>
    <div class="tiles">${TRANSFORMS.map((transform) =>
      tool(transform, () => edit(transformed(editor, transform)), texts),
    )}</div>
    ${problems(editor, texts)}
  `;
}

/** A change of the whole board. */
function tool(transform: Transform, change: () => void, { t }: StudyTexts) {
  const name = t(`transform-${transform}-board`);
  return html`<button type="button" class="tile" aria-label=${name} title=${name}
    @click=${change}>
    ${guard([transform], () => icon(OUTLINES[transform]))}
    <span>${t(`transform-${transform}`)}</span></button>`;
}

function waysOnView(
  state: Core,
  editor: Editor,
  { play, correct, leave }: Record<"play" | "correct" | "leave", () => void>,
  actions: Actions,
  { t }: StudyTexts,
) {
  const isValued = modeOf(state, "edit")?.values === true;
  return html`
    <div class="buttons ways-on">
      <button type="button" class="button primary" ?disabled=${!isPlayable(editor)}
        @click=${play}>${t("editor-play")}</button>
      <button type="button" class="button" ?hidden=${!mayCorrect(state)}
        ?disabled=${!isPlayable(editor)}
        @click=${correct}>${t("editor-correct", { number: state.game.ply })}</button>
      <button type="button" class="button" aria-pressed=${isValued}
        ?hidden=${state.host.locks.includes("hint")}
        @click=${() => actions.showEditedValues(!isValued)}>${t("editor-values")}</button>
      <button type="button" class="button" @click=${leave}>${t("editor-leave")}</button>
    </div>
  `;
}

/** A press that ends the editor: its button goes, and the focus moves to the board. */
const wayOut = (act: () => void) => () => {
  act();
  focusBoard();
};

/** One of several values, with its picture. */
function radio<T extends keyof typeof PICTURES>(
  name: string,
  value: T,
  current: T,
  text: string,
  choose: () => void,
) {
  return html`<label class="tile"><input type="radio" name=${name} value=${value}
    .checked=${value === current} @change=${choose}>${guard([value], () =>
      boardPicture(PICTURES[value]),
    )} <span>${text}</span></label>`;
}

function brushText(brush: Editor["brush"], { t, side }: StudyTexts) {
  return brush === "black" || brush === "white" ? side(brush) : t(`brush-${brush}`);
}

/** The reason why the position is impossible. */
function problems(editor: Editor, { t, side }: StudyTexts) {
  const named = { black: side("black"), white: side("white") };
  return html`<ul class="editor-problems">${impossibilities(editor).map(
    (kind) => html`<li>${t(`impossible-${kind}`, named)}</li>`,
  )}</ul>`;
}
