/**
 * A club's evening, as the page takes it in. It is kept for all tabs: a change goes into what is
 * stored, also where another tab has changed that.
 *
 * @import { Context } from "../app/context.js"
 * @import { Room } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { Step } from "./evening.js"
 * @import { History } from "./history.js"
 *
 * `history` is null until the evening is first shown.
 * @typedef {{open: boolean, history: History | null}} EveningSlice
 */

import { NO_HISTORY, historyForm, historyOf, redone, undone, withStep } from "./history.js";

/** The number changes with the shape of what is stored. */
const EVENING_KEY = "reversi.evening.1";

/** @type {Room} */
export const room = {
  handlers: {
    "evening-open": (state, { open }) => withEvening(state, { open }),
    "evening-changed": (state, { history }) => withEvening(state, { history }),
  },
  actions: (context) => {
    const { store } = context;
    return {
      openEvening: () => {
        readAgain(context);
        store.dispatch({ type: "evening-open", open: true });
      },
      closeEvening: () => {
        if (store.get().evening.open) store.dispatch({ type: "evening-open", open: false });
      },
      changeEvening: (step) => change(context, (history) => withStep(history, step)),
      undoEvening: () => change(context, undone),
      redoEvening: () => change(context, redone),
    };
  },
};

/**
 * Takes over what is stored, if this tab has not seen it.
 * @param {Context} context
 * @returns {History}
 */
function readAgain({ store, storage: { ofVisitor } }) {
  const { history } = store.get().evening;
  if (history !== null && ofVisitor.isSeen(EVENING_KEY)) return history;
  const stored = historyOf(ofVisitor.read(EVENING_KEY)) ?? history ?? NO_HISTORY;
  store.dispatch({ type: "evening-changed", history: stored });
  return stored;
}

/**
 * @param {Context} context
 * @param {(history: History) => History | null} next
 * @returns {boolean} whether the evening has taken the change
 */
function change(context, next) {
  const history = next(readAgain(context));
  if (history === null) return false;
  context.storage.ofVisitor.write(EVENING_KEY, historyForm(history));
  context.store.dispatch({ type: "evening-changed", history });
  return true;
}

/**
 * @param {State} state
 * @param {Partial<EveningSlice>} changes
 * @returns {State}
 */
function withEvening(state, changes) {
  return { ...state, evening: { ...state.evening, ...changes } };
}
