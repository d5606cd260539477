/** The contents of the picker of players. */

import type { State } from "../app/state.ts";
import type { Texts } from "../words/texts.ts";
import { type TemplateResult, html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { gameOf, opponentsOf } from "../games/index.ts";
import { face } from "./portraits.ts";
import { introduce, strengthOf, tallyAgainst } from "./record-text.ts";
import { type Role, opponentOn, ROLES, roleOf, seatOf } from "./seats.ts";
import { ladderOf } from "./win-loss-record.ts";

/** The effect of a press. */
export interface Press {
  role: (role: Role) => void;
  opponent: (opponent: string) => void;
  friend: () => void;
  /** To the game on the board, or to a new one. */
  invite: (isNew: boolean) => void;
  nearby: () => void;
  table: () => void;
  clear: () => void;
  swap: () => void;
  play: () => void;
}

/**
 * @param state with the players that were chosen
 * @param facts whether it asks to which game a friend is invited
 */
export function playersView(
  state: State,
  { canSwap, asksGame }: { canSwap: boolean; asksGame: boolean },
  press: Press,
  texts: Texts,
) {
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

/** @param pressed null if the button opens something and is never pressed */
function choice(
  kind: string,
  value: string,
  pressed: boolean | null,
  press: () => void,
  { content, isBeaten = false }: { content: TemplateResult; isBeaten?: boolean },
) {
  return html`<button type="button" value=${value} data-choice=${kind}
    aria-pressed=${pressed ?? nothing} aria-haspopup=${pressed === null ? "dialog" : nothing}
    data-beaten=${isBeaten ? "" : nothing} @click=${press}>${content}</button>`;
}

function portrait(opponent: string | null) {
  return guard([opponent], () => (opponent === null ? nothing : face(opponent)));
}

/** The ways to play against somebody else. */
function invitations(
  {
    isFriend,
    hasTable,
    asksGame,
  }: {
    /** Whether a friend has the seat. */
    isFriend: boolean;
    /** Whether two can play the game at this device by a clock. */
    hasTable: boolean;
    asksGame: boolean;
  },
  press: Press,
  t: Texts["t"],
) {
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

/** The question to which game a friend is invited. */
function whichGame(press: Press, t: Texts["t"]) {
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

/** The visitor's results, and the way to clear them and back. */
function resultsView(
  state: State,
  ladder: ReturnType<typeof ladderOf>,
  clear: () => void,
  texts: Texts,
) {
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

/** The chosen opponent, and the way into the game. */
function chosenView(
  state: State,
  chosen: string | null,
  canSwap: boolean,
  press: Press,
  texts: Texts,
) {
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

/** Whether the record can be brought back in place of clearing it. */
export function isRecordCleared({ erased }: State) {
  return erased.at(-1)?.name === "record";
}

/** The line below an opponent's name: its strength, and whether it is beaten or comes next. */
function standing(opponent: string, { beaten, next }: ReturnType<typeof ladderOf>, texts: Texts) {
  const isNext = beaten.length > 0 && opponent === next;
  const place = beaten.includes(opponent) ? "opponent-beaten" : isNext ? "opponent-next" : null;
  const parts = [strengthOf(opponent, texts), place === null ? "" : texts.t(place)];
  return parts.filter((part) => part !== "").join(" · ");
}

/** How far the visitor has come, and what the figures say. */
function ladderText(
  { beaten, next, total }: ReturnType<typeof ladderOf>,
  elo: Readonly<Record<string, number>>,
  { t, opponent, sentences }: Texts,
) {
  const note = Object.keys(elo).length > 0 ? t("elo-note") : "";
  const values = { beaten: beaten.length, total, opponent: opponent(next ?? "") };
  const come = beaten.length === 0 ? "" : t(next === null ? "ladder-done" : "ladder-next", values);
  return sentences(come, note);
}

/** A name that may break before an inner capital. */
function breakable(name: string) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "\u200b");
}

function sideOf(role: Role, texts: Texts) {
  return role === "black" || role === "white" ? texts.side(role) : "";
}
