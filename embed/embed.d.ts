/**
 * `<reversi-game>`, and the messages between a board and the page around it. docs/embedding.md tells
 * how to use them. Both ends, embed.js and the board's own modules, are checked against this file.
 */

export type Side = "black" | "white";

/** How a new game begins; what is left out is as the board's settings say. */
export interface NewGame {
  start?: "diagonal" | "parallel";
  first?: Side;
  /** 64 squares from a1, row by row (`X` black, `O` white, `-` empty), a blank, `X` or `O` to move. */
  position?: string;
}

/** A game at one point of its line. */
export interface Place {
  /** All squares played, also those behind this point: `f5d6c3`. */
  moves: string;
  /** Discs placed up to this point. */
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

/** What each event says; the names are those of the events without `reversi-`. */
export interface Details {
  /** The board is there. */
  ready: Place;
  /** A disc was placed, by whomever. */
  move: { square: string; side: Side; moves: string; black: number; white: number };
  /** A side had to pass. */
  pass: { side: Side; moves: string };
  /** A move ended the game; the count gives the empty squares to the winner. */
  gameover: { black: number; white: number; winner: Side | "draw"; moves: string };
  /** The board shows another point or another game: after a move, undo, redo, a new game. */
  change: Place;
  /** The content is this high now, in CSS pixels. */
  resize: { height: number };
  /** Something was not understood or did not work; the game is as it was. */
  error: Problem;
}

export interface Problem {
  /** One sentence in the board's language. */
  message: string;
  /** A word for programs, such as `embed-type`. */
  code: string;
  /** What it is about, such as `z9`. */
  about: string;
}

export type Command =
  | { type: "newgame"; options?: NewGame }
  | { type: "load"; moves: string; ply?: number | null }
  | { type: "goto"; ply: number }
  | { type: "play"; square: string }
  | { type: "set"; name: string; value: unknown };

/** From the page around it to the board. */
export type CommandMessage = { reversi: 1 } & Command;

/** An event as the board tells it. */
export type Told =
  | { [Type in keyof Details]: { type: Type } & Details[Type] }[keyof Details]
  | { type: "title"; title: string };

/** From the board to the page around it. `title` names the board in its language. */
export type ToldMessage = { reversi: 1 } & Told;

/** The events of the element by name. */
export type ReversiEvents = {
  [Type in keyof Details as `reversi-${Type}`]: CustomEvent<Details[Type]>;
};

/** The element `<reversi-game>`. What it cannot do it tells by `reversi-error`; no method throws. */
export interface ReversiGameElement extends HTMLElement {
  /** Begins a new game. */
  newgame(options?: NewGame): void;
  /**
   * Puts a game on the board: a transcript, a position, or a position and the moves from there. A
   * game that only goes on from what is on the board is played move by move.
   * @param ply the point to show; the end where it is left out
   */
  load(moves: string, ply?: number | null): void;
  /** Shows another point of the running game. */
  goto(ply: number): void;
  /** Plays for the side to move, whoever plays it. */
  play(square: string): void;
  /** Changes a setting, `level` (of both sides), `lock` or `controls`. */
  set(name: string, value: unknown): void;
}

declare global {
  interface HTMLElementTagNameMap {
    "reversi-game": ReversiGameElement;
  }
  interface HTMLElementEventMap extends ReversiEvents {}
}
