/** The reports and requests of the views, decided by the state and turned into steps and events. */

import type { Settings } from "../play/settings/settings.ts";
import { STORED_CHOICES } from "../play/settings/kept-settings.ts";
import { RECORD } from "../play/players/kept-record.ts";
import type { Actions, AllRooms, Context } from "../floor/base/page.ts";
import { ACTIONS, loadDamaged, saveDamaged } from "./action-table.ts";
import { isActionWorking } from "./action-state.ts";
import { chooseGame } from "../play/game/choose-game.ts";
import { isFieldLocked } from "../play/settings/host-locks.ts";
import { canPlayOn } from "../play/board/fair-play.ts";
import { mayJump } from "../play/board/navigation.ts";
import { type Meaning, meaningOfPress } from "../play/game/press-meaning.ts";
import { createLoader } from "../play/ui/lazy-view.ts";
import { jump, play, playOn, startGame, takeBranch, undo } from "../play/game/game-steps.ts";
import { textActions } from "./text-actions.ts";
import { isGame } from "../play/games/index.ts";

/** What the page itself does, without its rooms. */
export function pageActions(context: Context<AllRooms>) {
  return {
    ...squareActions(context),
    ...pointActions(context),
    ...settingActions(context),
    ...textActions(context),
    ...buttonActions(context),
    ...panelActions(context),
  };
}

export function createActions(context: Context<AllRooms>): Actions {
  const own: Partial<Actions> = pageActions(context);
  context.house.follow((room) => Object.assign(own, room.actions?.(context)));
  const all = own as Partial<Record<PropertyKey, (...given: never[]) => unknown>>;
  const loadPart = createLoader(own as Actions);
  /** @throws {TypeError} if no room has an action of this name */
  function named(name: PropertyKey) {
    const action = all[name];
    if (action === undefined) throw new TypeError(`no room has the action ${String(name)}`);
    return action;
  }
  /** An action of a room that is still to be loaded: it waits for the room. */
  const ofLaterRoom =
    (name: PropertyKey) =>
    async (...given: never[]) => {
      const loaded = await loadPart(context.rooms);
      return loaded && named(name)(...given);
    };
  return new Proxy(own as Actions, {
    get: (_, name) => all[name] ?? (context.house.here().isWhole ? named : ofLaterRoom)(name),
  });
}

/** The press on a square, whatever it does in the mode of the board. */
function squareActions(context: Context<AllRooms>) {
  const { store } = context;
  return {
    press: (pressed) => {
      const meaning = meaningOfPress(store.get(), pressed);
      if (meaning.kind !== "refuse") return true;
      store.dispatch({ type: "rejected", square: meaning.square });
      return false;
    },
    release: () => store.dispatch({ type: "released" }),
    choose: (chosen) => act(context, meaningOfPress(store.get(), chosen)),
    disarm: () => store.dispatch({ type: "armed", square: null }),
    hover: (square) => store.dispatch({ type: "hovered", square }),
  } satisfies Partial<Actions>;
}

function act(context: Context<AllRooms>, meaning: Meaning) {
  const { store } = context;
  if (meaning.kind === "back") return jump(context, meaning.ply, false);
  if (meaning.kind === "event") return store.dispatch(meaning.event);
  const { kind, square } = meaning;
  if (kind === "refuse") return store.dispatch({ type: "rejected", square });
  if (kind === "arm") return store.dispatch({ type: "armed", square });
  context.beforeMove(square, () => {
    if (kind === "retake") undo(context);
    play(context, square, null);
  });
}

function pointActions(context: Context<AllRooms>) {
  const { store } = context;
  return {
    goTo: (ply) => {
      if (mayJump(store.get())) jump(context, ply, true);
    },
    takeBranch: (branch, ply) => {
      if (mayJump(store.get())) takeBranch(context, branch, { ply });
    },
    playOn: () => {
      if (canPlayOn(store.get())) playOn(context);
    },
    dropBranches: (dropped) => {
      if (mayJump(store.get())) store.dispatch({ type: "branches-dropped", dropped });
    },
  } satisfies Partial<Actions>;
}

function buttonActions(context: Context<AllRooms>) {
  const { store } = context;
  const run: Actions["run"] = (id) => {
    if (isActionWorking(store.get(), id)) ACTIONS[id].run?.(context);
  };
  return {
    isWorking: (id) => isActionWorking(store.get(), id),
    run,
    pressButton: (id) => {
      const question = isActionWorking(store.get(), id) && ACTIONS[id].asks?.(store.get());
      if (question) store.dispatch(question);
      else run(id);
    },
  } satisfies Partial<Actions>;
}

function panelActions(context: Context<AllRooms>) {
  const { store, storage } = context;
  return {
    saveDamaged: () => saveDamaged(context),
    hasDamaged: async () =>
      (await loadDamaged()).hasDamaged(storage.kept, await context.database()),
    report: (problem) => store.dispatch({ type: "problems", problems: [problem] }),
    withdraw: (problem) => store.dispatch({ type: "withdrawn", problem }),
    clearRecord: () => {
      context.takeOver(RECORD);
      store.dispatch({ type: "record-cleared" });
    },
    closeEnd: () => store.dispatch({ type: "end-closed" }),
    pickPlayers: (side) => {
      if (store.get().panels.picker !== side) store.dispatch({ type: "picking", side });
    },
    openPanel: (panel) => {
      store.dispatch({ type: "panel", panel });
      if (panel === "games")
        store.dispatch({ type: "left-games-shown", list: storage.leftGames.read() });
    },
  } satisfies Partial<Actions>;
}

/** The settings by the visitor; a host page may lock them. */
function settingActions(context: Context<AllRooms>) {
  const { store } = context;
  const isAnyLocked = (choices: Partial<Settings>) =>
    Object.keys(choices).some((name) => isFieldLocked(store.get().host.locks, name));
  return {
    set: (name, value) => {
      if (isFieldLocked(store.get().host.locks, name)) return;
      if (name !== "game") store.dispatch({ type: "chosen", choices: { [name]: value } });
      else if (isGame(value)) void chooseGame(context, value);
    },
    seat: (choices) => {
      if (!isAnyLocked(choices)) store.dispatch({ type: "chosen", choices });
    },
    newGame: (players) => {
      if (!isAnyLocked(players) && isActionWorking(store.get(), "new")) startGame(context, players);
    },
    reset: () => {
      context.takeOver(STORED_CHOICES);
      store.dispatch({ type: "reset", lang: context.lang });
    },
  } satisfies Partial<Actions>;
}
