/**
 * A club's evening, as the page takes it in. It is kept for all tabs: a change goes into what is
 * stored. Where another tab has changed that, results and rules go in even so, since they name what
 * they change; any other step is one of the evening that shows, and waits until the visitor has
 * seen the changed one.
 *
 * @import { Context } from "../app/context.js"
 * @import { Room } from "../app/rooms.js"
 * @import { State } from "../app/state.js"
 * @import { Step } from "./evening.js"
 * @import { History } from "./history.js"
 *
 * What has become of a change: it is `stale` if another tab has changed the evening.
 * @typedef {"taken" | "refused" | "stale"} Taken
 *
 * `history` is null until the evening is first shown.
 * @typedef {{open: boolean, history: History | null}} EveningSlice
 */

import { NO_HISTORY, historyForm, historyOf, redone, undone, withStep } from "./history.js";

/** The number changes with the shape of what is stored. */
const EVENING_KEY = "reversi.evening.1";

/** The steps that another tab's changes do not disturb. @type {readonly Step["type"][]} */
const UNDISTURBED = ["results", "ruled"];

/** @type {Room} */
export const room = {
  handlers: {
    "evening-open": (state, { open }) => withEvening(state, { open }),
    "evening-changed": (state, { history }) => withEvening(state, { history }),
  },
  begin: (context) => readWhenOpened(context),
  actions: (context) => {
    const { store } = context;
    return {
      openEvening: () => store.dispatch({ type: "evening-open", open: true }),
      closeEvening: () => {
        if (store.get().evening.open) store.dispatch({ type: "evening-open", open: false });
      },
      changeEvening: (step) =>
        change(context, (history) => withStep(history, step), UNDISTURBED.includes(step.type)),
      undoEvening: () => change(context, undone),
      redoEvening: () => change(context, redone),
    };
  },
};

/**
 * Has the evening shown as it is stored, whatever opens it, and as another tab changes it.
 * @param {Context} context
 * @param {Pick<Window, "addEventListener">} [page]
 */
export function readWhenOpened(context, page = window) {
  const { store } = context;
  page.addEventListener("storage", ({ key }) => {
    if (key === EVENING_KEY && store.get().evening.open) readAgain(context);
  });
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
  store.dispatch({ type: "evening-changed", history: stored });
  return stored;
}

/**
 * @param {Context} context
 * @param {(history: History) => History | null} next
 * @param {boolean} [isUndisturbed] whether the change goes into any evening
 * @returns {Taken}
 */
function change(context, next, isUndisturbed = false) {
  const shown = context.store.get().evening.history;
  const stored = readAgain(context);
  if (shown !== null && shown !== stored && !isUndisturbed) return "stale";
  const history = next(stored);
  if (history === null) return "refused";
  context.storage.ofVisitor.write(EVENING_KEY, historyForm(history));
  context.store.dispatch({ type: "evening-changed", history });
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
