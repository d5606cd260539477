/**
 * The picker of players, opened by a press on a side's card or by a new game before any move: which
 * side the visitor plays, the opponents in the order of their strength, and the chosen one with its
 * character and record. The choices set both sides together, on *Play*; without it all stays.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Role } from "./seats.js"
 * @import { Settings } from "../settings/settings.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 */

import { element, query, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { swapped, winnerOf } from "../board/selectors.js";
import { gameNamed, gameOf, opponentsOf } from "../games/index.js";
import { isActionWorking } from "../app/action-table.js";
import { inviteFriend, opponentOn, ROLES, roleOf, seatOf, takeRole, takeSeat } from "./seats.js";
import { introduce, tallyAgainst } from "./record-text.js";
import { ladderOf } from "./win-loss-record.js";
import { face, showFace } from "./portraits.js";

const SIDES = /** @type {const} */ (["black", "white"]);

/**
 * @param {Document} root
 * @param {Actions} actions
 */
export function createPlayerPickerView(root, actions) {
  const dialog = query(root, "dialog#players", HTMLDialogElement);
  const part = (/** @type {string} */ name) => query(dialog, name, HTMLElement);
  const play = query(dialog, "[data-players-play]", HTMLButtonElement);
  const results = query(dialog, "details", HTMLDetailsElement);
  const swap = query(dialog, "[data-players-swap]", HTMLButtonElement);
  const clear = query(dialog, "[data-record-clear]", HTMLButtonElement);
  const cards = SIDES.map((side) => ({
    side,
    button: query(root, `[data-pick="${side}"]`, HTMLButtonElement),
    portrait: query(root, `[data-portrait="${side}"]`, HTMLElement),
  }));
  /**
   * For which side the dialog was last opened: its event of closing comes late.
   * @type {Side | null}
   */
  let asked = null;
  /** What was chosen since the dialog opened. @type {Partial<Settings>} */
  let choices = {};
  /** @type {State | undefined} */
  let shown;
  /** @type {Texts | undefined} */
  let shownTexts;

  for (const { side, button } of cards)
    button.addEventListener("click", () => actions.pickPlayers(side));
  dialog.addEventListener("close", () => actions.pickPlayers(null));
  play.addEventListener("click", () => {
    dialog.close();
    actions.seat(choices);
    if (shown && winnerOf(shown) !== null) actions.run("new");
  });
  swap.addEventListener("click", () => {
    if (shown) choose(swapped(chosenIn(shown).settings.current));
  });
  clear.addEventListener("click", () => {
    if (shown && isCleared(shown)) actions.run("restore");
    else actions.clearRecord();
  });
  dialog.addEventListener("click", (event) => {
    const { target } = event;
    if (target === dialog) dialog.close();
    const button = target instanceof Element ? target.closest("button[value]") : null;
    if (!(button instanceof HTMLButtonElement) || !shown) return;
    const settings = chosenIn(shown).settings.current;
    const seat = seatOf(settings, shown.panels.picker ?? "white");
    const { choice } = button.dataset;
    if (choice === "role") choose(takeRole(settings, /** @type {Role} */ (button.value)));
    if (choice === "friend") {
      dialog.close();
      actions.seat(inviteFriend(seat));
      actions.run("send");
    }
    if (choice === "nearby") {
      dialog.close();
      actions.openNearby(seat);
    }
    if (choice === "table") {
      dialog.close();
      actions.showTable(true);
    }
    if (choice === "opponent") choose(takeSeat(seat, button.value));
  });

  /** @param {Partial<Settings>} further */
  function choose(further) {
    choices = { ...choices, ...further };
    if (shown && shownTexts) fill(chosenIn(shown), shownTexts);
  }

  /**
   * What is on the board, with the players that were chosen.
   * @param {State} state
   * @returns {State}
   */
  function chosenIn(state) {
    const current = { ...state.settings.current, ...choices };
    return { ...state, settings: { ...state.settings, current } };
  }

  function open() {
    choices = {};
    results.open = false;
    if (shown && shownTexts) fill(shown, shownTexts);
    dialog.showModal();
    for (const chosen of dialog.querySelectorAll('[data-choice="opponent"][aria-pressed="true"]'))
      chosen.scrollIntoView({ block: "nearest" });
  }

  /**
   * @param {State} state with the players that were chosen
   * @param {Texts} texts
   */
  function fill(state, texts) {
    const { t } = texts;
    const game = gameOf(state);
    const settings = state.settings.current;
    const role = roleOf(settings);
    const seat = seatOf(settings, state.panels.picker ?? "white");
    const chosen = opponentOn(settings, seat, game.random);
    const focused = dialog.contains(root.activeElement)
      ? root.activeElement?.getAttribute("value")
      : null;
    part("[data-roles]").replaceChildren(
      ...ROLES.map((value) =>
        choice("role", value, value === role, [
          element("span", {}, t(`role-${value}`, { side: sideOf(value, texts) })),
        ]),
      ),
    );
    setText(part("[data-opponents-title]"), t("opponent-of", { side: texts.side(seat) }));
    const ladder = ladderOf(state);
    part("[data-faces]").replaceChildren(
      ...opponentsOf(game).map((opponent) => {
        const button = choice("opponent", opponent, opponent === chosen, [
          face(opponent),
          element("span", {}, breakable(texts.opponent(opponent))),
          element("small", {}, standing(opponent, ladder, texts)),
        ]);
        if (ladder.beaten.includes(opponent)) button.dataset.beaten = "";
        return button;
      }),
    );
    part("[data-invite]").replaceChildren(
      choice("friend", "friend", settings[seat] === "friend", [
        element("strong", {}, t("invite")),
        element("span", {}, t("invite-note")),
      ]),
      // It takes no seat before the other device is there.
      choice("nearby", "nearby", null, [
        element("strong", {}, t("invite-nearby")),
        element("span", {}, t("invite-nearby-note")),
      ]),
      // Nor does this one before its terms are agreed.
      ...(game.study
        ? [
            choice("table", "table", null, [
              element("strong", {}, t("invite-table")),
              element("span", {}, t("invite-table-note")),
            ]),
          ]
        : []),
    );
    const elo = chosen === null ? undefined : game.elo[chosen];
    showFace(part("[data-chosen-portrait]"), chosen);
    setText(part("[data-chosen-name]"), chosen === null ? "" : texts.opponent(chosen));
    setText(part("[data-chosen-elo]"), elo === undefined ? "" : t("opponent-elo", { elo }));
    const character = chosen === null ? t("no-opponent") : introduce(state, chosen, texts);
    const invited = settings[seat] === "friend";
    setText(part("[data-character]"), invited ? "" : character);
    setText(part("[data-ladder]"), ladderText(ladder, game.elo, texts));
    part("[data-results]").replaceChildren(
      ...opponentsOf(game).flatMap((opponent) => {
        const tally = tallyAgainst(state, opponent, texts);
        return tally === "" ? [] : [element("li", {}, tally)];
      }),
    );
    swap.disabled = !isActionWorking(state, "swap");
    const cleared = isCleared(state);
    clear.hidden = Object.keys(state.record.results).length === 0 && !cleared;
    results.hidden = clear.hidden;
    const clearText = query(clear, "[data-text]", HTMLElement);
    clearText.dataset.text = cleared ? "restore-record" : "record-clear";
    setText(clearText, t(cleared ? "restore-record" : "record-clear"));
    if (focused)
      for (const button of dialog.querySelectorAll("button"))
        if (button.value === focused) button.focus();
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} texts
     */
    update(state, before, texts) {
      const slices = /** @type {const} */ (["settings", "record", "erased", "panels"]);
      if (!changed(state, before, ...slices) && shownTexts === texts) return;
      shown = state;
      shownTexts = texts;
      const settings = state.settings.current;
      for (const { side, portrait } of cards)
        showFace(portrait, opponentOn(settings, side, gameOf(state).random));
      const { picker } = state.panels;
      const opens = picker !== null && picker !== asked;
      asked = picker;
      if (dialog.open) fill(chosenIn(state), texts);
      else if (opens) open();
    },
  };
}

/** Whether the record can be brought back in place of clearing it. @param {State} state */
function isCleared({ erased }) {
  return erased.at(-1)?.name === "record";
}

/**
 * What stands below an opponent's name: its strength, and whether it is beaten or comes next.
 * @param {string} opponent
 * @param {ReturnType<typeof ladderOf>} ladder
 * @param {Texts} texts
 */
function standing(opponent, { beaten, next }, { t, game }) {
  const elo = gameNamed(game).elo[opponent];
  const zero = elo === 0 ? t("opponent-elo-zero") : null;
  const strength = elo === undefined ? [] : [zero ?? t("opponent-elo", { elo })];
  if (beaten.includes(opponent)) return [...strength, t("opponent-beaten")].join(" · ");
  const isNext = beaten.length > 0 && opponent === next;
  return [...strength, ...(isNext ? [t("opponent-next")] : [])].join(" · ");
}

/**
 * How far the visitor has come, and what the figures say.
 * @param {ReturnType<typeof ladderOf>} ladder
 * @param {Readonly<Record<string, number>>} elo
 * @param {Texts} texts
 */
function ladderText({ beaten, next, total }, elo, { t, opponent, sentences }) {
  const note = Object.keys(elo).length > 0 ? t("elo-note") : "";
  const values = { beaten: beaten.length, total, opponent: opponent(next ?? "") };
  const come = beaten.length === 0 ? "" : t(next === null ? "ladder-done" : "ladder-next", values);
  return sentences(come, note);
}

/**
 * A name that may break before an inner capital.
 * @param {string} name
 */
function breakable(name) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "\u200b");
}

/**
 * @param {Role} role
 * @param {Texts} texts
 */
function sideOf(role, texts) {
  return role === "black" || role === "white" ? texts.side(role) : "";
}

/**
 * @param {string} kind
 * @param {string} value
 * @param {boolean | null} pressed null if the button opens something and is never pressed
 * @param {Node[]} content
 */
function choice(kind, value, pressed, content) {
  const made = element("button", { type: "button", value, "data-choice": kind }, ...content);
  if (pressed === null) made.setAttribute("aria-haspopup", "dialog");
  else made.setAttribute("aria-pressed", String(pressed));
  return made;
}
