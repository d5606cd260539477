/** The panel of the visitor's mistakes: whether finished games are reviewed, and what is due. */

import type { Actions, Rooms, StateOf } from "../../floor/base/page.ts";
import type { StudyTexts } from "../../play/ui/study-texts.ts";
import { html, nothing, render } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { enable, query } from "../../floor/base/dom.ts";
import { holdsOwnGame } from "../../play/board/shown-game.ts";
import { dateOf } from "../../floor/base/days.ts";
import { firstDue } from "../exercises/schedule.ts";
import { isGiven, pairing } from "../../play/players/win-loss-record.ts";
import { canReview } from "../review/reviewed-point.ts";
import { applied } from "../../play/ui/applied.ts";
import { partHead } from "../../play/ui/part-head.ts";
import { doOnBoard } from "../../play/ui/sheet-gestures.ts";
import { studyPart } from "../../play/ui/study-part.ts";
import { dueMistakes } from "./mistake-exercises.ts";
import { createSavingView } from "./saving-view.ts";

const SIDES = ["black", "white"] as const;

export function createMistakesView(root: HTMLElement, actions: Actions) {
  /** what is drawn */
  let shown: { state: StateOf<"leftGames" | "mistakes">; texts: StudyTexts } | null = null;
  const first = createFirstView(actions);
  const gamesOf = createGamesOfView(actions, draw);
  const saving = createSavingView(actions, draw);
  root.classList.add("mistakes", "tools");

  function draw() {
    if (shown) render(contents(shown.state, shown.texts), root);
  }

  function contents(state: StateOf<"leftGames" | "mistakes">, texts: StudyTexts) {
    const { mistakes, collection } = state;
    const { list, games, waiting } = mistakes;
    const { t } = texts;
    const isEmpty = list.length === 0 && games.length === 0;
    const holdsReviewed = holdsOwnGame(state) && canReview(state);
    return html`
      ${partHead(t("mistakes"), texts.learn(), () => actions.showMistakes(false), texts)}
      ${isEmpty ? html`<p class="mistakes-due">${t("mistakes-none")}</p>` : dueView(mistakes, actions, texts)}
      ${isEmpty ? first.draw(waiting.length > 0 || holdsReviewed, texts) : nothing}
      ${holdsReviewed ? ownMovesView(state, actions, texts) : nothing}
      ${switchView(mistakes, actions, texts)}
      ${gamesOf(collection.games.length === 0, texts)}
      ${saving(state, texts)}
      <div class="buttons" ?hidden=${list.length === 0 && games.length === 0}>
        <button type="button" class="button"
          @click=${actions.eraseMistakes}>${t("mistakes-erase")}</button>
      </div>
      <div class="buttons" ?hidden=${mistakes.erased === null}>
        <button type="button" class="button" data-mistakes-restore
          @click=${actions.restoreMistakes}>${t("mistakes-restore")}</button>
      </div>
    `;
  }

  return {
    update(
      state: StateOf<"leftGames" | "mistakes">,
      before: StateOf<"leftGames" | "mistakes"> | null,
      texts: StudyTexts,
    ) {
      root.hidden = studyPart(state) !== "mistakes" || state.mode.kind !== "play";
      // The last game is looked for as the panel opens, and as the own games change.
      if (root.hidden || hasOtherGames(state, before)) first.forget();
      if (root.hidden) return;
      shown = { state, texts };
      draw();
      if (before && !before.mistakes.open) query(root, "h2", HTMLElement).focus();
    },
  };
}

/**
 * Whether the visitor's own games may be others than before: one was left, forgotten, brought back
 * or read.
 */
function hasOtherGames(
  { leftGames, previousGame }: StateOf<"leftGames">,
  before: StateOf<"leftGames"> | null,
) {
  return leftGames.list !== before?.leftGames.list || previousGame !== before.previousGame;
}

/** Where the first mistakes come from. */
function createFirstView(actions: Actions) {
  /** Whether there is a last game: it is looked for once. */
  let hasLast: boolean | null = null;

  return {
    /** The last game is looked for again. */
    forget() {
      hasLast = null;
    },
    /** @param hasGame whether a game waits for its review, or one can be taken in */
    draw(hasGame: boolean, { t }: StudyTexts) {
      hasLast ??= actions.hasLastGame();
      return html`
        <p>${t("mistakes-first")}</p>
        <div class="buttons" ?hidden=${hasGame || !hasLast}>
          <button type="button" class="button primary" data-last-game
            @click=${actions.reviewLastGame}>${t("mistakes-last")}</button>
        </div>
        <p class="note" ?hidden=${hasGame || hasLast}>${t("mistakes-no-last")}</p>
      `;
    },
  };
}

function dueView({ list }: Rooms["mistakes"], actions: Actions, { t, whole, date }: StudyTexts) {
  const due = dueMistakes(list, actions.today()).length;
  const all = whole(list.length);
  const next = due === 0 ? firstDue(list) : null;
  const text =
    next === null
      ? t("mistakes-due", { count: due, all })
      : t("mistakes-later", { count: list.length, all, date: date(dateOf(next)) });
  return html`
    <p class="mistakes-due">${list.length === 0 ? t("mistakes-none") : text}</p>
    <p class="note mistakes-early" ?hidden=${next === null}>${t("mistakes-early")}</p>
    <div class="buttons">
      <button type="button" class="button primary" ?disabled=${list.length === 0}
        @click=${() => doOnBoard(actions, actions.practiseMistakes)}>${t("mistakes-practise")}</button>
    </div>
  `;
}

/** Whether finished games are reviewed, and how many wait for that. */
function switchView({ waiting, on }: Rooms["mistakes"], actions: Actions, { t }: StudyTexts) {
  const collect = ({ currentTarget }: Event & { currentTarget: HTMLInputElement }) =>
    actions.collectMistakes(currentTarget.checked);
  return html`
    <label class="check"><input type="checkbox" name="mistakes-on" .checked=${on}
      @change=${collect}> <span>${t("mistakes-on")}</span></label>
    <p class="note">${t("mistakes-about")}</p>
    <p class="note" role="status" ?hidden=${waiting.length === 0}>${t("mistakes-waiting", {
      count: waiting.length,
    })}</p>
  `;
}

/**
 * The game on the board. Whose moves are the visitor's is asked of one that was pasted or opened
 * from a link, and of one between two people; a game against the computer that is reviewed anyway
 * has nothing to press.
 */
function ownMovesView(state: StateOf<"mistakes">, actions: Actions, { t, side }: StudyTexts) {
  const { game, mistakes } = state;
  const transcript = game.line.join("");
  const waits = mistakes.waiting.some((one) => one.transcript === transcript);
  const pair = isGiven(state) ? null : pairing(state);
  if (pair !== null)
    return html`
      <div class="buttons" ?hidden=${mistakes.on}>
        <button type="button" class="button primary" data-own-game ${applied(enable, !waits)}
          @click=${() => actions.reviewOwnMoves(pair.side)}>${t("mistakes-own-game")}</button>
      </div>
    `;
  return html`
    <div class="study-part" role="group" aria-labelledby="mistakes-game">
      <p id="mistakes-game">${t("mistakes-game")}</p>
      <div class="buttons">${SIDES.map(
        (own) => html`<button type="button" class="button" ${applied(enable, !waits)}
          @click=${() => actions.reviewOwnMoves(own)}>${side(own)}</button>`,
      )}</div>
    </div>
  `;
}

/** The form that reviews the games of a name in the collection. */
function createGamesOfView(actions: Actions, draw: () => void) {
  const name: Ref<HTMLInputElement> = createRef();
  /** How many games of a name wait for their review; null before the first one. */
  let count: number | null = null;

  function review(event: SubmitEvent) {
    event.preventDefault();
    count = actions.reviewGamesOf(name.value?.value ?? "");
    draw();
  }

  return (isHidden: boolean, { t }: StudyTexts) => html`
    <form class="study-part" ?hidden=${isHidden} @submit=${review}>
      <label class="stack"><span>${t("mistakes-name")}</span>
        <input type="text" name="mistakes-name" autocomplete="off" ${ref(name)}></label>
      <button type="submit" class="button">${t("mistakes-review")}</button>
      <p class="note" role="status">${count === null ? "" : t("mistakes-taken", { count })}</p>
    </form>
  `;
}
