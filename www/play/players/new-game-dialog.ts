/**
 * The dialog *New game*, opened by its button, by a press on a side's card or from the settings: a
 * computer or a person, and the way into the game. What is chosen counts on *Play*, which begins a
 * new game, or on *Play on*, which leaves the one on the board there; without them all stays.
 */

import type { Side } from "../../../reversi-rules.js";
import type { Actions, Core } from "../../floor/base/page.ts";
import type { Texts } from "../words/texts.ts";
import { render } from "lit-html";
import { focusBoard, query } from "../../floor/base/dom.ts";
import { hasEnded } from "../board/game-end.ts";
import { holdsOwnGame } from "../board/shown-game.ts";
import { otherSide } from "../games/sides.ts";
import { gameOf } from "../games/index.ts";
import { type Press, newGameView } from "./new-game-view.ts";
import { showFace } from "./portraits.ts";
import { opponentOn } from "./seats.ts";
import {
  type Wish,
  changesOf,
  fittingLevel,
  presentWish,
  seated,
  withOpponent,
  withRival,
} from "./wish.ts";

const SIDES = ["black", "white"] as const;

/** @param chance which draws the side of a visitor who takes either */
export function createNewGameDialog(root: Document, actions: Actions, chance = Math.random) {
  const dialog = query(root, "dialog#players", HTMLDialogElement);
  const showFaces = createCards(root, actions.pickPlayers);
  /** For which side the dialog was last opened: its event of closing comes late. */
  let openedFor: Side | null = null;
  let wish: Wish | null = null;
  let shownState: Core;
  let shownTexts: Texts;

  dialog.addEventListener("close", () => {
    actions.pickPlayers(null);
    actions.showTable(false);
  });
  closeByPressBeside(dialog);

  const press = pressesOf(dialog, actions, {
    state: () => shownState,
    wish: () => wish ?? presentWish(shownState.settings.current),
    choose(next) {
      wish = next;
      draw();
      actions.showTable(hasTerms(shownState, next));
    },
    chance,
  });

  function draw() {
    if (wish === null) return;
    const settings = { ...shownState.settings, current: seated(wish) };
    const canBegin = actions.isWorking("new");
    const facts = { wish, canBegin, canPlayOn: canPlayOn(shownState, wish) };
    render(newGameView({ ...shownState, settings }, facts, press, shownTexts), dialog);
  }

  function open() {
    wish = presentWish(shownState.settings.current);
    draw();
    openAtTitle(dialog);
    if (hasTerms(shownState, wish)) actions.showTable(true);
    for (const pressed of dialog.querySelectorAll('[data-choice="opponent"][aria-pressed="true"]'))
      pressed.scrollIntoView({ block: "nearest" });
  }

  return {
    update(state: Core, before: Core | null, texts: Texts) {
      shownState = state;
      shownTexts = texts;
      showFaces(state);
      const { picker } = state.panels;
      const opens = picker !== null && picker !== openedFor;
      openedFor = picker;
      const isAgreed = before?.table.open && !state.table.open && wish && hasTerms(state, wish);
      if (dialog.open && isAgreed) leaveForBoard(dialog);
      else if (dialog.open) draw();
      else if (opens) open();
    },
  };
}

function openAtTitle(dialog: HTMLDialogElement) {
  query(dialog, "details", HTMLDetailsElement).open = false;
  dialog.showModal();
  // The focus is on "Play" below.
  dialog.scrollTop = 0;
}

/** Closes the dialog as the game begins; its opener would get the keyboard's focus otherwise. */
function leaveForBoard(dialog: HTMLDialogElement) {
  dialog.close();
  focusBoard();
}

function closeByPressBeside(dialog: HTMLDialogElement) {
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
}

/** Whether two people at this device agree on names, clocks and corners. */
function hasTerms(state: Core, { rival, way }: Wish) {
  return rival === "person" && way === "here" && gameOf(state).study;
}

/** Whether the game on the board can go on with other players. A live game begins by itself. */
function canPlayOn(state: Core, wish: Wish) {
  const { game, settings } = state;
  const isRunning = holdsOwnGame(state) && game.line.length > 0 && !hasEnded(state);
  const isLive = wish.rival === "person" && wish.way === "live";
  return isRunning && !isLive && Object.keys(changesOf(wish, settings.current, 0)).length > 0;
}

/** The cards of both sides, which open the dialog. Returns what shows the faces on them. */
function createCards(root: Document, pick: (side: Side) => void) {
  for (const side of SIDES)
    query(root, `[data-pick="${side}"]`, HTMLButtonElement).addEventListener("click", () =>
      pick(side),
    );
  const portraits = SIDES.map((side) => query(root, `[data-portrait="${side}"]`, HTMLElement));
  return (state: Core) => {
    for (const [index, side] of SIDES.entries())
      showFace(portraits[index], opponentOn(state.settings.current, side, gameOf(state).random));
  };
}

/** The effects of the buttons of the dialog. */
function pressesOf(
  dialog: HTMLDialogElement,
  actions: Actions,
  {
    state,
    wish,
    choose,
    chance,
  }: {
    /** Of the board. */
    state: () => Core;
    wish: () => Wish;
    choose: (next: Wish) => void;
    chance: () => number;
  },
): Press {
  const changes = () => changesOf(wish(), state().settings.current, chance());
  const pressed = () => state().panels.picker ?? "white";
  const isByLink = () => wish().rival === "person" && wish().way === "link";

  /** Two people at this device begin once what they have agreed on is right. */
  function beginHere() {
    const terms = dialog.querySelector<HTMLFormElement>("form[name=table]");
    if (terms) return terms.requestSubmit();
    actions.newGame(changes());
    leaveForBoard(dialog);
  }

  return {
    rival: (rival) => choose(withRival(wish(), rival)),
    opponent: (opponent) => choose(withOpponent(wish(), opponent, pressed())),
    way: (way) => choose({ ...wish(), way }),
    colour: (colour) => choose({ ...wish(), colour }),
    affirm: (count) => {
      const level = fittingLevel(gameOf(state()).levels, count);
      choose(withOpponent(wish(), level, pressed()));
    },
    play() {
      if (hasTerms(state(), wish())) return beginHere();
      const next = changes();
      const { rival, way, colour } = wish();
      leaveForBoard(dialog);
      if (rival === "person" && way === "live")
        actions.openNearby(otherSide(colour === "white" ? "white" : "black"));
      else actions.newGame(next);
      if (isByLink()) actions.run("send");
    },
    playOn() {
      const next = changes();
      leaveForBoard(dialog);
      actions.seat(next);
      if (isByLink()) actions.run("send");
    },
  };
}
