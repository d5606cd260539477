/**
 * The shapes that the page's modules share. No code.
 *
 * @import { AiMove } from "../../reversi-wasm.js"
 * @import { Found } from "../engine/protocol.js"
 * @import { ActionId } from "./action-table.js"
 *
 * @typedef {"black" | "white"} Side
 * @typedef {"human" | "computer" | "random"} Player
 * @typedef {string} Level an opponent of the computer, by the name that the engine gives it
 * @typedef {"de" | "en"} Lang
 * @typedef {"off" | "slow" | "normal" | "fast"} Animation
 * @typedef {"diagonal" | "parallel"} Start
 * @typedef {"auto" | "light" | "dark"} Scheme
 * @typedef {"small" | "normal" | "large"} BoardSize
 *
 * Settings carry the names of the form's fields. `pause` is in milliseconds, `think-time` in seconds.
 * @typedef {object} Settings
 * @property {Start} start
 * @property {Side} first
 * @property {Player} black
 * @property {Player} white
 * @property {Level} black-level
 * @property {Level} white-level
 * @property {string} think-time
 * @property {number} pause
 * @property {boolean} hints
 * @property {boolean} manual-pass
 * @property {boolean} confirm a first press shows the move, a second one plays it
 * @property {boolean} typed squares can be typed
 * @property {Animation} animation
 * @property {boolean} sound
 * @property {string} theme
 * @property {Scheme} scheme
 * @property {BoardSize} board-size
 * @property {"left" | "right"} hand for which the page is laid out
 * @property {Lang} lang
 *
 * How a game starts: an arrangement of the first four discs and who begins, or a position as text.
 * @typedef {{start: Start, first: Side} | {position: string}} Setup
 *
 * @typedef {{black: number, white: number}} Count
 * @typedef {Count & {winner: Side | "draw"}} Outcome
 *
 * A game at one point of its line, as plain values. Every change of the point makes a new object,
 * which can therefore be compared by identity.
 * @typedef {object} Snapshot
 * @property {Setup} setup
 * @property {string} initialPosition the position before the first move, as text
 * @property {number[]} board 64 squares: 0 empty, 1 black, 2 white
 * @property {Side | null} turn null when the game is over
 * @property {Map<number, number[]>} moves each legal square with the discs it would flip
 * @property {Count} score discs on the board
 * @property {Outcome | null} outcome the final count, empties given to the winner
 * @property {Side | null} passed the side that had to pass just before this turn
 * @property {number} ply discs placed so far
 * @property {string[]} line names of all squares played, also after this point
 * @property {(Side | null)[]} movers the side to move before each ply, and at the end of the line
 * @property {number | null} lastMove
 * @property {number[]} flips the discs that the last move flipped, when it has just been played
 * @property {string} position this point as text
 *
 * A game to be loaded; `ply` null means the end of the transcript.
 * @typedef {{setup: Setup, transcript: string, ply: number | null}} GameText
 *
 * What went wrong, as a stable code and what it is about; `cause` is the problem behind it.
 * @typedef {{code: string, detail: string, message: string, cause?: Problem}} Problem
 *
 * @typedef {"game-over" | "locked" | "pass-first" | "not-your-turn" | "occupied" | "encloses-nothing"} Rejection
 *
 * What the host page keeps from the visitor.
 * @typedef {"undo" | "hint" | "level" | "players" | "theme" | "lang" | "board"} Lock
 *
 * What the status line says; announce.js makes the sentence, which therefore follows the language.
 * @typedef {{kind: "started"} | {kind: "resumed"} | {kind: "loaded"} | {kind: "returned"} | {kind: "jumped"}
 *   | {kind: "passed", side: Side}
 *   | {kind: "armed", square: number, flips: number}
 *   | {kind: "moved", side: Side, square: number, flips: number}
 *   | {kind: "rejected", reason: Rejection, square: number}
 *   | {kind: "hint", square: number, score: number | null, exact: boolean}
 *   | {kind: "paused"} | {kind: "continued"} | {kind: "cancelled"} | {kind: "reset"} | {kind: "unreset"} | {kind: "update-ready"}
 *   | {kind: "problems", problems: Problem[]}} Notice
 *
 * What a job has found so far; `done` when nothing more will come.
 * @typedef {{found: Found, done: boolean}} Progress
 * @typedef {{side: Side, found: AiMove}} LastSearch
 *
 * The state in slices: each is a new object when, and only when, something in it changes.
 * @typedef {object} State
 * @property {Snapshot} game
 * @property {GameText | null} previousGame the game that this one replaced
 * @property {Point} point
 * @property {Pointer} pointer
 * @property {Search} search
 * @property {SettingsSlice} settings
 * @property {Host} host
 * @property {Panels} panels
 * @property {Notice} notice
 *
 * What belongs to one point of the game and ends with it.
 * @typedef {object} Point
 * @property {number | null} armed the square that a second press plays
 * @property {number | null} hint the square that the hint shows
 * @property {"best" | "hint" | null} request a search that the visitor requested
 * @property {boolean} passDone the pass before this turn was made manually
 * @property {boolean} endClosed the end screen was closed
 * @property {LastSearch | null} lastSearch what the search that led here found
 *
 * Where the visitor's pointer or keyboard focus is, which no move changes.
 * @typedef {object} Pointer
 * @property {number | null} hovered
 * @property {number | null} rejected the square that may not be played, while it is pressed
 *
 * `paused` is why the computer to move waits until "Continue"; a failed search may succeed after a
 * reload.
 * @typedef {object} Search
 * @property {"asked" | "failed" | null} paused
 * @property {ReadonlyMap<string, Progress>} progress of the wanted jobs, by their keys
 *
 * @typedef {object} SettingsSlice
 * @property {Settings} current
 * @property {Partial<Settings>} stored what the visitor chose
 * @property {Partial<Settings>} fromAddress what the address asks for, until the visitor chooses
 * @property {Partial<Settings> | null} beforeReset what was stored before the reset, until the visitor chooses
 *
 * @typedef {object} Host
 * @property {readonly Lock[]} locks
 * @property {readonly string[] | null} controls the actions and parts shown; null for all
 *
 * @typedef {object} Panels
 * @property {boolean} help
 * @property {boolean} welcome the sentences for a first visit
 *
 * `byHost` says that the host page exchanged the game, which no visitor takes back.
 * @typedef {{type: "moved", game: Snapshot, side: Side, square: number, found: AiMove | null, pause?: boolean}
 *   | {type: "jumped", game: Snapshot, pause: boolean}
 *   | {type: "started" | "loaded", game: Snapshot, byHost?: boolean} | {type: "returned", game: Snapshot}
 *   | {type: "setting", name: keyof Settings, value: Settings[keyof Settings]}
 *   | {type: "reset", defaults: Settings}
 *   | {type: "settings-shared", stored: Partial<Settings>, defaults: Settings}
 *   | {type: "displaced", previousGame: GameText} | {type: "theme-absent", instead: string, problem: Problem}
 *   | {type: "requested", request: "best" | "hint"}
 *   | {type: "found", key: string, found: Found, done: boolean}
 *   | {type: "hinted", found: AiMove}
 *   | {type: "paused"} | {type: "continued"} | {type: "passed"}
 *   | {type: "hovered", square: number | null} | {type: "armed", square: number | null}
 *   | {type: "rejected", square: number} | {type: "released"}
 *   | {type: "problems", problems: Problem[]} | {type: "job-failed", key: string, problem: Problem}
 *   | {type: "locked", locks: readonly Lock[]} | {type: "controls", controls: readonly string[] | null}
 *   | {type: "help"} | {type: "end-closed"} | {type: "welcome-closed"} | {type: "update-ready"}} PageEvent
 *
 * What views report and ask for; actions.js decides.
 * @typedef {object} Actions
 * @property {(square: number) => boolean} press whether the square may be played
 * @property {() => void} release
 * @property {(square: number) => void} choose
 * @property {() => void} disarm
 * @property {(square: number | null) => void} hover
 * @property {(ply: number) => void} goTo
 * @property {(name: keyof Settings, value: Settings[keyof Settings]) => void} set
 * @property {() => void} reset to the settings of a first visit, or from there back
 * @property {(text: string) => Problem | null} load
 * @property {(problem: Problem) => void} report
 * @property {() => void} closeEnd
 * @property {() => void} closeWelcome
 * @property {(id: ActionId) => void} run
 */

export {};
