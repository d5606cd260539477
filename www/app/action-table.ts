/**
 * The actions that have a button: the rows of the board and the names of those that rooms bring,
 * and the groups of their buttons. The build writes the buttons into the page from this table: a
 * new action needs a row here or in its room, a place in a group and its text among those of the
 * first screen, and in most groups an icon under its name in an `icons.ts`.
 */

import type { TextKey } from "../words/texts.ts";
import type { Context, State } from "../base/page.ts";
import { canHint } from "../board/hint.ts";
import { modeRules } from "../board/owner.ts";
import { type GameDescriptor, gameOf, hasFeature } from "../games/index.ts";
import { computerPlays, turnJob } from "../game/turn-job.ts";
import { type Controls, IN_EMBEDDED_BOARDS, type Lock, mayStep } from "../settings/host-locks.ts";
import { isPractising } from "../game/opening-practice.ts";
import { canRetake } from "../game/press-meaning.ts";
import { PANEL_CONTROLS, shownPanel } from "../ui/panels.ts";
import { canContinue, humanToPlay, passWaits } from "../board/turn.ts";
import { canFollow, followedPoint } from "../board/shown-game.ts";
import { canReplay, mayJump, redoTarget, undoReturns, undoTarget } from "../board/navigation.ts";
import { canSwap } from "../board/seats.ts";
import { isPickerLocked } from "../players/seats.ts";
import { hasHuman, swapped } from "../settings/settings.ts";
import {
  giveHint,
  playRandom,
  redo,
  replay,
  returnToPreviousGame,
  startGame,
  stepTo,
  stopOrContinue,
  undo,
} from "../game/game-steps.ts";
import { buttons as share, collectionButtons as collection } from "../share/at-start.ts";
import { buttons as openings } from "../openings/at-start.ts";
import { buttons as friends } from "../friends/at-start.ts";
import { buttons as nearby } from "../nearby/at-start.ts";
import { buttons as review } from "../review/at-start.ts";
import { buttons as editor } from "../editor/at-start.ts";
import { buttons as audience } from "../audience/at-start.ts";
import { buttons as evening } from "../evening/at-start.ts";
import { buttons as embedCode } from "../embed-code/at-start.ts";
import { buttons as help } from "../help/at-start.ts";
import type { Button } from "../ui/room.ts";
import { keysOf } from "../base/keys.ts";

export type ActionId = keyof typeof ROWS;

/** A point of a game or of a line, and its last one. */
interface Place {
  at: number;
  end: number;
}

const before = ({ at }: Place) => at - 1;
const after = ({ at }: Place) => at + 1;
const last = ({ end }: Place) => end;

/**
 * How many moves of the shown line lie on the board after a step along it; null where the step
 * leads through the game.
 */
function followTarget(state: State, target: (place: Place) => number) {
  const { line, followed } = state.point;
  if (line === null || !canFollow(state)) return null;
  const wantedPly = target({ at: followed, end: line.length });
  return wantedPly < 0 ? null : wantedPly;
}

/**
 * A step through the game on the board, or along a line that shows there. It plays nothing and
 * takes nothing back.
 * @param target where it leads
 * @param along where it leads in a line; if absent, out of it
 */
function step(
  text: TextKey & `step-${string}`,
  target: (place: Place) => number,
  along: (place: Place) => number = () => -1,
): Button {
  const placeOf = ({ game }: State) => ({ at: game.ply, end: game.line.length });
  return {
    lockedBy: ["undo"],
    staysOpen: mayStep,
    text,
    // Beside "Next" of the first steps and of the exercises.
    attributes: { "data-label": `${text}-name` },
    works: (state) => {
      if (!mayJump(state)) return false;
      const { line, followed } = state.point;
      const wantedPly = followTarget(state, along);
      if (line !== null && wantedPly !== null)
        return wantedPly !== followed && wantedPly <= line.length;
      const ply = target(placeOf(state));
      return ply !== state.game.ply && ply >= 0 && ply <= state.game.line.length;
    },
    run: (context) => {
      const state = context.store.get();
      const count = followTarget(state, along);
      if (count !== null) context.store.dispatch({ type: "line-followed", count });
      else stepTo(context, target(placeOf(state)));
    },
  };
}

/** What a hint leads to in place of a search; null where it takes one. */
function taughtMoves({ house, store }: Context) {
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
  "take-back": {
    lockedBy: ["undo"],
    embedded: "never",
    works: canRetake,
    run: undo,
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
} satisfies Record<string, Button>;

export const ACTIONS: Record<ActionId, Button> = ROWS;

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

export function isActionLocked(locks: readonly Lock[], id: ActionId) {
  const { lockedBy, staysOpen } = ACTIONS[id];
  return lockedBy?.some((lock) => locks.includes(lock)) === true && !staysOpen?.(locks);
}

export function isActionInGame(game: GameDescriptor, id: ActionId) {
  return hasFeature(game, ACTIONS[id].needs);
}

export function isActionWorking(state: State, id: ActionId) {
  return (
    !isActionLocked(state.host.locks, id) &&
    isActionInGame(gameOf(state), id) &&
    (ACTIONS[id].works?.(state) ?? true)
  );
}

/** The conditions that hold on a human's turn alone. */
const HUMANS_TURN = [canHint, humanToPlay];

/** Whether an action only waits for the computer's move, and works again after it. */
export function isActionWaiting(state: State, id: ActionId) {
  return (
    HUMANS_TURN.some((condition) => condition === ACTIONS[id].works) &&
    !isActionLocked(state.host.locks, id) &&
    hasHuman(state.settings.current) &&
    computerPlays(state)
  );
}
