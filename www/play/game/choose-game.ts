/** The choice among the page's games. A game that is left is stored and waits as it was. */

import type { GameId } from "../../../reversi-rules.js";
import type { Context } from "../../floor/base/page.ts";
import { type Problem, PageError, problemBehind } from "../../floor/base/problems.ts";
import { readGoodBeginning } from "./good-beginning.ts";
import { openFirstGame } from "./initial-game.ts";
import { type Game, type GameSession, firstGameOf } from "./session.ts";
import { GAMES, gameNamed } from "../games/index.ts";
import { type ReadFacts, loadGame } from "./game-steps.ts";
import { isOffered } from "../settings/club-settings.ts";
import { setupOf } from "../settings/settings.ts";
import { settingsOf } from "../settings/kept-settings.ts";

/** A game that has been read, or null. */
type Replacing = ReadFacts & { game: Game | null };

/**
 * Puts another of the page's games on the board, as it was left. What is on the board stays until
 * the other game's rules are there, and where a game that replaces it cannot be read.
 * @param read a game that replaces the one that was left, null for none
 * @returns why it is not on the board, or what ends the game of a text before the end of that text
 * @throws what `read` throws
 */
export async function chooseGame(
  context: Context,
  id: GameId,
  read?: (session: GameSession) => Promise<Replacing> | Replacing,
): Promise<Problem | null> {
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
  const { game: shownGame, settings } = store.get();
  let replacing: Replacing = { game: null };
  try {
    if (read) replacing = await read(session);
  } catch (error) {
    await session.take(gameNamed(shownGame.game));
    throw error;
  }
  if (shownGame.game !== id) {
    const wantedSettings = settingsOf(lang, game, settings.stored, {});
    const running = { readGame: () => storage.readGame(game) };
    const { first, problems } = openFirstGame(session, setupOf(wantedSettings), "", running, {
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
 * @returns why it is not on the board, or what ends it before the end of its text
 */
export async function loadText(
  context: Context,
  id: GameId,
  read: (session: GameSession) => Replacing,
): Promise<Problem | null> {
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
 * @param id what it has to be a game of
 * @throws if it is another one; it is freed then
 */
export function ofGame(game: Game, id: GameId): Game {
  const { game: found } = game.snapshot();
  if (found === id) return game;
  game.free();
  throw new PageError("other-game", found);
}

/**
 * The name of the game, other than the one on the board, that a text holds; null if there is none.
 */
export async function otherGameIn(
  { store, loadReaders }: Context,
  text: string,
): Promise<GameId | null> {
  const others = GAMES.filter(({ id }) => isOffered(id) && id !== store.get().game.game);
  for (const game of others) {
    try {
      const { first } = firstGameOf(text, game);
      const { read_game: read, before_fault: beforeFault } = await loadReaders(game);
      if (!read || !beforeFault) continue;
      readGoodBeginning(
        first,
        (part) => ofGame(read(part, game.id), game.id),
        (part) => beforeFault(part, game.id),
      ).game.free();
      return game.id;
    } catch {
      // Neither is it a game of these rules.
    }
  }
  return null;
}
