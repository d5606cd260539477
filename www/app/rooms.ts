/**
 * The rooms of the page, one line each: a feature gives itself to the page here, and is named
 * nowhere else in what every visit needs. A room that the first screen does not need loads after
 * it, with all that only it needs.
 */

import type { Problem } from "../base/problems.ts";
import type { Job } from "../engine/jobs.ts";
import type { Actions } from "./actions.ts";
import type { Context } from "./context.ts";
import type { Entry } from "./house.ts";
import type { Handlers, PageEvent } from "./reduce.ts";
import type { State } from "./state.ts";
import type { NotBack } from "../base/erasing.ts";
import { room as guide } from "../guide/room.ts";

/** The requests of the page's address. */
export interface Named {
  linked: boolean;
  exercise: boolean;
}

/** The unfinished parts of a tab, by their names; null for one that is absent. */
export type Unfinished = Record<string, unknown>;

/**
 * The part of a room in the tab's own storage for a reload: what belongs to the game goes on, and
 * then one other room at most with something.
 * Its lasting fields go on in the next tab as well, if this one is closed.
 */
export interface Stored {
  form: (state: State) => Unfinished;
  /** Fields of the form that outlive the tab. */
  lasting?: (state: State) => Unfinished;
  /** Whether it has to be stored again. */
  differs: (state: State, before: State) => boolean;
  /** The valid part of the stored fields. */
  check: (fields: Unfinished) => Unfinished;
  /** Whether it belongs to the game on the board, and is kept with it. */
  ofGame?: true;
  /** Takes up what waits beside the game. */
  prepare?: (context: Context, fields: Unfinished, named?: Named) => void;
  /** Takes over what another tab has of it, where this one has nothing. */
  follow?: (context: Context, fields: Unfinished) => void;
  /** Goes on with it; false if the rules refuse it, null if there is nothing. */
  resume: (context: Context, fields: Unfinished) => boolean | null;
}

export type Back = NotBack | null;

/**
 * The loss by a press, which can come back: the valid part of a value that was stored, null if
 * nothing is, and the step that puts it back: null where all of it is back.
 */
export interface Erasable {
  check: (value: unknown) => unknown;
  putBack: (context: Context, value: unknown) => Back | Promise<Back>;
  /** Whether it belongs to the game on the board. */
  ofGame?: true;
}

/**
 * Moves that the visitor is taught, the next one first, and whether a mark on the board shows that
 * one already.
 */
export interface Taught {
  squares: readonly number[];
  isShown: boolean;
}

/** The parts that a room adds to the page; it adds none that is absent. */
export interface Room {
  /** What its events do. */
  handlers?: Partial<Handlers>;
  /** What it wants from the engine. */
  jobs?: (state: State) => Job<Context>[];
  /** Whether the values of the moves wait for what it looks for. */
  goesFirst?: (state: State) => boolean;
  /**
   * Takes what one of its jobs has found, by the key of the job; a name that ends in a dash is for
   * every key that begins with it.
   */
  found?: Readonly<Record<string, (state: State, event: PageEvent & { type: "found" }) => State>>;
  /** After the failure was reported; a room that nobody waits for takes the report back. */
  failed?: (state: State, event: PageEvent & { type: "job-failed" }, before: State) => State;
  /** What a move means to it. */
  moved?: (state: State, before: State, event: PageEvent) => State;
  /** What another game on the board means to it. */
  replaced?: (state: State, before: State, event: PageEvent) => State;
  /** What it makes of a state that it joins late. */
  joined?: (state: State) => State;
  /** What a hint means to it. */
  hinted?: (state: State) => State;
  /** What a hint leads to in place of a search. */
  teaches?: (state: State) => Taught | null;
  /** What holds for it after any event. */
  settled?: (state: State, event: PageEvent) => State;
  /** What its presses can take away. */
  erases?: Readonly<Record<string, Erasable>>;
  /** Takes over what another tab has stored, by the key of the storage. */
  follows?: Readonly<Record<string, (context: Context) => void>>;
  /** What it keeps for a reload. */
  unfinished?: Stored | readonly Stored[];
  /** The actions that its views call. */
  actions?: (context: Context) => Partial<Actions>;
  /** What it does once the page shows and it is here. */
  begin?: (context: Context) => void;
  /** Takes a visitor's text that is no game; null for any other. */
  takes?: (context: Context, text: string) => Promise<Problem | null> | null;
}

/** Every room in the order in which an event reaches them. */
export const ROOMS: readonly Entry[] = [
  () => import("../friends/room.ts"),
  () => import("../left-games/room.ts"),
  () => import("../replay/room.ts"),
  () => import("../table/room.ts"),
  () => import("../comments/room.ts"),
  // After the comments, which a game of a list brings with it.
  () => import("../share/room.ts"),
  () => import("../nearby/room.ts"),
  () => import("../openings/room.ts"),
  () => import("../editor/room.ts"),
  () => import("../exercises/room.ts"),
  () => import("../endings/room.ts"),
  () => import("../evening/room.ts"),
  () => import("../audience/room.ts"),
  () => import("../review/room.ts"),
  () => import("../turning-point/room.ts"),
  () => import("../analysis/room.ts"),
  () => import("../variations/room.ts"),
  () => import("../database/room.ts"),
  // After the exercises, in which it asks.
  () => import("../book/room.ts"),
  // After the exercises, whose answers it reads.
  () => import("../mistakes/room.ts"),
  guide,
];
