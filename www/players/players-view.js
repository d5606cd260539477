/**
 * The contents of the picker of players.
 *
 * @import { TemplateResult } from "lit-html"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Role } from "./seats.js"
 *
 * The effect of a press.
 * @typedef {object} Press
 * @property {(role: Role) => void} role
 * @property {(opponent: string) => void} opponent
 * @property {() => void} friend
 * @property {(isNew: boolean) => void} invite to the game on the board, or to a new one
 * @property {() => void} nearby
 * @property {() => void} table
 * @property {() => void} clear
 * @property {() => void} swap
 * @property {() => void} play
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { gameOf, opponentsOf } from "../games/index.js";
import { face } from "./portraits.js";
import { introduce, strengthOf, tallyAgainst } from "./record-text.js";
import { opponentOn, ROLES, roleOf, seatOf } from "./seats.js";
import { ladderOf } from "./win-loss-record.js";

/**
 * @param {State} state with the players that were chosen
 * @param {{canSwap: boolean, asksGame: boolean}} facts whether it asks to which game a friend is
 *   invited
 * @param {Press} press
 * @param {Texts} texts
 */
export function playersView(state, { canSwap, asksGame }, press, texts) {
  const { t } = texts;
  const game = gameOf(state);
  const settings = state.settings.current;
  const role = roleOf(settings);
  const seat = seatOf(settings, state.panels.picker ?? "white");
  const chosen = opponentOn(settings, seat, game.random);
  const ladder = ladderOf(state);
  return html`
    <div class="roles" role="group" aria-label=${t("your-role")}>${ROLES.map((value) =>
      choice("role", value, value === role, () => press.role(value), {
        content: html`<span>${t(`role-${value}`, { side: sideOf(value, texts) })}</span>`,
      }),
    )}</div>
    <h3>${t("opponent-of", { side: texts.side(seat) })}</h3>
    <div class="faces" role="group" aria-label=${t("opponents-by-strength")}>${opponentsOf(
      game,
    ).map((opponent) =>
      choice("opponent", opponent, opponent === chosen, () => press.opponent(opponent), {
        content: html`${portrait(opponent)}<span>${breakable(texts.opponent(opponent))}</span
          ><small>${standing(opponent, ladder, texts)}</small>`,
        isBeaten: ladder.beaten.includes(opponent),
      }),
    )}</div>
    <div class="invite">${invitations(
      { isFriend: settings[seat] === "friend", hasTable: game.study, asksGame },
      press,
      t,
    )}</div>
    ${resultsView(state, ladder, press.clear, texts)}
    ${chosenView(state, chosen, canSwap, press, texts)}
  `;
}

/**
 * @param {string} kind
 * @param {string} value
 * @param {boolean | null} pressed null if the button opens something and is never pressed
 * @param {() => void} press
 * @param {{content: TemplateResult, isBeaten?: boolean}} shown
 */
function choice(kind, value, pressed, press, { content, isBeaten = false }) {
  return html`<button type="button" value=${value} data-choice=${kind}
    aria-pressed=${pressed ?? nothing} aria-haspopup=${pressed === null ? "dialog" : nothing}
    data-beaten=${isBeaten ? "" : nothing} @click=${press}>${content}</button>`;
}

/** @param {string | null} opponent */
function portrait(opponent) {
  return guard([opponent], () => (opponent === null ? nothing : face(opponent)));
}

/**
 * The ways to play against somebody else.
 * @param {object} facts
 * @param {boolean} facts.isFriend whether a friend has the seat
 * @param {boolean} facts.hasTable whether two can play the game at this device by a clock
 * @param {boolean} facts.asksGame
 * @param {Press} press
 * @param {Texts["t"]} t
 */
function invitations({ isFriend, hasTable, asksGame }, press, t) {
  // Nobody takes a seat before the other device is there, or the terms are agreed.
  return [
    choice("friend", "friend", isFriend, press.friend, {
      content: html`<strong>${t("invite")}</strong><span>${t("invite-note")}</span>`,
    }),
    asksGame ? whichGame(press, t) : nothing,
    choice("nearby", "nearby", null, press.nearby, {
      content: html`<strong>${t("invite-nearby")}</strong><span>${t("invite-nearby-note")}</span>`,
    }),
    hasTable
      ? choice("table", "table", null, press.table, {
          content: html`<strong>${t("invite-table")}</strong><span>${t("invite-table-note")}</span>`,
        })
      : nothing,
  ];
}

/**
 * The question to which game a friend is invited.
 * @param {Press} press
 * @param {Texts["t"]} t
 */
function whichGame(press, t) {
  return html`
    <div class="invite-which" role="group" aria-labelledby="invite-which">
      <p id="invite-which">${t("invite-which")}</p>
      <div class="buttons">
        <button type="button" class="button" data-invite="new"
          @click=${() => press.invite(true)}>${t("invite-new")}</button>
        <button type="button" class="button" data-invite="this"
          @click=${() => press.invite(false)}>${t("invite-this")}</button>
      </div>
    </div>
  `;
}

/**
 * The visitor's results, and the way to clear them and back.
 * @param {State} state
 * @param {ReturnType<typeof ladderOf>} ladder
 * @param {() => void} clear
 * @param {Texts} texts
 */
function resultsView(state, ladder, clear, texts) {
  const { t } = texts;
  const game = gameOf(state);
  const isCleared = isRecordCleared(state);
  const isHidden = Object.keys(state.record.results).length === 0 && !isCleared;
  const tallies = opponentsOf(game).map((opponent) => tallyAgainst(state, opponent, texts));
  return html`
    <details class="results" ?hidden=${isHidden}>
      <summary>${t("results")}</summary>
      <p>${ladderText(ladder, game.elo, texts)}</p>
      <ul>${tallies.filter((tally) => tally !== "").map((tally) => html`<li>${tally}</li>`)}</ul>
      <button type="button" class="button" data-record-clear ?hidden=${isHidden}
        @click=${clear}>${t(isCleared ? "restore-record" : "record-clear")}</button>
    </details>
  `;
}

/**
 * The chosen opponent, and the way into the game.
 * @param {State} state
 * @param {string | null} chosen
 * @param {boolean} canSwap
 * @param {Press} press
 * @param {Texts} texts
 */
function chosenView(state, chosen, canSwap, press, texts) {
  const { t } = texts;
  const elo = chosen === null ? undefined : gameOf(state).elo[chosen];
  const { current } = state.settings;
  const isFriend = current[seatOf(current, state.panels.picker ?? "white")] === "friend";
  const character = chosen === null ? t("no-opponent") : introduce(state, chosen, texts);
  return html`
    <div class="chosen">
      <span data-chosen-portrait>${portrait(chosen)}</span>
      <p><strong data-chosen-name>${chosen === null ? "" : texts.opponent(chosen)}</strong>
        <span data-chosen-elo>${elo === undefined ? "" : t("opponent-elo", { elo })}</span></p>
      <p data-character>${isFriend ? "" : character}</p>
      <div class="buttons">
        <button type="button" class="button" data-players-swap
          ?disabled=${!canSwap} @click=${press.swap}>${t("swap")}</button>
        <button type="button" class="button primary" data-players-play
          @click=${press.play}>${t("players-play")}</button>
      </div>
    </div>
  `;
}

/** Whether the record can be brought back in place of clearing it. @param {State} state */
export function isRecordCleared({ erased }) {
  return erased.at(-1)?.name === "record";
}

/**
 * The line below an opponent's name: its strength, and whether it is beaten or comes next.
 * @param {string} opponent
 * @param {ReturnType<typeof ladderOf>} ladder
 * @param {Texts} texts
 */
function standing(opponent, { beaten, next }, texts) {
  const isNext = beaten.length > 0 && opponent === next;
  const place = beaten.includes(opponent) ? "opponent-beaten" : isNext ? "opponent-next" : null;
  const parts = [strengthOf(opponent, texts), place === null ? "" : texts.t(place)];
  return parts.filter((part) => part !== "").join(" · ");
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
