/**
 * One running game over the rules: plays, walks along the line, loads, and shows itself as
 * a snapshot of plain values. A load that fails leaves the game as it was.
 *
 * @import { Game, Settings } from "../../reversi-rules.js"
 * @import { Setup, Side, Snapshot } from "../state/types.js"
 */

import { STANDARD, setupOf } from "./setups.js";
import { splitTranscript } from "./squares.js";
import { PageError } from "../base/problems.js";

/** @typedef {{new_game: (settings?: Settings) => Game}} Rules */
/** @typedef {{game: Game, setup: Setup, initialPosition: string, movers: (Side | null)[]}} Table */

export class GameSession {
  #rules;
  #table;

  /** @param {Rules} rules */
  constructor(rules) {
    this.#rules = rules;
    this.#table = layTable(rules, STANDARD, "");
  }

  /** @returns {Snapshot} */
  snapshot() {
    return snapshotOf(this.#table, []);
  }

  /**
   * @param {number} square
   * @returns {Snapshot}
   * @throws where the move is illegal
   */
  play(square) {
    const { game, movers } = this.#table;
    const flips = [...game.play(square)];
    movers.length = game.ply();
    movers.push(game.turn() ?? null);
    return snapshotOf(this.#table, flips);
  }

  /**
   * @param {number} ply
   * @returns {Snapshot}
   */
  goTo(ply) {
    walk(this.#table.game, ply);
    return this.snapshot();
  }

  /**
   * @param {Setup} setup
   * @param {string} transcript
   * @param {number | null} ply null for the end of the transcript
   * @returns {Snapshot}
   * @throws where the text is no game or the game has no such ply
   */
  load(setup, transcript, ply) {
    const table = layTable(this.#rules, setup, transcript);
    const length = table.movers.length - 1;
    if (ply !== null && !(Number.isInteger(ply) && ply >= 0 && ply <= length)) {
      table.game.free();
      throw new PageError("bad-ply", String(ply));
    }
    this.#table.game.free();
    this.#table = table;
    return this.goTo(ply ?? length);
  }

  /**
   * A legal square by chance.
   * @param {number} seed
   */
  chooseRandom(seed) {
    return this.#table.game.random_move(seed);
  }
}

/**
 * Walks the whole line once, because who moved at each ply is known only by being there.
 * @param {Rules} rules
 * @param {Setup} setup
 * @param {string} transcript
 * @returns {Table}
 */
function layTable(rules, setup, transcript) {
  const game = rules.new_game({ ...setup, transcript });
  while (game.undo());
  const initialPosition = game.position();
  const movers = [game.turn() ?? null];
  while (game.redo()) movers.push(game.turn() ?? null);
  return {
    game,
    setup: "position" in setup ? setupOf(initialPosition) : setup,
    initialPosition,
    movers,
  };
}

/**
 * @param {Game} game
 * @param {number} ply
 */
function walk(game, ply) {
  while (game.ply() > ply && game.undo());
  while (game.ply() < ply && game.redo());
}

/**
 * @param {Table} table
 * @param {number[]} flips
 * @returns {Snapshot}
 */
function snapshotOf({ game, setup, initialPosition, movers }, flips) {
  const outcome = game.outcome();
  return {
    setup,
    initialPosition,
    board: [...game.board()],
    turn: game.turn() ?? null,
    moves: new Map([...game.legal_moves()].map((square) => [square, [...game.flips(square)]])),
    score: countOf(game.score()),
    outcome: outcome ? { ...countOf(outcome), winner: outcome.winner } : null,
    passed: game.passed() ?? null,
    ply: game.ply(),
    line: splitTranscript(game.transcript()),
    movers: [...movers],
    lastMove: game.last_move() ?? null,
    flips,
    position: game.position(),
  };
}

/** @param {{black: number, white: number}} count */
function countOf({ black, white }) {
  return { black, white };
}
