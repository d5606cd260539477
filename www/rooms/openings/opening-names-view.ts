/** Openings to choose from as small boards and by their names, and the uses of the chosen one. */

import type { Opening } from "../../../reversi-rules.js";
import type { Actions } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing } from "lit-html";
import { smallBoard } from "../../play/ui/small-board.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import { uncoverBoard } from "../../play/ui/sheet-gestures.ts";
import { langOf } from "../../play/words/marked-names.ts";
import { openingName } from "../../play/words/texts.ts";
import { MOST_PLAYED, matchingOpenings } from "./openings-model.ts";
import { readOnce } from "../../floor/base/read-once.ts";

type Kind = "opening-picture" | "opening-item";

/** The lines of the game, and all openings in the order of their names. */
export interface Lists {
  own: readonly Opening[];
  openings: readonly Opening[];
}

/** Draws the button of an opening. */
type Choice = (opening: Opening, kind: Kind) => unknown;

/** What a search finds, or small boards and all names, with the uses of the chosen opening. */
export function contentView(
  { own, openings }: Lists,
  { wantedText, chosen }: { wantedText: string; chosen: string },
  choice: Choice,
  actions: Actions,
  texts: StudyTexts,
) {
  // A line of the game that is an opening shows by its name alone.
  const unnamed = own.filter((line) => !openings.some(({ moves }) => moves === line.moves));
  const all = [...unnamed, ...openings];
  const found = matchingOpenings(all, wantedText, texts.lang);
  const searched = wantedText.trim() !== "";
  const opening = (searched ? found : all).find(({ moves }) => moves === chosen);
  const none = html`<p class="note" ?hidden=${found.length > 0}>${texts.t("opening-none")}</p>`;
  const names = searched
    ? html`${namesView(found, choice)}${none}`
    : unsearchedView(unnamed, openings, choice, texts);
  return html`${names} ${opening ? usesView(opening, actions, texts) : nothing}`;
}

/**
 * Without a search: small boards above the folded list of all names.
 * @param unnamed lines of the game
 */
function unsearchedView(
  unnamed: readonly Opening[],
  openings: readonly Opening[],
  choice: Choice,
  { t }: StudyTexts,
) {
  const most = MOST_PLAYED.flatMap((line) => openings.find(({ moves }) => moves === line) ?? []);
  return html`
    <h3>${t("openings-most-played")}</h3>
    <ul class="opening-pictures">
      ${[...unnamed, ...most].map((one) => choice(one, "opening-picture"))}
    </ul>
    <details class="opening-names">
      <summary>${t("openings-all-names")}</summary>
      ${namesView([...unnamed, ...openings], choice)}
    </details>`;
}

function namesView(openings: readonly Opening[], choice: Choice) {
  return html`
    <ul class="opening-list">${openings.map((one) => choice(one, "opening-item"))}</ul>`;
}

/**
 * Draws the buttons of openings.
 * @param pictureOf the small board after moves
 */
export function choicesIn(
  texts: StudyTexts,
  pictureOf: (moves: string) => Element | undefined,
  { chosen, choose }: { chosen: string; choose: (moves: string, button: Element) => void },
): Choice {
  return (opening, kind) => {
    const picture = kind === "opening-picture" ? pictureOf(opening.moves) : null;
    return choiceView(opening, { kind, picture, chosen, choose }, texts);
  };
}

/** A button that chooses an opening: a small board or a row of the list. */
function choiceView(
  opening: Opening,
  {
    kind,
    picture,
    chosen,
    choose,
  }: {
    kind: Kind;
    /** The small board, in place of the moves. */
    picture: Element | null | undefined;
    chosen: string;
    choose: (moves: string, button: Element) => void;
  },
  { lang }: StudyTexts,
) {
  const { name, lang: spoken } = openingName(opening, lang);
  const { moves } = opening;
  const press = (event: Event) => choose(moves, targetOf(event, HTMLElement));
  return html`
    <li><button type="button" class=${kind} data-moves=${moves}
      aria-pressed=${moves === chosen} @click=${press}>
      ${picture ? html`<span aria-hidden="true">${picture}</span>` : nothing}
      <strong lang=${langOf(spoken, lang)}>${name}</strong>
      ${picture ? nothing : html`<small>${moves.match(/../g)?.join(" ")}</small>`}
    </button></li>`;
}

/** The buttons of the chosen opening, in sight below whatever shows of the choice. */
function usesView(opening: Opening, actions: Actions, { t, lang }: StudyTexts) {
  const { name, lang: spoken } = openingName(opening, lang);
  /** Puts the opening on the board, which no sheet covers then. */
  const onBoard = (put: () => void) => {
    put();
    uncoverBoard(actions);
  };
  return html`
    <div class="opening-chosen">
      <strong lang=${langOf(spoken, lang)}>${name}</strong>
      <div class="buttons">
        <button type="button" class="button primary"
          @click=${() => onBoard(() => actions.practise(opening))}>${t("practise")}</button>
        <button type="button" class="button"
          @click=${() => onBoard(() => actions.showOpening(opening))}>${t("opening-show")}</button>
      </div>
    </div>
  `;
}

/** Small boards of the positions after moves from the usual start, each drawn once. */
export function createPictures({
  new_game,
}: Pick<typeof import("../../../reversi-notations.js"), "new_game">) {
  const drawn: Map<string, Element> = new Map();
  return (moves: string) => {
    if (!drawn.has(moves)) {
      const game = new_game({ transcript: moves });
      drawn.set(
        moves,
        readOnce(game, (named) => smallBoard(named.snapshot())),
      );
    }
    return drawn.get(moves);
  };
}
