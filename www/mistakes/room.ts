/** The visitor's mistakes, as the page takes them in. They are kept for all tabs. */

import type { Side } from "../../reversi-rules.js";
import type { Context, State } from "../base/page.ts";
import type { Room } from "../ui/room.ts";
import type { GameText } from "../game/session.ts";
import { withErased } from "../base/erasing.ts";
import { holdsOwnGame } from "../board/shown-game.ts";
import { dayOf } from "../exercises/exercise.ts";
import { exerciseText, startMade } from "../exercises/exercise-steps.ts";
import { FIRST_GAME, gameOf } from "../games/index.ts";
import { squareName } from "../games/squares.ts";
import { isHelped, pairing } from "../players/win-loss-record.ts";
import { damagedStorage } from "../base/problems.ts";
import { loadPlanFor } from "../review/load-plan.ts";
import { ownSide } from "../review/review.ts";
import { canReview } from "../review/reviewed-point.ts";
import {
  type KeptMistakes,
  type Waiting,
  MOST,
  NOTHING_KEPT,
  continueMistakes,
  exerciseOf,
  SEARCH_KEY,
  failedInMistakes,
  foundInMistakes,
  mistakesStarted,
  mistakesJobs,
  mergedMistakes,
  mistakesToPractise,
  movedInMistakes,
  takeReviewed,
  waitingOf,
  withMistakes,
} from "./mistakes.ts";
import { MISTAKES, keptForm, keptIn } from "./stored-mistakes.ts";

export const room = {
  handlers: {
    // An act of the visitor's here is reason enough to try again.
    "mistakes-changed": (state, { changes }) => withMistakes(state, { ...changes, stalled: false }),
    "mistakes-started": mistakesStarted,
    "mistakes-erased": (state) => {
      const { on } = state.mistakes;
      const after = withMistakes(state, { ...NOTHING_KEPT, on, review: null });
      return withErased(after, "mistakes", keptForm(state.mistakes));
    },
  },
  jobs: mistakesJobs,
  found: { [SEARCH_KEY]: foundInMistakes },
  failed: failedInMistakes,
  moved: movedInMistakes,
  settled: (state, event) => takeReviewed(continueMistakes(state, event)),
  erases: {
    mistakes: {
      check: keptIn,
      putBack: (context, value) => {
        change(context, keptIn(value));
        return null;
      },
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
      practiseMistakes: () => practise(context),
      mistakesText: (leftOut) => {
        const { game, mistakes } = store.get();
        const nameOf = (square: number) => squareName(game, square);
        const chosen = mistakes.list.filter(({ position }) => !leftOut.has(position));
        return chosen.map((one) => exerciseText(exerciseOf(one), nameOf)).join("\n\n");
      },
      eraseMistakes: () => {
        change(context, {});
        store.dispatch({ type: "mistakes-erased" });
      },
      today: () => dayOf(now()),
    };
  },
} satisfies Room;

/**
 * Reads what the browser has kept, and from then on each own game that ends; keeps what changes,
 * and begins one review after another.
 */
function follow(context: Context) {
  const { store } = context;
  loadPlanFor(context, waits);
  store.subscribe((state, before) => {
    if (isEnd(state, before)) takeIn(context, state);
    if (isChanged(state, before)) keep(context, state);
    beginNext(context);
  });
  const { damaged } = context.storage.kept.find(MISTAKES);
  change(context, {});
  if (damaged) store.dispatch({ type: "problems", problems: [damagedStorage()] });
  beginNext(context);
}

/**
 * Whether a game waits for its review and can have it: Reversi is on the board, and the engine has
 * not failed to load.
 */
function waits(state: State) {
  const { review, waiting, stalled } = state.mistakes;
  return review === null && waiting.length > 0 && !stalled && gameOf(state) === FIRST_GAME;
}

/** Whether a move has just ended a game of the visitor's own that is to be reviewed. */
function isEnd(state: State, before: State) {
  const { game, mistakes } = state;
  const isMove = game.ply === before.game.ply + 1 && game.initial === before.game.initial;
  if (!mistakes.on || game.outcome === null || !isMove || game === before.game) return false;
  return holdsOwnGame(state) && canReview(state) && ownSide(state) !== null && !isHelped(state);
}

function takeIn(context: Context, state: State) {
  const pair = pairing(state);
  if (pair === null) return;
  const { side, opponent } = pair;
  const ended = waitingOf(state.game, { side, opponent, time: context.now() });
  change(context, (kept) => ({ waiting: [...kept.waiting, ended] }));
}

/** Whether something has changed that is kept. */
function isChanged({ mistakes }: State, { mistakes: was }: State) {
  const fields = ["on", "waiting", "games", "list"] as const;
  return fields.some((field) => mistakes[field] !== was[field]);
}

/** Keeps the mistakes beside what another tab has stored since this one read them. */
function keep({ store, storage: { kept } }: Context, { mistakes }: State) {
  const own = keptForm(mistakes);
  if (kept.isSeen(MISTAKES)) return void kept.put(MISTAKES, own);
  const changes = mergedMistakes(own, kept.take(MISTAKES).value);
  store.dispatch({ type: "mistakes-changed", changes });
}

/** Changes what is kept, after what another tab has made of it. */
function change(
  { store, storage }: Context,
  changes: Partial<KeptMistakes> | ((kept: KeptMistakes) => Partial<KeptMistakes>),
) {
  const { mistakes } = store.get();
  const isSeen = storage.kept.isSeen(MISTAKES);
  const kept = isSeen ? keptForm(mistakes) : storage.kept.take(MISTAKES).value;
  const more = typeof changes === "function" ? changes(kept) : changes;
  if (isSeen && Object.keys(more).length === 0) return;
  store.dispatch({ type: "mistakes-changed", changes: { ...kept, ...more } });
}

/**
 * Begins the review of the first game that waits, once the plan of a review is loaded. One that the
 * rules refuse is left out.
 */
function beginNext({ store, session }: Context) {
  const state = store.get();
  if (!waits(state) || state.study.plan === null) return;
  const [{ setup, transcript }, ...others] = state.mistakes.waiting;
  const game = snapshotOf(session, { setup, transcript, ply: transcript.length / 2 });
  if (game === null) store.dispatch({ type: "mistakes-changed", changes: { waiting: others } });
  else store.dispatch({ type: "mistakes-started", game });
}

/** A game that is kept; null if the rules refuse it. */
function snapshotOf(session: Context["session"], text: GameText) {
  try {
    const game = session.restore(text);
    const snapshot = game.snapshot();
    game.free();
    return snapshot;
  } catch {
    return null;
  }
}

function reviewGamesOf(context: Context, name: string) {
  const { store, session, now } = context;
  const { collection, mistakes } = store.get();
  const wanted = name.trim().toLocaleLowerCase();
  const isWanted = (player: string) => player.toLocaleLowerCase() === wanted;
  const waits = new Set(mistakes.waiting.map(({ transcript }) => transcript));
  const own = collection.games.filter(({ black, white }) => isWanted(black) || isWanted(white));
  const found: Waiting[] = own.slice(0, MOST.waiting).flatMap(({ text, black, white, date }) => {
    const game = session.read(text);
    const snapshot = game.snapshot();
    game.free();
    const side = isWanted(black) ? "black" : "white";
    const played = Date.parse(date);
    const time = Number.isNaN(played) ? now() : played;
    return [waitingOf(snapshot, { side, opponent: side === "black" ? white : black, time })];
  });
  const fresh = found.filter(({ transcript }) => transcript !== "" && !waits.has(transcript));
  if (fresh.length > 0) change(context, (kept) => ({ waiting: [...kept.waiting, ...fresh] }));
  return fresh.length;
}

/**
 * Has the game on the board reviewed for the mistakes of a side, unless it waits for that already.
 */
function reviewOwnMoves(context: Context, side: Side) {
  const { game } = context.store.get();
  addWaiting(context, waitingOf(game, { side, opponent: "", time: context.now() }));
}

/** Has a game wait for its review, unless it does so already. */
function addWaiting(context: Context, game: Waiting) {
  const { waiting } = context.store.get().mistakes;
  if (waiting.some(({ transcript }) => transcript === game.transcript)) return;
  change(context, (kept) => ({ waiting: [...kept.waiting, game] }));
}

/** The last of the visitor's own games that was finished against a computer. */
function lastGame({ session, storage }: Context): Waiting | null {
  for (const { id, game, players, time } of storage.leftGames.read()) {
    if (id !== FIRST_GAME.id || game.counted === "given") continue;
    const snapshot = snapshotOf(session, game);
    if (snapshot === null) continue;
    const pair = pairing({ game: snapshot, settings: { current: players } });
    if (snapshot.outcome === null || pair === null) continue;
    return waitingOf(snapshot, { ...pair, time });
  }
  return null;
}

function reviewLastGame(context: Context) {
  const game = lastGame(context);
  if (game !== null) addWaiting(context, game);
}

/** Sets the exercise of the costliest mistake to practise today. */
function practise(context: Context) {
  const { store, now } = context;
  const list = mistakesToPractise(store.get().mistakes.list, dayOf(now()));
  startMade(context, list.map(exerciseOf));
}
