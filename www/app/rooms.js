/**
 * The rooms of the page, one line each: a feature gives itself to the page here, and is named
 * nowhere else in what every visit needs. A room that the first screen does not need loads after
 * it, with all that only it needs.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Job } from "../game/turn-job.js"
 * @import { Actions } from "./actions.js"
 * @import { Context } from "./context.js"
 * @import { Handlers, PageEvent } from "./reduce.js"
 * @import { State } from "./state.js"
 *
 * The requests of the page's address.
 * @typedef {{linked: boolean, exercise: boolean}} Named
 *
 * The unfinished parts of a tab, by their names; null for one that is absent.
 * @typedef {Record<string, unknown>} Unfinished
 *
 * The part of a room in the tab's own storage for a reload: what belongs to the game goes on, and
 * then one other room at most with something.
 * Its lasting fields go on in the next tab as well, if this one is closed.
 * @typedef {object} Stored
 * @property {(state: State) => Unfinished} form
 * @property {(state: State) => Unfinished} [lasting] fields of the form that outlive the tab
 * @property {(state: State, before: State) => boolean} differs whether it has to be stored again
 * @property {(fields: Unfinished) => Unfinished} check the valid part of the stored fields
 * @property {true} [ofGame] whether it belongs to the game on the board, and is kept with it
 * @property {(context: Context, fields: Unfinished, named?: Named) => void} [prepare] takes up what
 *   waits beside the game
 * @property {(context: Context, fields: Unfinished) => void} [follow] takes over what another tab
 *   has of it, where this one has nothing
 * @property {(context: Context, fields: Unfinished) => boolean | null} resume goes on with it;
 *   false if the rules refuse it, null if there is nothing
 *
 * @typedef {import("../base/erasing.js").NotBack | null} Back
 *
 * The loss by a press, which can come back: the valid part of a value that was stored, null if
 * nothing is, and the step that puts it back: null where all of it is back.
 * @typedef {object} Erasable
 * @property {(value: unknown) => unknown} check
 * @property {(context: Context, value: unknown) => Back | Promise<Back>} putBack
 * @property {true} [ofGame] whether it belongs to the game on the board
 *
 * Moves that the visitor is taught, the next one first, and whether a mark on the board shows that
 * one already.
 * @typedef {{squares: readonly number[], isShown: boolean}} Taught
 *
 * The parts that a room adds to the page; it adds none that is absent.
 * @typedef {object} Room
 * @property {Partial<Handlers>} [handlers] what its events do
 * @property {(state: State) => [key: string, job: Job][]} [jobs] what it wants from the engine
 * @property {(state: State) => boolean} [goesFirst] whether the values of the moves wait for what
 *   it looks for
 * @property {(state: State, event: PageEvent & {type: "found"}) => State} [found] takes what one of
 *   its jobs has found
 * @property {(state: State, event: PageEvent & {type: "job-failed"}, before: State) => State}
 *   [failed] after the failure was reported; a room that nobody waits for takes the report back
 * @property {(state: State, before: State, event: PageEvent) => State} [moved] what a move means
 *   to it
 * @property {(state: State, before: State, event: PageEvent) => State} [replaced] what another game
 *   on the board means to it
 * @property {(state: State) => State} [joined] what it makes of a state that it joins late
 * @property {(state: State) => State} [hinted] what a hint means to it
 * @property {(state: State) => Taught | null} [teaches] what a hint leads to in place of a search
 * @property {(state: State, event: PageEvent) => State} [settled] what holds for it after any event
 * @property {Readonly<Record<string, Erasable>>} [erases] what its presses can take away
 * @property {Readonly<Record<string, (context: Context) => void>>} [follows] takes over what
 *   another tab has stored, by the key of the storage
 * @property {Stored | readonly Stored[]} [unfinished] what it keeps for a reload
 * @property {(context: Context) => Partial<Actions>} [actions] the actions that its views call
 * @property {(context: Context) => void} [begin] what it does once the page shows and it is here
 * @property {(context: Context, text: string) => Promise<Problem | null> | null} [takes] takes a
 *   visitor's text that is no game; null for any other
 */

import { room as guide } from "../guide/room.js";

/**
 * Every room in the order in which an event reaches them: the room itself, or what loads it after
 * the first screen.
 * @type {readonly (Room | (() => Promise<{room: Room}>))[]}
 */
export const ROOMS = [
  () => import("../friends/room.js"),
  () => import("../left-games/room.js"),
  () => import("../replay/room.js"),
  () => import("../table/room.js"),
  () => import("../comments/room.js"),
  // After the comments, which a game of a list brings with it.
  () => import("../share/room.js"),
  () => import("../nearby/room.js"),
  () => import("../openings/room.js"),
  () => import("../editor/room.js"),
  () => import("../exercises/room.js"),
  () => import("../endings/room.js"),
  () => import("../evening/room.js"),
  () => import("../audience/room.js"),
  () => import("../review/room.js"),
  () => import("../turning-point/room.js"),
  () => import("../analysis/room.js"),
  () => import("../variations/room.js"),
  () => import("../database/room.js"),
  // After the exercises, in which it asks.
  () => import("../book/room.js"),
  // After the exercises, whose answers it reads.
  () => import("../mistakes/room.js"),
  guide,
];
