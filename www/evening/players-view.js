/**
 * The players of an evening: names are typed or pasted, one a line, and can be changed. Before the
 * first round a player can be removed; later one leaves, and may come back.
 *
 * @import { Context } from "../app/context.js"
 * @import { PartTexts } from "../words/texts.js"
 * @import { Chosen, Desk } from "./evening-view.js"
 * @import { Evening, Player, Step } from "./evening.js"
 * @import { Fault } from "./evening-steps.js"
 */

import { html } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { keepTyped, setValue, showValue } from "../base/typed.js";
import { applied } from "../ui/applied.js";
import { MAX_PLAYERS, nameKey, playerNamed, tidied } from "./evening.js";
import { freePlaces } from "./round-robin.js";

/** The texts of the button of a player, each with that for readers. */
const AWAY = /** @type {const} */ ({
  remove: "remove-name",
  leaves: "leaves-name",
  returns: "returns-name",
});

/**
 * @param {Desk} desk
 * @param {Context} context
 */
export function createPlayersView(desk, { storage }) {
  const names = createNamesField(desk, storage);
  const list = createRef();
  const row = createRow(desk);
  /** The round up to which the part has been shown. @type {number | undefined} */
  let shownRounds;

  const draw = () => desk.take({ type: "ordered", order: drawn(desk.evening()) });

  /**
   * The focus of a row that goes moves to the last one that stays, or to the field for names.
   * @param {number} count how many rows stay
   */
  function leaveRows(count) {
    const rows = [...(list.value?.children ?? [])];
    if (!rows.slice(count).some((row) => row.contains(document.activeElement))) return;
    const last = rows[count - 1]?.querySelector("button");
    if (last) last.focus();
    else names.focus();
  }

  /**
   * A pairing folds the players: the tables are what matters then.
   * @param {Element} part
   * @param {number} rounds
   */
  function foldAfter(part, rounds) {
    if (rounds !== shownRounds) /** @type {HTMLDetailsElement} */ (part).open = rounds === 0;
    shownRounds = rounds;
  }

  /**
   * @param {Evening} evening
   * @param {PartTexts<"evening">} texts
   */
  return ({ players, paired, system }, texts) => {
    const { t } = texts;
    const runs = paired.length > 0;
    const mayDraw = !runs && players.length >= 2;
    const count = players.filter(({ until }) => until === null).length;
    leaveRows(players.length);
    return html`
      <details class="evening-part foldable" ${applied(foldAfter, paired.length)}>
        <summary>${t("players", { count })}</summary>
        <div class="evening-names">
          ${names.view(players.length === 0, texts)}
          <div class="buttons">
            <button type="button" class="button primary" @click=${names.add}>${t("add")}</button>
            <button type="button" class="button" ?hidden=${!mayDraw}
              @click=${draw}>${t("draw")}</button>
          </div>
        </div>
        <p class="note" ?hidden=${!mayDraw || system !== "swiss"}>${t("order-note")}</p>
        <ol class="evening-players" ${ref(list)}>${players.map((player, number) =>
          row(player, number, runs, texts),
        )}</ol>
      </details>
    `;
  };
}

/**
 * The field in which the names of players are typed or pasted.
 * @param {Desk} desk
 * @param {Context["storage"]} storage
 */
function createNamesField(desk, storage) {
  /** @type {HTMLTextAreaElement | undefined} */
  let names;
  let fill = (/** @type {string} */ _text) => {};

  /** @param {Element} [field] */
  function keep(field) {
    if (!(field instanceof HTMLTextAreaElement)) return;
    names = field;
    fill = keepTyped(field, storage);
  }

  return {
    focus: () => names?.focus(),
    /** Adds the players, where the evening has room for them. */
    add() {
      const typed = namesIn(names?.value ?? "");
      if (typed.length === 0) return;
      const evening = desk.evening();
      const places = evening.system === "round-robin" ? freePlaces(evening) : typed.length;
      if (typed.length > places) {
        desk.say({ key: "problem-full", values: { count: places } });
        return;
      }
      if (desk.take({ type: "added", names: typed }, namesFault(evening, typed))) fill("");
      names?.focus();
    },
    /**
     * @param {boolean} isFirst whether there is no player yet
     * @param {PartTexts<"evening">} texts
     */
    view: (isFirst, { t }) => html`
      <label class="stack"><span>${t("names")}</span>
        <textarea name="players" rows="3" spellcheck="false" autocapitalize="words"
          ?autofocus=${isFirst} ${ref(keep)}></textarea></label>`,
  };
}

/**
 * A player: the name, which can be changed, and the button that takes the player away or back.
 * @param {Desk} desk
 */
function createRow(desk) {
  /**
   * @param {HTMLInputElement} field
   * @param {number} player
   */
  function rename(field, player) {
    // Another tab may have put somebody else into this row while the name was being typed.
    const renamed = playerNamed(desk.evening(), field.defaultValue);
    const name = tidied(field.value);
    /** @type {Fault} */
    const fault =
      name === "" ? { key: "problem-no-name" } : { key: "problem-name", values: { name } };
    /** @type {Step | Fault} */
    const step =
      renamed < 0
        ? { key: "problem-stale" }
        : { type: "renamed", player: renamed, name: field.value };
    desk.take(step, fault);
    setValue(field, desk.evening().players[player]?.name ?? "");
  }

  /** @param {number} player */
  function takeAway(player) {
    const { players, paired } = desk.evening();
    const hasLeft = players[player].until !== null;
    if (paired.length === 0) desk.take({ type: "removed", player });
    else desk.take({ type: hasLeft ? "returned" : "left", player });
  }

  /**
   * @param {Player} shown
   * @param {number} player
   * @param {boolean} runs whether a round is paired
   * @param {PartTexts<"evening">} texts
   */
  return ({ name, until }, player, runs, { t }) => {
    const key = runs ? (until === null ? "leaves" : "returns") : "remove";
    return html`
      <li>
        <input type="text" name=${`player-${player + 1}`} maxlength="60" spellcheck="false"
          enterkeyhint="done" aria-label=${t("name-of", { number: player + 1 })}
          ?data-left=${until !== null} ${applied(showValue, name)}
          @change=${(/** @type {Chosen} */ { currentTarget }) => rename(currentTarget, player)}>
        <button type="button" class="button" aria-label=${t(AWAY[key], { name })}
          @click=${() => takeAway(player)}>${t(key)}</button>
      </li>
    `;
  };
}

/**
 * The reason why names cannot be added: one of them is there already, or they are too many.
 * @param {Evening} evening
 * @param {readonly string[]} typed
 * @returns {Fault}
 */
function namesFault(evening, typed) {
  const isTwice = (/** @type {string} */ name, /** @type {number} */ index) =>
    playerNamed(evening, name) >= 0 ||
    typed.findIndex((other) => nameKey(other) === nameKey(name)) < index;
  const twice = typed.find(isTwice);
  return twice === undefined
    ? { key: "problem-many", values: { count: MAX_PLAYERS } }
    : { key: "problem-name", values: { name: twice } };
}

/**
 * The names of a text, one a line, without numbers before them.
 * @param {string} text
 */
export function namesIn(text) {
  return text
    .split("\n")
    .map((line) => tidied(line.replace(/^\s*\d+[.):]?\s+/, "")))
    .filter((name) => name !== "");
}

/** An order of the players that chance has drawn. @param {Evening} evening */
function drawn({ players }) {
  const order = [...players.keys()];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = crypto.getRandomValues(new Uint32Array(1))[0] % (last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
