// Games of Connect Four by random moves, the same ones for a seed.

/**
 * @param {Awaited<ReturnType<typeof import("../../node/support/engine.mjs").loadModule>>} module
 */
export function randomGames(module, seed) {
  let state = seed;

  /** A random number from 0 to 1, by a linear congruential generator. */
  function random() {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  }

  /** A game of at most `discs` random moves that is not over. */
  return function randomGame(discs) {
    for (;;) {
      const game = module.new_game({ game: "connect-four" });
      for (let ply = 0; ply < discs && game.turn(); ply += 1) {
        const moves = game.legal_moves();
        game.play(moves[Math.floor(random() * moves.length)]);
      }
      if (game.turn()) return game;
      game.free();
    }
  };
}
