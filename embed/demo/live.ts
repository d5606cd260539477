/**
 * A live board: the page plays a game move by move, as a tournament's page would, and shows its
 * own score.
 */

import { cardOf, find } from "./dom.ts";
import { LIVE_GAME } from "./games.ts";

/** Milliseconds between two moves, and before the game restarts. */
const PACE = 1600;
const REST = 8000;

export function feedLiveBoard() {
  const { card, board } = cardOf("live");
  const score = find(card, "[data-score]", HTMLElement);
  const progress = find(card, "progress", HTMLProgressElement);
  const pause = find(card, "[data-pause]", HTMLButtonElement);
  let played = 0;
  let timer: number | undefined;

  function feed() {
    played = played < LIVE_GAME.length ? played + 2 : 0;
    board.setAttribute("moves", LIVE_GAME.slice(0, played));
    timer = setTimeout(feed, played < LIVE_GAME.length ? PACE : REST);
  }

  function run(on: boolean) {
    clearTimeout(timer);
    timer = on ? setTimeout(feed, PACE) : undefined;
    pause.textContent = on ? "Pause" : "Go on";
  }

  board.addEventListener("reversi-change", ({ detail }) => {
    score.textContent = `Black ${detail.black} – ${detail.white} White`;
    progress.value = detail.ply;
  });
  pause.addEventListener("click", () => run(timer === undefined));
  find(card, "[data-restart]", HTMLButtonElement).addEventListener("click", () => {
    played = 0;
    board.setAttribute("moves", "");
    run(true);
  });
  run(!matchMedia("(prefers-reduced-motion: reduce)").matches);
}
