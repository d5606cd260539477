/**
 * What the views report and ask for, decided by the state and turned into steps and events.
 *
 * @import { Actions } from "./types.js"
 * @import { Context } from "./steps.js"
 */

import { problemBehind } from "../base/problems.js";
import { parsePasted } from "../game/share.js";
import { ACTIONS, isActionWorking } from "./action-table.js";
import { isFieldLocked, mayLoad } from "./locks.js";
import { needsSecondPress, rejectionOf } from "./selectors.js";
import { jump, loadGame, play } from "./steps.js";

/**
 * @param {Context} context
 * @returns {Actions}
 */
export function createActions(context) {
  const { store } = context;
  return {
    press: (square) => {
      const rejected = rejectionOf(store.get(), square) !== null;
      if (rejected) store.dispatch({ type: "rejected", square });
      return !rejected;
    },
    release: () => store.dispatch({ type: "released" }),
    choose: (square) => {
      const state = store.get();
      if (rejectionOf(state, square) !== null) store.dispatch({ type: "rejected", square });
      else if (needsSecondPress(state, square)) store.dispatch({ type: "armed", square });
      else play(context, square, null);
    },
    disarm: () => store.dispatch({ type: "armed", square: null }),
    hover: (square) => store.dispatch({ type: "hovered", square }),
    goTo: (ply) => {
      if (!store.get().host.locks.includes("undo")) jump(context, ply, true);
    },
    set: (name, value) => {
      if (!isFieldLocked(store.get().host.locks, name))
        store.dispatch({ type: "setting", name, value });
    },
    reset: () => store.dispatch({ type: "reset", defaults: context.defaults }),
    report: (problem) => store.dispatch({ type: "problems", problems: [problem] }),
    load: (text) => {
      if (!mayLoad(store.get().host.locks))
        return { code: "locked", detail: "", message: "locked by the host page" };
      try {
        loadGame(context, parsePasted(text));
        return null;
      } catch (error) {
        return problemBehind("load", error);
      }
    },
    closeEnd: () => store.dispatch({ type: "end-closed" }),
    closeWelcome: () => store.dispatch({ type: "welcome-closed" }),
    run: (id) => {
      if (isActionWorking(store.get(), id)) ACTIONS[id].run?.(context);
    },
  };
}
