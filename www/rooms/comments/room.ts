/** Comments and drawing, as the page takes them in. */

import type { Room } from "../../play/ui/room.ts";
import { query } from "../../floor/base/dom.ts";
import { leave } from "../../play/board/owner.ts";
import { checkComments } from "../../play/game/stored-comments.ts";
import { followedPoint } from "../../play/board/shown-game.ts";
import { canComment, drawingOf, shownMoves, withComments } from "../../play/game/comments.ts";
import { COMMENTS_KEY, commentJobs } from "../../play/game/comments-of-text.ts";
import { marksShown, mayJudge } from "../../play/game/typed-comment.ts";
import {
  commented,
  commentsFailed,
  drawing,
  drawn,
  foundComments,
  glyphSet,
  markPressed,
  marksErased,
  marksRestored,
  withRecord,
} from "./reduce-comments.ts";
import { markSays } from "./mark-says.ts";
import { drawByRightButton } from "./right-button.ts";
import { one } from "../../play/board/board-overlays.ts";
import type { Overlay } from "../../play/board/overlay.ts";

export const room = {
  handlers: {
    "comments-open": (state, { open }) =>
      withComments(drawingOf(state) ? leave(state) : state, { open, writing: null }),
    commented,
    "typing-ended": (state) =>
      state.comments.writing === null ? state : withComments(state, { writing: null }),
    "glyph-set": glyphSet,
    drawing,
    "mark-pressed": markPressed,
    drawn,
    "marks-erased": marksErased,
    "marks-restored": marksRestored,
  },
  replaced: (state, _, event) =>
    event.type === "loaded" && event.record
      ? withRecord(state, state.game.line, event.record)
      : state,
  acts: ["drawn"],
  jobs: commentJobs,
  found: { [COMMENTS_KEY]: foundComments },
  failed: commentsFailed,
  erases: {
    marks: {
      ofGame: true,
      check: (value) => checkComments(value).comments,
      putBack: ({ store }, value) => {
        store.dispatch({ type: "marks-restored", ...checkComments(value) });
        return null;
      },
    },
  },
  isBusy: ({ comments }) => comments.writing !== null,
  says: markSays,
  begin: (context) => drawByRightButton(context, query(document, "#board", HTMLTableElement)),
  layers: [
    (state) =>
      marksShown(state).flatMap(({ from, to, letter }): Overlay[] => {
        if (letter !== null) return [{ square: from, kind: "letter", letter }];
        if (to !== null) return [{ square: from, kind: "arrow", to }];
        return one(from, "circled", "square-circled");
      }),
  ],
  actions: ({ store }) => ({
    showComments: (open) => store.dispatch({ type: "comments-open", open }),
    comment: (text) => {
      if (canComment(store.get())) store.dispatch({ type: "commented", text });
    },
    endTyping: () => store.dispatch({ type: "typing-ended" }),
    setGlyph: (glyph) => {
      const state = store.get();
      const moves = shownMoves(followedPoint(state) ?? state.game);
      if (mayJudge(state)) store.dispatch({ type: "glyph-set", moves, glyph });
    },
    setDrawing: (drawing) => {
      if (canComment(store.get())) store.dispatch({ type: "drawing", drawing });
    },
    leaveDrawing: () => {
      const started = drawingOf(store.get());
      if (started) store.dispatch({ type: "drawing", drawing: started.from !== null });
    },
    draw: (from, to) => {
      if (canComment(store.get())) store.dispatch({ type: "drawn", from, to });
    },
    eraseMarks: () => store.dispatch({ type: "marks-erased" }),
  }),
} satisfies Room;
