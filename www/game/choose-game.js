/**
 * The choice among the page's games. A game that is left is stored and waits as it was.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { Game, GameSession } from "./session.js"
 * @import { Context } from "../app/context.js"
 * @import { ReadFacts } from "./game-steps.js"
 *
 * A game that has been read, or null.
 * @typedef {ReadFacts & {game: Game | null}} Replacing
 */

import { PageError, problemBehind } from "../base/problems.js";
import { readGoodBeginning } from "./good-beginning.js";
import { openFirstGame } from "./initial-game.js";
import { firstGameOf } from "./session.js";
import { GAMES, gameNamed } from "../games/index.js";
import { loadGame } from "./game-steps.js";
import { isOffered } from "../settings/club-settings.js";
import { settingsOf, setupOf } from "../settings/settings.js";

/**
 * Puts another of the page's games on the board, as it was left. What is on the board stays until
 * the other game's rules are there, and where a game that replaces it cannot be read.
 * @param {Context} context
 * @param {string} id
 * @param {(session: GameSession) => Promise<Replacing> | Replacing} [read] a game that replaces the
 *   one that was left, null for none
 * @returns {Promise<Problem | null>} why it is not on the board, or what ends the game of a text
 *   before the end of that text
 * @throws what `read` throws
 */
export async function chooseGame(context, id, read) {
  const { store, session, storage, lang, rooms, resumeParts } = context;
  const game = gameNamed(id);
  // The rooms' parts of the game that is replaced are left with it.
  if (read) await rooms().catch(() => {});
  try {
    if (!(await session.take(game))) return null;
  } catch (error) {
    const problem = problemBehind("game-unavailable", error);
    store.dispatch({ type: "game-unavailable", problem });
    return problem;
  }
  const { game: shown, settings } = store.get();
  /** @type {Replacing} */
  let replacing = { game: null };
  try {
    if (read) replacing = await read(session);
  } catch (error) {
    await session.take(gameNamed(shown.game));
    throw error;
  }
  if (shown.game !== id) {
    const wanted = settingsOf(lang, game, settings.stored, {});
    const running = { readGame: () => storage.readGame(game) };
    const { first, problems } = openFirstGame(session, setupOf(wanted), "", running, {
      damaged: false,
    });
    store.dispatch({ type: "game-chosen", first, lang, problems });
    resumeParts(storage.waitingParts(game));
  }
  const { game: replaces, ...facts } = replacing;
  if (replaces !== null) loadGame(context, replaces, facts);
  return facts.stopped ?? null;
}

/**
 * Puts a game on the board that is read from a text.
 * @param {Context} context
 * @param {string} id
 * @param {(session: GameSession) => Replacing} read
 * @returns {Promise<Problem | null>} why it is not on the board, or what ends it before the end of
 *   its text
 */
export async function loadText(context, id, read) {
  try {
    return await chooseGame(context, id, async (session) => {
      await session.prepareToRead();
      return read(session);
    });
  } catch (error) {
    return problemBehind("load", error);
  }
}

/**
 * A game that has been read.
 * @param {Game} game
 * @param {string} id what it has to be a game of
 * @returns {Game}
 * @throws if it is another one; it is freed then
 */
export function ofGame(game, id) {
  const { game: found } = game.snapshot();
  if (found === id) return game;
  game.free();
  throw new PageError("other-game", found);
}

/**
 * The name of the game, other than the one on the board, that a text holds; null if there is none.
 * @param {Context} context
 * @param {string} text
 * @returns {Promise<string | null>}
 */
export async function otherGameIn({ store, loadReaders }, text) {
  const others = GAMES.filter(({ id }) => isOffered(id) && id !== store.get().game.game);
  for (const game of others) {
    try {
      const { first } = firstGameOf(text, game);
      const read = (await loadReaders(game)).read_game;
      if (!read) continue;
      readGoodBeginning(first, (part) => ofGame(read(part, game.id), game.id)).game.free();
      return game.id;
    } catch {
      // Neither is it a game of these rules.
    }
  }
  return null;
}
