/**
 * The end of a game, beside or below the board and never over a disc: the result, what it is worth
 * against this opponent, and the ways on. It leaves the focus where it is, since a keyboard player
 * stays on the board. Escape and any step back close it.
 */

import type { Actions, Core } from "../../floor/base/page.ts";
import type { Settings } from "../settings/settings.ts";
import type { Texts } from "../words/texts.ts";
import { momentOf, showsEnd } from "./end-moment.ts";
import { winnerOf } from "../board/game-end.ts";
import { type Clock, pageClock } from "../../floor/base/clock.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { announceEnd } from "./end-text.ts";
import { announceRecord } from "../players/record-text.ts";
import { focusBoard, query, setAttribute, setText, watchSize } from "../../floor/base/dom.ts";
import { isFieldLocked } from "../settings/host-locks.ts";
import { otherSide } from "../games/sides.ts";
import { isGiven, pairing, verdictOf } from "../players/win-loss-record.ts";
import { ladderOf, suggestedOpponent } from "../players/ladder.ts";
import { hasFriend } from "../board/friend-game.ts";
import { takeSeat } from "../players/taken-seats.ts";

/**
 * Milliseconds after which the end shows although something still moves: more than the slowest wave
 * takes. A browser ends no animation of a page that it does not draw.
 */
export const LONGEST_WAIT = 4000;

export function createEndView(dialog: HTMLDialogElement, board: HTMLElement, actions: Actions) {
  const text = (name: string) => query(dialog, name, HTMLElement);
  const title = text("[data-end-title]");
  const image = query(dialog, "[data-end-image]", HTMLImageElement);
  const moment = text("[data-end-moment]");
  const offer = createOffer(dialog, actions);
  let isWanted = false;

  query(dialog, "[data-close]", HTMLButtonElement).addEventListener("click", actions.closeEnd);
  document.addEventListener("keydown", (event) => {
    const covered = document.querySelector("dialog:modal") !== null;
    if (event.key === "Escape" && dialog.open && !covered) actions.closeEnd();
  });

  const side = query(document, ".side", HTMLElement);
  watchSize(dialog, () => side.style.setProperty("--card-height", `${dialog.offsetHeight}px`));

  async function showWhenStill() {
    await restOf(board);
    if (!isWanted || dialog.open) return;
    show(dialog);
  }

  function draw(state: Core, _before: Core | null, texts: Texts) {
    const winner = winnerOf(state);
    isWanted = showsEnd(state);
    const said = announceEnd(state, texts);
    if (said) {
      setText(title, said.title);
      setText(text("[data-end-board]"), said.board);
      const special = momentOf(state);
      // The first victory of all is said above the result.
      const isSaid = special === "first-win";
      setText(text("[data-end-record]"), isSaid ? "" : announceRecord(state, texts));
      setAttribute(dialog, "data-moment", special);
      setText(moment, special ? texts.t(`end-${special}`) : "");
      setAttribute(dialog, "data-result", winner);
      setAttribute(image, "data-image", `end-${winner}`);
      offer(state, texts);
    }
    if (isWanted && !dialog.open) void showWhenStill();
    if (!isWanted && dialog.open) hide(dialog);
  }

  return { update: tracked(draw) };
}

/** The ways on: another game, one against the opponent that the result suggests, the review. */
function createOffer(dialog: HTMLDialogElement, actions: Actions) {
  const again = actionButton("[data-again]", () => actions.run("new"));
  const swap = actionButton("[data-end-swap]", () => {
    actions.run("swap");
    actions.run("new");
  });
  const send = actionButton("[data-end-send]", () => actions.run("send"));
  const review = actionButton("[data-end-review]", () => actions.run("review"));
  const suggest = createSuggestion(dialog, actions);

  function actionButton(selector: string, act: () => void) {
    const found = query(dialog, selector, HTMLButtonElement);
    found.addEventListener("click", act);
    return found;
  }

  return (state: Core, texts: Texts) => {
    const isSuggested = suggest(state, texts);
    send.hidden = !hasFriend(state.settings.current) && state.table.game === null;
    review.hidden = !actions.isWorking("review");
    const given = isGiven(state);
    setText(query(again, "span", HTMLElement), texts.t(given ? "new" : "again"));
    swap.hidden = given || !actions.isWorking("swap") || !actions.isWorking("new");
    const lost = verdictOf(state) === "lost" && !review.hidden;
    const learns = lost || (given && !review.hidden);
    again.classList.toggle("primary", !isSuggested && !learns);
    // A loss, or a game from elsewhere, leads to what can be learned from it.
    review.classList.toggle("primary", learns);
    setText(query(review, "span", HTMLElement), texts.t(lost ? "review-loss" : "review"));
  };
}

/** The next opponent: what the result is worth against this one, and the button that plays it. */
function createSuggestion(dialog: HTMLDialogElement, actions: Actions) {
  const level = query(dialog, "[data-end-level]", HTMLButtonElement);
  const worth = query(dialog, "[data-end-suggestion]", HTMLElement);
  /** the players of a game against the opponent that is suggested */
  let players: Partial<Settings> = {};
  level.addEventListener("click", () => {
    actions.seat(players);
    actions.run("new");
  });

  /** @returns whether an opponent is suggested */
  return (state: Core, texts: Texts): boolean => {
    const suggested = suggestedOpponent(state);
    const pair = pairing(state);
    const free = pair && !isFieldLocked(state.host.locks, `${otherSide(pair.side)}-level`);
    const { beaten, next, total } = ladderOf(state);
    const won = verdictOf(state) === "won";
    level.hidden = !(suggested && free);
    if (suggested === null || !free) {
      const done = won && beaten.length > 0 && next === null;
      setText(worth, done ? texts.t("ladder-done") : "");
      return false;
    }
    players = takeSeat(otherSide(pair.side), suggested);
    const opponent = texts.opponent(suggested);
    const values = { opponent, beaten: beaten.length, total };
    setText(worth, texts.t(won ? "ladder-next" : "level-down", values));
    setText(level, texts.t("play-level", { opponent }));
    return true;
  };
}

/** Opening a dialog moves the focus into it; here it goes back to where it was. */
function show(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  dialog.show();
  if (focused instanceof HTMLElement && focused !== document.body)
    focused.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Focus inside the screen goes back to the board with it. */
function hide(dialog: HTMLDialogElement) {
  const inside = dialog.contains(document.activeElement);
  dialog.close();
  if (inside) focusBoard();
}

/** Settles when the flips that run have ended, or after the longest wait. */
export function restOf(
  board: Pick<HTMLElement, "getAnimations">,
  clock: Clock = pageClock,
): Promise<void> {
  return new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, LONGEST_WAIT);
    void Promise.allSettled(runningAnimations(board)).then(() => {
      clock.clearTimeout(timer);
      resolve();
    });
  });
}

/** The flips that still run; endless animations are left out. */
function runningAnimations(board: Pick<HTMLElement, "getAnimations">) {
  const finite = board
    .getAnimations({ subtree: true })
    .filter((animation) => Number.isFinite(Number(animation.effect?.getComputedTiming().endTime)));
  return finite.map((animation) => animation.finished);
}
