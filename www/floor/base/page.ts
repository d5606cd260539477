/**
 * The types of the page, open: each folder adds its own part in its `additions.ts`, and nothing
 * here names one. No code.
 */

/**
 * The state of every board, in slices: each is a new object when, and only when, something in it
 * changes.
 */
export interface Core {
  notice: Notice;
}

/** The slices of the rooms. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface Rooms {}

/** The names of all rooms' slices. */
export type AllRooms = keyof Rooms;

/** The state of the whole page. */
export type State = Core & Rooms;

/** The state as a room sees it: the core, and the slices that it names. */
export type StateOf<Id extends keyof Rooms> = Core & Pick<Rooms, Id>;

/** What each type of event brings with it. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface Events {}

export type PageEvent = { [T in keyof Events]: { type: T } & Events[T] }[keyof Events];

/** What each kind of notice says. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface Notices {}

/** What has also come of what a notice says. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface Asides {}

export type Aside = keyof Asides;

/** The notice of the status line, whose sentence follows the language. */
export type Notice = { [K in keyof Notices]: { kind: K } & Notices[K] }[keyof Notices] & {
  aside?: Aside | undefined;
};

/**
 * What each job asks of the engine, by the key of the job; a name that ends in a dash is for every
 * key that begins with it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface Jobs {}

/** The names of the panels. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface PanelNames {}

/** The reports and requests of views. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface Actions {}

export interface PageStore<S extends Core = Core> {
  get: () => S;
  dispatch: (event: PageEvent) => void;
  subscribe: (subscriber: (state: S, before: S) => void) => void;
}

/** The unfinished parts of a tab, by their names; null for one that is absent. */
export type Unfinished = Record<string, unknown>;

/** What the parts of the page share: the game on the board, the seeds, the storage. */
// biome-ignore lint/suspicious/noEmptyInterface: the folders fill it
export interface Shared {}

/** What a room works with: what all share, and the store with the slices that it names. */
export type Context<Id extends keyof Rooms = never> = Shared & { store: PageStore<StateOf<Id>> };
