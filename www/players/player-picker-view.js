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
import { hasEnded, swapped } from "../board/selectors.js";
import { gameOf } from "../games/index.js";
import { isRecordCleared, playersView } from "./players-view.js";
import { inviteFriend, opponentOn, seatOf, takeRole, takeSeat } from "./seats.js";
import { showFace } from "./portraits.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/**
 * @param {Document} root
 * @param {Actions} actions
 */
export function createPlayerPickerView(root, actions) {
  const dialog = query(root, "dialog#players", HTMLDialogElement);
  const cards = SIDES.map((side) => ({
    side,
    button: query(root, `[data-pick="${side}"]`, HTMLButtonElement),
    portrait: query(root, `[data-portrait="${side}"]`, HTMLElement),
  }));
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

  for (const { side, button } of cards)
    button.addEventListener("click", () => actions.pickPlayers(side));
  dialog.addEventListener("close", () => actions.pickPlayers(null));
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });

  /** The state of the board, with the players that were chosen. @returns {State} */
  function chosen() {
    const current = { ...shown.settings.current, ...choices };
    return { ...shown, settings: { ...shown.settings, current } };
  }

  /** @param {Partial<Settings>} further */
  function choose(further) {
    choices = { ...choices, ...further };
    draw();
  }

  /** @param {() => void} act which goes on elsewhere */
  function leave(act) {
    dialog.close();
    act();
  }

  const settings = () => chosen().settings.current;
  const seat = () => seatOf(settings(), shown.panels.picker ?? "white");
  /** @type {Parameters<typeof playersView>[2]} */
  const press = {
    role: (role) => choose(takeRole(settings(), role)),
    opponent: (opponent) => choose(takeSeat(seat(), opponent)),
    swap: () => choose(swapped(settings())),
    friend: () => {
      const isFriends = shown.settings.current[seat()] === "friend";
      asksGame = shown.game.line.length > 0 && !isFriends && isActionWorking(shown, "new");
      if (!asksGame) press.invite(false);
      else if (hasEnded(shown)) press.invite(true);
      else {
        draw();
        query(dialog, "[data-invite]", HTMLButtonElement).focus();
      }
    },
    invite: (isNew) =>
      leave(() => {
        const players = inviteFriend(seat());
        if (isNew) actions.run("new");
        actions.seat(players);
        actions.run("send");
      }),
    nearby: () => leave(() => actions.openNearby(seat())),
    table: () => leave(() => actions.showTable(true)),
    clear: () => (isRecordCleared(shown) ? actions.run("restore") : actions.clearRecord()),
    play: () =>
      leave(() => {
        actions.seat(choices);
        if (hasEnded(shown)) actions.run("new");
      }),
  };

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
      for (const { side, portrait } of cards)
        showFace(portrait, opponentOn(state.settings.current, side, gameOf(state).random));
      const { picker } = state.panels;
      const opens = picker !== null && picker !== openedFor;
      openedFor = picker;
      if (dialog.open) draw();
      else if (opens) open();
    },
  };
}
