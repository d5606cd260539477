/** The game on the board, held by a rules module; what the page shows of it is a snapshot. */

import type { GameDescriptor } from "../games/index.ts";
import type * as rules from "../../../reversi-rules.js";
import type { Settings, Setup, Snapshot, Square } from "../../../reversi-rules.js";
import type { Header } from "../board/header.ts";
import type { Comment } from "./comments.ts";
import { PageError } from "../../floor/base/problems.ts";
import { withoutCorrection } from "../games/squares.ts";
import { readOnce } from "../../floor/base/read-once.ts";

/** The page's view of a game and of a rules module. */
export type Game = Pick<
  rules.Game,
  "snapshot" | "legal_moves" | "position" | "play" | "go_to" | "random_move" | "groups" | "free"
>;

export interface Rules {
  new_game: (settings?: Settings) => Game;
  /** Absent where another module reads texts of the game. */
  read_game?: (text: string, game?: string) => Game;
  /** Absent with `read_game`. */
  before_fault?: (text: string, game?: string) => string | undefined;
  read_link: (fragment: string) => Game | undefined;
  /** Absent where games have no review. */
  due_searches?: typeof import("../../../reversi-wasm.js").due_searches;
  /** Absent where only one game is read at once. */
  count_games?: (text: string) => number;
}

/**
 * A game as it is stored; `ply` is the point shown. `comments` is absent if there are none,
 * `header` if it is empty, and `given` unless the game comes from elsewhere and nobody has played
 * in it here.
 */
export interface GameText {
  setup: Setup;
  transcript: string;
  ply: number;
  comments?: readonly Comment[] | undefined;
  given?: boolean | undefined;
  header?: Header | undefined;
}

/** The longest text of one game. */
const MAX_CHARACTERS = 20_000;

/** A game of moves that are digits, without numbers of moves. */
const DIGITS = /^\s*[1-9]{2,}\s*$/;

/** Characters without a width, which the rules skip anywhere. */
const WIDTHLESS = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The 42 squares of a board of Connect Four: no game has 42 moves in two columns. */
const BOARD = /^\s*(?:[12]\s*){42}$/;

/**
 * The text of the first game, and the number of others: where moves are columns, each line of
 * digits is a game, unless they are a board. The rules would read such lines as one. In the other
 * games, digits are a board.
 * @param game that the text is read as
 */
export function firstGameOf(text: string, { entry }: Pick<GameDescriptor, "entry">) {
  const visible = text.replace(WIDTHLESS, "");
  const lines = visible.split("\n").filter((line) => line.trim() !== "");
  const several =
    entry === "column" &&
    lines.length > 1 &&
    lines.every((line) => DIGITS.test(line)) &&
    !BOARD.test(visible);
  return several ? { first: lines[0], others: lines.length - 1 } : { first: text, others: 0 };
}

/**
 * A game that is not on the board yet, at one of its plies.
 * @throws if the game has no such ply; it is freed then
 */
export function atPly(game: Game, ply: number) {
  try {
    game.go_to(ply);
    return game;
  } catch (error) {
    game.free();
    throw error;
  }
}

function nameOf({ id, module }: GameDescriptor): { game?: string } {
  return module === "reversi" ? {} : { game: id };
}

export class GameSession {
  #loadRules;
  #loadReaders;
  /** what reads texts of Reversi, once that is wanted */
  #readers: Rules | null = null;
  #rules;
  /** The name of the game in its module, if that holds several. */
  #named;
  /** The last game whose rules were requested. */
  #wanted;
  #game;
  /** the snapshot of that game handed to the page */
  #snapshot: Snapshot | null = null;
  #shown: () => Snapshot | null = () => null;

  /** @param loadReaders loads what reads texts of a game, if its rules do not */
  constructor(
    rules: Rules,
    game: GameDescriptor,
    loadRules: (game: GameDescriptor) => Promise<Rules>,
    loadReaders: (game: GameDescriptor) => Promise<Rules> = loadRules,
  ) {
    this.#rules = rules;
    this.#named = nameOf(game);
    this.#wanted = game;
    this.#loadRules = loadRules;
    this.#loadReaders = loadReaders;
    this.#game = this.create();
  }

  /**
   * Takes up the rules of a game for the games that are created and read from here on.
   * @returns whether no other game was requested meanwhile
   * @throws if the rules cannot be loaded
   */
  async take(game: GameDescriptor): Promise<boolean> {
    this.#wanted = game;
    const rules = await this.#loadRules(game);
    if (this.#wanted !== game) return false;
    this.#rules = rules;
    this.#named = nameOf(game);
    return true;
  }

  /**
   * A game that is not on the board yet.
   * @param setup the standard one if absent
   */
  create(setup?: Partial<Setup>) {
    return this.#rules.new_game({ ...this.#named, ...setup });
  }

  /** @throws if the text is no game or the game has no such ply */
  restore({ setup, transcript, ply }: GameText) {
    return atPly(this.#rules.new_game({ ...setup, transcript }), ply);
  }

  /**
   * The names of all moves of a game that is not on the board.
   * @throws if the text is no game
   */
  lineOf(text: Pick<GameText, "setup" | "transcript">) {
    return readOnce(this.restore({ ...text, ply: 0 }), (game) => game.snapshot().line);
  }

  /**
   * A game of any of the page's games, which is not on the board.
   * @param ply the point that it shows; its end if none is given
   * @throws if the rules cannot be loaded, or the text is no game
   */
  async snapshotOf(
    game: GameDescriptor,
    { setup, transcript }: Pick<GameText, "setup" | "transcript">,
    ply?: number,
  ): Promise<Snapshot> {
    const rules = await this.#loadRules(game);
    const created = rules.new_game({ ...nameOf(game), ...setup, transcript });
    const shownGame = ply === undefined ? created : atPly(created, ply);
    return readOnce(shownGame, (read) => read.snapshot());
  }

  /**
   * The fragment of a link to a game that a text holds.
   * @param ply the point that the link shows; null for that of the text
   * @throws if what reads it cannot be loaded, the text is no game or the game has no such ply
   */
  async fragmentOf(game: GameDescriptor, text: string, ply: number | null) {
    const read = (await this.readerOf(game))(text);
    const shownGame = ply === null ? read : atPly(read, ply);
    return readOnce(shownGame, (game) => game.snapshot().fragment);
  }

  /**
   * The reader of records of any of the page's games, whichever is on the board.
   * @returns it throws if the record is no game
   * @throws if it cannot be loaded
   */
  async readerOf(game: GameDescriptor): Promise<(record: string) => Game> {
    const { read_game: read, new_game: create } = await this.#loadReaders(game);
    if (read === undefined) throw new PageError("missing-file", "reversi-notations");
    const named = nameOf(game);
    return (record) => (record.trim() === "" ? create(named) : read(record, named.game));
  }

  /**
   * Loads what reads texts of the game whose rules were requested, where its rules do not.
   * @throws if it cannot be loaded
   */
  async prepareToRead() {
    if (this.#rules.read_game === undefined) this.#readers = await this.#loadReaders(this.#wanted);
  }

  /** Whether texts of the game can be read at once. */
  get readsTexts() {
    return this.#reading() !== null;
  }

  /** The module that reads texts. */
  #reading() {
    return this.#rules.read_game === undefined ? this.#readers : this.#rules;
  }

  /**
   * A text may be one of several games: it is first read as one of those that the session creates.
   * @param text a link, a position, moves or both
   * @throws if the text is no game, or what reads it is not loaded
   */
  read(text: string) {
    const read = this.#reading()?.read_game;
    if (read === undefined) throw new PageError("missing-file", "reversi-notations");
    return read(text, this.#named.game);
  }

  /**
   * A record may have no moves yet.
   * @throws if the text is no game, or what reads it is not loaded
   */
  readRecord(text: string) {
    return text.trim() === "" ? this.create() : this.read(text);
  }

  /** Whether a text may hold several games, once what reads it is loaded. */
  holdsSeveral(text: string) {
    const count = this.#reading()?.count_games;
    return count !== undefined && (text.length > MAX_CHARACTERS || count(text) > 1);
  }

  /**
   * Loads what reads a link, where the rules do not: they read moves, and what reads texts a
   * position in their place as well, and the moves before a slip.
   * @throws if it cannot be loaded
   */
  async prepareToOpen(fragment: string) {
    if (!this.readsTexts && !this.#opensAtOnce(fragment)) await this.prepareToRead();
  }

  /** Whether the rules read a link. */
  #opensAtOnce(fragment: string) {
    try {
      this.readLink(fragment)?.free();
      return true;
    } catch {
      return false;
    }
  }

  /**
   * @returns null if the fragment holds no game
   * @throws if the game cannot be read
   */
  readLink(fragment: string): Game | null {
    // The first call of a function compiles it: most visits have no fragment.
    if (fragment === "") return null;
    return (this.#reading() ?? this.#rules).read_link(fragment) ?? null;
  }

  /** The part of a text or of a fragment before its fault; undefined if it is no game. */
  beforeFault(text: string) {
    return this.#reading()?.before_fault?.(text, this.#named.game);
  }

  show(game: Game): Snapshot {
    this.#game.free();
    this.#game = game;
    return this.#taken();
  }

  /** Follows the page: what is played next is played in the game that it shows. */
  follow(shownGame: () => Snapshot) {
    this.#shown = shownGame;
  }

  /** The game that the page shows: it may have gone back to one that it has kept. */
  #onBoard() {
    const shownGame = this.#shown();
    if (shownGame !== null && shownGame !== this.#snapshot) {
      const { setup, line, ply } = shownGame;
      this.show(this.restore({ setup, transcript: line.join(""), ply }));
      this.#snapshot = shownGame;
    }
    return this.#game;
  }

  #taken() {
    this.#snapshot = this.#game.snapshot();
    return this.#snapshot;
  }

  /** @throws if the move is illegal */
  play(square: Square): Snapshot {
    this.#onBoard().play(square);
    return this.#taken();
  }

  /** @throws if the game has no such ply */
  goTo(ply: number): Snapshot {
    this.#onBoard().go_to(ply);
    return this.#taken();
  }

  /**
   * The game after the next move of its line, with the discs that this move flips, as if it had
   * just been played.
   * @throws if the line ends here
   */
  step(): Snapshot {
    const game = this.#onBoard();
    const { moves, line, ply } = game.snapshot();
    game.go_to(ply + 1);
    const { changed } = moves.find(({ move }) => move === withoutCorrection(line[ply])) ?? {
      changed: [],
    };
    this.#snapshot = { ...game.snapshot(), changed };
    return this.#snapshot;
  }

  /** A random legal square. */
  chooseRandom(seed: number | undefined) {
    return this.#onBoard().random_move(seed);
  }
}
