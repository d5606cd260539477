/**
 * What the page's parts share: the store, the game on the board, the seeds, the default settings.
 * No code.
 *
 * @import { GameSession } from "../game/session.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { Settings } from "./settings.js"
 * @import { State } from "./state.js"
 */

/** @typedef {{get: () => State, dispatch: (event: PageEvent) => void}} PageStore */

/**
 * @typedef {object} Context
 * @property {PageStore} store
 * @property {GameSession} session
 * @property {(ply: number) => number} seedAt the seed of a random choice at a ply
 * @property {Settings} defaults the settings of a visitor who has chosen nothing
 */

export {};
