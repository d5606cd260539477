/**
 * The additions of a review that was started at the end of a game to the card there: how many
 * mistakes there are to look at, and a small picture of the move that tells most of the game,
 * unless the end is a special one, whose own picture stays.
 */

import type { Core } from "../../floor/base/page.ts";
import type { GameSession } from "../../play/game/session.ts";
import type { Texts } from "../../play/words/texts.ts";
import { element, query, setText } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { isSameGame } from "../../play/board/move-glyphs.ts";
import { gameTextOf } from "../../play/game/previous-game.ts";
import { momentOf } from "../../play/game/end-moment.ts";
import { smallBoard } from "../../play/ui/small-board.ts";
import { createStudyTexts } from "../../play/ui/study-texts.ts";
import { ownSide } from "./review.ts";
import type { Review } from "../../play/game/review-content.ts";
import { mistakesOf } from "./review-findings.ts";
import { hasValues } from "./reviewed-point.ts";
import { movesInOrder, tellingMove } from "./review-model.ts";
import { withoutCorrection } from "../../play/games/squares.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** How many mistakes the card counts: a beginner's number of them would spoil a first victory. */
const MOST_COUNTED = 5;

export function createEndReviewView(
  dialog: HTMLDialogElement,
  rules: Pick<typeof import("../../../reversi-notations.js"), "review_summary">,
  session: Pick<GameSession, "restore">,
) {
  const review = query(dialog, "[data-end-review]", HTMLButtonElement);
  const plainLabel = query(review, "[data-text]", HTMLElement);
  const label = element("span", { class: "end-mistakes" });
  review.append(label);
  const caption = element("figcaption");
  const picture = element("figure", { class: "end-turn", "aria-hidden": "true" });
  picture.hidden = true;
  query(dialog, "[data-end-image]", HTMLImageElement).after(picture);

  /** The move that tells most of the game, with the position after it. */
  function picturedMove(state: Core, ahead: Review) {
    const summary = rules.review_summary(movesInOrder(ahead));
    const number = momentOf(state) === null ? tellingMove(state, ahead, summary) : null;
    if (number === null) return null;
    const point = session.restore({ ...gameTextOf(ahead.game), ply: number });
    const game = readOnce(point, (shown) => shown.snapshot());
    return { game, name: `${number} ${withoutCorrection(ahead.game.line[number - 1])}` };
  }

  function draw(state: Core, _before: Core | null, pageTexts: Texts) {
    const { ahead } = state.review;
    const isShown = ahead !== null && hasValues(ahead) && isSameGame(ahead.game, state.game);
    const found = isShown ? ahead : null;
    const count = found ? mistakesOf(found, ownSide(state)).length : 0;
    const { t } = createStudyTexts(pageTexts);
    const key = count > MOST_COUNTED ? "end-many-mistakes" : "end-mistakes";
    setText(label, count > 0 ? t(key, { count }) : "");
    plainLabel.hidden = count > 0;
    const pictured = found && picturedMove(state, found);
    picture.hidden = pictured === null;
    if (pictured === null) return;
    setText(caption, pictured.name);
    picture.replaceChildren(smallBoard(pictured.game), caption);
  }

  return { update: tracked(draw) };
}
