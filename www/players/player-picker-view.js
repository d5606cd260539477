/**
 * The picker of players, opened by a press on a side's card or by a new game before any move: which
 * side the visitor plays, the opponents in the order of their strength, and the chosen one with its
 * character and record. The choices set both sides together, on *Play*; without it all stays.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { render } from "lit-html";
import { isActionWorking } from "../app/action-table.js";
import { query } from "../base/dom.js";
import { hasEnded } from "../board/game-end.js";
import { swapped } from "../settings/settings.js";
import { gameOf } from "../games/index.js";
import { isRecordCleared, playersView } from "./players-view.js";
import { inviteFriend, opponentOn, seatOf, takeRole, takeSeat } from "./seats.js";
import { showFace } from "./portraits.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/** @typedef {Parameters<typeof playersView>[2]} Presses */

/**
 * @param {Document} root
 * @param {Actions} actions
 */
export function createPlayerPickerView(root, actions) {
  const dialog = query(root, "dialog#players", HTMLDialogElement);
  const showFaces = createCards(root, actions.pickPlayers);
  /**
   * For which side the dialog was last opened: its event of closing comes late.
   * @type {Side | null}
   */
  let openedFor = null;
  /** The choices since the dialog opened. @type {Partial<Settings>} */
  let choices = {};
  /** Whether it is open to which game a friend is invited. */
  let asksGame = false;
  /** @type {State} */
  let shown;
  /** @type {Texts} */
  let shownTexts;

  dialog.addEventListener("close", () => actions.pickPlayers(null));
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });

  /** The state of the board, with the players that were chosen. @returns {State} */
  function chosen() {
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
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} texts
     */
    update(state, _before, texts) {
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

/**
 * The cards of both sides, which open the picker. Returns what shows the faces on them.
 * @param {Document} root
 * @param {(side: Side) => void} pick
 */
function createCards(root, pick) {
  for (const side of SIDES)
    query(root, `[data-pick="${side}"]`, HTMLButtonElement).addEventListener("click", () =>
      pick(side),
    );
  const portraits = SIDES.map((side) => query(root, `[data-portrait="${side}"]`, HTMLElement));
  return (/** @type {State} */ state) => {
    for (const [index, side] of SIDES.entries())
      showFace(portraits[index], opponentOn(state.settings.current, side, gameOf(state).random));
  };
}

/**
 * The effects of the buttons of the picker.
 * @param {Actions} actions
 * @param {object} picker
 * @param {() => State} picker.shown the state of the board
 * @param {() => Settings} picker.settings those of the board, with the choices
 * @param {() => Partial<Settings>} picker.choices
 * @param {(further: Partial<Settings>) => void} picker.choose
 * @param {() => void} picker.askGame asks to which game a friend is invited
 * @param {() => void} picker.close
 * @returns {Presses}
 */
function pressesOf(actions, { shown, settings, choices, choose, askGame, close }) {
  const seat = () => seatOf(settings(), shown().panels.picker ?? "white");

  /** @param {() => void} act which goes on elsewhere */
  function leave(act) {
    close();
    act();
  }

  /** @param {boolean} isNew whether to a new game */
  function invite(isNew) {
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
