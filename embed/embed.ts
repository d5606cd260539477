/**
 * The element `<reversi-game>`: a board in a sandboxed frame as high as its content. Joined into a
 * classic script: a host page may load it from another host without that host's permission. It
 * needs no inline style and no markup. docs/embedding.md shows its use.
 */

import type {
  BoardMessage,
  Command,
  Details,
  NewGame,
  Place,
  ReversiGameElement,
} from "./element-types.ts";
import { POSTER_STYLE, posterOf } from "./diagram/poster.ts";
import { type Absence, type Arrival, awaitBoard } from "./host-page/arrival.ts";
import { isOn, OWN, SETTINGS } from "./host-page/attributes.ts";
import {
  boardAddress,
  baseOf,
  folderNamed,
  hasComments,
  ownLanguage,
} from "./host-page/board-address.ts";
import { coloursOf, createFrame, createSlot, styledRoot } from "./host-page/board-frame.ts";
import { type Takes, isBoardMessage, take } from "./host-page/board-message.ts";
import { EngineQueue } from "./host-page/engine-queue.ts";
import { frameTitle } from "./host-page/frame-title.ts";
import { heightBeforeLoading } from "./host-page/height.ts";
import { ListedGames } from "./host-page/listed-games.ts";
import { reflect, takeUp } from "./host-page/properties.ts";

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
/** Whether messages can name the host page: one that was opened from a disk has no origin. */
const HAS_ORIGIN = globalThis.origin !== "null";
const NO_ORIGIN = "a page without an origin, such as a file on a disk, cannot reach its boards";
const engines = new EngineQueue();

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
  /** of `src` */
  #games = new ListedGames({
    element: this,
    send: (command) => this.#send(command),
    gameShown: () => this.#place?.game ?? null,
    isHere: () => this.#frame !== null,
    getsFiles: () => this.#isOfScript(),
    report: (code, message) => this.#reportProblem(code, message),
  });
  #listener = (event: MessageEvent) => this.#receive(event);

  connectedCallback() {
    takeUp(this, PROPERTIES);
    const address = boardAddress(this, namedBase(this));
    if (!address) {
      ReversiGame.#waiting.add(this);
      setTimeout(() => this.#reportWaiting());
      return;
    }
    ReversiGame.#waiting.delete(this);
    if (this.#showsPoster()) return;
    this.#origin = address.origin;
    const frame = createFrame(this, address);
    this.#frame = frame;
    this.#setTitle(this.#title);
    styledRoot(this, POSTER_STYLE).replaceChildren(frame, createSlot(this, frame));
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
    this.#games.begin();
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
    styledRoot(this, POSTER_STYLE).replaceChildren(poster);
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
    if (place !== null && !this.#games.holds(place))
      commands.push({ type: "load", moves: place.game, ply: place.ply });
    return [...commands, ...this.#games.again(place)];
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
    this.#games.end();
    this.#widths.disconnect();
    this.#arrival?.end();
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
      if (FILES.includes(name)) this.#games.forget();
      // A poster follows its attributes, and an element without one needs no press.
      if (this.isConnected && this.shadowRoot) this.connectedCallback();
      return;
    }
    if (["label", "black-name", "white-name"].includes(name)) this.#setTitle(this.#title);
    if (name === "label") return;
    if (name === "moves" || name === "ply") this.#loadAttributes();
    else if (name === "loading" || name === "poster") return;
    else if (FILES.includes(name)) this.#games.replace(this.getAttribute("src"));
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
    this.#games.choose(number);
  }

  /**
   * Whether the board is of the origin that the page's author has named by the script. Markup of
   * the page's users can name another one, which gets no file.
   */
  #isOfScript() {
    return this.#origin === folderNamed(ReversiGame.base)?.origin;
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
    else if (data.type === "title") this.#setTitle(data.title);
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

  #dispatch(message: Exclude<BoardMessage, { type: "engine" | "title" }>) {
    take(this.#takes, message);
    const { reversi: _, type, ...detail } = message;
    const cancelable = type === "before-move";
    const allowed = this.dispatchEvent(
      new CustomEvent(`reversi-${type}`, { detail, bubbles: true, cancelable }),
    );
    if (message.type === "before-move")
      this.#send({ type: "answer", square: message.square, allowed });
  }

  #takes: Takes = {
    ready: ({ reversi: _, type: __, ...place }) => {
      this.#place = place;
      this.#games.boardReady();
      this.#colours = "{}";
      this.#tellColours();
      this.#flush();
    },
    change: ({ reversi: _, type: __, ...place }) => {
      this.#place = place;
    },
    gamechange: ({ number }) => this.#games.shows(number),
    resize: ({ height }) => this.#takeHeight(height),
  };

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

/** What names the folder of an element's board, whatever it is. */
function namedBase(element: HTMLElement) {
  return element.getAttribute("base") ?? ReversiGame.base;
}

function define() {
  const script = document.currentScript ?? document.querySelector('script[src*="embed/embed.js"]');
  if (script instanceof HTMLScriptElement) ReversiGame.base = baseOf(script);
  reflect(ReversiGame.prototype, PROPERTIES);
  customElements.define("reversi-game", ReversiGame);
}

// A page may load the script twice.
if (typeof document !== "undefined" && !customElements.get("reversi-game")) define();
