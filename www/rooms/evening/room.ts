/**
 * A club's evening, as the page takes it in. It is kept for all tabs: a change goes into what is
 * stored. Where another tab has changed that, a step goes in that means the same there; any other
 * one waits until the visitor has seen the changed evening.
 */

import type { Context, StateOf } from "../../floor/base/page.ts";
import type { EveningSlice, Taken } from "./evening-slice.ts";
import type { Room } from "../../play/ui/room.ts";
import type { Step } from "./evening.ts";
import { keysOf } from "../../floor/base/keys.ts";
import { damagedStorage } from "../../floor/base/problems.ts";
import { declared, whole } from "../../floor/kept/thing.ts";
import {
  type History,
  NO_HISTORY,
  historyForm,
  historyOf,
  redone,
  undone,
  withStep,
} from "./history.ts";
import { carriedOver, withStepsOf } from "./other-tab.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";

/**
 * The evening of all tabs. A step goes into what is stored; those for which the browser had no room
 * go into what another tab has stored since.
 */
export const EVENING = declared<History | null, Form>({
  key: "reversi.evening.1",
  place: "visitor",
  exported: "file",
  fields: keysOf(historyForm(NO_HISTORY)),
  check: whole<History | null>(historyOf, null),
  join({ own, stored, before, isSeen }) {
    const [ownHistory, storedHistory] = isSeen ? [] : [historyOf(own), historyOf(stored)];
    if (!ownHistory || !storedHistory) return own;
    return historyForm(withStepsOf(storedHistory, ownHistory, historyOf(before) ?? NO_HISTORY));
  },
});

type Form = ReturnType<typeof historyForm> | null;

const loadEvening = panelLoader("evening", ["evening"], () => import("./evening-view.ts"));

export const room = {
  handlers: {
    "evening-open": (state, { open }) => withEvening(state, { open }),
    "evening-changed": (state, { history, followed, damaged = false }) =>
      withEvening(state, { history, followed, damaged }),
  },
  begin: readWhenOpened,
  follows: [
    {
      thing: EVENING,
      follow: (context) => {
        if (context.store.get().evening.open) readAgain(context);
      },
    },
  ],
  part: {
    wants: ({ evening }) => evening.open,
    load: async ({ root, actions, context }) =>
      (await loadEvening()).createEveningView(root, actions, context),
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
} satisfies Room<"evening">;

/** Has the evening shown as it is stored, whatever opens it. */
function readWhenOpened(context: Context<"evening">) {
  const { store } = context;
  store.subscribe(({ evening }, { evening: before }) => {
    if (evening.open && !before.open) readAgain(context);
  });
  if (store.get().evening.open) readAgain(context);
}

/** Takes over what is stored, if this tab has not seen it. */
function readAgain({ store, storage: { kept } }: Context<"evening">): History {
  const { history } = store.get().evening;
  if (history !== null && kept.isSeen(EVENING)) return history;
  // What the browser has refused goes into what another tab has stored.
  kept.retry();
  const { value, damaged } = kept.take(EVENING);
  const stored = value ?? history ?? NO_HISTORY;
  const followed = history?.evening ?? null;
  store.dispatch({ type: "evening-changed", history: stored, followed, damaged });
  if (damaged) store.dispatch({ type: "problems", problems: [damagedStorage()] });
  return stored;
}

function takeStep(context: Context<"evening">, step: Step): Taken {
  const shownHistory = context.store.get().evening.history;
  const stored = readAgain(context);
  const isSeen = shownHistory === null || shownHistory === stored;
  const carried = isSeen ? step : carriedOver(step, shownHistory.evening, stored.evening);
  return carried === null ? "stale" : keep(context, withStep(stored, carried));
}

/** Takes a step that depends on all others, if this tab shows them. */
function takeSeen(context: Context<"evening">, next: (history: History) => History | null): Taken {
  const shownHistory = context.store.get().evening.history;
  const stored = readAgain(context);
  return shownHistory !== null && shownHistory !== stored ? "stale" : keep(context, next(stored));
}

function keep({ store, storage }: Context<"evening">, history: History | null): Taken {
  if (history === null) return "refused";
  const { history: before } = store.get().evening;
  storage.kept.put(EVENING, historyForm(history), before && historyForm(before));
  store.dispatch({ type: "evening-changed", history, followed: null });
  return "taken";
}

function withEvening<S extends StateOf<"evening">>(state: S, changes: Partial<EveningSlice>): S {
  return { ...state, evening: { ...state.evening, ...changes } };
}
