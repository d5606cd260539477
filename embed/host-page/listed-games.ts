/**
 * The games of the files that an element names by `src`: fetched once or again and again, and the
 * one of them that the address of the host page names.
 */

import type { Command, Place } from "../element-types.ts";
import { isOn } from "./attributes.ts";
import { gameFragment, gameNumberIn } from "./game-number.ts";
import { fetchGames, GamesError } from "./games-files.ts";
import { type Look as FoundFiles, createRelay } from "./relay.ts";
import { MAX_SECONDS, MIN_SECONDS, secondsOf } from "./relay-seconds.ts";

type GamesCommand = Command & { type: "games" };
type Look = GamesCommand & FoundFiles<GamesCommand["problem"]>;

/** What the games need of the element whose they are. */
interface Board {
  element: HTMLElement;
  send: (command: Command) => void;
  /** The text of the game that was on the board last; null for none. */
  gameShown: () => string | null;
  /** Whether the element has its frame. */
  isHere: () => boolean;
  /** Whether the board is of an origin that gets files. */
  getsFiles: () => boolean;
  report: (code: string, message: string) => void;
}

export class ListedGames {
  #board: Board;
  /** the fetching that runs; a later one replaces it */
  #fetching: object | null = null;
  /** the files; null until they have been fetched */
  #files: Look | null = null;
  /** what fetches those files again */
  #relay: ReturnType<typeof createRelay> | null = null;
  /** the game that was requested before the files were there */
  #wanted: number | null = null;
  /** the text of the game on the board as the fetching began */
  #before: string | null = null;
  /** the game of the files that was on the board last */
  #number: number | null = null;
  /** its text */
  #listed: string | null = null;
  /** the game that shows where the address names none */
  #unnamed: number | null = null;
  #hashListener = () => {
    const unnamed = this.#followsAddress() && location.hash === "" ? this.#unnamed : null;
    const number = this.#numberInAddress() ?? unnamed;
    if (number === null || number === this.#number) return;
    this.choose(number);
    this.#comeIntoView();
  };

  constructor(board: Board) {
    this.#board = board;
  }

  /** Begins with a board that is in the document. */
  begin() {
    addEventListener("hashchange", this.#hashListener);
    if (this.#files !== null) {
      this.#startRelay(this.#files);
      return;
    }
    if (!this.#board.element.getAttribute("src")) return;
    const named = this.#numberInAddress();
    if (named !== null) this.#comeIntoView();
    this.#wanted = named ?? this.#wanted;
    void this.#fetch();
  }

  /** Ends with the board; the files stay. */
  end() {
    removeEventListener("hashchange", this.#hashListener);
    this.#fetching = null;
    this.#endRelay();
  }

  /** Another `src` has other games. */
  forget() {
    this.#endRelay();
    this.#fetching = null;
    this.#files = null;
    this.#before = null;
    this.#wanted = null;
    this.#number = null;
    this.#listed = null;
    this.#unnamed = null;
  }

  replace(src: string | null) {
    this.forget();
    if (src) void this.#fetch();
    else this.#board.send({ type: "games", address: "" });
  }

  choose(number: number) {
    if (!this.#board.isHere() || this.#fetching !== null) this.#wanted = number;
    else this.#board.send({ type: "choose", number });
  }

  /** The board is ready while its files are fetched. */
  boardReady() {
    if (this.#fetching !== null) this.#before ??= this.#board.gameShown();
  }

  /** Whether the game on the board is the one of the files that was there last. */
  holds(place: Place) {
    return this.#files !== null && place.game === this.#listed;
  }

  /** The command that brings the games back, with the one that an element put elsewhere showed. */
  again(place: Place | null): Command[] {
    if (this.#files === null) return [];
    const isListed = place !== null && this.holds(place);
    const number = this.#wanted ?? (isListed ? this.#number : null);
    this.#wanted = null;
    const ply = isListed && number === this.#number ? place.ply : null;
    return [{ ...this.#files, number, ply, keep: number === null }];
  }

  /**
   * A game of the files has come onto the board. The first one does not change the address, unless
   * it names a game that is not there.
   */
  shows(number: number) {
    const isFirst = this.#number === null;
    const isOther = this.#number !== number;
    this.#number = number;
    this.#listed = this.#board.gameShown();
    if (!this.#followsAddress() || !isOther) return;
    if (isFirst && location.hash === "") this.#unnamed = number;
    else nameInAddress(number, isFirst);
  }

  /** Whether the address of the host page is this element's: its first one with `src`. */
  #followsAddress() {
    return document.querySelector("reversi-game[src]") === this.#board.element;
  }

  /** The game that the address of the host page names; null if it names none of this element. */
  #numberInAddress() {
    return this.#followsAddress() ? gameNumberIn(location.hash) : null;
  }

  /** Scrolls to the board that the address names, as a page does for any of its fragments. */
  #comeIntoView() {
    this.#board.element.scrollIntoView({ block: "nearest" });
  }

  /** Fetches the files, which the policy of the board's own page forbids it. */
  async #fetch() {
    const address = this.#board.element.getAttribute("src") ?? "";
    const fetching = {};
    this.#fetching = fetching;
    // An element moved meanwhile fetches again: the game from before the first attempt counts.
    this.#before ??= this.#board.gameShown();
    const games = await this.#look(address);
    if (this.#fetching !== fetching) return;
    this.#fetching = null;
    if (games.files) this.#files = games;
    const number = this.#wanted;
    this.#wanted = null;
    // A game that was loaded or played while the files were fetched stays on the board.
    const isOther = this.#before !== null && this.#board.gameShown() !== this.#before;
    this.#before = null;
    this.#board.send({ ...games, number, keep: number === null && isOther });
    this.#startRelay(games);
  }

  async #look(address: string): Promise<Look> {
    const { element, getsFiles } = this.#board;
    const relay = secondsOf(element.getAttribute("every")) !== null;
    const mayFetch = ({ protocol }: URL) => getsFiles() && /^https?:$/.test(protocol);
    try {
      const files = await fetchGames(address, document.baseURI, mayFetch, {
        cache: relay ? "no-cache" : "default",
        credentials: isOn(element.getAttribute("credentials")) ? "same-origin" : "omit",
      });
      return { type: "games", address, files, relay };
    } catch (error) {
      if (!(error instanceof GamesError)) throw error;
      const about = relay ? address : error.detail;
      return { type: "games", address: about, problem: error.code, relay };
    }
  }

  /** Has the files fetched again and again, if `every` says so. */
  #startRelay(first: Look) {
    const { element, send, report } = this.#board;
    const every = element.getAttribute("every");
    const seconds = secondsOf(every);
    if (every && seconds === null)
      report("embed-value", `every=${every}: from ${MIN_SECONDS} to ${MAX_SECONDS} seconds`);
    if (seconds === null) return;
    const address = element.getAttribute("src") ?? "";
    this.#relay = createRelay({
      seconds,
      first,
      look: () => this.#look(address),
      take: (games) => {
        if (games.files) this.#files = games;
        send(games);
      },
      isInSight: () => isInSight(element),
    });
  }

  #endRelay() {
    this.#relay?.end();
    this.#relay = null;
  }
}

/** Whether some of an element is in the window. */
function isInSight(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/**
 * Has the address of the host page name a game, in a new entry of the history. A fragment
 * that means something else to the page stays.
 * @param replaces whether the game takes the place of the entry's own
 */
function nameInAddress(number: number, replaces: boolean) {
  const fragment = gameFragment(number);
  const { hash } = location;
  if (hash === fragment || (hash !== "" && gameNumberIn(hash) === null)) return;
  // In full: a fragment alone would belong to the address in the page's `base`.
  const address = location.href.split("#")[0] + fragment;
  if (replaces) history.replaceState(history.state, "", address);
  else history.pushState(history.state, "", address);
}
