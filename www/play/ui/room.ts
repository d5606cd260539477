/** What a room gives to the page. No code. */

import type { GameDescriptor } from "../games/index.ts";
import type { BoardEvent } from "../../../embed/element-types.ts";
import type { Problem } from "../../floor/base/problems.ts";
import type { Feature } from "../games/descriptor.ts";
import type { Lock } from "../settings/host-locks.ts";
import type { Finding, Job, JobName } from "../engine/jobs.ts";
import type { EnginePool } from "../engine/pool.ts";
import type { TextKey } from "../words/texts.ts";
import type { KeyHelp } from "./key-help.ts";
import type { View } from "./lazy-view.ts";
import type { Layer } from "../board/overlay.ts";
import type {
  Actions,
  AllRooms,
  Context,
  PageEvent,
  Rooms,
  StateOf,
  Unfinished,
} from "../../floor/base/page.ts";
import type { AllSays, Says } from "../board/says.ts";
import type { Taught } from "../board/hint.ts";
import type { Rest } from "../../floor/base/erasing.ts";

/** The reducer of each event. */
export type Handlers<Id extends keyof Rooms = never> = {
  [T in PageEvent["type"]]: <S extends StateOf<Id>>(
    state: S,
    event: PageEvent & { type: T },
    house: Joined,
  ) => S;
};

/** Take what is found, each for the jobs of a name. */
export type Finders<Id extends keyof Rooms = never> = {
  readonly [N in JobName]?: <S extends StateOf<Id>>(state: S, finding: Finding<N>) => S;
};

/** What all rooms that are here give. */
export interface Joined {
  rooms: readonly Room<AllRooms>[];
  isWhole: boolean;
  handlers: Readonly<Partial<Handlers<AllRooms>>>;
  waysBack: Readonly<Partial<Record<string, Erasable<AllRooms>>>>;
  acts: readonly PageEvent["type"][];
  says: AllSays;
  layers: readonly Layer<StateOf<AllRooms>>[];
  /** What is kept for a reload. */
  parts: readonly Stored<AllRooms>[];
  found: readonly Finders<AllRooms>[];
  ofGame: readonly Stored<AllRooms>[];
}

/** The requests of the page's address. */
export interface Named {
  linked: boolean;
  exercise: boolean;
}

/**
 * The part of a room in the tab's own storage for a reload: what belongs to the game goes on, and
 * then one other room at most with something.
 * Its lasting fields go on in the next tab as well, if this one is closed.
 * Methods take the fields that `check` returns: a list holds parts with different ones.
 */
export interface Stored<Id extends keyof Rooms = never, Fields extends Unfinished = Unfinished> {
  form: (state: StateOf<Id>) => Unfinished;
  /** Fields of the form that outlive the tab. */
  lasting?: (state: StateOf<Id>) => Unfinished;
  /** Whether it has to be stored again. */
  differs: (state: StateOf<Id>, before: StateOf<Id>) => boolean;
  /** The valid part of the stored fields. */
  check(fields: Unfinished): Fields;
  /** Whether it belongs to the game on the board, and is kept with it. */
  ofGame?: true;
  /** Takes up what waits beside the game. */
  prepare?(context: Context<Id>, fields: Fields, named?: Named): void;
  /** Takes over what another tab has of it, where this one has nothing. */
  follow?(context: Context<Id>, fields: Fields): void;
  /** Goes on with it; false if the rules refuse it, null if there is nothing. */
  resume?(context: Context<Id>, fields: Fields): boolean | null;
}

type Back = Rest | null;

/**
 * The loss by a press, which can come back: the valid part of a value that was stored, null if
 * nothing is, and the step that puts it back: null where all of it is back.
 */
export interface Erasable<Id extends keyof Rooms = never> {
  check: (value: unknown) => unknown;
  putBack: (context: Context<Id>, value: unknown) => Back | Promise<Back>;
  /** Whether it belongs to the game on the board. */
  ofGame?: true;
}

/** What a view of a room works with. */
export interface Page<Id extends keyof Rooms = never> {
  root: Document;
  context: Context<Id>;
  actions: Actions;
  engine: Pick<EnginePool, "request">;
  /** The keys that act in a game. */
  keysIn: (game: GameDescriptor) => readonly KeyHelp[];
  /** The text of what an embedded board can show. */
  controlText: (control: string) => TextKey;
}

/** A view that loads when the state first wants it. */
export interface Part<Id extends keyof Rooms = never> {
  wants: (state: StateOf<Id>) => boolean;
  /** Loads it, by `panelLoader`. */
  load: (page: Page<Id>) => Promise<View<StateOf<Id>>>;
  /**
   * Where a failure to load it is said: below the board if absent; there, with the panel closed
   * that may lie above it; or nowhere.
   */
  failure?: "below-panel" | "nowhere";
}

/** A view in a dialog that the button of the same name opens, which loads when it first opens. */
export interface DialogPart<Id extends keyof Rooms = never> {
  dialog: string;
  load: (page: Page<Id>, dialog: HTMLDialogElement) => Promise<View<StateOf<Id>>>;
}

/** A method, as `tells` is: who asks all rooms need not know their slices. */
interface Setter<Id extends keyof Rooms> {
  take(context: Context<Id>, value: unknown): Promise<void>;
}

/** The parts that a room adds to the page; it adds none that is absent. */
export interface Room<Id extends keyof Rooms = never> {
  handlers?: Partial<Handlers<Id>>;
  /** What it wants from the engine. */
  jobs?: (state: StateOf<Id>) => Job<Context<Id>>[];
  /** Whether the values of the moves wait for what it looks for. */
  goesFirst?: (state: StateOf<Id>) => boolean;
  /** Takes what its jobs have found. */
  found?: Finders<Id>;
  /** After the failure was reported; a room that nobody waits for takes the report back. */
  failed?: <S extends StateOf<Id>>(
    state: S,
    event: PageEvent & { type: "job-failed" },
    before: StateOf<Id>,
  ) => S;
  /** What a move means to it. */
  moved?: <S extends StateOf<Id>>(state: S, before: StateOf<Id>, event: PageEvent) => S;
  /** What another game on the board means to it. */
  replaced?: <S extends StateOf<Id>>(state: S, before: StateOf<Id>, event: PageEvent) => S;
  /** What it makes of a state that it joins late. */
  joined?: <S extends StateOf<Id>>(state: S) => S;
  /** What a hint means to it. */
  hinted?: <S extends StateOf<Id>>(state: S) => S;
  /** What a hint leads to in place of a search. */
  teaches?: (state: StateOf<Id>) => Taught | null;
  /** What holds for it after any event. */
  settled?: <S extends StateOf<Id>>(state: S, event: PageEvent) => S;
  says?: Says<StateOf<Id>>;
  part?: Part<Id>;
  /** What it marks on the squares of the board. */
  layers?: readonly Layer<StateOf<Id>>[];
  /** What its presses can take away. */
  erases?: Readonly<Record<string, Erasable<Id>>>;
  /** The events with which a visitor does something else than bring back what is gone. */
  acts?: readonly PageEvent["type"][];
  /** Whether leaving the page would lose something of it. */
  loses?: (state: StateOf<Id>) => boolean;
  /** Whether the visitor is at something in it, which no game of another tab replaces. */
  isBusy?: (state: StateOf<Id>) => boolean;
  /** What it tells a host page of a change; `hasMoved` is whether a move has brought it. */
  tells?(state: StateOf<Id>, before: StateOf<Id>, hasMoved: boolean): BoardEvent[];
  /** Takes the values of attributes of a host page's element, by their names. */
  sets?: Readonly<Record<string, Setter<Id>["take"]>>;
  /** Takes over what another tab has stored of a thing. */
  follows?: readonly { thing: { key: string }; follow: (context: Context<Id>) => void }[];
  /** What it keeps for a reload. */
  unfinished?: Stored<Id> | readonly Stored<Id>[];
  /** The actions that its views call. */
  actions?: (context: Context<Id>) => Partial<Actions>;
  /** What it does once the page shows and it is here. */
  begin?: (context: Context<Id>) => void;
  /** Takes a visitor's text that is no game; null for any other. */
  takes?: (context: Context<Id>, text: string) => Promise<Problem | null> | null;
}

/** A button of the page, before its room loads. */
export interface Button<Id extends keyof Rooms = never> {
  /** None if absent. */
  lockedBy?: readonly Lock[];
  /** Whether further locks leave it open. */
  staysOpen?: (locks: readonly Lock[]) => boolean;
  /** Whether an embedded board shows it; where its host page names it if absent. */
  embedded?: "usual" | "never";
  /** Whether no other board shows it. */
  embeddedOnly?: true;
  /** What a game must have for the action; nothing if absent. */
  needs?: Feature;
  /** Always if absent. */
  works?: (state: StateOf<Id>) => boolean;
  /** Absent if its view acts; a button with a run is disabled until the page has started. */
  run?: (context: Context<Id>) => void;
  /** What a press on the button leads to before it acts; null if it acts at once. */
  asks?: (state: StateOf<Id>) => PageEvent | null;
  /** The button's text, if its key is not the action's name. */
  text?: string;
  link?: true;
  attributes?: Record<string, string>;
}
