/**
 * Shared by the page's parts: the store, the game on the board, the seeds, the storage.
 * No code.
 *
 * @import { Lang } from "../base/languages.js"
 * @import { Collections } from "../share/kept-collections.js"
 * @import { KeptBook } from "../book/kept-book.js"
 * @import { GamesDatabase } from "../database/kept-database.js"
 * @import { Library } from "../exercises/exercise-library.js"
 * @import { GameSession, Rules } from "../game/session.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { PageEvent } from "./reduce.js"
 * @import { Unfinished } from "./rooms.js"
 * @import { State } from "./state.js"
 * @import { createStorage } from "./storage.js"
 */

/**
 * @typedef {{get: () => State, dispatch: (event: PageEvent) => void,
 *   subscribe: (subscriber: (state: State, before: State) => void) => void}} PageStore
 */

/**
 * @typedef {object} Context
 * @property {PageStore} store
 * @property {GameSession} session
 * @property {(game: GameDescriptor) => Promise<Rules>} loadRules
 * @property {(game: GameDescriptor) => Promise<Rules>} loadReaders loads what reads texts of a game
 * @property {(ply: number) => number | undefined} seedAt the seed of a random choice at a ply
 * @property {Lang} lang the language of a visitor who has chosen none
 * @property {Pick<ReturnType<typeof createStorage>,
 *   "readGame" | "runningGame" | "partsOfGame" | "waitingForm" | "waitingParts" | "leftGames"
 *   | "ofTab" | "ofVisitor">} storage
 * @property {(parts: Unfinished) => void} resumeParts goes on with what was kept with a game
 * @property {() => Promise<unknown>} rooms settled when all rooms are here
 * @property {() => void} restore puts back what a press has just taken away
 * @property {Library} library
 * @property {() => Promise<Collections>} collections the games of files that the browser keeps
 * @property {() => Promise<GamesDatabase>} gamesDatabase the database of games
 * @property {() => Promise<KeptBook>} keptBook the visitor's own book
 * @property {(address: string, name: string, features: string) => boolean} openWindow opens a
 *   window of the page, or brings the one of this name to the front; false if there is none
 * @property {() => number} now the visitor's clock, in milliseconds since 1970
 */

export {};
