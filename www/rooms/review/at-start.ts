/** What the page has of reviews before their room loads. */

import type { Core } from "../../floor/base/page.ts";
import type { Button, Part } from "../../play/ui/room.ts";
import { query } from "../../floor/base/dom.ts";
import { loadNotations } from "../../floor/base/resources.ts";
import { holdsOtherGame } from "../../play/board/shown-game.ts";
import { IN_EMBEDDED_BOARDS } from "../../play/settings/host-locks.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";
import { canReview, hasValues } from "./reviewed-point.ts";

const loadEndReview = panelLoader("learn", ["study"], () => import("./end-review-view.ts"));

export const parts: Part[] = [
  {
    wants: ({ review: { ahead } }) => ahead !== null && hasValues(ahead),
    // The card of the end waits for nothing, and no press has requested its additions.
    failure: "nowhere",
    load: async ({ root, context }) => {
      const [{ createEndReviewView }, rules] = await Promise.all([
        loadEndReview(),
        loadNotations(),
      ]);
      const dialog = query(root, "dialog#end", HTMLDialogElement);
      return createEndReviewView(dialog, rules, context.session);
    },
  },
];

export const slice: Pick<Core, "review"> = {
  review: {
    open: null,
    plan: null,
    ahead: null,
    allMistakes: false,
  },
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
