/** What the status line says of a game that has been loaded. Pure. */

import type { ListedGame } from "./additions.ts";
import type { Notice } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";

function listedGame({ number, count, black, white }: ListedGame, { t, decimal }: Texts) {
  const facts = { number: decimal(number, 0), all: decimal(count, 0) };
  if (!black && !white) return t("said-collected-game", facts);
  return t("said-collected-named", { ...facts, black: black || "?", white: white || "?" });
}

/** That a game has been loaded, with which variations, and what of its text is left out. */
export function loaded(
  { beside, others = 0, stopped, listed, edited = false }: Notice & { kind: "loaded" },
  texts: Texts,
) {
  const { t, problem } = texts;
  const named = listed ? listedGame(listed, texts) : t(edited ? "said-edited" : "said-loaded");
  const whole = stopped ? problem(stopped) : named;
  if (others > 0)
    return texts.sentences(stopped ? whole : "", t("said-loaded-first", { count: others }));
  if (!beside) return whole;
  const { count, leftOut, unread, unreadComments, glyphs } = beside;
  const [[first], [comment]] = [unread, unreadComments];
  return texts.sentences(
    stopped || listed || count === 0 ? whole : "",
    count > 0 ? t("said-loaded-with", { count }) : "",
    leftOut > 0 ? t("said-left", { count: leftOut }) : "",
    first
      ? t("said-unread", { count: unread.length, text: first.text, cause: problem(first) })
      : "",
    comment
      ? t(comment.ply > 0 ? "said-comments-unread" : "said-comments-unread-at-start", {
          count: unreadComments.length,
          ply: comment.ply,
          cause: problem(comment),
        })
      : "",
    glyphs > 0 ? t("said-glyphs", { count: glyphs }) : "",
  );
}

/** Whether so much is left out of a game that the sentence about it fills the status line. */
export function leavesOut({ beside, stopped }: Notice & { kind: "loaded" }) {
  if (stopped) return true;
  if (beside === undefined) return false;
  return beside.unread.length + beside.unreadComments.length + beside.glyphs > 0;
}
