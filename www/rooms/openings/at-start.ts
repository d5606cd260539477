/** What the page has of openings before their room loads. Pure. */

import type { Core } from "../../floor/base/page.ts";
import type { Button } from "../../play/ui/room.ts";
import { undo } from "../../play/game/game-steps.ts";
import { practiceStop } from "../../play/game/opening-practice.ts";
import { canRetake } from "../../play/game/press-meaning.ts";
import { practise } from "./practice-steps.ts";

export const slice: Pick<Core, "openings"> = {
  openings: {
    practice: null,
    explorer: false,
  },
};

export const buttons = {
  "take-back": {
    lockedBy: ["undo"],
    embedded: "never",
    works: canRetake,
    run: undo,
  },
  "practise-again": {
    lockedBy: ["undo", "board"],
    embedded: "never",
    works: (state) => practiceStop(state)?.kind === "done",
    run: (context) => {
      const { practice } = context.store.get().openings;
      if (practice) practise(context, practice.opening);
    },
  },
  "play-on": {
    lockedBy: ["board"],
    embedded: "never",
    works: (state) => practiceStop(state) !== null,
    run: ({ store }) => store.dispatch({ type: "practice-ended" }),
  },
} satisfies Record<string, Button>;
