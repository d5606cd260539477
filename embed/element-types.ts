/**
 * Types of `<reversi-game>` and of the messages between a board and its host page.
 * docs/embedding.md shows their use. Both ends, embed.ts and the board's own modules, are checked
 * against this file.
 */

export type Side = "black" | "white";

/** How a new game starts; a missing part is taken from the board's settings. */
export interface NewGame {
  start?: "diagonal" | "parallel";
  first?: Side;
  /** All squares from a1 by rows (`X` black, `O` white, `-` empty), a blank, the side to move. */
  position?: string;
}

/** A game at one point of its line of moves. */
export interface Place {
  /** The game as text, which `load` takes: its moves, after an unusual position at its start. */
  game: string;
  /** All moves of the line, including those after this point: `f5d6c3`. */
  moves: string;
  /** Number of moves up to this point. */
  ply: number;
  /** The side to move; null when the game is over. */
  turn: Side | null;
  /** Discs of Black on the board. */
  black: number;
  /** Discs of White on the board. */
  white: number;
  /** The board as text, in the form of {@link NewGame.position}. */
  position: string;
}

/** The detail of each event; the keys are the event names without `reversi-`. */
export interface Details {
  /** The board is ready. */
  ready: Place;
  /**
   * The visitor is about to play a square, at a board with `asks`; `preventDefault` on the event
   * keeps the move from being played.
   */
  "before-move": { square: string } & Place;
  /** A disc was placed, by anyone. */
  move: { square: string; side: Side; moves: string; black: number; white: number };
  /** A side passed. */
  pass: { side: Side; moves: string };
  /**
   * A move ended the game; in Reversi the empties are added to the winner's count, in the other
   * games `line` has the numbers of the squares of the winning row, from 0 at the top left. Or a
   * side has resigned, `resigned`: the counts are those of the discs on the board. Or a side has no
   * time left, `timeUp`: it has lost 64 to 0.
   */
  gameover: {
    black: number;
    white: number;
    winner: Side | "draw";
    line?: number[];
    resigned?: Side;
    timeUp?: Side;
    moves: string;
  };
  /** A move ended an accepted line of the exercise. `id` is its number, or "own-1" of a text. */
  solved: { id: string; moves: string };
  /** A move belongs to no accepted line of the exercise. */
  failed: { id: string; moves: string };
  /** The board shows another point or another game: after a move, undo, redo, a new game. */
  change: Place;
  /** Another game of the attribute `src` is on the board. */
  gamechange: {
    /** Its number in the list, from 1. */
    number: number;
    /** How many games the list has, with those that cannot be read. */
    count: number;
    /** What the file says of the game; empty where it says nothing. */
    headers: { black: string; white: string; event: string; date: string; result: string };
  };
  /** The height of the content, in CSS pixels. */
  resize: { height: number };
  /** A command or attribute was refused; the game is unchanged. */
  error: Problem;
}

export interface Problem {
  /** One sentence in the board's language. */
  message: string;
  /** A word for programs, such as `embed-type`. */
  code: string;
  /** The offending part, such as `z9`. */
  about: string;
}

export type Command =
  | { type: "newgame"; options?: NewGame }
  | { type: "load"; moves: string; ply?: number | null }
  | { type: "goto"; ply: number }
  | { type: "play"; square: string }
  | { type: "set"; name: string; value: unknown }
  | {
      type: "games";
      /** What the attribute `src` says; empty to take the list away. */
      address: string;
      files?: { name: string; bytes: Uint8Array }[] | null;
      /** The game to begin with; the first one by default. */
      number?: number | null;
      /** The point of that game to show; that of its text by default. */
      ply?: number | null;
      /** Whether somebody rewrites the files while the game is played: the board follows it. */
      relay?: boolean | null | undefined;
      /** Whether the game on the board stays there. */
      keep?: boolean | null;
      /** Why there are no files. */
      problem?:
        | "games-address"
        | "games-missing"
        | "games-many"
        | "file-too-large"
        | null
        | undefined;
    }
  | { type: "choose"; number: number }
  /** Whether the square of `before-move` is played. */
  | { type: "answer"; square: string; allowed: boolean };

/** From the host page to the board. */
export type CommandMessage = { reversi: 1 } & Command;

/** An event as the board sends it. */
export type BoardEvent =
  | { [Type in keyof Details]: { type: Type } & Details[Type] }[keyof Details]
  | { type: "title"; title: string };

/**
 * A board asks for the engine that the boards of the host page share; the message has a port, on
 * which the board is answered and says that its page ends.
 */
export type EngineClaim = { type: "engine"; release: string; board: string };

/** The answers: the others can see the board, it has the engine, another board is gone. */
export type EngineMessage = { type: "joined" } | { type: "open" } | { type: "gone"; board: string };

/** From the board to the host page. `title` is the board's name in its language. */
export type BoardMessage = { reversi: 1 } & (BoardEvent | EngineClaim);

/** The events of the element by name. */
export type ReversiEvents = {
  [Type in keyof Details as `reversi-${Type}`]: CustomEvent<Details[Type]>;
};

/**
 * An attribute as a property: what is read is its text, or null where it is absent; true sets it
 * without a value.
 */
type Attribute = string | number | boolean | null;

/**
 * The attributes of `<reversi-game>`, but for `lang`, which every element has: `thinkTime` for
 * `think-time`.
 */
export interface GameAttributes {
  get game(): string | null;
  set game(value: Attribute);
  get moves(): string | null;
  set moves(value: Attribute);
  get ply(): string | null;
  set ply(value: Attribute);
  /** Circles, arrows and letters on squares: `c3 f5-d6 c4=A`. */
  get marks(): string | null;
  set marks(value: Attribute);
  get src(): string | null;
  set src(value: Attribute);
  get every(): string | null;
  set every(value: Attribute);
  /** Whether the files of `src` are fetched with the visitor's cookies. */
  get credentials(): string | null;
  set credentials(value: Attribute);
  get exercise(): string | null;
  set exercise(value: Attribute);
  get black(): string | null;
  set black(value: Attribute);
  get white(): string | null;
  set white(value: Attribute);
  get level(): string | null;
  set level(value: Attribute);
  get theme(): string | null;
  set theme(value: Attribute);
  get scheme(): string | null;
  set scheme(value: Attribute);
  get lock(): string | null;
  set lock(value: Attribute);
  get controls(): string | null;
  set controls(value: Attribute);
  /** Whether `reversi-before-move` comes before each move of the visitor. */
  get asks(): string | null;
  set asks(value: Attribute);
  /** Whether the mouse wheel over a board that has the focus steps through the game. */
  get wheel(): string | null;
  set wheel(value: Attribute);
  get ground(): string | null;
  set ground(value: Attribute);
  get label(): string | null;
  set label(value: Attribute);
  get turned(): string | null;
  set turned(value: Attribute);
  get hints(): string | null;
  set hints(value: Attribute);
  /** The folder of another copy of the page. */
  get base(): string | null;
  set base(value: Attribute);
  /** "lazy" for a frame that loads when it comes near the window. */
  get loading(): string | null;
  set loading(value: Attribute);
  /** Whether a still of the position shows until somebody presses it. */
  get poster(): string | null;
  set poster(value: Attribute);
  get thinkTime(): string | null;
  set thinkTime(value: Attribute);
  get animation(): string | null;
  set animation(value: Attribute);
  get boardSize(): string | null;
  set boardSize(value: Attribute);
  get textSize(): string | null;
  set textSize(value: Attribute);
  get hand(): string | null;
  set hand(value: Attribute);
  get start(): string | null;
  set start(value: Attribute);
  get first(): string | null;
  set first(value: Attribute);
  get blackLevel(): string | null;
  set blackLevel(value: Attribute);
  get whiteLevel(): string | null;
  set whiteLevel(value: Attribute);
  get details(): string | null;
  set details(value: Attribute);
  get values(): string | null;
  set values(value: Attribute);
  get groups(): string | null;
  set groups(value: Attribute);
  get manualPass(): string | null;
  set manualPass(value: Attribute);
  get confirm(): string | null;
  set confirm(value: Attribute);
  get typed(): string | null;
  set typed(value: Attribute);
  get shortcuts(): string | null;
  set shortcuts(value: Attribute);
  get sound(): string | null;
  set sound(value: Attribute);
  get volume(): string | null;
  set volume(value: Attribute);
  get pause(): string | null;
  set pause(value: Attribute);
  get blackName(): string | null;
  set blackName(value: Attribute);
  get whiteName(): string | null;
  set whiteName(value: Attribute);
}

/** The element `<reversi-game>`. A refused command causes `reversi-error`; no method throws. */
export interface ReversiGameElement extends HTMLElement {
  /** Starts a new game. */
  newgame(options?: NewGame): void;
  /**
   * Loads a game: a transcript, a position, or a position and the moves from there. Moves that
   * continue the game on the board are played one by one.
   * @param ply the point to show; the end by default
   */
  load(moves: string, ply?: number | null): void;
  /** Shows another point of the running game. */
  goto(ply: number): void;
  /** Shows a game of the attribute `src` by its number, from 1. */
  choose(number: number): void;
  /** Plays for the side to move, even if a computer plays that side. */
  play(square: string): void;
  /**
   * Changes a setting, `level` (of both sides), `black-name`, `white-name`, `lock`, `controls`,
   * `ground`, `asks`, `wheel`, `marks` or `exercise`.
   * @param value null for the default of a setting
   */
  set(name: string, value: unknown): void;
}

/**
 * The element `<reversi-diagram>` of diagram.js, which its attributes describe. A text that is no
 * diagram causes `reversi-error`.
 */
export interface ReversiDiagramElement extends HTMLElement {}

/** The attributes of `<reversi-diagram>`, but for `lang`. */
export interface DiagramAttributes {
  get position(): string | null;
  set position(value: Attribute);
  get moves(): string | null;
  set moves(value: Attribute);
  get ply(): string | null;
  set ply(value: Attribute);
  get marks(): string | null;
  set marks(value: Attribute);
  get numbers(): string | null;
  set numbers(value: Attribute);
  get turned(): string | null;
  set turned(value: Attribute);
  get label(): string | null;
  set label(value: Attribute);
}

declare global {
  interface HTMLElementTagNameMap {
    "reversi-diagram": ReversiDiagramElement & DiagramAttributes;
    "reversi-game": ReversiGameElement & GameAttributes;
  }
  interface HTMLElementEventMap extends ReversiEvents {}
}
