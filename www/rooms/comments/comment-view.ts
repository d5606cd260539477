/**
 * The comment on the position shown: its text, the tools to write and draw, and its marks over the
 * board.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { followedPoint, showsPoint } from "../../play/board/shown-game.ts";
import { button, element, setAttribute, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { canComment, commentShown, drawingOf, shownMoves } from "../../play/game/comments.ts";
import { commentTyped } from "../../play/game/typed-comment.ts";
import { MAX_CHARACTERS, lengthOf } from "../../play/game/comment-lists.ts";
import { createDrawing, listenToDrawing } from "./comment-drawing.ts";
import { keptOf, lengthShown } from "./comment-model.ts";
import { createGlyphRow } from "../../play/ui/glyph-row.ts";
import { leaveByEscape } from "../../play/ui/leave-by-escape.ts";
import { type StudyTexts, createStudyTexts } from "../../play/ui/study-texts.ts";
import { reveal } from "../../play/game/moves-in-sight.ts";

export function createCommentView(place: HTMLElement, board: HTMLTableElement, actions: Actions) {
  const { said, tools, label, field, count, announced, glyphs, draw, erase, note } =
    createTools(actions);
  place.prepend(said);
  place.append(tools);
  let shownState: Core | undefined;
  /** The position whose comment the field holds. */
  let position = "";

  field.addEventListener("input", () => {
    joinLines(field);
    actions.comment(field.value);
  });
  field.addEventListener("blur", actions.endTyping);
  const show = createDrawing(board);
  listenToDrawing(board, {
    state: () => shownState,
    preview: (mark) => shownState && show(shownState, mark ?? unfinishedMark(shownState)),
    finish: actions.draw,
  });
  const draws = () => shownState !== undefined && drawingOf(shownState) !== null;
  leaveByEscape(place, draws, actions.leaveDrawing);

  function drawTools(state: Core, _before: Core | null, pageTexts: Texts) {
    const texts = createStudyTexts(pageTexts);
    const { t } = texts;
    const { text, marks } = commentShown(state);
    const writes = state.comments.open && canComment(state);
    const isRead = text !== "" && showsPoint(state) && followedPoint(state) === null;
    const comesUp = isRead && (said.hidden || said.textContent !== text);
    const opens = writes && tools.hidden;
    setText(said, text);
    said.hidden = !isRead;
    tools.hidden = !writes;
    const typed = commentTyped(state);
    // A text that a comment has no room for stays in the field, as long as that is on its position.
    const holds = document.activeElement === field || keptOf(field.value) === typed.text;
    if (typed.moves !== position || !holds) field.value = typed.text;
    position = typed.moves;
    const elsewhere = position !== shownMoves(state.game);
    setText(label, t(elsewhere ? "comment-earlier" : "comment-text"));
    showLength(field.value, { count, announced }, t);
    glyphs.update(state, texts);
    setAttribute(draw, "aria-pressed", String(drawingOf(state) !== null));
    erase.disabled = marks.length === 0;
    showWords({ draw, erase, note }, t);
    if (opens) reveal(tools);
    else if (comesUp && !writes) reveal(said);
  }
  const drawMarks = tracked((state: Core) => show(state, unfinishedMark(state)));
  const drawComment = tracked(drawTools);

  return {
    update(state: Core, before: Core | null, pageTexts: Texts) {
      shownState = state;
      drawMarks(state, before);
      drawComment(state, before, pageTexts);
    },
  };
}

/** The comment as it is read, and the tools that write it and draw, both out of sight. */
function createTools(actions: Actions) {
  const said = element("p", { class: "comment-text", dir: "auto" });
  const label = element("span");
  const field = element("textarea", { name: "comment", rows: "3", dir: "auto" });
  const count = element("p", { class: "note" });
  const announced = element("p", { class: "announced-length", role: "status" });
  const draw = button(() => actions.setDrawing(draw.ariaPressed !== "true"));
  const erase = button(() => {
    actions.eraseMarks();
    draw.focus();
  });
  const note = element("p", { class: "note draw-note" });
  const glyphs = createGlyphRow(actions);
  const tools = element(
    "div",
    { class: "comment-tools" },
    element("label", { class: "stack" }, label, field),
    count,
    announced,
    glyphs.root,
    element("div", { class: "buttons" }, draw, erase),
    note,
  );
  said.hidden = true;
  tools.hidden = true;
  draw.dataset.draw = "";
  erase.dataset.erase = "";
  return { said, tools, label, field, count, announced, glyphs, draw, erase, note };
}

function showWords(
  { draw, erase, note }: Pick<ReturnType<typeof createTools>, "draw" | "erase" | "note">,
  t: StudyTexts["t"],
) {
  setText(draw, t("draw"));
  setText(erase, t("erase"));
  setText(note, t("draw-note"));
}

/** How long the comment is, where it is near its end or beyond. */
function showLength(
  text: string,
  { count, announced }: { count: HTMLElement; announced: HTMLElement },
  t: StudyTexts["t"],
) {
  const written = lengthOf(text.trim());
  const length = lengthShown(written, MAX_CHARACTERS);
  const over = written - MAX_CHARACTERS;
  const cut = over > 0 ? t("comment-cut", { count: over }) : "";
  setText(count, cut || (length ? t("comment-length", { count: length.shown }) : ""));
  setText(announced, cut || (length ? t("comment-length", { count: length.announced }) : ""));
  setAttribute(count, "class", cut ? "problem" : "note");
}

/** A comment is one line: a break becomes a blank, and the caret stays behind it. */
function joinLines(field: HTMLTextAreaElement) {
  if (!field.value.includes("\n")) return;
  const { selectionStart: caret } = field;
  field.value = field.value.replaceAll("\n", " ");
  field.setSelectionRange(caret, caret);
}

/** The mark that a first press has started. */
function unfinishedMark(state: Core) {
  const from = drawingOf(state)?.from ?? null;
  return from === null ? null : { from, to: null };
}
