/** What the page has of review before their room loads. Pure. */

import type { Study } from "../base/page.ts";
import type { Button } from "../ui/room.ts";
import { holdsOtherGame } from "../board/shown-game.ts";
import { IN_EMBEDDED_BOARDS } from "../settings/host-locks.ts";
import { canReview } from "./reviewed-point.ts";

export const study: Pick<Study, "plan" | "ahead" | "allMistakes"> = {
  plan: null,
  ahead: null,
  allMistakes: false,
};

export const buttons = {
  review: {
    lockedBy: ["hint"],
    needs: "study",
    ...IN_EMBEDDED_BOARDS,
    works: (state) => canReview(state) && !holdsOtherGame(state),
    run: ({ store }) => store.dispatch({ type: "review-started" }),
  },
} satisfies Record<string, Button>;
