/** The files and the game of a list in the address of the page. */

import { gameFragment } from "../../../embed/host-page/game-number.ts";
import { secondsOf } from "../../../embed/host-page/relay-seconds.ts";
import { EVERY, SOURCE, replaceAddress, searchWithout } from "./address.ts";

/** The file of games that the address names; null if there is none. */
export function sourceInAddress() {
  return new URLSearchParams(location.search).get(SOURCE);
}

/** How many seconds lie between two looks at that file; null where it is read once. */
export function secondsInAddress() {
  return secondsOf(new URLSearchParams(location.search).get(EVERY));
}

/** Takes the file of games out of the address, with the number of its game. */
export function forgetSource() {
  replaceAddress(location.pathname + searchWithout(location.search, [SOURCE, EVERY]));
}

/**
 * Has the address name a game of the list, in a new entry of the history.
 * @param number null if none of them is on the board
 */
export function nameGame(number: number | null) {
  const address = location.pathname + location.search;
  const fragment = number === null ? "" : gameFragment(number);
  if (location.hash === fragment) return;
  if (number === null || location.hash === "") replaceAddress(address + fragment);
  else history.pushState(history.state, "", address + fragment);
}
