/**
 * The element `<reversi-game>`: a board in a sandboxed frame as high as its content. Joined into a
 * classic script: a host page may load it from another host without that host's permission. It
 * needs no inline style and no markup. docs/embedding.md shows its use.
 */

import type {
  Command,
  Details,
  NewGame,
  Place,
  ReversiGameElement,
  BoardMessage,
} from "./element-types.ts";
import { POSTER_STYLE, posterOf } from "./diagram/poster.ts";
import { isGlobalAttribute, isOn, OWN, SETTINGS } from "./host-page/attributes.ts";
import { type Absence, type Arrival, awaitBoard } from "./host-page/arrival.ts";
import { EngineQueue, SHARING } from "./host-page/engine-queue.ts";
import { frameTitle } from "./host-page/frame-title.ts";
import { gameFragment, gameNumberIn } from "./host-page/game-number.ts";
import { fetchGames, GamesError } from "./host-page/games-files.ts";
import { heightBeforeLoading } from "./host-page/height.ts";
import { type Look as FoundFiles, createRelay } from "./host-page/relay.ts";
import { MIN_SECONDS, MAX_SECONDS, secondsOf } from "./host-page/relay-seconds.ts";
import { languageOf } from "../www/base/languages.ts";
import { languageAround } from "./host-page/language.ts";
import { reflect, takeUp } from "./host-page/properties.ts";

type GamesCommand = Command & { type: "games" };
type Look = GamesCommand & FoundFiles<GamesCommand["problem"]>;

/** Programs that prepare pages on a server load the script without a document. */
const PageElement = globalThis.HTMLElement ?? class {};
/**
 * The value that the board gets for an attribute that is gone; that of a first visit for all
 * others.
 */
const WITHOUT: Record<string, string> = {
  lock: "",
  exercise: "",
  ground: "page",
};
/** The attributes that say what is on the board. */
const GAME = ["game", "moves", "ply", "src", "exercise"];
/** Those that say which files of games are read, and how. */
const FILES = ["src", "every", "credentials"];
/** Those that are properties, too: every element has `lang`. */
const PROPERTIES = [...SETTINGS, ...OWN].filter((name) => name !== "lang");
/** The parts of the board whose colours are custom properties, as on a diagram. */
const COLOURS = ["board", "line", "frame", "names", "mark"];
/** The events of the element, named after the types of the frame's messages. */
const EVENTS = [
  "ready",
  "before-move",
  "move",
  "pass",
  "gameover",
  "solved",
  "failed",
  "change",
  "gamechange",
  "resize",
  "error",
];

/**
 * The permissions of the board's page: run scripts; keep its origin, without which a host without
 * special headers serves it neither modules nor a worker; and submit forms, for its dialogs.
 * Nothing else but saving a game to a file: no navigation, no windows.
 */
const SANDBOX = "allow-scripts allow-same-origin allow-forms allow-downloads";
/** Whether messages can name the host page: one that was opened from a disk has no origin. */
const HAS_ORIGIN = globalThis.origin !== "null";
const NO_ORIGIN = "a page without an origin, such as a file on a disk, cannot reach its boards";
/** The name of the frames: the boards of a page share one engine. */
const FRAMES = `${SHARING}${Math.random().toString(36).slice(2)}`;
const engines = new EngineQueue();
const STYLE =
  ":host{display:block;position:relative}:host([hidden]){display:none}iframe{display:block;width:100%;width:-moz-available;" +
  // A host page may give the frame a border, and the content keeps the height that it asks for.
  "width:-webkit-fill-available;width:stretch;border:0;border-radius:inherit}" +
  // While the element has no width: host-page/height.ts.
  "iframe:not([height]){aspect-ratio:3/4;min-height:464px;max-height:784px}" +
  // The element's own content is for paper, and for pages without this script.
  "slot{display:none}@media print{slot{display:block}iframe[data-replaced]{display:none}}" +
  // Where no board comes, that content stands in the room of the frame.
  "iframe[data-absent][data-replaced]{visibility:hidden}" +
  "iframe[data-absent]+slot{display:block;position:absolute;inset:0;overflow:auto}" +
  // A browser fills a frame whose colour scheme is not that of the page in it.
  ":host([ground=transparent]) iframe{color-scheme:light}" +
  POSTER_STYLE;

class ReversiGame extends PageElement implements ReversiGameElement {
  static observedAttributes = [...SETTINGS, ...OWN, "class", "style"];
  static #base = "";
  /** elements in the document that have no address of the board yet */
  static #waiting: Set<ReversiGame> = new Set();

  /**
   * The folder in which the page lies, for every element without an attribute `base`. A classic
   * script finds it or names it by `data-base`; one that is part of another has none, and its
   * elements wait for it.
   */
  static get base() {
    return ReversiGame.#base;
  }

  static set base(address) {
    ReversiGame.#base = address;
    for (const element of [...ReversiGame.#waiting]) element.connectedCallback();
  }

  #frame: HTMLIFrameElement | null = null;
  /** The origin of the board's page. */
  #origin = "";
  #ready = false;
  /** the frame's window as its board became ready */
  #window: Window | null = null;
  /** to a board that has requested the engine */
  #line: MessagePort | null = null;
  /** commands until the board is ready */
  #queue: Command[] = [];
  #loading = false;
  /** where the game was last, which an element put elsewhere goes on with */
  #place: Place | null = null;
  /** what the host page has set */
  #settings: Map<string, unknown> = new Map();
  #title = "Reversi";
  #arrival: Arrival | null = null;
  /** whether the visitor has pressed the poster */
  #isPressed = false;
  /** whether the board has reported its height */
  #isMeasured = false;
  /** the colours that the board has been told, as JSON */
  #colours = "{}";
  /** what foresees the height again as the width changes, after the layout that it is part of */
  #widths = new ResizeObserver(() => requestAnimationFrame(() => this.#foreseeHeight()));
  /** the fetching of `src` that runs; a later one replaces it */
  #fetching: object | null = null;
  /** the files of `src`; null until they have been fetched */
  #games: Look | null = null;
  /** what fetches those files again */
  #relay: ReturnType<typeof createRelay> | null = null;
  /** the game of `src` that was requested before its files were there */
  #wanted: number | null = null;
  /** the text of the game on the board as the fetching began */
  #before: string | null = null;
  /** the game of `src` that was on the board last */
  #number: number | null = null;
  /** its text */
  #listed: string | null = null;
  /** the game of `src` that shows where the address names none */
  #unnamed: number | null = null;
  #hashListener = () => {
    const unnamed = this.#followsAddress() && location.hash === "" ? this.#unnamed : null;
    const number = this.#numberInAddress() ?? unnamed;
    if (number === null || number === this.#number) return;
    this.choose(number);
    this.#comeIntoView();
  };
  #listener = (event: MessageEvent) => this.#receive(event);

  connectedCallback() {
    takeUp(this, PROPERTIES);
    const address = addressOf(this);
    if (!address) {
      ReversiGame.#waiting.add(this);
      setTimeout(() => this.#reportWaiting());
      return;
    }
    ReversiGame.#waiting.delete(this);
    if (this.#showsPoster()) return;
    this.#origin = address.origin;
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", SANDBOX);
    frame.setAttribute("allow", "clipboard-write");
    frame.setAttribute("scrolling", "no");
    frame.setAttribute("part", "frame");
    frame.name = FRAMES;
    if (this.getAttribute("loading") === "lazy") frame.loading = "lazy";
    frame.src = address.href;
    this.#frame = frame;
    this.#setTitle(this.#title);
    const slot = document.createElement("slot");
    slot.addEventListener("slotchange", () =>
      frame.toggleAttribute("data-replaced", this.textContent?.trim() !== ""),
    );
    styledRoot(this).replaceChildren(frame, slot);
    this.#isMeasured = false;
    this.#foreseeHeight();
    this.#widths.observe(this);
    if (HAS_ORIGIN) this.#arrival = awaitBoard(frame, this.#origin, this.#reportAbsence);
    if (HAS_ORIGIN) addEventListener("message", this.#listener);
    else setTimeout(() => this.#reportProblem("embed-origin", NO_ORIGIN));
    // A request made while the element was out of the document follows what it showed last.
    this.#queue.unshift(...this.#lastShown());
    if (this.#place === null && hasComments(this)) this.#loadAttributes();
    const marks = this.getAttribute("marks");
    if (marks && !this.#settings.has("marks")) this.set("marks", marks);
    addEventListener("hashchange", this.#hashListener);
    if (this.#games === null && this.getAttribute("src")) {
      const named = this.#numberInAddress();
      if (named !== null) this.#comeIntoView();
      this.#wanted = named ?? this.#wanted;
      void this.#fetchGames();
    } else if (this.#games !== null) this.#startRelay(this.#games);
  }

  /** Shows the position until the visitor presses it. */
  #showsPoster() {
    if (this.#isPressed || !isOn(this.getAttribute("poster"))) return false;
    const poster = posterOf((name) => this.getAttribute(name), this.#nameOf("Reversi"));
    if (poster === null) return false;
    poster.addEventListener("click", () => {
      this.#isPressed = true;
      this.connectedCallback();
      this.#frame?.focus();
    });
    styledRoot(this).replaceChildren(poster);
    return true;
  }

  /** Shows the element's own content in the room of the board. */
  #reportAbsence = (code: Absence) => {
    this.#frame?.toggleAttribute("data-absent", true);
    const why =
      code === "embed-policy"
        ? `the page's policy refuses the frame: add ${this.#origin} to its frame-src`
        : `no board has come from ${this.#origin}`;
    this.#reportProblem(code, why, this.#origin);
  };

  /** Keeps the room of the board until it reports its own height. */
  #foreseeHeight() {
    if (this.#isMeasured || !this.#frame) return;
    const height = heightBeforeLoading((name) => this.getAttribute(name), this.#frame.clientWidth);
    if (height !== null) this.#frame.height = String(height);
  }

  #takeHeight(height: number) {
    this.#isMeasured = true;
    this.#widths.disconnect();
    if (this.#frame) this.#frame.height = String(height);
  }

  /**
   * Reports that no script has set the address together with the definition of the element, or
   * that it is none. Without a frame, what stands between the tags shows.
   */
  #reportWaiting() {
    if (!ReversiGame.#waiting.has(this)) return;
    const base = namedBase(this);
    const why = base
      ? `the base of the board is no address of a folder: ${base}`
      : "the element has no address of the board: set base";
    this.#reportProblem("embed-base", why, base);
  }

  /** The commands that bring back what an element put elsewhere showed last. */
  #lastShown(): Command[] {
    const commands: Command[] = [];
    for (const [name, value] of this.#settings) commands.push({ type: "set", name, value });
    // An exercise begins again: its address or its setting brings it back.
    const exercise = this.#settings.get("exercise") ?? this.getAttribute("exercise");
    const place = exercise ? null : this.#place;
    const games = this.#games;
    const isListed = games !== null && place !== null && place.game === this.#listed;
    if (place !== null && !isListed)
      commands.push({ type: "load", moves: place.game, ply: place.ply });
    if (games === null) return commands;
    const number = this.#wanted ?? (isListed ? this.#number : null);
    this.#wanted = null;
    const ply = isListed && number === this.#number ? place.ply : null;
    commands.push({ ...games, number, ply, keep: number === null });
    return commands;
  }

  /**
   * The frame stays as it is where a browser moves an element without taking it out. Firefox
   * loads one in a shadow root again, in another window, which goes on from the last point shown.
   */
  connectedMoveCallback() {
    if (!this.#ready || this.#frame?.contentWindow === this.#window) return;
    this.#ready = false;
    this.#leaveEngine();
    this.#queue.push(...this.#lastShown());
  }

  disconnectedCallback() {
    ReversiGame.#waiting.delete(this);
    removeEventListener("message", this.#listener);
    removeEventListener("hashchange", this.#hashListener);
    this.#fetching = null;
    this.#widths.disconnect();
    this.#arrival?.end();
    this.#endRelay();
    this.#leaveEngine();
    this.#frame?.remove();
    this.#frame = null;
    this.#ready = false;
    this.#queue = [];
  }

  attributeChangedCallback(name: string, before: string | null, value: string | null) {
    if (before === value) return;
    if (name === "class" || name === "style") return this.#tellColours();
    if (name === "base") {
      if (ReversiGame.#waiting.has(this)) this.connectedCallback();
      return;
    }
    if (!this.#frame) {
      // An element that is put back follows its attributes before what it showed last.
      this.#settings.delete(name);
      if (GAME.includes(name)) this.#place = null;
      if (FILES.includes(name)) this.#forgetGames();
      // A poster follows its attributes, and an element without one needs no press.
      if (this.isConnected && this.shadowRoot) this.connectedCallback();
      return;
    }
    if (["label", "black-name", "white-name"].includes(name)) this.#setTitle(this.#title);
    if (name === "label") return;
    if (name === "moves" || name === "ply") this.#loadAttributes();
    else if (name === "loading" || name === "poster") return;
    else if (FILES.includes(name)) this.#replaceGames(this.getAttribute("src"));
    else if (name === "lang") this.set(name, ownLanguage(this));
    else this.set(name, value ?? WITHOUT[name] ?? null);
  }

  newgame(options?: NewGame) {
    this.#send(options === undefined ? { type: "newgame" } : { type: "newgame", options });
  }

  load(moves: string, ply: number | null = null) {
    this.#send({ type: "load", moves, ply });
  }

  goto(ply: number) {
    this.#send({ type: "goto", ply });
  }

  choose(number: number) {
    if (this.#frame === null || this.#fetching !== null) this.#wanted = number;
    else this.#send({ type: "choose", number });
  }

  /** Whether the address of the host page is this element's: its first one with `src`. */
  #followsAddress() {
    return document.querySelector("reversi-game[src]") === this;
  }

  /** The game that the address of the host page names; null if it names none of this element. */
  #numberInAddress() {
    return this.#followsAddress() ? gameNumberIn(location.hash) : null;
  }

  /** Scrolls to the board that the address names, as a page does for any of its fragments. */
  #comeIntoView() {
    this.scrollIntoView({ block: "nearest" });
  }

  /** Another `src` has other games. */
  #forgetGames() {
    this.#endRelay();
    this.#fetching = null;
    this.#games = null;
    this.#before = null;
    this.#wanted = null;
    this.#number = null;
    this.#listed = null;
    this.#unnamed = null;
  }

  #replaceGames(src: string | null) {
    this.#forgetGames();
    if (src) void this.#fetchGames();
    else this.#send({ type: "games", address: "" });
  }

  /** Fetches the games of `src`, which the policy of the board's own page forbids it. */
  async #fetchGames() {
    const address = this.getAttribute("src") ?? "";
    const fetching = {};
    this.#fetching = fetching;
    // An element moved meanwhile fetches again: the game from before the first attempt counts.
    this.#before ??= this.#place?.game ?? null;
    const games = await this.#look(address);
    if (this.#fetching !== fetching) return;
    this.#fetching = null;
    if (games.files) this.#games = games;
    const number = this.#wanted;
    this.#wanted = null;
    // A game that was loaded or played while the files were fetched stays on the board.
    const isOther = this.#before !== null && this.#place?.game !== this.#before;
    this.#before = null;
    this.#send({ ...games, number, keep: number === null && isOther });
    this.#startRelay(games);
  }

  /**
   * Whether the board is of the origin that the page's author has named by the script. Markup of
   * the page's users can name another one, which gets no file.
   */
  #isOfScript() {
    return this.#origin === folderNamed(ReversiGame.base)?.origin;
  }

  async #look(address: string): Promise<Look> {
    const relay = secondsOf(this.getAttribute("every")) !== null;
    const mayFetch = ({ protocol }: URL) => this.#isOfScript() && /^https?:$/.test(protocol);
    try {
      const files = await fetchGames(address, document.baseURI, mayFetch, {
        cache: relay ? "no-cache" : "default",
        credentials: isOn(this.getAttribute("credentials")) ? "same-origin" : "omit",
      });
      return { type: "games", address, files, relay };
    } catch (error) {
      if (!(error instanceof GamesError)) throw error;
      const about = relay ? address : error.detail;
      return { type: "games", address: about, problem: error.code, relay };
    }
  }

  /** Has the files of `src` fetched again and again, if `every` says so. */
  #startRelay(first: Look) {
    const every = this.getAttribute("every");
    const seconds = secondsOf(every);
    if (every && seconds === null)
      this.#reportProblem(
        "embed-value",
        `every=${every}: from ${MIN_SECONDS} to ${MAX_SECONDS} seconds`,
      );
    if (seconds === null) return;
    const address = this.getAttribute("src") ?? "";
    this.#relay = createRelay({
      seconds,
      first,
      look: () => this.#look(address),
      take: (games) => {
        if (games.files) this.#games = games;
        this.#send(games);
      },
      isInSight: () => isInSight(this),
    });
  }

  #endRelay() {
    this.#relay?.end();
    this.#relay = null;
  }

  play(square: string) {
    this.#send({ type: "play", square });
  }

  set(name: string, value: unknown) {
    this.#settings.set(name, value);
    if (this.#frame) this.#send({ type: "set", name, value });
  }

  /** Loads `moves` and `ply`, once for all attribute changes of one script run. */
  #loadAttributes() {
    if (this.#loading) return;
    this.#loading = true;
    queueMicrotask(() => {
      this.#loading = false;
      const ply = this.getAttribute("ply");
      this.load(this.getAttribute("moves") ?? "", ply === null || ply === "" ? null : Number(ply));
    });
  }

  #send(command: Command) {
    if (!this.#ready) {
      this.#queue.push(command);
      return;
    }
    try {
      this.#frame?.contentWindow?.postMessage({ reversi: 1, ...command }, this.#origin);
    } catch (error) {
      this.#reportProblem("embed-shape", error instanceof Error ? error.message : String(error));
    }
  }

  #receive({ data, source, origin, ports }: MessageEvent) {
    if (!this.#frame || source !== this.#frame.contentWindow) return;
    if (typeof data !== "object" || data === null || !("reversi" in data)) return;
    if (origin !== this.#origin)
      this.#reportProblem("embed-origin", `the frame shows a page of ${origin}`);
    else if (!isBoardMessage(data))
      this.#reportProblem("embed-type", "the frame sent a message that no board sends");
    else if (data.type === "engine") this.#shareEngine(data, ports[0]);
    else this.#dispatch(data);
  }

  /**
   * Boards of one origin and one release share an engine. A board that asks comes after an
   * earlier one in the same frame.
   * @param line to the board, which says on it that its page ends
   */
  #shareEngine(
    { release, board }: BoardMessage & { type: "engine" },
    line: MessagePort | undefined,
  ) {
    this.#leaveEngine();
    if (!line) return;
    this.#line = line;
    line.onmessage = () => engines.leave(line);
    engines.join(`${this.#origin} ${release}`, board, line);
  }

  /** Tells the board the colours that the page's style sheets give the element. */
  #tellColours() {
    if (!this.#frame) return;
    const colours = coloursOf(this);
    const text = JSON.stringify(colours);
    if (text === this.#colours) return;
    this.#colours = text;
    this.#send({ type: "set", name: "colours", value: colours });
  }

  #leaveEngine() {
    if (this.#line) engines.leave(this.#line);
    this.#line = null;
  }

  #dispatch({ reversi: _, type, ...detail }: Exclude<BoardMessage, { type: "engine" }>) {
    if ("title" in detail) {
      this.#setTitle(detail.title);
      return;
    }
    if ("ply" in detail && !("square" in detail)) this.#place = detail;
    if (type === "ready" && this.#fetching !== null) this.#before ??= this.#place?.game ?? null;
    if ("height" in detail) this.#takeHeight(detail.height);
    if (type === "ready") {
      this.#colours = "{}";
      this.#tellColours();
      this.#flush();
    }
    if ("number" in detail) this.#showsListed(detail.number);
    const cancelable = type === "before-move";
    const allowed = this.dispatchEvent(
      new CustomEvent(`reversi-${type}`, { detail, bubbles: true, cancelable }),
    );
    if (cancelable && "square" in detail)
      this.#send({ type: "answer", square: detail.square, allowed });
  }

  /**
   * A game of `src` has come onto the board. The first one does not change the address, unless it
   * names a game that is not there.
   */
  #showsListed(number: number) {
    const isFirst = this.#number === null;
    const isOther = this.#number !== number;
    this.#number = number;
    this.#listed = this.#place?.game ?? null;
    if (!this.#followsAddress() || !isOther) return;
    if (isFirst && location.hash === "") this.#unnamed = number;
    else nameInAddress(number, isFirst);
  }

  #flush() {
    this.#ready = true;
    this.#arrival?.end();
    this.#frame?.removeAttribute("data-absent");
    this.#window = this.#frame?.contentWindow ?? null;
    for (const command of this.#queue.splice(0)) this.#send(command);
  }

  /** @param title what the board is called in its language */
  #setTitle(title: string) {
    this.#title = title;
    if (this.#frame) this.#frame.title = this.#nameOf(title);
  }

  /** The name that tells the board from the others of the page. */
  #nameOf(title: string) {
    const boards: Element[] = [...document.querySelectorAll("reversi-game")];
    const number = boards.length > 1 && boards.includes(this) ? boards.indexOf(this) + 1 : null;
    return frameTitle(title, (name) => this.getAttribute(name), number);
  }

  #reportProblem(code: string, message: string, about = "") {
    const detail: Details["error"] = { message, code, about };
    this.dispatchEvent(new CustomEvent("reversi-error", { detail, bubbles: true }));
  }
}

/** The folder of the page: the one that the script names, or the one above its own. */
function baseOf({ dataset, src }: HTMLScriptElement) {
  if (dataset.base) return folderNamed(dataset.base)?.href ?? dataset.base;
  return URL.canParse("../", src) ? new URL("../", src).href : "";
}

/**
 * @param base with or without a slash at its end
 * @returns null if it names no folder that a frame can load from
 */
function folderNamed(base: string) {
  const folder = base.endsWith("/") ? base : `${base}/`;
  if (base === "" || !URL.canParse(folder, document.baseURI)) return null;
  const address = new URL(folder, document.baseURI);
  return /^(?:https?|file):$/.test(address.protocol) ? address : null;
}

/** What names the folder of an element's board, whatever it is. */
function namedBase(element: HTMLElement) {
  return element.getAttribute("base") ?? ReversiGame.base;
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

/**
 * The language of an element: its own, also one that the board does not speak and refuses, else
 * the nearest of the host page; null leaves it to the visitor's browser.
 */
function ownLanguage(element: HTMLElement) {
  return languageOf(languageAround(element)) ?? element.getAttribute("lang");
}

/**
 * The board's address with the attributes as parameters, also those that it does not know: it
 * names them; null without a folder of the page.
 */
function addressOf(element: HTMLElement) {
  const folder = folderNamed(namedBase(element));
  if (folder === null) return null;
  const address = new URL("index.html", folder);
  const parameters = new URLSearchParams({ embed: "1", origin: location.origin });
  for (const { name, value } of element.attributes) {
    const passed = SETTINGS.includes(name) || !isGlobalAttribute(element, name);
    if (passed && !OWN.includes(name) && !parameters.has(name)) parameters.set(name, value);
  }
  const lang = ownLanguage(element);
  if (lang !== null) parameters.set("lang", lang);
  address.search = String(parameters);
  const [game, moves, ply] = ["game", "moves", "ply"].map((name) => element.getAttribute(name));
  if ((moves || ply) && !hasComments(element))
    address.hash = String(
      new URLSearchParams({ ...(game && { game }), m: moves ?? "", ...(ply && { ply }) }),
    );
  return address;
}

/**
 * Whether the moves of an element have comments or variations, which the board reads in a command
 * and not in its address.
 */
function hasComments(element: HTMLElement) {
  return /[{(]/.test(element.getAttribute("moves") ?? "");
}

/** The colours of a board in the style sheets of the page, by the names of its parts. */
function coloursOf(element: HTMLElement) {
  const style = getComputedStyle(element);
  const named = COLOURS.map((name) => [name, style.getPropertyValue(`--reversi-${name}`).trim()]);
  return Object.fromEntries(named.filter(([, colour]) => colour !== ""));
}

function styledRoot(element: HTMLElement) {
  if (element.shadowRoot) return element.shadowRoot;
  const root = element.attachShadow({ mode: "open" });
  const style = new CSSStyleSheet();
  style.replaceSync(STYLE);
  root.adoptedStyleSheets = [style];
  return root;
}

function isBoardMessage(
  data: {
    [part in "reversi" | "type" | "height" | "title" | "release" | "board"]?: unknown;
  },
): data is BoardMessage {
  const { reversi, type, height, title, release, board } = data;
  if (reversi !== 1 || typeof type !== "string") return false;
  if (type === "title") return typeof title === "string";
  if (type === "engine") return typeof release === "string" && typeof board === "string";
  return EVENTS.includes(type) && (type !== "resize" || typeof height === "number");
}

function define() {
  const script = document.currentScript ?? document.querySelector('script[src*="embed/embed.js"]');
  if (script instanceof HTMLScriptElement) ReversiGame.base = baseOf(script);
  reflect(ReversiGame.prototype, PROPERTIES);
  customElements.define("reversi-game", ReversiGame);
}

// A page may load the script twice.
if (typeof document !== "undefined" && !customElements.get("reversi-game")) define();
