/** The visitor's mistakes, as the page takes them in: searched, kept, and practised. */

import type { Square } from "../../../reversi-rules.js";
import type { Context, StateOf } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import { type Rest, partName, withErased } from "../../floor/base/erasing.ts";
import { GONE, REST_WAITS, UNSEEN, restorePart, seenAgain } from "../../floor/base/erased-parts.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { dayOf } from "../../floor/base/days.ts";
import { exerciseText } from "../exercises/exercise-steps.ts";
import { squareName } from "../../play/games/squares.ts";
import { isHelped, pairing } from "../../play/players/win-loss-record.ts";
import { damagedStorage } from "../../floor/base/problems.ts";
import { textIn } from "../../floor/base/encodings.ts";
import { readFiles } from "../../floor/base/read-files.ts";
import { loadPlanFor } from "../review/load-plan.ts";
import { newReview, ownSide } from "../review/review.ts";
import { canReview } from "../review/reviewed-point.ts";
import {
  beyondMost,
  MOST,
  continueMistakes,
  SEARCH_KEY,
  failedInMistakes,
  foundInMistakes,
  mistakesJobs,
  takeReviewed,
  waitingOf,
  withMistakes,
} from "./mistakes.ts";
import type { FileRead } from "./additions.ts";
import { exerciseOf, movedInMistakes } from "./mistake-exercises.ts";
import {
  type Lists,
  type Mistake,
  NO_LISTS,
  mergedLists,
  mergedMistakes,
} from "./kept-mistakes.ts";
import { readMistakes, writeMistakes } from "./mistakes-file.ts";
import { BACK_DAYS, MISTAKES, keptForm, listsIn } from "./stored-mistakes.ts";
import {
  addWaiting,
  change,
  reviewGamesOf,
  lastGame,
  reviewLastGame,
  reviewOwnMoves,
  practiseCostliest,
  waits,
  snapshotOf,
} from "./mistakes-steps.ts";

/** The entry taken away, as {@link withErased} names it, and the name of what waits. */
const NAME = "mistakes";
const ERASED = "erased";

export const room = {
  handlers: {
    // An act of the visitor's here is reason enough to try again.
    "mistakes-changed": (state, { changes }) => withMistakes(state, { ...changes, stalled: false }),
    "mistakes-started": (state, { game }) => withMistakes(state, { review: newReview(game) }),
    "mistakes-erased": (state, { day }) => {
      const { erased: before, ...mistakes } = state.mistakes;
      const { waiting, games, list } = before ? mergedLists(mistakes, before) : mistakes;
      // An earlier release counts the day of an erasing, too.
      const erased = { day, seen: 0, waiting, games, list };
      const after = withMistakes(state, { ...NO_LISTS, erased, review: null });
      return withErased(after, NAME, { part: ERASED });
    },
  },
  jobs: mistakesJobs,
  found: { [SEARCH_KEY]: foundInMistakes },
  failed: failedInMistakes,
  moved: movedInMistakes,
  settled: (state, event) => takeReviewed(continueMistakes(state, event)),
  erases: {
    [NAME]: {
      // An earlier release has stored the mistakes themselves.
      check: (value) => (partName(value) === null ? listsIn(value) : { part: ERASED }),
      putBack: (context, value) =>
        bringBack(context, partName(value) === null ? listsIn(value) : null),
    },
  },
  begin: follow,
  follows: [{ thing: MISTAKES, follow: (context) => change(context, {}) }],
  actions: (context) => {
    const { store, now } = context;
    return {
      showMistakes: (open) => store.dispatch({ type: "mistakes-changed", changes: { open } }),
      collectMistakes: (on) => change(context, { on }),
      reviewGamesOf: (name) => reviewGamesOf(context, name),
      hasLastGame: () => lastGame(context) !== null,
      reviewLastGame: () => reviewLastGame(context),
      reviewOwnMoves: (side) => reviewOwnMoves(context, side),
      practiseMistakes: () => practiseCostliest(context),
      mistakesText: (leftOut) => {
        const { game, mistakes } = store.get();
        const nameOf = (square: Square) => squareName(game, square);
        const chosen = mistakes.list.filter(({ position }) => !leftOut.has(position));
        const texts = chosen.map((one) => exerciseText(exerciseOf(one), nameOf));
        return writeMistakes(chosen, texts);
      },
      readMistakes: (file) => readFile(context, file),
      eraseMistakes: () => {
        context.takeOver(MISTAKES);
        store.dispatch({ type: "mistakes-erased", day: dayOf(now()) });
      },
      restoreMistakes: () => {
        const removed = store.get().mistakes.erased === null ? [] : [ERASED];
        restorePart(store, NAME, removed, async () => bringBack(context, null));
      },
      today: () => dayOf(now()),
    };
  },
} satisfies Room<"exercises" | "mistakes">;

/**
 * Reads what the browser has kept, and from then on each own game that ends; keeps what changes,
 * and begins one review after another.
 */
function follow(context: Context<"mistakes">) {
  const { store } = context;
  loadPlanFor(context, waits);
  store.subscribe((state, before) => {
    if (isEnd(state, before)) takeIn(context, state);
    if (isReviewed(state, before)) takeReview(context, state);
    if (isChanged(state, before)) keep(context, state);
    beginNext(context);
  });
  const { damaged } = context.storage.kept.find(MISTAKES);
  const day = dayOf(context.now());
  change(context, ({ erased }) => ({ erased: erased && seenAgain(erased, day, BACK_DAYS) }));
  if (damaged) store.dispatch({ type: "problems", problems: [damagedStorage()] });
  beginNext(context);
}

/** Adds the mistakes of a file, as many as the list has room for. */
async function readFile(context: Context<"mistakes">, file: File): Promise<FileRead> {
  const [read] = await readFiles([file]);
  const found = read ? readMistakes(textIn(read.bytes)) : null;
  if (found === null) return { said: ["mistakes-no-file"], count: 0 };
  const { list, damaged } = found;
  change(context, (kept) => mergedLists(kept, { ...NO_LISTS, list: withRoom(list, kept.list) }));
  const { mistakes } = context.store.get();
  const isHere = new Set(mistakes.list.map(({ position }) => position));
  const count = list.filter(({ position }) => !isHere.has(position)).length;
  const lacks = [
    ...(damaged === null ? [] : (["mistakes-damaged-file"] as const)),
    ...(count > 0 ? (["mistakes-full"] as const) : []),
  ];
  const said = lacks.length > 0 ? lacks : (["mistakes-read"] as const);
  return { said, count, ...(damaged === null ? {} : { line: damaged }) };
}

/** The mistakes that a list has, and as many others as it has room for: the latest ones. */
function withRoom(mistakes: readonly Mistake[], list: readonly Mistake[]) {
  const places = new Set(list.map(({ position }) => position));
  const others = mistakes.filter(({ position }) => !places.has(position));
  const room = Math.max(MOST.list - list.length, 0);
  const beyond = new Set(others.slice(0, Math.max(others.length - room, 0)));
  return mistakes.filter((mistake) => !beyond.has(mistake));
}

/**
 * Puts back what was erased, beside what was added since then. What finds no room waits on.
 * @param earlier what an earlier release has erased; else null
 */
function bringBack(context: Context<"mistakes">, earlier: Lists | null): Rest | null {
  change(context, {});
  const { erased, ...kept } = context.store.get().mistakes;
  const other = earlier ?? erased;
  if (other === null) return GONE;
  const lists = mergedLists(kept, other);
  const beyond = beyondMost(lists);
  const waits = earlier === null ? beyond : mergedLists(beyond, erased ?? NO_LISTS);
  const since = erased ?? UNSEEN;
  change(context, { ...lists, erased: isNothing(waits) ? null : { ...since, ...waits } });
  return isNothing(beyond) ? null : { problems: [REST_WAITS], value: { part: ERASED } };
}

const isNothing = ({ waiting, games, list }: Lists) =>
  waiting.length + games.length + list.length === 0;

/** Whether a move has just ended a game of the visitor's own that is to be reviewed. */
function isEnd(state: StateOf<"mistakes">, before: StateOf<"mistakes">) {
  const { game, mistakes } = state;
  const isMove = game.ply === before.game.ply + 1 && game.initial === before.game.initial;
  if (!mistakes.on || game.outcome === null || !isMove || game === before.game) return false;
  return holdsOwnGame(state) && canReview(state) && ownSide(state) !== null && !isHelped(state);
}

/** Whether a review that the visitor has asked for, of one's own game, has come to its end. */
function isReviewed({ notice, mistakes }: StateOf<"mistakes">, before: StateOf<"mistakes">) {
  return !mistakes.on && notice !== before.notice && notice.kind === "reviewed" && notice.own;
}

/** Takes in the game of the open review, if it is over. */
function takeReview(context: Context<"mistakes">, state: StateOf<"mistakes">) {
  const { open } = state.review;
  if (open === null) return;
  const { setup, line } = open.game;
  const text = { setup, transcript: line.join(""), ply: line.length };
  const end = snapshotOf(context.session, text);
  if (end?.outcome && !isHelped({ ...state, game: end })) takeIn(context, { ...state, game: end });
}

function takeIn(context: Context<"mistakes">, state: StateOf<"mistakes">) {
  const pair = pairing(state);
  if (pair !== null) addWaiting(context, waitingOf(state.game, { ...pair, time: context.now() }));
}

/** Whether something has changed that is kept. */
function isChanged({ mistakes }: StateOf<"mistakes">, { mistakes: was }: StateOf<"mistakes">) {
  const fields = ["on", "waiting", "games", "list", "erased"] as const;
  return fields.some((field) => mistakes[field] !== was[field]);
}

/** Keeps the mistakes beside what another tab has stored since this one read them. */
function keep(
  { store, storage: { kept } }: Context<"mistakes">,
  { mistakes }: StateOf<"mistakes">,
) {
  const own = keptForm(mistakes);
  if (kept.isSeen(MISTAKES)) return void kept.put(MISTAKES, own);
  const changes = mergedMistakes(own, kept.take(MISTAKES).value);
  store.dispatch({ type: "mistakes-changed", changes });
}

/**
 * Begins the review of the first game that waits, once the plan of a review is loaded. One that the
 * rules refuse is left out.
 */
function beginNext({ store, session }: Context<"mistakes">) {
  const state = store.get();
  if (!waits(state) || state.review.plan === null) return;
  const [{ setup, transcript }, ...others] = state.mistakes.waiting;
  const game = snapshotOf(session, { setup, transcript, ply: transcript.length / 2 });
  if (game === null) store.dispatch({ type: "mistakes-changed", changes: { waiting: others } });
  else store.dispatch({ type: "mistakes-started", game });
}
