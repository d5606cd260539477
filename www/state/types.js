/**
 * The shapes that the page's modules share. No code.
 *
 * @import { SearchAnswer } from "../engine/protocol.js"
 *
 * @typedef {"black" | "white"} Side
 * @typedef {"human" | "computer" | "random"} Player
 * @typedef {"doofie" | "klauwastekannz" | "ramscher" | "ecken-eddi" | "aufpasser" | "pascal" | "stratege"} Opponent
 * @typedef {"1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10"} Grade
 * @typedef {Opponent | Grade} Level
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
 * How a game begins: one of the four usual ways, or a position as text.
 * @typedef {{start: Start, first: Side} | {position: string}} Opening
 *
 * @typedef {{black: number, white: number}} Count
 * @typedef {Count & {winner: Side | "draw"}} Outcome
 *
 * A game at one point of its line, as plain values. A new object whenever the point changes, so
 * that its identity tells whether the game moved on meanwhile.
 * @typedef {object} Snapshot
 * @property {Opening} opening
 * @property {string} origin the position before the first move, as text
 * @property {number[]} board 64 squares: 0 empty, 1 black, 2 white
 * @property {Side | null} turn null when the game is over
 * @property {Map<number, number[]>} moves each legal square with the discs it would turn
 * @property {Count} score discs on the board
 * @property {Outcome | null} outcome the final count, empties given to the winner
 * @property {Side | null} passed the side that had to pass just before this turn
 * @property {number} ply discs placed so far
 * @property {string[]} line names of all squares played, also behind this point
 * @property {(Side | null)[]} movers the side to move before each ply, and at the end of the line
 * @property {number | null} lastMove
 * @property {number[]} turned the discs the last move turned, when it has just been played
 * @property {string} position this point as text
 *
 * A game to be loaded; `ply` null means the end of the transcript.
 * @typedef {{opening: Opening, transcript: string, ply: number | null}} GameText
 *
 * What went wrong, as a stable code and what it is about; `cause` is the problem behind it.
 * @typedef {{code: string, detail: string, message: string, cause?: Problem}} Problem
 *
 * @typedef {"game-over" | "locked" | "pass-first" | "not-your-turn" | "occupied" | "encloses-nothing"} Refusal
 *
 * What the page around the board keeps from the visitor.
 * @typedef {"undo" | "hint" | "level" | "players" | "theme" | "lang" | "board"} Lock
 *
 * What the status line tells; announce.js makes the sentence, so that it follows the language.
 * @typedef {{kind: "started"} | {kind: "resumed"} | {kind: "loaded"} | {kind: "returned"} | {kind: "went"}
 *   | {kind: "passed", side: Side}
 *   | {kind: "aimed", square: number, turned: number}
 *   | {kind: "moved", side: Side, square: number, turned: number}
 *   | {kind: "refused", reason: Refusal, square: number}
 *   | {kind: "hint", square: number, score: number | null, exact: boolean}
 *   | {kind: "stopped"} | {kind: "continued"} | {kind: "cancelled"} | {kind: "reset"} | {kind: "unreset"} | {kind: "update-ready"}
 *   | {kind: "problems", problems: Problem[]}} Notice
 *
 * What a search has found for the side to move so far; `done` when nothing more will come.
 * @typedef {{found: SearchAnswer, done: boolean}} Progress
 * @typedef {{side: Side, found: SearchAnswer}} Thought
 *
 * @typedef {object} State
 * @property {Settings} settings what counts at present
 * @property {Partial<Settings>} chosen what the visitor chose; only this is stored
 * @property {Partial<Settings>} given what the address asks for, until something else counts
 * @property {Partial<Settings> | null} formerChosen what was chosen before the reset, until something is chosen again
 * @property {Snapshot} game
 * @property {GameText | null} former the game that this one replaced
 * @property {boolean} stopped the computer waits until it is told to go on
 * @property {boolean} failed it waits because a search failed, which a reload may mend
 * @property {boolean} passDone the pass before this turn was made by hand
 * @property {"best" | "hint" | null} task a search that the human asked for
 * @property {number | null} aimed the square that a second press plays
 * @property {number | null} look the square under the pointer or the keyboard's focus
 * @property {number | null} cross the refused square while it is pressed
 * @property {number | null} hint the square that the hint shows
 * @property {Progress | null} progress what the search under way has found
 * @property {Thought | null} thought what the last search found
 * @property {boolean} endClosed the end screen was put away
 * @property {boolean} helpOpen
 * @property {boolean} welcome the sentences for a first visit are shown
 * @property {readonly Lock[]} locks
 * @property {readonly string[] | null} controls the entries shown; null for all
 * @property {Notice} notice
 *
 * @typedef {{type: "moved", game: Snapshot, side: Side, square: number, found: SearchAnswer | null, hold?: boolean}
 *   | {type: "went", game: Snapshot, hold: boolean}
 *   | {type: "started" | "loaded", game: Snapshot, byHost?: boolean} | {type: "returned", game: Snapshot}
 *   | {type: "setting", name: keyof Settings, value: Settings[keyof Settings]}
 *   | {type: "reset", settings: Settings}
 *   | {type: "shared", chosen: Partial<Settings>, settings: Settings}
 *   | {type: "displaced", former: GameText} | {type: "look-gone", instead: string, problem: Problem}
 *   | {type: "asked", task: "best" | "hint"}
 *   | {type: "progress", found: SearchAnswer, done: boolean}
 *   | {type: "hinted", found: SearchAnswer}
 *   | {type: "stopped"} | {type: "continued"} | {type: "passed"}
 *   | {type: "look", square: number | null} | {type: "aimed", square: number | null}
 *   | {type: "refused", square: number} | {type: "released"}
 *   | {type: "told", problems: Problem[]} | {type: "search-failed", problem: Problem}
 *   | {type: "locked", locks: readonly Lock[]} | {type: "controls", controls: readonly string[] | null}
 *   | {type: "help"} | {type: "end-closed"} | {type: "welcomed"} | {type: "update-ready"}} PageEvent
 *
 * What views ask for; actions.js answers.
 * @typedef {object} Actions
 * @property {(square: number) => void} choose
 * @property {(square: number) => void} refuse
 * @property {() => void} release
 * @property {() => void} withdraw puts the aimed move away
 * @property {(square: number | null) => void} look
 * @property {(ply: number) => void} goTo
 * @property {(name: keyof Settings, value: Settings[keyof Settings]) => void} set
 * @property {() => void} reset back to the settings of a first visit, or from there back again
 * @property {(text: string) => Problem | null} load
 * @property {(problem: Problem) => void} tell
 * @property {() => void} closeEnd
 * @property {() => void} closeWelcome
 * @property {Record<Entry, () => void>} entries
 *
 * Entries that act on the game; the others open a dialog or leave the page.
 * @typedef {"new" | "former" | "undo" | "redo" | "hint" | "best" | "random" | "pass" | "stop" | "help"} Entry
 */

export {};
