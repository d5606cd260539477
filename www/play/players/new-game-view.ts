/** The contents of the dialog *New game*. */

import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { type TemplateResult, html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { type Level, gameOf, opponentsOf } from "../games/index.ts";
import { face } from "./portraits.ts";
import { introduce, strengthOf } from "./record-text.ts";
import { opponentOn } from "./seats.ts";
import { seatOf } from "./taken-seats.ts";
import { ladderOf } from "./ladder.ts";
import { type Colour, COLOURS, type Rival, RIVALS, type Way, WAYS, type Wish } from "./wish.ts";

export interface Press {
  rival: (rival: Rival) => void;
  opponent: (opponent: Level) => void;
  way: (way: Way) => void;
  colour: (colour: Colour) => void;
  /** How many of the questions the visitor affirms. */
  affirm: (count: number) => void;
  play: () => void;
  playOn: () => void;
}

interface NewGameFacts {
  wish: Wish;
  /** Whether *Play* begins a game. */
  canBegin: boolean;
  /** Whether the game on the board can go on with those who were chosen. */
  canPlayOn: boolean;
}

/** The questions: each that is affirmed leads to a stronger opponent. */
const QUESTIONS = ["played", "corners", "ahead"] as const;

/** @param state with the players that were chosen */
export function newGameView(state: Core, facts: NewGameFacts, press: Press, texts: Texts) {
  const { wish } = facts;
  const { t } = texts;
  const isComputer = wish.rival === "computer";
  const rivals = RIVALS.map((value) => ({
    value,
    text: html`<span>${t(`rival-${value}`)}</span>`,
  }));
  return html`
    ${radios("rival", rivals, wish.rival, press.rival, t("rival"))}
    ${isComputer ? facesView(state, wish, press, texts) : waysView(wish, press, texts)}
    ${optionsView(state, wish, press, texts)}
    ${footView(state, facts, press, texts)}
  `;
}

/** A group of radio buttons: one Tab stop. */
function radios<T extends string>(
  name: string,
  choices: readonly { value: T; text: TemplateResult }[],
  chosen: T,
  choose: (value: T) => void,
  label: string,
) {
  return html`<div class="choice-${name}" role="radiogroup" aria-label=${label}>
    ${choices.map(
      ({ value, text }) => html`<label><input type="radio" name=${name} value=${value}
        .checked=${value === chosen} @change=${() => choose(value)}>${text}</label>`,
    )}</div>`;
}

/** The opponents in the order of their strength. */
function facesView(state: Core, wish: Wish, press: Press, texts: Texts) {
  const ladder = ladderOf(state);
  const chosen = opponentOf(state, wish);
  return html`<div class="faces" role="group" aria-label=${texts.t("opponents-by-strength")}>
    ${opponentsOf(gameOf(state)).map(
      (opponent) => html`<button type="button" value=${opponent} data-choice="opponent"
        aria-pressed=${opponent === chosen} @click=${() => press.opponent(opponent)}
        data-beaten=${ladder.beaten.includes(opponent) ? "" : nothing}>
        ${portrait(opponent)}<span>${breakable(texts.opponent(opponent))}</span
        ><small>${standing(opponent, ladder, texts)}</small></button>`,
    )}</div>`;
}

/** The computer that the wish has on a seat; null where it has none. */
function opponentOf(state: Core, wish: Wish) {
  if (wish.rival === "person") return null;
  const settings = state.settings.current;
  const seat = seatOf(settings, state.panels.picker ?? "white");
  return opponentOn(settings, seat, gameOf(state).random);
}

function portrait(opponent: Level | null) {
  return guard([opponent], () => (opponent === null ? nothing : face(opponent)));
}

/** The ways in which two people play. */
function waysView(wish: Wish, press: Press, { t }: Texts) {
  const ways = WAYS.map((value) => ({
    value,
    text: html`<span><strong>${t(`way-${value}`)}</strong><span>${t(`way-${value}-note`)}</span></span>`,
  }));
  return html`${radios("way", ways, wish.way, press.way, t("ways"))}
    <p class="note">${t("no-strangers")}</p>`;
}

/** What few visitors change: it is folded. */
function optionsView(state: Core, wish: Wish, press: Press, texts: Texts) {
  const { t } = texts;
  const isHere = wish.rival === "person" && wish.way === "here";
  const hasTerms = isHere && gameOf(state).study;
  const hasElo = wish.rival === "computer" && Object.keys(gameOf(state).elo).length > 0;
  const chosen = isHere ? t("options-here") : colourText(wish.colour, texts);
  return html`
    <details class="options" ?hidden=${isHere && !hasTerms} @toggle=${showOpened}>
      <summary><span>${t("options")}</span> <span class="option-chosen">${chosen}</span></summary>
      ${isHere ? nothing : colourView(wish, press, texts)}
      ${wish.rival === "computer" ? fitView(state, press, texts) : nothing}
      <div data-terms ?hidden=${!hasTerms}></div>
      ${hasElo ? html`<p class="note">${t("elo-note")}</p>` : nothing}
    </details>
  `;
}

/** What is unfolded lies above the foot of the dialog. */
function showOpened({ currentTarget }: Event & { currentTarget: HTMLDetailsElement }) {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "nearest" });
}

/** The visitor's side. */
function colourView({ rival, colour }: Wish, press: Press, texts: Texts) {
  const offered = COLOURS.filter((value) => value !== "none" || rival === "computer");
  const colours = offered.map((value) => ({
    value,
    text: html`<span>${colourText(value, texts)}</span>`,
  }));
  return radios("colour", colours, colour, press.colour, texts.t("your-side"));
}

function colourText(colour: Colour, texts: Texts) {
  const side = colour === "black" || colour === "white" ? texts.side(colour) : "";
  return texts.t(`colour-${colour}`, { side });
}

/** Questions that lead to an opponent. */
function fitView(state: Core, press: Press, { t }: Texts) {
  const affirm = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLElement)
      press.affirm(currentTarget.querySelectorAll(":checked").length);
  };
  return html`<fieldset class="fit" @change=${affirm} ?hidden=${!gameOf(state).study}>
    <legend>${t("fit")}</legend>
    ${QUESTIONS.map(
      (question) => html`<label class="check"><input type="checkbox" name="fit">
        <span>${t(`fit-${question}`)}</span></label>`,
    )}</fieldset>`;
}

/** The chosen opponent, and the way into the game. */
function footView(
  state: Core,
  { wish, canBegin, canPlayOn }: NewGameFacts,
  press: Press,
  texts: Texts,
) {
  const { t } = texts;
  const chosen = opponentOf(state, wish);
  const name = chosen === null ? "" : texts.opponent(chosen);
  const isAgainst = chosen !== null && wish.colour !== "none";
  const goesOn = isAgainst ? "with" : "others";
  return html`
    <div class="chosen">
      <span data-chosen-portrait>${portrait(chosen)}</span>
      <p ?hidden=${chosen === null}><strong data-chosen-name>${name}</strong>
        <span data-chosen-elo>${chosen === null ? "" : strengthOf(chosen, texts)}</span></p>
      <p data-character ?hidden=${chosen === null}>${chosen === null ? "" : introduce(state, chosen, texts)}</p>
      <p class="note" data-play-on-note ?hidden=${!canPlayOn}>${
        canPlayOn ? t(`play-on-note-${goesOn}`, { opponent: name }) : ""
      }</p>
      <div class="buttons">
        <button type="button" class="button" data-play-on ?hidden=${!canPlayOn}
          @click=${press.playOn}>${t(`play-on-${goesOn}`, { opponent: name })}</button>
        <button type="button" class="button primary" data-players-play autofocus ?hidden=${!canBegin}
          @click=${press.play}>${t("players-play")}</button>
      </div>
    </div>
  `;
}

/** The line below an opponent's name: its strength, and whether it is beaten or comes next. */
function standing(opponent: Level, { beaten, next }: ReturnType<typeof ladderOf>, texts: Texts) {
  const isNext = beaten.length > 0 && opponent === next;
  const place = beaten.includes(opponent) ? "opponent-beaten" : isNext ? "opponent-next" : null;
  const parts = [strengthOf(opponent, texts), place === null ? "" : texts.t(place)];
  return parts.filter((part) => part !== "").join(" · ");
}

/** A name that may break before an inner capital. */
function breakable(name: string) {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "\u200b");
}
