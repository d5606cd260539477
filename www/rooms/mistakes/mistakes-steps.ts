/** Steps that have games reviewed for the visitor's mistakes, and that practise what is due. */

import type { Side } from "../../../reversi-rules.js";
import type { Context, StateOf } from "../../floor/base/page.ts";
import type { GameText } from "../../play/game/session.ts";
import { dayOf } from "../../floor/base/days.ts";
import { startMade } from "../exercises/exercise-steps.ts";
import { FIRST_GAME, gameOf } from "../../play/games/index.ts";
import { pairing } from "../../play/players/win-loss-record.ts";
import { MOST, waitingOf } from "./mistakes.ts";
import { exerciseOf, mistakesToPractise } from "./mistake-exercises.ts";
import type { KeptMistakes, Waiting } from "./kept-mistakes.ts";
import { MISTAKES, keptForm } from "./stored-mistakes.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/**
 * Whether a game waits for its review and can have it: Reversi is on the board, and the engine has
 * not failed to load.
 */
export function waits(state: StateOf<"mistakes">) {
  const { review, waiting, stalled } = state.mistakes;
  return review === null && waiting.length > 0 && !stalled && gameOf(state) === FIRST_GAME;
}

/** Changes what is kept, after what another tab has made of it. */
export function change(
  { store, storage }: Context<"mistakes">,
  changes: Partial<KeptMistakes> | ((kept: KeptMistakes) => Partial<KeptMistakes>),
) {
  const { mistakes } = store.get();
  const isSeen = storage.kept.isSeen(MISTAKES);
  const kept = isSeen ? keptForm(mistakes) : storage.kept.take(MISTAKES).value;
  const more = typeof changes === "function" ? changes(kept) : changes;
  if (isSeen && Object.keys(more).length === 0) return;
  store.dispatch({ type: "mistakes-changed", changes: { ...kept, ...more } });
}

/** A game that is kept; null if the rules refuse it. */
export function snapshotOf(session: Context["session"], text: GameText) {
  try {
    return readOnce(session.restore(text), (game) => game.snapshot());
  } catch {
    return null;
  }
}

export function reviewGamesOf(context: Context<"mistakes">, name: string) {
  const { store, session, now } = context;
  const { collection, mistakes } = store.get();
  const wanted = name.trim().toLocaleLowerCase();
  const isWanted = (player: string) => player.toLocaleLowerCase() === wanted;
  const waits = new Set(mistakes.waiting.map(({ transcript }) => transcript));
  const own = collection.games.filter(({ black, white }) => isWanted(black) || isWanted(white));
  const found: Waiting[] = own.slice(0, MOST.waiting).flatMap(({ text, black, white, date }) => {
    const snapshot = readOnce(session.read(text), (game) => game.snapshot());
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
export function reviewOwnMoves(context: Context<"mistakes">, side: Side) {
  const { game } = context.store.get();
  addWaiting(context, waitingOf(game, { side, opponent: "", time: context.now() }));
}

/** Has a game wait for its review, unless it does so already. */
export function addWaiting(context: Context<"mistakes">, game: Waiting) {
  const { waiting } = context.store.get().mistakes;
  if (waiting.some(({ transcript }) => transcript === game.transcript)) return;
  change(context, (kept) => ({ waiting: [...kept.waiting, game] }));
}

/** The last of the visitor's own games that was finished against a computer. */
export function lastGame({ session, storage }: Context): Waiting | null {
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

export function reviewLastGame(context: Context<"mistakes">) {
  const game = lastGame(context);
  if (game !== null) addWaiting(context, game);
}

/** Sets the exercise of the costliest mistake to practise today. */
export function practiseCostliest(context: Context<"exercises" | "mistakes">) {
  const { store, now } = context;
  const list = mistakesToPractise(store.get().mistakes.list, dayOf(now()));
  startMade(context, list.map(exerciseOf));
}
