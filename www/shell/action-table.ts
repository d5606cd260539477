/**
 * The actions that have a button: the rows of the board and the names of those that rooms bring,
 * and the groups of their buttons. The build writes the buttons into the page from this table: a
 * new action needs a row here or in its room, a place in a group and its text among those of the
 * first screen, and in most groups an icon under its name in an `icons.ts`.
 */

import type { TextKey } from "../play/words/texts.ts";
import type { AllRooms, Context } from "../floor/base/page.ts";
import { canHint } from "../play/board/hint.ts";
import { modeRules } from "../play/board/owner.ts";
import { turnJob } from "../play/game/turn-job.ts";
import { type Controls, IN_EMBEDDED_BOARDS, mayStep } from "../play/settings/host-locks.ts";
import { isPractising } from "../play/game/opening-practice.ts";
import { PANEL_CONTROLS, shownPanel } from "../play/ui/panels.ts";
import { canContinue, humanToPlay, passWaits } from "../play/board/turn.ts";
import { followedPoint } from "../play/board/shown-game.ts";
import { canReplay, redoTarget, undoReturns, undoTarget } from "../play/board/navigation.ts";
import { canSwap } from "../play/board/seats.ts";
import { isPickerLocked } from "../play/players/seats.ts";
import { swapped } from "../play/settings/settings.ts";
import { redo, replay, returnToPreviousGame, startGame, undo } from "../play/game/game-steps.ts";
import { giveHint, playRandom, stopOrContinue } from "../play/game/computer-steps.ts";
import { buttons as share, collectionButtons as collection } from "../rooms/share/at-start.ts";
import { buttons as openings } from "../rooms/openings/at-start.ts";
import { buttons as friends } from "../rooms/friends/at-start.ts";
import { buttons as nearby } from "../rooms/nearby/at-start.ts";
import { buttons as review } from "../rooms/review/at-start.ts";
import { buttons as editor } from "../rooms/editor/at-start.ts";
import { buttons as audience } from "../rooms/audience/at-start.ts";
import { buttons as evening } from "../rooms/evening/at-start.ts";
import { buttons as embedCode } from "../rooms/embed-code/at-start.ts";
import { buttons as help } from "../rooms/help/at-start.ts";
import type { Button } from "../play/ui/room.ts";
import { keysOf } from "../floor/base/keys.ts";
import { saying } from "../floor/base/problems.ts";
import { checkPart } from "../floor/base/resources.ts";
import { step, before, after, last } from "./step-rows.ts";

export type ActionId = keyof typeof ROWS;

/** What a hint leads to in place of a search; null where it takes one. */
function taughtMoves({ house, store }: Context<AllRooms>) {
  const state = store.get();
  const taught = house.here().rooms.map((room) => room.teaches?.(state) ?? null);
  return taught.find((moves) => moves !== null) ?? null;
}

const ROWS = {
  new: {
    lockedBy: ["board"],
    embedded: "usual",
    // With whom, unless the host page has said so.
    asks: ({ host: { locks } }) =>
      isPickerLocked(locks) ? null : { type: "picking", side: "white" },
    run: (context) => startGame(context),
  },
  former: {
    lockedBy: ["undo", "board"],
    ...IN_EMBEDDED_BOARDS,
    works: (state) => state.previousGame !== null,
    run: returnToPreviousGame,
  },
  undo: {
    lockedBy: ["undo"],
    embedded: "usual",
    works: (state) => {
      const { history } = modeRules(state);
      if (history) return history.undo.works(state);
      return followedPoint(state) !== null || undoTarget(state) !== null || undoReturns(state);
    },
    run: undo,
  },
  redo: {
    lockedBy: ["undo"],
    embedded: "usual",
    works: (state) => {
      const { history } = modeRules(state);
      return history ? history.redo.works(state) : redoTarget(state) !== null;
    },
    run: redo,
  },
  first: step("step-first", () => 0),
  back: step("step-back", before, before),
  next: step("step-next", after, after),
  last: step("step-last", last, last),
  play: {
    lockedBy: ["undo"],
    staysOpen: mayStep,
    text: "step-play",
    ...IN_EMBEDDED_BOARDS,
    attributes: { "data-label": "step-play-name", hidden: "" },
    works: canReplay,
    run: replay,
  },
  hint: {
    lockedBy: ["hint"],
    embedded: "usual",
    works: canHint,
    run: (context) => {
      const { store } = context;
      const state = store.get();
      const { hint } = modeRules(state);
      if (hint) store.dispatch(hint);
      else if (state.point.advice) store.dispatch({ type: "hinted-further" });
      else giveHint(context, taughtMoves(context));
    },
  },
  best: {
    lockedBy: ["hint", "board"],
    works: humanToPlay,
    run: ({ store }) => store.dispatch({ type: "requested", request: "best" }),
  },
  random: { lockedBy: ["board"], works: humanToPlay, run: playRandom },
  swap: {
    lockedBy: ["players", "level"],
    ...IN_EMBEDDED_BOARDS,
    works: canSwap,
    run: ({ store }) =>
      store.dispatch({ type: "chosen", choices: swapped(store.get().settings.current) }),
  },
  restore: {
    embedded: "usual",
    works: (state) => state.erased.length > 0,
    run: ({ restore }) => restore(),
  },
  ...collection,
  pass: {
    lockedBy: ["board"],
    embedded: "usual",
    needs: "passes",
    works: passWaits,
    run: ({ store }) => store.dispatch({ type: "passed" }),
  },
  stop: {
    lockedBy: ["board"],
    embedded: "usual",
    works: (state) => turnJob(state) !== null || canContinue(state),
    run: stopOrContinue,
  },
  ...openings,
  // The tools of an exercise or an ending have their own button for it.
  leave: {
    embedded: "never",
    works: (state) => {
      const { back, tools } = modeRules(state);
      if (isPractising(state)) return true;
      return back !== undefined && shownPanel(state) !== tools;
    },
    run: ({ store }) => store.dispatch(modeRules(store.get()).back ?? { type: "practice-ended" }),
  },
  send: friends.send,
  ...nearby,
  resign: friends.resign,
  ...review,
  ...editor,
  ...share,
  clubs: {
    embedded: "never",
    attributes: { "aria-haspopup": "dialog" },
  },
  ...audience,
  ...evening,
  ...embedCode,
  ...help,
  home: { embedded: "never", link: true, attributes: { href: "", hidden: "" } },
  close: { embedded: "never", text: "close-window", attributes: { hidden: "" } },
  "save-damaged": {
    embedded: "never",
    works: ({ notice }) =>
      notice.kind === "problems" && notice.problems.some(({ code }) => code === "bad-storage"),
    run: saveDamaged,
  },
} satisfies Record<string, Button<AllRooms>>;

/** What saves damaged values, which loads when it is wanted. */
export const loadDamaged = async () => checkPart(await import("./save-damaged.ts"));

export function saveDamaged(context: Context<AllRooms>) {
  void saying(
    context,
    loadDamaged().then((part) => part.writeDamaged(context)),
  );
}

export const ACTIONS: Record<ActionId, Button<AllRooms>> = ROWS;

export const ACTION_IDS = keysOf(ROWS);

export function actionText(id: ActionId) {
  return (ACTIONS[id].text ?? id) as TextKey;
}

/**
 * The buttons in their groups: what every game needs, in the bar of a telephone and on top of the
 * fence; in the menu what there is to do with the game, the rest of playing, and what leads out of
 * it; what clubs and websites want, in a dialog; what the sentence below the board asks for; and
 * the steps through the game on both sides of that sentence, or below it in narrow frames.
 */
export const GROUPS: Record<string, readonly ActionId[]> = {
  main: ["undo", "redo", "hint", "new"],
  play: [
    "best",
    "random",
    "swap",
    "former",
    "game-before",
    "game-list",
    "game-after",
    "nearby",
    "resign",
  ],
  more: ["edit", "text", "clubs", "review", "help", "selftest"],
  out: ["home", "close"],
  clubs: ["evening", "audience", "embed-code"],
  turn: [
    "live",
    "pass",
    "stop",
    "take-back",
    "practise-again",
    "play-on",
    "leave",
    "send",
    "save-damaged",
    "restore",
  ],
  steps: ["first", "back", "play", "next", "last"],
};

/** The controls that an embedded board can show beside the board and the score. */
export const CONTROLS = [
  ...ACTION_IDS.filter((id) => ACTIONS[id].embedded !== "never"),
  ...PANEL_CONTROLS,
];

/**
 * The key of the text of what an embedded board can show.
 * @param control one of `CONTROLS`
 */
export function controlText(control: string) {
  const isAction = control in ROWS;
  return isAction ? actionText(control as ActionId) : (control as TextKey);
}

/** The controls that it shows if the host page does not choose. */
export const USUAL_CONTROLS = ACTION_IDS.filter((id) => ACTIONS[id].embedded === "usual");

export const EMBEDDED: Controls = { all: CONTROLS, usual: USUAL_CONTROLS };
