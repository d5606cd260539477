/**
 * A club's evening, as the page takes it in. It is kept for all tabs: a change goes into what is
 * stored. Where another tab has changed that, a step goes in that means the same there; any other
 * one waits until the visitor has seen the changed evening.
 *
 * @import { Context } from "../app/context.js"
 * @import { Room } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { Evening, Step } from "./evening.js"
 * @import { History } from "./history.js"
 *
 * The outcome of a change: it is `stale` if another tab has changed the evening.
 * @typedef {"taken" | "refused" | "stale"} Taken
 *
 * `history` is null until the evening is first shown. `followed` is the evening that showed before
 * another tab's took its place; null if this tab has changed it last.
 * @typedef {{open: boolean, history: History | null, followed: Evening | null}} EveningSlice
 */

import { NO_HISTORY, historyForm, historyOf, redone, undone, withStep } from "./history.js";
import { carriedOver } from "./other-tab.js";

/** The number changes with the shape of what is stored. */
const EVENING_KEY = "reversi.evening.1";

/** @type {Room} */
export const room = {
  handlers: {
    "evening-open": (state, { open }) => withEvening(state, { open }),
    "evening-changed": (state, { history, followed }) => withEvening(state, { history, followed }),
  },
  begin: readWhenOpened,
  follows: {
    [EVENING_KEY]: (context) => {
      if (context.store.get().evening.open) readAgain(context);
    },
  },
  actions: (context) => {
    const { store } = context;
    return {
      openEvening: () => store.dispatch({ type: "evening-open", open: true }),
      closeEvening: () => {
        if (store.get().evening.open) store.dispatch({ type: "evening-open", open: false });
      },
      changeEvening: (step) => takeStep(context, step),
      undoEvening: () => takeSeen(context, undone),
      redoEvening: () => takeSeen(context, redone),
    };
  },
};

/**
 * Has the evening shown as it is stored, whatever opens it.
 * @param {Context} context
 */
function readWhenOpened(context) {
  const { store } = context;
  store.subscribe(({ evening }, { evening: before }) => {
    if (evening.open && !before.open) readAgain(context);
  });
  if (store.get().evening.open) readAgain(context);
}

/**
 * Takes over what is stored, if this tab has not seen it.
 * @param {Context} context
 * @returns {History}
 */
function readAgain({ store, storage: { ofVisitor } }) {
  const { history } = store.get().evening;
  if (history !== null && ofVisitor.isSeen(EVENING_KEY)) return history;
  const stored = historyOf(ofVisitor.read(EVENING_KEY)) ?? history ?? NO_HISTORY;
  const followed = history?.evening ?? null;
  store.dispatch({ type: "evening-changed", history: stored, followed });
  return stored;
}

/**
 * @param {Context} context
 * @param {Step} step
 * @returns {Taken}
 */
function takeStep(context, step) {
  const shown = context.store.get().evening.history;
  const stored = readAgain(context);
  const isSeen = shown === null || shown === stored;
  const carried = isSeen ? step : carriedOver(step, shown.evening, stored.evening);
  return carried === null ? "stale" : keep(context, withStep(stored, carried));
}

/**
 * Takes a step that depends on all others, if this tab shows them.
 * @param {Context} context
 * @param {(history: History) => History | null} next
 * @returns {Taken}
 */
function takeSeen(context, next) {
  const shown = context.store.get().evening.history;
  const stored = readAgain(context);
  return shown !== null && shown !== stored ? "stale" : keep(context, next(stored));
}

/**
 * @param {Context} context
 * @param {History | null} history
 * @returns {Taken}
 */
function keep({ store, storage }, history) {
  if (history === null) return "refused";
  storage.ofVisitor.write(EVENING_KEY, historyForm(history));
  store.dispatch({ type: "evening-changed", history, followed: null });
  return "taken";
}

/**
 * @param {State} state
 * @param {Partial<EveningSlice>} changes
 * @returns {State}
 */
function withEvening(state, changes) {
  return { ...state, evening: { ...state.evening, ...changes } };
}
