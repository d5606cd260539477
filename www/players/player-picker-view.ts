/**
 * The picker of players, opened by a press on a side's card or by a new game before any move: which
 * side the visitor plays, the opponents in the order of their strength, and the chosen one with its
 * character and record. The choices set both sides together, on *Play*; without it all stays.
 */

import type { Side } from "../../reversi-rules.js";
import type { Actions } from "../app/actions.ts";
import type { State } from "../app/state.ts";
import type { Texts } from "../words/texts.ts";
import { render } from "lit-html";
import { isActionWorking } from "../app/action-table.ts";
import { query } from "../base/dom.ts";
import { hasEnded } from "../board/game-end.ts";
import { type Settings, swapped } from "../settings/settings.ts";
import { gameOf } from "../games/index.ts";
import { isRecordCleared, playersView } from "./players-view.ts";
import { inviteFriend, opponentOn, seatOf, takeRole, takeSeat } from "./seats.ts";
import { showFace } from "./portraits.ts";

const SIDES = ["black", "white"] as const;

export type Presses = Parameters<typeof playersView>[2];

export function createPlayerPickerView(root: Document, actions: Actions) {
  const dialog = query(root, "dialog#players", HTMLDialogElement);
  const showFaces = createCards(root, actions.pickPlayers);
  /** For which side the dialog was last opened: its event of closing comes late. */
  let openedFor: Side | null = null;
  /** The choices since the dialog opened. */
  let choices: Partial<Settings> = {};
  /** Whether it is open to which game a friend is invited. */
  let asksGame = false;
  let shown: State;
  let shownTexts: Texts;

  dialog.addEventListener("close", () => actions.pickPlayers(null));
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });

  /** The state of the board, with the players that were chosen. */
  function chosen(): State {
    const current = { ...shown.settings.current, ...choices };
    return { ...shown, settings: { ...shown.settings, current } };
  }

  const press = pressesOf(actions, {
    shown: () => shown,
    settings: () => chosen().settings.current,
    choices: () => choices,
    choose(further) {
      choices = { ...choices, ...further };
      draw();
    },
    askGame() {
      asksGame = true;
      draw();
      query(dialog, "[data-invite]", HTMLButtonElement).focus();
    },
    close: () => dialog.close(),
  });

  function draw() {
    const state = chosen();
    const facts = { canSwap: isActionWorking(state, "swap"), asksGame };
    render(playersView(state, facts, press, shownTexts), dialog);
  }

  function open() {
    choices = {};
    asksGame = false;
    draw();
    query(dialog, "details", HTMLDetailsElement).open = false;
    dialog.showModal();
    for (const pressed of dialog.querySelectorAll('[data-choice="opponent"][aria-pressed="true"]'))
      pressed.scrollIntoView({ block: "nearest" });
  }

  return {
    update(state: State, _before: State | null, texts: Texts) {
      shown = state;
      shownTexts = texts;
      showFaces(state);
      const { picker } = state.panels;
      const opens = picker !== null && picker !== openedFor;
      openedFor = picker;
      if (dialog.open) draw();
      else if (opens) open();
    },
  };
}

/** The cards of both sides, which open the picker. Returns what shows the faces on them. */
function createCards(root: Document, pick: (side: Side) => void) {
  for (const side of SIDES)
    query(root, `[data-pick="${side}"]`, HTMLButtonElement).addEventListener("click", () =>
      pick(side),
    );
  const portraits = SIDES.map((side) => query(root, `[data-portrait="${side}"]`, HTMLElement));
  return (state: State) => {
    for (const [index, side] of SIDES.entries())
      showFace(portraits[index], opponentOn(state.settings.current, side, gameOf(state).random));
  };
}

/** The effects of the buttons of the picker. */
function pressesOf(
  actions: Actions,
  {
    shown,
    settings,
    choices,
    choose,
    askGame,
    close,
  }: {
    /** The state of the board. */
    shown: () => State;
    /** Those of the board, with the choices. */
    settings: () => Settings;
    choices: () => Partial<Settings>;
    choose: (further: Partial<Settings>) => void;
    /** Asks to which game a friend is invited. */
    askGame: () => void;
    close: () => void;
  },
): Presses {
  const seat = () => seatOf(settings(), shown().panels.picker ?? "white");

  /** @param act which goes on elsewhere */
  function leave(act: () => void) {
    close();
    act();
  }

  /** @param isNew whether to a new game */
  function invite(isNew: boolean) {
    leave(() => {
      const players = inviteFriend(seat());
      if (isNew) actions.run("new");
      actions.seat(players);
      actions.run("send");
    });
  }

  return {
    role: (role) => choose(takeRole(settings(), role)),
    opponent: (opponent) => choose(takeSeat(seat(), opponent)),
    swap: () => choose(swapped(settings())),
    friend() {
      const state = shown();
      const isFriends = state.settings.current[seat()] === "friend";
      const isPlayed = state.game.line.length > 0 && !isFriends && isActionWorking(state, "new");
      if (!isPlayed) invite(false);
      else if (hasEnded(state)) invite(true);
      else askGame();
    },
    invite,
    nearby: () => leave(() => actions.openNearby(seat())),
    table: () => leave(() => actions.showTable(true)),
    clear: () => (isRecordCleared(shown()) ? actions.run("restore") : actions.clearRecord()),
    play: () =>
      leave(() => {
        actions.seat(choices());
        if (hasEnded(shown())) actions.run("new");
      }),
  };
}
